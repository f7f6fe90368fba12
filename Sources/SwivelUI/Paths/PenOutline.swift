// Lines through points as dashes, and as the area a pen covers that goes along them.
import Foundation

/// Cuts a line into dashes.
struct Dasher {
  /// Dashes and gaps in turn; their sum is more than nothing.
  let pattern: [CGFloat]
  let phase: CGFloat

  /// More dashes than this nobody sees apart; memory ends some day.
  private static let maximumDashes = 20_000

  func dash(_ points: [CGPoint], into path: CGMutablePath, _ transform: CGAffineTransform) {
    var (index, left) = start
    var isDown = false
    var dashes = 0
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while done < length, dashes < Self.maximumDashes {
        let step = min(left, length - done)
        if index % 2 == 0, step > 0 {
          if !isDown { path.move(to: Self.point(from, to, done / length), transform: transform) }
          path.addLine(to: Self.point(from, to, (done + step) / length), transform: transform)
          isDown = true
        }
        done += step
        left -= step
        while left <= 0 {
          (index, left, isDown) = ((index + 1) % pattern.count, pattern[(index + 1) % pattern.count], false)
          dashes += 1
        }
      }
    }
  }

  /// Where in the pattern a line begins, and how much of that is left.
  private var start: (index: Int, left: CGFloat) {
    let total = pattern.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    for (index, length) in pattern.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, pattern[0])
  }

  private static func point(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}

/// The area of a pen: a piece for each line, each corner and each end, all turned the same way, so that winding fills their union.
struct PenOutline {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let limit: CGFloat

  func add(_ points: [CGPoint], isClosed: Bool, to path: CGMutablePath, _ transform: CGAffineTransform) {
    var places: [CGPoint] = []
    for point in points where places.last != point { places.append(point) }
    if isClosed, places.count > 1, places.first == places.last { places.removeLast() }
    guard places.count > 1 else { return dot(places.first, to: path, transform) }
    let ends = isClosed ? places + [places[0]] : places
    for (from, to) in zip(ends, ends.dropFirst()) {
      let side = normal(from, to)
      polygon([from + side, to + side, to - side, from - side], to: path, transform)
    }
    let corners = isClosed ? Array(places.indices) : Array(places.indices.dropFirst().dropLast())
    for index in corners {
      let count = places.count
      corner(places[(index + count - 1) % count], places[index], places[(index + 1) % count], to: path, transform)
    }
    guard !isClosed else { return }
    end(places[1], places[0], to: path, transform)
    end(places[places.count - 2], places[places.count - 1], to: path, transform)
  }

  /// A line of no length: only round and square ends are seen of it.
  private func dot(_ place: CGPoint?, to path: CGMutablePath, _ transform: CGAffineTransform) {
    guard let place else { return }
    switch cap {
    case .butt: break
    case .round: circle(place, to: path, transform)
    case .square:
      let (x, y) = (CGPoint(x: half, y: 0), CGPoint(x: 0, y: half))
      polygon([place - x - y, place + x - y, place + x + y, place - x + y], to: path, transform)
    }
  }

  private func end(_ from: CGPoint, _ place: CGPoint, to path: CGMutablePath, _ transform: CGAffineTransform) {
    switch cap {
    case .butt: break
    case .round: circle(place, to: path, transform)
    case .square:
      let side = normal(from, place)
      let ahead = CGPoint(x: side.y, y: -side.x)
      polygon([place + side, place + ahead + side, place + ahead - side, place - side], to: path, transform)
    }
  }

  private func corner(
    _ before: CGPoint, _ place: CGPoint, _ after: CGPoint, to path: CGMutablePath, _ transform: CGAffineTransform
  ) {
    if join == .round { return circle(place, to: path, transform) }
    let (first, second) = (normal(before, place), normal(place, after))
    // The outer side is the one the line turns away from.
    let turn = first.x * second.y - first.y * second.x
    guard turn != 0 else { return }
    let (a, b) = turn > 0 ? (place - first, place - second) : (place + first, place + second)
    var shape = [place, a, b]
    let middle = CGPoint(x: a.x + b.x - 2 * place.x, y: a.y + b.y - 2 * place.y)
    let reach = middle.x * middle.x + middle.y * middle.y
    // The tip is as far from the corner as half the width by the cosine of half the turn.
    if join == .miter, reach > 0 {
      let tip = 2 * half * half / reach
      let distance = tip * reach.squareRoot()
      if distance <= limit * half {
        shape = [place, a, CGPoint(x: place.x + middle.x * tip, y: place.y + middle.y * tip), b]
      }
    }
    polygon(shape, to: path, transform)
  }

  private func circle(_ place: CGPoint, to path: CGMutablePath, _ transform: CGAffineTransform) {
    path.addEllipse(
      in: CGRect(x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half), transform: transform)
  }

  /// Adds a polygon, turned as ellipses are: with y downwards, clockwise.
  private func polygon(_ points: [CGPoint], to path: CGMutablePath, _ transform: CGAffineTransform) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat(0)) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    path.addLines(between: area >= 0 ? points : points.reversed(), transform: transform)
    path.closeSubpath()
  }

  /// Half the width to the side of a line.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
  }
}
