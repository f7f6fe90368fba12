// A clock of the day that stands still, or jumps, for a process that loads this before its libraries; intervals stay true.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static int (*machine)(clockid_t, struct timespec *);
static const time_t moment = 1700000000, hour = 3600;

static void told(struct timespec *time) {
  static unsigned long reads;
  const char *how = getenv("SWIVEL_CLOCK");
  if (how && !strcmp(how, "frozen")) *time = (struct timespec){moment, 0};
  // Back an hour, and forth again, at every other look.
  if (how && !strcmp(how, "stepped") && __atomic_fetch_add(&reads, 1, __ATOMIC_RELAXED) % 2) time->tv_sec -= hour;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!machine) machine = dlsym(RTLD_NEXT, "clock_gettime");
  int result = machine(clock, time);
  if (!result && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) told(time);
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
