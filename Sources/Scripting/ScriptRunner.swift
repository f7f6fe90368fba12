// A script run on an emulated device of its own, everything it expects compared.
import DeviceCatalog
import Drawing
import Emulator
import EventLog
import SwivelUI

/// One comparison.
public struct ScriptCheck: Sendable, Equatable {
  /// Where in the script it is expected; the column is 1 for what every input must do.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  /// What is compared, such as `window.1.interface`.
  public var subject: String
  /// What the script says.
  public var expected: String
  /// What was found, as `swivel get` prints it.
  public var actual: String
  /// Whether the two agree.
  public var isMet: Bool
}

/// What a run tells while it goes on.
public enum ScriptReport: Sendable, Equatable {
  /// An input was handled; its outcome is the receipt's.
  case ran(line: Int, Receipt)
  /// The input ended the app when it was recorded, so it is not run.
  case skipped(line: Int, seq: UInt64)
  /// One expectation was compared.
  case checked(ScriptCheck)
}

/// Runs scripts.
@MainActor
public enum ScriptRunner {
  /// Runs a script on a new device with its apps, one window each; more can be opened of `installed`. Synchronous, without a
  /// clock and without I/O. `seen` is called after the launch and after each input, before what is expected of it is compared.
  public static func run(
    _ script: Script, profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle]? = nil,
    seen: (EmulatedDevice, Outcome, LoggedInput?) -> Void = { _, _, _ in },
    report: (ScriptReport) -> Void
  ) throws(EmulatorError) {
    let device = try EmulatedDevice(
      profile: profile, era: era, apps: apps, installed: installed, arrangement: nil,
      date: script.header.date)
    seen(device, device.launchOutcome, nil)
    check(script.launch, line: 1, LoggedOutcome(seq: 0, outcome: device.launchOutcome), device.launchOutcome, device) {
      report(.checked($0))
    }
    for step in script.steps {
      if step.expected.outcome?.outcome.ending.isCrash == true {
        report(.skipped(line: step.line, seq: step.input.seq))
        if step.tookOverQuietly { device.takeOver(step.input.input.event) }
        continue
      }
      let outcome = device.handle(step.input.input)
      seen(device, outcome, step.input)
      let logged = LoggedOutcome(seq: step.input.seq, outcome: outcome)
      let receipt = Receipt(
        seq: step.input.seq, cause: step.input.cause, input: step.input.input.event.summary,
        device: profile.id, ending: logged.ending, windows: logged.windows, fingerprint: logged.fingerprint)
      report(.ran(line: step.line, receipt))
      check(step.expected, line: step.line, logged, outcome, device) { report(.checked($0)) }
    }
  }

  /// One expectation against a device as it is now; nil where the view or the window it is about is not there, or where it is
  /// about what an input did. For tools that look at many states.
  public static func check(_ expectation: Expectation, on device: EmulatedDevice) -> ScriptCheck? {
    let now = device.settled
    if let window = expectation.window, !now.windows.contains(where: { $0.id == window && $0.isForeground }) {
      return nil
    }
    switch expectation.what {
    case .value, .kept: break
    case .view(let name, let fact):
      let windows = now.windows.filter { $0.isForeground && (expectation.window == nil || $0.id == expectation.window) }
      if case .exists = fact { break }
      guard windows.contains(where: { $0.root.find(name) != nil }) else { return nil }
    case .ending, .because, .receipt, .calls, .noCall, .why: return nil
    }
    let outcome = Outcome(ending: .settled, windows: [], ledger: [], fingerprint: 0)
    return Seen(
      outcome: outcome, snapshot: now, reasons: { _ in [] }, kept: { device.kept },
      colors: { device.colors(of: $0, window: $1) }
    ).check(expectation)
  }

  private static func check(
    _ expected: Script.Expected, line: Int, _ logged: LoggedOutcome, _ outcome: Outcome, _ device: EmulatedDevice,
    _ report: (ScriptCheck) -> Void
  ) {
    if let recorded = expected.outcome { recorded.checks(against: logged).forEach(report) }
    checks(
      expected, line: line, outcome, device.snapshot, kept: { device.kept },
      colors: { device.colors(of: $0, window: $1) },
      reasons: { device.reasons(window: $0) ?? [] }
    ).forEach(report)
  }

  /// What is expected of an input, but for what was recorded of it, compared with what was seen: of a device here or in other
  /// processes. `reasons` are the lines of `swivel why` for a window; `kept` is what apps keep and `colors` what a view is drawn in,
  /// which nobody knows of other processes.
  nonisolated public static func checks(
    _ expected: Script.Expected, line: Int, _ outcome: Outcome, _ snapshot: DeviceSnapshot,
    kept: @escaping () -> [String: Int] = { [:] }, colors: @escaping (String, Int?) -> String? = { _, _ in nil },
    reasons: @escaping (Int) -> [String]
  ) -> [ScriptCheck] {
    var checks: [ScriptCheck] = []
    if !expected.saysEnding, outcome.ending != .settled {
      checks.append(
        ScriptCheck(
          line: line, column: 1, subject: "ending", expected: "settled",
          actual: "\(outcome.ending.name): \(outcome.ending.text)", isMet: false))
    }
    if !expected.mentionsException, let raised = outcome.ledger.first(where: \.isRaised) {
      checks.append(
        ScriptCheck(
          line: line, column: 1, subject: "exception", expected: "none", actual: raised.words, isMet: false))
    }
    let seen = Seen(outcome: outcome, snapshot: snapshot, reasons: reasons, kept: kept, colors: colors)
    return checks + expected.expectations.map(seen.check)
  }
}

extension Script.Recorded {
  /// One comparison for each field a receipt shows, and for the two fingerprints.
  fileprivate func checks(against actual: LoggedOutcome) -> [ScriptCheck] {
    var checks: [ScriptCheck] = []
    func compare(_ subject: String, _ expected: String, _ actual: String) {
      guard expected != actual else { return }
      checks.append(
        ScriptCheck(line: line, column: 1, subject: subject, expected: expected, actual: actual, isMet: false))
    }
    compare("ending", outcome.ending.name, actual.ending.name)
    compare("text", outcome.ending.text, actual.ending.text)
    compare("windows", outcome.windows.json.closed, actual.windows.json.closed)
    // The fingerprints say that something else differs, not what: last.
    compare("fingerprint of the state", hexadecimal(outcome.fingerprint), hexadecimal(actual.fingerprint))
    compare("fingerprint of the callbacks", hexadecimal(outcome.calls), hexadecimal(actual.calls))
    if checks.isEmpty {
      checks.append(
        ScriptCheck(
          line: line, column: 1, subject: "outcome", expected: "as recorded", actual: "as recorded", isMet: true))
    }
    return checks
  }
}
