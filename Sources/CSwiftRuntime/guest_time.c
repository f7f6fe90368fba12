// Work that an app puts off, caught where Dispatch, Foundation and Swift's tasks all hand it to the system: at the C functions
// of libdispatch and CoreFoundation, for which this executable has definitions of its own. On a thread that runs no guest's
// code they do what they always did. Weak, so that a static link of those libraries still finds one definition of each.
#define _GNU_SOURCE
#include "guest_time.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define CAUGHT __attribute__((weak, visibility("default")))
static const int64_t second = 1000000000;

typedef void (*function)(void *);
struct block {
  void *isa;
  int32_t flags, reserved;
  void (*invoke)(void *);
};

struct swivel_work {
  struct swivel_work *next;
  struct swivel_guest *guest;
  function call;
  void *context;
  // The queue of another thread it goes to when its time comes; NULL for the device's own.
  void *queue;
  // The group that is left when it is done, and the one it waits for; NULL for none.
  void *group, *awaited;
  // Set when it is done, for who waits.
  bool *done;
  // What put it off, and how manieth of that one's: the order of what comes from elsewhere.
  uint64_t source, place;
  int64_t delay, tag;
  int32_t kind;
  bool is_block;
};

struct swivel_guest {
  void *device;
  swivel_tell_tag tell_tag;
  swivel_take_work take_work;
  swivel_take_timer take_timer;
  _Atomic int64_t now;
  // What the machine's clocks read when the guest began to live.
  int64_t real_start, monotonic_start, boot_start;
  // What the uptime read when the guest's code was entered last, and the guest's time then: Dispatch measures waits from it.
  int64_t uptime_entered, now_entered;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  struct swivel_work *handed;
  // Work of groups that wait for others.
  struct swivel_work *notified;
  uint64_t begun;
  // Work on other threads that is waited for; all there is, that which is not waited for too; references.
  _Atomic int32_t outstanding;
  int32_t abandoned, references, waiting_for_main;
  _Atomic bool has_handed;
};

static _Thread_local struct swivel_guest *current;
// The piece of work a thread elsewhere does, from 1, and how much it has put off; 0 on the device's own thread.
static _Thread_local uint64_t source, place;
static _Thread_local int64_t source_tag;

// MARK: The real functions

static struct {
  void (*async)(void *, void *), (*async_f)(void *, void *, function), (*after)(uint64_t, void *, void *);
  void (*after_f)(uint64_t, void *, void *, function), (*group_async)(void *, void *, void *);
  void (*group_notify)(void *, void *, void *), (*sync)(void *, void *), (*group_enter)(void *), (*group_leave)(void *);
  long (*group_wait)(void *, uint64_t);
  uint64_t (*time)(uint64_t, int64_t), (*walltime)(const struct timespec *, int64_t);
  void (*add_timer)(void *, void *, void *), (*perform_block)(void *, void *, void *);
  void (*timer_context)(void *, void *), *(*main_loop)(void), *(*retain_block)(void *);
  void (*release_block)(void *), (*retain)(void *), (*release)(void *);
  int (*gettime)(clockid_t, struct timespec *);
  void *main_queue, *concurrency;
} real;

static void *library(void *address) {
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fbase : NULL;
}

__attribute__((constructor)) static void find_functions(void) {
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
  FIND(release, "dispatch_release"), FIND(gettime, "clock_gettime"), FIND(main_queue, "_dispatch_main_q");
#undef FIND
  real.concurrency = library(dlsym(RTLD_DEFAULT, "swift_task_create"));
}

