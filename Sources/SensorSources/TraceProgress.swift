// Whether a trace gets anywhere: one whose times are in another unit plays for ever and turns nothing, without a word.
import Orientation

/// Looks at the times of a trace while it is read.
public struct TraceProgress: Sendable {
  private var steps = 0
  private var gaps = 0
  private var stands = 0
  private var last: Double?
  private var longest = 0.0
  private var span = 0.0
  private var metric = 0

  /// Steps from which a trace can be judged: one pause in three readings is a pause.
  private static let fewest = 4
  /// The same for what is told by how readings come and how long they are: half a second at 50 Hz.
  private static let fewestForUnits = 25
  /// Seconds between readings that no phone's accelerometer gives: 2,500 a second.
  private static let leastStep = 4e-4

  /// A trace of which nothing has been read.
  public init() {}

  /// Takes the next sample.
  public mutating func take(_ sample: AccelerationSample) {
    defer { last = sample.t }
    // Own traces are in g by definition; a reading of 9.8 g at rest is one in m/s².
    let length = (sample.x * sample.x + sample.y * sample.y + sample.z * sample.z).squareRoot()
    if let unit = TraceFormat.named.unit(medianLength: length), unit.factor < 0 { metric += 1 }
    guard let last, sample.t.isFinite, last.isFinite else { return }
    steps += 1
    let step = sample.t - last
    if step > ClassifierConfiguration.standard.longestGap { gaps += 1 }
    if step <= 0 { stands += 1 }
    longest = max(longest, step)
    span += max(0, step)
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
    guard steps >= Self.fewestForUnits else { return nil }
    if span / Double(steps) < Self.leastStep {
      return
        "never moves from its first reading: its samples are \(span / Double(steps)) s apart. If its times are not in seconds, "
        + "say so with --columns, such as t(50Hz),x,y,z"
    }
    if metric * 4 > steps * 3 {
      return
        "never reads gravity: its readings are some 9.8 g long. If they are in m/s² with Android's signs, have the unit told by "
        + "them with --columns t,x,y,z"
    }
    return nil
  }
}
