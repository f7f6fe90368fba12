import Foundation
import MonitorService
import Orientation
// The states the pictures are made of: an iPad with two windows, as the emulator would report it.
import Vocabulary

enum Fixtures {
  static func view(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, text: String? = nil,
    tappable: Bool = false, hidden: Bool = false, _ subviews: ViewSnapshot...
  ) -> ViewSnapshot {
    ViewSnapshot(
      className: name, frame: CGRect(x: x, y: y, width: width, height: height), isHidden: hidden, text: text,
      isTappable: tappable, subviews: subviews)
  }

  /// A navigation controller's views with a bar of 44 points below a status bar of 20.
  static func screen(_ size: CGSize, title: String, button: String, label: String) -> ViewSnapshot {
    view(
      "UIWindow", 0, 0, size.width, size.height,
      view(
        "UILayoutContainerView", 0, 0, size.width, size.height,
        view(
          "UIView", 0, 0, size.width, size.height,
          view("UILabel", 40, 120, size.width - 80, 120, text: label),
          view("UIView", 40, 280, size.width - 80, 200),
          view("UIButton", size.width / 2 - 90, 540, 180, 100, text: button, tappable: true),
          view("UILabel", 0, 0, 300, 300, text: "never seen", hidden: true)),
        view(
          "UINavigationBar", 0, 20, size.width, 44, view("UILabel", size.width / 2 - 80, 8, 160, 28, text: title),
          view("UIButton", 8, 8, 90, 28, text: "Back", tappable: true))))
  }

  /// 1024×768 shared by halves of 507 with a divider of 10 (R-MULTI-01).
  static var split: DeviceSnapshot {
    let size = CGSize(width: 507, height: 768)
    return DeviceSnapshot(
      device: "ipad-pro-97", era: "9", deviceOrientation: .landscapeLeft, screenOrientation: .landscapeRight,
      screenSize: CGSize(width: 1024, height: 768), isRotationLocked: false,
      windows: [
        WindowSnapshot(
          id: 1, app: "Alternates", isForeground: true, frame: CGRect(origin: .zero, size: size), horizontal: .compact,
          vertical: .regular, interface: .landscapeRight, reason: .rotated,
          explanation: "The screen turned and AViewController allows landscapeRight.",
          navigationStack: ["AViewController", "ALandscapeViewController"],
          visibleController: "ALandscapeViewController",
          root: screen(size, title: "Screen A", button: "Push B", label: "A in landscape")),
        WindowSnapshot(
          id: 2, app: "BaseController", isForeground: true, frame: CGRect(x: 517, y: 0, width: 507, height: 768),
          horizontal: .compact, vertical: .regular, interface: .landscapeRight, reason: .multitasking,
          explanation: "The window shares the screen and follows it.", navigationStack: ["HomeViewController"],
          visibleController: "HomeViewController",
          root: screen(size, title: "Home", button: "Present", label: "Hello 日本")),
      ])
  }

  /// The device is turned, but the one window's mask keeps it upright; the other is in the background.
  static var refused: DeviceSnapshot {
    let size = CGSize(width: 768, height: 1024)
    var state = split
    state.screenOrientation = .portrait
    state.screenSize = size
    state.isRotationLocked = true
    state.windows[0].frame = CGRect(origin: .zero, size: size)
    state.windows[0].horizontal = .regular
    state.windows[0].interface = .portrait
    state.windows[0].reason = .mask
    state.windows[0].explanation = "AViewController supports portrait only."
    state.windows[0].root = screen(size, title: "Screen A", button: "Push B", label: "A in portrait")
    state.windows[1].isForeground = false
    state.windows[1].interface = .portrait
    state.windows[1].reason = .covered
    state.windows[1].explanation = "The window is in the background; nobody was asked."
    return state
  }

  static func receipt(_ state: DeviceSnapshot, seq: UInt64, from: InterfaceOrientation) -> MonitorReceipt {
    let reports = state.windows.map {
      WindowReport(
        id: $0.id, from: from, interface: $0.interface, changed: $0.interface != from, size: $0.frame.size,
        horizontal: $0.horizontal, vertical: $0.vertical, reason: $0.reason)
    }
    let ledger = [
      LedgerEntry(window: 0, subject: "UIDevice", call: "orientationDidChange"),
      LedgerEntry(window: 1, subject: "AViewController", call: "viewWillTransition(to: 507×768)"),
      LedgerEntry(window: 1, subject: "AViewController", call: "viewWillLayoutSubviews()"),
      LedgerEntry(window: 1, subject: "AViewController", call: "viewDidLayoutSubviews()"),
    ]
    return MonitorReceipt(
      seq: seq, cause: Cause(epoch: 7, n: seq), input: "deviceOrientation landscapeLeft",
      outcome: Outcome(ending: .settled, windows: reports, ledger: ledger, fingerprint: 0x00AB_CDEF_0123_4567))
  }

  /// A model that has lived through a connection, a state, a receipt and a gap.
  static func model(_ state: DeviceSnapshot) -> MonitorModel {
    var model = MonitorModel(instance: "demo")
    model.apply(.sensor, is: .live, at: 0.004)
    model.apply(.host, is: .live, at: 0.012)
    model.apply(snapshot: state, at: 0.013)
    model.apply(
      reading: SensorReading(
        sample: AccelerationSample(t: 3.5, x: -0.98, y: 0.06, z: -0.17), orientation: .landscapeLeft, tilt: 80,
        confidence: 0.97, source: "held"))
    model.lag = 0.0031
    model.apply(receipt: receipt(state, seq: 4, from: .portrait), at: 3.512)
    model.apply(gapOf: 2, from: .sensor, at: 63.25)
    return model
  }
}
