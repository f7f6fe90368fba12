// The messages of a phone as one stream of samples: one unit, one clock, nothing twice.
import Orientation

/// Turns messages into samples in g with CoreMotion's signs, whose times rise from 0.
///
/// The unit is told by the first readings' length, as in a recording. A phone that begins anew, with times from elsewhere,
/// goes on in the stream's; readings that came before, as in phyphox's whole history, are passed over.
public struct PhoneStream: Sendable {
  private let name: String
  private var waiting: [(reading: PhoneMessage.Reading, arrival: Double)] = []
  private var known: (factor: Double, time: TimeUnit)?
  private var timeUnit: TimeUnit?
  /// When the first reading that was played came, in seconds.
  private var began = 0.0
  /// The last reading in the phone's time, when its message came, and where it is in the stream; all in seconds.
  private var last: (phone: Double, arrival: Double, t: Double)?
  /// What the readings were found to be in, for people; nil before that is known.
  public private(set) var units: String?
  /// Messages since the last reading: many are of a phone that sends other sensors.
  public private(set) var emptyMessages = 0

  /// Readings that tell the unit: a tenth of a second at 50 Hz, whose median is not a single blow.
  static let unitReadings = 5
  /// The oldest readings of a message that count, in seconds before its last: what the device shows is not later than that.
  static let longestBatch = 2.0
  /// Seconds by which a phone's clock has to step back to be a new one; by less, it is a datagram that was overtaken.
  static let newClock = 1.0
  /// The longest step, in seconds, that is taken from a phone's clock; a longer one is what passed here.
  static let longestStep = 3.0
  /// Seconds by which a stream may be ahead of what passed here since it began: a phone whose clock is fast would be followed later and
  /// later, and for as long after its last reading.
  static let longestLead = 5.0
  /// Seconds between readings of which nothing else is known.
  static let leastStep = 1e-3

  /// `name` stands for the stream in errors.
  public init(name: String) { self.name = name }

  /// Takes a message that came at `arrival`, in seconds on a clock that never goes back; gives what is new in it.
  public mutating func take(_ message: PhoneMessage, at arrival: Double) throws(SensorSourceError)
    -> [AccelerationSample]
  {
    guard !message.readings.isEmpty else {
      emptyMessages += 1
      return []
    }
    emptyMessages = 0
    if known == nil {
      if timeUnit == nil { timeUnit = message.timeUnit }
      waiting += message.readings.map { ($0, arrival) }
      guard waiting.count >= Self.unitReadings else { return [] }
      let held = waiting
      waiting = []
      try tellUnits(held)
      return samples(of: held)
    }
    if let time = known?.time {
      for t in message.readings.compactMap(\.t) { try message.checkTime(t, time) }
    }
    return samples(of: message.readings.map { ($0, arrival) })
  }

  private mutating func tellUnits(
    _ waiting: [(reading: PhoneMessage.Reading, arrival: Double)]
  ) throws(SensorSourceError) {
    let lengths = waiting.map { ($0.reading.acceleration * $0.reading.acceleration).sum().squareRoot() }.sorted()
    let median = lengths[lengths.count / 2]
    guard let unit = TraceFormat.named.unit(medianLength: median) else {
      throw .noGravity(file: name, medianLength: median)
    }
    let times = waiting.compactMap(\.reading.t)
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    // An app that is known for seconds and sends milliseconds since 1970 does not send seconds.
    let known = timeUnit.flatMap { unit in
      times.allSatisfy { abs($0) * unit.seconds <= AccelerationSample.maximumTime } ? unit : nil
    }
    let time = known ?? (steps.isEmpty ? .seconds : TimeUnit(step: steps[steps.count / 2], first: times[0]))
    self.known = (unit.factor, time)
    units = unit.words + (times.isEmpty ? "; times of arrival" : "; times in \(time.rawValue)")
  }

  private mutating func samples(of list: [(reading: PhoneMessage.Reading, arrival: Double)]) -> [AccelerationSample] {
    guard let known, let end = list.last else { return [] }
    let newest = end.reading.t.map { $0 * known.time.seconds } ?? end.arrival
    // The whole message lies back: another clock. A part of it does: a history that is sent again.
    if let last, newest <= last.phone - Self.newClock { self.last?.phone = -.infinity }
    var samples: [AccelerationSample] = []
    for (reading, arrival) in list {
      let phone = reading.t.map { $0 * known.time.seconds } ?? arrival
      guard phone >= newest - Self.longestBatch else { continue }
      var t = 0.0
      if let last {
        // Several readings without a time in one message are of one moment.
        guard phone > last.phone || reading.t == nil else { continue }
        var step = phone - last.phone
        let passed = arrival - began - last.t
        if step > Self.longestStep || step <= 0 || step > passed + Self.longestLead {
          step = max(arrival - last.arrival, Self.leastStep)
          // Long messages that leave something out would each get a little more ahead.
          if step > passed + Self.longestStep { step = max(passed, Self.leastStep) }
        }
        guard step <= passed + Self.longestLead else { continue }
        t = last.t + step
      } else {
        began = arrival
      }
      last = (phone, arrival, t)
      let a = reading.acceleration * known.factor
      let sample = AccelerationSample(t: t, x: a.x, y: a.y, z: a.z)
      if sample.isPlausible { samples.append(sample) }
    }
    return samples
  }
}
