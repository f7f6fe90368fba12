// One item as a body: where it is, how it moves, and what it is made of.

/// Sums and products of places, which bodies are all about.
extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
  static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
  static func += (one: inout CGPoint, other: CGPoint) { one = one + other }
  static func -= (one: inout CGPoint, other: CGPoint) { one = one - other }
  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
  /// A quarter turn of it.
  var turned: CGPoint { CGPoint(x: -y, y: x) }
  var length: CGFloat { (x * x + y * y).squareRoot() }
  /// The same direction, one long; zero for zero.
  var unit: CGPoint {
    let length = length
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
  func turned(by angle: CGFloat) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }
}

/// Directions with a strength, as behaviors say them.
extension CGVector {
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }
  var point: CGPoint { CGPoint(x: dx, y: dy) }
  /// From the right clockwise.
  var angle: CGFloat { atan2(dy, dx) }
}

/// A body. Lengths are points, a mass of one is that of 100 by 100 points at a density of one.
@MainActor final class DynamicBody {
  /// Sides of the polygon an ellipse collides as.
  private static let ellipseSides = 32
  static let unitArea: CGFloat = 10_000
  /// Radians below which a turn is the arithmetic's, not the body's.
  private static let leastTurn: CGFloat = 1e-9

  let item: any UIDynamicItem
  var center = CGPoint.zero
  var velocity = CGPoint.zero
  var angle: CGFloat = 0
  var spin: CGFloat = 0
  private var startAngle: CGFloat = 0
  private var startTransform = CGAffineTransform.identity
  /// The outline around the middle, before it is turned.
  private var outline: [CGPoint] = []

  // What it is made of, as behaviors say.
  var density: CGFloat = 1
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var charge: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  /// What behaviors do to it in this step.
  var acceleration = CGPoint.zero
  var angularAcceleration: CGFloat = 0
  /// Whether something it touches carries it in this step.
  var isHeld = false

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Goes on from where the item is.
  func readItem() {
    center = item.center
    startTransform = item.transform
    startAngle = atan2(startTransform.b, startTransform.a)
    angle = startAngle
    let half = CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      outline = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: $0.0 * half.width, y: $0.1 * half.height) }
    case .ellipse:
      outline = (0..<Self.ellipseSides).map { side in
        let turn = 2 * CGFloat.pi * CGFloat(side) / CGFloat(Self.ellipseSides)
        return CGPoint(x: cos(turn) * half.width, y: sin(turn) * half.height)
      }
    case .path: outline = Polygon.hull(item.collisionBoundingPath.cgPath.outlines.flatMap { $0 })
    }
  }

  /// Puts the item where the body is.
  func writeItem() {
    if item.center != center { item.center = center }
    let turn = angle - startAngle
    let transform =
      abs(turn) < Self.leastTurn ? startTransform : startTransform.concatenating(CGAffineTransform(rotationAngle: turn))
    if item.transform != transform { item.transform = transform }
  }

  var mass: CGFloat {
    max(1e-6, density * item.bounds.width * item.bounds.height / Self.unitArea)
  }
  /// One by the mass; zero for what cannot be moved.
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  /// One by the moment of inertia, a rectangle's; zero for what cannot be turned.
  var inverseInertia: CGFloat {
    guard !isAnchored, allowsRotation else { return 0 }
    let (width, height) = (item.bounds.width, item.bounds.height)
    return 12 / (mass * max(1, width * width + height * height))
  }
  /// The outline where it is now.
  var corners: [CGPoint] { outline.map { center + $0.turned(by: angle) } }
  /// How fast a place of it moves.
  func velocity(at offset: CGPoint) -> CGPoint { velocity + offset.turned * spin }

  /// A knock at a place of it.
  func knock(_ impulse: CGPoint, at offset: CGPoint) {
    velocity += impulse * inverseMass
    spin += offset.cross(impulse) * inverseInertia
  }
}
