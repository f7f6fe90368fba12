// Outlines of lines and curves: what layers are shaped by and points are tested against.

/// What is inside of crossing outlines; raw values are Core Graphics'.
public enum CGPathFillRule: Int, Sendable {
  /// Where outlines wind around.
  case winding = 0
  /// Where a ray crosses outlines an odd number of times.
  case evenOdd = 1
}

/// An outline.
open class CGPath: NSObject, @unchecked Sendable {
  /// One step of the outline.
  package enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The points of the step, the end last.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Step {
      switch self {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .quad(let control, let end): .quad(control.applying(transform), end.applying(transform))
      case .curve(let first, let second, let end):
        .curve(first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }

  package fileprivate(set) var steps: [Step] = []

  /// An outline of nothing.
  public override init() { super.init() }
  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    steps = Self.rectangle(rect, transform)
  }
  /// An ellipse that touches the edges of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    steps = Self.rounded(rect, rect.width / 2, rect.height / 2, transform)
  }
  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    steps = Self.rounded(rect, cornerWidth, cornerHeight, transform)
  }

  /// Whether there is nothing.
  open var isEmpty: Bool { steps.isEmpty }
  /// Whether it is an upright rectangle by itself.
  var isRectangle: Bool { steps == Self.rectangle(boundingBox, nil) }
  /// Where the outline goes on.
  open var currentPoint: CGPoint {
    var start = CGPoint.zero
    var now = CGPoint.zero
    for step in steps {
      if case .close = step { now = start } else { now = step.points.last ?? now }
      if case .move(let point) = step { start = point }
    }
    return now
  }
  /// The rectangle around all points, those that bend curves among them; null for nothing.
  open var boundingBox: CGRect { Self.box(steps.flatMap(\.points)) }
  /// The rectangle around what is seen; null for nothing.
  open var boundingBoxOfPath: CGRect { Self.box(outlines.flatMap { $0 }) }

  /// The same outline, which can be changed.
  open func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.steps = steps
    return copy
  }
  /// The same outline.
  open func copy() -> CGPath? { mutableCopy() }
  // An object's own of these names gives way: an outline's are Core Graphics'.
  @_disfavoredOverload open override func copy() -> Any { self }
  @_disfavoredOverload open override func mutableCopy() -> Any { (mutableCopy() as CGMutablePath?) as Any }
  /// The same outline under a transform, which can be changed.
  open func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: transform)?.mutableCopy() as CGMutablePath?
  }
  /// The same outline under a transform.
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGMutablePath()
    copy.steps = transform.map { map in steps.map { $0.applying(map.pointee) } } ?? steps
    return copy
  }

  /// Whether a point lies inside, once the transform is applied to it ("an affine transform to apply to the point before checking",
  /// CGPath.contains(_:using:transform:)).
  open func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    for outline in outlines where outline.count > 1 {
      for (index, end) in outline.enumerated() {
        let start = outline[index == 0 ? outline.count - 1 : index - 1]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Whether the outlines are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.steps == steps }
  /// By the points.
  open override var hash: Int { StableHash.of(steps.flatMap(\.points).flatMap { [$0.x, $0.y] }) }

  // MARK: Geometry

  /// Pieces a curve is cut into.
  private static let pieces = 16

  /// The outlines as corners of polygons; a closed one ends where it began.
  package var outlines: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var now: [CGPoint] = []
    for step in steps {
      let start = now.last ?? all.last?.first ?? .zero
      // What follows a closed part without a move begins where that part did.
      if now.isEmpty, !all.isEmpty, step.type != .moveToPoint, step != .close { now = [start] }
      switch step {
      case .move(let point):
        if !now.isEmpty { all.append(now) }
        now = [point]
      case .line(let point): now.append(point)
      case .quad(let control, let end):
        for piece in 1...Self.pieces {
          let t = CGFloat(piece) / CGFloat(Self.pieces)
          let u = 1 - t
          now.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let first, let second, let end):
        for piece in 1...Self.pieces {
          now.append(Self.point(on: (start, first, second, end), at: CGFloat(piece) / CGFloat(Self.pieces)))
        }
      case .close:
        if let first = now.first, now.last != first { now.append(first) }
        if !now.isEmpty { all.append(now) }
        now = []
      }
    }
    if !now.isEmpty { all.append(now) }
    return all
  }

  private static func point(on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let x = weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x + weights.3 * curve.3.x
    let y = weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y + weights.3 * curve.3.y
    return CGPoint(x: x, y: y)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate static func mapped(_ steps: [Step], _ transform: UnsafePointer<CGAffineTransform>?) -> [Step] {
    transform.map { map in steps.map { $0.applying(map.pointee) } } ?? steps
  }

  fileprivate static func rectangle(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?) -> [Step] {
    mapped(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ], transform)
  }

  /// How far the points that bend a quarter of a circle lie from its ends, of a radius of 1.
  fileprivate static let roundness: CGFloat = 0.552_284_75

  fileprivate static func rounded(
    _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ transform: UnsafePointer<CGAffineTransform>?
  ) -> [Step] {
    let corner = CGSize(width: min(width, rect.width / 2), height: min(height, rect.height / 2))
    return mapped(corners(rect, [corner, corner, corner, corner]), transform)
  }

  /// A rectangle whose corners, from the top left one clockwise, are rounded by these radii.
  static func corners(_ rect: CGRect, _ radii: [CGSize]) -> [Step] {
    let back = 1 - roundness
    var steps: [Step] = [.move(CGPoint(x: rect.minX + radii[0].width, y: rect.minY))]
    steps.append(.line(CGPoint(x: rect.maxX - radii[1].width, y: rect.minY)))
    steps.append(
      .curve(
        CGPoint(x: rect.maxX - back * radii[1].width, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY + back * radii[1].height),
        CGPoint(x: rect.maxX, y: rect.minY + radii[1].height)))
    steps.append(.line(CGPoint(x: rect.maxX, y: rect.maxY - radii[2].height)))
    steps.append(
      .curve(
        CGPoint(x: rect.maxX, y: rect.maxY - back * radii[2].height),
        CGPoint(x: rect.maxX - back * radii[2].width, y: rect.maxY),
        CGPoint(x: rect.maxX - radii[2].width, y: rect.maxY)))
    steps.append(.line(CGPoint(x: rect.minX + radii[3].width, y: rect.maxY)))
    steps.append(
      .curve(
        CGPoint(x: rect.minX + back * radii[3].width, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY - back * radii[3].height),
        CGPoint(x: rect.minX, y: rect.maxY - radii[3].height)))
    steps.append(.line(CGPoint(x: rect.minX, y: rect.minY + radii[0].height)))
    steps.append(
      .curve(
        CGPoint(x: rect.minX, y: rect.minY + back * radii[0].height),
        CGPoint(x: rect.minX + back * radii[0].width, y: rect.minY),
        CGPoint(x: rect.minX + radii[0].width, y: rect.minY)))
    steps.append(.close)
    return steps
  }
}

