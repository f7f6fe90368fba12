// Screens of a size at which a solver's time once broke away: the first layout, a size never seen, and how both grow.
import Foundation
import LayoutProblems

/// A screen, and what it may take in milliseconds.
struct Cliff {
  let name: String
  let problem: AlpProblem
  let first: Double
  let unseen: Double?

  /// The screens that solvers of this kind were slow at, with the limits that a screen may take without being noticed.
  static var all: [Cliff] {
    [
      Cliff(
        name: "table 160x6", problem: ScreenFamily.table.problem(views: 160 * 7), first: 40, unseen: 10),
      Cliff(name: "fan of 2000", problem: ScreenFamily.fan.problem(views: 2000), first: 50, unseen: 10),
      Cliff(name: "calendar of 600", problem: ScreenFamily.calendar.problem(views: 600), first: 25, unseen: nil),
    ]
  }

  /// Milliseconds of the first layout, and of the slowest of some sizes the solver has not met.
  static func measure(_ problem: AlpProblem) throws -> (first: Double, unseen: Double) {
    var engine = try EngineCase(problem)
    let first = try microseconds {
      engine = try EngineCase(problem)
      try engine.solver.solve()
    }
    var slowest = 0.0
    for (width, height) in [(700.0, 500.0), (512, 1366), (391, 844), (1100, 300)] {
      slowest = max(slowest, try microseconds { try engine.resize(width, height) })
    }
    return (first / 1000, slowest / 1000)
  }

  /// The figures of all of them, medians of some runs.
  static func figures(runs: Int) throws -> [TargetFigure] {
    var figures: [TargetFigure] = []
    for cliff in all {
      let times = try (0..<runs).map { _ in try measure(cliff.problem) }
      figures.append(
        TargetFigure(
          name: "cliff/\(cliff.name), first", value: median(times.map(\.first)), unit: "ms", peerValue: nil,
          target: .atMost(cliff.first)))
      guard let unseen = cliff.unseen else { continue }
      figures.append(
        TargetFigure(
          name: "cliff/\(cliff.name), unseen size", value: median(times.map(\.unseen)), unit: "ms", peerValue: nil,
          target: .atMost(unseen)))
    }
    return figures + (try growth(runs: runs))
  }

  /// How a table's times grow from 40 rows to 160.
  private static func growth(runs: Int) throws -> [TargetFigure] {
    func times(_ rows: Int) throws -> (first: Double, unseen: Double) {
      let times = try (0..<runs).map { _ in try measure(ScreenFamily.table.problem(views: rows * 7)) }
      return (median(times.map(\.first)), median(times.map(\.unseen)))
    }
    let small = try times(40)
    let large = try times(160)
    func figure(_ name: String, _ part: KeyPath<(first: Double, unseen: Double), Double>) -> TargetFigure {
      TargetFigure(
        name: "cliff/table, growth, \(name)", value: log(large[keyPath: part] / small[keyPath: part]) / log(4),
        unit: "exponent", peerValue: nil, target: .atMost(1.5))
    }
    return [figure("first", \.first), figure("unseen size", \.unseen)]
  }
}
