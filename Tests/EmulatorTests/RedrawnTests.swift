// What a receipt says of taps, pushes and all else that asks for no orientation: redrawn, or unaffected.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// What a receipt says of an input that asks for no orientation: whether the window shows something else now.
@MainActor struct RedrawnTests {
  /// A button that pushes, one that changes a text, one that does nothing to be seen.
  final class Buttons: UIViewController {
    override func viewDidLoad() {
      add("push") { [weak self] in self?.navigationController?.pushViewController(A(), animated: true) }
      add("rename") { [weak self] in (self?.view.subviews.first as? UIButton)?.setTitle("Other", for: .normal) }
      add("hide-bar") { [weak self] in self?.navigationController?.isNavigationBarHidden = true }
      add("idle") {}
    }
    private func add(_ name: String, _ act: @escaping () -> Void) {
      let button = UIButton(frame: CGRect(x: 20, y: 100 + 50 * view.subviews.count, width: 200, height: 40))
      button.accessibilityIdentifier = name
      button.addAction(UIAction { _ in act() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  static func driver() throws -> Driver {
    let app = AppBundle.test(
      screens: ["A": { A() }, "sheet": { B(.pageSheet) }]
    ) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: Buttons()), C()]
      return tabs
    }
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(15), apps: [app, .test { V() }], arrangement: .half))
    driver.turn(.portrait)
    return driver
  }

  /// Given two apps side by side, when an input changes what the first shows, then the receipt says redrawn, and changed;
  /// when it does not, or cannot be carried out, unaffected. The other window is unaffected throughout.
  nonisolated static let rows: [(before: [DeviceEvent], event: DeviceEvent, reason: RotationReason)] = [
    ([], .tap(window: 1, target: "push"), .redrawn), ([], .tap(window: 1, target: "rename"), .redrawn),
    ([], .tap(window: 1, target: "hide-bar"), .redrawn), ([], .tap(window: 1, target: "idle"), .unaffected),
    ([], .tap(window: 1, target: "nowhere"), .unaffected), ([], .push(window: 1, screen: "A"), .redrawn),
    ([.push(window: 1, screen: "A")], .pop(window: 1), .redrawn), ([], .pop(window: 1), .unaffected),
    ([.push(window: 1, screen: "A")], .gesture(window: 1, .pop), .redrawn),
    ([.push(window: 1, screen: "A")], .gesture(window: 1, .popCancelled), .unaffected),
    ([], .tap(window: 1, target: "tab-2"), .redrawn), ([], .tap(window: 1, target: "tab-1"), .unaffected),
    ([], .present(window: 1, screen: "sheet"), .redrawn),
    ([.present(window: 1, screen: "sheet")], .dismiss(window: 1), .redrawn),
    ([.present(window: 1, screen: "sheet")], .pullDown(window: 1), .redrawn),
    ([.present(window: 1, screen: "sheet")], .gesture(window: 1, .pullDownCancelled), .unaffected),
    ([], .dismiss(window: 1), .unaffected), ([], .tick, .unaffected),
  ]

  @Test(arguments: rows)
  func saysWhetherTheScreenChanged(before: [DeviceEvent], event: DeviceEvent, reason: RotationReason) throws {
    let driver = try Self.driver()
    for event in before { driver.send(event) }
    let outcome = driver.send(event)
    #expect(outcome.windows.map(\.reason) == [reason, .unaffected])
    #expect(outcome.windows.map(\.changed) == [reason == .redrawn, false])
  }

  /// A turn that is refused stays refused, whatever the app draws meanwhile; but that it drew is no secret.
  @Test func aRefusedTurnThatRedraws() throws {
    let app = AppBundle.test(plist: .portrait) { Swapping() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.turn(.portrait)
    let report = driver.turn(.landscapeLeft).windows[0]
    #expect(report.reason == .mask)
    #expect(report.changed)
    #expect(report.from == report.interface)
  }

  /// Hides its view's subview when the device is on its side, whatever the interface does.
  final class Swapping: UIViewController {
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      view.addSubview(label)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      _ = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { label.isHidden = UIDevice.current.orientation.isLandscape } }
    }
  }
}
