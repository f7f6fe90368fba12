// What lies between a finger and what it is meant for: a popover, which it closes or passes, and the keyboard, which it cannot.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct FingersInTheWayTests {
  private func driver(
    _ profile: DeviceProfile, _ era: Era, _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: profile, era: era,
        apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all), root: root)]))
  }

  private func touch(_ driver: Driver, x: Double, y: Double) -> Ending {
    driver.send(.drag(window: 1, Drag("", from: FingerWay(x: x, y: y), by: .none))).ending
  }

  /// UIPopoverPresentationControllerDelegate's documentation: until iOS 12 a finger beside asks `…ShouldDismissPopover`, and where that
  /// agrees tells `…DidDismissPopover`; from iOS 13 on UIAdaptivePresentationControllerDelegate's methods (R-MOD-09).
  /// What lies beside is a "PopoverDismissRegion" to XCUITest.
  @Test(
    arguments: [
      (9, true, ["shouldDismissPopover", "didDismissPopover"]), (9, false, ["shouldDismissPopover"]),
      (12, true, ["shouldDismissPopover", "didDismissPopover"]),
      (13, true, ["shouldDismiss", "willDismiss", "didDismiss"]), (13, false, ["shouldDismiss", "didAttempt"]),
    ], [false, true])
  func aFingerBesideAPopover(row: (era: Int, closes: Bool, heard: [String]), isNamed: Bool) throws {
    let (era, closes, heard) = row
    let driver = try driver(.iPadAir2, Era(era)) { PopoverScreen() }
    _ = driver.device.perform(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      screen?.mayClose = closes
      screen?.open()
    }
    let ending = isNamed ? driver.tap("PopoverDismissRegion").ending : touch(driver, x: 600, y: 900)
    #expect(ending == (closes || !isNamed ? .settled : .refused("the app keeps the popover open")))
    driver.device.inspect(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      #expect(screen?.heard == heard)
      #expect((screen?.presentedViewController == nil) == closes)
    }
  }

  /// `isModalInPopover`, its name until iOS 12, keeps it open without a question.
  @Test func aModalPopoverStays() throws {
    let driver = try driver(.iPadAir2, Era(12)) { PopoverScreen() }
    _ = driver.device.perform(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      screen?.open()
      screen?.presentedViewController?.isModalInPopover = true
    }
    _ = touch(driver, x: 600, y: 900)
    driver.device.inspect(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      #expect(screen?.heard == [])
      #expect(screen?.presentedViewController?.isModalInPresentation == true)
    }
  }

  /// `passthroughViews`: "views that the user can interact with while the popover is visible".
  @Test(arguments: [true, false])
  func whatIsNamedIsTouchedBesideIt(isNamed: Bool) throws {
    let driver = try driver(.iPadAir2, Era(15)) { PopoverScreen() }
    _ = driver.device.perform(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      screen?.open()
      if isNamed, let button = screen?.button {
        screen?.presentedViewController?.popoverPresentationController?.passthroughViews = [button]
      }
    }
    let tapped = driver.tap("Count").ending
    driver.device.inspect(window: 1) { window in
      let screen = window.rootViewController as? PopoverScreen
      #expect(screen?.presses == (isNamed ? 1 : 0))
      #expect(screen?.presentedViewController != nil)
    }
    #expect((tapped == .settled) == isNamed)
  }

  /// The keyboard of an iPhone 8 takes 216 of 667 points or, with predictions, 260: 502 is under it, 362 above.
  @Test func whatIsUnderTheKeysIsNotTouched() throws {
    let driver = try driver(.iPhone8, Era(16)) { TypingScreen() }
    #expect(driver.tap("Low").ending == .settled)
    #expect(driver.send(.type(window: 1, Typing("a", into: "field"))).ending == .settled)
    #expect(driver.tap("Low").ending == .refused("\"Low\" cannot be touched: the keyboard covers it"))
    #expect(driver.tap("High").ending == .settled)
    #expect(touch(driver, x: 160, y: 600) == .refused("the keyboard is at 160×600"))
    _ = driver.device.perform(window: 1) { $0.endEditing(true) }
    #expect(driver.tap("Low").ending == .settled)
    driver.device.inspect(window: 1) { window in
      #expect((window.rootViewController as? TypingScreen)?.pressed == ["Low", "High", "Low"])
    }
  }

  /// An iPad's keyboard has a key that takes it away, which tests of apps know as "Hide keyboard"; an iPhone's has none.
  @Test func anIPadsKeyboardGoesAway() throws {
    let driver = try driver(.iPadAir2, Era(15)) { TypingScreen() }
    _ = driver.device.perform(window: 1) { window in
      (window.rootViewController as? TypingScreen)?.button(called: "Low")?.frame.origin.y = 900
    }
    #expect(driver.tap("Hide keyboard").ending != .settled)
    #expect(driver.send(.type(window: 1, Typing("a", into: "field"))).ending == .settled)
    #expect(
      driver.tap("Low").ending
        == .refused("\"Low\" cannot be touched: the keyboard covers it, which \"Hide keyboard\" takes away"))
    #expect(driver.tap("Hide keyboard").ending == .settled)
    #expect(driver.tap("Low").ending == .settled)
    let phone = try self.driver(.iPhone8, Era(15)) { TypingScreen() }
    #expect(phone.send(.type(window: 1, Typing("a", into: "field"))).ending == .settled)
    #expect(phone.tap("Hide keyboard").ending != .settled)
  }

  /// What stands above the keys is touched.
  @Test func theBarAboveTheKeysIsTouched() throws {
    let driver = try driver(.iPhone8, Era(16)) { TypingScreen() }
    _ = driver.device.perform(window: 1) { ($0.rootViewController as? TypingScreen)?.addBar() }
    #expect(driver.send(.type(window: 1, Typing("a", into: "field"))).ending == .settled)
    #expect(driver.tap("Bar").ending == .settled)
    driver.device.inspect(window: 1) { window in
      #expect((window.rootViewController as? TypingScreen)?.pressed == ["Bar"])
    }
  }
}

private final class PopoverScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  var mayClose = true
  var heard: [String] = []
  var presses = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 500, y: 700, width: 100, height: 44)
    button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    popover.popoverPresentationController?.delegate = self
    present(popover, animated: false)
  }

  func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
    heard.append("shouldDismissPopover")
    return mayClose
  }
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
    heard.append("didDismissPopover")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.append("shouldDismiss")
    return mayClose
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    heard.append("didAttempt")
  }
}

private final class TypingScreen: UIViewController {
  var pressed: [String] = []
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "field"
    view.addSubview(field)
    view.addSubview(made("High", CGRect(x: 20, y: 340, width: 100, height: 44)))
    view.addSubview(made("Low", CGRect(x: 20, y: 480, width: 100, height: 44)))
  }

  func button(called title: String) -> UIButton? {
    view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  func addBar() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.addSubview(made("Bar", CGRect(x: 0, y: 0, width: 100, height: 44)))
    field.inputAccessoryView = bar
  }

  private func made(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    button.addAction(UIAction { [unowned self] _ in pressed.append(title) }, for: .touchUpInside)
    return button
  }
}
