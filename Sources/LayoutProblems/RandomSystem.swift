// Small random constraint systems from a seed: the same seed gives the same systems everywhere.
import SeededNumbers

extension AlpProblem {
  /// A system of 3 to 12 variables, two of them imposed, at five priorities, with three sizes to visit.
  public static func random(seed: UInt64) -> AlpProblem {
    var generator = SplitMix64(state: seed)
    var problem = AlpProblem()
    problem.name = "random-\(seed)"
    problem.variables = Int.random(in: 3...12, using: &generator)
    problem.edits = [0, 1]
    for _ in 0..<3 {
      problem.sizes.append(
        (Double(Int.random(in: 0...900, using: &generator)), Double(Int.random(in: 0...900, using: &generator))))
    }
    let count = Int.random(in: problem.variables...problem.variables * 3, using: &generator)
    while problem.rows.count < count {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        problem.appendPair(&generator)
      } else {
        problem.appendRow(&generator)
      }
    }
    return problem
  }

  private mutating func appendRow(_ generator: inout SplitMix64) {
    let coefficients = [1.0, -1, 1, -1, 2, -2, 0.5, -0.5, 3, 0.75]
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let v = Int.random(in: 0..<variables, using: &generator)
      if !terms.contains(where: { $0.variable == v }) {
        terms.append((v, coefficients.randomElement(using: &generator)!))
      }
    }
    let relation = ["eq", "le", "ge", "ge", "eq"].randomElement(using: &generator)!
    var priority: Float = [750, 500, 250, 50].randomElement(using: &generator)!
    if Int.random(in: 0..<4, using: &generator) == 0 { priority = 1000 }
    let constant = Double(Int.random(in: -200...200, using: &generator))
    rows.append(Row(relation: relation, priority: priority, constant: constant, terms: terms))
  }

  /// Hugging and compression of one variable.
  private mutating func appendPair(_ generator: inout SplitMix64) {
    let v = Int.random(in: 2..<variables, using: &generator)
    let size = -Double(Int.random(in: 0...300, using: &generator))
    rows.append(Row(relation: "le", priority: 250, constant: size, terms: [(v, 1)]))
    rows.append(Row(relation: "ge", priority: 750, constant: size, terms: [(v, 1)]))
  }
}
