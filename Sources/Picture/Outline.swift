// The forms of shapes, colours, and where points go: the small values a display list is made of.
import Foundation

/// Red, green, blue and alpha of 0…255.
public struct PictureColor: Sendable, Hashable {
  /// Of 0…255.
  public var red: UInt8
  /// Of 0…255.
  public var green: UInt8
  /// Of 0…255.
  public var blue: UInt8
  /// 0 for invisible, 255 for opaque.
  public var alpha: UInt8

  /// Creates a colour of components of 0…1; what is no number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ value: Double) -> UInt8 { value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded()) }
    (self.red, self.green, self.blue, self.alpha) = (byte(red), byte(green), byte(blue), byte(alpha))
  }
  /// A grey of 0…1.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Black.
  public static let black = PictureColor(white: 0)
  /// White.
  public static let white = PictureColor(white: 1)
  /// Invisible.
  public static let clear = PictureColor(white: 0, alpha: 0)

  /// The same colour, so much fainter.
  public func faded(_ factor: Double) -> PictureColor {
    PictureColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255 * factor)
  }

  /// How bright it looks, 0…1, whatever its alpha.
  public var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
}

/// Corners of a rectangle.
public struct PictureCorners: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// At the top left.
  public static let topLeft = PictureCorners(rawValue: 1)
  /// At the top right.
  public static let topRight = PictureCorners(rawValue: 2)
  /// At the bottom left.
  public static let bottomLeft = PictureCorners(rawValue: 4)
  /// At the bottom right.
  public static let bottomRight = PictureCorners(rawValue: 8)
  /// All four.
  public static let all: PictureCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A form.
public enum Outline: Sendable, Hashable {
  /// One step of a path.
  public enum Step: Sendable, Hashable {
    /// Begins elsewhere.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve bent by one point.
    case quad(CGPoint, CGPoint)
    /// A curve bent by two points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// Back to where this part began.
    case close
  }

  /// A rectangle.
  case rect(CGRect)
  /// A rectangle with round corners.
  case rounded(CGRect, radius: Double, corners: PictureCorners)
  /// An ellipse within a rectangle.
  case ellipse(CGRect)
  /// Whatever form.
  case path([Step])

  /// A rectangle, its corners round where a radius says so; at most half a side.
  public static func box(_ rect: CGRect, radius: Double = 0, corners: PictureCorners = .all) -> Outline {
    let most = Double(min(rect.width, rect.height)) / 2
    guard radius > 0, most > 0, !corners.isEmpty else { return .rect(rect) }
    return .rounded(rect, radius: min(radius, most), corners: corners)
  }

  /// Lines between points; not closed.
  public static func lines(_ points: [CGPoint]) -> Outline {
    .path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// How far the points that bend a quarter of a circle lie from its ends, of a radius of 1.
  private static let bend = 0.552_284_749_830_793_6

  /// The same form as steps.
  public var steps: [Step] {
    switch self {
    case .path(let steps): return steps
    case .rect(let rect):
      return [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    case .ellipse(let rect): return Self.rounded(rect, Double(rect.width) / 2, Double(rect.height) / 2, .all)
    case .rounded(let rect, let radius, let corners): return Self.rounded(rect, radius, radius, corners)
    }
  }

  private static func rounded(_ rect: CGRect, _ across: Double, _ down: Double, _ corners: PictureCorners) -> [Step] {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let (x, y) = (across * (1 - bend), down * (1 - bend))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    var steps: [Step] = []
    func corner(_ which: PictureCorners, _ at: CGPoint, _ from: CGPoint, _ one: CGPoint, _ two: CGPoint, _ to: CGPoint)
    {
      let isRound = corners.contains(which)
      steps.append(steps.isEmpty ? .move(isRound ? from : at) : .line(isRound ? from : at))
      if isRound { steps.append(.curve(one, two, to)) }
    }
    corner(
      .topRight, point(right, top), point(right - across, top), point(right - x, top), point(right, top + y),
      point(right, top + down))
    corner(
      .bottomRight, point(right, bottom), point(right, bottom - down), point(right, bottom - y),
      point(right - x, bottom), point(right - across, bottom))
    corner(
      .bottomLeft, point(left, bottom), point(left + across, bottom), point(left + x, bottom), point(left, bottom - y),
      point(left, bottom - down))
    corner(
      .topLeft, point(left, top), point(left, top + down), point(left, top + y), point(left + x, top),
      point(left + across, top))
    return steps + [.close]
  }

  /// The rectangle around all its points; null for none.
  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .ellipse(let rect), .rounded(let rect, _, _): return rect
    case .path(let steps):
      var box: (left: Double, top: Double, right: Double, bottom: Double)?
      func add(_ point: CGPoint) {
        let (x, y) = (Double(point.x), Double(point.y))
        guard let known = box else {
          box = (x, y, x, y)
          return
        }
        box = (min(known.left, x), min(known.top, y), max(known.right, x), max(known.bottom, y))
      }
      for step in steps {
        switch step {
        case .move(let point), .line(let point): add(point)
        case .quad(let one, let end): [one, end].forEach(add)
        case .curve(let one, let two, let end): [one, two, end].forEach(add)
        case .close: break
        }
      }
      return box.map { CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) } ?? .null
    }
  }
}

/// Maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct PictureTransform: Sendable, Hashable {
  /// What x gets of x.
  public var a: Double
  /// What y gets of x.
  public var b: Double
  /// What x gets of y.
  public var c: Double
  /// What y gets of y.
  public var d: Double
  /// What is added to x.
  public var tx: Double
  /// What is added to y.
  public var ty: Double

  /// Changes nothing.
  public static let identity = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers; what is no number makes it change nothing.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    let isUsable = a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    (self.a, self.b, self.c) = isUsable ? (a, b, c) : (1, 0, 0)
    (self.d, self.tx, self.ty) = isUsable ? (d, tx, ty) : (1, 0, 0)
  }
  /// A shift.
  public static func shift(_ x: Double, _ y: Double) -> PictureTransform {
    PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// A scaling about the origin.
  public static func scale(_ factor: Double) -> PictureTransform {
    PictureTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
  }

  /// First this map, then another.
  public func then(_ next: PictureTransform) -> PictureTransform {
    PictureTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }
  /// Where a point goes.
  public func map(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }
  /// Whether rectangles stay upright rectangles.
  public var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
  /// By how much lengths grow, on average.
  public var factor: Double { abs(a * d - b * c).squareRoot() }
}

extension Outline.Step {
  /// The step under a map.
  public func mapped(_ map: PictureTransform) -> Outline.Step {
    switch self {
    case .move(let point): .move(map.map(point))
    case .line(let point): .line(map.map(point))
    case .quad(let one, let end): .quad(map.map(one), map.map(end))
    case .curve(let one, let two, let end): .curve(map.map(one), map.map(two), map.map(end))
    case .close: .close
    }
  }
}
