// Programs by structure, so that a structure met before is never compiled again: by the same solver, or by another window's.

/// Keeps compiled programs, dropping the least recently used. Share one among the solvers of a process' windows.
public final class ProgramCache {
  private struct Entry {
    var program: LayoutProgram
    var lastUse: Int
  }

  private var entries: [StructureKey: Entry] = [:]
  private var clock = 0
  /// Programs kept at most.
  public let limit: Int
  /// Programs compiled so far.
  public private(set) var compilations = 0

  /// An empty cache of at least one program; beyond `limit` the one used longest ago makes room.
  public init(limit: Int = Limits.cachedPrograms) {
    precondition(limit >= 1, "a cache keeps at least one program")
    self.limit = limit
  }

  /// Whether a program is kept that may be of this structure.
  func knows(_ key: StructureKey) -> Bool { entries[key] != nil }

  func program(
    _ set: borrowing ConstraintSet, order: [Int32], key: StructureKey, after succession: Succession?
  ) throws(SolverError) -> LayoutProgram {
    clock += 1
    if let entry = entries[key], entry.program.matches(set, order: order) {
      entries[key]!.lastUse = clock
      return entry.program
    }
    let program = try LayoutProgram(set, order: order, key: key, after: succession)
    compilations += 1
    if entries.count >= limit, entries[key] == nil {
      // Uses are numbered without repetition, so the oldest is one, whatever order the dictionary has.
      let oldest = entries.min { $0.value.lastUse < $1.value.lastUse }!
      entries[oldest.key] = nil
    }
    entries[key] = Entry(program: program, lastUse: clock)
    return program
  }
}
