// Hashes that are the same in every run. Swift's runtime has no call for it, only a value it reads when it first hashes.
#include "swift_runtime.h"
#include <stdbool.h>
#include <stdint.h>

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

bool swivel_hashes_alike(void) { return _swift_stdlib_Hashing_parameters.deterministic; }
