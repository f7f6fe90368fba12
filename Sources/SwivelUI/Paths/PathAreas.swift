// The areas of two outlines put together: every line is cut where another crosses it, and a piece stays where the area that is wanted
// lies on one side of it alone. Curves are lines in small steps by then.
import Foundation

/// Two areas and which points of them are wanted.
struct PathAreas {
  let first: [Piece]
  let second: [Piece]
  let rule: CGPathFillRule
  /// Whether a point inside of the first, and of the second, is wanted.
  let isWanted: (Bool, Bool) -> Bool

  /// Points nearer than this are one: a thousandth of what a screen shows.
  static let grid: CGFloat = 1 / 1024

  init(
    _ first: CGPath, _ second: CGPath?, using rule: CGPathFillRule, isWanted: @escaping (Bool, Bool) -> Bool
  ) {
    self.first = Self.lines(of: Self.snapped(first.smoothOutlines))
    self.second = Self.lines(of: Self.snapped(second?.smoothOutlines ?? []))
    self.rule = rule
    self.isWanted = isWanted
  }

  /// A line between two points of the grid.
  struct Piece {
    let from: CGPoint
    let to: CGPoint

    var backwards: Piece { Piece(from: to, to: from) }
    var angle: CGFloat { atan2(to.y - from.y, to.x - from.x) }
    var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
    /// Both ends, by which a piece is known.
    var ends: SIMD4<Double> { SIMD4(Double(from.x), Double(from.y), Double(to.x), Double(to.y)) }
  }

  /// The outlines of the area that is wanted, which lies to the left of each line, y downwards.
  var loops: [[CGPoint]] { Self.chained(kept) }

  private var kept: [Piece] {
    let lines = first + second
    // Which side is inside is asked of the pieces: where they were cut they lie up to half a place of the grid beside the whole lines.
    let (ones, others) = (Self.cut(first, by: lines), Self.cut(second, by: lines))
    func isInside(_ point: CGPoint) -> Bool {
      isWanted(Self.contains(point, ones, rule), Self.contains(point, others, rule))
    }
    var seen: Set<SIMD4<Double>> = []
    var kept: [Piece] = []
    for piece in ones + others
    where !seen.contains(piece.ends) && !seen.contains(piece.backwards.ends) {
      seen.insert(piece.ends)
      let (left, right) = Self.besides(piece)
      let (isLeft, isRight) = (isInside(left), isInside(right))
      if isLeft != isRight { kept.append(isLeft ? piece : piece.backwards) }
    }
    return kept
  }

  // MARK: Cutting

  static func snapped(_ outlines: [[CGPoint]]) -> [[CGPoint]] { outlines.map { $0.map(snapped) } }
  static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
  }

  static func lines(of outlines: [[CGPoint]]) -> [Piece] {
    outlines.flatMap { outline in
      outline.indices.map { Piece(from: outline[$0], to: outline[($0 + 1) % outline.count]) }
    }.filter { $0.from != $0.to }
  }

  /// The lines in pieces between the points where others meet them, in order.
  static func cut(_ lines: [Piece], by others: [Piece]) -> [Piece] {
    lines.flatMap { line in
      var places: [CGFloat] = [0, 1]
      for other in others where touches(line, other) { places += meetings(line, other) }
      let points = places.sorted().map { t in
        snapped(CGPoint(x: line.from.x + t * (line.to.x - line.from.x), y: line.from.y + t * (line.to.y - line.from.y)))
      }
      return zip(points, points.dropFirst()).map { Piece(from: $0, to: $1) }.filter { $0.from != $0.to }
    }
  }

  private static func touches(_ a: Piece, _ b: Piece) -> Bool {
    max(min(a.from.x, a.to.x), min(b.from.x, b.to.x)) <= min(max(a.from.x, a.to.x), max(b.from.x, b.to.x)) + grid
      && max(min(a.from.y, a.to.y), min(b.from.y, b.to.y)) <= min(max(a.from.y, a.to.y), max(b.from.y, b.to.y)) + grid
  }

  /// How far along the first line the second meets it: once where they cross, at the ends where one lies on the other.
  private static func meetings(_ a: Piece, _ b: Piece) -> [CGFloat] {
    let (along, across) = (minus(a.to, a.from), minus(b.to, b.from))
    let gap = minus(b.from, a.from)
    let length = along.x * along.x + along.y * along.y
    let turn = cross(along, across)
    guard abs(turn) > grid * grid else {
      guard abs(cross(gap, along)) <= grid * length.squareRoot() else { return [] }
      return [b.from, b.to].map { minus($0, a.from) }.map { ($0.x * along.x + $0.y * along.y) / length }
        .filter { $0 > 0 && $0 < 1 }
    }
    let (t, u) = (cross(gap, across) / turn, cross(gap, along) / turn)
    let slack = grid / max(length.squareRoot(), grid)
    return t > 0 && t < 1 && u > -slack && u < 1 + slack ? [t] : []
  }

  static func minus(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }

  /// Points right beside the middle of a piece: to its left and its right, y downwards.
  static func besides(_ piece: Piece) -> (CGPoint, CGPoint) {
    let way = minus(piece.to, piece.from)
    let step = grid / 4 / max(hypot(way.x, way.y), grid)
    let middle = piece.middle
    return (
      CGPoint(x: middle.x + way.y * step, y: middle.y - way.x * step),
      CGPoint(x: middle.x - way.y * step, y: middle.y + way.x * step)
    )
  }

  /// Whether a point is within closed outlines, of which these are all lines.
  static func contains(_ point: CGPoint, _ lines: [Piece], _ rule: CGPathFillRule) -> Bool {
    var winding = 0
    for line in lines where (line.from.y <= point.y) != (line.to.y <= point.y) {
      let x = line.from.x + (point.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      if x > point.x { winding += line.to.y > line.from.y ? 1 : -1 }
    }
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  // MARK: Putting together

  private static func chained(_ pieces: [Piece]) -> [[CGPoint]] {
    var loops: [[CGPoint]] = []
    var rest = pieces
    while let start = rest.first {
      rest.removeFirst()
      var loop = [start.from]
      var now = start
      while now.to != loop[0] {
        loop.append(now.to)
        // Where areas meet at a corner, the sharpest way round the area keeps them apart.
        let next = rest.indices.filter { rest[$0].from == now.to }.min {
          leftTurn(now, rest[$0]) < leftTurn(now, rest[$1])
        }
        guard let next else { break }
        now = rest.remove(at: next)
      }
      let straight = withoutMiddles(loop)
      if straight.count > 2 { loops.append(straight) }
    }
    return loops
  }

  /// How far round a line lies from going back, in the direction in which the area is met first.
  private static func leftTurn(_ from: Piece, _ to: Piece) -> CGFloat {
    let turn = (from.backwards.angle - to.angle).truncatingRemainder(dividingBy: 2 * .pi)
    return 2 * .pi - (turn <= 0 ? turn + 2 * .pi : turn)
  }

  /// The corners alone.
  private static func withoutMiddles(_ loop: [CGPoint]) -> [CGPoint] {
    loop.indices.filter { index in
      let (before, now) = (loop[(index + loop.count - 1) % loop.count], loop[index])
      let (into, out) = (minus(now, before), minus(loop[(index + 1) % loop.count], now))
      return abs(cross(into, out)) > grid * grid || into.x * out.x + into.y * out.y < 0
    }.map { loop[$0] }
  }
}
