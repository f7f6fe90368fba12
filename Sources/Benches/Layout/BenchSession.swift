// One run of the layout bench: every problem, engine and peer in turn, then the targets.
import ConstraintSolver
import Foundation
import LayoutProblems
import SeededNumbers

struct BenchSession {
  private static let families = ["siblings", "chain", "nested", "form", "rows"]
  private static let sizes = [10, 30, 100, 300, 1000]
  /// Views of the screens of each family.
  private static let screens = [10, 100, 1000]
  /// kiwi is not asked for larger problems, nor for longer than this per problem: its builds grow with the cube.
  private static let peerLargest = 300
  private static let peerSeconds = 60.0

  private let options: BenchOptions
  private let allocations: (() -> Int)?
  private let folder: String
  private let generated: String?
  private let peer: KiwiPeer?
  private var targets: [TargetFigure] = []

  init(folder: String, _ options: BenchOptions, _ allocations: (() -> Int)?) throws {
    self.folder = folder
    self.options = options
    self.allocations = allocations
    peer = try options.kiwi.map { try KiwiPeer(path: $0) }
    generated = try Self.generate(beside: folder)
    if peer == nil { note("kiwi is absent (tools/bench-peer-kiwi/build makes it): no ratios") }
    if generated == nil { note("gen.py or python3 is absent: no problems of 1000 views") }
  }

  /// Prints everything; true when no target was missed.
  mutating func run() throws -> Bool {
    defer {
      if let generated {
        do { try FileManager.default.removeItem(atPath: generated) } catch { note("left behind: \(generated)") }
      }
    }
    for family in Self.families {
      var builds: [Int: Double] = [:]
      for size in Self.sizes {
        guard let path = path(of: "\(family)-\(size).alp") else { continue }
        builds[size] = try measure(path, family: family, size: size)
      }
      addExponent(family, builds)
    }
    for family in ScreenFamily.allCases { try measureScreens(family) }
    try addConflict()
    targets += try Cliff.figures(runs: options.plan.runs)
    for target in targets { print(options.json ? target.json : target.text) }
    return !targets.contains { $0.met == false }
  }

  /// The same figures on screens made for the purpose, which no solver has been fitted to.
  private mutating func measureScreens(_ family: ScreenFamily) throws {
    var builds: [Int: Double] = [:]
    for size in Self.screens {
      let path = FileManager.default.temporaryDirectory.appending(
        path: "swivel-bench-\(UUID().uuidString)-\(family.rawValue)-\(size).alp"
      ).path
      try Data(family.problem(views: size).text.utf8).write(to: URL(filePath: path))
      defer { do { try FileManager.default.removeItem(atPath: path) } catch { note("left behind: \(path)") } }
      builds[size] = try measure(path, family: family.rawValue, size: size)
    }
    addExponent(family.rawValue, builds)
  }

