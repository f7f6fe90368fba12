// Timers of Dispatch that an app makes: the source is libdispatch's and never armed; when it fires is put off on the device's time.
// Sources of other kinds, and timers nobody's guest made, are what they always were.
#include "guest_work.h"
#include <stdlib.h>

#define CAUGHT __attribute__((weak, visibility("default")))

struct timer_source {
  struct timer_source *next;
  struct swivel_guest *guest;
  // libdispatch's, the queue its handlers run on, and blocks of the guest's; NULL for none.
  void *object, *queue, *handler, *cancel_handler;
  // Nanoseconds between firings; 0 for once.
  _Atomic int64_t interval;
  // Counts its times: a tick of an earlier one is void.
  _Atomic uint64_t turn;
  // Of whoever holds the source, and of the list and the ticks that know this.
  _Atomic int32_t held;
  int32_t references;
  // How often it was suspended more than resumed: a source is made suspended.
  _Atomic int32_t suspended;
  _Atomic bool is_cancelled, is_pending;
};

// One time at which a timer is to fire.
struct tick {
  struct timer_source *timer;
  uint64_t turn;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer_source *timers;
static _Atomic int32_t timer_count;

// The lock is held by whoever calls these two.
static struct timer_source *find(void *object) {
  struct timer_source *timer = timers;
  while (timer && timer->object != object) timer = timer->next;
  return timer;
}

static void let_go(struct timer_source *timer) {
  if (--timer->references > 0) return;
  pthread_mutex_unlock(&lock);
  // A block's captures may hold sources: they go while the lock is free.
  if (timer->handler) real.release_block(timer->handler);
  if (timer->cancel_handler) real.release_block(timer->cancel_handler);
  real.release(timer->queue);
  free(timer);
  pthread_mutex_lock(&lock);
}

// The timer of an object, with a reference; NULL for any other object.
static struct timer_source *known(void *object) {
  if (timer_count == 0) return NULL;
  pthread_mutex_lock(&lock);
  struct timer_source *timer = find(object);
  if (timer) timer->references++;
  pthread_mutex_unlock(&lock);
  return timer;
}

static void forget(struct timer_source *timer) {
  pthread_mutex_lock(&lock);
  let_go(timer);
  pthread_mutex_unlock(&lock);
}

// MARK: Firing

static void run_tick(void *context);

static void drop_tick(void *context) {
  struct tick *tick = context;
  forget(tick->timer);
  free(tick);
}

// Puts off the next firing of this turn.
static void put_off_tick(struct timer_source *timer, int64_t delay) {
  struct tick *tick = malloc(sizeof *tick);
  if (!tick) abort();
  *tick = (struct tick){timer, timer->turn};
  pthread_mutex_lock(&lock);
  timer->references++;
  pthread_mutex_unlock(&lock);
  struct swivel_work *work = make_work(SWIVEL_SOURCE, delay, run_tick, tick, false);
  work->drop = drop_tick;
  put_off(work, timer->queue, false);
}

static void run_block(void *block) {
  if (block) ((struct block *)block)->invoke(block);
}

static void fire(struct timer_source *timer) {
  uint64_t turn = timer->turn;
  pthread_mutex_lock(&lock);
  // A handler may set another, or let the source go.
  void *handler = timer->handler ? real.retain_block(timer->handler) : NULL;
  pthread_mutex_unlock(&lock);
  run_block(handler);
  if (handler) real.release_block(handler);
  if (timer->interval > 0 && !timer->is_cancelled && timer->held > 0 && timer->turn == turn)
    put_off_tick(timer, timer->interval);
}

static void run_tick(void *context) {
  struct tick *tick = context;
  struct timer_source *timer = tick->timer;
  if (timer->is_cancelled || timer->held <= 0 || timer->turn != tick->turn) return;
  if (timer->suspended > 0) timer->is_pending = true; else fire(timer);
}

// MARK: What apps call

CAUGHT void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  find_functions();
  void *object = real.source_create(type, handle, mask, queue);
  if (!current || !object) return object;
  if (is_of_network(queue)) return take_network_source(object, type == real.timer_type), object;
  if (type != real.timer_type) return object;
  struct timer_source *timer = calloc(1, sizeof *timer);
  if (!timer) abort();
  timer->guest = current;
  timer->object = object;
  timer->queue = queue ? queue : real.global_queue(0, 0);
  real.retain(timer->queue);
  timer->held = timer->suspended = 1;
  timer->references = 1;
  pthread_mutex_lock(&lock);
  timer->next = timers;
  timers = timer;
  timer_count++;
  pthread_mutex_unlock(&lock);
  return object;
}

