// Work that an app puts off, caught where Dispatch, Foundation and Swift's tasks all hand it to the system.
#ifndef SWIVEL_GUEST_TIME_H
#define SWIVEL_GUEST_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// A device as this process's threads know it: the time its apps live in, and who takes what they put off.
struct swivel_guest;

/// A piece of work that was put off. It is run once or dropped once.
struct swivel_work;

/// How it was put off; the numbers are the order of `PutOff`'s cases.
enum swivel_kind {
  SWIVEL_ASYNC = 0,
  SWIVEL_ASYNC_AFTER = 1,
  SWIVEL_TASK = 2,
  SWIVEL_TASK_SLEEP = 3,
  SWIVEL_RUN_LOOP = 4,
  SWIVEL_SOURCE = 5,
};

/// Takes work of the device's own thread, due `delay` nanoseconds after the guest's present. `tag` is whose it is.
typedef void (*swivel_take_work)(void *device, int64_t delay, int32_t kind, int64_t tag, struct swivel_work *work);
/// Whose code runs on the device's own thread.
typedef int64_t (*swivel_tell_tag)(void *device);
/// Takes a Foundation `Timer` that was given to a run loop.
typedef void (*swivel_take_timer)(void *device, void *timer);

/// A guest whose time is 0, which is `begins` as dates have it: nanoseconds since the beginning of 1970. `device` is handed back
/// to the takers.
struct swivel_guest *swivel_guest_make(
    void *device, int64_t begins, swivel_tell_tag tag, swivel_take_work work, swivel_take_timer timer);
/// The device is no more: what other threads still put off for it is dropped.
void swivel_guest_end(struct swivel_guest *guest);
/// Until the matching `leave` this thread runs the guest's code; returns what to give to `leave`.
struct swivel_guest *swivel_guest_enter(struct swivel_guest *guest);
void swivel_guest_leave(struct swivel_guest *outer);
/// Nanoseconds since the guest began to live.
void swivel_guest_set_now(struct swivel_guest *guest, int64_t now);
/// The guest's present as dates have it: seconds since the beginning of 2001.
double swivel_guest_reference_time(struct swivel_guest *guest);
/// The same of the guest whose code this thread runs; 0 where it runs none.
double swivel_reference_time(void);
/// Whether another thread works for the guest, or has handed something over.
bool swivel_guest_has_elsewhere(struct swivel_guest *guest);
/// Waits for what other threads do for the guest, until `limit` of the machine's nanoseconds after its code was entered, and
/// hands over what they put off, in the order in which their work was begun. Returns how many pieces go on, which are waited for no more.
int32_t swivel_guest_collect(struct swivel_guest *guest, int64_t limit);

/// Does the work.
void swivel_work_run(struct swivel_work *work);
/// Forgets the work.
void swivel_work_drop(struct swivel_work *work);

/// Whether the process's calls come by here, which is so where Dispatch and Foundation are shared libraries.
bool swivel_catches_work(void);

#endif
