// Several taps at once: who recognises them, what the view hears, and what controls and names make of them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct TapsInARowTests {
  private func driver(_ arrange: @escaping @MainActor @Sendable (TappedController) -> Void) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) {
            let controller = TappedController()
            controller.arrange = arrange
            return controller
          }
        ]))
  }

  private func heard(_ driver: Driver) -> [String]? {
    var heard: [String]?
    driver.device.inspect(window: 1) { heard = ($0.rootViewController as? TappedController)?.heard }
    return heard
  }

  /// "Coordinating multiple gesture recognizers" (UIKit): a single tap recognises first in a double tap, and both actions are called;
  /// with `require(toFail:)` the single tap waits, and only one is. What waits for more taps than come recognises nothing.
  @Test(
    arguments: [
      ([1], 1, ["1"]), ([2], 1, []), ([2], 2, ["2"]), ([1, 2], 1, ["1"]), ([1, 2], 2, ["1", "2"]),
      ([-1, 2], 1, ["1"]), ([-1, 2], 2, ["2"]), ([-1, 2], 3, ["2", "1"]), ([1], 2, ["1", "1"]), ([3], 2, []),
      ([2, 3], 3, ["2", "3"]), ([2], 4, ["2", "2"]),
    ])
  func whoRecognises(required: [Int], taps: Int, expected: [String]) throws {
    // -1 is a single tap that waits for the one behind it to fail.
    let driver = try driver { controller in
      let recognizers = required.map { controller.listen(for: abs($0)) }
      if required.first == -1 { recognizers[0].require(toFail: recognizers[1]) }
    }
    #expect(driver.send(.tap(window: 1, target: "it", times: taps)).ending == .settled)
    #expect(heard(driver) == expected)
  }

  /// A view that hears nothing by itself, and waits for more taps, does nothing when it is tapped less often.
  @Test(arguments: [(1, false), (2, true)]) func tooFewTapsAreRefused(times: Int, isDone: Bool) throws {
    let driver = try driver { controller in
      let plain = UIView(frame: CGRect(x: 20, y: 300, width: 60, height: 60))
      plain.accessibilityLabel = "Plain"
      plain.addGestureRecognizer(controller.recognizer(of: 2))
      controller.view.addSubview(plain)
    }
    let ending = driver.send(.tap(window: 1, target: "Plain", times: times)).ending
    #expect((ending == .settled) == isDone)
    #expect(heard(driver) == (isDone ? ["2"] : []))
  }

  /// UIGestureRecognizer.delaysTouchesEnded: with two taps required, "touchesBegan, touchesBegan, touchesCancelled, touchesCancelled",
  /// and when it is off "touchesBegan, touchesEnded, touchesBegan, touchesCancelled"; what fails lets the touches end.
  @Test(
    arguments: [
      (true, true, 2, ["began 1", "began 2", "2", "cancelled 1", "cancelled 2"]),
      (false, true, 2, ["began 1", "ended 1", "began 2", "2", "cancelled 2"]),
      (true, false, 2, ["began 1", "began 2", "2", "ended 1", "ended 2"]),
      (true, true, 1, ["began 1", "ended 1"]),
    ])
  func whatTheViewHears(delaysEnd: Bool, cancels: Bool, taps: Int, expected: [String]) throws {
    let driver = try driver { controller in
      controller.box.tellsTouches = true
      let recognizer = controller.listen(for: 2)
      recognizer.delaysTouchesEnded = delaysEnd
      recognizer.cancelsTouchesInView = cancels
    }
    #expect(driver.send(.tap(window: 1, target: "it", times: taps)).ending == .settled)
    #expect(heard(driver) == expected)
  }

  /// UIControl.Event.touchDownRepeat: "a repeated touch-down event … the tapCount is greater than one".
  @Test(arguments: [(1, 1, 0), (2, 2, 1), (3, 3, 2)])
  func whatAControlSends(taps: Int, ups: Int, repeats: Int) throws {
    let driver = try driver { controller in
      let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
      button.setTitle("Beat", for: .normal)
      button.addAction(UIAction { [unowned controller] _ in controller.heard.append("up") }, for: .touchUpInside)
      button.addAction(UIAction { [unowned controller] _ in controller.heard.append("again") }, for: .touchDownRepeat)
      controller.view.addSubview(button)
    }
    #expect(driver.send(.tap(window: 1, target: "Beat", times: taps)).ending == .settled)
    let all = try #require(heard(driver))
    #expect(all.count { $0 == "up" } == ups && all.count { $0 == "again" } == repeats)
  }

  /// What a tap takes away or covers is not tapped again: a finger would touch what is there then. Two taps on what stays are two.
  @Test(arguments: [("removed", 1), ("covered", 1), ("kept", 2)]) func aTapOnWhatIsThere(_ end: String, _ count: Int)
    throws
  {
    let driver = try driver { controller in
      let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
      button.setTitle("Beat", for: .normal)
      let veil = UIView(frame: CGRect(x: 0, y: 280, width: 375, height: 200))
      button.addAction(
        UIAction { [unowned controller, unowned button] _ in
          controller.heard.append("up")
          if end == "removed" { button.removeFromSuperview() }
          if end == "covered" { controller.view.addSubview(veil) }
        }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    #expect(driver.send(.tap(window: 1, target: "Beat", times: 2)).ending == .settled)
    #expect(heard(driver) == Array(repeating: "up", count: count))
  }

  /// A segment is touched so often, and tells of its value once.
  @Test func segmentsAreTappedSoOften() throws {
    let driver = try driver { controller in
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.frame = CGRect(x: 20, y: 300, width: 200, height: 32)
      segments.addAction(UIAction { [unowned controller] _ in controller.heard.append("value") }, for: .valueChanged)
      segments.addAction(UIAction { [unowned controller] _ in controller.heard.append("again") }, for: .touchDownRepeat)
      controller.view.addSubview(segments)
    }
    #expect(driver.send(.tap(window: 1, target: "Week", times: 2)).ending == .settled)
    #expect(heard(driver) == ["value", "again"])
  }

  /// One to ten; others are refused, and nothing hears of them.
  @Test(arguments: [-1, 0, 11, Int.max]) func oddNumbersAreRefused(times: Int) throws {
    let driver = try driver { _ = $0.listen(for: 1) }
    let ending = driver.send(.tap(window: 1, target: "it", times: times)).ending
    #expect(ending == .refused("1 to 10 taps follow each other at once, not \(times)"))
    #expect(heard(driver) == [])
  }

  /// XCUIElement is found by its identifier or its label; a picture in a bar is known by what is said of it, and by its own name.
  @Test(arguments: ["The box", "Settings", "gearshape", "it", "Close"]) func whatIsSaidIsAName(name: String) throws {
    let driver = try driver { controller in
      _ = controller.listen(for: 1)
      controller.box.accessibilityLabel = "The box"
      let item = UIBarButtonItem(
        image: UIImage(systemName: "gearshape"), primaryAction: UIAction { _ in controller.heard.append("1") })
      item.accessibilityLabel = "Settings"
      let close = UIButton(type: .close, primaryAction: UIAction { _ in controller.heard.append("1") })
      close.frame = CGRect(x: 20, y: 300, width: 30, height: 30)
      controller.view.addSubview(close)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
      bar.items = [item]
      controller.view.addSubview(bar)
    }
    #expect(driver.send(.tap(window: 1, target: name)).ending == .settled)
    #expect(heard(driver) == ["1"])
    func texts(_ view: ViewSnapshot) -> [String] { [view.text].compactMap(\.self) + view.subviews.flatMap(texts) }
    let read = texts(driver.window().root)
    #expect(read.contains("The box") && read.contains("Settings") && !read.contains("gearshape"))
  }

  /// A finger on a label touches what the label lies on.
  @Test func draggingByAText() throws {
    let driver = try driver { controller in
      let label = UILabel(frame: controller.box.bounds)
      label.text = "Words"
      controller.box.addSubview(label)
      let swipe = UISwipeGestureRecognizer()
      swipe.addAction(UIAction { [unowned controller] _ in controller.heard.append("swiped") })
      controller.box.addGestureRecognizer(swipe)
    }
    let drag = Drag("Words", from: .none, by: FingerWay(x: 120, y: 0), seconds: 0.2)
    #expect(driver.send(.drag(window: 1, drag)).ending == .settled)
    #expect(heard(driver) == ["swiped"])
  }
}

/// A box that is tapped, and all that was heard of it.
private final class TappedController: UIViewController {
  var heard: [String] = []
  var arrange: (@MainActor (TappedController) -> Void)?
  let box = Box(frame: CGRect(x: 20, y: 100, width: 100, height: 40))

  override func viewDidLoad() {
    box.accessibilityIdentifier = "it"
    box.hear = { [weak self] in self?.heard.append($0) }
    view.addSubview(box)
    arrange?(self)
  }

  func listen(for taps: Int) -> UITapGestureRecognizer {
    let recognizer = recognizer(of: taps)
    box.addGestureRecognizer(recognizer)
    return recognizer
  }

  func recognizer(of taps: Int) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.addAction(UIAction { [unowned self] _ in heard.append("\(taps)") })
    return recognizer
  }
}

private final class Box: UIView {
  var hear: ((String) -> Void)?
  var tellsTouches = false

  private func tell(_ word: String, _ touches: Set<UITouch>) {
    guard tellsTouches else { return }
    hear?("\(word) \(touches.first?.tapCount ?? 0)")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }
}
