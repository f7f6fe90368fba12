// Random systems of the kinds that have misled solvers: nothing rooted, everything tied, rows said twice, rows that follow
// from others, coefficients far apart or nearly equal, and equations that close in circles.
import SeededNumbers

/// What a random system is made to be.
public enum HardKind: Int, CaseIterable, Sendable {
  /// Nothing imposed from outside.
  case unrooted
  /// Few different constants, most of them 0, so that many rows hold at once.
  case degenerate
  /// Equations that are sums of others, required or not.
  case redundant
  /// Rows said two or three times.
  case duplicate
  /// Coefficients from 1 to 10,000.
  case scaled
  /// Coefficients from 1/1024 to 10,000, which doubles cannot always tell apart.
  case extreme
  /// Differences only, which close in circles.
  case circular
  /// Rows said again with coefficients off by a thousandth or a millionth, so that equations cross far away.
  case parallel
}

extension AlpProblem {
  /// A system of a kind, of 2 to 8 unknowns. All numbers are whole multiples of 1/1024, so that it can be solved exactly.
  public static func hard(_ kind: HardKind, seed: UInt64) -> AlpProblem {
    var generator = SplitMix64(state: seed &* 8 &+ UInt64(kind.rawValue))
    var problem = AlpProblem()
    problem.name = "\(kind)-\(seed)"
    problem.variables = Int.random(in: 2...(kind == .extreme ? 4 : 8), using: &generator)
    let isRooted = kind != .unrooted && Bool.random(using: &generator)
    problem.edits = isRooted ? [0, 1] : []
    let most = kind == .degenerate ? 3 : 900
    for _ in 0..<3 {
      problem.sizes.append(
        (Double(Int.random(in: 0...most, using: &generator)), Double(Int.random(in: 0...most, using: &generator))))
    }
    let count = Int.random(in: problem.variables...problem.variables * 2 + 2, using: &generator)
    while problem.rows.count < count {
      let choice = Int.random(in: 0..<4, using: &generator)
      if choice < (kind == .parallel ? 2 : 1), let row = problem.repeated(kind, &generator) {
        problem.rows.append(row)
      } else {
        problem.rows.append(problem.hardRow(kind, &generator))
      }
    }
    return problem
  }

  private func hardRow(_ kind: HardKind, _ generator: inout SplitMix64) -> Row {
    let coefficients: [Double] =
      switch kind {
      case .scaled: [1, -1, 1, -1, 10000, -10000, 1000, -1000, 100, -100]
      case .extreme: [1, -1, 10000, -10000, 1000, -1000, 0.0009765625, -0.0009765625, 100, -100]
      case .circular: [1, -1]
      case .parallel: [1, -1, 1, -1, 2, -2, 3]
      case .unrooted, .degenerate, .redundant, .duplicate: [1, -1, 1, -1, 2, -2, 0.5, -0.5, 3, 0.75]
      }
    let constants: [Int] =
      switch kind {
      case .degenerate: [0, 0, 0, 1, -1]
      case .scaled, .extreme: [0, 0, 10, -10, 100]
      case .unrooted, .redundant, .duplicate, .circular, .parallel:
        [0, 0, Int.random(in: -200...200, using: &generator)]
      }
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let variable = Int.random(in: 0..<variables, using: &generator)
      if !terms.contains(where: { $0.variable == variable }) {
        terms.append((variable, coefficients.randomElement(using: &generator)!))
      }
    }
    let equations = kind == .circular || kind == .redundant
    let relation = ["eq", "le", "ge", equations ? "eq" : "ge", "eq"].randomElement(using: &generator)!
    let priority: Float = [1000, 1000, 750, 250, 100].randomElement(using: &generator)!
    return Row(
      relation: relation, priority: priority, constant: Double(constants.randomElement(using: &generator)!),
      terms: terms)
  }

  /// A row again, nearly the same, or the sum or difference of two.
  private func repeated(_ kind: HardKind, _ generator: inout SplitMix64) -> Row? {
    guard var row = rows.randomElement(using: &generator), let other = rows.randomElement(using: &generator) else {
      return nil
    }
    if kind == .parallel {
      row.priority = other.priority
      row.constant = other.constant
      let place = Int.random(in: 0..<row.terms.count, using: &generator)
      row.terms[place].coefficient += [0x1p-10, -0x1p-10, 0x1p-20, -0x1p-20].randomElement(using: &generator)!
      return row
    }
    if kind == .duplicate || Bool.random(using: &generator) {
      if Int.random(in: 0..<3, using: &generator) == 0 { row.priority = other.priority }
      return row
    }
    let sign = Bool.random(using: &generator) ? 1.0 : -1
    for term in other.terms {
      if let place = row.terms.firstIndex(where: { $0.variable == term.variable }) {
        row.terms[place].coefficient += sign * term.coefficient
      } else {
        row.terms.append((term.variable, sign * term.coefficient))
      }
    }
    row.terms.removeAll { $0.coefficient == 0 }
    row.constant += sign * other.constant
    row.relation = row.relation == other.relation ? row.relation : "eq"
    return row.terms.isEmpty ? nil : row
  }
}
