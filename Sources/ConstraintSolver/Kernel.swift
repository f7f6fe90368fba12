// The equations that hold rows at 0 by sliding symbols: sparse factors of those a search began with, and beside them a small
// dense inverse for what entered and left since (the Schur complement of J. Bisschop and A. Meeraus, "Matrix augmentation and
// partitioning in the updating of the basis inverse", Math. Prog. 13, 1977).
//
// Each step adds an unknown and an equation and takes none away. A symbol that slides is a new unknown; a row let go of is one
// too, its value, in the equation that held it. A row to be held is a new equation; a symbol that returned to 0 is one too.

/// Solves for the slid symbols, and for the multipliers of the held rows.
///
/// A class, because the compiler takes minutes over functions of a structure that owns so many others.
final class Kernel {
  /// Steps before the factors must be made anew: more would make the dense part dearer than that, and of few equations fewer
  /// would make it larger than all else.
  private let steps: Int
  private static let mostSteps = 40

  @exclusivity(unchecked) private var factors = SparseFactors()
  /// Unknowns and equations in the factors, and those added since.
  @exclusivity(unchecked) private(set) var size = 0
  @exclusivity(unchecked) private(set) var added = 0
  var total: Int { size + added }
  /// Unknown of each slid symbol, equation of each held row; -1: none.
  let unknownOf: Slab<Int32>
  let equationOf: Slab<Int32>

  /// By equation: what is to be solved for; by unknown: the solution of `solve`.
  let right: Slab<Double>
  let solution: Slab<Double>
  /// By unknown: what is to be balanced; by equation: the multipliers of `solveTransposed`.
  let weight: Slab<Double>
  let multiplier: Slab<Double>

  /// The solution of the factors alone: of an entering item, what its column becomes.
  private let plain: Slab<Double>
  private let scratch: Slab<Double>
  /// By added unknown and added equation, a row an unknown.
  @exclusivity(unchecked) private var inverse = Stack<Double>()
  private let first: Slab<Double>
  private let second: Slab<Double>
  private let third: Slab<Double>
  /// Solved columns of the added unknowns.
  @exclusivity(unchecked) private var columnStart = Stack<Int32>()
  @exclusivity(unchecked) private var columnPlace = Stack<Int32>()
  @exclusivity(unchecked) private var columnValue = Stack<Double>()
  /// Coefficients of the added equations in the factors' unknowns.
  @exclusivity(unchecked) private var rowStart = Stack<Int32>()
  @exclusivity(unchecked) private var rowPlace = Stack<Int32>()
  @exclusivity(unchecked) private var rowValue = Stack<Double>()

  var isFull: Bool { added == steps }
  /// What one solve costs, about.
  var effort: Int { size + factors.fill + added * added + columnPlace.count + rowPlace.count }

  init(rows: Int, symbols: Int) {
    unknownOf = Slab(symbols, repeating: -1)
    equationOf = Slab(rows, repeating: -1)
    steps = min(Self.mostSteps, 8 + 2 * min(rows, symbols))
    first = Slab(steps, repeating: 0)
    second = Slab(steps, repeating: 0)
    third = Slab(steps, repeating: 0)
    let most = min(rows, symbols) + steps + 1
    right = Slab(most, repeating: 0)
    solution = Slab(most, repeating: 0)
    weight = Slab(most, repeating: 0)
    multiplier = Slab(most, repeating: 0)
    plain = Slab(most, repeating: 0)
    scratch = Slab(most, repeating: 0)
    columnStart.append(0)
    rowStart.append(0)
  }

  // MARK: Factors

  /// Forgets everything; then come the rows of the matrix, by `factors`' means.
  func begin() {
    size = 0
    added = 0
    columnStart.truncate(to: 1)
    columnPlace.removeAll()
    columnValue.removeAll()
    rowStart.truncate(to: 1)
    rowPlace.removeAll()
    rowValue.removeAll()
    factors.begin()
  }

  func append(_ value: Double, unknown: Int32) { factors.append(value, column: unknown) }
  func endRow() { factors.endRow() }

  /// False: the equations are dependent. Reports unknowns and equations to be left out.
  func factor(looseUnknown: (Int) -> Void, looseEquation: (Int) -> Void) -> Bool {
    size = factors.size
    if factors.factor() { return true }
    for place in 0..<factors.looseColumns.count { looseUnknown(Int(factors.looseColumns[place])) }
    for place in 0..<factors.looseRows.count { looseEquation(Int(factors.looseRows[place])) }
    return false
  }

  // MARK: Solving

  /// From `right` to `solution`.
  func solve() {
    let (size, added) = (self.size, self.added)
    for place in 0..<size { scratch.base[place] = right.base[place] }
    if size > 0 { factors.solve(scratch.base, into: plain.base) }
    for place in 0..<size { solution.base[place] = plain.base[place] }
    if added == 0 { return }
    let (starts, places, values) = (rowStart.base, rowPlace.base, rowValue.base)
    for equation in 0..<added {
      var sum = right[size + equation]
      for entry in Int(starts[equation])..<Int(starts[equation + 1]) {
        sum -= values[entry] * plain.base[Int(places[entry])]
      }
      first[equation] = sum
    }
    let (columnStarts, columnPlaces, columnValues) = (columnStart.base, columnPlace.base, columnValue.base)
    for unknown in 0..<added {
      var sum = 0.0
      let line = inverse.base + unknown * steps
      for equation in 0..<added { sum += line[equation] * first.base[equation] }
      solution[size + unknown] = sum
      if sum == 0 { continue }
      for entry in Int(columnStarts[unknown])..<Int(columnStarts[unknown + 1]) {
        solution.base[Int(columnPlaces[entry])] -= columnValues[entry] * sum
      }
    }
  }

