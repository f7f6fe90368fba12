// The program of the benches, which counts its own heap allocations.
import Benches
import CMallocCount

Allocations.count { Int(swivel_malloc_count()) }
Allocations.weigh { Int(swivel_malloc_bytes()) }
SwivelBench.main()
