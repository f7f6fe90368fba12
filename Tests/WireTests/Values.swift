import Foundation
import Orientation
// Values with every field set to something of its own, so that a field that is forgotten on the way is missed.
import SeededNumbers
import Vocabulary
import Wire

enum Values {
  static let cause = Cause(epoch: 1_790_000_000_123_456, n: 17)

  static let tree = ViewSnapshot(
    className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 507, height: 768),
    subviews: [
      ViewSnapshot(
        className: "UIView", frame: CGRect(x: 1.5, y: -2.25, width: 3, height: 4), isHidden: true,
        subviews: [
          ViewSnapshot(className: "UILabel", frame: .zero, text: "„Grüße“ 🙂\n", identifier: ""),
          ViewSnapshot(
            className: "UIButton", frame: .zero, text: "", value: "selected", identifier: "open-b", isTappable: true),
        ]),
      ViewSnapshot(className: "UIView", frame: CGRect(x: 1e9, y: 1e-9, width: 0.1, height: 1.0 / 3)),
    ])

  static func window(_ id: Int, reason: RotationReason = .rotated) -> WindowSnapshot {
    WindowSnapshot(
      id: id, app: "App \(id)", isForeground: id == 1, frame: CGRect(x: 517, y: 0, width: 507, height: 768),
      horizontal: .compact, vertical: .regular, interface: .landscapeRight, reason: reason,
      explanation: "because", navigationStack: ["A", "B"], visibleController: "B", root: tree,
      placement: id == 1 ? .tile : .background, layer: id, isFocused: id == 1, screen: id == 1 ? .external : .device,
      safeArea: EdgeInsets(top: 24, left: 1, bottom: 20.5, right: 2),
      layoutMargins: EdgeInsets(top: 32, left: 20, bottom: 28.5, right: 16))
  }

  static let device = {
    var device = DeviceSnapshot(
      device: "ipad-air-2", era: "9.1", deviceOrientation: .faceUp, screenOrientation: .landscapeRight,
      screenSize: CGSize(width: 1024, height: 768), isRotationLocked: true, windows: [window(1), window(2)],
      external: DisplaySize(width: 1920, height: 1080, scale: 1))
    device.contentSize = .accessibilityMedium
    device.appearance = .dark
    return device
  }()

  static func report(_ reason: RotationReason = .mask) -> WindowReport {
    WindowReport(
      id: 2, from: .portraitUpsideDown, interface: .landscapeLeft, changed: true,
      origin: CGPoint(x: 12.5, y: -3), size: CGSize(width: 320.5, height: 480), horizontal: .compact,
      vertical: .regular, reason: reason, screen: .external)
  }

  static func receipt(_ ending: Ending) -> Receipt {
    Receipt(
      seq: .max, cause: cause, input: "device faceUp", device: "ipad-air-2", ending: ending,
      windows: [report(), report(.covered)], fingerprint: 0xfedc_ba98_7654_3210)
  }

  static let layout = WindowLayout(
    id: 2, app: "App 2",
    views: [
      ViewLayout(depth: 0, className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 507, height: 768)),
      ViewLayout(
        depth: 1, className: "UILabel", identifier: "", isHidden: true, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
        solvedFrame: CGRect(x: 1.125, y: 2.25, width: 3, height: 4.1),
        constraints: [
          ConstraintLine(text: "<a>"), ConstraintLine(text: "<b>", conflicts: [0, 1], isBroken: true),
        ], isAmbiguous: true),
    ],
    conflicts: [
      ConstraintConflict(members: ["<b>", "<c>"], broken: "<b>"), ConstraintConflict(members: [], broken: ""),
    ])

  static let change = SensorChange(cause: cause, t: 12.125, what: .orientation(.landscapeLeft), reason: "turned")
}

extension SplitMix64 {
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
