// A path that ended a process, made short: each try is a process of its own, which runs it as a script.
import Dispatch
import Emulator
import EventLog
import Exploration
import Foundation
import Scripting
import Walker

/// Shrinks paths that end processes.
struct CrashShrinking: Sendable {
  /// The host's arguments beside the script.
  let arguments: [String]
  /// Where scripts are put.
  let folder: URL
  /// So many processes shrink one path.
  private static let processes = 48
  /// So many runs verify it; each is a process.
  private static let verifications = 3
  /// Seconds after which a run of a few events hangs.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// The finding of a path, given as lines of a script, whose last event ended the process; nil when it does not again.
  func finding(
    _ path: [String], isHang: Bool, words: String, _ header: LogHeader, _ world: String
  ) throws -> ExplorationFinding? {
    var budget = Self.processes
    let oracle = isHang ? Oracle.hang : .crash
    let difference = Difference(
      window: 0, screen: header.apps.first ?? "", view: oracle.rawValue, property: .existence, expected: "nothing",
      actual: words)
    guard let last = path.last else {
      return ExplorationFinding(
        oracle: oracle, world: world, header: header, events: [], differences: [difference], reference: nil,
        text: "at launch: \(words)", needed: [], verified: (1, 1))
    }
    guard try ends(path, header) else { return nil }
    let before = try Array(path.dropLast()).shortened(budget: &budget) { try ends($0 + [last], header) }
    let lines = before + [last]
    var same = 0
    for _ in 0..<Self.verifications where try ends(lines, header) { same += 1 }
    let script = try Script(text: (head(header) + lines).joined(separator: "\n"), path: "crash")
    return ExplorationFinding(
      oracle: oracle, world: world, header: header, events: script.steps.map(\.input.input.event),
      differences: [difference], reference: nil, text: words, needed: Array(1...lines.count),
      verified: (same, Self.verifications))
  }

  private func head(_ header: LogHeader) -> [String] { [LogRecord.header(header).line] }

  /// Whether a fresh process ends, or does not answer, on these events.
  private func ends(_ lines: [String], _ header: LogHeader) throws -> Bool {
    let file = folder.appending(path: "crash-\(UUID().uuidString).swivel")
    try Data((head(header) + lines).joined(separator: "\n").utf8).write(to: file)
    defer { unlink(file.path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + ["--script", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + Self.patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return true
    }
    return process.terminationReason == .uncaughtSignal
  }

  /// The line in which a process said why it ends.
  static func lastWords(_ errors: URL) -> String {
    guard let data = FileManager.default.contents(atPath: errors.path) else { return "the process ended" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let fatal = lines.first { $0.contains("Fatal error") || $0.contains("recondition failed") }
    return fatal ?? lines.last ?? "the process ended"
  }
}
