// The optimum of one component where the quick search finds none, or one that its perturbation has led astray, or where
// coefficients are far apart: nothing is perturbed, numbers are twice as wide, every cell knows how far off it may be, and
// Bland's rule ("New finite pivoting rules for the simplex method", Math. Oper. Res. 2, 1977) takes over wherever the costs
// stop falling, so that the search ends.

/// A dense dictionary: items inside as sums of items outside, which are 0. Items are the component's symbols, then its rows.
///
/// A cell is 0 when it is no larger than what rounding may have left of it, however small it is otherwise: numbers as they
/// were declared are right to a double's last digit, and whole numbers altogether.
struct ExactSimplex: ~Copyable {
  /// Of rounding errors that have come together, as many as may be of one sign.
  static let doubt = 8.0
  /// What one operation on wide numbers rounds off.
  static let wideRounding = 0x1p-100
  /// A cell that is not 0 is right to as many digits: errors would grow with every pair of steps there and back otherwise,
  /// though they cancel.
  private static let certain = 0x1p-36
  /// Times in one search that cells are computed anew before an optimum is believed.
  private static let renewals = 4
  /// Pivots without progress before Bland's rule takes over.
  private static let patience = 8

  let view: View
  let width: Int
  /// By place inside: the constant, then the coefficient of every item outside.
  let cells: Slab<Wide>
  let errors: Slab<Double>
  let inside: Slab<Int32>
  let outside: Slab<Int32>
  /// Which part of an item inside is not 0: 1 or -1.
  let side: Slab<Int8>
  /// By item outside and level: what the costs rise by per unit.
  private let slope: Slab<Wide>
  private let slopeErrors: Slab<Double>
  /// By level: what they rise by for the item and direction looked at, and for the best of them so far.
  private let costs: Slab<Double>
  private let best: Slab<Double>
  /// The rows' values while every symbol is 0, and how far off they may be; whether coefficients are as they were declared.
  private let constants: Slab<Wide>
  private let constantErrors: Slab<Double>
  let isAsDeclared: Bool
  /// By symbol: the factors of a sum to be made large at the last level; empty: there is none.
  var wish: [Term] = []
  /// What moves by less does not move: sums of many numbers say something else of the same place.
  var leeway = 0.0
  var pivots = 0
  /// How many there had been when every cell was computed anew.
  var renewedAt = 0

  /// How a search ends.
  enum End {
    case optimal
    /// The wish can be granted without end; of costs this would be rounding.
    case unbounded
    /// The limit of pivots was reached; what is inside is a layout all the same.
    case exhausted
  }

  /// `values` gives each row's value while every symbol is 0, and how far off it may be; without `isAsDeclared` a crash basis
  /// computed the coefficients.
  init(
    _ component: Int, _ table: borrowing ComponentTable, isAsDeclared: Bool,
    values: (_ row: Int) -> (value: Wide, error: Double)
  ) {
    view = View(component, table)
    width = view.symbols + 1
    cells = Slab(view.rows * width, repeating: .zero)
    errors = Slab(view.rows * width, repeating: 0)
    inside = Slab(view.rows, repeating: 0)
    outside = Slab(view.symbols, repeating: 0)
    side = Slab(view.rows, repeating: 1)
    slope = Slab(view.symbols * view.levels, repeating: .zero)
    slopeErrors = Slab(view.symbols * view.levels, repeating: 0)
    costs = Slab(view.levels, repeating: 0)
    best = Slab(view.levels, repeating: 0)
    constants = Slab(view.rows, repeating: .zero)
    constantErrors = Slab(view.rows, repeating: 0)
    self.isAsDeclared = isAsDeclared
    for row in 0..<view.rows { (constants[row], constantErrors[row]) = values(row) }
    fill(table)
    for row in 0..<view.rows { side[row] = cells[row * width].high >= 0 ? 1 : -1 }
  }

