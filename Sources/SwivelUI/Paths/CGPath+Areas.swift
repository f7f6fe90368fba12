// Outlines put together as areas (iOS 16): what is in both, in either, in one alone, and lines cut by areas. Where curves were, lines in
// small steps come back.
import Foundation

extension CGPath {
  /// The area inside of this outline or the other.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 || $1 }
  }
  /// The area inside of both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 && $1 }
  }
  /// The area inside of this outline and not of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 && !$1 }
  }
  /// The area inside of one of the two.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 != $1 }
  }
  /// Whether the two have an area in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
  /// The same area by lines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    Self.path(of: PathAreas(self, nil, using: rule) { first, _ in first }.loops)
  }
  /// The parts of the area that do not touch, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = PathAreas(self, nil, using: rule) { first, _ in first }.loops
    let outer = loops.filter { Self.turn($0) < 0 }
    // A hole belongs to the smallest part around it.
    let owners = loops.filter { Self.turn($0) >= 0 }.map { hole in
      let corner = PathAreas.lines(of: [hole])[0]
      let inHole = PathAreas.besides(corner).1
      let around = outer.indices.filter { PathAreas.contains(inHole, PathAreas.lines(of: [outer[$0]]), .winding) }
      return (hole, around.min { abs(Self.turn(outer[$0])) < abs(Self.turn(outer[$1])) })
    }
    return outer.indices.map { index in
      Self.path(of: [outer[index]] + owners.filter { $0.1 == index }.map(\.0))
    }
  }

  /// The parts of this line, which is no area, that lie inside of the other outline.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(with: other, rule) { $0 }
  }
  /// The parts of this line, which is no area, that lie outside of the other outline.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(with: other, rule) { !$0 }
  }

  /// The outline with lines for curves that keep within a distance of them.
  public func flattened(threshold: CGFloat) -> CGPath {
    let flat = CGMutablePath()
    for step in steps {
      let from = flat.isEmpty ? .zero : flat.currentPoint
      switch step {
      case .move(let point): flat.move(to: point)
      case .line(let point): flat.addLine(to: point)
      case .quad(let control, let end):
        let first = Self.between(from, control, 2 / 3)
        flat.add(curve: (from, first, Self.between(end, control, 2 / 3), end), within: threshold)
      case .curve(let first, let second, let end):
        flat.add(curve: (from, first, second, end), within: threshold)
      case .close: flat.closeSubpath()
      }
    }
    return flat
  }

  /// The corners of the outlines, curves in steps nobody sees.
  var smoothOutlines: [[CGPoint]] {
    flattened(threshold: 1 / 64).outlines.map { $0.last == $0.first ? Array($0.dropLast()) : $0 }
      .filter { $0.count > 2 }
  }

  // MARK: How

  private func area(
    with other: CGPath, _ rule: CGPathFillRule, _ isWanted: @escaping (Bool, Bool) -> Bool
  ) -> CGPath { Self.path(of: PathAreas(self, other, using: rule, isWanted: isWanted).loops) }

  private func line(with other: CGPath, _ rule: CGPathFillRule, _ isWanted: (Bool) -> Bool) -> CGPath {
    let edges = PathAreas.lines(of: PathAreas.snapped(other.smoothOutlines))
    let result = CGMutablePath()
    for outline in flattened(threshold: 1 / 64).outlines {
      let points = outline.map { PathAreas.snapped($0) }
      let lines = zip(points, points.dropFirst()).map { PathAreas.Piece(from: $0, to: $1) }.filter { $0.from != $0.to }
      for piece in PathAreas.cut(lines, by: edges)
      where isWanted(PathAreas.contains(piece.middle, edges, rule)) {
        if result.isEmpty || result.currentPoint != piece.from { result.move(to: piece.from) }
        result.addLine(to: piece.to)
      }
    }
    return result
  }

  private static func path(of loops: [[CGPoint]]) -> CGPath {
    let path = CGMutablePath()
    for loop in loops {
      path.addLines(between: loop)
      path.closeSubpath()
    }
    return path
  }

  /// Twice the area a loop goes round: below 0 for one whose inside is to its left, y downwards.
  private static func turn(_ loop: [CGPoint]) -> CGFloat {
    loop.indices.reduce(0) { $0 + PathAreas.cross(loop[$1], loop[($1 + 1) % loop.count]) }
  }

  fileprivate static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension CGMutablePath {
  /// Adds a curve as lines: a chord is off by an eighth of the second derivative over the square of the number of pieces.
  fileprivate func add(curve: (CGPoint, CGPoint, CGPoint, CGPoint), within threshold: CGFloat) {
    let (a, b, c, d) = curve
    let bends = [
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
    ]
    let bend = 6 * max(bends[0], bends[1])
    let needed = (bend / (8 * max(threshold, 0.000_1))).squareRoot().rounded(.up)
    let count = needed.isFinite ? Int(min(max(needed, 1), 1000)) : 1
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let end = CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
      addLine(to: index == count ? d : end)
    }
  }
}
