// Views that code made without identifiers: by what they are reached, and what a finger on them does.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

private final class WritingView: UITextView {}

/// A text to write into and a button that is disabled, on a ground that hears of taps, under a bar the app hides by itself.
@MainActor private final class Ground: UIViewController {
  let text = WritingView(frame: CGRect(x: 20, y: 120, width: 200, height: 60))
  let button = UIButton(type: .system)
  let rooms = UIStepper(frame: CGRect(x: 20, y: 260, width: 94, height: 32))
  var taps = 0
  var sent = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    button.addAction(UIAction { [unowned self] _ in sent += 1 }, for: .touchUpInside)
    view.addSubview(text)
    view.addSubview(button)
    rooms.accessibilityIdentifier = "rooms"
    rooms.addAction(UIAction { [unowned self] _ in sent += 1 }, for: .valueChanged)
    view.addSubview(rooms)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", Ground.tapped)))
  }

  private func tapped(_ recognizer: UIGestureRecognizer) { taps += 1 }
}

@MainActor @Suite("Unnamed views") struct UnnamedViewTests {
  private func device() throws -> (Driver, Ground) {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Ground()) }],
        arrangement: nil))
    let ground = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.topViewController as? Ground
    }
    return (driver, try #require(ground ?? nil))
  }

  private func isEdited(_ driver: Driver, _ ground: Ground) -> Bool {
    driver.device.inspect(window: 1) { _ in ground.text.isFirstResponder } ?? false
  }

  /// What is called by nothing else is called by its class, as the tree prints it; the refusal names it so.
  @Test func textsWithoutNamesAreTypedInto() throws {
    let (driver, ground) = try device()
    guard case .refused(let reason) = driver.send(.type(window: 1, Typing("x"))).ending else {
      Issue.record("nothing is edited, and something was typed")
      return
    }
    #expect(reason.contains("WritingView"))
    #expect(driver.send(.type(window: 1, Typing("Hello", into: "WritingView"))).ending == .settled)
    #expect(driver.send(.type(window: 1, Typing(" you", into: "WritingView"))).ending == .settled)
    #expect(ground.text.text == "Hello you" && isEdited(driver, ground))
  }

  /// A finger that stays on a text brings the keyboard, however long, and the recogniser of taps around the text does not get it
  @Test(arguments: [0.1, 1.0]) func fingersOnTextsBringTheKeyboard(seconds: Double) throws {
    let (driver, ground) = try device()
    let press = { (y: Double) in
      driver.send(.drag(window: 1, Drag("", from: FingerWay(x: 100, y: y), by: .none, seconds: seconds))).ending
    }
    #expect(press(150) == .settled)
    #expect(isEdited(driver, ground) && ground.taps == 0)
  }

  @Test func disabledButtonsAreRefusedAsSuch() throws {
    let (driver, ground) = try device()
    #expect(driver.tap("Send").ending == .refused("\"Send\" is disabled; there is rooms.Increment, rooms.Decrement"))
    #expect(ground.taps == 0)
    ground.button.isEnabled = true
    #expect(driver.tap("Send").ending == .settled && ground.sent == 1)
  }

  /// The middle of a stepper is no half of it, and the finger does not go to the recogniser around it.
  @Test func aStepperIsNotCoveredByItself() throws {
    let (driver, ground) = try device()
    // Its halves are what can be tapped.
    let words = "\"rooms\" does nothing when tapped; there is rooms.Increment, rooms.Decrement"
    #expect(driver.tap("rooms").ending == .refused(words))
    #expect(ground.taps == 0 && ground.sent == 0)
    #expect(driver.tap("Increment").ending == .settled && ground.sent == 1)
  }

  /// A search bar has no width of its own (UIView.noIntrinsicMetric): as a title it takes all the room between the buttons,
  /// which without them ends 6 points before the edges of a bar of 375, and what is in it can be touched.
  @Test(arguments: [false, true]) func searchBarsAsTitlesFillTheBar(hasButton: Bool) throws {
    let (driver, ground) = try device()
    let search = UISearchBar()
    _ = driver.device.inspect(window: 1) { window in
      search.sizeToFit()
      search.showsCancelButton = true
      ground.navigationItem.titleView = search
      if hasButton { ground.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
      window.layoutIfNeeded()
    }
    let frame = search.convert(search.bounds, to: nil)
    #expect(frame.minX == 6 && (hasButton ? frame.maxX < 375 - 40 : frame.maxX == 375 - 6))
    #expect(driver.send(.type(window: 1, Typing("bulb", into: "UISearchBar"))).ending == .settled)
    #expect(search.text == "bulb")
    #expect(driver.tap("Cancel").ending == .settled)
  }

  /// UIView.isHidden is the app's to set: a turn gives the bar another frame and does not bring it back.
  @Test func barsHiddenByTheAppStayHidden() throws {
    let (driver, ground) = try device()
    let bar = try #require(ground.navigationController?.navigationBar)
    _ = driver.device.inspect(window: 1) { _ in bar.isHidden = true }
    driver.turn(.landscapeLeft)
    #expect(bar.isHidden && bar.frame.width == 667)
    driver.turn(.portrait)
    #expect(bar.isHidden)
    // The navigation controller's own word has the bar again.
    _ = driver.device.inspect(window: 1) { _ in ground.navigationController?.isNavigationBarHidden = true }
    driver.turn(.landscapeLeft)
    _ = driver.device.inspect(window: 1) { _ in ground.navigationController?.isNavigationBarHidden = false }
    driver.turn(.portrait)
    #expect(!bar.isHidden)
  }
}
