// Lines through points that bend a little are curves: a cloud of a dozen points looks round, and corners stay corners.
import Foundation
import Picture

/// Makes curves of lines.
enum SmoothLines {
  /// The largest turn that is a bend and no corner, as its cosine: of 50 degrees.
  private static let bend = 0.643

  /// The steps with curves in place of lines that meet in a bend; parts that have curves already stay as they are. A point that is said
  /// twice is a corner however little it turns.
  static func through(_ steps: [Outline.Step]) -> [Outline.Step] {
    var result: [Outline.Step] = []
    var points: [CGPoint] = []
    var other: [Outline.Step] = []
    func end(isClosed: Bool) {
      if other.isEmpty { result += smooth(points, isClosed: isClosed) } else { result += other }
      if isClosed { result.append(.close) }
      (points, other) = ([], [])
    }
    for step in steps {
      switch step {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad, .curve:
        if other.isEmpty { other = plain(points) }
      case .close: end(isClosed: true)
      }
      if !other.isEmpty, step != .close { other.append(step) }
    }
    end(isClosed: false)
    return result
  }

  private static func plain(_ points: [CGPoint]) -> [Outline.Step] {
    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  private static func smooth(_ points: [CGPoint], isClosed: Bool) -> [Outline.Step] {
    let count = points.count
    guard count > 2 else { return plain(points) }
    func length(_ from: Int, _ to: Int) -> Double {
      hypot(Double(points[to].x - points[from].x), Double(points[to].y - points[from].y))
    }
    func way(_ from: Int, _ to: Int) -> (x: Double, y: Double)? {
      let length = length(from, to)
      guard length > 0 else { return nil }
      return (Double(points[to].x - points[from].x) / length, Double(points[to].y - points[from].y) / length)
    }
    // The direction a curve has in each point where lines bend; nil in corners and at ends.
    let tangents = points.indices.map { index -> (x: Double, y: Double)? in
      guard isClosed || index > 0 && index < count - 1,
        let before = way((index + count - 1) % count, index), let after = way(index, (index + 1) % count),
        before.x * after.x + before.y * after.y >= bend
      else { return nil }
      let (x, y) = (before.x + after.x, before.y + after.y)
      let length = hypot(x, y)
      return (x / length, y / length)
    }
    // How far a line leaves a point before it bends: a short neighbour holds a long line near itself.
    func reach(_ point: Int, _ own: Double, _ neighbour: Double) -> Double {
      (tangents[point] == nil ? own : min(own, 2 * neighbour)) / 3
    }
    var steps: [Outline.Step] = [.move(points[0])]
    for index in 0..<(isClosed ? count : count - 1) {
      let next = (index + 1) % count
      let (from, to) = (points[index], points[next])
      guard tangents[index] != nil || tangents[next] != nil, let straight = way(index, next) else {
        // What closes a form is a line by itself.
        if next != 0, from != to { steps.append(.line(to)) }
        continue
      }
      let own = length(index, next)
      let (first, last) = (
        reach(index, own, length((index + count - 1) % count, index)),
        reach(next, own, length(next, (next + 1) % count))
      )
      let (leaving, coming) = (tangents[index] ?? straight, tangents[next] ?? straight)
      steps.append(
        .curve(
          CGPoint(x: Double(from.x) + leaving.x * first, y: Double(from.y) + leaving.y * first),
          CGPoint(x: Double(to.x) - coming.x * last, y: Double(to.y) - coming.y * last), to))
    }
    return steps
  }
}