  private func path(of name: String) -> String? {
    for candidate in [folder, generated].compactMap({ $0 }) {
      let path = candidate + "/" + name
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// Measures one problem; returns its build time.
  private mutating func measure(_ path: String, family: String, size: Int) throws -> Double {
    let problem = try AlpProblem(path: path)
    var engine = try EngineFigures(problem)
    var ours: [SolverFigure: Double] = [:]
    var theirs: [SolverFigure: Double] = [:]
    let began = ContinuousClock.now
    for figure in SolverFigure.allCases {
      var mine: [Double] = []
      var other: [Double] = []
      var failed = false
      for _ in 0..<options.plan.runs {
        if let value = try engine.measure(figure, options.plan, allocations: allocations) { mine.append(value) }
        let spent = Double((ContinuousClock.now - began).components.seconds)
        guard !mine.isEmpty, let peer, SolverFigure.shared.contains(figure), size <= Self.peerLargest,
          spent < Self.peerSeconds,
          !failed
        else { continue }
        switch try peer.measure(figure, path, options.plan) {
        case .value(let value): other.append(value)
        case .failed(let reason):
          failed = true
          note("kiwi, \(problem.name), \(figure.rawValue): \(reason)")
        }
      }
      if !mine.isEmpty { ours[figure] = median(mine) }
      if !other.isEmpty { theirs[figure] = median(other) }
      if !options.json {
        if let value = ours[figure] { print(column("swivel", problem, figure.rawValue, value)) }
        if let value = theirs[figure] { print(column("kiwi", problem, figure.rawValue, value)) }
      }
    }
    try addTargets(problem, size: size, ours, theirs)
    if size == 100 { try addOrders(engine, name: problem.name) }
    return ours[.build] ?? .nan
  }

  // MARK: Targets

  private mutating func addTargets(
    _ problem: AlpProblem, size: Int, _ ours: [SolverFigure: Double], _ theirs: [SolverFigure: Double]
  ) throws {
    func add(_ figure: SolverFigure, _ unit: String, _ target: TargetFigure.Target) {
      guard let value = ours[figure] else { return }
      targets.append(
        TargetFigure(
          name: "\(figure.rawValue)/\(problem.name)", value: value, unit: unit, peerValue: theirs[figure],
          target: target))
    }
    add(.error, "pt", .atMost(1e-6))
    add(.allocations, "per 1000 steps", .atMost(0))
    // What the peer was not asked for, or failed at, has no ratio to miss.
    for (figure, unit, times) in [
      (SolverFigure.rotate, "us", 25.0), (.remove, "us", 1), (.add, "us", 1), (.removeUnseen, "us", 1),
      (.addUnseen, "us", 1), (.memory, "bytes", 1),
    ] where theirs[figure] != nil || size == 100 {
      add(figure, unit, .timesPeer(times))
    }
    if size == 100 {
      if problem.name == "form-100" { add(.rotate, "us", .atMost(3)) }
      add(.sweep, "us", .atMost(0.8))
      add(.cold, "us", .atMost(250))
      add(.build, "us", .atMost(1000))
      add(.setConstant, "us", .atMost(20))
    }
    if size == 1000 { add(.rotate, "us", .atMost(10)) }
  }

  /// The same compile from reversed and shuffled declarations.
  private mutating func addOrders(_ engine: EngineFigures, name: String) throws {
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: engine.problem.variables)
    defer { buffer.deallocate() }
    var generator = SplitMix64(state: 1)
    let rows = Array(engine.problem.rows.indices)
    for (label, order) in [("reversed", rows.reversed()), ("shuffled", rows.shuffled(using: &generator))] {
      let values = try (0..<options.plan.runs).map { _ in try engine.build(options.plan, order: order, buffer) }
      targets.append(
        TargetFigure(
          name: "build_us/\(name)/\(label)", value: median(values), unit: "us", peerValue: nil,
          target: .atMost(1000)))
    }
  }

  private mutating func addExponent(_ family: String, _ builds: [Int: Double]) {
    guard let small = builds[100], let large = builds[1000] ?? builds[300] else { return }
    let exponent = log(large / small) / log(builds[1000] == nil ? 3 : 10)
    targets.append(
      TargetFigure(
        name: "build_growth/\(family)", value: exponent, unit: "exponent", peerValue: nil, target: .atMost(1.4)))
  }

  /// Naming what cannot hold when everything depends on everything.
  private mutating func addConflict() throws {
    let views = try CoupledViews(400, largest: 1)
    let times = try (0..<options.plan.runs).map { _ in
      var solver = views.solver
      return try microseconds { try solver.solve() } / 1e6
    }
    targets.append(
      TargetFigure(
        name: "conflict/400 coupled views", value: median(times), unit: "s", peerValue: nil, target: .atMost(1)))
    try addNarrowDashboard()
  }

  /// Twenty rows of forty cards, each row too narrow for its cards, and the same width again after another.
  private mutating func addNarrowDashboard() throws {
    let problem = ScreenFamily.narrowDashboard(rows: 20, columns: 40, least: 12)
    var engine = try EngineCase(problem)
    try engine.resize(1366, 1024)
    let first = try microseconds { try engine.resize(390, 844) } / 1e6
    try engine.resize(1366, 1024)
    let again = try microseconds { try engine.resize(390, 844) }
    targets.append(
      TargetFigure(
        name: "conflict/20 at once", value: first, unit: "s", peerValue: nil, target: .atMost(0.3)))
    targets.append(
      TargetFigure(name: "conflict/20 again", value: again, unit: "us", peerValue: nil, target: .atMost(1000)))
  }

  // MARK: Problems of 1000 views

  private static func generate(beside problems: String) throws -> String? {
    let script = URL(filePath: problems).deletingLastPathComponent().appending(path: "gen.py").path
    guard FileManager.default.fileExists(atPath: script) else { return nil }
    let target = FileManager.default.temporaryDirectory.appending(
      path: "swivel-bench-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script, target.path, "1000"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? target.path : nil
  }
}

private func note(_ message: String) { FileHandle.standardError.write(Data(("note: " + message + "\n").utf8)) }
