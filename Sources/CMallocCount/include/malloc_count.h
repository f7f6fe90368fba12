// Counts this process' heap allocations, in programs that link it: for benches that promise none.
#ifndef SWIVEL_MALLOC_COUNT_H
#define SWIVEL_MALLOC_COUNT_H

/// Allocations since the process started: malloc, calloc, realloc and the aligned kinds.
long swivel_malloc_count(void);

/// Bytes in use now, as the C library counts them.
long swivel_malloc_bytes(void);

#endif
