// What Swift cannot say of its own runtime: initialisers of classes known only at run time, called by their address, and
// that hashes are the same in every run.
#ifndef SWIVEL_SWIFT_RUNTIME_H
#define SWIVEL_SWIFT_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

/// Calls an allocating initialiser that takes a rectangle; the object is the caller's.
void *swivel_make_framed(const void *function, double x, double y, double width, double height, const void *type);

/// Calls an allocating initialiser that takes a small enumeration and an optional string, which it consumes; the object is
/// the caller's.
void *swivel_make_styled(const void *function, uint8_t style, uint64_t text, uint64_t storage, const void *type);

/// Calls an allocating initialiser that takes an optional string, which it consumes; the object is the caller's.
void *swivel_make_named(const void *function, uint64_t text, uint64_t storage, const void *type);

/// Calls an allocating initialiser that takes an optional object known by a protocol and an optional string, both of which it
/// consumes; the object is the caller's.
void *swivel_make_about(
    const void *function, uint64_t object, uint64_t witness, uint64_t text, uint64_t storage, const void *type);

/// Calls an allocating initialiser without arguments; the object is the caller's.
void *swivel_make_plain(const void *function, const void *type);

#endif
