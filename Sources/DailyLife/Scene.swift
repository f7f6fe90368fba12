// What people do with a phone, each as a movement drawn from a seed: the scenes a classifier is judged by.
import Foundation
import Orientation
import SensorSources

/// A kind of movement, of which every subject makes one of their own.
public enum Scene: Sendable, Hashable {
  /// Turned from edge to edge and to the faces by hand, sitting or standing.
  case handTurns
  /// Turned from edge to edge while walking or jogging with this bounce in g.
  case walkingTurns(bounce: Double)
  case joggingTurns(bounce: Double)
  /// Walking with this bounce, in one attitude that is not near any boundary.
  case walking(bounce: Double)
  /// Walking with this bounce in g, held on a boundary: between two edges, or between an edge and a face.
  case walkingOnEdge(bounce: Double)
  case walkingOnFace(bounce: Double)
  /// Rolled by 60 degrees for 0.1 to 0.25 s, and back.
  case glances
  /// Lying or upright, and shoved with 4 to 6 g for hundredths of a second.
  case shoves
  /// Switched on while jogging with this bounce: the first orientation is taken in motion.
  case startInMotion(bounce: Double)
  /// An hour, or another number of seconds, of all of these and of phoning, lying in bed, on the lap, in a car, on a table.
  case dailyLife(seconds: Double)

  /// The recording `subject` makes of it at `rate` readings a second.
  public func recording(of subject: Subject, rate: Double) -> Recording {
    var day = Day(subject, scene: tag)
    switch self {
    case .handTurns:
      // A turn within the half second before the first answer would measure that.
      day.track.hold(1)
      for _ in 0..<24 { day.handTurn(faces: true) }
    case .walkingTurns(let bounce): day.turns(18, steps: subject.stepsWalking, bounce: bounce)
    case .joggingTurns(let bounce): day.turns(12, steps: subject.stepsJogging, bounce: bounce)
    case .walking(let bounce): day.walk(seconds: 120, bounce: bounce)
    case .walkingOnEdge(let bounce): day.walkOnEdge(seconds: 120, bounce: bounce)
    case .walkingOnFace(let bounce): day.walkOnFace(seconds: 120, bounce: bounce)
    case .glances: for _ in 0..<20 { day.glance() }
    case .shoves: for _ in 0..<20 { day.shove() }
    case .startInMotion(let bounce): day.startInMotion(bounce: bounce)
    case .dailyLife(let seconds): day.live(until: seconds)
    }
    return Recording(day.finished, rate: rate, subject: subject, draw: subject.seed ^ tag)
  }

  /// Chooses what happens, beside the subject's seed.
  private var tag: UInt64 {
    switch self {
    case .handTurns: 1
    case .walkingTurns(let bounce): 0x100 + UInt64(bounce * 100)
    case .joggingTurns(let bounce): 0x1100 + UInt64(bounce * 100)
    case .walking(let bounce): 0x2100 + UInt64(bounce * 100)
    case .walkingOnEdge(let bounce): 0x3100 + UInt64(bounce * 100)
    case .walkingOnFace(let bounce): 0x4100 + UInt64(bounce * 100)
    case .glances: 2
    case .shoves: 3
    case .startInMotion(let bounce): 0x5100 + UInt64(bounce * 100)
    case .dailyLife: 4
    }
  }
}
