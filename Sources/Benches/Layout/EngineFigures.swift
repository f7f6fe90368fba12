// What is measured of the engine on one problem. Every figure ends with all values read into a buffer.
import ConstraintSolver
import LayoutProblems

/// The figures of `solver/FORMAT.md`, and those the engine has beyond its peers.
enum SolverFigure: String, CaseIterable, Sendable {
  case build = "build_us"
  case rotate = "rotate_us"
  case rotate4 = "rotate4_us"
  case sweep = "sweep_us"
  case remove = "remove_us"
  case add = "add_us"
  /// Of sets that were never met before.
  case removeUnseen = "remove_unseen_us"
  case addUnseen = "add_unseen_us"
  case setConstant = "set_constant_us"
  case cold = "rotate_cold_us"
  case error = "max_abs_error"
  case allocations = "allocations"
  case memory = "memory_bytes"

  /// Figures a peer is asked for too.
  static let shared: [SolverFigure] = [
    .build, .rotate, .rotate4, .sweep, .remove, .add, .removeUnseen, .addUnseen, .setConstant, .error, .memory,
  ]
}

/// One problem, solved and warm.
struct EngineFigures {
  let problem: AlpProblem
  private var engine: EngineCase
  private let buffer: [Double]

  init(_ problem: AlpProblem) throws {
    self.problem = problem
    engine = try EngineCase(problem)
    buffer = [Double](repeating: 0, count: problem.variables)
    for size in problem.sizes + problem.sizes { try engine.resize(size.width, size.height) }
  }

  /// One run of one figure, or nil when the problem has nothing to measure it on.
  mutating func measure(_ figure: SolverFigure, _ plan: MeasurementPlan, allocations: (() -> Int)?) throws -> Double? {
    let out = UnsafeMutableBufferPointer<Double>.allocate(capacity: problem.variables)
    defer { out.deallocate() }
    switch figure {
    case .build: return try build(plan, order: nil, out)
    case .rotate: return try cycle(Array(problem.sizes.prefix(2)), plan, out)
    case .rotate4: return try cycle(problem.sizes, plan, out)
    case .sweep: return try sweep(plan, out)
    case .remove, .add: return try toggle(removing: figure == .remove, out)
    case .removeUnseen, .addUnseen: return try pass(removing: figure == .removeUnseen, out)
    case .setConstant: return try retune(plan, out)
    case .cold: return try cold(out)
    case .error: return try worstError(out)
    case .allocations: return try countAllocations(allocations, out)
    case .memory: return try memory(out)
    }
  }

  /// Everything from nothing to the first values.
  func build(
    _ plan: MeasurementPlan, order: [Int]?, _ out: UnsafeMutableBufferPointer<Double>
  ) throws -> Double {
    try bestOfBatches(plan) {
      var fresh = try EngineCase(problem, order: order)
      try fresh.solver.solve()
      try fresh.solver.read(into: out)
    }
  }

  private mutating func visit(
    _ size: (width: Double, height: Double), _ out: UnsafeMutableBufferPointer<Double>
  ) throws {
    try engine.resize(size.width, size.height)
    try engine.solver.read(into: out)
  }

  private mutating func cycle(
    _ sizes: [(width: Double, height: Double)], _ plan: MeasurementPlan, _ out: UnsafeMutableBufferPointer<Double>
  ) throws -> Double {
    try bestOfBatches(plan) { for size in sizes { try visit(size, out) } } / Double(sizes.count)
  }

  private mutating func sweep(
    _ plan: MeasurementPlan, _ out: UnsafeMutableBufferPointer<Double>
  ) throws -> Double {
    let last = problem.sizes[1].width
    var width = 320.0
    var step = 1.0
    // One whole sweep first: the bench is of a live resize, not of sizes never seen.
    while width < last {
      width += 1
      try visit((width, problem.sizes[0].height), out)
    }
    return try bestOfBatches(plan) {
      width += step
      if width >= last || width <= 320 { step = -step }
      try visit((width, problem.sizes[0].height), out)
    }
  }

  private mutating func toggle(removing: Bool, _ out: UnsafeMutableBufferPointer<Double>) throws -> Double? {
    guard !problem.toggles.isEmpty else { return nil }
    var total = 0.0
    for _ in 0..<5 {
      for row in problem.toggles {
        for pass in 0..<2 {
          let time = try microseconds {
            try engine.toggle(row)
            try engine.solver.solve()
            try engine.solver.read(into: out)
          }
          if (pass == 0) == removing { total += time }
        }
      }
    }
    return total / Double(5 * problem.toggles.count)
  }