CAUGHT void dispatch_source_set_timer(void *object, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct timer_source *timer = known(object);
  if (!timer) return find_functions(), real.source_set_timer(object, start, interval, leeway);
  timer->turn++;
  timer->is_pending = false;
  timer->interval = interval >= INT64_MAX ? 0 : (int64_t)interval;
  if (current == timer->guest && start != UINT64_MAX) put_off_tick(timer, delay_until(start));
  forget(timer);
}

static void set_block(struct timer_source *timer, void **place, void *block) {
  void *copy = block ? real.retain_block(block) : NULL;
  pthread_mutex_lock(&lock);
  void *former = *place;
  *place = copy;
  pthread_mutex_unlock(&lock);
  if (former) real.release_block(former);
  forget(timer);
}

CAUGHT void dispatch_source_set_event_handler(void *object, void *block) {
  struct timer_source *timer = known(object);
  if (!timer) {
    find_functions();
    if (!set_network_handler(object, block)) real.source_set_event_handler(object, block);
    return;
  }
  set_block(timer, &timer->handler, block);
}

CAUGHT void dispatch_source_set_cancel_handler(void *object, void *block) {
  struct timer_source *timer = known(object);
  if (!timer) return find_functions(), real.source_set_cancel_handler(object, block);
  set_block(timer, &timer->cancel_handler, block);
}

CAUGHT void dispatch_source_cancel(void *object) {
  find_functions();
  real.source_cancel(object);
  cancel_network_source(object);
  struct timer_source *timer = known(object);
  if (!timer) return;
  bool is_first = !timer->is_cancelled;
  timer->is_cancelled = true;
  if (is_first && timer->cancel_handler && current == timer->guest)
    put_off(make_block(SWIVEL_ASYNC, 0, timer->cancel_handler), timer->queue, false);
  forget(timer);
}

static void begin(struct timer_source *timer, bool is_resumed) {
  if (is_resumed && timer->suspended > 0) timer->suspended--;
  if (!is_resumed) timer->suspended = 0;
  // What was due while it was suspended comes at once, and once.
  if (timer->suspended == 0 && timer->is_pending && current == timer->guest) {
    timer->is_pending = false;
    put_off_tick(timer, 0);
  }
  forget(timer);
}

CAUGHT void dispatch_resume(void *object) {
  struct timer_source *timer = known(object);
  find_functions();
  real.resume(object);
  if (timer) begin(timer, true);
}

CAUGHT void dispatch_activate(void *object) {
  struct timer_source *timer = known(object);
  find_functions();
  real.activate(object);
  if (timer) begin(timer, false);
}

CAUGHT void dispatch_suspend(void *object) {
  struct timer_source *timer = known(object);
  find_functions();
  real.suspend(object);
  if (!timer) return;
  timer->suspended++;
  forget(timer);
}

CAUGHT void dispatch_retain(void *object) {
  struct timer_source *timer = known(object);
  find_functions();
  real.retain(object);
  if (!timer) return;
  timer->held++;
  forget(timer);
}

// Whoever lets the last reference go ends the timer.
CAUGHT void dispatch_release(void *object) {
  find_functions();
  if (timer_count > 0) {
    pthread_mutex_lock(&lock);
    struct timer_source *timer = find(object);
    if (timer && --timer->held == 0) {
      struct timer_source **link = &timers;
      while (*link != timer) link = &(*link)->next;
      *link = timer->next;
      timer_count--;
      let_go(timer);
    }
    pthread_mutex_unlock(&lock);
  }
  real.release(object);
}
