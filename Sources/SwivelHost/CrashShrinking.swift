// A path that ended a process, made short: each try is a process of its own, which walks it.
import Emulator
import EventLog
import Exploration
import Foundation
import Scripting
import Walker

/// Shrinks paths that end processes.
struct CrashShrinking: Sendable {
  /// What walks.
  let process: WorkerProcess
  /// The order of which a path was the end.
  private var order: WorkerOrder
  /// So many processes shrink one path.
  private static let processes = 48
  /// So many runs verify it; each is a process.
  private static let verifications = 3
  /// Seconds of its own without an event after which a run of a few events hangs.
  static let patience = 5.0
  /// Seconds a process lives on after a path of which a thread of the app's own is still to end it.
  static let aftermath = 0.5

  /// Processes live on for `aftermath` seconds after a path.
  init(process: WorkerProcess, order: WorkerOrder, aftermath: Double? = nil) {
    self.process = process
    self.order = order
    self.order.aftermath = aftermath
  }

  /// The finding of a path, given as lines of a script, whose last event ended the process; nil when it does not again.
  func finding(
    _ path: [String], isHang: Bool, words: String, _ header: LogHeader, _ world: String
  ) throws -> ExplorationFinding? {
    var budget = Self.processes
    guard try ends(path, isHang) else { return nil }
    let last = path.suffix(1)
    let lines = try Array(path.dropLast()).shortened(budget: &budget) { try ends($0 + last, isHang) } + last
    var same = 0
    for _ in 0..<Self.verifications where try ends(lines, isHang) { same += 1 }
    let oracle = isHang ? Oracle.hang : .crash
    let script = try Script(text: ([LogRecord.header(header).line] + lines).joined(separator: "\n"), path: "crash")
    let difference = Difference(
      window: 0, screen: header.apps.first ?? "",
      // One that hangs says nothing: what was done to it last does.
      view: Difference.cause(isHang ? script.steps.last?.input.input.event.brief ?? "" : words), property: .existence,
      expected: "nothing", actual: words)
    return ExplorationFinding(
      oracle: oracle, world: world, header: header, events: script.steps.map(\.input.input.event),
      differences: [difference], reference: nil, text: lines.isEmpty ? "at launch: \(words)" : words,
      needed: Array(lines.indices.map { $0 + 1 }), verified: (same, Self.verifications))
  }

  /// Whether a fresh process ends, or hangs, on these events.
  private func ends(_ lines: [String], _ isHang: Bool) throws -> Bool {
    var order = order
    order.walk = lines
    let journal = try ExplorationJournal(file: order.journal)
    return switch try process.run(order, journal, hear: { $0.hasPrefix(ExplorationWorkers.endMark) }) {
    case .hung: isHang
    case .died: !isHang
    case .finished, .stopped: false
    }
  }
}
