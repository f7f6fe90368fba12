// Controls: their sizes by version (Tables/README.md, "Controls") and what they do.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct ControlSizeTests {
  /// What controls made in code hug their contents with (stackoverflow.com/q/36924093, which read all of them): a label beside a
  /// switch in a row fills the row.
  @Test func whatHugsItsContents() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let views: [(UIView, Float, Float)] = [
        (UISwitch(), 750, 750), (UIStepper(), 750, 750), (UIActivityIndicatorView(style: .medium), 750, 750),
        (UIProgressView(), 250, 750), (UILabel(), 250, 250), (UIButton(), 250, 250), (UISlider(), 250, 250),
      ]
      for (view, across, along) in views {
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == across, "\(view)")
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == along, "\(view)")
      }
      let (label, toggle) = (UILabel(), UISwitch())
      label.text = "Remember me"
      let row = UIStackView(arrangedSubviews: [label, toggle])
      row.frame = CGRect(x: 0, y: 100, width: 300, height: 31)
      window.addSubview(row)
      window.layoutIfNeeded()
      #expect(toggle.frame.maxX == 300 + 2 && label.frame.maxX == toggle.frame.minX)
      toggle.setContentHuggingPriority(.init(1), for: .vertical)
      #expect(toggle.contentHuggingPriority(for: .horizontal).rawValue == 750)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    /// Size in frames, by the first version that has it; −1 where there is none.
    let sizes: [Int: CGSize]
    /// The alignment insets, by version: left, bottom, right.
    var alignment: [Int: [CGFloat]] = [:]
    var testDescription: String { name }
  }

  nonisolated static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  nonisolated static let rows: [Row] = [
    Row(
      name: "switch", make: { UISwitch() }, sizes: [9: size(51, 31), 16: size(51, 31), 26: size(63, 28)],
      alignment: [9: [0, 0, 2], 26: [0, 0, 2]]),
    Row(
      name: "slider", make: { UISlider() }, sizes: [9: size(-1, 31), 26: size(-1, 34)],
      alignment: [9: [2, 1, 2], 26: [0, 0, 0]]),
    Row(
      name: "no segments", make: { UISegmentedControl(items: []) },
      sizes: [12: size(0, 29), 13: size(0, 32), 26: size(0, 32)], alignment: [12: [0, 1, 0], 13: [0, 1, 0]]),
    // As Interface Builder drew these titles.
    Row(
      name: "two segments", make: { UISegmentedControl(items: ["Accept List", "Reject List"]) },
      sizes: [16: size(176, 32)]),
    Row(name: "stepper", make: { UIStepper() }, sizes: [12: size(94, 29), 13: size(94, 32)]),
    Row(name: "progress", make: { UIProgressView() }, sizes: [13: size(-1, 2), 14: size(-1, 4)]),
    Row(
      name: "activity", make: { UIActivityIndicatorView(style: .medium) }, sizes: [13: size(20, 20), 26: size(20, 20)]),
    Row(name: "large activity", make: { UIActivityIndicatorView(style: .large) }, sizes: [13: size(37, 37)]),
    Row(
      name: "three pages",
      make: {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }, sizes: [9: size(39, 37), 13: size(39, 37)]),
    Row(name: "rounded field", make: { field(.roundedRect, 14) }, sizes: [12: size(14, 30), 13: size(14, 34)]),
    Row(
      name: "plain field 17", make: { field(.none, 17) }, sizes: [12: size(0, 21), 13: size(0, 22), 26: size(0, 22)]),
    Row(name: "plain field 14", make: { field(.none, 14) }, sizes: [12: size(0, 17)]),
    Row(name: "no image", make: { UIImageView() }, sizes: [9: size(-1, -1)]),
    Row(
      name: "image",
      make: { UIImageView(image: UIGraphicsImageRenderer(size: size(12, 34)).image { _ in }) },
      sizes: [9: size(12, 34)]),
  ]

  static func field(_ border: UITextField.BorderStyle, _ points: CGFloat) -> UITextField {
    let field = UITextField()
    field.borderStyle = border
    field.font = .systemFont(ofSize: points)
    return field
  }

  @Test(arguments: rows)
  func sizes(_ row: Row) throws {
    for (version, size) in row.sizes.sorted(by: { $0.key < $1.key }) {
      try onDevice(phone(running: version), Era(version)) { _ in
        let view = row.make()
        let content = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        #expect(content.width == (size.width < 0 ? -1 : size.width - insets.left - insets.right), "\(version)")
        #expect(content.height == (size.height < 0 ? -1 : size.height - insets.top - insets.bottom), "\(version)")
        if let expected = row.alignment[version] {
          #expect([insets.left, insets.bottom, insets.right] == expected, "\(version)")
        }
        view.frame = CGRect(x: 3, y: 4, width: 77, height: 5)
        view.sizeToFit()
        #expect(view.frame.origin == CGPoint(x: 3, y: 4))
        if size.width >= 0 { #expect(view.frame.width == size.width) } else { #expect(view.frame.width == 77) }
        if size.height >= 0 { #expect(view.frame.height == size.height) }
      }
    }
  }

  // ceil(title) at least 30 wide, a line in whole points and 12; insets instead of both (Tables/README.md, "Controls").
  @Test(arguments: [
    ("Button", 15.0, UIEdgeInsets.zero, CGSize(width: 46, height: 30)),
    ("", 15, .zero, CGSize(width: 30, height: 30)),
    ("X", 17, .zero, CGSize(width: 30, height: 33)),
    ("Button", 15, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGSize(width: 52, height: 22)),
    ("", 12, .zero, CGSize(width: 30, height: 27)),
    ("", 24, .zero, CGSize(width: 30, height: 41)),
  ])
  func systemButtons(_ title: String, _ points: Double, _ insets: UIEdgeInsets, _ expected: CGSize) throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      if points != 15 { button.titleLabel?.font = .systemFont(ofSize: points) }
      button.contentEdgeInsets = insets
      #expect(button.intrinsicContentSize == expected)
      button.sizeToFit()
      #expect(button.bounds.size == expected)
    }
  }

  @Test func aTitleStandsInTheMiddleAndFollowsTheState() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("Not now", for: .disabled)
      button.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
      window.addSubview(button)
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel)
      #expect(abs(label.center.x - 100) <= 0.5)
      #expect(abs(label.center.y - 30) <= 0.5)
      let narrow = button.intrinsicContentSize.width
      button.isEnabled = false
      #expect(label.text == "Not now")
      #expect(button.intrinsicContentSize.width > narrow)
      #expect(window.hitView(at: CGPoint(x: 110, y: 40)) === button)
    }
  }
}

