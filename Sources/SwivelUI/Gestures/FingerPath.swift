// One finger's way over the screen, as gestures see it.

/// Where a finger was and when, in the window.
struct FingerPath {
  /// One place, seconds after the input began.
  struct Place: Sendable {
    var point: CGPoint
    var time: TimeInterval
  }

  private(set) var places: [Place]
  /// How far a finger goes before it moves, in points (UILongPressGestureRecognizer.allowableMovement).
  static let slop: CGFloat = 10
  /// Whether the finger was lifted.
  var isLifted = false

  init(_ first: Place) { places = [first] }

  mutating func move(to place: Place) { places.append(place) }

  var start: CGPoint { places[0].point }
  var now: CGPoint { places[places.count - 1].point }
  /// From the first place to the last.
  var shift: CGPoint { CGPoint(x: now.x - start.x, y: now.y - start.y) }
  var duration: TimeInterval { places[places.count - 1].time - places[0].time }
  /// The farthest it was from where it began.
  var reach: CGFloat { places.map { hypot($0.point.x - start.x, $0.point.y - start.y) }.max() ?? 0 }

  /// Seconds the velocity is taken over.
  private static let velocityWindow: TimeInterval = 0.1

  /// Points a second, over the last tenth of a second.
  var velocity: CGPoint {
    let last = places[places.count - 1]
    guard let first = places.first(where: { last.time - $0.time <= Self.velocityWindow && $0.time < last.time })
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
