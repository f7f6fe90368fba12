// Compares the engine with an independent lexicographic linear program (lexlp.py over SciPy's HiGHS) on random systems, in
// one Python process.

import ConstraintSolver
import Foundation

/// Differences found between the engine and the oracle.
public struct OracleComparison: Sendable {
  /// Systems compared so far.
  public var systems = 0
  /// Systems times the sizes visited in each.
  public var points = 0
  /// Points whose optimum the oracle showed unique: compared value by value.
  public var unique = 0
  /// Points where both found the required constraints unsatisfiable.
  public var unsatisfiable = 0
  /// Points the oracle could not answer.
  public var unanswered = 0
  /// What the engine answered otherwise, a line each.
  public var wrong: [String] = []

  /// The oracle ended before it had answered; with the system it was asked about.
  public enum Unavailable: Error, Sendable { case noOracle(String) }

  private static let script = """
    import sys, json
    sys.path.insert(0, sys.argv[1])
    import lexlp
    for line in sys.stdin:
        d = json.loads(line)
        cons = [(o, p, c, [tuple(t) for t in ts]) for o, p, c, ts in d['rows']]
        out = []
        for w, h in d['sizes']:
            status, x, unique = lexlp.lex_solve(d['vars'], cons, [(0, w, 1000), (1, h, 1000)])
            out.append([status, bool(unique), [] if x is None else [float(v) for v in x]])
        print(json.dumps(out), flush=True)
    """

  /// Whether `python3` with SciPy and the oracle's source are there.
  public static func isAvailable(corpus: String) -> Bool {
    guard FileManager.default.fileExists(atPath: corpus + "/solver/lexlp.py") else { return false }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import scipy.optimize"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Nothing compared yet.
  public init() {}

  /// Compares `count` systems from `seed` on.
  public mutating func run(count: Int, seed: UInt64, corpus: String) throws {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script, corpus + "/solver"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var buffer = Data()
    for k in 0..<count {
      let problem = AlpProblem.random(seed: seed &+ UInt64(k))
      try input.fileHandleForWriting.write(contentsOf: Data((Self.json(problem) + "\n").utf8))
      guard let line = Self.readLine(output.fileHandleForReading, &buffer) else {
        throw Unavailable.noOracle("the oracle ended at system \(k)")
      }
      let answers = try JSONDecoder().decode([Answer].self, from: line)
      systems += 1
      compare(problem, answers)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static func readLine(_ handle: FileHandle, _ buffer: inout Data) -> Data? {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = Data(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      buffer.append(more)
    }
  }

  /// What the oracle says of one size: `ok`, `unsatisfiable` or why it has no answer; whether no other values are as good; the values.
  struct Answer {
    var status: String
    var unique: Bool
    var values: [Double]
  }

  private static func json(_ p: AlpProblem) -> String {
    let rows = p.rows.map { row in
      let terms = row.terms.map { "[\($0.variable),\($0.coefficient)]" }.joined(separator: ",")
      return "[\"\(row.relation)\",\(row.priority),\(row.constant),[\(terms)]]"
    }
    let sizes = p.sizes.map { "[\($0.width),\($0.height)]" }
    return
      "{\"vars\":\(p.variables),\"rows\":[\(rows.joined(separator: ","))],\"sizes\":[\(sizes.joined(separator: ","))]}"
  }

  /// Visits every size twice, so that each is met cold and from cached regions.
  mutating func compare(_ problem: AlpProblem, _ answers: [Answer]) {
    do {
      var engine = try EngineCase(problem)
      for round in 0..<2 {
        for (index, answer) in answers.enumerated() {
          try engine.resize(problem.sizes[index].width, problem.sizes[index].height)
          points += 1
          check(problem, index, answer, engine, round)
        }
      }
    } catch { wrong.append("\(problem.name): \(error)") }
  }

  private mutating func check(
    _ problem: AlpProblem, _ index: Int, _ answer: Answer, _ engine: EngineCase, _ round: Int
  ) {
    let place = "\(problem.name) size \(index) round \(round)"
    let conflicting = !engine.solver.conflicts.isEmpty
    if answer.status == "unsatisfiable" || conflicting {
      unsatisfiable += 1
      if answer.status != "unsatisfiable" || !conflicting {
        wrong.append("\(place): oracle \(answer.status), engine conflicts \(engine.solver.conflicts.count)")
      }
      return
    }
    guard answer.status == "ok" else {
      unanswered += 1
      return
    }
    let values = engine.solver.values
    let mine = Self.costs(problem, index, values)
    let theirs = Self.costs(problem, index, answer.values)
    let scale = max(1, answer.values.map(abs).max() ?? 1) / 1000
    for (level, cost) in theirs where abs(cost - (mine[level] ?? 0)) > 1e-5 * max(1, scale) {
      wrong.append("\(place): level \(level) costs \(mine[level] ?? 0), oracle \(cost)")
      return
    }
    guard answer.unique else { return }
    unique += 1
    for v in 0..<problem.variables where abs(values[v] - answer.values[v]) > 1e-6 * max(1, scale) {
      wrong.append("\(place): variable \(v) is \(values[v]), oracle \(answer.values[v])")
      return
    }
  }

  /// Sum of violations at each priority, the imposed values included at 1000.
  static func costs(_ problem: AlpProblem, _ index: Int, _ x: [Double]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for row in problem.rows {
      let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * x[$1.variable] }
      let cost = row.relation == "eq" ? abs(residual) : row.relation == "le" ? max(residual, 0) : max(-residual, 0)
      sums[row.priority, default: 0] += cost
    }
    for (edit, value) in zip(problem.edits, [problem.sizes[index].width, problem.sizes[index].height]) {
      sums[1000, default: 0] += abs(x[edit] - value)
    }
    return sums
  }
}

extension OracleComparison.Answer: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    status = try list.decode(String.self)
    unique = try list.decode(Bool.self)
    values = try list.decode([Double].self)
  }
}
