// How far sums of symbols may go where an exact search ended: whether anything is left open.

extension ExactSimplex {
  /// What a symbol is multiplied by in a sum, and how far off that may be.
  struct Term {
    var symbol: Int
    var factor: Wide
    var error = 0.0
  }

  /// After `solve`: whether a symbol has no other value at the same costs.
  mutating func isDetermined(_ symbol: Int, _ table: borrowing ComponentTable) -> Bool {
    isDetermined([Term(symbol: symbol, factor: Wide(1))], table)
  }

  /// The same of a row.
  mutating func isDetermined(row: Int, _ table: borrowing ComponentTable) -> Bool {
    let place = view.firstRow + row
    let terms = (Int(table.entryStart[place])..<Int(table.entryStart[place + 1])).map { entry in
      let factor = table.entryCoefficient[entry]
      let error = isAsDeclared ? 0 : abs(factor) * Self.errorOfSubstituted
      return Term(symbol: Int(table.entrySymbol[entry]), factor: Wide(factor), error: error)
    }
    return isDetermined(terms, table)
  }

  /// The same of a sum of multiples of symbols.
  mutating func isDetermined(_ sum: [Term], _ table: borrowing ComponentTable) -> Bool {
    guard let most = end(of: sum, 1, table), let least = end(of: sum, -1, table) else { return false }
    return abs((most.value - least.value).high) <= max(leeway, Self.doubt * (most.error + least.error))
  }

  /// How far a sum goes in a direction where nothing speaks against it; nil: as far as one likes.
  private mutating func end(
    of sum: [Term], _ sign: Double, _ table: borrowing ComponentTable
  ) -> (value: Wide, error: Double)? {
    wish = (0..<view.symbols).map { Term(symbol: $0, factor: .zero) }
    for term in sum {
      wish[term.symbol] = term
      wish[term.symbol].factor = term.factor * Wide(sign)
    }
    defer { wish = [] }
    if solve(table) == .unbounded { return nil }
    var value = Wide.zero
    var error = 0.0
    for place in 0..<view.rows where Int(inside[place]) < view.symbols {
      let term = wish[Int(inside[place])]
      if term.factor.high == 0 { continue }
      let own = cells[place * width]
      value = value + own * term.factor * Wide(sign)
      error += errors[place * width] * abs(term.factor.high)
      error += abs(own.high) * (term.error + abs(term.factor.high) * Self.wideRounding)
    }
    return (value, error)
  }
}
