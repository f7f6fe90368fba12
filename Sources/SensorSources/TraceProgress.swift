// Whether a trace gets anywhere: one whose times are in another unit plays for ever and turns nothing, without a word.
import Orientation

/// Looks at the times of a trace while it is read.
public struct TraceProgress: Sendable {
  private var steps = 0
  private var gaps = 0
  private var stands = 0
  private var last: Double?
  private var longest = 0.0

  /// Steps from which a trace can be judged: one pause in three readings is a pause.
  private static let fewest = 4

  /// A trace of which nothing has been read.
  public init() {}

  /// Takes the next sample.
  public mutating func take(_ sample: AccelerationSample) {
    defer { last = sample.t }
    guard let last, sample.t.isFinite, last.isFinite else { return }
    steps += 1
    let step = sample.t - last
    if step > ClassifierConfiguration.standard.longestGap { gaps += 1 }
    if step <= 0 { stands += 1 }
    longest = max(longest, step)
  }

  /// Why the trace never moves from its first reading, and what to do; nil when it does.
  public var finding: String? {
    guard steps >= Self.fewest else { return nil }
    if gaps * 2 > steps {
      return "never moves from its first reading: its samples are up to \(longest) s apart, and after "
        + "\(ClassifierConfiguration.standard.longestGap) s the filter starts again. If its times are not in seconds, "
        + "say so with --columns, such as t(ms),x,y,z"
    }
    // Times in whole milliseconds, or rows sent twice, stand every other time and get on; whole seconds do not.
    if stands * 4 > steps * 3 {
      return
        "never moves from its first reading: its times do not increase. If the rows are evenly spaced, say how with "
        + "--columns, such as t(50Hz),x,y,z"
    }
    return nil
  }
}
