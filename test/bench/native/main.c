/* The loop: orders, dialling, sockets. See swarm.h for the orders. */
#define _GNU_SOURCE
#include "swarm.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define AT_ONCE 512
#define ORDERS UINT32_MAX

struct wishes wishes = {.connect = "", .join = "", .commander_head = ""};
struct client *clients;
int watch, faults, gaps, lost;

static int next_to_dial, most_dialling, is_open;
static double opening_began;

static void take(char *wish) {
  char *value = strchr(wish, '=');
  if (value == NULL) return;
  *value++ = 0;
  if (!strcmp(wish, "port")) wishes.port = atoi(value);
  else if (!strcmp(wish, "spectators")) wishes.spectators = atoi(value);
  else if (!strcmp(wish, "socketio")) wishes.is_socketio = atoi(value);
  else if (!strcmp(wish, "connect")) wishes.connect = value;
  else if (!strcmp(wish, "join")) wishes.join = value;
  else if (!strcmp(wish, "head")) wishes.commander_head = value;
  else if (!strcmp(wish, "fetches")) wishes.fetches = atoi(value);
}

static void tell_state(void) {
  struct rusage r;
  getrusage(RUSAGE_SELF, &r);
  double cpu = (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) * 1e6 + (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec);
  printf("{\"ev\":\"state\",\"here\":%d,\"faults\":%d,\"gaps\":%d,\"lost\":%d,\"cpuUs\":%.0f}\n", here(), faults, gaps,
         lost, cpu);
  fflush(stdout);
}

static void obey(char *order) {
  int a = 0, b = 0, c = 0;
  char file[1024] = "";
  if (sscanf(order, "open %d", &a) == 1) {
    most_dialling = a;
    next_to_dial = is_open = 0;
    opening_began = now();
    forget_snapshot();
  } else if (!strncmp(order, "join ", 5)) {
    wishes.join = strdup(order + 5);
  } else if (!strncmp(order, "drop", 4)) {
    hang_up();
    printf("{\"ev\":\"dropped\",\"here\":%d}\n", here());
    fflush(stdout);
  } else if (sscanf(order, "snapshot %1023[^\n]", file) == 1) {
    write_snapshot(file);
  } else if (sscanf(order, "load %d %1023[^\n]", &a, file) == 2) {
    load(a, file);
  } else if (sscanf(order, "run %d %d %d", &a, &b, &c) == 3) {
    run(a, b, c);
  } else if (!strncmp(order, "state", 5)) {
    tell_state();
  }
}

static void read_orders(void) {
  static char text[4096];
  static size_t held;
  ssize_t n = read(0, text + held, sizeof text - 1 - held);
  if (n == 0) exit(0);
  if (n < 0) return;
  held += (size_t)n;
  text[held] = 0;
  char *from = text, *end;
  while ((end = strchr(from, '\n')) != NULL) {
    *end = 0;
    obey(from);
    from = end + 1;
  }
  held = strlen(from);
  memmove(text, from, held);
}

static void dial_on(void) {
  if (is_open || most_dialling == 0) return;
  for (int busy = dialling(); next_to_dial <= wishes.spectators && busy < most_dialling; next_to_dial++) {
    if (clients[next_to_dial].stage == HERE) continue;
    dial(next_to_dial);
    busy++;
  }
  if (next_to_dial <= wishes.spectators || dialling() > 0) return;
  is_open = 1;
  printf("{\"ev\":\"open\",\"here\":%d,\"faults\":%d,\"lost\":%d,\"began\":%.1f,\"last\":%.1f}\n", here(), faults, lost,
         opening_began, last_in());
  fflush(stdout);
}

/*
 * While something is awaited nobody sleeps in the kernel until a byte comes: waking a sleeper is paid for by the server
 * that sends. The crowd looks every fifth of a millisecond instead; when things arrived the kernel has noted.
 */
static int wait_for(struct epoll_event *events) {
  int is_opening = most_dialling && !is_open;
  if (!is_opening && !is_awaiting()) return epoll_wait(watch, events, AT_ONCE, 50);
  int n = epoll_wait(watch, events, AT_ONCE, 0);
  if (n < AT_ONCE) nanosleep(&(struct timespec){0, 200000}, NULL);
  return n;
}

/* Each client takes a file descriptor, and by default some systems give no more than 1,024. */
static void allow_many(void) {
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

int main(int count, char **words) {
  struct epoll_event events[AT_ONCE], orders = {.events = EPOLLIN, .data.u32 = ORDERS};
  allow_many();
  for (int i = 1; i < count; i++) take(words[i]);
  now();
  clients = calloc((size_t)wishes.spectators + 1, sizeof *clients);
  watch = epoll_create1(0);
  fcntl(0, F_SETFL, O_NONBLOCK);
  epoll_ctl(watch, EPOLL_CTL_ADD, 0, &orders);
  for (;;) {
    dial_on();
    int n = wait_for(events);
    for (int i = 0; i < n; i++) {
      if (events[i].data.u32 == ORDERS) {
        read_orders();
        continue;
      }
      struct client *c = &clients[events[i].data.u32];
      if (c->stage == DIALLING) reached(c);
      else if (c->fd >= 0) readable(c);
    }
  }
}
