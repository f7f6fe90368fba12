// Where two bodies touch, or one a boundary: what bounces, what slides, and what is pushed out again.

/// Two outlines that touch at a place, or will within a part of a step.
@MainActor final class DynamicContact {
  /// Slower than so many points a second, nothing bounces: else what lies would hop for ever.
  private static let bouncingSpeed: CGFloat = 20
  /// The part of an overlap that two bodies are pushed apart by at once.
  private static let partedShare: CGFloat = 0.4
  /// Points between outlines that count as touching.
  static let touchingGap: CGFloat = 0.1

  private let pair: DynamicPair
  private var one: DynamicBody { pair.one }
  private var other: DynamicBody? { pair.other }
  let point: CGPoint
  /// From the other to the one.
  let normal: CGPoint
  /// How far they overlap; below zero for a gap.
  private let depth: CGFloat
  private let starts: (CGPoint, CGPoint)
  private let friction: CGFloat
  private var bounce: CGFloat = 0
  private var pressed: CGFloat = 0
  private var rubbed: CGFloat = 0

  init(_ one: DynamicBody, _ other: DynamicBody?, _ found: Polygon.Contact) {
    point = found.point
    normal = found.normal
    depth = found.depth
    starts = (one.center, other?.center ?? .zero)
    pair = DynamicPair(one: one, other: other, arm: point - starts.0, otherArm: point - starts.1)
    friction = other.map { (one.friction * $0.friction).squareRoot() } ?? one.friction
  }

  /// Whether they touch: by more than being near.
  var isTouching: Bool { pressed > 0 || depth > -Self.touchingGap }

  /// Notes how fast they meet: the more elastic of two says how much of it they keep.
  func begin(_ step: CGFloat) {
    let speed = pair.speed.dot(normal)
    guard speed < -Self.bouncingSpeed, -speed * step > -depth else { return }
    bounce = -max(one.elasticity, other?.elasticity ?? 0) * speed
  }

  /// Lets them come no closer than touching, and slide as their friction lets them.
  func solve(_ step: CGFloat) {
    let give = pair.give(normal)
    guard give > 0 else { return }
    let allowed = bounce > 0 ? bounce : min(0, depth / step)
    let wanted = max(0, pressed + (allowed - pair.speed.dot(normal)) / give)
    pair.knock(normal * (wanted - pressed))
    pressed = wanted
    guard friction > 0 else { return }
    let along = normal.turned
    let slide = pair.give(along)
    guard slide > 0 else { return }
    let limit = friction * pressed
    let rubbing = min(max(rubbed - pair.speed.dot(along) / slide, -limit), limit)
    pair.knock(along * (rubbing - rubbed))
    rubbed = rubbing
  }

  /// Those it presses are held, and fall no more.
  func hold() {
    guard pressed > 0 else { return }
    one.isHeld = true
    other?.isHeld = true
  }

  /// Pushes what overlaps apart: out of a boundary at once, out of each other bit by bit.
  func part() {
    let moved = (one.center - starts.0).dot(normal) - (other.map { ($0.center - starts.1).dot(normal) } ?? 0)
    let left = depth - moved
    guard left > 0 else { return }
    guard let other else {
      if !one.isAnchored { one.center += normal * left }
      return
    }
    let give = one.inverseMass + other.inverseMass
    guard give > 0, left > Self.touchingGap else { return }
    let push = normal * ((left - Self.touchingGap) * Self.partedShare / give)
    one.center += push * one.inverseMass
    other.center -= push * other.inverseMass
  }
}

/// Who touches what, and what delegates were told of it.
@MainActor struct DynamicTouches {
  struct Touch {
    weak var behavior: UICollisionBehavior?
    let one: any UIDynamicItem
    /// The other item; nil for a boundary.
    let other: (any UIDynamicItem)?
    /// The boundary; nil for the reference view's bounds.
    let boundary: (any NSCopying)?
    var point: CGPoint
    /// In this step; in the last that was told of.
    var isNow = true
    var wasTold = false

    func isSame(_ touch: Touch) -> Bool {
      behavior === touch.behavior && one === touch.one && other === touch.other
        && UICollisionBehavior.isSame(boundary, touch.boundary)
    }
  }
  private var all: [Touch] = []

  mutating func note(_ touch: Touch) {
    if let index = all.firstIndex(where: { $0.isSame(touch) }) {
      all[index].isNow = true
    } else {
      all.append(touch)
    }
  }

  /// Tells whose touching began or ended in a step.
  mutating func tell() {
    let told = all
    all = all.filter(\.isNow)
    for index in all.indices {
      all[index].isNow = false
      all[index].wasTold = true
    }
    for touch in told {
      if !touch.isNow { touch.behavior?.tellEnded(touch) } else if !touch.wasTold { touch.behavior?.tellBegan(touch) }
    }
  }
}
