// Who this process is on the bus: its identifier, and the epoch that names its stream.
import Foundation

/// This process.
public enum ProcessIdentity {
  /// The process identifier.
  public static var current: Int64 { Int64(getpid()) }

  /// A stream name no other process start shares: microseconds since 1970, which JSON readers keep exactly.
  public static func newEpoch() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
  }
}
