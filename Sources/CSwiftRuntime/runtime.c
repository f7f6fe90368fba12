// Swift's calling convention passes the type an initialiser makes in the context register; clang knows it by these attributes.
// Hashes that are the same in every run: Swift's runtime has no call for it, only a value it reads when it first hashes.
#include "swift_runtime.h"
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void *(*Framed)(double, double, double, double, CONTEXT const void *);
typedef SWIFT void *(*Styled)(uint8_t, uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*Named)(uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*Plain)(CONTEXT const void *);
typedef SWIFT void *(*About)(uint64_t, uint64_t, uint64_t, uint64_t, CONTEXT const void *);

void *swivel_make_framed(const void *function, double x, double y, double width, double height, const void *type) {
  return ((Framed)function)(x, y, width, height, type);
}

void *swivel_make_styled(const void *function, uint8_t style, uint64_t text, uint64_t storage, const void *type) {
  return ((Styled)function)(style, text, storage, type);
}

void *swivel_make_named(const void *function, uint64_t text, uint64_t storage, const void *type) {
  return ((Named)function)(text, storage, type);
}

void *swivel_make_about(
    const void *function, uint64_t object, uint64_t witness, uint64_t text, uint64_t storage, const void *type) {
  return ((About)function)(object, witness, text, storage, type);
}

void *swivel_make_plain(const void *function, const void *type) { return ((Plain)function)(type); }

// Sets and dictionaries of an app's views have an order that is the same in every run only if Swift's hashing has no seed of
// the process. The runtime reads this when it first hashes; SWIFT_DETERMINISTIC_HASHING in the environment sets the same.
struct HashingParameters {
  uint64_t seed0;
  uint64_t seed1;
  bool deterministic;
};
extern struct HashingParameters _swift_stdlib_Hashing_parameters;

__attribute__((constructor)) static void hash_without_seed(void) {
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
}
