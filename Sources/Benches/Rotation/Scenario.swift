// What is rotated: a device, its apps, and what every rotation of it must come to.
import Launcher
import Orientation
import Wire

/// A scenario of the ipc bench.
struct Scenario {
  /// For people, and the start of its figures' names.
  var name: String
  var device: String
  var era: String
  var apps: [String]
  /// The program that hosts the apps; nil for the sample apps' own.
  var host: String?
  /// Whether every foreground window turns with the device.
  var turns: Bool
  /// The most the median may be, in medians of the peer.
  var ratioTarget: Double

  /// An iPhone with one portrait-only app: what is left is the path through the processes.
  static var ignoring: Scenario {
    Scenario(
      name: "an app that ignores rotation", device: "iphone-8", era: "11", apps: ["Still"],
      host: Installation.program("swivel-bench-host"), turns: false, ratioTarget: 1.5)
  }

  /// The demo's: Alternates swaps its screen A by push and pop at every turn, BaseController is laid out anew.
  static var demo: Scenario {
    Scenario(
      name: "the demo's two windows", device: "ipad-air-2", era: "9", apps: ["Alternates", "BaseController"],
      host: nil, turns: true, ratioTarget: 3)
  }

  /// Taken in turn; each lets the demo's apps come back to where they were.
  static let orientations: [DeviceOrientation] = [.landscapeLeft, .portrait]

  /// Why this receipt is not what a rotation in the scenario comes to; nil when it is.
  func objection(to receipt: WireReceipt) -> BenchError? {
    let isAsExpected =
      receipt.verdict == .settled && receipt.windows.count == apps.count
      && receipt.windows.allSatisfy { $0.changed == turns }
    if isAsExpected { return nil }
    let windows = receipt.windows.map { "window \($0.id) changed \($0.changed) (\($0.reason))" }
    return .unexpected(
      scenario: name, expected: "every window settled with changed \(turns)",
      actual: "\(receipt.verdict): \(windows.joined(separator: ", "))")
  }
}
