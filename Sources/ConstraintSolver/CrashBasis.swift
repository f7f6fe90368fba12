// Which rows a program takes as satisfied, and in which order they are solved: a matching whose dependent rows are banned, chosen
// anew where it makes many views' equations hang together that need not.

/// A matching, and its rows in solve order.
struct CrashBasis: ~Copyable {
  var matching: Matching
  var blocks: BlockOrder
  /// Rows banned because they were numerically dependent on others.
  private(set) var banned: [Int32] = []
  /// Whether pairs had no say in how it was chosen but by being in it.
  private(set) var isPlain = true

  /// So many simultaneous equations are a loop through a whole screen: each row outside depends on most of them, so that the
  /// dictionary has as many cells as the square of the views. Views of equal size in one stack are fewer.
  private static let loop = 32

  /// The basis of rows, to which pins are added. Nothing but pins in an exact program.
  static func chosen(_ rows: inout RowTable, isExact: Bool) throws(SolverError) -> CrashBasis {
    var basis = try CrashBasis(&rows, isExact: isExact, pairsFirst: false)
    guard basis.hasNeedlessLoop(rows) else { return basis }
    basis.matching.unpin(&rows)
    var other = try CrashBasis(&rows, isExact: isExact, pairsFirst: true)
    other.isPlain = false
    return other
  }

  private init(_ rows: inout RowTable, isExact: Bool, pairsFirst: Bool) throws(SolverError) {
    matching = Matching(rows, pairsFirst: pairsFirst)
    if !isExact { matching.extend(rows) }
    matching.pinTheRest(&rows)
    blocks = BlockOrder(rows)
    try blocks.build(rows, matching)
    // Each round bans at least one row, so it ends after at most as many rounds as there are rows.
    while !blocks.dependent.isEmpty {
      matching.unpin(&rows)
      for i in 0..<blocks.dependent.count {
        matching.ban(Int(blocks.dependent[i]))
        banned.append(blocks.dependent[i])
      }
      matching.recount(rows)
      matching.extend(rows)
      matching.pinTheRest(&rows)
      try blocks.build(rows, matching)
    }
  }

  /// A loop is made of soft equations if more than one of so many of its rows is one.
  private static let part = 4

  /// Whether a large loop is made of soft equations that pairs of inequalities could have stood for.
  private mutating func hasNeedlessLoop(_ rows: borrowing RowTable) -> Bool {
    for index in 0..<blocks.blocks.count {
      let block = blocks.blocks[index]
      if block.tears == 0 || Int(block.count) < Self.loop { continue }
      isPlain = false
      var needless = 0
      for place in Int(block.first)..<Int(block.first + block.count) {
        let row = Int(blocks.sequence[place])
        if row < rows.constraintCount, matching.isBetweenPairs(row, rows) { needless += 1 }
      }
      if needless * Self.part > Int(block.count) { return true }
    }
    return false
  }
}