  /// Every row inside, as it is in the table.
  func fill(_ table: borrowing ComponentTable) {
    cells.fill(.zero)
    errors.fill(0)
    for symbol in 0..<view.symbols { outside[symbol] = Int32(symbol) }
    for row in 0..<view.rows {
      inside[row] = Int32(view.symbols + row)
      (cells[row * width], errors[row * width]) = (constants[row], constantErrors[row])
      settle(row * width)
      if isWide(row, table) { continue }
      for entry in Int(table.entryStart[view.firstRow + row])..<Int(table.entryStart[view.firstRow + row + 1]) {
        set(row * width + 1 + Int(table.entrySymbol[entry]), table.entryCoefficient[entry])
      }
    }
  }

  /// Fills in the coefficients of a row that is known to twice a double's precision. False: it is not.
  private func isWide(_ row: Int, _ table: borrowing ComponentTable) -> Bool {
    guard let wide = table.wide else { return false }
    return wide.forTerms(of: table.row[view.firstRow + row]) { position, multiplier, error in
      let symbol = table.symbolPlace[position]
      if symbol < 0 { return }
      let cell = row * width + 1 + Int(symbol) - view.firstSymbol
      (cells[cell], errors[cell]) = (multiplier, error)
      settle(cell)
    }
  }

  private func set(_ cell: Int, _ value: Double) {
    cells[cell] = Wide(value)
    errors[cell] = Self.errorOfDeclared(value) * (isAsDeclared ? 1 : Self.substitutions)
    settle(cell)
  }

  /// A number that ends after few binary digits was meant so; any other one stands for what is next to it.
  static func errorOfDeclared(_ value: Double) -> Double {
    value == 0 || value.significandBitPattern.trailingZeroBitCount >= 24 ? 0 : abs(value) * 0x1p-53
  }

  /// As many times rounding a coefficient has gone through in a crash basis, which leaves out those next to 0. More, and the
  /// errors of small differences between rows would soon be said to hide the rows themselves.
  private static let substitutions = 16.0
  /// How far off such a coefficient may be, in parts of itself.
  static let errorOfSubstituted = substitutions * 0x1p-53

  /// What substitution in a crash basis leaves of a constant.
  static func errorOfComputed(_ value: Double) -> Double { 1e-12 * max(1, abs(value)) }

  /// Whether a component's dictionary stays within `Limits.exactCells`.
  static func fits(_ component: Int, _ table: borrowing ComponentTable) -> Bool {
    let view = View(component, table)
    return view.rows * (view.symbols + 1) <= Limits.exactCells
  }

  /// Searches the optimum.
  mutating func solve(_ table: borrowing ComponentTable) -> End {
    let limit =
      pivots
      + min(Limits.pivotsPerRow * (view.rows + view.symbols) + 100, 1 + Limits.exactWork / max(1, view.rows * width))
    var waiting = 0
    var renewals = 0
    while pivots < limit {
      price(table)
      // The steepest descent as long as it gets somewhere, Bland's first one where it does not.
      let isWaiting = waiting > Self.patience
      guard let (column, direction) = entering(table, first: isWaiting) else {
        if renewals == Self.renewals || renewedAt == pivots || !isWorn { return .optimal }
        renewals += 1
        renew(table)
        continue
      }
      guard let place = leaving(column, direction, first: isWaiting) else { return .unbounded }
      waiting = cells[place * width].high == 0 ? waiting + 1 : 0
      exchange(place, column, direction)
      pivots += 1
    }
    return .exhausted
  }

  /// Reports the symbols inside and the rows outside.
  func report(slid: (Int) -> Void, held: (Int) -> Void) {
    for place in 0..<view.rows where Int(inside[place]) < view.symbols { slid(Int(inside[place])) }
    for column in 0..<view.symbols where Int(outside[column]) >= view.symbols {
      held(Int(outside[column]) - view.symbols)
    }
  }

  /// Reports the value of every symbol inside.
  func reportValues(_ body: (_ symbol: Int, _ value: Wide) -> Void) {
    for place in 0..<view.rows where Int(inside[place]) < view.symbols {
      body(Int(inside[place]), cells[place * width])
    }
  }

