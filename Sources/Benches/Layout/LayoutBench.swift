// `swivel-bench layout`: the constraint engine beside kiwi on the problems of solver/, and against its targets.
import Foundation
import LayoutProblems

/// What the command line asks for.
struct BenchOptions {
  var json = false
  var plan = MeasurementPlan()
  var problems: String?
  var kiwi: String?
  var random: Int?
  var hard: Int?
  var seed: UInt64 = 1

  static let usage = """
    usage: layout [--json] [--quick] [--problems DIR] [--kiwi PROGRAM]
           layout random COUNT [SEED]
           layout hard COUNT [SEED]
      DIR holds the problems (default: $SWIVEL_CORPUS/solver/problems); PROGRAM is the kiwi peer
      (default: .build-bench/kiwi-peer, made by tools/bench-peer-kiwi/build).
    """

  init?(_ arguments: [String]) {
    let environment = ProcessInfo.processInfo.environment
    problems = environment["SWIVEL_CORPUS"].map { $0 + "/solver/problems" }
    if FileManager.default.isExecutableFile(atPath: ".build-bench/kiwi-peer") { kiwi = ".build-bench/kiwi-peer" }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--quick": plan = .quick
      case "--problems":
        guard let value = rest.popFirst() else { return nil }
        problems = value
      case "--kiwi":
        guard let value = rest.popFirst() else { return nil }
        kiwi = value
      case "random":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        random = count
        if let value = rest.first.flatMap({ UInt64($0) }) {
          seed = value
          rest.removeFirst()
        }
      case "hard":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        hard = count
        if let value = rest.first.flatMap({ UInt64($0) }) {
          seed = value
          rest.removeFirst()
        }
      default: return nil
      }
    }
  }
}

/// The constraint solver on the problems of a folder.
enum LayoutBench {
  /// Runs the bench; `allocations` counts this process' allocations so far, when the program has a counter.
  ///
  /// Returns 0 when every target is met, 1 when one is missed, 2 on a usage error.
  static func run(arguments: [String], allocations: (() -> Int)? = nil) -> Int32 {
    guard let options = BenchOptions(arguments) else { return fail(BenchOptions.usage, 2) }
    do {
      if let count = options.random { return try compareWithOracle(count, options) }
      if let count = options.hard { return compareExactly(count, options) }
      guard let folder = options.problems, FileManager.default.fileExists(atPath: folder) else {
        return fail("no problems: set SWIVEL_CORPUS or give --problems DIR", 2)
      }
      var session = try BenchSession(folder: folder, options, allocations)
      return try session.run() ? 0 : 1
    } catch { return fail("\(error)", 1) }
  }
}

private func compareWithOracle(_ count: Int, _ options: BenchOptions) throws -> Int32 {
  guard let problems = options.problems else { return fail("no oracle: set SWIVEL_CORPUS", 2) }
  let corpus = URL(filePath: problems).deletingLastPathComponent().deletingLastPathComponent().path
  guard OracleComparison.isAvailable(corpus: corpus) else {
    return fail("the oracle needs \(corpus)/solver/lexlp.py and python3 with scipy", 2)
  }
  var comparison = OracleComparison()
  try comparison.run(count: count, seed: options.seed, corpus: corpus)
  print(
    "\(comparison.systems) systems, \(comparison.points) points: \(comparison.unique) unique, "
      + "\(comparison.unsatisfiable) unsatisfiable, \(comparison.unanswered) unanswered by the oracle, "
      + "\(comparison.wrong.count) wrong")
  for line in comparison.wrong { print(line) }
  return comparison.wrong.isEmpty ? 0 : 1
}

/// Systems of every kind, and small screens of every family, against whole-number programs and against fresh solvers.
private func compareExactly(_ count: Int, _ options: BenchOptions) -> Int32 {
  var wrong = 0
  func compare(_ kind: String, _ problem: (UInt64) -> AlpProblem) {
    var comparison = ExactComparison()
    for seed in options.seed..<options.seed + UInt64(count) { comparison.compare(problem(seed)) }
    print(
      "\(kind), seeds \(options.seed) to \(options.seed + UInt64(count) - 1): \(comparison.points) points, "
        + "\(comparison.unsatisfiable) unsatisfiable, \(comparison.unanswered) beyond 128 bits, "
        + "\(comparison.fresh) solved anew, \(comparison.wrong.count) wrong")
    for line in comparison.wrong { print(line) }
    wrong += comparison.wrong.count
    var churn = Churn()
    for seed in options.seed..<options.seed + UInt64(count) {
      churn.walk(problem(seed), seed: seed, steps: 16, exactEvery: 8)
    }
    print("\(kind), changed in \(churn.steps) steps: \(churn.fresh) solved anew, \(churn.report.count) wrong")
    for line in churn.report { print(line) }
    wrong += churn.report.count
  }
  for kind in HardKind.allCases { compare("\(kind)") { .hard(kind, seed: $0) } }
  for family in ScreenFamily.allCases {
    compare(family.rawValue) { family.problem(views: 4 + Int($0 % 6), seed: $0) }
  }
  return wrong == 0 ? 0 : 1
}

private func fail(_ message: String, _ code: Int32) -> Int32 {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  return code
}
