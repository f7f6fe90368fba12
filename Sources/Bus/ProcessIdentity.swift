// Who this process is on the bus: its identifier, and the epoch that names its stream.
import Foundation

/// This process.
public enum ProcessIdentity {
  /// The process identifier.
  public static var current: Int64 { Int64(getpid()) }

  /// A stream name no other process start shares: 53 random bits, which JSON readers keep exactly. Not a clock's, because
  /// clocks stand, are set back, and show two processes the same time; then one would get the other's receipts.
  public static func newEpoch() -> UInt64 { UInt64.random(in: 1..<1 << 53) }
}
