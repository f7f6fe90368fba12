// A clock that a test turns by hand, a millisecond at a time.
import Bus
import Synchronization

/// Time stands still until it is told to go on.
public final class ManualClock: Sendable {
  /// Far from 0, so that a moment of a node's own time is not taken for one of the machine's.
  private let milliseconds = Mutex(1_000_000)

  public init() {}

  /// The clock as nodes read it.
  public var monotonic: MonotonicClock { MonotonicClock { [self] in Double(milliseconds.withLock { $0 }) / 1000 } }

  public func advance(milliseconds count: Int) { milliseconds.withLock { $0 += count } }
}
