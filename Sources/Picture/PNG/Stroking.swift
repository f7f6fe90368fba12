// Lines as forms that can be filled: each piece a rectangle, with discs where corners and ends are round, else with their joins.
import Foundation

/// Makes a line along a form into polygons of one turning, which add up where they overlap.
struct Stroking {
  let stroke: PictureShape.Stroke
  let map: PictureTransform

  /// The polygons, in pixels.
  func polygons(of outline: Outline) -> [[CGPoint]] {
    let half = stroke.width * map.factor / 2
    guard half > 0, half.isFinite else { return [] }
    var result: [[CGPoint]] = []
    for line in pieces(of: outline) {
      var points = line.points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
      if line.isClosed, let first = points.first, points.last != first { points.append(first) }
      for (one, two) in zip(points, points.dropFirst()) {
        if let piece = Self.bar(one, two, half) { result.append(piece) }
      }
      if stroke.isRound {
        result += (line.isClosed ? points.dropLast() : points[...]).map { Self.disc($0, half) }
      } else {
        if line.isClosed, points.count > 2 { points.append(points[1]) }
        for index in points.indices.dropFirst().dropLast() {
          if let join = Self.join(points[index - 1], points[index], points[index + 1], half) { result.append(join) }
        }
      }
    }
    return result
  }

  private func pieces(of outline: Outline) -> [(points: [CGPoint], isClosed: Bool)] {
    let lines = outline.parts(map)
    guard !stroke.dash.isEmpty, stroke.dash.allSatisfy({ $0 > 0 && $0.isFinite }) else { return lines }
    return lines.flatMap { dashed($0.isClosed ? $0.points + [$0.points[0]] : $0.points) }.map { ($0, false) }
  }

  /// Dashes of one line; more than anybody sees are left out.
  private static let maximumDashes = 2_000

  private func dashed(_ line: [CGPoint]) -> [[CGPoint]] {
    let lengths = stroke.dash.map { $0 * map.factor }
    var dashes: [[CGPoint]] = []
    var index = 0
    var left = lengths[0]
    var now: [CGPoint] = [line[0]]
    for (one, two) in zip(line, line.dropFirst()) {
      let length = hypot(Double(two.x - one.x), Double(two.y - one.y))
      guard length > 0, length.isFinite else { continue }
      var done = 0.0
      while length - done > left, dashes.count < Self.maximumDashes {
        done += left
        let part = done / length
        let place = CGPoint(
          x: Double(one.x) + part * Double(two.x - one.x), y: Double(one.y) + part * Double(two.y - one.y))
        if index.isMultiple(of: 2) { dashes.append(now + [place]) }
        now = [place]
        index += 1
        left = lengths[index % lengths.count]
      }
      left -= length - done
      now.append(two)
    }
    if index.isMultiple(of: 2), now.count > 1 { dashes.append(now) }
    return dashes
  }

  private static func bar(_ one: CGPoint, _ two: CGPoint, _ half: Double) -> [CGPoint]? {
    let (dx, dy) = (Double(two.x - one.x), Double(two.y - one.y))
    let length = hypot(dx, dy)
    guard length > 0, length.isFinite else { return nil }
    let (nx, ny) = (-dy / length * half, dx / length * half)
    return [
      CGPoint(x: Double(one.x) - nx, y: Double(one.y) - ny), CGPoint(x: Double(two.x) - nx, y: Double(two.y) - ny),
      CGPoint(x: Double(two.x) + nx, y: Double(two.y) + ny), CGPoint(x: Double(one.x) + nx, y: Double(one.y) + ny),
    ]
  }

  /// How far a corner may stick out, in line widths; a sharper one is cut off (SVG's `stroke-miterlimit`).
  private static let miterLimit = 4.0

  /// What fills the outer side of a corner between two bars: to the point where their edges meet, or straight across. Nil where they go on
  /// in one line, or one of them is a point.
  private static func join(_ one: CGPoint, _ middle: CGPoint, _ two: CGPoint, _ half: Double) -> [CGPoint]? {
    let first = (x: Double(middle.x - one.x), y: Double(middle.y - one.y))
    let second = (x: Double(two.x - middle.x), y: Double(two.y - middle.y))
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    guard lengths.0 > 0, lengths.1 > 0, lengths.0.isFinite, lengths.1.isFinite else { return nil }
    let turn = (first.x * second.y - first.y * second.x) / (lengths.0 * lengths.1)
    guard turn != 0 else { return nil }
    // Away from the side the line turns to.
    let side = turn > 0 ? half : -half
    let from = (x: first.y / lengths.0 * side, y: -first.x / lengths.0 * side)
    let to = (x: second.y / lengths.1 * side, y: -second.x / lengths.1 * side)
    func place(_ way: (x: Double, y: Double)) -> CGPoint {
      CGPoint(x: Double(middle.x) + way.x, y: Double(middle.y) + way.y)
    }
    let sum = (x: from.x + to.x, y: from.y + to.y)
    // The tip is at twice half² over the sum's length from the corner.
    let square = sum.x * sum.x + sum.y * sum.y
    guard square > 0, 4 * half * half <= Self.miterLimit * Self.miterLimit * square else {
      return [middle, place(from), place(to)]
    }
    let reach = 2 * half * half / square
    return [middle, place(from), place((sum.x * reach, sum.y * reach)), place(to)]
  }

  private static func disc(_ middle: CGPoint, _ half: Double) -> [CGPoint] {
    let count = Int(min(max(half * 4, 8), 48))
    return (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return CGPoint(x: Double(middle.x) + half * cos(angle), y: Double(middle.y) + half * sin(angle))
    }
  }
}
