// The program of the benches, which counts its own heap allocations.
import Benches
import CMallocCount

Allocations.$counter.withValue(
  { Int(swivel_malloc_count()) },
  operation: { SwivelBench.main() })
