// What controls make of a finger: which events they send, what their values become, and who has the finger in a list.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// One control of each kind, in a column of places far enough apart for a finger to leave one without touching another.
@MainActor private final class Panel: UIViewController {
  var notes: [String] = []
  let button = UIButton(frame: CGRect(x: 100, y: 20, width: 100, height: 40))
  /// 228 wide with a thumb of 28: the thumb's middle goes 200 points.
  let slider = UISlider(frame: CGRect(x: 20, y: 240, width: 228, height: 28))
  let toggle = UISwitch(frame: CGRect(x: 20, y: 290, width: 0, height: 0))
  let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  let stepper = UIStepper(frame: CGRect(x: 20, y: 390, width: 0, height: 0))
  let pages = UIPageControl(frame: CGRect(x: 20, y: 440, width: 200, height: 30))
  let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 375, height: 150))
  let inside = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.frame = CGRect(x: 20, y: 340, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    stepper.stepValue = 5
    pages.numberOfPages = 3
    list.contentSize = CGSize(width: 375, height: 600)
    list.addSubview(inside)
    let controls: [(UIControl, String)] = [
      (button, "button"), (slider, "slider"), (toggle, "toggle"), (segments, "segments"), (stepper, "stepper"),
      (pages, "pages"), (inside, "inside"),
    ]
    for (control, name) in controls {
      control.accessibilityIdentifier = name
      for (event, word) in Self.words {
        control.addAction(UIAction { [weak self] _ in self?.notes.append("\(name) \(word)") }, for: event)
      }
      if control !== inside { view.addSubview(control) }
    }
    view.addSubview(list)
  }

  private static let words: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"), (.touchDragExit, "exit"),
    (.touchCancel, "cancel"), (.valueChanged, "value"),
  ]
}

