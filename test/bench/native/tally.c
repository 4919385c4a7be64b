/* Who has which version since when, and how long answers take. */
#include "swarm.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double quantile(const double *sorted, int n, double q) {
  if (n == 0) return 0;
  int at = (int)(q * n);
  return sorted[at < n ? at : n - 1];
}

/* --- coming in --- */

static double came_last;

void came_in(struct client *c, double at) {
  c->stage = HERE;
  if (at > came_last) came_last = at;
}

double last_in(void) { return came_last; }

/* --- changes --- */

static long newest;
static int arrived;
static double *arrivals;
static char *newest_message;
static size_t bytes_of_newest;

/* The message is the same for all, byte for byte. */
static void compare_message(const struct client *c) {
  if (arrived > 0) {
    if (c->kept != bytes_of_newest || memcmp(c->payload, newest_message, c->kept) != 0) faults++;
    return;
  }
  newest_message = realloc(newest_message, c->kept);
  bytes_of_newest = c->kept;
  memcpy(newest_message, c->payload, c->kept);
}

void told(struct client *c, double at) {
  if (is_commander(c)) return;
  if (c->version > newest) {
    newest = c->version;
    arrived = 0;
  }
  if (c->version < newest) return;
  compare_message(c);
  if (arrivals == NULL) arrivals = malloc(sizeof *arrivals * (size_t)wishes.spectators);
  arrivals[arrived++] = at;
  if (arrived < wishes.spectators) return;
  qsort(arrivals, (size_t)arrived, sizeof *arrivals, by_size);
  printf("{\"ev\":\"told\",\"version\":%ld,\"first\":%.1f,\"p50\":%.1f,\"last\":%.1f,\"bytes\":%zu}\n", newest,
         arrivals[0], quantile(arrivals, arrived, 0.5), arrivals[arrived - 1], bytes_of_newest);
  fflush(stdout);
}

/* --- commands --- */

struct list {
  char **lines;
  int count, next;
};
static struct list lists[2];

static struct list *running;
static int to_send, to_answer, refused, count_run;
static long next_ack = 1, version_answered;
static double sent_at[FLIGHT], began;
static double *latencies;

/* Whether an answer is due, or spectators lack what was answered. */
int is_awaiting(void) {
  if (to_answer > 0) return 1;
  if (running != &lists[0] || wishes.spectators == 0) return 0;
  return newest < version_answered || arrived < wishes.spectators;
}

void load(int which, const char *file) {
  struct list *list = &lists[which & 1];
  FILE *from = fopen(file, "r");
  char *line = NULL;
  size_t room = 0;
  ssize_t n;
  while (from && (n = getline(&line, &room, from)) > 0) {
    if (line[n - 1] == '\n') line[n - 1] = 0;
    list->lines = realloc(list->lines, sizeof *list->lines * (size_t)(list->count + 1));
    list->lines[list->count++] = strdup(line);
  }
  free(line);
  if (from) fclose(from);
  else faults++;
  printf("{\"ev\":\"loaded\",\"lines\":%d}\n", list->count - list->next);
  fflush(stdout);
}

void send_next(void) {
  static char packet[1 << 16];
  if (running == NULL || to_send == 0) return;
  struct list *list = running;
  if (list->next >= list->count) {
    fprintf(stderr, "the swarm has no more commands\n");
    exit(1);
  }
  int n = snprintf(packet, sizeof packet, "42%ld%s", next_ack, list->lines[list->next++]);
  to_send--;
  sent_at[next_ack++ % FLIGHT] = now();
  send_text(&clients[wishes.spectators], packet, (size_t)n);
}

void run(int which, int count, int flight) {
  running = &lists[which & 1];
  to_send = to_answer = count_run = count;
  refused = 0;
  latencies = realloc(latencies, sizeof *latencies * (size_t)count);
  began = now();
  for (int i = 0; i < flight && i < count && i < FLIGHT; i++) send_next();
}

void answered(struct client *c, double at) {
  if (!is_commander(c) || to_answer == 0) return;
  char *after;
  long ack = strtol(c->payload + 2, &after, 10);
  latencies[count_run - to_answer] = at - sent_at[ack % FLIGHT];
  char *version = strstr(after, "\"version\":");
  if (strstr(after, "\"rejected\"")) {
    if (refused++ == 0) fprintf(stderr, "refused: %.300s\n", after);
  } else if (version) {
    version_answered = strtol(version + 10, NULL, 10);
  }
  to_answer--;
  send_next();
  if (to_answer > 0) return;
  qsort(latencies, (size_t)count_run, sizeof *latencies, by_size);
  printf("{\"ev\":\"ran\",\"count\":%d,\"refused\":%d,\"version\":%ld,\"began\":%.1f,\"answered\":%.1f,\"p25\":%.1f,\"p50\":%.1f,\"p99\":%.1f}\n",
         count_run, refused, version_answered, began, at, quantile(latencies, count_run, 0.25), quantile(latencies, count_run, 0.5),
         quantile(latencies, count_run, 0.99));
  fflush(stdout);
}
