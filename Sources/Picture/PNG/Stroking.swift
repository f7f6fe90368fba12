// Lines as forms that can be filled: each piece a rectangle, with discs where corners and ends are round.
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
      var points = line.points
      if line.isClosed, let first = points.first { points.append(first) }
      for (one, two) in zip(points, points.dropFirst()) {
        if let piece = Self.bar(one, two, half) { result.append(piece) }
      }
      let corners = line.isClosed ? points.dropLast() : stroke.isRound ? points[...] : points.dropFirst().dropLast()
      for corner in corners { result.append(stroke.isRound ? Self.disc(corner, half) : Self.square(corner, half)) }
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

  private static func square(_ middle: CGPoint, _ half: Double) -> [CGPoint] {
    let (x, y) = (Double(middle.x), Double(middle.y))
    return [
      CGPoint(x: x - half, y: y - half), CGPoint(x: x + half, y: y - half), CGPoint(x: x + half, y: y + half),
      CGPoint(x: x - half, y: y + half),
    ]
  }

  private static func disc(_ middle: CGPoint, _ half: Double) -> [CGPoint] {
    let count = Int(min(max(half * 4, 8), 48))
    return (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return CGPoint(x: Double(middle.x) + half * cos(angle), y: Double(middle.y) + half * sin(angle))
    }
  }
}
