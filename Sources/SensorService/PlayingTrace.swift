// A trace under way: what is left of it, and when its next sample is due.
import Orientation

/// A trace being played, whole or still being written.
struct PlayingTrace: Sendable {
  let name: String
  /// Times real time.
  let rate: Double
  /// Whether more may come.
  private(set) var isOpen: Bool
  /// Whether a device writes it that may be lost.
  let isLive: Bool
  /// Clock time since which nothing has been played.
  private var silentSince: Double

  /// Seconds a live trace may be silent before nothing is known: as long as the classifier's longest gap.
  static let patience = 3.0
  private var samples: [AccelerationSample]
  private var next = 0
  /// Clock time at which `origin` was due.
  private var start: Double
  /// The trace's own time of its first sample.
  private var origin: Double?
  /// Added to a sample's time to continue the stream's.
  private var shift = 0.0

  /// Starts at clock time `now` and stream time `t`; `samples` are in order of time.
  init(
    name: String, samples: [AccelerationSample], rate: Double, isOpen: Bool, isLive: Bool = false, now: Double,
    t: Double
  ) {
    self.name = name
    self.isLive = isLive
    silentSince = now
    self.rate = rate
    self.isOpen = isOpen
    self.samples = samples
    origin = samples.first?.t
    start = now
    shift = t - (origin ?? 0)
  }

  /// Appends what has been written since; `t` is the stream time to go on from if nothing had come yet.
  mutating func feed(_ more: [AccelerationSample], ends: Bool, now: Double, t: Double) {
    precondition(isOpen, "the trace has ended")
    isOpen = !ends
    guard let first = more.first else { return }
    samples.removeFirst(next)
    next = 0
    if let origin {
      // What comes late is played at once, and what follows it keeps its distance: nothing is hurried to catch up.
      if samples.isEmpty { start = max(start, now - (first.t - origin) / rate) }
    } else {
      origin = first.t
      start = now
      shift = t - first.t
    }
    samples += more
  }

  /// Goes on at clock time `now` and stream time `t` after a pause.
  mutating func resume(now: Double, t: Double) {
    guard let origin, next < samples.count else { return }
    start = now - (samples[next].t - origin) / rate
    shift = t - samples[next].t
  }

  /// Has what follows the last sample keep its distance from stream time `t`, at which that one was taken.
  mutating func goOn(from t: Double) { shift = t - samples[next - 1].t }

  /// The clock time at which the device that writes it is lost unless it sends; nil while something waits.
  var lossDue: Double? { isLive && next == samples.count ? silentSince + Self.patience : nil }

  /// Whether the last sample has been played and none can follow.
  var isOver: Bool { !isOpen && next == samples.count }

  /// The clock time the next sample is due; nil while none waits.
  var nextDue: Double? {
    guard let origin, next < samples.count else { return nil }
    return start + (samples[next].t - origin) / rate
  }

  /// Seconds of clock time until what has come is played.
  func remaining(now: Double) -> Double {
    guard let origin, let last = samples.last, next < samples.count else { return 0 }
    return max(0, start + (last.t - origin) / rate - now)
  }

  /// Samples that wait.
  var backlog: Int { samples.count - next }

  /// The time of the last sample that has come, in the trace's own time.
  var lastTime: Double? { samples.last?.t }

  /// The next sample, in stream time, at clock time `now`.
  mutating func take(now: Double) -> AccelerationSample {
    silentSince = now
    var sample = samples[next]
    sample.t += shift
    next += 1
    return sample
  }
}
