// Convex outlines: whether and where two of them meet. A boundary's line is an outline of two corners.

/// What is known of convex polygons, whose corners go round so that what is outside lies to the right.
enum Polygon {
  /// A place where two outlines meet.
  struct Contact {
    var point: CGPoint
    /// From the second outline to the first.
    var normal: CGPoint
    /// How far they overlap; below zero for a gap.
    var depth: CGFloat
  }

  /// Where two outlines overlap or are no further apart than `gap`: no place, one or two.
  static func contacts(_ one: [CGPoint], _ other: [CGPoint], gap: CGFloat) -> [Contact] {
    guard one.count > 1, other.count > 1 else { return [] }
    let (mine, its) = (widest(one, other), widest(other, one))
    guard mine.apart <= gap, its.apart <= gap else { return [] }
    // A small preference, so that two that are as good do not take turns.
    let isMine = mine.apart >= its.apart - 0.01
    let (base, edge, met) = isMine ? (one, mine.edge, other) : (other, its.edge, one)
    let (from, to) = (base[edge], base[(edge + 1) % base.count])
    let outward = normal(from, to)
    let along = (to - from).unit
    // The side of the other that faces the edge, as far as it lies before the edge.
    let facing = met.indices.min { side(met, $0).dot(outward) < side(met, $1).dot(outward) } ?? 0
    var ends = [met[facing], met[(facing + 1) % met.count]]
    ends = cut(ends, along, from.dot(along))
    ends = cut(ends, along * -1, -to.dot(along))
    return ends.compactMap { point in
      let apart = (point - from).dot(outward)
      return apart <= gap ? Contact(point: point, normal: isMine ? outward * -1 : outward, depth: -apart) : nil
    }
  }

  /// Where an outline overlaps the outside of a straight border, or is no further from it than `gap`: its deepest corners.
  static func contacts(_ one: [CGPoint], insideOf border: CGPoint, normal: CGPoint, gap: CGFloat) -> [Contact] {
    let found = one.map { Contact(point: $0, normal: normal, depth: (border - $0).dot(normal)) }
    return Array(found.filter { $0.depth >= -gap }.sorted { $0.depth > $1.depth }.prefix(2))
  }

  /// The least convex outline around points.
  static func hull(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let along = (to - from).unit
    return CGPoint(x: along.y, y: -along.x)
  }
  private static func side(_ corners: [CGPoint], _ edge: Int) -> CGPoint {
    normal(corners[edge], corners[(edge + 1) % corners.count])
  }

  /// The edge the other lies furthest before, and how far.
  private static func widest(_ one: [CGPoint], _ other: [CGPoint]) -> (apart: CGFloat, edge: Int) {
    var best = (apart: -CGFloat.infinity, edge: 0)
    for edge in one.indices {
      let outward = side(one, edge)
      let apart = other.map { ($0 - one[edge]).dot(outward) }.min() ?? .infinity
      if apart > best.apart { best = (apart, edge) }
    }
    return best
  }

  /// What of a line lies where `direction` is at least `least`.
  private static func cut(_ ends: [CGPoint], _ direction: CGPoint, _ least: CGFloat) -> [CGPoint] {
    guard ends.count == 2 else { return [] }
    let (first, second) = (ends[0].dot(direction) - least, ends[1].dot(direction) - least)
    if first >= 0, second >= 0 { return ends }
    if first < 0, second < 0 { return [] }
    let crossing = ends[0] + (ends[1] - ends[0]) * (first / (first - second))
    return first >= 0 ? [ends[0], crossing] : [crossing, ends[1]]
  }
}
