// Work that an app puts off, caught where Dispatch, Foundation and Swift's tasks all hand it to the system: at the C functions
// of libdispatch and CoreFoundation, for which this executable has definitions of its own. On a thread that runs no guest's
// code they do what they always did. Weak, so that a static link of those libraries still finds one definition of each.
#include "guest_work.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CAUGHT __attribute__((weak, visibility("default")))
static const int64_t second = 1000000000;

// MARK: The real functions

struct real_functions real;

static void *library(void *address) {
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fbase : NULL;
}

__attribute__((constructor)) void find_functions(void) {
  if (real.concurrency) return;
#define FIND(member, name) real.member = dlsym(RTLD_NEXT, name)
  FIND(async, "dispatch_async"), FIND(async_f, "dispatch_async_f"), FIND(after, "dispatch_after");
  FIND(after_f, "dispatch_after_f"), FIND(group_async, "dispatch_group_async");
  FIND(group_notify, "dispatch_group_notify"), FIND(sync, "dispatch_sync");
  FIND(group_enter, "dispatch_group_enter"), FIND(group_leave, "dispatch_group_leave");
  FIND(group_wait, "dispatch_group_wait"), FIND(time, "dispatch_time"), FIND(walltime, "dispatch_walltime");
  FIND(add_timer, "CFRunLoopAddTimer"), FIND(perform_block, "CFRunLoopPerformBlock");
  FIND(timer_context, "CFRunLoopTimerGetContext"), FIND(main_loop, "CFRunLoopGetMain");
  FIND(retain_block, "_Block_copy"), FIND(release_block, "_Block_release"), FIND(retain, "dispatch_retain");
  FIND(source_create, "dispatch_source_create"), FIND(source_set_timer, "dispatch_source_set_timer");
  FIND(source_set_event_handler, "dispatch_source_set_event_handler"), FIND(source_cancel, "dispatch_source_cancel");
  FIND(source_set_cancel_handler, "dispatch_source_set_cancel_handler"), FIND(resume, "dispatch_resume");
  FIND(suspend, "dispatch_suspend"), FIND(activate, "dispatch_activate");
  FIND(source_set_event_handler_f, "dispatch_source_set_event_handler_f"), FIND(set_context, "dispatch_set_context");
  FIND(set_finalizer, "dispatch_set_finalizer_f"), FIND(queue_label, "dispatch_queue_get_label");
  FIND(global_queue, "dispatch_get_global_queue"), FIND(timer_type, "_dispatch_source_type_timer");
  FIND(release, "dispatch_release"), FIND(gettime, "clock_gettime"), FIND(main_queue, "_dispatch_main_q");
#undef FIND
  real.concurrency = library(dlsym(RTLD_DEFAULT, "swift_task_create"));
}

static int read_clock(clockid_t clock, struct timespec *time) {
  return real.gettime ? real.gettime(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int64_t reading(clockid_t clock) {
  struct timespec time;
  read_clock(clock, &time);
  return time.tv_sec * second + time.tv_nsec;
}

// MARK: Clocks

static bool is_of_tasks(void *address) {
  static _Thread_local void *known;
  if (!real.concurrency || !address) return false;
  if (address == known) return true;
  bool is = library(address) == real.concurrency;
  if (is) known = address;
  return is;
}

static int64_t guest_uptime(struct swivel_guest *guest) {
  return guest->uptime_entered + (guest->now - guest->now_entered);
}

// Two high bits tell the clock: 0x uptime, 10 since boot, 11 the negated time of day.
int64_t delay_until(uint64_t when) {
  struct swivel_guest *guest = current;
  if (when == UINT64_MAX) return -1;
  if (!(when >> 63)) return (int64_t)when - guest_uptime(guest);
  if (when >> 62 & 1) return -(int64_t)when - (guest->real_start + guest->now);
  return (int64_t)(when & INT64_MAX) - (guest->boot_start + guest->now);
}

CAUGHT int clock_gettime(clockid_t clock, struct timespec *time) {
  struct swivel_guest *guest = current;
  int64_t start;
  if (!guest) return read_clock(clock, time);
  switch (clock) {
  case CLOCK_REALTIME: start = guest->real_start; break;
  case CLOCK_MONOTONIC: start = guest->monotonic_start; break;
  case CLOCK_BOOTTIME: start = guest->boot_start; break;
  default: return read_clock(clock, time);
  }
  // The time of day is the guest's for all; the others measure real waits, except those of tasks, which are caught.
  if (clock != CLOCK_REALTIME && !is_of_tasks(__builtin_return_address(0))) return read_clock(clock, time);
  int64_t now = start + guest->now;
  time->tv_sec = now / second;
  time->tv_nsec = now % second;
  return 0;
}

CAUGHT uint64_t dispatch_time(uint64_t when, int64_t delta) {
  find_functions();
  return real.time(current && when == 0 ? (uint64_t)guest_uptime(current) : when, delta);
}

CAUGHT uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  struct timespec now;
  if (current && !when) {
    clock_gettime(CLOCK_REALTIME, &now);
    when = &now;
  }
  find_functions();
  return real.walltime(when, delta);
}

// MARK: Dispatch

CAUGHT void dispatch_async(void *queue, void *block) {
  if (!current) return find_functions(), real.async(queue, block);
  struct swivel_work *work = make_block(SWIVEL_ASYNC, 0, block);
  if (queue == real.main_queue) hand_over(work); else begin_elsewhere(work, queue);
}

CAUGHT void dispatch_async_f(void *queue, void *context, function call) {
  if (!current) return find_functions(), real.async_f(queue, context, call);
  bool is_task = is_of_tasks((void *)call);
  struct swivel_work *work = make_work(is_task ? SWIVEL_TASK : SWIVEL_ASYNC, 0, call, context, false);
  if (is_task || queue == real.main_queue) hand_over(work); else begin_elsewhere(work, queue);
}

void put_off(struct swivel_work *work, void *queue, bool is_here) {
  if (!is_here && queue != real.main_queue) {
    real.retain(queue);
    work->queue = queue;
  }
  hand_over(work);
}

CAUGHT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (!current) return find_functions(), real.after(when, queue, block);
  int64_t delay = delay_until(when);
  if (when != UINT64_MAX) put_off(make_block(SWIVEL_ASYNC_AFTER, delay, block), queue, false);
}

