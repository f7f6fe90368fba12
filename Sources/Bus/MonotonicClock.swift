// The bus's time: one clock for heartbeats, deadlines and wake-ups, which a test can turn by hand.
import Foundation

/// A clock that never goes back.
public struct MonotonicClock: Sendable {
  private let read: @Sendable () -> Double

  /// A clock that reads `seconds`, which never fall.
  public init(seconds: @escaping @Sendable () -> Double) { read = seconds }

  /// Seconds since some moment in the past.
  public var now: Double { read() }

  /// The machine's, the same for all its processes: heartbeats carry it.
  public static let machine = MonotonicClock {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// A moment on a clock by which something must have happened.
public struct Deadline: Sendable {
  private let clock: MonotonicClock
  private let end: Double
  /// The seconds it was made with.
  public let seconds: Double

  /// Longer than any process runs, in seconds: milliseconds of it are still whole numbers.
  static let longest = 1e9

  /// Anything but a number above 0 has passed at once.
  public init(seconds: Double, on clock: MonotonicClock = .machine) {
    self.clock = clock
    self.seconds = seconds
    end = clock.now + (seconds > 0 ? min(seconds, Self.longest) : 0)
  }

  /// Whether the moment has come.
  public var hasPassed: Bool { clock.now >= end }

  /// Milliseconds left, rounded up, at least 0.
  public var millisecondsLeft: Int { max(0, Int(((end - clock.now) * 1000).rounded(.up))) }
}
