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
static void come_in(struct client *c) {
  if (is_commander(c) || *wishes.join == 0) {
    c->stage = HERE;
    return;
  }
  send_text(c, wishes.join, strlen(wishes.join));
  c->stage = JOINING;
}

/* "43" and "46" acknowledge, the latter with bytes behind. */
static void joined(struct client *c) {
  if (!starts(c, "43") && !starts(c, "46")) return;
  if (strstr(c->payload, "\"ok\":false")) faults++;
  c->stage = HERE;
}

/* The versions stand in order; an inner "version" never follows a brace in a change. */
static void changes(struct client *c, double at) {
  static const char mark[] = "{\"version\":";
  long first = 0, last = 0;
  for (char *p = strstr(c->payload, mark); p; p = strstr(p, mark)) {
    p += sizeof mark - 1;
    last = strtol(p, NULL, 10);
    if (first == 0) first = last;
  }
  if (last > 0) told(c, first, last, at);
  else faults++;
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
    if (starts(c, "40")) come_in(c);
    else faults++;
    return;
  case JOINING:
    joined(c);
    return;
  case HERE:
    if (starts(c, "42[\"event:changes\"")) changes(c, at);
    else if (starts(c, "43")) answered(c, at);
    return;
  default:
    return;
  }
}
