/* The wall clock, because the kernel stamps what arrives with it; only differences are used. */
#include "swarm.h"
#include <time.h>

static int64_t start_seconds;

double since_start(int64_t seconds, int64_t nanoseconds) {
  if (start_seconds == 0) start_seconds = seconds;
  return (double)(seconds - start_seconds) * 1e6 + (double)nanoseconds / 1e3;
}

double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return since_start(t.tv_sec, t.tv_nsec);
}
