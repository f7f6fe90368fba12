// A device as threads know it, and the work its apps put off there: taken at once on the device's own thread, gathered in order
// from others.
#include "guest_work.h"
#include <stdlib.h>

_Thread_local struct swivel_guest *current;
_Thread_local uint64_t source, place;
_Thread_local int64_t source_tag;
static const int64_t second = 1000000000;

// MARK: Guests

// A device is in no time zone of the machine's: Foundation reads this one when it is first asked. Whoever sets TZ chooses another.
__attribute__((constructor)) static void choose_time_zone(void) { setenv("TZ", "UTC", 0); }

struct swivel_guest *swivel_guest_make(
    void *device, int64_t begins, swivel_tell_tag tag, swivel_take_work work, swivel_take_timer timer) {
  struct swivel_guest *guest = calloc(1, sizeof *guest);
  if (!guest) abort();
  guest->device = device;
  guest->tell_tag = tag;
  guest->take_work = work;
  guest->take_timer = timer;
  guest->references = 1;
  guest->real_start = begins;
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

double swivel_guest_reference_time(struct swivel_guest *guest) {
  int64_t time = guest->real_start + guest->now;
  return (double)(time / second - 978307200) + 1e-9 * (double)(time % second);
}

double swivel_reference_time(void) { return current ? swivel_guest_reference_time(current) : 0; }

bool swivel_guest_has_elsewhere(struct swivel_guest *guest) {
  return guest->outstanding > 0 || guest->has_handed || guest->notified;
}

// MARK: Work

struct swivel_work *make_work(int32_t kind, int64_t delay, function call, void *context, bool is_block) {
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

struct swivel_work *make_block(int32_t kind, int64_t delay, void *block) {
  return make_work(kind, delay, ((struct block *)block)->invoke, block, true);
}

void hand_over(struct swivel_work *work) {
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
  if (work->drop) work->drop(work->context);
  if (work->group) {
    real.group_leave(work->group);
    real.release(work->group);
  }
  if (work->awaited) real.release(work->awaited);
  if (work->queue) real.release(work->queue);
  if (work->done) {
    pthread_mutex_lock(&work->guest->lock);
    *work->done = true;
    work->guest->waiting_for_main--;
    pthread_cond_broadcast(&work->guest->changed);
    pthread_mutex_unlock(&work->guest->lock);
  }
  free(work);
}

void swivel_work_drop(struct swivel_work *work) { finish(work); }

static void do_work(void *context) {
  struct swivel_work *work = context;
  work->call(work->context);
  finish(work);
}

// On a thread elsewhere, as the guest's code.
static void run_numbered(struct swivel_guest *guest, uint64_t number, int64_t tag, function call, void *context) {
  struct swivel_guest *outer = current;
  uint64_t outer_source = source, outer_place = place;
  int64_t outer_tag = source_tag;
  current = guest;
  source = number;
  source_tag = tag;
  place = 0;
  call(context);
  current = outer;
  source = outer_source;
  source_tag = outer_tag;
  place = outer_place;
}

uint64_t begin_work(struct swivel_guest *guest, bool is_waited) {
  pthread_mutex_lock(&guest->lock);
  guest->references++;
  if (is_waited) guest->outstanding++;
  uint64_t number = is_waited ? ++guest->begun : 0;
  pthread_mutex_unlock(&guest->lock);
  return number;
}

void end_work(struct swivel_guest *guest, uint64_t number) {
  pthread_mutex_lock(&guest->lock);
  if (number > guest->abandoned) guest->outstanding--;
  pthread_cond_signal(&guest->changed);
  release_guest(guest);
}

void run_as_guest(struct swivel_guest *guest, int64_t tag, function call, void *context) {
  uint64_t number = begin_work(guest, true);
  run_numbered(guest, number, tag, call, context);
  end_work(guest, number);
}

static void run_elsewhere(void *context) {
  struct swivel_work *work = context;
  struct swivel_guest *guest = work->guest;
  // The work is no more when it is done.
  uint64_t number = work->source;
  run_numbered(guest, number, work->tag, do_work, work);
  end_work(guest, number);
}

void begin_elsewhere(struct swivel_work *work, void *queue) {
  struct swivel_guest *guest = work->guest;
  work->source = begin_work(guest, true);
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
  guest->abandoned = guest->begun;
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
