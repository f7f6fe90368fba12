// What a controller is told of why it comes and goes (UIViewController.isMovingToParent, isMovingFromParent, isBeingPresented,
// isBeingDismissed), bars that a tap hides, and how fast fingers go.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Notes in each callback which of the four are true.
@MainActor private final class Noting: UIViewController {
  var heard: [String] = []
  private func note(_ call: String) {
    let flags = [
      (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
      (isBeingDismissed, "dismissed"),
    ]
    heard.append(([call] + flags.filter(\.0).map(\.1)).joined(separator: " "))
  }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillDisappear(_ animated: Bool) { note("goes") }
  override func viewDidDisappear(_ animated: Bool) { note("gone") }
}

/// A part 50 points from the top that is as large as twice its size, and follows fingers.
@MainActor private final class Panned: UIViewController {
  let part = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
  var fingers = 1
  var ends: [String] = []
  override func viewDidLoad() {
    part.transform = CGAffineTransform(scaleX: 2, y: 2)
    part.accessibilityIdentifier = "part"
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self, weak pan] _ in
        guard let self, let pan, pan.state == .ended else { return }
        let (here, inside) = (pan.velocity(in: nil), pan.velocity(in: part))
        ends.append([here.x, here.y, inside.x, inside.y].map { "\(Int($0.rounded()))" }.joined(separator: " "))
      })
    pan.minimumNumberOfTouches = fingers
    part.addGestureRecognizer(pan)
    view.addSubview(part)
  }
}

@MainActor @Suite struct ComingAndGoingTests {
  private func device<Root: UIViewController>(_ make: @escaping @MainActor @Sendable () -> Root) throws -> (
    EmulatedDevice, Root
  ) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { make() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Root } ?? nil))
  }

  /// What an app makes is made while it runs.
  private func made<Object>(_ device: EmulatedDevice, _ make: () -> Object) throws -> Object {
    try #require(device.inspect(window: 1) { _ in make() })
  }

  @Test func onAStack() throws {
    let (device, stack) = try device { UINavigationController(rootViewController: UIViewController()) }
    let (one, two) = try (made(device) { Noting() }, made(device) { Noting() })
    let steps: [(String, [String], (Bool) -> Void)] = [
      ("pushed", ["will to", "did to"], { stack.pushViewController(one, animated: $0) }),
      ("covered", ["goes", "gone"], { stack.pushViewController(two, animated: $0) }),
      ("back again", ["will", "did"], { stack.popViewController(animated: $0) }),
      ("popped", ["goes from", "gone from"], { stack.popViewController(animated: $0) }),
    ]
    for animated in [true, false] {
      for (name, calls, step) in steps {
        one.heard = []
        _ = device.perform(window: 1) { _ in step(animated) }
        #expect(one.heard == calls, "\(name)")
      }
      #expect(!one.isMovingFromParent && !one.isMovingToParent && one.parent == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func inFront(style: UIModalPresentationStyle) throws {
    let (device, root) = try device { Noting() }
    let shown = try made(device) { Noting() }
    shown.modalPresentationStyle = style
    root.heard = []
    _ = device.perform(window: 1) { _ in root.present(shown, animated: true) }
    #expect(shown.heard == ["will presented", "did presented"])
    #expect(root.heard == (style == .fullScreen ? ["goes", "gone"] : []), "only what is covered whole disappears")
    shown.heard = []
    root.heard = []
    _ = device.perform(window: 1) { _ in root.dismiss(animated: true) }
    #expect(shown.heard == ["goes dismissed", "gone dismissed"])
    #expect(root.heard == (style == .fullScreen ? ["will", "did"] : []))
    #expect(!shown.isBeingDismissed && !shown.isBeingPresented)
  }

  /// What is in a stack that is presented is not presented itself, and moves with it.
  @Test func inAStackThatIsPresented() throws {
    let (device, root) = try device { UIViewController() }
    let inner = try made(device) { Noting() }
    let stack = try made(device) { UINavigationController(rootViewController: inner) }
    stack.modalPresentationStyle = .fullScreen
    _ = device.perform(window: 1) { _ in root.present(stack, animated: true) }
    _ = device.perform(window: 1) { _ in
      inner.heard = []
      root.dismiss(animated: true)
    }
    #expect(inner.heard == ["goes", "gone"])
  }

  /// hidesBarsOnTap: "an otherwise unhandled tap in the content area" hides bars, and the next shows them; a button's tap is handled.
  @Test func aTapHidesBars() throws {
    let (device, stack) = try device { UINavigationController(rootViewController: UIViewController()) }
    var pressed = 0
    _ = device.perform(window: 1) { _ in
      stack.hidesBarsOnTap = true
      stack.isToolbarHidden = false
      let content = stack.topViewController?.view
      content?.accessibilityIdentifier = "content"
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      content?.addSubview(button)
    }
    for isHidden in [true, false, true, false] {
      _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "content")))
      #expect(stack.isNavigationBarHidden == isHidden && stack.isToolbarHidden == isHidden)
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "Press")))
    #expect(pressed == 1)
    _ = device.perform(window: 1) { _ in
      stack.hidesBarsOnTap = false
      stack.setNavigationBarHidden(false, animated: false)
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "content")))
    #expect(!stack.isNavigationBarHidden)
  }

  /// A toolbar that was hidden before stays so when bars come back.
  @Test func aToolbarThatWasHidden() throws {
    let (device, stack) = try device { UINavigationController(rootViewController: UIViewController()) }
    _ = device.perform(window: 1) { _ in
      stack.hidesBarsOnTap = true
      stack.topViewController?.view.accessibilityIdentifier = "content"
    }
    for _ in 0..<2 {
      _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "content")))
      #expect(stack.isToolbarHidden)
    }
  }

  /// velocity(in:): points a second, in the coordinates of a view that is enlarged half as many.
  @Test(
    arguments: [
      (0.0, 100.0, 0.5, "0 200 0 100"), (-60, 0, 0.5, "-120 0 -60 0"), (80, -40, 1, "80 -40 40 -20"),
      (0, 5, 0.5, nil),
    ] as [(Double, Double, Double, String?)])
  func howFast(x: Double, y: Double, seconds: Double, end: String?) throws {
    let (device, panned) = try device { Panned() }
    _ = device.handle(
      DeviceInput(time: 0, event: .drag(window: 1, Drag("part", by: FingerWay(x: x, y: y), seconds: seconds))))
    #expect(panned.ends == (end.map { [$0] } ?? []))
  }

  /// minimumNumberOfTouches: one finger is not two.
  @Test func twoFingersAreWanted() throws {
    let (device, panned) = try device { () -> Panned in
      let panned = Panned()
      panned.fingers = 2
      return panned
    }
    _ = device.handle(
      DeviceInput(time: 0, event: .drag(window: 1, Drag("part", by: FingerWay(x: 0, y: 90), seconds: 0.5))))
    #expect(panned.ends.isEmpty)
  }
}
