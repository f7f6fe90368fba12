// What the device was after its inputs: whole where this monitor saw it, else as far as a log tells.
import EventLog
import Foundation
import Orientation
import Vocabulary

struct PastStates: Sendable {
  /// Whole states that are kept: they share what did not change, and are a bound on memory all the same.
  static let maximumStates = 200

  private var states: [UInt64: DeviceSnapshot] = [:]
  private var order: [UInt64] = []
  /// How the device was held after an input, and its apps, of a log.
  private var held: [UInt64: DeviceOrientation] = [:]
  private var apps: [String] = []
  /// Whether a log was read.
  private(set) var isLoaded = false
  /// The number of the last input that is known; 0 before the first.
  private(set) var last: UInt64 = 0

  /// Remembers the whole state an input left.
  mutating func keep(_ state: DeviceSnapshot?, after seq: UInt64) {
    last = max(last, seq)
    guard let state, states.updateValue(state, forKey: seq) == nil else { return }
    order.append(seq)
    while order.count > Self.maximumStates { states[order.removeFirst()] = nil }
  }

  /// Reads a log and returns what became of its inputs; one without an outcome is being handled and comes by itself.
  mutating func take(_ log: EventLog) -> [MonitorReceipt] {
    isLoaded = true
    apps = log.header.apps
    var receipts: [MonitorReceipt] = []
    if let launch = log.launch { receipts.append(MonitorReceipt(launch, input: nil)) }
    var orientation = DeviceOrientation.unknown
    for entry in log.entries {
      if case .deviceOrientation(let now) = entry.input.input.event { orientation = now }
      held[entry.input.seq] = orientation
      guard let outcome = entry.outcome else { continue }
      receipts.append(MonitorReceipt(outcome, input: entry.input))
    }
    last = max(last, receipts.last?.seq ?? 0)
    return receipts
  }

  /// The whole state after an input; nil when this monitor did not see it.
  func state(after seq: UInt64) -> DeviceSnapshot? { states[seq] }

  /// What a receipt alone tells of the device `now` is: its windows' places and orientations, and none of their views.
  func sketch(_ receipt: MonitorReceipt, now: DeviceSnapshot) -> DeviceSnapshot {
    var sketch = now
    sketch.deviceOrientation = held[receipt.seq] ?? .unknown
    let shown = receipt.windows.filter { $0.reason != .closed }
    let first = shown.first { $0.screen == .device }
    // All windows of a screen share its orientation (R-MULTI-02), except those that keep their size.
    sketch.screenOrientation = first?.interface ?? .unknown
    let isTurned = sketch.screenOrientation.isLandscape != now.screenOrientation.isLandscape
    if isTurned { sketch.screenSize = CGSize(width: now.screenSize.height, height: now.screenSize.width) }
    sketch.windows = shown.map { report in
      let known = now.windows.first { $0.id == report.id }
      let frame = CGRect(origin: report.origin, size: report.size)
      let name = known?.app ?? (apps.indices.contains(report.id - 1) ? apps[report.id - 1] : "")
      return WindowSnapshot(
        id: report.id, app: name, isForeground: report.reason != .covered, frame: frame, horizontal: report.horizontal,
        vertical: report.vertical, interface: report.interface, reason: report.reason,
        explanation: "seen in the log, which keeps no views", navigationStack: [], visibleController: "",
        root: ViewSnapshot(className: "UIWindow", frame: CGRect(origin: .zero, size: report.size)),
        layer: known?.layer ?? 0, screen: report.screen)
    }
    return sketch
  }
}

extension MonitorReceipt {
  /// What a log tells of an input; nil is the launch.
  init(_ outcome: LoggedOutcome, input: LoggedInput?) {
    self.init(
      seq: outcome.seq, cause: input?.cause, input: input?.input.event.summary ?? "launch", ending: outcome.ending,
      windows: outcome.windows, ledger: [], fingerprint: outcome.fingerprint)
  }
}

extension MonitorModel {
  /// The inputs that are listed, oldest first.
  var receipts: [MonitorReceipt] {
    events.compactMap { event in if case .receipt(let receipt) = event.change { receipt } else { nil } }
  }

  /// The input of the past that is shown; nil for now.
  var shownReceipt: MonitorReceipt? { view.step.flatMap { step in receipts.first { $0.seq == step } } }

  /// The device as it is, or as it was after the input that is shown.
  var shownDevice: DeviceSnapshot? { shownReceipt.map(state(after:)) ?? device }

  /// The device after an input, as far as it is known.
  func state(after receipt: MonitorReceipt) -> DeviceSnapshot? {
    past.state(after: receipt.seq) ?? device.map { past.sketch(receipt, now: $0) }
  }
}