  /// Writes the value of every row and of every symbol.
  func write(rows: borrowing Slab<Double>, symbols: borrowing Slab<Double>) {
    for row in 0..<view.rows { rows[row] = 0 }
    for symbol in 0..<view.symbols { symbols[symbol] = 0 }
    for place in 0..<view.rows {
      let item = Int(inside[place])
      if item < view.symbols { symbols[item] = cells[place * width].high }
      if item >= view.symbols { rows[item - view.symbols] = cells[place * width].high }
    }
  }

  // MARK: Costs

  private func level(of item: Int32, positive: Bool, _ table: borrowing ComponentTable) -> Int {
    let item = Int(item)
    if item < view.symbols {
      let place = view.firstSymbol + item
      return Int(positive ? table.symbolUp[place] : table.symbolDown[place])
    }
    let place = view.firstRow + item - view.symbols
    return Int(positive ? table.rowUp[place] : table.rowDown[place])
  }

  private func weight(of item: Int32, _ table: borrowing ComponentTable) -> Double {
    Int(item) < view.symbols
      ? table.symbolWeight[view.firstSymbol + Int(item)] : table.rowWeight[view.firstRow + Int(item) - view.symbols]
  }

  private func tie(of item: Int32, _ table: borrowing ComponentTable) -> Double {
    Int(item) < view.symbols ? table.symbolTie[view.firstSymbol + Int(item)] : 0
  }

  private func wished(_ item: Int32) -> Term? {
    Int(item) < wish.count && wish[Int(item)].factor.high != 0 ? wish[Int(item)] : nil
  }

  private func price(_ table: borrowing ComponentTable) {
    slope.fill(.zero)
    slopeErrors.fill(0)
    let last = view.levels - 1
    for place in 0..<view.rows {
      let positive = side[place] > 0
      let level = level(of: inside[place], positive: positive, table)
      let sign = positive ? 1.0 : -1.0
      if level >= 0 { addSlope(place, level, Wide(sign * weight(of: inside[place], table))) }
      let tie = tie(of: inside[place], table)
      if tie != 0 { addSlope(place, last, Wide(sign * tie)) }
      if let wished = wished(inside[place]) { addSlope(place, last, -wished.factor, off: wished.error) }
    }
    guard !wish.isEmpty else { return }
    for column in 0..<view.symbols {
      guard let wished = wished(outside[column]) else { continue }
      let sum = column * view.levels + last
      slope[sum] = slope[sum] - wished.factor
      slopeErrors[sum] = max(slopeErrors[sum], wished.error)
    }
  }

  private func addSlope(_ place: Int, _ level: Int, _ factor: Wide, off: Double = 0) {
    for column in 0..<view.symbols {
      let cell = place * width + 1 + column
      if cells[cell].high == 0 { continue }
      let sum = column * view.levels + level
      slope[sum] = slope[sum] + cells[cell] * factor
      slopeErrors[sum] = max(
        max(slopeErrors[sum], errors[cell] * abs(factor.high)),
        abs(cells[cell].high) * (off + abs(factor.high) * Self.wideRounding))
    }
  }

  /// What may leave 0 at falling costs: the one of steepest descent, or the first by item and direction.
  private func entering(
    _ table: borrowing ComponentTable, first: Bool
  ) -> (column: Int, direction: Double)? {
    var found: (column: Int, direction: Double)?
    var number = Int.max
    for column in 0..<view.symbols {
      for direction in [1.0, -1] {
        let own = 2 * Int(outside[column]) + (direction > 0 ? 0 : 1)
        if first, own > number { continue }
        guard falls(column, direction, table) else { continue }
        if !first, found != nil, !isSteeper() { continue }
        for level in 0..<view.levels { best[level] = costs[level] }
        number = own
        found = (column, direction)
      }
    }
    return found
  }

