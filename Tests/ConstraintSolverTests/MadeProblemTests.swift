// The problems the solver is held against, and what it is held against: what random ones are made of, files of them, and answers in whole
// numbers worked out a second time by trying every place where anything changes.
import ConstraintSolver
import Foundation
import SeededNumbers
import Testing

@testable import LayoutProblems

@Suite struct MadeProblemTests {
  /// All that comes of thousands of draws is what may come, no more and no less.
  private struct Seen {
    var variables: Set<Int> = []
    var rows: Set<Int> = []
    var terms: Set<Int> = []
    var coefficients: Set<Double> = []
    var relations: Set<String> = []
    var priorities: Set<Float> = []
    var constants: Set<Double> = []
    var sizes: Set<Double> = []

    mutating func add(_ problem: AlpProblem) {
      #expect(problem.sizes.count == 3)
      variables.insert(problem.variables)
      rows.insert(problem.rows.count - problem.variables)
      sizes.formUnion(problem.sizes.flatMap { [$0.width, $0.height] })
      for row in problem.rows {
        #expect(
          Set(row.terms.map(\.variable)).count == row.terms.count
            && row.terms.allSatisfy { (0..<problem.variables).contains($0.variable) })
        terms.insert(row.terms.count)
        coefficients.formUnion(row.terms.map(\.coefficient))
        relations.insert(row.relation)
        priorities.insert(row.priority)
        constants.insert(row.constant)
      }
    }
  }

  @Test func randomSystems() {
    var seen = Seen()
    for seed in 0..<3_000 {
      let problem = AlpProblem.random(seed: UInt64(seed))
      #expect(problem.edits == [0, 1] && problem.name == "random-\(seed)")
      // A pair of hugging and compression can end a system with one row more.
      #expect((problem.variables...problem.variables * 3 + 1).contains(problem.rows.count))
      seen.add(problem)
      // Hugging and compression of one variable that is not imposed, about the same size.
      for (one, two) in zip(problem.rows, problem.rows.dropFirst())
      where one.priority == 250 && two.priority == 750 && one.relation == "le" && two.relation == "ge"
        && one.constant == two.constant && one.terms.count == 1 && one.terms[0] == two.terms[0] && one.constant < -200
      {
        #expect(one.terms[0].variable >= 2 && one.terms[0].coefficient == 1)
      }
    }
    #expect(seen.variables == Set(3...12) && seen.rows == Set(0...25) && seen.terms == [1, 2, 3, 4])
    #expect(seen.coefficients == [1, -1, 2, -2, 0.5, -0.5, 3, 0.75] && seen.relations == ["eq", "le", "ge"])
    #expect(seen.priorities == [1000, 750, 500, 250, 50])
    #expect(seen.constants == Set((-300...200).map(Double.init)) && seen.sizes == Set((0...900).map(Double.init)))
  }

  /// (a kind, its multiples, its constants, the most unknowns)
  @Test(
    arguments: [
      (.unrooted, [1, -1, 2, -2, 0.5, -0.5, 3, 0.75], 200, 8), (.degenerate, [1, -1, 2, -2, 0.5, -0.5, 3, 0.75], 1, 8),
      (.redundant, [1, -1, 2, -2, 0.5, -0.5, 3, 0.75], 200, 8),
      (.duplicate, [1, -1, 2, -2, 0.5, -0.5, 3, 0.75], 200, 8),
      (.scaled, [1, -1, 10000, -10000, 1000, -1000, 100, -100], 100, 8),
      (.extreme, [1, -1, 10000, -10000, 1000, -1000, 1.0 / 1024, -1.0 / 1024, 100, -100], 100, 4),
      (.circular, [1, -1], 200, 8),
      (.parallel, [1, -1, 2, -2, 3], 200, 8),
    ] as [(HardKind, [Double], Double, Int)])
  func hardSystems(kind: HardKind, multiples: [Double], largest: Double, most: Int) {
    var (seen, edits) = (Seen(), Set<[Int]>())
    for seed in 0..<1_500 {
      let problem = AlpProblem.hard(kind, seed: UInt64(seed))
      #expect(
        problem.name == "\(kind)-\(seed)"
          && (problem.variables...problem.variables * 2 + 2).contains(problem.rows.count))
      #expect(problem.rows.allSatisfy { !$0.terms.isEmpty })
      edits.insert(problem.edits)
      seen.add(problem)
    }
    #expect(
      seen.variables == Set(2...most) && seen.rows == Set(0...most + 2)
        && edits == (kind == .unrooted ? [[]] : [[], [0, 1]]))
    #expect(seen.relations == ["eq", "le", "ge"] && seen.priorities == [1000, 750, 250, 100])
    #expect(seen.sizes == Set((0...(kind == .degenerate ? 3 : 900)).map(Double.init)))
    #expect(
      seen.coefficients.isSuperset(of: multiples) && seen.terms.isSuperset(of: [1, 2, 3, 4])
        && !seen.coefficients.contains(0))
    #expect(seen.constants.isSuperset(of: [0, largest, kind == .scaled || kind == .extreme ? -10 : -largest]))
    // Multiples beyond these come of rows that are added, or nearly said again.
    let others = seen.coefficients.subtracting(multiples)
    switch kind {
    case .duplicate: #expect(others.isEmpty)
    case .parallel:
      let near = others.map { other in multiples.map { abs(other - $0) }.min() ?? 1 }
      #expect(near.allSatisfy { $0 > 0 && $0 < 0.02 } && near.contains(0x1p-10) && near.contains(0x1p-20))
    case .unrooted, .degenerate, .redundant, .scaled, .extreme, .circular: #expect(!others.isEmpty)
    }
  }

  // MARK: Files

  @Test func aFileReadsAsItWasWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let path = folder.appending(path: "a.alp").path
    func read(_ text: String) throws -> AlpProblem {
      try Data(text.utf8).write(to: URL(filePath: path))
      return try AlpProblem(path: path)
    }
    let text = """
      alp 1
      name two words
      views 3
      vars 4
      edit 2 1000
      edit 3 1000
      c 0 le 250.0 -1.5 2 0 1.0 3 -0.5
      c 1 eq 1000.0 0.0 0
      size 10.0 20.5
      toggle 1
      retune 0 3.0

      """
    let problem = try read("# a comment\n\n" + text + "v 0 x\n")
    #expect(problem.name == "two words" && problem.views == 3 && problem.variables == 4 && problem.edits == [2, 3])
    #expect(
      problem.rows.map(\.relation) == ["le", "eq"] && problem.rows.map(\.priority) == [250, 1000]
        && problem.rows.map(\.constant) == [-1.5, 0])
    #expect(
      problem.rows[0].terms.map(\.variable) == [0, 3] && problem.rows[0].terms.map(\.coefficient) == [1, -0.5]
        && problem.rows[1].terms.isEmpty)
    #expect(problem.sizes.map(\.width) == [10] && problem.sizes.map(\.height) == [20.5] && problem.toggles == [1])
    #expect(problem.retunes.map(\.row) == [0] && problem.retunes.map(\.change) == [3] && problem.expected.isEmpty)
    #expect(problem.text == text)
    for line in [
      "alp 2", "alp", "v 0", "views x", "vars 1 2", "edit 2", "toggle", "size 1", "size a 1", "size 1 a", "retune 1",
      "retune a 1", "retune 1 a",
      "c 0 le 250 0", "c 0 le 250 0 x", "c 0 le a 0 0", "c 0 le 1 a 0", "c 0 le 1 0 1 0", "c 0 le 1 0 1 a 1",
      "c 0 le 1 0 1 0 a", "other",
    ] {
      let error = #expect(throws: AlpProblem.Malformed.self) { try read("alp 1\n# \n\(line)\n") }
      #expect(error?.description == "\(path):3: not an alp 1 line: \(line)")
    }
    let beside = folder.appending(path: "a.expect").path
    try Data("expect 0 1 2.5 3 4\nexpect 1 5 6 x 8\n".utf8).write(to: URL(filePath: beside))
    let expected = try read(text).expected
    #expect(expected.count == 2 && expected[0] == [1, 2.5, 3, 4] && expected[1][2].isNaN && expected[1][3] == 8)
    for line in ["expect 0 1 2 3", "expec 0 1 2 3 4", "expect 0 1 2 3 4 5"] {
      try Data("expect 0 1 2 3 4\n\(line)\n".utf8).write(to: URL(filePath: beside))
      let error = #expect(throws: AlpProblem.Malformed.self) { try read(text) }
      #expect(error?.line == 2 && error?.path == beside && error?.text == line)
    }
  }

  /// What a row costs at a place: what is wrong on both sides of an equation, above or below a bound; imposed values are required.
  @Test func costs() {
    var problem = AlpProblem()
    problem.variables = 2
    problem.edits = [0, 1]
    problem.sizes = [(9, 9), (10, 20)]
    for (relation, priority, constant) in [
      ("eq", 500, 3), ("le", 250, 1), ("ge", 250, -4), ("le", 100, -100), ("ge", 100, 100), ("eq", 500, -30),
    ] as [(String, Float, Double)] {
      problem.rows.append(.init(relation: relation, priority: priority, constant: constant, terms: [(0, 2), (1, -1)]))
    }
    // 2·7 − 12 is 2: 5 and 28 at 500; 3 and 2 at 250; nothing at 100; 3 and 8 of the imposed.
    #expect(OracleComparison.costs(problem, 1, [7, 12]) == [500: 33, 250: 5, 100: 0, 1000: 11])
    #expect(
      problem.priorities == [1000, 500, 250, 100] && problem.imposed == [6, 7] && problem.largestCoefficient == 2)
    problem.rows[0].terms[0].coefficient = -7
    #expect(
      problem.largestCoefficient == 7 && AlpProblem().largestCoefficient == 1 && AlpProblem().priorities == [1000])
  }

  // MARK: Whole numbers

  /// One unknown x and its companion y = x + 3, which must be: every cost is a sum of straight pieces of x, so that the best places are
  /// among those where a piece begins.
  @Test(arguments: 0..<400) func bestPlaces(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let hasTwo = seed.isMultiple(of: 2)
    var rows: [ExactProgram.Row] = hasTwo ? [.init(constant: 3, coefficients: [1, -1], up: 0, down: 0)] : []
    var pieces: [(slope: Double, constant: Double, up: Int, down: Int, weight: Double)] = []
    while pieces.count < 2 + seed % 5 {
      let (a, b, c) = (generator.below(9) - 4, hasTwo ? generator.below(5) - 2 : 0, generator.below(41) - 20)
      guard a + b != 0 else { continue }
      let (level, kind, weight) = (1 + generator.below(3), generator.below(3), 1 + generator.below(3))
      let (up, down) = (kind == 1 ? -1 : level, kind == 2 ? -1 : level)
      rows.append(
        .init(
          constant: Int128(c), coefficients: (hasTwo ? [a, b] : [a]).map { Int128($0) }, up: up, down: down,
          weight: Int128(weight)))
      pieces.append((Double(a + b), Double(c + 3 * b), up, down, Double(weight)))
    }
    func costs(_ x: Double) -> [Double] {
      pieces.reduce(into: [0, 0, 0, 0]) { sums, piece in
        let value = piece.slope * x + piece.constant
        let level = value > 0 ? piece.up : piece.down
        if level >= 0 { sums[level] += piece.weight * abs(value) }
      }
    }
    let corners = pieces.map { -$0.constant / $0.slope }.sorted()
    let between = zip(corners, corners.dropFirst()).map { ($0 + $1) / 2 }
    let best = try #require(
      corners.map(costs).min { one, two in zip(one, two).first { abs($0 - $1) > 1e-9 }.map { $0 < $1 } ?? false })
    func isBest(_ x: Double) -> Bool { zip(costs(x), best).allSatisfy { abs($0 - $1) < 1e-9 } }
    var program = ExactProgram(unknowns: hasTwo ? 2 : 1, rows: rows, levels: 4)
    let optimum = try program.optimum()
    #expect(zip(optimum, best).allSatisfy { abs($0 - $1) < 1e-9 }, "\(optimum), not \(best)")
    let places = Set(
      (corners + between + [corners[0] - 1, corners[corners.count - 1] + 1]).filter(isBest).map { ($0 * 1e9).rounded() }
    )
    for unknown in 0..<(hasTwo ? 2 : 1) {
      var copy = program
      #expect(try copy.isDetermined(unknown) == (places.count == 1))
    }
  }

  /// A problem in whole numbers: each row by its own smallest power of two, counted as much as that makes it smaller; imposed values last.
  @Test func fractionsBecomeWholeNumbers() throws {
    var problem = AlpProblem()
    problem.variables = 2
    problem.edits = [0, 1]
    problem.sizes = [(10, 7), (20.5, 7)]
    problem.rows = [
      .init(relation: "ge", priority: 1000, constant: 0.75, terms: [(0, 1), (1, -1), (0, 0.5)]),
      .init(relation: "le", priority: 500, constant: -30, terms: [(1, 1)]),
    ]
    // Width 20.5 and height 7: the first row holds, the second too.
    var (program, unit) = try #require(problem.exact(size: 1, rows: [0, 1, 2, 3], priorities: [1000, 500]))
    #expect(unit == 4)
    #expect(try program.optimum() == [0, 0])
    // Without the imposed height the second row pulls nothing; with a height of 40 it costs 10, in quarters 40.
    problem.sizes[1] = (60, 40)
    (program, unit) = try #require(problem.exact(size: 1, rows: [0, 1, 2, 3], priorities: [1000, 500]))
    #expect(try program.optimum().map { $0 / unit } == [0, 10])
    #expect(try program.isDetermined(0) && program.isDetermined(1))
    (program, unit) = try #require(problem.exact(size: 1, rows: [0, 1, 2], priorities: [1000, 500]))
    #expect(try program.optimum() == [0, 0])
    #expect(try program.isDetermined(0) && !program.isDetermined(1))
    problem.rows[0].constant = 0x1p-20
    #expect(problem.exact(size: 0, rows: [0], priorities: [1000])?.unit == 0x1p20)
    problem.rows[0].constant = 0x1p-21
    #expect(problem.exact(size: 0, rows: [0], priorities: [1000]) == nil)
  }

  /// Numbers beyond 128 bits are said to be, not wrapped.
  @Test func whatIsBeyondIsUnanswered() {
    let large = Int128.max / 3
    var program = ExactProgram(
      unknowns: 2,
      rows: [
        .init(constant: 5, coefficients: [large, large - 1], up: 0, down: 0),
        .init(constant: 7, coefficients: [large - 2, large], up: 0, down: 0),
      ], levels: 1)
    #expect(throws: ExactProgram.Unanswered.self) { try program.optimum() }
  }

  /// Where x is 2⁶⁴, 2⁶³x is 2¹²⁷, the first number that 128 bits with a sign do not hold; its opposite they do. At half of it,
  /// all is said.
  @Test func theFirstNumberBeyondIsUnanswered() throws {
    func program(_ factor: Int128) -> ExactProgram {
      ExactProgram(
        unknowns: 1,
        rows: [
          .init(constant: -(1 << 64), coefficients: [1], up: 0, down: 0),
          .init(constant: 0, coefficients: [factor], up: -1, down: 0),
        ], levels: 1)
    }
    var (beyond, within) = (program(1 << 63), program(1 << 62))
    #expect(throws: ExactProgram.Unanswered.self) { try beyond.optimum() }
    #expect(try within.optimum() == [0])
  }

  /// Systems of which everything is known: points and conflicts are counted, and nothing is called wrong.
  @Test func whatIsComparedIsCounted() {
    var problem = AlpProblem()
    problem.variables = 2
    problem.edits = [0, 1]
    problem.sizes = [(10, 1), (20, 1), (30, 1)]
    problem.rows = [.init(relation: "le", priority: 1000, constant: -15, terms: [(0, 1)])]
    var comparison = ExactComparison()
    comparison.compare(problem)
    #expect(comparison.points == 3 && comparison.unsatisfiable == 2 && comparison.unanswered == 0)
    #expect(comparison.wrong.isEmpty && comparison.kinds.isEmpty)
    problem.rows[0].constant = 0.1
    comparison.compare(problem)
    #expect(comparison.points == 6 && comparison.unanswered == 3)
    problem.edits = []
    comparison.compare(problem)
    #expect(comparison.points == 7)
  }
}