@MainActor struct ControlBehaviourTests {
  /// UIButton.titleLabel is the label that shows the title: it has the colour of the state, as buttons made like another ask of it.
  @Test func aTitlesLabelHasItsColour() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let button = UIButton(type: .custom)
      button.setTitle("Go", for: .normal)
      #expect(button.titleLabel?.textColor == .white)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.titleLabel?.textColor == .red)
      button.isSelected = true
      #expect(button.titleLabel?.textColor == .blue)
      button.titleLabel?.textColor = .green
      #expect(button.titleLabel?.textColor == .green)
    }
  }

  @Test func aTapTurnsASwitchOver() throws {
    final class Root: UIViewController {
      let toggle = UISwitch()
      var heard: [Bool] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        toggle.frame.origin = CGPoint(x: 20, y: 100)
        toggle.accessibilityIdentifier = "toggle"
        toggle.addAction(
          UIAction { [unowned self] _ in heard.append(toggle.isOn) }, for: .valueChanged)
        view.addSubview(toggle)
      }
    }
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(14), apps: [.test { Root() }], arrangement: nil))
    driver.tap("toggle")
    driver.tap("toggle")
    driver.device.inspect(window: 1) { window in
      let root = window.rootViewController as? Root
      #expect(root?.heard == [true, false])
      root?.toggle.setOn(true, animated: true)
      #expect(root?.heard.count == 2)
    }
  }

  /// The middle of a stepper is neither of its halves and that of a row of segments names none: a tap is refused with
  /// words instead of doing something by chance, though the app waits for the value to change.
  @Test(arguments: ["stepper", "segments"])
  func tapsThatNameNoPartAreRefused(name: String) throws {
    final class Root: UIViewController {
      var heard = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let controls: [(String, UIControl)] = [
          ("stepper", UIStepper()), ("segments", UISegmentedControl(items: ["A", "B"])),
        ]
        for (index, (name, control)) in controls.enumerated() {
          control.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 100, height: 30)
          control.accessibilityIdentifier = name
          control.addAction(UIAction { [unowned self] _ in heard += 1 }, for: .valueChanged)
          view.addSubview(control)
        }
      }
    }
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(14), apps: [.test { Root() }], arrangement: nil))
    let words = "\"\(name)\" does nothing when tapped; there is stepper.Increment, stepper.Decrement"
    #expect(driver.tap(name).ending == .refused(words))
    #expect(driver.device.inspect(window: 1) { ($0.rootViewController as? Root)?.heard } == 0)
  }

  @Test func valuesStayBetweenTheEnds() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let slider = UISlider()
      slider.value = 3
      #expect(slider.value == 1)
      slider.maximumValue = 10
      slider.setValue(7, animated: false)
      slider.maximumValue = 5
      #expect(slider.value == 5)
      slider.minimumValue = 6
      #expect(slider.maximumValue == 6)
      let stepper = UIStepper()
      stepper.value = -1
      #expect(stepper.value == 0)
      stepper.value = 101
      #expect(stepper.value == 100)
      let bar = UIProgressView()
      bar.setProgress(2, animated: false)
      #expect(bar.progress == 1)
      let pages = UIPageControl()
      #expect(pages.currentPage == 0)
      pages.numberOfPages = 3
      pages.currentPage = 9
      #expect(pages.currentPage == 2)
      pages.numberOfPages = 1
      #expect(pages.currentPage == 0)
    }
  }

  @Test func segmentsMoveTheChoice() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let control = UISegmentedControl(items: ["a", "b"])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "c", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      #expect(control.titleForSegment(at: 0) == "c")
      control.selectedSegmentIndex = 7
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.numberOfSegments == 2)
    }
  }

  @Test func anIndicatorIsSeenWhileItTurns() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let wheel = UIActivityIndicatorView(style: .medium)
      #expect(wheel.isHidden)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      wheel.hidesWhenStopped = false
      wheel.stopAnimating()
      #expect(!wheel.isHidden && !wheel.isAnimating)
      wheel.hidesWhenStopped = true
      #expect(wheel.isHidden)
    }
  }
}
