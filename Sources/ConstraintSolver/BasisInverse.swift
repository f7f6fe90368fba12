// The dense inverse of the few equations that hold rows at 0 by sliding symbols, updated by one row and column at a time.

/// Inverse by slid symbol (row) and held row (column); small: its size is the number of pivots away from the crash basis.
struct BasisInverse: ~Copyable {
  private static let singular = 1e-12

  private var size = 0
  private var stride = 8
  private var cells = Slab<Double>(64, repeating: 0)

  @inline(__always)
  subscript(_ p: Int, _ k: Int) -> Double { cells[p * stride + k] }

  mutating func clear() { size = 0 }

  /// Adds one equation and one unknown. `column[k]`: the unknown in equation k; `row[p]`: unknown p in the new equation.
  mutating func border(column: borrowing Stack<Double>, row: borrowing Stack<Double>, corner: Double) {
    if size + 1 > stride { grow() }
    let n = size
    let u = Slab<Double>(n, repeating: 0)
    let v = Slab<Double>(n, repeating: 0)
    for k in 0..<n {
      let c = column[k]
      if c != 0 { for p in 0..<n { u[p] += self[p, k] * c } }
    }
    for p in 0..<n {
      let r = row[p]
      if r != 0 { for k in 0..<n { v[k] += r * self[p, k] } }
    }
    var schur = corner
    for k in 0..<n { schur -= v[k] * column[k] }
    for p in 0..<n {
      for k in 0..<n { cells[p * stride + k] += u[p] * v[k] / schur }
      cells[p * stride + n] = -u[p] / schur
    }
    for k in 0..<n { cells[n * stride + k] = -v[k] / schur }
    cells[n * stride + n] = 1 / schur
    size = n + 1
  }

  /// Puts another unknown in place p.
  mutating func replaceColumn(_ place: Int, with column: borrowing Stack<Double>) {
    let n = size
    let u = Slab<Double>(n, repeating: 0)
    for k in 0..<n {
      let c = column[k]
      if c != 0 { for p in 0..<n { u[p] += self[p, k] * c } }
    }
    for k in 0..<n { cells[place * stride + k] /= u[place] }
    for p in 0..<n where p != place && u[p] != 0 {
      for k in 0..<n { cells[p * stride + k] -= u[p] * self[place, k] }
    }
  }

  /// Puts another equation in place k.
  mutating func replaceRow(_ place: Int, with row: borrowing Stack<Double>) {
    let n = size
    let v = Slab<Double>(n, repeating: 0)
    for p in 0..<n {
      let r = row[p]
      if r != 0 { for k in 0..<n { v[k] += r * self[p, k] } }
    }
    for p in 0..<n { cells[p * stride + place] /= v[place] }
    for k in 0..<n where k != place && v[k] != 0 {
      for p in 0..<n { cells[p * stride + k] -= v[k] * self[p, place] }
    }
  }

  /// Drops an equation and an unknown; the last of each takes the free place.
  mutating func remove(row place: Int, column symbol: Int) {
    let n = size
    let pivot = self[symbol, place]
    for p in 0..<n where p != symbol {
      let f = self[p, place] / pivot
      if f != 0 { for k in 0..<n where k != place { cells[p * stride + k] -= f * self[symbol, k] } }
    }
    for k in 0..<n { cells[symbol * stride + k] = self[n - 1, k] }
    for p in 0..<n { cells[p * stride + place] = self[p, n - 1] }
    size = n - 1
  }

  /// Inverts `equations` (row k: held row k, column p: slid symbol p), which are overwritten. False: they are singular, and
  /// the inverse is as it was.
  mutating func invert(_ equations: borrowing Slab<Double>, size n: Int) -> Bool {
    let right = Slab<Double>(n * n, repeating: 0)
    for k in 0..<n { right[k * n + k] = 1 }
    for column in 0..<n {
      var pivot = column
      for k in column..<n where abs(equations[k * n + column]) > abs(equations[pivot * n + column]) { pivot = k }
      guard abs(equations[pivot * n + column]) > Self.singular else { return false }
      if pivot != column {
        for k in 0..<n {
          (equations[column * n + k], equations[pivot * n + k]) = (equations[pivot * n + k], equations[column * n + k])
          (right[column * n + k], right[pivot * n + k]) = (right[pivot * n + k], right[column * n + k])
        }
      }
      let factor = 1 / equations[column * n + column]
      for k in 0..<n {
        equations[column * n + k] *= factor
        right[column * n + k] *= factor
      }
      for k in 0..<n where k != column && equations[k * n + column] != 0 {
        let f = equations[k * n + column]
        for j in 0..<n {
          equations[k * n + j] -= f * equations[column * n + j]
          right[k * n + j] -= f * right[column * n + j]
        }
      }
    }
    while stride < n { grow() }
    size = n
    for p in 0..<n { for k in 0..<n { cells[p * stride + k] = right[p * n + k] } }
    return true
  }

  private mutating func grow() {
    let wider = stride * 2
    let bigger = Slab<Double>(wider * wider, repeating: 0)
    for p in 0..<size { for k in 0..<size { bigger[p * wider + k] = self[p, k] } }
    cells = bigger
    stride = wider
  }
}
