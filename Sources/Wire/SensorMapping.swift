// The sensor's messages to and from core values, every range checked on the way in.
import Orientation
import Vocabulary

extension Cause {
  /// Reads a message, of which every number is one.
  public init(_ message: WireCause) { self.init(epoch: message.epoch, n: message.n) }

  /// The same as a message.
  public var message: WireCause {
    .with {
      $0.epoch = epoch
      $0.n = n
    }
  }
}

extension DeviceOrientation {
  /// Reads a `UIDeviceOrientation` raw value of the field with this name.
  public init(wire value: UInt32, field: String) throws(WireError) {
    guard let orientation = DeviceOrientation(rawValue: Int(value)) else {
      throw .outOfRange(field: field, expected: "0…6", actual: "\(value)")
    }
    self = orientation
  }

  /// UIKit's raw value.
  public var wireValue: UInt32 { UInt32(rawValue) }
}

extension InterfaceOrientation {
  /// Reads a `UIInterfaceOrientation` raw value of the field with this name.
  public init(wire value: UInt32, field: String) throws(WireError) {
    guard let orientation = InterfaceOrientation(rawValue: Int(value)) else {
      throw .outOfRange(field: field, expected: "0…4", actual: "\(value)")
    }
    self = orientation
  }

  /// UIKit's raw value.
  public var wireValue: UInt32 { UInt32(rawValue) }
}

extension SensorChange {
  /// Reads a message; what is out of its range is refused with the field's name.
  public init(_ message: WireOrientationChange) throws(WireError) {
    let what: What
    switch message.what {
    case .orientation(let value): what = .orientation(try DeviceOrientation(wire: value, field: "orientation"))
    case .rotationLock(let locked): what = .rotationLock(locked)
    case nil: throw .unexpectedBody(expected: "an orientation or a rotation lock", actual: "neither")
    }
    self.init(cause: Cause(message.cause), t: message.t, what: what, reason: message.reason)
  }

  /// The same as a message.
  public var message: WireOrientationChange {
    .with {
      $0.cause = cause.message
      $0.t = t
      switch what {
      case .orientation(let orientation): $0.orientation = orientation.wireValue
      case .rotationLock(let locked): $0.rotationLock = locked
      }
      $0.reason = reason
    }
  }
}

/// The largest trace a sensor accepts, in samples: over two hours at 100 Hz, and inside the largest message.
public let maximumTraceSamples = 1_000_000

extension WirePlayTrace {
  /// A whole trace; `rate` times real time.
  public init(name: String, rate: Double, samples: [AccelerationSample]) {
    self.init()
    self.name = name
    self.rate = rate
    self.samples = samples.flatMap { [$0.t, $0.x, $0.y, $0.z] }
  }

  /// The samples, checked: whole quadruples, plausible accelerations, time that does not run backwards.
  public func checkedSamples() throws(WireError) -> [AccelerationSample] {
    guard !samples.isEmpty else {
      throw .outOfRange(field: "samples", expected: "1…\(maximumTraceSamples) quadruples", actual: "none")
    }
    return try checked(samples, name, rate: rate, after: nil)
  }
}

extension WireFeedTrace {
  /// A part of a trace that is sent in pieces; `rate` times real time. `live` is one a device writes that may be lost.
  public init(
    name: String, rate: Double, samples: [AccelerationSample], starts: Bool = false, ends: Bool = false,
    live: Bool = false
  ) {
    self.init()
    self.name = name
    self.rate = rate
    self.samples = samples.flatMap { [$0.t, $0.x, $0.y, $0.z] }
    self.starts = starts
    self.ends = ends
    self.live = live
  }

  /// The samples, checked as those of a whole trace; they must not lie before `last`, the time of the part before.
  public func checkedSamples(after last: Double?) throws(WireError) -> [AccelerationSample] {
    try checked(samples, name, rate: rate, after: last)
  }
}

private func checked(
  _ numbers: [Double], _ name: String, rate: Double, after: Double?
) throws(WireError) -> [AccelerationSample] {
  // It goes with each sample that is published, and with each answer.
  _ = try shortName(name, "name")
  guard rate > 0, rate.isFinite else { throw .outOfRange(field: "rate", expected: "above 0", actual: "\(rate)") }
  guard numbers.count.isMultiple(of: 4), numbers.count / 4 <= maximumTraceSamples else {
    throw .outOfRange(
      field: "samples", expected: "at most \(maximumTraceSamples) quadruples", actual: "\(numbers.count) numbers")
  }
  var result: [AccelerationSample] = []
  result.reserveCapacity(numbers.count / 4)
  var last = after ?? -.infinity
  for start in stride(from: 0, to: numbers.count, by: 4) {
    let sample = AccelerationSample(
      t: numbers[start], x: numbers[start + 1], y: numbers[start + 2], z: numbers[start + 3])
    guard sample.hasPlausibleTime else {
      throw .outOfRange(
        field: "samples[\(start / 4)].t", expected: "a time within ±\(AccelerationSample.maximumTime) s",
        actual: "\(sample.t)")
    }
    guard sample.isPlausible else {
      throw .outOfRange(field: "samples[\(start / 4)]", expected: "finite, within ±16 g", actual: "\(sample)")
    }
    guard sample.t >= last else {
      throw .outOfRange(field: "samples[\(start / 4)].t", expected: "at least \(last)", actual: "\(sample.t)")
    }
    last = sample.t
    result.append(sample)
  }
  return result
}
