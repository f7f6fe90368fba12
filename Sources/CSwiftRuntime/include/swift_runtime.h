// What Swift cannot say of its own runtime: that hashes are the same in every run.
#ifndef SWIVEL_SWIFT_RUNTIME_H
#define SWIVEL_SWIFT_RUNTIME_H

#include <stdbool.h>

/// Whether this process hashes as every other does, which is so from its start on.
bool swivel_hashes_alike(void);

#endif
