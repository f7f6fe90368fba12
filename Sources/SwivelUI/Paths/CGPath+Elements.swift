// What a path is made of, told one by one, and paths made of a path: dashed, or as wide as a pen.
import Foundation

/// What an element of a path does; raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// Goes on elsewhere; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A curve bent by one point: that and the end.
  case addQuadCurveToPoint = 2
  /// A curve bent by two points: those and the end.
  case addCurveToPoint = 3
  /// A line to where this part began; no point.
  case closeSubpath = 4
}

/// An element of a path, as long as it is told.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// Its points, as many as the type says.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Is told elements of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Tells each element in turn.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      // Three points are the most an element has.
      var points = step.points + [CGPoint](repeating: .zero, count: 3 - step.points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: step.type, points: base)
        block(&element)
      }
    }
  }

  /// Tells each element in turn, and hands on what the caller gave.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether the path is one upright rectangle, which is told.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners = steps.flatMap(\.points)
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    let isStraight = steps.allSatisfy {
      switch $0 {
      case .move, .line, .close: true
      case .quad, .curve: false
      }
    }
    guard isStraight, corners.count == 4, steps.count(where: { $0.type == .moveToPoint }) == 1 else { return false }
    let isUpright = (0..<4).allSatisfy { index in
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      return index % 2 == 0
        ? (a.y == b.y) == (corners[0].y == corners[1].y) && (a.y == b.y || a.x == b.x)
        : (a.x == b.x) == (corners[1].x == corners[2].x) && (a.y == b.y || a.x == b.x)
    }
    guard isUpright else { return false }
    rect?.pointee = boundingBoxOfPath
    return true
  }

  /// The path gone through backwards: each part begins where it ended.
  var reversed: CGMutablePath {
    let path = CGMutablePath()
    var part: [(from: CGPoint, step: Step)] = []
    var (start, now) = (CGPoint.zero, CGPoint.zero)
    func end(isClosed: Bool) {
      if !part.isEmpty || isClosed { path.move(to: now) }
      for (from, step) in part.reversed() {
        switch step {
        case .line: path.addLine(to: from)
        case .quad(let control, _): path.addQuadCurve(to: from, control: control)
        case .curve(let first, let second, _): path.addCurve(to: from, control1: second, control2: first)
        case .move, .close: break
        }
      }
      if isClosed { path.closeSubpath() }
      part = []
    }
    for step in steps {
      switch step {
      case .move(let point):
        end(isClosed: false)
        (start, now) = (point, point)
      case .line, .quad, .curve:
        part.append((now, step))
        now = step.points.last ?? now
      case .close:
        end(isClosed: true)
        now = start
      }
    }
    end(isClosed: false)
    return path
  }

  /// The parts of the path that a dashed line draws.
  /// - Parameters:
  ///   - phase: how far into the pattern the line begins, in points.
  ///   - lengths: of dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashed = CGMutablePath()
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite, total.isFinite else {
      dashed.addPath(self, transform: transform)
      return dashed
    }
    // An odd number of lengths is gone through twice: dashes become gaps.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    for line in straightLines { Dasher(pattern: pattern, phase: phase).dash(line.points, into: dashed, transform) }
    return dashed
  }

  /// What a pen draws that goes along the path: filled by winding, it looks as the line does.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    guard lineWidth > 0 else { return outline }
    for line in straightLines {
      PenOutline(half: lineWidth / 2, cap: lineCap, join: lineJoin, limit: miterLimit)
        .add(line.points, isClosed: line.isClosed, to: outline, transform)
    }
    return outline
  }

  /// The path as lines through points, curves in small steps.
  private var straightLines: [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var now: [CGPoint] = []
    func end(_ isClosed: Bool) {
      if now.count > 1 || isClosed && !now.isEmpty { lines.append((now, isClosed)) }
      now = isClosed ? Array(now.prefix(1)) : []
    }
    /// A curve is smooth in so many steps at the sizes of a screen.
    let count = 16
    for step in steps {
      let from = now.last ?? .zero
      switch step {
      case .move(let point):
        end(false)
        now = [point]
      case .line(let point): now.append(point)
      case .quad(let control, let end):
        for index in 1...count {
          now.append(Self.curve(from, control, control, end, CGFloat(index) / CGFloat(count), 2))
        }
      case .curve(let first, let second, let end):
        for index in 1...count { now.append(Self.curve(from, first, second, end, CGFloat(index) / CGFloat(count), 3)) }
      case .close: end(true)
      }
    }
    end(false)
    return lines
  }

  private static func curve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat, _ degree: Int
  ) -> CGPoint {
    let u = 1 - t
    if degree == 2 {
      return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * d.x, y: u * u * a.y + 2 * u * t * b.y + t * t * d.y)
    }
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
  }
}

extension CGPath.Step {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