static int read_clock(clockid_t clock, struct timespec *time) {
  return real.gettime ? real.gettime(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t reading(clockid_t clock) {
  struct timespec time;
  read_clock(clock, &time);
  return time.tv_sec * second + time.tv_nsec;
}

// MARK: Guests

struct swivel_guest *swivel_guest_make(
    void *device, swivel_tell_tag tag, swivel_take_work work, swivel_take_timer timer) {
  struct swivel_guest *guest = calloc(1, sizeof *guest);
  if (!guest) abort();
  guest->device = device;
  guest->tell_tag = tag;
  guest->take_work = work;
  guest->take_timer = timer;
  guest->references = 1;
  guest->real_start = reading(CLOCK_REALTIME) / second * second;
  guest->monotonic_start = reading(CLOCK_MONOTONIC);
  guest->boot_start = reading(CLOCK_BOOTTIME);
  pthread_mutex_init(&guest->lock, NULL);
  pthread_condattr_t monotonic;
  pthread_condattr_init(&monotonic);
  pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
  pthread_cond_init(&guest->changed, &monotonic);
  pthread_condattr_destroy(&monotonic);
  return guest;
}

// The lock is held, and is not any more afterwards.
static void release_guest(struct swivel_guest *guest) {
  bool is_last = --guest->references == 0;
  pthread_mutex_unlock(&guest->lock);
  if (!is_last) return;
  pthread_mutex_destroy(&guest->lock);
  pthread_cond_destroy(&guest->changed);
  free(guest);
}

static void drop_all(struct swivel_work *work) {
  while (work) {
    struct swivel_work *next = work->next;
    swivel_work_drop(work);
    work = next;
  }
}

void swivel_guest_end(struct swivel_guest *guest) {
  pthread_mutex_lock(&guest->lock);
  guest->device = NULL;
  struct swivel_work *handed = guest->handed, *notified = guest->notified;
  guest->handed = guest->notified = NULL;
  pthread_mutex_unlock(&guest->lock);
  drop_all(handed);
  drop_all(notified);
  pthread_mutex_lock(&guest->lock);
  release_guest(guest);
}

struct swivel_guest *swivel_guest_enter(struct swivel_guest *guest) {
  struct swivel_guest *outer = current;
  if (outer != guest) {
    guest->uptime_entered = reading(CLOCK_MONOTONIC);
    guest->now_entered = guest->now;
  }
  current = guest;
  return outer;
}

void swivel_guest_leave(struct swivel_guest *outer) { current = outer; }

void swivel_guest_set_now(struct swivel_guest *guest, int64_t now) { guest->now = now; }

bool swivel_guest_has_elsewhere(struct swivel_guest *guest) {
  return guest->outstanding > 0 || guest->has_handed || guest->notified;
}

// MARK: Work

static struct swivel_work *make_work(int32_t kind, int64_t delay, function call, void *context, bool is_block) {
  struct swivel_work *work = calloc(1, sizeof *work);
  if (!work) abort();
  work->guest = current;
  work->tag = source ? source_tag : current->tell_tag(current->device);
  work->kind = kind;
  work->delay = delay > 0 ? delay : 0;
  work->call = call;
  work->context = is_block ? real.retain_block(context) : context;
  work->is_block = is_block;
  return work;
}

static struct swivel_work *make_block(int32_t kind, int64_t delay, void *block) {
  return make_work(kind, delay, ((struct block *)block)->invoke, block, true);
}

// To the device's thread: at once from there, in order from elsewhere.
static void hand_over(struct swivel_work *work) {
  struct swivel_guest *guest = work->guest;
  if (source == 0) return guest->take_work(guest->device, work->delay, work->kind, work->tag, work);
  work->source = source;
  work->place = ++place;
  pthread_mutex_lock(&guest->lock);
  bool is_dead = guest->device == NULL;
  if (!is_dead) {
    struct swivel_work **link = &guest->handed;
    while (*link && ((*link)->source < work->source || ((*link)->source == work->source && (*link)->place < work->place)))
      link = &(*link)->next;
    work->next = *link;
    *link = work;
    guest->has_handed = true;
    pthread_cond_signal(&guest->changed);
  }
  pthread_mutex_unlock(&guest->lock);
  if (is_dead) swivel_work_drop(work);
}

static void finish(struct swivel_work *work) {
  if (work->is_block) real.release_block(work->context);
  if (work->group) {
    real.group_leave(work->group);
    real.release(work->group);
  }
  if (work->awaited) real.release(work->awaited);
  if (work->queue) real.release(work->queue);
  if (work->done) {
    pthread_mutex_lock(&work->guest->lock);
    *work->done = true;
    pthread_cond_broadcast(&work->guest->changed);
    pthread_mutex_unlock(&work->guest->lock);
  }
  free(work);
}

void swivel_work_drop(struct swivel_work *work) { finish(work); }

// On a thread elsewhere, as the guest's code.
static void run_elsewhere(void *context) {
  struct swivel_work *work = context;
  struct swivel_guest *guest = work->guest;
  struct swivel_guest *outer = current;
  uint64_t outer_source = source, outer_place = place;
  int64_t outer_tag = source_tag;
  current = guest;
  source = work->source;
  source_tag = work->tag;
  place = 0;
  work->call(work->context);
  finish(work);
  current = outer;
  source = outer_source;
  source_tag = outer_tag;
  place = outer_place;
  pthread_mutex_lock(&guest->lock);
  if (guest->abandoned > 0) guest->abandoned--; else guest->outstanding--;
  pthread_cond_signal(&guest->changed);
  release_guest(guest);
}

static void begin_elsewhere(struct swivel_work *work, void *queue) {
  struct swivel_guest *guest = work->guest;
  pthread_mutex_lock(&guest->lock);
  work->source = ++guest->begun;
  guest->outstanding++;
  guest->references++;
  pthread_mutex_unlock(&guest->lock);
  real.async_f(queue, work, run_elsewhere);
}

void swivel_work_run(struct swivel_work *work) {
  void *queue = work->queue;
  if (queue) {
    work->queue = NULL;
    begin_elsewhere(work, queue);
    real.release(queue);
    return;
  }
  work->call(work->context);
  finish(work);
}

// Groups that are empty by now hand over what waited for them.
static void notify_groups(struct swivel_guest *guest) {
  struct swivel_work **link = &guest->notified;
  while (*link) {
    struct swivel_work *work = *link;
    if (real.group_wait(work->awaited, 0) != 0) {
      link = &work->next;
      continue;
    }
    *link = work->next;
    guest->take_work(guest->device, 0, work->kind, work->tag, work);
  }
}

static int32_t wait_elsewhere(struct swivel_guest *guest, int64_t limit) {
  if (guest->outstanding == 0 || guest->waiting_for_main > 0) return 0;
  int64_t end = guest->uptime_entered + limit;
  struct timespec until = {end / second, end % second};
  while (guest->outstanding > 0 && guest->waiting_for_main == 0)
    if (pthread_cond_timedwait(&guest->changed, &guest->lock, &until) != 0) break;
  if (guest->outstanding == 0 || guest->waiting_for_main > 0) return 0;
  int32_t left = guest->outstanding;
  guest->abandoned += left;
  guest->outstanding = 0;
  return left;
}

int32_t swivel_guest_collect(struct swivel_guest *guest, int64_t limit) {
  pthread_mutex_lock(&guest->lock);
  int32_t left = wait_elsewhere(guest, limit);
  struct swivel_work *handed = guest->handed;
  guest->handed = NULL;
  guest->has_handed = false;
  pthread_mutex_unlock(&guest->lock);
  while (handed) {
    struct swivel_work *next = handed->next;
    handed->next = NULL;
    guest->take_work(guest->device, handed->delay, handed->kind, handed->tag, handed);
    handed = next;
  }
  notify_groups(guest);
  return left;
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

// How long until a time of Dispatch's; -1 for never. Two high bits tell the clock: 0x uptime, 10 since boot, 11 the negated
// time of day.
static int64_t delay_until(uint64_t when) {
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

static void put_off(struct swivel_work *work, void *queue, bool is_here) {
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
  guest->waiting_for_main--;
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
