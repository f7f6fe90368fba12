// Looks up how much two neighbouring characters move together or apart.

/// The fitted kerning pairs. They absorb errors of the advances: use both or neither (Tables/README.md).
enum KerningTable {
  private static let first: UInt32 = 32
  private static let count = 95

  /// One row for each printable ASCII character on the left, one column for each on the right.
  private static let matrix: [Int32] = {
    var matrix = [Int32](repeating: 0, count: count * count)
    for (pair, units) in pairs {
      let scalars = Array(pair.unicodeScalars)
      matrix[Int(scalars[0].value - first) * count + Int(scalars[1].value - first)] = units
    }
    return matrix
  }()

  /// What the pair adds, in 1/100,000 em.
  static func units(_ left: UInt32, _ right: UInt32) -> Int {
    let (row, column) = (left &- first, right &- first)
    guard row < count, column < count else { return 0 }
    return Int(matrix[Int(row) * count + Int(column)])
  }
}
