// The samples of a stream between its reader and the sensor: what waits, when more is read, what is sent next. It knows nothing
// of time or the bus.
import Orientation

/// What was read of a trace and not sent yet.
struct PartQueue {
  /// Samples in one part, below the largest message.
  static let partSize = 10_000

  private var waiting: [AccelerationSample] = []
  private var hasEnded = false

  /// Whether nothing waits to be sent now.
  var isEmpty: Bool { waiting.isEmpty }
  /// Whether everything was read and sent.
  var isDone: Bool { hasEnded && waiting.isEmpty }
  /// Whether to read on: not while a whole part waits, for a long file is not to be held twice.
  var takesMore: Bool { !hasEnded && waiting.count < Self.partSize }

  mutating func add(_ part: TracePart) {
    switch part {
    case .samples(let samples): waiting += samples
    case .last(let samples):
      waiting += samples
      hasEnded = true
    }
  }

  /// Takes out the samples to be sent next, a part at most, in order.
  mutating func next() -> [AccelerationSample] {
    let part = Array(waiting.prefix(Self.partSize))
    waiting.removeFirst(part.count)
    return part
  }
}
