// Keyboards and bars behind what is presented: they go and come back, and who was typed into is typed into again.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A note with a field, and a bar above the keyboard that grows.
@MainActor private final class NoteController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 0))
  let content = UIView()
  lazy var height = content.heightAnchor.constraint(equalToConstant: 44)
  var presents: (NoteController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.autocorrectionType = .no
    field.accessibilityIdentifier = "note"
    bar.autoresizingMask = .flexibleHeight
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.topAnchor.constraint(equalTo: bar.topAnchor), content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      height,
    ])
    field.inputAccessoryView = bar
    view.addSubview(field)
  }

  func ask(_ style: UIAlertController.Style, withField: Bool = false) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    if withField { alert.addTextField { $0.autocorrectionType = .no } }
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  func show(_ style: UIModalPresentationStyle) {
    let other = UIViewController()
    other.modalPresentationStyle = style
    other.popoverPresentationController?.sourceView = field
    let button = UIButton(
      frame: CGRect(x: 20, y: 120, width: 100, height: 40),
      primaryAction: UIAction(title: "Close") { [unowned self] _ in
        dismiss(animated: true)
      })
    other.loadViewIfNeeded()
    other.view.addSubview(button)
    present(other, animated: true)
  }
}

@MainActor @Suite("Input behind a presentation") struct CoveredInputTests {
  /// On a screen of 667 points with keys of 216 and a bar of 44: what is left of it, behind and after.
  private func tops(_ presents: @escaping (NoteController) -> Void) throws -> [CGFloat?] {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { NoteController() }])
    let note = try #require(device.inspect(window: 1) { $0.rootViewController as? NoteController } ?? nil)
    let driver = Driver(device)
    func top() -> CGFloat? {
      device.inspect(window: 1) { window in
        guard let around = note.bar.superview, !around.isHidden, note.bar.window != nil else { return nil }
        return note.bar.convert(CGPoint.zero, to: window).y
      } ?? nil
    }
    driver.tap("note")
    var tops = [top()]
    _ = device.perform(window: 1) { _ in presents(note) }
    tops.append(top())
    #expect(driver.tap("Close").ending == .settled)
    tops.append(top())
    #expect(device.inspect(window: 1) { _ in note.field.isFirstResponder } == true)
    return tops
  }

  /// After an action sheet its keyboard is there again (github.com/slackhq/SlackTextViewController/issues/507), and while it is there
  /// it is not, nor is the bar (github.com/nathantannar4/InputBarAccessoryView/issues/235, up to iOS 15). An alert with a field has
  /// the keyboard to itself; it had no bar.
  @Test(arguments: [UIAlertController.Style.actionSheet, .alert]) func alerts(_ style: UIAlertController.Style) throws {
    #expect(try tops { $0.ask(style) } == [407, nil, 407])
  }
  @Test func anAlertWithAField() throws { #expect(try tops { $0.ask(.alert, withField: true) } == [407, nil, 407]) }
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen]) func sheets(_ style: UIModalPresentationStyle)
    throws
  {
    #expect(try tops { $0.show(style) } == [407, nil, 407])
  }

  /// A popover leaves the keyboard as it is.
  @Test func aPopoverLeavesIt() throws {
    let device = try EmulatedDevice(profile: .iPadPro97, era: Era(12), apps: [.test { NoteController() }])
    let note = try #require(device.inspect(window: 1) { $0.rootViewController as? NoteController } ?? nil)
    Driver(device).tap("note")
    _ = device.perform(window: 1) { _ in note.show(.popover) }
    let seen = device.inspect(window: 1) { _ in (note.presentedViewController != nil, note.bar.superview?.isHidden) }
    #expect(try #require(seen) == (true, false))
  }

  /// "The actual size may be altered to ensure that the popover fits on the screen and does not collide with the keyboard"
  /// (UIPopoverController): of 768 points 353 are keys and 44 the bar; 10 are kept from the edges.
  @Test func aPopoverStaysAboveTheKeys() throws {
    let device = try EmulatedDevice(profile: .iPadPro97, era: Era(15), apps: [.test { NoteController() }])
    let note = try #require(device.inspect(window: 1) { $0.rootViewController as? NoteController } ?? nil)
    let driver = Driver(device)
    driver.turn(.landscapeLeft)
    _ = device.perform(window: 1) { _ in note.show(.popover) }
    let without = device.inspect(window: 1) { _ in note.presentedViewController?.view.frame }
    #expect(without == CGRect(x: 10, y: 107, width: 320, height: 480))
    driver.tap("note")
    let above = device.inspect(window: 1) { _ in note.presentedViewController?.view.frame }
    #expect(above == CGRect(x: 233, y: 10, width: 320, height: 351))
  }

  /// A popover that becomes a sheet takes the keyboard of who is behind it, and gives it back when it is one again.
  @Test func aPopoverThatBecomesASheetCoversIt() throws {
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(15), apps: [.test { NoteController() }, .test { UIViewController() }])
    let note = try #require(device.inspect(window: 1) { $0.rootViewController as? NoteController } ?? nil)
    let driver = Driver(device)
    driver.turn(.landscapeLeft)
    driver.send(.arrange(.full(window: 1)))
    driver.tap("note")
    _ = device.perform(window: 1) { _ in note.show(.popover) }
    func hasBar() -> Bool? {
      device.inspect(window: 1) { _ in note.bar.window != nil && note.bar.superview?.isHidden == false }
    }
    var seen = [hasBar()]
    for arrangement in [WindowArrangement.half, .full(window: 1)] {
      driver.send(.arrange(arrangement))
      seen.append(hasBar())
    }
    #expect(seen == [true, false, true])
  }

  /// A bar that says by its constraints how high it is grows upwards from the keys, and whoever observes hears of it.
  @Test func aBarGrows() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { NoteController() }])
    let note = try #require(device.inspect(window: 1) { $0.rootViewController as? NoteController } ?? nil)
    Driver(device).tap("note")
    var ends: [CGFloat] = []
    _ = device.perform(window: 1) { _ in
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { ends.append(end?.minY ?? 0) }
      }
      note.height.constant = 84
    }
    let frame = device.inspect(window: 1) { window in note.bar.convert(note.bar.bounds, to: window) }
    #expect(frame == CGRect(x: 0, y: 367, width: 375, height: 84))
    #expect(ends == [367])
    _ = device.perform(window: 1) { _ in note.height.constant = 44 }
    #expect(device.inspect(window: 1) { window in note.bar.convert(note.bar.bounds, to: window).minY } == 407)
    #expect(ends == [367, 407])
  }
}
