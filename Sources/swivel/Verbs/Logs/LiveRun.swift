// A script through the real processes: what it expects has to hold where a sensor, sockets and a log lie between, too.
import ArgumentParser
import Bus
import ControlClient
import EventLog
import Foundation
import Launcher
import Scripting
import Vocabulary

/// A script run on an instance of its own, which ends with it.
struct LiveRun {
  let path: String
  let hosted: HostedOptions
  /// Told while it goes on.
  let report: (ScriptReport) -> Void

  /// Seconds for the start and for each step, far above what they take.
  private static let patience = 30.0

  /// Inputs, and expectations met and not met.
  struct Result {
    var inputs = 0
    var met = 0
    var failed = 0
  }

  /// - Throws: a script that cannot be read, an instance that does not come up or stops answering, an app that ended its process.
  func run() throws -> Result {
    let script: Script
    do { script = try Script(file: path) } catch {
      throw Failure("\(error)", .usage)
    }
    let up = try Up.parse(launch(script.header))
    let plan = try up.launch.plan()
    let supervisor = try supervising { () throws(LauncherError) in
      try Supervisor(directory: plan.directory, programs: plan.programs(monitor: .file)) { text in
        Diagnostics.append(text, to: plan.directory)
      }
    }
    let early = try supervising { () throws(LauncherError) in
      try supervisor.waitUntilReady(Role.allCases, seconds: Self.patience)
    }
    guard early == nil else {
      supervisor.stop()
      throw ExitCode(ExitStatus.finding.rawValue)
    }
    let watch = BackgroundWatch(supervisor)
    defer { watch.end() }
    return try walk(script, try up.launch.instance.client())
  }

  private func launch(_ header: LogHeader) -> [String] {
    var words = [
      "--detach", "--name", "run-\(ProcessInfo.processInfo.processIdentifier)", "--device", header.device, "--era",
      header.era,
    ]
    words += header.apps.flatMap { ["--app", $0] } + (header.date.map { ["--date", $0.description] } ?? [])
    words +=
      (hosted.host.map { ["--host", $0.asPathWord] } ?? []) + (hosted.config.map { ["--config", $0.asPathWord] } ?? [])
    for file in hosted.storyboard { words += [file.hasSuffix(".strings") ? "--strings" : "--storyboard", file] }
    return words
  }

  private func walk(_ script: Script, _ client: ControlClient) throws -> Result {
    var result = Result()
    // The launch left no receipt: only what is seen of it can be compared.
    let seen = script.launch.expectations.filter(\.isOfState)
    try compare(Script.Expected(expectations: seen), line: 1, nil, client, &result)
    for step in script.steps {
      guard let receipt = try act(step.input.input.event, client) else { continue }
      result.inputs += 1
      report(.ran(line: step.line, receipt))
      try compare(step.expected, line: step.line, receipt, client, &result)
    }
    return result
  }

  /// What came of an event; nil for time that passes by itself here.
  private func act(_ event: DeviceEvent, _ client: ControlClient) throws -> Receipt? {
    let deadline = Deadline(seconds: Self.patience)
    do throws(ControlError) {
      switch event {
      case .tick: return nil
      case .deviceOrientation(let held): return try client.rotate(to: held, wait: .settled, deadline: deadline).receipt
      case .rotationLock(let isLocked): return try client.lock(isLocked, wait: .settled, deadline: deadline).receipt
      case .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait, .arrange,
        .window, .contentSize, .appearance, .system:
        return try client.command(event, wait: .settled, deadline: deadline).receipt
      }
    } catch { throw Failure(error) }
  }

  private func compare(
    _ expected: Script.Expected, line: Int, _ receipt: Receipt?, _ client: ControlClient, _ result: inout Result
  ) throws {
    let deadline = Deadline(seconds: Self.patience)
    if let counting = expected.expectations.first(where: \.isOfKept) {
      throw Failure(
        "line \(counting.line): what apps keep is counted in their own process: run it without --live", .usage)
    }
    if let drawn = expected.expectations.first(where: \.isOfColors) {
      throw Failure(
        "line \(drawn.line): the colours of views are known in their own process: run it without --live", .usage)
    }
    var ledger: [LedgerEntry] = []
    var reasons: [Int: [String]] = [:]
    let snapshot: DeviceSnapshot
    do {
      snapshot = try client.snapshot(deadline: deadline)
      if receipt != nil, let last = try client.ledger(last: 1, deadline: deadline).inputs.last {
        ledger = last.entries.map { LedgerEntry(window: Int($0.window), subject: $0.subject, call: $0.call) }
      }
      if expected.expectations.contains(where: \.isOfReasons) {
        for window in try client.reasons(window: 0, deadline: deadline).windows {
          reasons[Int(window.id)] = window.lines
        }
      }
    } catch { throw Failure(error) }
    let outcome = Outcome(
      ending: receipt?.ending ?? .settled, windows: receipt?.windows ?? [], ledger: ledger,
      fingerprint: receipt?.fingerprint ?? 0)
    // What was recorded of another run has that run's numbers.
    let bare = Script.Expected(expectations: expected.expectations)
    for check in ScriptRunner.checks(bare, line: line, outcome, snapshot, reasons: { reasons[$0] ?? [] }) {
      if check.isMet { result.met += 1 } else { result.failed += 1 }
      report(.checked(check))
    }
  }
}

/// Supervises beside the walk, so that a host whose app ended it is started again and says so. It is of this process: whatever ends the
/// process ends sensor, host and monitor.
private final class BackgroundWatch: @unchecked Sendable {
  nonisolated(unsafe) private let supervisor: Supervisor
  private let lock = NSLock()
  private let gone = DispatchSemaphore(value: 0)
  private var isOver = false

  init(_ supervisor: Supervisor) {
    self.supervisor = supervisor
    Thread.detachNewThread { [self] in
      var status = ExitStatus.finding.rawValue
      do {
        if case .signal(let number) = try self.supervisor.run() { status = ExitStatus.signal + number }
      } catch { Diagnostics.report("\(error)") }
      self.supervisor.stop()
      // Not asked by the walk: a person or the system wants it to end.
      if !lock.withLock({ isOver }) { exit(status) }
      gone.signal()
    }
  }

  /// Sees all off.
  func end() {
    lock.withLock { isOver = true }
    kill(getpid(), SIGTERM)
    gone.wait()
  }
}