  /// From `weight`, which is used up, to `multiplier`.
  func solveTransposed() {
    let (size, added) = (self.size, self.added)
    let (columnStarts, columnPlaces, columnValues) = (columnStart.base, columnPlace.base, columnValue.base)
    let (starts, places, values) = (rowStart.base, rowPlace.base, rowValue.base)
    for unknown in 0..<added {
      var sum = weight[size + unknown]
      for entry in Int(columnStarts[unknown])..<Int(columnStarts[unknown + 1]) {
        sum -= columnValues[entry] * weight.base[Int(columnPlaces[entry])]
      }
      first[unknown] = sum
    }
    for equation in 0..<added { second[equation] = 0 }
    for unknown in 0..<added where first[unknown] != 0 {
      let line = inverse.base + unknown * steps
      let factor = first[unknown]
      for equation in 0..<added { second.base[equation] += line[equation] * factor }
    }
    for equation in 0..<added {
      let factor = second[equation]
      multiplier[size + equation] = factor
      if factor == 0 { continue }
      for entry in Int(starts[equation])..<Int(starts[equation + 1]) {
        weight.base[Int(places[entry])] -= values[entry] * factor
      }
    }
    if size > 0 { factors.solveTransposed(weight.base, into: multiplier.base) }
  }

  // MARK: Steps

  /// Adds an unknown, whose negated column is in `right` and was solved last, and an equation: first `beginEquation`, then its
  /// coefficients, then this with the new unknown's own.
  func border(corner: Double) {
    let (size, last) = (self.size, self.added)
    let (starts, places, values) = (rowStart.base, rowPlace.base, rowValue.base)
    let (columnStarts, columnPlaces, columnValues) = (columnStart.base, columnPlace.base, columnValue.base)
    let end = rowPlace.count
    // The new column and row less what the factors account for.
    for equation in 0..<last {
      var sum = -right[size + equation]
      for entry in Int(starts[equation])..<Int(starts[equation + 1]) {
        sum += values[entry] * plain[Int(places[entry])]
      }
      first[equation] = sum
    }
    var schur = corner
    for entry in Int(starts[last])..<end { schur += values[entry] * plain[Int(places[entry])] }
    for entry in Int(starts[last])..<end { scratch[Int(places[entry])] = values[entry] }
    for unknown in 0..<last {
      var sum = second[unknown]
      for entry in Int(columnStarts[unknown])..<Int(columnStarts[unknown + 1]) {
        sum -= scratch[Int(columnPlaces[entry])] * columnValues[entry]
      }
      third[unknown] = sum
    }
    for entry in Int(starts[last])..<end { scratch[Int(places[entry])] = 0 }
    invertBordered(schur)
    for place in 0..<size where plain[place] != 0 {
      columnPlace.append(Int32(place))
      columnValue.append(-plain[place])
    }
    columnStart.append(Int32(columnPlace.count))
    rowStart.append(Int32(rowPlace.count))
    added += 1
  }

  /// Begins the equation that `border` adds.
  func beginEquation() {
    for unknown in 0..<added { second[unknown] = 0 }
    for place in 0..<size { scratch[place] = 0 }
  }

  /// A coefficient of the equation.
  func appendToEquation(_ value: Double, unknown: Int32) {
    if Int(unknown) < size {
      rowPlace.append(unknown)
      rowValue.append(value)
    } else {
      second[Int(unknown) - size] = value
    }
  }

  /// From the inverse of the old part, the new column in `first` and the new row in `third`.
  private func invertBordered(_ corner: Double) {
    let last = added
    if inverse.isEmpty { inverse.append(repeating: 0, count: steps * steps) }
    // The inverse times the column, and the row times the inverse.
    var schur = corner
    for unknown in 0..<last {
      var sum = 0.0
      let line = inverse.base + unknown * steps
      for equation in 0..<last { sum += line[equation] * first.base[equation] }
      scratch[unknown] = sum
      schur -= third[unknown] * sum
    }
    for equation in 0..<last { second[equation] = 0 }
    for unknown in 0..<last where third[unknown] != 0 {
      let line = inverse.base + unknown * steps
      for equation in 0..<last { second.base[equation] += third.base[unknown] * line[equation] }
    }
    for unknown in 0..<last {
      let line = inverse.base + unknown * steps
      let factor = scratch[unknown] / schur
      if factor != 0 { for equation in 0..<last { line[equation] += factor * second.base[equation] } }
      line[last] = -factor
    }
    let line = inverse.base + last * steps
    for equation in 0..<last { line[equation] = -second[equation] / schur }
    line[last] = 1 / schur
    for unknown in 0..<last { scratch[unknown] = 0 }
  }
}