  /// Fills `costs`; whether the first that is not 0 falls.
  private func falls(_ column: Int, _ direction: Double, _ table: borrowing ComponentTable) -> Bool {
    let item = outside[column]
    let own = level(of: item, positive: direction > 0, table)
    var isOpen = true
    var falls = false
    for level in 0..<view.levels {
      let place = column * view.levels + level
      var sum = slope[place] * Wide(direction)
      if level == own { sum = sum + Wide(weight(of: item, table)) }
      if level == view.levels - 1 { sum = sum + Wide(tie(of: item, table)) }
      costs[level] = abs(sum.high) <= Self.doubt * slopeErrors[place] ? 0 : sum.high
      if isOpen, costs[level] != 0 {
        isOpen = false
        falls = costs[level] < 0
        if !falls { return false }
      }
    }
    return falls
  }

  private func isSteeper() -> Bool {
    for level in 0..<view.levels where costs[level] != best[level] { return costs[level] < best[level] }
    return false
  }

  // MARK: Moving

  /// The item inside that reaches 0 first; of several the one with the largest pivot, or the first item. Steps that differ by
  /// no more than they may be off are one.
  private func leaving(_ column: Int, _ direction: Double, first: Bool) -> Int? {
    var found: Int?
    var nearest = Wide.zero
    var nearestError = 0.0
    var pivot = 0.0
    for place in 0..<view.rows {
      let cell = place * width + 1 + column
      let rate = cells[cell].high * direction * Double(side[place])
      guard rate < 0 else { continue }
      var step = cells[place * width] / cells[cell] * Wide(-direction)
      if step.high < 0 { step = .zero }
      let error = (errors[place * width] + step.high * errors[cell]) / -rate + step.high * Self.wideRounding
      if let best = found {
        let difference = (step - nearest).high
        let doubt = Self.doubt * (error + nearestError)
        if difference > doubt { continue }
        if difference >= -doubt, first ? inside[place] > inside[best] : -rate <= pivot { continue }
      }
      found = place
      nearest = step
      nearestError = error
      pivot = -rate
    }
    return found
  }

  func exchange(_ place: Int, _ column: Int, _ direction: Double) {
    let pivotCell = place * width + 1 + column
    let inverse = Wide(1) / cells[pivotCell]
    let inverseError = errors[pivotCell] * inverse.high * inverse.high
    for k in 0..<width where k != column + 1 {
      let cell = place * width + k
      let old = cells[cell]
      if old.high == 0, errors[cell] == 0 { continue }
      cells[cell] = -old * inverse
      errors[cell] = max(
        errors[cell] * abs(inverse.high), abs(old.high) * inverseError, abs(cells[cell].high) * Self.wideRounding)
      settle(cell)
    }
    cells[pivotCell] = inverse
    errors[pivotCell] = max(inverseError, abs(inverse.high) * Self.wideRounding)
    settle(pivotCell)
    for other in 0..<view.rows where other != place { combine(other, place, column, inverse, inverseError) }
    (inside[place], outside[column]) = (outside[column], inside[place])
    side[place] = direction > 0 ? 1 : -1
  }

  private func combine(_ other: Int, _ place: Int, _ column: Int, _ inverse: Wide, _ inverseError: Double) {
    let factorCell = other * width + 1 + column
    let factor = cells[factorCell]
    let factorError = errors[factorCell]
    if factor.high == 0 { return }
    for k in 0..<width where k != column + 1 {
      let change = cells.base[place * width + k]
      if change.high == 0 { continue }
      let cell = other * width + k
      let product = factor * change
      let old = cells.base[cell]
      cells.base[cell] = old + product
      errors.base[cell] = max(
        max(errors.base[cell], abs(factor.high) * errors.base[place * width + k]),
        max(factorError * abs(change.high), max(abs(old.high), abs(product.high)) * Self.wideRounding))
      settle(cell)
    }
    cells[factorCell] = factor * inverse
    errors[factorCell] = max(factorError * abs(inverse.high), abs(factor.high) * inverseError)
    settle(factorCell)
  }

  @inline(__always)
  private func settle(_ cell: Int) {
    let size = abs(cells.base[cell].high)
    if size <= Self.doubt * errors.base[cell] {
      cells.base[cell] = .zero
    } else {
      errors.base[cell] = min(errors.base[cell], Self.certain * size)
    }
  }
}
