// What a subject does, one thing after the other, as a track: the hand's side of every scene.
import Foundation
import Orientation
import SensorSources

/// A subject's movements under construction.
struct Day {
  let subject: Subject
  var draw: Draw
  var track: Track
  /// The edge the phone is held by, or was before it was laid down.
  var edge = DeviceOrientation.portrait

  static let edges: [DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]

  init(_ subject: Subject, scene: UInt64) {
    self.subject = subject
    draw = Draw(seed: subject.seed &* 0x1_0001 &+ scene)
    let start = Attitude(.portrait, tilt: subject.readingTilt)
    track = Track(from: start, lever: subject.lever)
  }

  /// The movement with the hand's tremor and sway over all of it.
  var finished: Track {
    var draw = draw
    var track = track
    var waves: [Track.Wave] = []
    for (low, high, rms) in [(6.0, 11.0, subject.tremor), (0.1, 1, subject.sway)] {
      // A few waves with no common period are a band; each has 1 part in 6 of its power, on each axis.
      for _ in 0..<6 {
        let size = rms * (2.0 / 6).squareRoot() * 3.0.squareRoot()
        let hertz = draw.between(low, high)
        waves.append(
          Track.Wave(kind: .device, amplitude: draw.direction() * size, hertz: hertz, phase: draw.between(0, 6.28)))
      }
    }
    track.shakes.insert(Track.Shake(start: -1, end: track.end + 1, waves: waves), at: 0)
    return track
  }

  // MARK: Attitudes

  /// Held by `edge` to be read, a few degrees off as hands are.
  mutating func reading(_ edge: DeviceOrientation) -> Attitude {
    let tilt = min(48, max(-5, subject.readingTilt + 6 * draw.normal()))
    return Attitude(edge, tilt: tilt, roll: min(20, max(-20, 7 * draw.normal())))
  }

  /// Another edge: a neighbour eight times of ten.
  mutating func otherEdge() -> DeviceOrientation {
    let index = Self.edges.firstIndex(of: edge) ?? 0
    let step = draw.chance(0.2) ? 2 : draw.chance(0.5) ? 1 : 3
    return Self.edges[(index + step) % 4]
  }

  /// Seconds of a turn: most take half a second, a few 0.3 or 1.
  mutating func turnSeconds() -> Double { 0.3 + 0.7 * draw.between(0, 1) * draw.between(0, 1) }

  // MARK: Hands

  mutating func handTurn(faces: Bool) {
    if faces, draw.chance(0.15) {
      let face: DeviceOrientation = draw.chance(0.7) ? .faceUp : .faceDown
      track.turn(
        to: Attitude(edge, tilt: face == .faceUp ? draw.between(80, 90) : draw.between(-90, -80)),
        seconds: draw.between(0.4, 1))
    } else {
      edge = otherEdge()
      track.turn(to: reading(edge), seconds: turnSeconds())
    }
    track.hold(draw.between(1.5, 4))
  }

  mutating func glance() {
    let tilt = draw.between(0, 40)
    track.turn(to: Attitude(edge, tilt: tilt), seconds: 0.5)
    track.hold(draw.between(1.5, 3))
    let there = Attitude(edge, tilt: tilt, roll: draw.sign() * draw.between(57, 62))
    track.turn(to: there, seconds: draw.between(0.12, 0.3))
    track.hold(draw.between(0.1, 0.25))
    track.turn(to: Attitude(edge, tilt: tilt), seconds: draw.between(0.12, 0.3))
    track.hold(draw.between(1, 2))
    edge = otherEdge()
    track.turn(to: reading(edge), seconds: turnSeconds())
    track.hold(1.5)
  }

