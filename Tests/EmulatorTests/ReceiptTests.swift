// What a receipt says when the device is held as it was, or the app turns its window away again: never a success that is none.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ReceiptTests {
  /// Can be shown upright and left, and prefers left when presented.
  final class Preferring: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
  }

  /// Answers as the selected child does: the usual hack (R-CONT-02).
  final class ForwardingTabs: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      selectedViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  /// Presents an upright screen as soon as the device turns.
  final class Jumpy: UIViewController {
    override func viewDidLoad() {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      _ = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated {
          guard UIDevice.current.orientation == .landscapeLeft else { return }
          self?.present(B(.fullScreen, mask: .portrait), animated: false)
        }
      }
    }
  }

  /// What happened, in order, before the attitude is asked for again.
  enum Step: Sendable {
    case hold(DeviceOrientation)
    case present(String)
    case dismiss
    case lock(Bool)
    case select(Int)
    case root(UIInterfaceOrientationMask)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var profile = DeviceProfile.iPhone8
    var era = Era(15)
    var root: @MainActor @Sendable () -> UIViewController = { V() }
    var plist = UIInterfaceOrientationMask.allButUpsideDown
    let steps: [Step]
    let again: DeviceOrientation
    let interface: InterfaceOrientation
    let reason: RotationReason
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "a presented mask holds the window", steps: [.hold(.portrait), .present("L")], again: .portrait,
      interface: .landscapeRight, reason: .mask),
    Row(
      name: "a presented predicate holds it", profile: .iPhone4, era: Era(5), root: { LegacyV(.portrait) },
      steps: [.hold(.portrait), .present("legacy")], again: .portrait, interface: .landscapeRight, reason: .mask),
    Row(
      name: "a preference brought it there, nothing forbids the way back",
      steps: [.hold(.portrait), .present("prefers")], again: .portrait, interface: .landscapeRight, reason: .stayed),
    Row(
      name: "dismissed, the window is where the device is", steps: [.hold(.portrait), .present("L"), .dismiss],
      again: .portrait, interface: .portrait, reason: .already),
    Row(
      name: "the gate was closed when the window was uncovered", root: { GatedV() },
      steps: [.hold(.portrait), .present("L"), .hold(.landscapeLeft), .dismiss], again: .landscapeLeft,
      interface: .portrait, reason: .shouldAutorotate),
    Row(
      name: "the gate stays closed", root: { GatedV() }, steps: [.hold(.portrait), .hold(.landscapeLeft)],
      again: .landscapeLeft, interface: .portrait, reason: .shouldAutorotate),
    Row(
      name: "locked", steps: [.hold(.portrait), .present("L"), .lock(true)], again: .portrait,
      interface: .landscapeRight, reason: .locked),
    Row(
      name: "unlocked, but held as before", steps: [.hold(.portrait), .lock(true), .present("L"), .lock(false)],
      again: .portrait, interface: .landscapeRight, reason: .mask),
    Row(
      name: "flat asks for nothing", steps: [.hold(.portrait), .present("L"), .hold(.faceUp)], again: .faceUp,
      interface: .landscapeRight, reason: .flat),
    Row(
      name: "a multitasking app is not turned by what it presents", profile: .iPadAir2, era: Era(12), plist: .all,
      steps: [.hold(.portrait), .present("L")], again: .portrait, interface: .portrait, reason: .already),
    Row(
      name: "another tab would allow it, but nobody asks",
      root: {
        let tabs = ForwardingTabs()
        tabs.viewControllers = [MaskedV(.portrait), V()]
        return tabs
      }, steps: [.hold(.portrait), .hold(.landscapeLeft), .select(1)], again: .landscapeLeft, interface: .portrait,
      reason: .mask),
    Row(
      name: "another root turned the window", steps: [.hold(.landscapeLeft), .root(.portrait)], again: .landscapeLeft,
      interface: .portrait, reason: .mask),
    Row(
      name: "another root would allow it, and lets the window stay", root: { MaskedV(.portrait) },
      steps: [.hold(.portrait), .hold(.landscapeLeft), .root(.all)], again: .landscapeLeft, interface: .portrait,
      reason: .stayed),
  ]

  static func driver(_ row: Row) throws -> Driver {
    let app = AppBundle.test(
      plist: row.plist,
      screens: [
        "L": { B(.fullScreen, mask: .landscape) },
        "legacy": { LegacyV(.landscape) },
        "prefers": {
          let screen = Preferring()
          screen.modalPresentationStyle = .fullScreen
          return screen
        },
      ], root: row.root)
    let driver = Driver(
      try EmulatedDevice(profile: row.profile, era: row.era, apps: [app], arrangement: .full(window: 1)))
    for step in row.steps {
      switch step {
      case .hold(let attitude): driver.turn(attitude)
      case .present(let screen): driver.send(.present(window: 1, screen: screen))
      case .dismiss: driver.send(.dismiss(window: 1))
      case .lock(let isOn): driver.send(.rotationLock(isOn))
      case .select(let index):
        _ = driver.device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex = index }
      case .root(let mask): _ = driver.device.perform(window: 1) { $0.rootViewController = MaskedV(mask) }
      }
    }
    return driver
  }

  @Test(arguments: rows) func theAttitudeItHasAlready(row: Row) throws {
    let driver = try Self.driver(row)
    for _ in 0..<2 {
      let outcome = driver.turn(row.again)
      #expect(outcome.ledger.isEmpty, "nobody is asked or told")
      #expect(outcome.windows[0].interface == row.interface)
      #expect(outcome.windows[0].reason == row.reason)
      #expect(!outcome.windows[0].changed)
      #expect(driver.window().reason == row.reason)
    }
  }

  /// While the device turns, the app presents what can only be upright: the turn was refused, whatever it presented for.
  @Test func turnedAwayWhileTheDeviceTurns() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { Jumpy() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.turn(.portrait)
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.windows[0].interface == .portrait)
    #expect(outcome.windows[0].reason == .mask)
    #expect(driver.window().explanation.hasPrefix("B does not allow landscapeRight"))
  }
}
