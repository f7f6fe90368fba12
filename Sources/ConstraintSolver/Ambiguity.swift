// Which variables nothing determines: what may move at no cost in each component, and the variables that move with it.

/// Follows directions of symbols to the variables that depend on them.
private struct Followed: ~Copyable {
  private let program: LayoutProgram
  private let moved: Slab<Double>
  /// By position in solve order: how fast its row's residual changes. All 0 between two directions.
  let direction: Slab<Double>

  /// Variables of large components that can move by more than this many points at no cost are ambiguous.
  static let visible = 1e-4
  /// What rounding makes of a variable that does not move, beside the fastest.
  private static let rounding = 1e-13

  init(_ program: LayoutProgram) {
    self.program = program
    direction = Slab(program.basis.count, repeating: 0)
    moved = Slab(program.variableCount, repeating: 0)
  }

  /// Reports the variables that move in the direction, which is forgotten. `reach` is how far it leads.
  func report(reach: Double = .infinity, _ body: (_ variable: Int, _ rate: Double) -> Void) {
    program.basis.sweep(direction.base, into: moved.base)
    var fastest = 1.0
    for v in 0..<program.variableCount { fastest = max(fastest, abs(moved[v])) }
    let least = max(Self.rounding * fastest, min(ComponentSimplex.zero, Self.visible / reach))
    for v in 0..<program.variableCount where abs(moved[v]) > least { body(v, moved[v]) }
    direction.fill(0)
  }
}

extension StateCore {
  /// A way shorter than this may be one between rows that the perturbation has moved apart: where rows nearly follow from each
  /// other, far apart; and one that ends at once may go on in the layout itself. Of a small component the exact search is asked.
  private static let doubtful = 0.1

  /// Whether each variable's value is one of many equally good ones. Removed variables are not ambiguous.
  func ambiguity() -> [Bool] {
    var ambiguous = [Bool](repeating: false, count: program.variableCount)
    let followed = Followed(program)
    for q in 0..<program.basis.count where Int(program.basis.row[q]) >= program.rows.constraintCount {
      if program.components.symbolPlace[q] >= 0 { continue }
      followed.direction[q] = 1
      followed.report { variable, _ in ambiguous[variable] = true }
    }
    for c in 0..<program.components.count {
      let isAskedAnyway = program.searchesExactly[c] && program.components.isSmall(c)
      if isAskedAnyway || !followWays(c, followed, { ambiguous[$0] = true }) {
        askExactly(c, followed) { ambiguous[$0] = true }
      }
    }
    return ambiguous
  }

  /// Reports the variables that move along the ways the quick search has from its optimum. False: there may be others, and the
  /// component is small enough to be asked exactly.
  private func followWays(_ c: Int, _ followed: borrowing Followed, _ report: (_ variable: Int) -> Void) -> Bool {
    let first = Int(program.components.symbolStart[c])
    let box = optimise(c)
    let isSmall = isSmall(c)
    var ways: [(symbol: Int, rate: Double, isLast: Bool)] = []
    let items = box.simplex.freeDirections(
      c, program.components, longerThan: isSmall ? Self.doubtful : Followed.visible
    ) { ways.append(($0, $1, $2)) }
    if !items.isEmpty {
      if isSmall, canMove(anyOf: items, c) { return false }
      if !isSmall {
        box.simplex.goAround(items, c, probe.table, longerThan: Followed.visible) { ways.append(($0, $1, $2)) }
      }
    }
    for way in ways {
      if way.isLast {
        followed.report(reach: way.rate) { variable, _ in report(variable) }
      } else {
        followed.direction[program.components.symbol[first + way.symbol]] = way.rate
      }
    }
    return true
  }

  /// Reports the variables that may move, of whose own dependence on the symbols the exact search is asked.
  private func askExactly(_ c: Int, _ followed: borrowing Followed, _ report: (_ variable: Int) -> Void) {
    let first = Int(program.components.symbolStart[c])
    var variables: [Int] = []
    var sums: [[ExactSimplex.Term]] = []
    var place = [Int](repeating: -1, count: program.variableCount)
    for symbol in 0..<View(c, program.components).symbols {
      followed.direction[program.components.symbol[first + symbol]] = 1
      followed.report { variable, rate in
        if place[variable] < 0 {
          place[variable] = sums.count
          variables.append(variable)
          sums.append([])
        }
        let error = program.isExact ? 0 : abs(rate) * ExactSimplex.errorOfSubstituted
        sums[place[variable]].append(ExactSimplex.Term(symbol: symbol, factor: Wide(rate), error: error))
      }
    }
    widen(&sums, of: variables, c)
    for (variable, isFree) in zip(variables, areFree(sums, c)) where isFree { report(variable) }
  }

  /// Makes variables' dependence on a component's symbols right to twice a double's precision, where it is known so well.
  private func widen(_ sums: inout [[ExactSimplex.Term]], of variables: [Int], _ c: Int) {
    guard let wide = program.components.wide else { return }
    var reduction = Reduction(
      variables: program.variableCount, blocks: program.basis.blocks.count, knowsErrors: program.hasUnevenRows)
    let view = View(c, program.components)
    for (index, variable) in variables.enumerated() {
      guard let terms = wide.terms(ofVariable: Int32(variable), program.rows, program.basis, &reduction) else {
        continue
      }
      sums[index] = terms.compactMap { position, multiplier, error in
        let symbol = Int(program.components.symbolPlace[position]) - view.firstSymbol
        guard symbol >= 0, symbol < view.symbols else { return nil }
        return ExactSimplex.Term(symbol: symbol, factor: multiplier, error: error)
      }
    }
  }
}
