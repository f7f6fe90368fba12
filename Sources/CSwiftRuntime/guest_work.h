// What guests and caught calls share: a device as threads know it, its work, and the functions that are stood in for.
#ifndef SWIVEL_GUEST_WORK_H
#define SWIVEL_GUEST_WORK_H

#define _GNU_SOURCE
#include "guest_time.h"
#include <pthread.h>
#include <time.h>

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
  // Lets the context go once the work is done or dropped; NULL for none.
  function drop;
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
  // Work on other threads that is waited for; of what was begun, up to which number it is not any more.
  _Atomic int32_t outstanding;
  uint64_t abandoned;
  int32_t references, waiting_for_main;
  _Atomic bool has_handed;
};

// The guest whose code this thread runs; NULL for none.
extern _Thread_local struct swivel_guest *current;
// The piece of work a thread elsewhere does, from 1, how much it has put off, and whose it is; 0 on the device's own thread.
extern _Thread_local uint64_t source, place;
extern _Thread_local int64_t source_tag;

struct real_functions {
  void (*async)(void *, void *), (*async_f)(void *, void *, function), (*after)(uint64_t, void *, void *);
  void (*after_f)(uint64_t, void *, void *, function), (*group_async)(void *, void *, void *);
  void (*group_notify)(void *, void *, void *), (*sync)(void *, void *), (*group_enter)(void *), (*group_leave)(void *);
  long (*group_wait)(void *, uint64_t);
  uint64_t (*time)(uint64_t, int64_t), (*walltime)(const struct timespec *, int64_t);
  void (*add_timer)(void *, void *, void *), (*perform_block)(void *, void *, void *);
  void (*timer_context)(void *, void *), *(*main_loop)(void), *(*retain_block)(void *);
  void (*release_block)(void *), (*retain)(void *), (*release)(void *);
  void *(*source_create)(const void *, uintptr_t, uintptr_t, void *), *(*global_queue)(intptr_t, uintptr_t);
  void (*source_set_timer)(void *, uint64_t, uint64_t, uint64_t), (*source_set_event_handler)(void *, void *);
  void (*source_set_cancel_handler)(void *, void *), (*source_cancel)(void *), (*resume)(void *);
  void (*suspend)(void *), (*activate)(void *);
  void (*source_set_event_handler_f)(void *, function), (*set_context)(void *, void *);
  void (*set_finalizer)(void *, function);
  const char *(*queue_label)(void *);
  const void *timer_type;
  int (*gettime)(clockid_t, struct timespec *);
  void *main_queue, *concurrency;
};
extern struct real_functions real;

// Finds the functions that are stood in for, once.
void find_functions(void);
// Nanoseconds of a clock of the machine's.
int64_t reading(clockid_t clock);
struct swivel_work *make_work(int32_t kind, int64_t delay, function call, void *context, bool is_block);
struct swivel_work *make_block(int32_t kind, int64_t delay, void *block);
// To the device's thread: at once from there, in order from elsewhere.
void hand_over(struct swivel_work *work);
// The same, or to another queue's thread once it is due.
void put_off(struct swivel_work *work, void *queue, bool is_here);
// How long until a time of Dispatch's for the guest whose code runs; -1 for never.
int64_t delay_until(uint64_t when);
// On a queue of other threads, as the guest's.
void begin_elsewhere(struct swivel_work *work, void *queue);
// A guest is kept from the first to the second, and its work waited for, which has a number then; 0 for what is not waited for.
uint64_t begin_work(struct swivel_guest *guest, bool is_waited);
void end_work(struct swivel_guest *guest, uint64_t number);
// On this thread, which is none of the device's, as the guest's code.
void run_as_guest(struct swivel_guest *guest, int64_t tag, function call, void *context);

// Whether a queue is the one on which URLSession learns of its connections.
bool is_of_network(void *queue);
// A source of the network's that the current guest's code made.
void take_network_source(void *object, bool is_timer);
// False for any other source.
bool set_network_handler(void *object, void *block);
void cancel_network_source(void *object);

#endif
