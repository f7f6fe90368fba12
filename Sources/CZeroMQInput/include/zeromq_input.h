// Bounds what libzmq keeps of messages whose last part has not come: of those it counts nothing, and nobody can ask it for them.
#ifndef SWIVEL_ZEROMQ_INPUT_H
#define SWIVEL_ZEROMQ_INPUT_H

#include <stdint.h>

/// What one connection may have sent and not ended.
struct swivel_input_bounds {
  /// Parts of one message, 1 at least.
  uint32_t parts;
  /// Bytes of one message, all its parts together.
  uint64_t bytes;
  /// Parts, and bytes, of an encrypted connection that nobody has taken yet: which of them ends a message cannot be seen.
  uint32_t waiting_parts;
  uint64_t waiting_bytes;
};

/// From now on threads whose names begin with `context` and "/ZMQbg" end connections that go beyond `bounds`; `context` is from 0 to 999,
/// and one that is taken again counts on.
void swivel_input_bound(int32_t context, struct swivel_input_bounds bounds);

/// How many connections of the context have been ended.
int64_t swivel_input_ended(int32_t context);

/// A part of this many bytes that came by the descriptor of a connection was taken from its socket.
void swivel_input_taken(int32_t descriptor, uint64_t bytes);

#endif
