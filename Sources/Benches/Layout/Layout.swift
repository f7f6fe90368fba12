// swivel-bench layout: the constraint solver beside kiwi, and a screenful of views that turns.
import ArgumentParser

struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The constraint solver on the problems of a folder, beside kiwi, and a screenful of views that turns.",
    discussion: "tools/setup --bench builds the kiwi peer; without it kiwi's columns say that it is absent.")

  @Option(help: "The folder with the .alp problems and their .expect values.")
  var problems: String?

  @Option(help: "The kiwi peer's program.")
  var kiwi: String?

  @Flag(help: "One batch instead of medians.")
  var quick = false

  @Flag(help: "Print JSON Lines.")
  var json = false

  @Option(help: "Instead of timing, compare this many random small systems with the oracle.")
  var random: Int?

  @Option(
    help: "Instead of timing, compare this many systems of each hard kind and screen family with whole-number programs."
  )
  var hard: Int?

  @Option(help: "The seed of the random systems.")
  var seed = 1

  /// A view tree's turn in µs, frames written and rounded.
  private static let turnTarget = 30.0
  /// Runs of which the median is taken.
  private static let runs = 5

  func run() throws {
    var arguments: [String] = []
    if let random {
      arguments = ["random", "\(random)", "\(seed)"]
    } else if let hard {
      arguments = ["hard", "\(hard)", "\(seed)"]
    } else {
      if let problems { arguments += ["--problems", problems] }
      if let kiwi { arguments += ["--kiwi", kiwi] }
      if quick { arguments.append("--quick") }
      if json { arguments.append("--json") }
    }
    let status = LayoutBench.run(arguments: arguments, allocations: Allocations.counter)
    guard random == nil, hard == nil, status < 2 else { throw ExitCode(status) }
    let missed = try MainActor.assumeIsolated { try turnViews() }
    if status != 0 || missed { throw ExitCode(1) }
  }

  /// Measures the tree of views; returns whether a target was missed.
  @MainActor private func turnViews() throws -> Bool {
    let runs = try (0..<(quick ? 1 : Self.runs)).map { _ in
      try ViewTreeBench.run(allocations: Allocations.counter)
    }
    func median(_ value: (ViewTreeFigures) -> Double) -> Double { Sample(runs.map(value)).median }
    let tree = "\(runs[0].views) views, \(runs[0].constraints) constraints"
    var printer = FigurePrinter(json: json)
    for (name, value, unit, target) in [
      ("turned", median(\.rotation), "µs", Figure.Target.valueAtMost(Self.turnTarget)),
      ("allocations of a turn", runs.compactMap(\.allocationsPerRotation).max() ?? .nan, "", .valueAtMost(0)),
      ("a constant changed", median(\.constantChange), "µs", nil), ("first layout", median(\.firstLayout), "µs", nil),
    ] {
      printer.report(Figure(bench: "layout", figure: "\(tree), \(name)", value: value, unit: unit, target: target))
    }
    return printer.missed > 0
  }
}
