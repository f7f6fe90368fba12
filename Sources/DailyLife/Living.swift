// A day in pieces: walking, jogging, phoning, lying, on the lap, in a car, on a table, picked up.
import Foundation
import Orientation
import SensorSources

extension Day {
  /// One thing after the other until `end` seconds.
  mutating func live(until end: Double) {
    while track.end < end {
      switch draw.below(10) {
      case 0: turns(3 + draw.below(4), steps: subject.stepsWalking, bounce: draw.between(0.08, 0.3))
      case 1: if draw.chance(0.4) { turns(3, steps: subject.stepsJogging, bounce: draw.between(0.6, 1)) }
      case 2: phone()
      case 3: lieInBed()
      case 4: sitWithLap()
      case 5: drive()
      case 6: leaveOnTable()
      case 7: glance()
      case 8: pocket()
      default: for _ in 0..<6 { handTurn(faces: true) }
      }
      track.turn(to: reading(edge), seconds: 0.9)
      track.hold(draw.between(1, 3))
    }
  }

  /// At the ear, walking up and down.
  private mutating func phone() {
    edge = .portrait
    track.turn(
      to: Attitude(.portrait, tilt: draw.between(-15, 20), roll: draw.sign() * draw.between(10, 33)), seconds: 1.1)
    let seconds = draw.between(20, 60)
    bounce(draw.between(0.05, 0.25), steps: subject.stepsWalking, seconds: seconds)
    track.hold(seconds + 1)
  }

  /// Above the face, on the back or on a side, turned now and then.
  private mutating func lieInBed() {
    for _ in 0..<3 + draw.below(4) {
      if draw.chance(0.4) { edge = otherEdge() }
      track.turn(
        to: Attitude(edge, tilt: draw.between(-50, -20), roll: 8 * draw.normal()), seconds: draw.between(0.6, 1.5))
      track.hold(draw.between(4, 15))
    }
  }

  private mutating func sitWithLap() {
    for _ in 0..<4 + draw.below(4) {
      track.turn(to: Attitude(edge, tilt: draw.between(35, 50), roll: 6 * draw.normal()), seconds: draw.between(0.5, 2))
      track.hold(draw.between(3, 10))
    }
  }

  /// In a holder: it speeds up, brakes and goes round bends, and hums.
  private mutating func drive() {
    track.turn(to: Attitude(edge, tilt: draw.between(5, 30), roll: 3 * draw.normal()), seconds: 1)
    track.hold(1)
    let start = track.end
    for _ in 0..<4 + draw.below(6) {
      let pull = SIMD3(draw.between(-0.3, 0.3), draw.between(-0.4, 0.4), 0)
      let seconds = draw.between(1.5, 6)
      track.pulls.append(Track.Pull(start: track.end, end: track.end + seconds, acceleration: pull))
      track.hold(seconds + draw.between(0.5, 4))
    }
    let hum = (0..<3).map { _ in
      Track.Wave(
        kind: .world, amplitude: draw.direction() * draw.between(0.01, 0.06), hertz: draw.between(8, 30),
        phase: draw.between(0, 6.28))
    }
    track.shakes.append(Track.Shake(start: start, end: track.end, waves: hum))
  }

  /// Laid down, left alone for 5 to 20 s, knocked against, shoved aside, picked up.
  mutating func leaveOnTable() {
    let face: DeviceOrientation = draw.chance(0.8) ? .faceUp : .faceDown
    track.turn(to: Attitude(edge, tilt: face == .faceUp ? 90 : -90), seconds: draw.between(0.6, 1.2))
    track.hold(draw.between(5, 20))
    for _ in 0..<draw.below(3) {
      let angle = draw.between(0, 6.28)
      let way = SIMD3(cos(angle), sin(angle), 0.2 * draw.normal())
      let push = way * draw.between(0.5, 5)
      track.pushes.append(Track.Push(start: track.end, seconds: draw.between(0.03, 0.2), acceleration: push))
      track.hold(draw.between(2, 6))
    }
    // The hand lifts it with a jerk.
    track.pushes.append(Track.Push(start: track.end, seconds: 0.25, acceleration: SIMD3(0, 0, draw.between(0.1, 0.5))))
  }

  /// Walked with in a trouser pocket, upside down as often as not.
  private mutating func pocket() {
    edge = draw.chance(0.5) ? .portrait : .portraitUpsideDown
    track.turn(to: Attitude(edge, tilt: draw.between(-20, 20), roll: draw.between(-20, 20)), seconds: 1.2)
    let seconds = draw.between(20, 60)
    bounce(draw.between(0.2, 0.5), steps: subject.stepsWalking, seconds: seconds)
    track.hold(seconds + 1)
  }
}
