// What passers-by do with a phone: turns sitting, walking and jogging, glances, the phone in a swinging hand, a day.
import Foundation
import Orientation
import SensorSources

/// Something that is done, of which every passer-by makes a recording of their own.
public enum Errand: Sendable, Hashable {
  /// Turned from edge to edge and laid down, sitting.
  case sitting
  /// Turned from edge to edge while walking, and while jogging.
  case walking
  case jogging
  /// Rolled towards another edge for a moment, and back.
  case glancing
  /// All of these, and the phone carried in a swinging hand, at the ear, on a table, for so many seconds.
  case day(seconds: Double)

  /// The recording `person` makes of it at `rate` readings a second.
  public func recording(of person: Passerby, rate: Double) -> Recording {
    var outing = Outing(person, draw: Draw(seed: person.seed &* 0x51_ed27 &+ tag))
    switch self {
    case .sitting: for _ in 0..<24 { outing.turnSitting() }
    case .walking: outing.turns(18, on: person.walking)
    case .jogging: outing.turns(12, on: person.jogging)
    case .glancing: for _ in 0..<20 { outing.glance() }
    case .day(let seconds): outing.day(until: seconds)
    }
    var draw = Draw(seed: person.seed ^ (tag << 32))
    return person.sensor.recording(of: outing.hand, rate: rate, draw: &draw)
  }

  private var tag: UInt64 {
    switch self {
    case .sitting: 11
    case .walking: 12
    case .jogging: 13
    case .glancing: 14
    case .day: 15
    }
  }
}

/// A passer-by under way.
struct Outing {
  let person: Passerby
  var hand: Hand
  var draw: Draw
  private var edge = DeviceOrientation.portrait

  init(_ person: Passerby, draw: Draw) {
    self.person = person
    self.draw = draw
    hand = Hand(person.hand, at: Attitude(.portrait, tilt: person.readingTilt), draw: draw)
    hand.spend(2)
  }

  // MARK: Turns

  /// Another edge, and the phone turned to it; as hands are, some degrees off.
  private mutating func turn() {
    let index = Day.edges.firstIndex(of: edge) ?? 0
    edge = Day.edges[(index + (draw.chance(0.15) ? 2 : draw.chance(0.5) ? 1 : 3)) % 4]
    read()
  }

  private mutating func read() {
    hand.takeGrip()
    let tilt = min(48, max(-5, person.readingTilt + 5 * draw.normal()))
    let attitude = Attitude(edge, tilt: tilt, roll: min(20, max(-20, 6 * draw.normal())))
    hand.want(attitude, within: person.turnSeconds * draw.between(0.8, 1.5))
  }

  mutating func turnSitting() {
    if draw.chance(0.15) {
      hand.want(Attitude(edge, tilt: draw.chance(0.7) ? 86 : -86), within: draw.between(0.5, 1))
    } else {
      turn()
    }
    hand.spend(draw.between(2, 4.5))
  }

  /// On foot in `manner`: `count` turns, five seconds apart.
  mutating func turns(_ count: Int, on manner: Feet.Manner) {
    hand.heading = draw.between(0, 360)
    hand.feet = Feet(manner, from: hand.now)
    hand.spend(4)
    for _ in 0..<count {
      turn()
      hand.spend(5)
    }
    hand.feet = nil
    hand.spend(2)
  }

  mutating func glance() {
    let tilt = draw.between(0, 40)
    hand.want(Attitude(edge, tilt: tilt), within: 0.5)
    hand.spend(draw.between(2, 3.5))
    hand.want(Attitude(edge, tilt: tilt, roll: draw.sign() * draw.between(56, 62)), within: draw.between(0.12, 0.2))
    hand.spend(draw.between(0.25, 0.4))
    hand.want(Attitude(edge, tilt: tilt), within: draw.between(0.12, 0.2))
    hand.spend(draw.between(1.5, 2.5))
    turn()
    hand.spend(2.5)
  }

  // MARK: A day

  mutating func day(until end: Double) {
    while hand.now < end {
      switch draw.below(7) {
      case 0: turns(3 + draw.below(4), on: person.walking)
      case 1: if draw.chance(0.5) { turns(3, on: person.jogging) }
      case 2: swingInHand()
      case 3: telephone()
      case 4: layDown()
      case 5: glance()
      default: for _ in 0..<5 { turnSitting() }
      }
      read()
      hand.spend(draw.between(2, 4))
    }
  }

  /// Carried along: the arm swings once a stride, which is two steps.
  mutating func swingInHand() {
    hand.want(Attitude(edge, tilt: draw.between(-10, 10), roll: 5 * draw.normal()), within: 1)
    hand.spend(1)
    hand.feet = Feet(person.walking, from: hand.now)
    hand.swing = (draw.between(10, 30), 0.5 / person.walking.period)
    hand.spend(draw.between(10, 30))
    (hand.swing.degrees, hand.feet) = (0, nil)
    hand.spend(2)
  }

  private mutating func telephone() {
    edge = .portrait
    hand.want(Attitude(edge, tilt: draw.between(-15, 15), roll: draw.sign() * draw.between(10, 30)), within: 1)
    hand.spend(1.5)
    if draw.chance(0.6) { hand.feet = Feet(person.walking, from: hand.now) }
    hand.spend(draw.between(15, 40))
    hand.feet = nil
  }

  /// Put on a table, knocked against, taken up.
  private mutating func layDown() {
    hand.want(Attitude(edge, tilt: 90), within: draw.between(0.7, 1.2))
    hand.spend(draw.between(4, 12))
    for _ in 0..<draw.below(3) {
      let knock = draw.direction() * draw.between(0.5, 3)
      for way in [1.0, -1] {
        hand.push = knock * way
        hand.spend(draw.between(0.02, 0.06))
      }
      hand.push = SIMD3(0, 0, 0)
      hand.spend(draw.between(1, 4))
    }
  }
}
