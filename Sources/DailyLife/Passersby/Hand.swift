// A hand with a phone, moved on in small steps of time: it follows where it is wanted like a damped spring, trembles and drifts.
import Foundation
import SensorSources

/// The phone's attitude and what an ideal accelerometer in it reads, at `Hand.steps` a second.
struct Hand {
  /// How a person's hand moves.
  struct Manner: Sendable, Hashable {
    /// Radians a second of the spring that pulls the phone to where it is wanted, and its damping: below 1 it overshoots.
    var pull: Double
    var damping: Double
    /// Degrees the hand drifts from where it is wanted, and the seconds in which it comes back.
    var drift: Double
    var driftSeconds: Double
    /// Hertz and g rms of the tremor.
    var tremorHertz: Double
    var tremor: Double
    /// The share of the body's acceleration that arrives at the phone, and the seconds the arm takes it up in.
    var stiffness: Double
    var softness: Double
    /// Degrees the phone nods for each g at it.
    var nodding: Double
  }

  let manner: Manner
  var draw: Draw
  private(set) var attitude: Attitude
  private(set) var now = 0.0
  /// Gravity and the ideal reading of every step, in the device's axes, in g.
  private(set) var gravity: [SIMD3<Double>] = []
  private(set) var readings: [SIMD3<Double>] = []
  /// The body's steps; nil for one that sits or stands.
  var feet: Feet?
  /// Where in the world the person goes, degrees; what pushes the phone now, in g, in the world's axes.
  var heading = 0.0
  var push = SIMD3<Double>(0, 0, 0)
  /// Degrees about the world's x axis that the arm swings with each stride, and how often a second.
  var swing: (degrees: Double, hertz: Double) = (0, 1)

  private var from: Attitude
  private var to: Attitude
  private var start = 0.0
  private var seconds = 1.0
  /// Metres from the point the hand turns about to the chip.
  private var lever = SIMD3<Double>(0, 0, 0)
  private var turning = SIMD3<Double>(0, 0, 0)
  private var drifting = SIMD3<Double>(0, 0, 0)
  private var trembling = (now: SIMD3<Double>(0, 0, 0), before: SIMD3<Double>(0, 0, 0))
  private var carried = SIMD3<Double>(0, 0, 0)

  static let steps = 500.0

  init(_ manner: Manner, at attitude: Attitude, draw: Draw) {
    self.manner = manner
    self.attitude = attitude
    self.draw = draw
    (from, to) = (attitude, attitude)
    takeGrip()
  }

  /// The phone is taken by another of its edges: what it turns about is elsewhere from now on.
  mutating func takeGrip() { lever = SIMD3(draw.between(-0.05, 0.05), draw.between(-0.09, 0.12), 0) }

  /// Wants the phone to be turned so within `seconds`; the hand follows as well as it can.
  mutating func want(_ attitude: Attitude, within seconds: Double) {
    (from, to, start, self.seconds) = (wanted, attitude, now, seconds)
  }

  /// What is wanted now: in a straight line between the attitudes, with soft ends.
  private var wanted: Attitude {
    let share = min(1, max(0, (now - start) / seconds))
    let (axis, degrees) = from.turn(to: to)
    return from * Attitude(degrees: degrees * share * share * (3 - 2 * share), about: axis)
  }

  /// Lets `time` seconds go by.
  mutating func spend(_ time: Double) {
    for _ in 0..<Int((time * Self.steps).rounded()) { step() }
  }

  private mutating func noise() -> SIMD3<Double> { SIMD3(draw.normal(), draw.normal(), draw.normal()) }

  private mutating func step() {
    let dt = 1 / Self.steps
    now += dt
    // An arm of flesh takes up what comes from the body with a delay, and not all of it.
    let body = feet?.acceleration(at: now, &draw) ?? SIMD3(0, 0, 0)
    carried += (body * manner.stiffness - carried) * (dt / manner.softness)
    drifting +=
      drifting * (-dt / manner.driftSeconds) + noise() * (manner.drift * (2 * dt / manner.driftSeconds).squareRoot())
    var goal = wanted
    let off = drifting + SIMD3(manner.nodding * carried.z, 0, 0)
    let angle = (off * off).sum().squareRoot()
    if angle > 1e-9 { goal = goal * Attitude(degrees: angle, about: off) }
    let swung = swing.degrees * sin(2 * .pi * swing.hertz * now)
    if swung != 0 { goal = Attitude(degrees: swung, about: SIMD3(1, 0, 0)) * goal }
    let (axis, degrees) = attitude.turn(to: goal)
    let pull = manner.pull
    let spin = axis * (degrees * .pi / 180 * pull * pull) - turning * (2 * manner.damping * pull)
    turning += spin * dt
    let speed = (turning * turning).sum().squareRoot()
    if speed > 1e-9 { attitude = attitude * Attitude(degrees: speed * dt * 180 / .pi, about: turning) }
    let atLever = (cross(spin, lever) + cross(turning, cross(turning, lever))) / 9.80665
    let down = attitude.gravity
    gravity.append(down)
    readings.append(down - atLever - attitude.inverse.rotate(inWorld(carried) + push) - tremble(dt))
  }

  /// From ahead, aside and up to the world's axes.
  private func inWorld(_ a: SIMD3<Double>) -> SIMD3<Double> {
    let turn = heading * .pi / 180
    return SIMD3(a.x * cos(turn) - a.y * sin(turn), a.x * sin(turn) + a.y * cos(turn), a.z)
  }

  /// Noise through a resonance: the next of a second-order autoregression.
  private mutating func tremble(_ dt: Double) -> SIMD3<Double> {
    let (radius, turn) = (0.985, 2 * Double.pi * manner.tremorHertz * dt)
    let (a1, a2) = (2 * radius * cos(turn), -radius * radius)
    // The variance such a process has of noise of variance 1 (Box and Jenkins 1970).
    let variance = (1 - a2) / ((1 + a2) * ((1 - a2) * (1 - a2) - a1 * a1))
    let next = trembling.now * a1 + trembling.before * a2 + noise() * (manner.tremor / variance.squareRoot())
    trembling = (next, trembling.now)
    return next
  }
}
