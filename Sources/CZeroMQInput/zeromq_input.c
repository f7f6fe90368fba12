// Reads along what libzmq reads, at the C functions it reads by, for which this executable has definitions of its own. libzmq keeps
// the parts of a message until the last has come, in a queue neither its owner nor its limits can see. A connection that sends more
// parts than any message has ends here as if its peer had reset it, and libzmq gives back what it kept. On threads that are not
// libzmq's, in contexts that are not this package's, the functions do what they always did. Not weak: sanitizers bring weak ones.
#define _GNU_SOURCE
#include "zeromq_input.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CAUGHT __attribute__((visibility("default")))

// MARK: Contexts

enum { contexts = 1000 };
static struct swivel_input_bounds bounds[contexts];
static _Atomic int64_t ended[contexts];

void swivel_input_bound(int32_t context, struct swivel_input_bounds given) { bounds[context] = given; }
int64_t swivel_input_ended(int32_t context) { return ended[context]; }

// The context whose connections this thread serves; −1 for none.
static int32_t own_context(void) {
  enum { unknown = -2, none = -1 };
  static _Thread_local int32_t known = unknown;
  if (known != unknown) return known;
  char name[16];
  int32_t context;
  int length = 0;
  bool is = pthread_getname_np(pthread_self(), name, sizeof name) == 0 &&
            sscanf(name, "%d/ZMQbg%n", &context, &length) == 1 && length > 0 && context >= 0 && context < contexts;
  return known = is && bounds[context].parts ? context : none;
}

// MARK: Connections

// Descriptors a process of ours may have, and more than that: `Context.usualDescriptors`.
enum { descriptors = 1 << 16 };

enum phase { GREETING, FLAGS, SIZE, BODY };
enum flags { MORE = 1, LONG = 2, COMMAND = 4 };

// Where a connection is in its ZMTP 3 (ZeroMQ RFC 23): a greeting of 64 bytes, then frames of flags, size and body.
static struct connection {
  uint8_t phase, flags;
  bool is_encrypted;
  // Bytes of the greeting, or of a size, that are still to come; 0 in the greeting of what is no connection.
  uint8_t left;
  // Of the message that has begun.
  uint32_t parts;
  uint64_t bytes;
  // Of the frame that has begun, of which the body may be partly read.
  uint64_t size, body;
  // Of an encrypted connection, less what was taken.
  _Atomic int64_t waiting_parts, waiting_bytes;
} known[descriptors];

enum { greeting = 64, revision_place = 10, mechanism_place = 12 };

// Bytes that CURVE adds to a part: a name and a number of eight each, sixteen of a seal, and the part's own flags (ZeroMQ RFC 26).
enum { sealing = 33 };

static void begin(int descriptor) {
  if (descriptor < 0 || descriptor >= descriptors) return;
  memset(&known[descriptor], 0, sizeof known[descriptor]);
  known[descriptor].left = greeting;
}

// Older revisions have frames of other forms: libzmq would read them, and no client of ours speaks them.
static bool read_greeting(struct connection *it, uint8_t byte) {
  int place = greeting - it->left--;
  if (it->left == 0) it->phase = FLAGS;
  if (place == 0) return byte == 0xff;
  if (place == revision_place - 1) return byte & 1;
  if (place == revision_place) return byte >= 3;
  if (place == mechanism_place) it->is_encrypted = byte == 'C';
  return true;
}

static bool begin_body(struct connection *it, const struct swivel_input_bounds *most) {
  it->phase = BODY;
  it->body = it->size;
  // Larger than any message: libzmq ends such a one by itself, and sums stay small.
  if (it->size > most->bytes) return false;
  if (it->is_encrypted && !(it->flags & COMMAND)) {
    int64_t opened = it->size > sealing ? (int64_t)it->size - sealing : 0;
    return atomic_fetch_add(&it->waiting_parts, 1) < most->waiting_parts &&
           atomic_fetch_add(&it->waiting_bytes, opened) < (int64_t)most->waiting_bytes;
  }
  it->parts++;
  it->bytes += it->size;
  return it->parts <= most->parts && it->bytes <= most->bytes;
}

static void end_frame(struct connection *it) {
  it->phase = FLAGS;
  // A command stands between the parts of a message, unless it says that it is one.
  bool is_over = !(it->flags & MORE) && (!(it->flags & COMMAND) || it->parts == 1);
  if (is_over) it->parts = 0, it->bytes = 0;
}

// False when the connection has to end.
static bool read_along(struct connection *it, const uint8_t *bytes, size_t count, const struct swivel_input_bounds *most) {
  for (const uint8_t *end = bytes + count; bytes < end;) {
    switch ((enum phase)it->phase) {
    case GREETING:
      if (it->left == 0) return true;
      if (!read_greeting(it, *bytes++)) return false;
      break;
    case FLAGS:
      it->flags = *bytes++;
      it->left = it->flags & LONG ? 8 : 1;
      it->size = 0;
      it->phase = SIZE;
      break;
    case SIZE:
      it->size = it->size << 8 | *bytes++;
      if (--it->left > 0) break;
      if (!begin_body(it, most)) return false;
      if (it->body == 0) end_frame(it);
      break;
    case BODY: {
      size_t here = (size_t)(end - bytes) < it->body ? (size_t)(end - bytes) : it->body;
      bytes += here;
      it->body -= here;
      if (it->body == 0) end_frame(it);
    }
    }
  }
  return true;
}

void swivel_input_taken(int32_t descriptor, uint64_t bytes) {
  if (descriptor < 0 || descriptor >= descriptors) return;
  atomic_fetch_sub(&known[descriptor].waiting_parts, 1);
  atomic_fetch_sub(&known[descriptor].waiting_bytes, (int64_t)bytes);
}

// MARK: What libzmq calls

static int (*real_accept)(int, struct sockaddr *, socklen_t *, int);
static int (*real_connect)(int, const struct sockaddr *, socklen_t);

__attribute__((constructor)) static void find_functions(void) {
  real_accept = (int (*)(int, struct sockaddr *, socklen_t *, int))dlsym(RTLD_NEXT, "accept4");
  real_connect = (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
}

CAUGHT int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags) {
  int accepted = real_accept ? real_accept(descriptor, address, length, flags)
                             : (int)syscall(SYS_accept4, descriptor, address, length, flags);
  if (accepted >= 0 && own_context() >= 0) begin(accepted);
  return accepted;
}

CAUGHT int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (own_context() >= 0) begin(descriptor);
  return real_connect ? real_connect(descriptor, address, length)
                      : (int)syscall(SYS_connect, descriptor, address, length);
}

CAUGHT ssize_t recv(int descriptor, void *buffer, size_t size, int flags) {
  // recv(2): the same call but for the addresses.
  ssize_t count = recvfrom(descriptor, buffer, size, flags, NULL, NULL);
  int32_t context = own_context();
  if (count <= 0 || context < 0 || flags & MSG_PEEK) return count;
  bool is_within = descriptor < descriptors && read_along(&known[descriptor], buffer, (size_t)count, &bounds[context]);
  if (is_within) return count;
  atomic_fetch_add(&ended[context], 1);
  errno = ECONNRESET;
  return -1;
}
