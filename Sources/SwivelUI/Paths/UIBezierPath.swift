// Outlines as UIKit has them: a path and how it would be drawn.

/// Corners of a rectangle; raw values are UIKit's.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// How lines end; raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable {
  /// At their ends.
  case butt = 0
  /// In half circles.
  case round = 1
  /// In half squares.
  case square = 2
}

/// How lines meet; raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// An outline and how it would be drawn.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long points of lines that meet may be.
  open var miterLimit: CGFloat = 10
  /// How far a line may stray from a curve.
  open var flatness: CGFloat = 0.6
  /// What of crossing outlines is inside.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An outline of nothing.
  public override init() { super.init() }
  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// An ellipse that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// A rectangle with some round corners: quarters of circles as wide as `cornerRadii` says, at most half the shorter side. Its height
  /// is not looked at (stackoverflow.com/a/76933879), and many say 0.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let side = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    let radius = CGSize(width: side, height: side)
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addSteps(CGPath.corners(rect, order.map { corners.contains($0) ? radius : .zero }))
  }
  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The outline of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The outline alone.
  open var cgPath: CGPath {
    get { path.mutableCopy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around what is seen; null for nothing.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the outline goes on.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Goes on elsewhere.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve bent by two points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve bent by one point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, clockwise as people see it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { path.addTurn(center, radius, startAngle, endAngle, isForward: clockwise, .identity) }
  /// Goes back to where this part began.
  open func close() { path.closeSubpath() }
  /// Forgets everything.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns and scales the outline.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }
  /// The same outline the other way round: in another that is filled by winding it is a hole.
  open func reversing() -> UIBezierPath {
    let reversed = copied
    reversed.path = path.reversed
    return reversed
  }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Sets the lengths of dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  /// Tells the lengths of dashes where there is room for them, and how many there are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.0.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.0.count
    phase?.pointee = dashes.1
  }
  /// Fills the outline.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the outline.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the outline, mixed so.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingContexts.current?.apart(blendMode, alpha) { context in
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Draws the outline, mixed so.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingContexts.current?.apart(blendMode, alpha) { context in
      context.state.pen = DrawnPen(
        width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dashes: dashes.lengths, phase: dashes.phase)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
  }
  /// Lets drawing reach no further than the outline.
  open func addClip() {
    guard let context = DrawingContexts.current else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Another outline of the same lines.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
  private var copied: UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.flatness = flatness
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }
  /// Whether the outlines are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
  /// By the outline.
  open override var hash: Int { path.hash }
}