  mutating func shove() {
    switch draw.below(4) {
    case 0: track.turn(to: Attitude(.faceUp), seconds: 0.8)
    case 1: track.turn(to: Attitude(.faceDown), seconds: 1.6)
    default:
      edge = otherEdge()
      track.turn(to: reading(edge), seconds: 0.7)
    }
    track.hold(1.5)
    for _ in 0...draw.below(2) {
      // Half of them straight through the screen, where the opposite face is.
      let way = draw.chance(0.5) ? track.attitude.rotate(SIMD3(0, 0, draw.sign())) : draw.direction()
      let push = way * draw.between(4, 6)
      track.pushes.append(Track.Push(start: track.end, seconds: draw.between(0.03, 0.15), acceleration: push))
      track.hold(draw.between(0.4, 0.8))
    }
    track.hold(1.5)
  }

  // MARK: On foot

  /// Bounces from now for `seconds` as `subject` steps.
  mutating func bounce(_ bounce: Double, steps: Double, seconds: Double) {
    let phase = draw.between(0, 6.28)
    let heading = draw.between(0, 6.28)
    let (ahead, aside) = (SIMD3(cos(heading), sin(heading), 0), SIMD3(-sin(heading), cos(heading), 0))
    let up = SIMD3<Double>(0, 0, 1)
    var waves = [
      Track.Wave(kind: .world, amplitude: up * bounce, hertz: steps, phase: phase),
      Track.Wave(
        kind: .world, amplitude: up * (bounce * subject.secondHarmonic), hertz: 2 * steps, phase: draw.between(0, 6.28)),
      Track.Wave(
        kind: .world, amplitude: ahead * (bounce * subject.bounceAhead), hertz: steps, phase: draw.between(0, 6.28)),
      // A stride is two steps: left and right are not alike.
      Track.Wave(
        kind: .world, amplitude: aside * (bounce * subject.bounceAside), hertz: steps / 2, phase: draw.between(0, 6.28)),
    ]
    waves.append(
      Track.Wave(
        kind: .rocking, amplitude: draw.direction() * (bounce * subject.rocking), hertz: steps,
        phase: draw.between(0, 6.28)))
    track.shakes.append(Track.Shake(start: track.end - Track.ramp, end: track.end + seconds, waves: waves))
  }

  mutating func turns(_ count: Int, steps: Double, bounce amount: Double) {
    track.hold(2)
    bounce(amount, steps: steps, seconds: 3 + Double(count) * 5)
    track.hold(3)
    for _ in 0..<count {
      edge = otherEdge()
      let seconds = turnSeconds()
      track.turn(to: reading(edge), seconds: seconds)
      track.hold(5 - seconds)
    }
  }

  mutating func walk(seconds: Double, bounce amount: Double) {
    edge = Self.edges[draw.below(4)]
    track.turn(to: reading(edge), seconds: 0.8)
    track.hold(1)
    bounce(amount, steps: subject.stepsWalking, seconds: seconds)
    track.hold(seconds + 1)
  }

  mutating func walkOnEdge(seconds: Double, bounce amount: Double) {
    let tilt = draw.between(0, 40)
    track.turn(to: Attitude(edge, tilt: tilt, roll: draw.sign() * draw.between(40, 50)), seconds: 1)
    bounce(amount, steps: subject.stepsWalking, seconds: seconds)
    track.hold(seconds)
  }

  mutating func walkOnFace(seconds: Double, bounce amount: Double) {
    let tilt = draw.sign() * draw.between(56, 64)
    track.turn(to: Attitude(edge, tilt: tilt, roll: draw.between(-15, 15)), seconds: 1)
    bounce(amount, steps: subject.stepsWalking, seconds: seconds)
    track.hold(seconds)
  }

  mutating func startInMotion(bounce amount: Double) {
    edge = Self.edges[draw.below(4)]
    let start = Attitude(edge, tilt: draw.between(0, 35), roll: draw.between(-15, 15))
    track = Track(from: start, lever: subject.lever)
    bounce(amount, steps: subject.stepsJogging, seconds: 10)
    track.hold(10)
  }
}
