// Rows outside the crash basis to twice a double's precision, where coefficients are far apart: what is left of a row where
// others nearly say the same is the difference of numbers that agree to ten digits, and a double keeps six of it.

/// Rows as sums of multiples of the basis' rows. Only those are kept in which every coefficient on the way is a whole number of
/// small binary parts: of others no digit after a double's last means anything.
final class WideRows {
  private var start = Stack<Int32>()
  private var position = Stack<Int32>()
  private var multiplier = Stack<Wide>()
  /// By row and position: how far off a multiplier may be, which is one number for all of a row.
  private var error = Stack<Double>()
  /// By row of the table: its number here, or -1.
  private let number: Slab<Int32>
  /// By position: its place in the row that is taken in, or before that.
  private let place: Slab<Int32>
  private let weight: Slab<Wide>
  private let isTouched: Slab<Bool>
  private var touched = Stack<Int32>()

  /// Corrections after the first sum: each is right to a double's last digit of what the one before left.
  private static let corrections = 2
  /// What they leave of the largest multiplier.
  private static let rounding = 0x1p-96

  init(_ rows: borrowing RowTable) {
    number = Slab(rows.constraintCount, repeating: -1)
    place = Slab(rows.variableCount, repeating: -1)
    weight = Slab(rows.variableCount, repeating: .zero)
    isTouched = Slab(rows.variableCount, repeating: false)
    start.append(0)
  }

  /// Takes in a row whose sum a reduction has found, with the required equations among it, and makes the reduction's numbers
  /// right to their last digit. False: they stay as they are.
  func add(
    _ row: Int, _ rows: borrowing RowTable, _ basis: borrowing Substitution, _ reduction: inout Reduction
  ) -> Bool {
    guard Self.isWhole(row, rows) else { return false }
    let first = position.count
    let isKnown = refine(from: first, rows, basis, &reduction) { wide, rows in
      wide.addTerms(of: row, Wide(1), rows)
    }
    if isKnown { keep(row, from: first, rows, basis, &reduction) }
    return isKnown
  }

  /// The rows of the basis that a variable is a sum of and that may slide; nil: they are not known so well.
  func terms(
    ofVariable variable: Int32, _ rows: borrowing RowTable, _ basis: borrowing Substitution,
    _ reduction: inout Reduction
  ) -> [(position: Int32, multiplier: Wide, error: Double)]? {
    let first = position.count
    reduction.add(variable: Int(variable), 1, basis)
    reduction.run(basis, rows, includingHard: true)
    let isKnown = refine(from: first, rows, basis, &reduction) { wide, _ in wide.addTerm(variable, Wide(1)) }
    guard isKnown else { return nil }
    defer { forget(from: first) }
    let rounding = Self.rounding * largest(from: first)
    return (first..<position.count)
      .filter { abs(multiplier[$0].high) > rounding && !rows.hard[basis.row[position[$0]]] }
      .map { (position[$0], multiplier[$0], rounding) }
  }

  /// From the sum a reduction has found to one of twice its precision; `body` adds the terms of what is summed up. False: it takes
  /// rows that are not whole.
  private func refine(
    from first: Int, _ rows: borrowing RowTable, _ basis: borrowing Substitution, _ reduction: inout Reduction,
    _ body: (WideRows, borrowing RowTable) -> Void
  ) -> Bool {
    for k in 0..<reduction.position.count { collect(reduction.position[k], reduction.multiplier[k], from: first) }
    guard isWhole(from: first, rows, basis) else {
      forget(from: first)
      return false
    }
    for _ in 0..<Self.corrections {
      for place in 0..<touched.count { isTouched[touched[place]] = false }
      touched.removeAll()
      body(self, rows)
      for k in first..<position.count { addTerms(of: Int(basis.row[position[k]]), -multiplier[k], rows) }
      for place in 0..<touched.count where weight[touched[place]].high != 0 {
        reduction.add(variable: Int(touched[place]), weight[touched[place]].high, basis)
      }
      reduction.run(basis, rows, includingHard: true)
      for k in 0..<reduction.position.count { collect(reduction.position[k], reduction.multiplier[k], from: first) }
      guard isWhole(from: first, rows, basis) else {
        forget(from: first)
        return false
      }
    }
    return true
  }

  private func forget(from first: Int) {
    for k in first..<position.count { place[position[k]] = -1 }
    position.truncate(to: first)
    multiplier.truncate(to: first)
  }

  /// Adds to a position's multiplier.
  private func collect(_ q: Int32, _ amount: Double, from first: Int) {
    if place[q] >= first {
      multiplier[place[q]] = multiplier[place[q]] + Wide(amount)
      return
    }
    place[q] = Int32(position.count)
    position.append(q)
    multiplier.append(Wide(amount))
  }

  private func addTerms(of row: Int, _ factor: Wide, _ rows: borrowing RowTable) {
    for entry in rows.entries(row) { addTerm(rows.variable[entry], factor * Wide(rows.coefficient[entry])) }
  }

  private func addTerm(_ variable: Int32, _ amount: Wide) {
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(variable)
      weight[variable] = .zero
    }
    weight[variable] = weight[variable] + amount
  }

  private func largest(from first: Int) -> Double {
    var largest = 1.0
    for k in first..<position.count { largest = max(largest, abs(multiplier[k].high)) }
    return largest
  }

  /// Ends a row: multipliers that are nothing leave it, and the reduction has those of rows that may slide.
  private func keep(
    _ row: Int, from first: Int, _ rows: borrowing RowTable, _ basis: borrowing Substitution,
    _ reduction: inout Reduction
  ) {
    let rounding = Self.rounding * largest(from: first)
    var kept = first
    for k in first..<position.count { place[position[k]] = -1 }
    reduction.position.removeAll()
    reduction.multiplier.removeAll()
    for k in first..<position.count where abs(multiplier[k].high) > rounding {
      position[kept] = position[k]
      multiplier[kept] = multiplier[k]
      if !rows.hard[basis.row[position[k]]] {
        reduction.position.append(position[k])
        reduction.multiplier.append(multiplier[k].high)
      }
      kept += 1
    }
    position.truncate(to: kept)
    multiplier.truncate(to: kept)
    error.append(rounding)
    number[row] = Int32(start.count - 1)
    start.append(Int32(kept))
  }

  private func isWhole(from first: Int, _ rows: borrowing RowTable, _ basis: borrowing Substitution) -> Bool {
    for k in first..<position.count where !Self.isWhole(Int(basis.row[position[k]]), rows) { return false }
    return true
  }

  private static func isWhole(_ row: Int, _ rows: borrowing RowTable) -> Bool {
    for entry in rows.entries(row) where ExactSimplex.errorOfDeclared(rows.coefficient[entry]) > 0 { return false }
    return true
  }

  /// Calls `body` with each row of the basis that a row is a sum of. False: it is not known so well.
  func forTerms(of row: Int32, _ body: (_ position: Int32, _ multiplier: Wide, _ error: Double) -> Void) -> Bool {
    guard number[row] >= 0 else { return false }
    let own = number[row]
    for k in Int(start[own])..<Int(start[own + 1]) { body(position[k], multiplier[k], error[own]) }
    return true
  }
}