@MainActor @Suite("Controls under a finger") struct ControlTouchTests {
  private func panel() throws -> (EmulatedDevice, Panel) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Panel() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Panel } ?? nil))
  }

  /// What is heard of a finger that takes a view by its grip, `start` from it.
  private func heard(
    _ pair: (device: EmulatedDevice, panel: Panel), _ target: String, _ x: Double, _ y: Double = 0,
    from start: FingerWay = .none
  ) -> [String] {
    pair.panel.notes = []
    let drag = Drag(target, from: start, by: FingerWay(x: x, y: y))
    let outcome = pair.device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
    #expect(outcome.ending == .settled)
    return pair.panel.notes
  }

  @Test("a finger lifted within 70 points of a button taps it; farther away it does not")
  func buttons() throws {
    let pair = try panel()
    #expect(heard(pair, "button", 0) == ["button down", "button up"])
    // From the middle, 40 above the lower edge's 20: 70 more are inside.
    #expect(heard(pair, "button", 0, 85) == ["button down", "button up"])
    #expect(heard(pair, "button", 0, 95) == ["button down", "button exit", "button outside"])
    pair.1.button.isEnabled = false
    #expect(heard(pair, "button", 0) == [])
  }

  @Test("a slider's thumb goes with the finger that takes it, and no farther than its track")
  func sliders() throws {
    let pair = try panel()
    #expect(heard(pair, "slider", 100).filter { $0 == "slider value" }.count == 10)
    #expect(abs(pair.1.slider.value - 0.5) < 1e-6)
    #expect(heard(pair, "slider", 500).last == "slider outside")
    #expect(pair.1.slider.value == 1)
    // A finger beside the thumb takes nothing.
    #expect(heard(pair, "slider", -100, from: FingerWay(x: -60, y: 0)) == [] && pair.1.slider.value == 1)
    pair.1.slider.isContinuous = false
    #expect(heard(pair, "slider", -150) == ["slider down", "slider value", "slider up"])
    #expect(abs(pair.1.slider.value - 0.25) < 1e-6)
  }

  @Test("a switch is turned over by a touch, and put to the side a finger drags it to")
  func switches() throws {
    let pair = try panel()
    let steps: [(Double, Bool, [String])] = [
      (30, true, ["toggle down", "toggle up", "toggle value"]), (30, true, ["toggle down", "toggle up"]),
      (0, false, ["toggle down", "toggle up", "toggle value"]),
      (0, true, ["toggle down", "toggle up", "toggle value"]),
      (-30, false, ["toggle down", "toggle up", "toggle value"]),
    ]
    for (x, isOn, told) in steps {
      #expect(heard(pair, "toggle", x) == told && pair.1.toggle.isOn == isOn, "\(x)")
    }
  }

  @Test("a stepper's halves are tapped by the names XCUITest knows them by, alone or after the stepper's")
  func halvesOfSteppers() throws {
    let pair = try panel()
    let rows = [("Increment", 5.0), ("stepper.Increment", 10), ("Decrement", 5), ("stepper.Decrement", 0)]
    for (name, value) in rows {
      #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: name))).ending == .settled, "\(name)")
      #expect(pair.1.stepper.value == value, "\(name)")
    }
    for name in ["other.Increment", "Increments"] {
      #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: name))).ending != .settled, "\(name)")
    }
    pair.1.stepper.isEnabled = false
    #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "Increment"))).ending != .settled)
  }

  @Test("of several steppers the first a finger reaches is meant, in the order of their views")
  func halvesOfSeveralSteppers() throws {
    let pair = try panel()
    let made = pair.0.inspect(window: 1) { _ in
      let second = UIStepper(frame: CGRect(x: 150, y: 390, width: 0, height: 0))
      pair.1.view.addSubview(second)
      return second
    }
    let second = try #require(made)
    let raise = DeviceInput(time: 0, event: .tap(window: 1, target: "Increment"))
    #expect(pair.0.handle(raise).ending == .settled)
    #expect(pair.1.stepper.value == 5 && second.value == 0)
    // The first one lies under the second now.
    pair.0.inspect(window: 1) { _ in second.frame.origin.x = 20 }
    #expect(pair.0.handle(raise).ending == .settled)
    #expect(pair.1.stepper.value == 5 && second.value == 1)
  }

  /// A stepper is tapped by its halves, which are named; what something presented covers is not.
  @Test("a refusal lists what can be tapped instead")
  func advice() throws {
    let pair = try panel()
    let driver = Driver(pair.0)
    func refusal(_ target: String) -> String {
      guard case .refused(let reason) = driver.tap(target).ending else { return "" }
      return reason
    }
    #expect(refusal("none").contains("stepper.Increment, stepper.Decrement"))
    #expect(driver.tap("stepper.Increment").ending == .settled)
    #expect(refusal("none").contains("button"))
    _ = pair.0.perform(window: 1) { _ in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      pair.1.present(alert, animated: true)
    }
    #expect(refusal("none").hasSuffix("there is Close"))
  }

  @Test("a button with nothing but a picture is tapped by the picture's name")
  func picturesName() throws {
    let pair = try panel()
    pair.1.button.accessibilityIdentifier = nil
    pair.1.button.setImage(UIImage(systemName: "plus"), for: .normal)
    pair.1.notes = []
    #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "plus"))).ending == .settled)
    #expect(pair.1.notes == ["button down", "button up"])
    pair.1.button.accessibilityLabel = "Add"
    #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "Add"))).ending == .settled)
  }

  @Test("segments, steps and pages are chosen by where they are touched; what is chosen already is not told again")
  func places() throws {
    let pair = try panel()
    // Segments of 100 points: 100 to the right of the middle is the third.
    #expect(heard(pair, "segments", 0, from: FingerWay(x: 100, y: 0)).contains("segments value"))
    #expect(pair.1.segments.selectedSegmentIndex == 2)
    #expect(!heard(pair, "segments", 0, from: FingerWay(x: 100, y: 0)).contains("segments value"))
    for (title, index) in [("Two", 1), ("One", 0), ("Three", 2)] {
      #expect(pair.0.handle(DeviceInput(time: 0, event: .tap(window: 1, target: title))).ending == .settled)
      #expect(pair.1.segments.selectedSegmentIndex == index)
    }
    for (x, value, isTold) in [(20.0, 5.0, true), (20, 10, true), (-20, 5, true), (-20, 0, true), (-20, 0, false)] {
      #expect(
        heard(pair, "stepper", 0, from: FingerWay(x: x, y: 0)).contains("stepper value") == isTold, "\(x) \(value)")
      #expect(pair.1.stepper.value == value)
    }
    for (x, page, isTold) in [(-50.0, 0, false), (50, 1, true), (50, 2, true), (50, 2, false), (-50, 1, true)] {
      #expect(heard(pair, "pages", 0, from: FingerWay(x: x, y: 0)).contains("pages value") == isTold, "\(x) \(page)")
      #expect(pair.1.pages.currentPage == page)
    }
  }

  @Test("in a list the finger that goes the list's way is the list's, and the button's otherwise")
  func lists() throws {
    let pair = try panel()
    #expect(heard(pair, "inside", 0, -40) == ["inside down", "inside cancel"])
    #expect(pair.1.list.contentOffset == CGPoint(x: 0, y: 40))
    #expect(heard(pair, "inside", 40) == ["inside down", "inside up"])
    #expect(pair.1.list.contentOffset == CGPoint(x: 0, y: 40))
  }
}
