// A described movement of a device, and the accelerometer samples it makes: exact, seeded, the same on every run.
import Foundation
import Orientation

/// A movement through keyframed attitudes, played into an imperfect accelerometer.
public struct Motion: Sendable, Hashable {
  /// One attitude: reached by a turn, then held.
  public struct Keyframe: Sendable, Hashable {
    /// Where the turn ends.
    public var attitude: Attitude
    /// Seconds of the turn from the keyframe before; the first keyframe's is not used.
    public var turn: Double
    /// Seconds the attitude is held after that.
    public var hold: Double

    public init(attitude: Attitude, turn: Double = 0, hold: Double = 0) {
      self.attitude = attitude
      self.turn = turn
      self.hold = hold
    }
  }

  /// An unsteadiness: acceleration on every axis, flat in power between two frequencies.
  public struct Band: Sendable, Hashable {
    /// Hertz.
    public var low: Double
    /// Hertz.
    public var high: Double
    /// Root mean square on each axis, in g.
    public var rms: Double

    public init(low: Double, high: Double, rms: Double) {
      self.low = low
      self.high = high
      self.rms = rms
    }
  }

  /// What the sensor adds to the truth.
  public struct Imperfections: Sendable, Hashable {
    /// Hand tremor and sway.
    public var bands: [Band] = []
    /// White noise, root mean square on each axis and sample, in g.
    public var noise = 0.0
    /// Constant error in g.
    public var bias = SIMD3<Double>(0, 0, 0)
    /// Size of one count in g; 0 does not round.
    public var resolution = 0.0

    /// A sensor that tells the truth.
    public init() {}

    /// A steady hand and a phone's sensor: the 6–11 Hz tremor and the slow sway of spec/orientation §6 at its "low"
    /// level, 1 mg of noise, and counts of ±2 g in 16 bits.
    public static var handHeld: Imperfections {
      var hand = Imperfections()
      hand.bands = [Band(low: 6, high: 11, rms: 0.02), Band(low: 0.1, high: 1, rms: 0.01)]
      hand.noise = 0.001
      hand.resolution = 4.0 / 65536
      return hand
    }
  }

  /// The longest motion, in seconds, and the most samples: an hour at the fastest rate.
  public static let maximumDuration = 3600.0
  /// Samples a second that accelerometers deliver.
  public static let rates = 1.0...1000.0

  /// The motion's name, as messages have it.
  public let name: String
  /// At least one, in the order they are gone through.
  public let keyframes: [Keyframe]
  /// Samples a second, one of `rates`.
  public let rate: Double
  /// From the point the device turns about to its accelerometer, in metres, in the device's axes.
  public let lever: SIMD3<Double>
  /// What the sensor adds to the truth.
  public let imperfections: Imperfections
  /// Chooses the noise and the phases of the tremor.
  public let seed: UInt64

  /// A motion; throws when there is no keyframe, a duration is negative or absurd, or the rate is out of range.
  public init(
    name: String, keyframes: [Keyframe], rate: Double = 100, lever: SIMD3<Double> = SIMD3(0, 0, 0),
    imperfections: Imperfections = .handHeld, seed: UInt64 = 1
  ) throws(SensorSourceError) {
    guard !keyframes.isEmpty else {
      throw .badMotion(name: name, what: "keyframes", expected: "at least one", actual: "none")
    }
    guard Self.rates.contains(rate) else {
      throw .badMotion(name: name, what: "rate", expected: "1…1000 Hz", actual: "\(rate)")
    }
    for (index, keyframe) in keyframes.enumerated() {
      for (what, value) in [("turn", keyframe.turn), ("hold", keyframe.hold)] {
        guard value >= 0, value <= Self.maximumDuration else {
          let place = "keyframes[\(index)].\(what)"
          throw .badMotion(name: name, what: place, expected: "0…3600 seconds", actual: "\(value)")
        }
      }
    }
    self.name = name
    self.keyframes = keyframes
    self.rate = rate
    self.lever = lever
    self.imperfections = imperfections
    self.seed = seed
    guard duration <= Self.maximumDuration else {
      throw .badMotion(name: name, what: "duration", expected: "0…3600 seconds", actual: "\(duration)")
    }
  }

