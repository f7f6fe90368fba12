// The solver's inner parts by themselves, where a fault could hide behind later corrections: factors against elimination, wide numbers against
// whole ones, programs that follow others against those made anew.
import LayoutProblems
import SeededNumbers
import Testing

@testable import ConstraintSolver

@Suite struct InsideTests {
  // MARK: Programs

  private func isSame<Value: Equatable>(_ one: borrowing Slab<Value>, _ other: borrowing Slab<Value>) -> Bool {
    guard one.count == other.count else { return false }
    for place in 0..<one.count where one[place] != other[place] { return false }
    return true
  }

  /// Every part of two programs of the same structure that differs.
  private func differences(_ one: LayoutProgram, _ other: LayoutProgram) -> [String] {
    let parts: [(String, Bool)] = [
      ("start", isSame(one.rows.start, other.rows.start)), ("variable", isSame(one.rows.variable, other.rows.variable)),
      ("coefficient", isSame(one.rows.coefficient, other.rows.coefficient)), ("up", isSame(one.rows.up, other.rows.up)),
      ("down", isSame(one.rows.down, other.rows.down)),
      ("hard", isSame(one.rows.hard, other.rows.hard)), ("scale", isSame(one.rows.scale, other.rows.scale)),
      ("hash", isSame(one.rows.hash, other.rows.hash)),
      ("name", isSame(one.rows.name, other.rows.name)), ("twin", isSame(one.rows.twin, other.rows.twin)),
      ("parameters", isSame(one.rows.parameterStart, other.rows.parameterStart)),
      ("parameter", isSame(one.rows.parameter, other.rows.parameter)),
      ("of parameter", isSame(one.rows.parameterCoefficient, other.rows.parameterCoefficient)),
      ("levels", one.rows.levels == other.rows.levels && one.rows.rowsAtLevel == other.rows.rowsAtLevel),
      ("basis", isSame(one.basis.row, other.basis.row) && isSame(one.basis.target, other.basis.target)),
      (
        "components",
        one.components.count == other.components.count && isSame(one.components.row, other.components.row)
          && isSame(one.components.symbol, other.components.symbol)
      ),
      (
        "entries",
        isSame(one.components.entryStart, other.components.entryStart)
          && isSame(one.components.entrySymbol, other.components.entrySymbol)
      ),
      ("of entries", isSame(one.components.entryCoefficient, other.components.entryCoefficient)),
      ("live", isSame(one.components.rowHot, other.components.rowHot)),
      ("columns", isSame(one.hotColumns, other.hotColumns) && isSame(one.hotRHS, other.hotRHS)),
      ("required", isSame(one.requiredRows, other.requiredRows)),
      ("live components", isSame(one.liveComponents, other.liveComponents)),
      ("guards", isSame(one.guardHot, other.guardHot)),
    ]
    return parts.filter { !$0.1 }.map(\.0)
  }

  /// Rows go and come: a program made after another is in every part the one that is made of the same rows from nothing, those that have
  /// left and are kept among them.
  @Test(arguments: ScreenFamily.allCases) func programsThatFollowOthers(family: ScreenFamily) throws {
    let problem = family.problem(views: 24, seed: 5)
    var generator = SplitMix64(seed: 11)
    var engine = try EngineCase(problem)
    try engine.solver.solve()
    var compared = 0
    for _ in 0..<25 {
      let row = generator.pick(Array(problem.rows.indices))
      try engine.toggle(row)
      try engine.solver.solve()
      // A row that presses on nothing is left out of a program without another being made.
      let rows = engine.solver.declared.withKept()
      guard let one = engine.solver.primary?.program, one.key == rows.key else { continue }
      #expect(differences(one, try LayoutProgram(engine.solver.declared, order: rows.order, key: rows.key)) == [])
      compared += 1
    }
    #expect(compared > 5)
  }

  // MARK: Factors

  /// Solutions of a dense system by elimination with the largest pivot of each column.
  private func eliminated(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var rows = zip(matrix, right).map { $0 + [$1] }
    let size = right.count
    for column in 0..<size {
      guard let best = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, best)
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...size { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<size).map { rows[$0][size] / rows[$0][$0] }
  }

