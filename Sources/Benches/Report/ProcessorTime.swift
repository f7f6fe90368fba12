// Processor time of the thread that asks: a busy machine does not lengthen it, and an emulated device, inside of which the
// clocks of tasks stand, does not stop it.
import Foundation

/// What this thread has used.
enum ProcessorTime {
  /// Seconds since the thread began.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Microseconds that a body takes.
  static func microseconds(_ body: () -> Void) -> Double {
    let before = seconds()
    body()
    return (seconds() - before) * 1e6
  }
}