  /// Seconds from the first sample to the last attitude's end.
  public var duration: Double {
    keyframes.dropFirst().reduce(keyframes[0].hold) { $0 + $1.turn + $1.hold }
  }
}

/// One sample of a motion, with the truth beside it.
public struct MotionSample: Sendable, Hashable {
  /// What the sensor reads.
  public var acceleration: AccelerationSample
  /// Gravity alone, exact, unit length, in the same axes.
  public var gravity: AccelerationSample
}

extension Motion {
  /// What the sensor reads, from 0 to `duration` at `rate`.
  public func samples() -> [AccelerationSample] { samplesWithTruth().map(\.acceleration) }

  /// What the sensor reads, each with the true gravity.
  public func samplesWithTruth() -> [MotionSample] {
    var sensor = ImperfectSensor(imperfections, seed: seed)
    let count = Int((duration * rate).rounded(.down))
    return (0...count).map { index in
      let t = Double(index) / rate
      let (attitude, linear) = state(at: t)
      let down = attitude.gravity
      // An accelerometer reads specific force; CoreMotion's sign is its opposite: gravity minus acceleration.
      let read = sensor.read(down - linear / TraceFormat.standardGravity, at: t)
      return MotionSample(
        acceleration: AccelerationSample(t: t, x: read.x, y: read.y, z: read.z),
        gravity: AccelerationSample(t: t, x: down.x, y: down.y, z: down.z))
    }
  }

  /// The attitude at `t` and the accelerometer's acceleration in m/s², in the device's axes.
  func state(at t: Double) -> (attitude: Attitude, acceleration: SIMD3<Double>) {
    var start = keyframes[0].hold
    var previous = keyframes[0].attitude
    for keyframe in keyframes.dropFirst() {
      if t < start { break }
      if t < start + keyframe.turn {
        return Turn(from: previous, to: keyframe.attitude, seconds: keyframe.turn).state(at: t - start, lever: lever)
      }
      start += keyframe.turn + keyframe.hold
      previous = keyframe.attitude
    }
    return (previous, SIMD3(0, 0, 0))
  }
}

/// A turn of least jerk about one axis: it starts and ends with no speed and no acceleration.
package struct Turn {
  let from: Attitude
  let axis: SIMD3<Double>
  let degrees: Double
  let seconds: Double

  package init(from: Attitude, to: Attitude, seconds: Double) {
    self.from = from
    self.seconds = seconds
    (axis, degrees) = from.turn(to: to)
  }

  /// The share of the way at `u`, 0…1, with its first and second derivative: 10u³ − 15u⁴ + 6u⁵ (Flash and Hogan 1985).
  static func progress(_ u: Double) -> (position: Double, speed: Double, acceleration: Double) {
    let square = u * u
    return (
      square * u * (10 + u * (6 * u - 15)), 30 * square * (1 - u) * (1 - u), 60 * u * (1 - u) * (1 - 2 * u)
    )
  }

  /// Attitude and the acceleration in m/s² of a point `lever` metres from the centre, both at `t` seconds.
  package func state(at t: Double, lever: SIMD3<Double>) -> (attitude: Attitude, acceleration: SIMD3<Double>) {
    let (position, speed, change) = Self.progress(t / seconds)
    let angle = degrees * .pi / 180
    let spin = axis * (angle * speed / seconds)
    let spinChange = axis * (angle * change / (seconds * seconds))
    let attitude = from * Attitude(degrees: degrees * position, about: axis)
    return (attitude, cross(spinChange, lever) + cross(spin, cross(spin, lever)))
  }
}
