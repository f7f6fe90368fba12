// The dense inverse of the few equations that hold rows at 0 by sliding symbols, updated by one row and column at a time.

/// Inverse by slid symbol (row) and held row (column); small: its size is the number of pivots away from the crash basis.
///
/// An unknown is a slid symbol's place, an equation a held row's. The updates are the rank-one ones of Sherman and Morrison,
/// written out: the inverse times a new column is what the unknowns must change by to undo it; a new row times the inverse is
/// what the equations contribute to it.
struct BasisInverse: ~Copyable {
  private static let singular = 1e-12

  private var size = 0
  private var stride = 8
  private var cells = Slab<Double>(64, repeating: 0)

  @inline(__always)
  subscript(_ unknown: Int, _ equation: Int) -> Double { cells[unknown * stride + equation] }

  mutating func clear() { size = 0 }

  /// The inverse times a column of coefficients by equation.
  @inline(__always)
  private func times(_ column: borrowing Stack<Double>) -> Slab<Double> {
    let product = Slab<Double>(size, repeating: 0)
    for equation in 0..<size {
      let coefficient = column[equation]
      if coefficient != 0 {
        for unknown in 0..<size { product[unknown] += self[unknown, equation] * coefficient }
      }
    }
    return product
  }

  /// A row of coefficients by unknown, times the inverse.
  @inline(__always)
  private func times(row: borrowing Stack<Double>) -> Slab<Double> {
    let product = Slab<Double>(size, repeating: 0)
    for unknown in 0..<size {
      let coefficient = row[unknown]
      if coefficient != 0 {
        for equation in 0..<size { product[equation] += coefficient * self[unknown, equation] }
      }
    }
    return product
  }

  /// Adds one equation and one unknown. `column` is the unknown's coefficient in each equation, `row` each unknown's in the
  /// new equation, `corner` the new unknown's in the new equation.
  mutating func border(
    column: borrowing Stack<Double>, row: borrowing Stack<Double>, corner: Double
  ) {
    if size + 1 > stride { grow() }
    let last = size
    let byUnknown = times(column)
    let byEquation = times(row: row)
    // Schur's complement of the old equations.
    var schur = corner
    for equation in 0..<last { schur -= byEquation[equation] * column[equation] }
    for unknown in 0..<last {
      for equation in 0..<last {
        cells[unknown * stride + equation] += byUnknown[unknown] * byEquation[equation] / schur
      }
      cells[unknown * stride + last] = -byUnknown[unknown] / schur
    }
    for equation in 0..<last { cells[last * stride + equation] = -byEquation[equation] / schur }
    cells[last * stride + last] = 1 / schur
    size = last + 1
  }

  /// Puts another unknown in a place.
  mutating func replaceColumn(_ place: Int, with column: borrowing Stack<Double>) {
    let byUnknown = times(column)
    for equation in 0..<size { cells[place * stride + equation] /= byUnknown[place] }
    for unknown in 0..<size where unknown != place && byUnknown[unknown] != 0 {
      for equation in 0..<size {
        cells[unknown * stride + equation] -= byUnknown[unknown] * self[place, equation]
      }
    }
  }

  /// Puts another equation in a place.
  mutating func replaceRow(_ place: Int, with row: borrowing Stack<Double>) {
    let byEquation = times(row: row)
    for unknown in 0..<size { cells[unknown * stride + place] /= byEquation[place] }
    for equation in 0..<size where equation != place && byEquation[equation] != 0 {
      for unknown in 0..<size {
        cells[unknown * stride + equation] -= byEquation[equation] * self[unknown, place]
      }
    }
  }

  /// Drops an equation and an unknown; the last of each takes the free place.
  mutating func remove(row place: Int, column symbol: Int) {
    let last = size - 1
    let pivot = self[symbol, place]
    for unknown in 0..<size where unknown != symbol {
      let factor = self[unknown, place] / pivot
      if factor != 0 {
        for equation in 0..<size where equation != place {
          cells[unknown * stride + equation] -= factor * self[symbol, equation]
        }
      }
    }
    for equation in 0..<size { cells[symbol * stride + equation] = self[last, equation] }
    for unknown in 0..<size { cells[unknown * stride + place] = self[unknown, last] }
    size = last
  }

  /// Inverts `equations` (a row each, by unknown), which are overwritten. False: they are singular, and the inverse is as it
  /// was.
  mutating func invert(_ equations: borrowing Slab<Double>, size count: Int) -> Bool {
    let right = Slab<Double>(count * count, repeating: 0)
    for row in 0..<count { right[row * count + row] = 1 }
    for column in 0..<count {
      var pivot = column
      for row in column..<count
      where abs(equations[row * count + column]) > abs(equations[pivot * count + column]) {
        pivot = row
      }
      guard abs(equations[pivot * count + column]) > Self.singular else { return false }
      if pivot != column {
        for k in 0..<count {
          (equations[column * count + k], equations[pivot * count + k]) = (
            equations[pivot * count + k], equations[column * count + k]
          )
          (right[column * count + k], right[pivot * count + k]) = (
            right[pivot * count + k], right[column * count + k]
          )
        }
      }
      let scale = 1 / equations[column * count + column]
      for k in 0..<count {
        equations[column * count + k] *= scale
        right[column * count + k] *= scale
      }
      for row in 0..<count where row != column && equations[row * count + column] != 0 {
        let factor = equations[row * count + column]
        for k in 0..<count {
          equations[row * count + k] -= factor * equations[column * count + k]
          right[row * count + k] -= factor * right[column * count + k]
        }
      }
    }
    while stride < count { grow() }
    size = count
    for unknown in 0..<count {
      for equation in 0..<count {
        cells[unknown * stride + equation] = right[unknown * count + equation]
      }
    }
    return true
  }

  private mutating func grow() {
    let wider = stride * 2
    let bigger = Slab<Double>(wider * wider, repeating: 0)
    for unknown in 0..<size {
      for equation in 0..<size { bigger[unknown * wider + equation] = self[unknown, equation] }
    }
    cells = bigger
    stride = wider
  }
}