  /// Rows passed through, spread over the whole problem; as many as the peer takes.
  private static let passed = 60

  /// Mean over rows of which each in turn is removed while the one before it is still away, and that one is added again, so
  /// that no set comes twice. A solver of its own, which knows all sizes but no other set.
  private func pass(removing: Bool, _ out: UnsafeMutableBufferPointer<Double>) throws -> Double? {
    let step = max(1, problem.rows.count / Self.passed)
    let rows = Array(stride(from: step / 2, to: problem.rows.count, by: step))
    guard rows.count > 1 else { return nil }
    var fresh = try EngineCase(problem)
    for size in problem.sizes { try fresh.resize(size.width, size.height) }
    func toggle(_ row: Int) throws -> Double {
      try microseconds {
        try fresh.toggle(row)
        try fresh.solver.solve()
        try fresh.solver.read(into: out)
      }
    }
    var total = 0.0
    _ = try toggle(rows[0])
    for (gone, next) in zip(rows, rows.dropFirst()) {
      let removed = try toggle(next)
      let added = try toggle(gone)
      total += removing ? removed : added
    }
    return total / Double(rows.count - 1)
  }

  private mutating func retune(
    _ plan: MeasurementPlan, _ out: UnsafeMutableBufferPointer<Double>
  ) throws -> Double? {
    guard !problem.retunes.isEmpty else { return nil }
    var step = 0
    let time = try bestOfBatches(plan) {
      let retune = problem.retunes[step / 2 % problem.retunes.count]
      let change = step % 2 == 0 ? retune.change : 0
      step += 1
      guard let id = engine.ids[retune.row] else { return }
      try engine.solver.setConstant(problem.rows[retune.row].constant + change, of: id)
      try engine.solver.solve()
      try engine.solver.read(into: out)
    }
    for retune in problem.retunes {
      guard let id = engine.ids[retune.row] else { continue }
      try engine.solver.setConstant(problem.rows[retune.row].constant, of: id)
    }
    return time
  }

  /// Mean over sizes the engine has not met since it was compiled.
  private func cold(_ out: UnsafeMutableBufferPointer<Double>) throws -> Double {
    var total = 0.0
    for _ in 0..<5 {
      var fresh = try EngineCase(problem)
      try fresh.solver.solve()
      for size in problem.sizes.dropFirst() {
        total += try microseconds {
          try fresh.resize(size.width, size.height)
          try fresh.solver.read(into: out)
        }
      }
    }
    return total / Double(5 * max(1, problem.sizes.count - 1))
  }

  private mutating func worstError(_ out: UnsafeMutableBufferPointer<Double>) throws -> Double? {
    guard problem.expected.count == problem.sizes.count else { return nil }
    var worst = 0.0
    for _ in 0..<3 {
      for (index, size) in problem.sizes.enumerated() {
        try visit(size, out)
        for v in 0..<problem.variables { worst = max(worst, abs(out[v] - problem.expected[index][v])) }
      }
    }
    return worst
  }

  /// Bytes of a solver that has met every size, as the C library counts them.
  private func memory(_ out: UnsafeMutableBufferPointer<Double>) throws -> Double? {
    guard let used = Allocations.bytes else { return nil }
    let before = used()
    var fresh = try EngineCase(problem)
    try fresh.solver.solve()
    for size in problem.sizes {
      try fresh.resize(size.width, size.height)
      try fresh.solver.read(into: out)
    }
    return withExtendedLifetime(fresh) { Double(used() - before) }
  }

  /// Allocations in a thousand rotations, live-resize steps and changed constants, all met before.
  private mutating func countAllocations(
    _ count: (() -> Int)?, _ out: UnsafeMutableBufferPointer<Double>
  ) throws -> Double? {
    guard let count, problem.sizes.count > 1 else { return nil }
    var before = 0
    for round in 0..<2 {
      before = count()
      for step in 0..<(round == 0 ? 8 : 1000) {
        try visit(problem.sizes[step % 2], out)
        guard let retune = problem.retunes.first, let id = engine.ids[retune.row] else { continue }
        try engine.solver.setConstant(
          problem.rows[retune.row].constant + (step % 4 < 2 ? 0 : retune.change), of: id)
      }
    }
    return Double(count() - before)
  }
}