CAUGHT void dispatch_after_f(uint64_t when, void *queue, void *context, function call) {
  if (!current) return find_functions(), real.after_f(when, queue, context, call);
  int64_t delay = delay_until(when);
  bool is_task = is_of_tasks((void *)call);
  if (when == UINT64_MAX) return;
  put_off(make_work(is_task ? SWIVEL_TASK_SLEEP : SWIVEL_ASYNC_AFTER, delay, call, context, false), queue, is_task);
}

CAUGHT void dispatch_group_async(void *group, void *queue, void *block) {
  if (!current) return find_functions(), real.group_async(group, queue, block);
  struct swivel_work *work = make_block(SWIVEL_ASYNC, 0, block);
  real.retain(group);
  real.group_enter(group);
  work->group = group;
  if (queue == real.main_queue) hand_over(work); else begin_elsewhere(work, queue);
}

CAUGHT void dispatch_group_notify(void *group, void *queue, void *block) {
  if (!current || source != 0) return find_functions(), real.group_notify(group, queue, block);
  struct swivel_work *work = make_block(SWIVEL_ASYNC, 0, block), **link = &current->notified;
  real.retain(group);
  work->awaited = group;
  if (queue != real.main_queue) {
    real.retain(queue);
    work->queue = queue;
  }
  while (*link) link = &(*link)->next;
  *link = work;
}

// A thread elsewhere that waits for the main one, which waits for that thread: it is served in between.
CAUGHT void dispatch_sync(void *queue, void *block) {
  struct swivel_guest *guest = current;
  if (!guest || source == 0 || queue != real.main_queue) return find_functions(), real.sync(queue, block);
  bool done = false;
  struct swivel_work *work = make_block(SWIVEL_ASYNC, 0, block);
  work->done = &done;
  pthread_mutex_lock(&guest->lock);
  guest->waiting_for_main++;
  pthread_mutex_unlock(&guest->lock);
  hand_over(work);
  pthread_mutex_lock(&guest->lock);
  while (!done) pthread_cond_wait(&guest->changed, &guest->lock);
  pthread_mutex_unlock(&guest->lock);
}

// MARK: Run loops

// CoreFoundation's CFRunLoopTimerContext.
struct timer_context {
  long version;
  void *info, *retain, *release, *description;
};

CAUGHT void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  struct timer_context context = {0};
  if (!current || source != 0 || !real.timer_context) return find_functions(), real.add_timer(loop, timer, mode);
  real.timer_context(timer, &context);
  current->take_timer(current->device, context.info);
}

CAUGHT void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  if (!current || (source != 0 && loop != real.main_loop())) return find_functions(), real.perform_block(loop, mode, block);
  hand_over(make_block(SWIVEL_RUN_LOOP, 0, block));
}

bool swivel_catches_work(void) {
  void *found = dlsym(RTLD_DEFAULT, "dispatch_async");
  return found == (void *)dispatch_async && real.async && real.async != dispatch_async && real.main_queue;
}
