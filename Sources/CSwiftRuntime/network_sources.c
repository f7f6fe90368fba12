// Sources of Dispatch through which Foundation's URLSession learns of its connections: they are the system's and fire in real
// time, and what they call runs as the guest's that asked. An answer within the time that work elsewhere is waited for is part of
// the input that asked; a later one comes with the next. Of a connection two guests of a process share, the first is told.
#include "guest_work.h"
#include <stdlib.h>
#include <string.h>

struct network_source {
  struct network_source *next;
  struct swivel_guest *guest;
  // libdispatch's, and a block of URLSession's; NULL for none.
  void *object, *handler;
  int64_t tag;
  // Of work that is waited for: a connection is until it is closed. 0 for none, as timers are.
  uint64_t number;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct network_source *sources;
static _Atomic int32_t source_count;

// The queue of swift-corelibs-foundation's multi handle, by its label.
bool is_of_network(void *queue) {
  const char *label = queue && queue != real.main_queue && real.queue_label ? real.queue_label(queue) : NULL;
  return label && strcmp(label, "MultiHandle.isolation") == 0;
}

// The lock is held by whoever calls.
static struct network_source *find(void *object) {
  struct network_source *found = sources;
  while (found && found->object != object) found = found->next;
  return found;
}

static void fire(void *context) {
  struct network_source *from = context;
  pthread_mutex_lock(&lock);
  void *handler = from->handler ? real.retain_block(from->handler) : NULL;
  pthread_mutex_unlock(&lock);
  if (!handler) return;
  run_as_guest(from->guest, from->tag, ((struct block *)handler)->invoke, handler);
  real.release_block(handler);
}

// The last reference to the source was let go.
static void forget(void *context) {
  struct network_source *gone = context;
  pthread_mutex_lock(&lock);
  struct network_source **link = &sources;
  while (*link != gone) link = &(*link)->next;
  *link = gone->next;
  source_count--;
  pthread_mutex_unlock(&lock);
  if (gone->handler) real.release_block(gone->handler);
  if (gone->number) end_work(gone->guest, gone->number);
  end_work(gone->guest, 0);
  free(gone);
}

void take_network_source(void *object, bool is_timer) {
  struct network_source *made = calloc(1, sizeof *made);
  if (!made) abort();
  *made = (struct network_source){.guest = current, .object = object};
  made->tag = source ? source_tag : current->tell_tag(current->device);
  begin_work(current, false);
  if (!is_timer) made->number = begin_work(current, true);
  pthread_mutex_lock(&lock);
  made->next = sources;
  sources = made;
  source_count++;
  pthread_mutex_unlock(&lock);
  real.set_context(object, made);
  real.set_finalizer(object, forget);
  real.source_set_event_handler_f(object, fire);
}

bool set_network_handler(void *object, void *block) {
  if (source_count == 0) return false;
  void *copy = block ? real.retain_block(block) : NULL, *former = copy;
  pthread_mutex_lock(&lock);
  struct network_source *found = find(object);
  if (found) {
    former = found->handler;
    found->handler = copy;
  }
  pthread_mutex_unlock(&lock);
  if (former) real.release_block(former);
  return found != NULL;
}

void cancel_network_source(void *object) {
  if (source_count == 0) return;
  pthread_mutex_lock(&lock);
  struct network_source *found = find(object);
  struct swivel_guest *guest = found ? found->guest : NULL;
  uint64_t number = found ? found->number : 0;
  if (found) found->number = 0;
  pthread_mutex_unlock(&lock);
  if (number) end_work(guest, number);
}
