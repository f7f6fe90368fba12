// The program of the benches, which counts its own heap allocations.
import Benches
import CMallocCount

Allocations.count { Int(swivel_malloc_count()) }
SwivelBench.main()