/// An outline that can be changed.
open class CGMutablePath: CGPath, @unchecked Sendable {
  private func add(_ new: [Step], _ transform: CGAffineTransform) {
    steps += transform.isIdentity ? new : new.map { $0.applying(transform) }
  }

  /// Goes on elsewhere.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }
  /// Adds a line.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(point)], transform) }
  /// Adds lines from each point to the next.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }
  /// Adds a curve bent by one point.
  open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add([.quad(control, end)], transform)
  }
  /// Adds a curve bent by two points.
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add([.curve(control1, control2, end)], transform) }
  /// Goes back to where this part began.
  open func closeSubpath() { steps.append(.close) }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Self.rectangle(rect, nil), transform)
  }
  /// Adds rectangles.
  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Self.rounded(rect, rect.width / 2, rect.height / 2, nil), transform)
  }
  /// Adds a rectangle with round corners.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(Self.rounded(rect, cornerWidth, cornerHeight, nil), transform) }
  /// Adds another outline.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.steps, transform) }
  /// Adds corners rounded one by one.
  func addSteps(_ new: [Step]) { steps += new }

  /// Adds a part of a circle, with a line to where it begins.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // With y downwards, Core Graphics' clockwise goes against the clock.
    addTurn(center, radius, startAngle, endAngle, isForward: !clockwise, transform)
  }

  /// Adds a part of a circle that turns by an angle.
  open func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) { addTurn(center, radius, by: delta, from: startAngle, transform) }

  /// Adds a corner rounded by a circle that touches both its lines.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    let first = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    let cross = first.x * second.y - first.y * second.x
    guard lengths.0 > 0, lengths.1 > 0, cross != 0 else { return addLine(to: tangent1End, transform: transform) }
    let cosine = (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)
    let corner = acos(max(-1, min(1, cosine)))
    let reach = radius / tan(corner / 2)
    let from = CGPoint(
      x: tangent1End.x + first.x / lengths.0 * reach, y: tangent1End.y + first.y / lengths.0 * reach)
    // The centre is beside the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - first.y / lengths.0 * radius * side, y: from.y + first.x / lengths.0 * radius * side)
    addTurn(
      center, radius, by: -side * (.pi - corner), from: atan2(from.y - center.y, from.x - center.x), transform)
  }

  func addTurn(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, isForward: Bool,
    _ transform: CGAffineTransform
  ) {
    var delta = end - start
    if isForward { while delta < 0 { delta += 2 * .pi } } else { while delta > 0 { delta -= 2 * .pi } }
    addTurn(center, radius, by: max(-2 * .pi, min(2 * .pi, delta)), from: start, transform)
  }

  private func addTurn(
    _ center: CGPoint, _ radius: CGFloat, by delta: CGFloat, from start: CGFloat, _ transform: CGAffineTransform
  ) {
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let piece = delta / CGFloat(count)
    let reach = 4 / 3 * tan(piece / 4) * radius
    var new: [Step] = [steps.isEmpty || steps.last == .close ? .move(place(start)) : .line(place(start))]
    for index in 0..<count {
      let (a, b) = (start + CGFloat(index) * piece, start + CGFloat(index + 1) * piece)
      let (from, to) = (place(a), place(b))
      new.append(
        .curve(
          CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
          CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)), to))
    }
    add(new, transform)
  }
}
