// Runs one row on an emulated device: builds the given, lets the event happen, and compares what came of it.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// How a row ended.
public enum RowResult: Sendable, Equatable {
  /// All that the row compares is as it says.
  case passed
  /// What differs, as `field: expected …, got …`.
  case differs([String])
  /// The row could not be run; never a pass.
  case notRun(String)
}

/// Runs rows, each on a device of its own.
@MainActor public struct RowRunner {
  private let row: ConformanceRow
  private let script = Script()
  private let window = 1
  private let seen: (EmulatedDevice, Outcome) -> Void

  private init(_ row: ConformanceRow, _ seen: @escaping (EmulatedDevice, Outcome) -> Void) {
    self.row = row
    self.seen = seen
  }

  /// Runs `row`. What is to be seen of it is told once, after its event; nothing of a row that cannot be run.
  public static func run(_ row: ConformanceRow, seen: @escaping (EmulatedDevice, Outcome) -> Void = { _, _ in })
    -> RowResult
  {
    let runner = RowRunner(row, seen)
    if let obstacle = runner.obstacle { return .notRun(obstacle) }
    do throws(EmulatorError) {
      return row.event == .launch ? try runner.launch() : try runner.event()
    } catch { return .notRun("\(error)") }
  }

  /// Why the row cannot be run; nil if it can.
  private var obstacle: String? {
    guard row.isShared else { return nil }
    guard row.idiom == .pad else { return "only iPads share their screen" }
    if row.era < Era(9) { return "iPads share their screen from iOS 9 on" }
    let isOptedOut = !InfoDictionary(
      supportedInterfaceOrientations: row.plist, requiresFullScreen: row.requiresFullScreen
    ).isMultitasking(on: .pad, era: row.era)
    if row.era < Era(26) {
      return isOptedOut ? "an app that opted out of multitasking shares no screen before iPadOS 26 (R-MULTI-03)" : nil
    }
    return isOptedOut ? nil : "resizable windows of iPadOS 26 are not emulated"
  }

  // MARK: Launch

  private func launch() throws(EmulatorError) -> RowResult {
    script.isArmed = true
    let cast = Cast(script: script)
    let tree = row.tree
    let device = try EmulatedDevice(
      profile: row.idiom.profile(row.era), era: row.era,
      apps: [.scripted(row, script) { cast.controller(tree) }], arrangement: .full(window: 1), heldAt: row.device)
    seen(device, device.launchOutcome)
    let report = device.launchOutcome.windows[0]
    let kind: RowKind =
      report.from == report.interface ? .launchedDirectly : .launched(report.from, then: report.interface)
    return compare(report.interface, kind, [])
  }

  // MARK: Events

  private func event() throws(EmulatorError) -> RowResult {
    let stage = try Stage(row, script)
    let before = stage.device.snapshot.windows[0]
    let outcome = stage.act()
    let device = stage.device
    let after = device.snapshot.windows[0]
    let kind = kind(outcome, device, before: before.interface)
    var differences: [String] = []
    if case .refused(let reason) = outcome.ending { return .notRun(reason) }
    seen(device, outcome)
    if case .unsettled(let reason) = outcome.ending { differences.append("settled: expected yes, got \(reason)") }
    let calls = HeardCalls(outcome, front: device.frontSubject(ofWindow: window) ?? "")
    if let difference = calls.difference(from: row.callbacks, sizeBefore: before.frame.size) {
      differences.append("callbacks: \(difference)")
    }
    return compare(after.interface, kind, differences)
  }

  private func kind(_ outcome: Outcome, _ device: EmulatedDevice, before: InterfaceOrientation) -> RowKind {
    if let exception = device.exception(inWindow: window) {
      return exception.contains("preferredInterfaceOrientationForPresentation")
        ? .preferredException : .noCommonException
    }
    let calls = outcome.ledger.map(\.call)
    if calls.contains(where: { $0.hasPrefix("error UISceneErrorDomain 101: None") }) { return .noneSupportedError }
    if calls.contains(where: { $0.hasPrefix("error UISceneErrorDomain 101: The") }) { return .windowingError }
    let turns = device.turns(ofWindow: window)
    guard let last = turns.last else { return .stays }
    if turns.count > 1, last == before { return .rotatedThenBack }
    return outcome.windows[0].reason == .multitasking ? .orientationOnly : .rotated
  }

  private func compare(_ orientation: InterfaceOrientation, _ kind: RowKind, _ others: [String]) -> RowResult {
    var differences: [String] = []
    if orientation != row.result {
      differences.append("orientation: expected \(row.result), got \(orientation)")
    }
    if kind != row.kind { differences.append("kind: expected \(row.kind), got \(kind)") }
    differences += others
    return differences.isEmpty ? .passed : .differs(differences)
  }
}