  /// Matrices from nearly diagonal ones to full ones, with columns in any order: both systems have the solutions of plain elimination, and
  /// one that has none is told, with as many rows as columns to leave out.
  @Test(arguments: 0..<120) func factorsOfMatrices(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let size = 1 + generator.below(14)
    let columns = Array(0..<size).shuffled(using: &generator)
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
    for row in 0..<size {
      if !generator.chance(4) {
        matrix[row][columns[row]] = Double(1 + generator.below(5)) * (generator.chance(50) ? 1 : -1)
      }
      for column in 0..<size where generator.chance(seed % 5 * 20) {
        matrix[row][column] = Double(generator.below(9) - 4) / 2
      }
    }
    var factors = SparseFactors()
    for _ in 0..<2 {
      factors.begin()
      for row in matrix {
        for (column, value) in row.enumerated() where value != 0 { factors.append(value, column: Int32(column)) }
        factors.endRow()
      }
    }
    let right = (0..<size).map { _ in generator.chance(30) ? 0 : Double(generator.below(21) - 10) }
    let expected = eliminated(matrix, right)
    let isRegular = factors.factor()
    #expect(
      isRegular == (expected != nil) && factors.looseRows.count == factors.looseColumns.count && factors.size == size)
    guard isRegular, let expected else { return }
    func close(_ found: [Double], _ wanted: [Double]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($1)) }
    }
    var (used, found) = (right, [Double](repeating: .nan, count: size))
    used.withUnsafeMutableBufferPointer { right in
      found.withUnsafeMutableBufferPointer { found in factors.solve(right.baseAddress!, into: found.baseAddress!) }
    }
    #expect(close(found, expected))
    let turned = (0..<size).map { column in matrix.map { $0[column] } }
    var multipliers = [Double](repeating: .nan, count: size)
    right.withUnsafeBufferPointer { right in
      multipliers.withUnsafeMutableBufferPointer { factors.solveTransposed(right.baseAddress!, into: $0.baseAddress!) }
    }
    #expect(close(multipliers, eliminated(turned, right) ?? []))
  }

  // MARK: Numbers

  /// Whole numbers of up to 90 bits, which two doubles hold exactly, and quotients to 30 digits.
  @Test func wideNumbers() {
    func wide(_ value: Int128) -> Wide {
      let high = Double(value)
      return Wide(high) + Wide(Double(value - Int128(high)))
    }
    func whole(_ value: Wide) -> Int128 { Int128(value.high) + Int128(value.low) }
    var generator = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let (a, b) = (Int128(generator.next() >> 12) - (1 << 51), Int128(generator.next() >> 22) - (1 << 41))
      #expect(whole(wide(a) * wide(b)) == a * b)
      #expect(
        whole(wide(a * b) + wide(a)) == a * b + a && whole(wide(a * b) - wide(b)) == a * b - b
          && whole(-wide(a * b)) == -a * b)
      guard b != 0 else { continue }
      let quotient = wide(a) / wide(b)
      let rest = quotient * wide(b) - wide(a)
      #expect(abs(rest.high) <= 1e-29 * abs(Double(a)))
      #expect(whole(wide(a * b) / wide(b)) == a)
    }
    #expect(whole(.zero) == 0)
  }

  /// Of half planes with the same derivatives the tightest stays, if the other is among the sixteen before; others are added.
  @Test func halfPlanes() {
    var planes = Stack<Double>()
    func add(_ offset: Double, _ derivatives: [Double], sign: Double) {
      derivatives.withUnsafeBufferPointer { planes.addPlane(offset, $0.baseAddress!, sign: sign, parameters: 2) }
    }
    func all() -> [Double] { (0..<planes.count).map { planes[$0] } }
    add(5, [1, 2], sign: 1)
    add(7, [1, 2], sign: 1)
    add(3, [-1, -2], sign: -1)
    #expect(all() == [3, 1, 2])
    add(3, [1, 2], sign: -1)
    add(1, [1, 0], sign: 1)
    #expect(all() == [3, 1, 2, 3, -1, -2, 1, 1, 0])
    for number in 0..<13 { add(1, [5, Double(number)], sign: 1) }
    add(2, [1, 2], sign: 1)
    #expect(planes.count == 16 * 3 && planes[0] == 2)
    add(1, [6, 0], sign: 1)
    add(0, [1, 2], sign: 1)
    #expect(planes.count == 18 * 3 && planes[0] == 2 && planes[51] == 0)
  }

  // MARK: Storage

  @Test func stacksAndSlabs() {
    var stack = Stack<Int>()
    #expect(stack.isEmpty && stack.count == 0)
    for value in 0..<100 { stack.append(value * 7 % 100) }
    stack.append(repeating: -1, count: 3)
    #expect(
      stack.count == 103 && stack[102] == -1 && stack[Int32(1)] == 7 && stack.removeLast() == -1 && stack.count == 102)
    stack.truncate(to: 24)
    let copy = Stack(copying: stack)
    stack.sort { $0 < $1 }
    #expect(
      (0..<24).map { stack[$0] } == (0..<24).map { $0 * 7 % 100 }.sorted()
        && (0..<24).map { copy[$0] } == (0..<24).map { $0 * 7 % 100 })
    stack.append(50)
    stack.append(2)
    stack.sort { $0 > $1 }
    #expect((0..<26).map { stack[$0] } == ((0..<24).map { $0 * 7 % 100 } + [50, 2]).sorted(by: >))
    stack[3] = 9
    stack[Int32(4)] = 8
    #expect(stack[3] == 9 && stack[4] == 8 && !stack.isEmpty)
    stack.removeAll()
    #expect(stack.count == 0)
    stack.append(repeating: 4, count: 40)
    #expect(stack.count == 40 && (0..<40).allSatisfy { stack[$0] == 4 })
    let slab = Slab<Int>(5, repeating: 3)
    let other = Slab(copying: slab)
    slab[1] = 4
    slab[Int32(4)] = 5
    #expect(
      (0..<5).map { slab[$0] } == [3, 4, 3, 3, 5] && (0..<5).map { other[$0] } == [3, 3, 3, 3, 3] && slab[Int32(1)] == 4
    )
    slab.fill(1)
    #expect((0..<5).map { slab[$0] } == [1, 1, 1, 1, 1] && Slab<Int>(0, repeating: 1).count == 0)
  }

  // MARK: States

  /// A state that was taken from a solver goes its own way: numbers set in it are its own, refused ones leave it as it was.
  @Test func statesByThemselves() throws {
    var s = try Sketch("x", "y")
    let (w, h) = (try s.solver.makeParameter(10, kind: .live), try s.solver.makeParameter(3))
    try s.say(["x": 1], .equal, 0, [(w, -1)])
    try s.say(["y": 1, "x": -2], .equal, 0, [(h, -1)])
    try s.say(["x": 1], .lessThanOrEqual, 100)
    try s.solver.solve()
    var state = try #require(s.solver.state)
    var other = state
    #expect(state.valueCount == 2 && state.value(of: s.v("x")) == 10 && state.value(of: s.v("y")) == 23)
    try state.setParameter(w, to: 40)
    try state.setParameter(h, to: 5)
    let isSolved = state.solve()
    #expect(isSolved && state.value(of: s.v("x")) == 40 && state.value(of: s.v("y")) == 85)
    #expect(other.value(of: s.v("y")) == 23 && s["y"] == 23)
    try other.setParameter(w, to: 101)
    let canHold = other.solve()
    #expect(!canHold)
    try other.setParameter(w, to: 100)
    let holds = other.solve()
    #expect(holds && other.value(of: s.v("y")) == 203)
    var twice = try Sketch("a")
    let unknown = try (0..<3).map { try twice.solver.makeParameter(Double($0)) }[2]
    #expect(throws: SolverError.unknownParameter(2)) { try state.setParameter(unknown, to: 1) }
    #expect(throws: SolverError.parameterNotFinite(parameter: 0, value: "nan")) { try state.setParameter(w, to: .nan) }
    _ = try s.solver.makeVariable()
    let late = try s.solver.makeVariable()
    #expect(state.value(of: late) == 0)
    var values = [Double](repeating: -1, count: 3)
    try values.withUnsafeMutableBufferPointer { try state.read(into: $0) }
    #expect(values == [40, 85, -1])
    #expect(throws: SolverError.bufferTooSmall(expected: 2, actual: 1)) {
      try values.withUnsafeMutableBufferPointer { try state.read(into: .init(rebasing: $0[..<1])) }
    }
    #expect(state.program === s.solver.primary?.program && state.statistics.pivots >= 0)
  }

  /// Sums and multiples of expressions, term by term.
  @Test func expressions() throws {
    var s = try Sketch("x", "y")
    let p = try s.solver.makeParameter(4)
    func told(_ sum: LinearExpression) -> [Double] {
      sum.terms.map { Double($0.variable.index) * 100 + $0.coefficient } + sum.parameters.map { 1_000 + $0.coefficient }
        + [sum.constant]
    }
    let (x, y) = (LinearExpression(s.v("x")), LinearExpression(s.v("y")))
    #expect(
      told(x + y) == [1, 101, 0] && told(x - y) == [1, 99, 0] && told(x + 3) == [1, 3] && told(x - 3) == [1, -3])
    #expect(
      told(2 * (x + LinearExpression(p) + 1.5)) == [2, 1_002, 3] && told(LinearExpression(p) - x) == [-1, 1_001, 0])
    #expect(told((x + 1) - (LinearExpression(p) + 5)) == [1, 999, -4] && told(LinearExpression()) == [0])
    #expect(
      [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.flipped) == [
        .greaterThanOrEqual, .equal, .lessThanOrEqual,
      ])
    #expect(
      Priority.required.isRequired && !Priority(999.5).isRequired && Priority.defaultLow < .defaultHigh
        && !(Priority(750) < .defaultHigh))
    #expect(
      Priority.required.rawValue == 1000 && Priority.defaultHigh.rawValue == 750 && Priority.defaultLow.rawValue == 250)
    #expect(s.solver.value(of: p) == 4 && s.v("x") < s.v("y") && !(s.v("y") < s.v("x")))
    let (first, second) = (try s.say(["x": 1], .equal, 1), try s.say(["x": 1], .equal, 2))
    #expect(first < second && !(second < first))
  }
}
