/* What a message says: Engine.IO 4 and Socket.IO 5 up to the join, changes, and answers to commands. */
#include "swarm.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int starts(const struct client *c, const char *with) {
  return strncmp(c->payload, with, strlen(with)) == 0;
}

static void connect_to_events(struct client *c) {
  char packet[1024];
  int n = snprintf(packet, sizeof packet, "40%s", wishes.connect);
  send_text(c, packet, (size_t)n);
  c->stage = CONNECTING;
}

/* Connected: a spectator asks to be let in, the commander does not listen. */
static void come_in(struct client *c, double at) {
  if (is_commander(c) || *wishes.join == 0) {
    came_in(c, at);
    return;
  }
  send_text(c, wishes.join, strlen(wishes.join));
  c->stage = JOINING;
}

/* The number behind the mark, and where it stands; -1: there is none. */
static long number_after(char **text, const char *mark) {
  char *at = strstr(*text, mark);
  if (at == NULL) return -1;
  *text = at + strlen(mark);
  return strtol(*text, NULL, 10);
}

/* Versions must follow one another; an inner "version" never follows a brace in a change. Whether there were any. */
static int take_changes(struct client *c) {
  char *text = c->payload;
  int count = 0;
  for (long version; (version = number_after(&text, "{\"version\":")) >= 0; count++) {
    if (c->version > 0 && version != c->version + 1) gaps++;
    c->version = version;
  }
  return count > 0;
}

static void changes(struct client *c, double at) {
  if (take_changes(c)) told(c, at);
  else faults++;
}

/* "43" and "46" acknowledge, the latter with bytes behind. A client that was away gets what it lacks; a reference, which
   has no versions of its own, names no base. */
static void joined(struct client *c, double at) {
  if (!starts(c, "43") && !starts(c, "46")) return;
  if (strstr(c->payload, "\"ok\":false")) faults++;
  char *text = c->payload, *packet = (char *)wishes.join;
  if (starts(c, "46")) {
    c->stage = FETCHING;
    expect_snapshot(c, number_after(&text, "\"snapshot\",\"version\":"));
    return;
  }
  c->version = strstr(text, "\"base\":") ? number_after(&packet, "\"since\":") : 0;
  take_changes(c);
  came_in(c, at);
}

void hear(struct client *c, double at) {
  if (wishes.is_socketio && c->kept == 1 && c->payload[0] == '2') {
    send_text(c, "3", 1);
    return;
  }
  switch (c->stage) {
  case GREETING:
    connect_to_events(c);
    return;
  case CONNECTING:
    if (starts(c, "40")) come_in(c, at);
    else faults++;
    return;
  case JOINING:
    joined(c, at);
    return;
  case HERE:
    if (starts(c, "42[\"event:changes\"")) changes(c, at);
    else if (starts(c, "43")) answered(c, at);
    return;
  default:
    return;
  }
}
