// What stands above a keyboard and in its place under fingers: bars that are tapped and typed into, wheels that are turned.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A field with a bar above its keyboard, and wheels of dates instead of one, as forms have them.
@MainActor private final class FormController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let dates = UIDatePicker()
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "due"
    dates.datePickerMode = .date
    dates.timeZone = TimeZone(identifier: "GMT")
    dates.date = Date(timeIntervalSince1970: 0)
    dates.accessibilityIdentifier = "dates"
    dates.addAction(
      UIAction { [unowned self] _ in field.text = dates.date.formatted(.iso8601.year().month().day()) },
      for: .valueChanged)
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [unowned self] _ in view.endEditing(true) }),
    ]
    field.inputView = dates
    field.inputAccessoryView = bar
    view.addSubview(field)
  }
}

/// A conversation with a bar to write in at the bottom, which goes on until it is sent.
@MainActor private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  let text = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
  let send = UIButton(frame: CGRect(x: 220, y: 8, width: 80, height: 34))
  var sent: [String] = []

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.accessibilityIdentifier = "message"
    text.autocorrectionType = .no
    send.setTitle("Send", for: .normal)
    send.addAction(
      UIAction { [unowned self] _ in
        sent.append(text.text ?? "")
        text.resignFirstResponder()
      }, for: .touchUpInside)
    bar.addSubview(text)
    bar.addSubview(send)
  }
}

@MainActor @Suite("Views of the keyboard") struct InputViewTests {
  /// A toolbar of 44 points above wheels of 216 (UIDatePicker's size) on a screen of 667: fingers reach both, and what they do
  /// reaches the field. "Done" ends it.
  @Test func datesInsteadOfAKeyboard() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { FormController() }])
    let form = try #require(device.inspect(window: 1) { $0.rootViewController as? FormController } ?? nil)
    let driver = Driver(device)
    #expect(driver.tap("due").ending == .settled)
    let places = device.inspect(window: 1) { window in
      [form.bar, form.dates].map { $0.convert($0.bounds, to: window) }
    }
    #expect(places == [CGRect(x: 0, y: 407, width: 375, height: 44), CGRect(x: 0, y: 451, width: 375, height: 216)])
    // The first of three wheels by a row: from January to February.
    let drag = Drag("dates", from: FingerWay(x: -125, y: 0), by: FingerWay(x: 0, y: -32), seconds: 0.2)
    #expect(driver.send(.drag(window: 1, drag)).ending == .settled)
    #expect(device.inspect(window: 1) { _ in form.field.text } == "1970-02-01")
    #expect(driver.tap("Done").ending == .settled)
    let after = device.inspect(window: 1) { window in
      (form.field.isEditing, form.bar.window == nil, window.subviews.count)
    }
    #expect(try #require(after) == (false, true, 1))
    #expect(driver.tap("Done").ending != .settled)
  }

  /// They turn with the device: as wide as the screen lying, at its bottom.
  @Test func theyTurn() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { FormController() }])
    let form = try #require(device.inspect(window: 1) { $0.rootViewController as? FormController } ?? nil)
    let driver = Driver(device)
    driver.turn(.portrait)
    driver.tap("due")
    driver.turn(.landscapeLeft)
    let places = device.inspect(window: 1) { window in
      [form.bar, form.dates].map { $0.convert($0.bounds, to: window) }
    }
    #expect(places == [CGRect(x: 0, y: 115, width: 667, height: 44), CGRect(x: 0, y: 159, width: 667, height: 216)])
  }

  /// In a window that becomes another size while it is typed into, they are where they are when it is typed into afterwards.
  @Test func theirWindowMoves() throws {
    func places(_ isTypedFirst: Bool) throws -> [CGRect] {
      let app = AppBundle.test { FormController() }
      let device = try EmulatedDevice(profile: .iPadPro97, era: Era(12), apps: [app, app], arrangement: nil)
      let form = try #require(device.inspect(window: 2) { $0.rootViewController as? FormController } ?? nil)
      let driver = Driver(device)
      driver.turn(.landscapeLeft)
      if isTypedFirst { driver.tap("due", window: 2) }
      driver.send(.window(.slideOver(window: 2, .right)))
      if !isTypedFirst { driver.tap("due", window: 2) }
      return try #require(
        device.inspect(window: 2) { window in [form.bar, form.dates].map { $0.convert($0.bounds, to: window) } })
    }
    let (before, after) = (try places(true), try places(false))
    // 44 and 216 points, from side to side of the 320 of a Slide Over.
    #expect(after.map(\.size) == [CGSize(width: 320, height: 44), CGSize(width: 320, height: 216)])
    #expect(before == after)
  }

  /// A controller's bar is at the bottom of 667 points before anything is typed, above 216 points of keys while it is, and at the
  /// bottom again afterwards (thoughtbot.com/blog/input-accessorizing-uiviewcontroller); it goes with the controller.
  @Test func aConversation() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(13),
      apps: [.test { UINavigationController(rootViewController: UIViewController()) }])
    let chat = try #require(
      device.inspect(window: 1) { window in
        let chat = ChatController()
        (window.rootViewController as? UINavigationController)?.pushViewController(chat, animated: false)
        return chat
      })
    let driver = Driver(device)
    func top() -> CGFloat? {
      device.inspect(window: 1) { window in chat.bar.window.map { _ in chat.bar.convert(CGPoint.zero, to: window).y } }
        ?? nil
    }
    #expect(driver.tap("message").ending == .settled)
    #expect(top() == CGFloat(667 - 216 - 50))
    #expect(driver.send(.type(window: 1, Typing("hello", into: "message"))).ending == .settled)
    #expect(driver.tap("Send").ending == .settled)
    #expect(device.inspect(window: 1) { _ in chat.sent } == ["hello"])
    #expect(top() == CGFloat(667 - 50) && device.inspect(window: 1) { _ in chat.isFirstResponder } == true)
    // "Causes the view (or one of its embedded text fields) to resign the first responder": the bar's field is in the window, and the
    // controller is no view (UIView.endEditing).
    driver.tap("message")
    for _ in 0..<2 {
      _ = device.perform(window: 1) { _ = $0.endEditing(true) }
      #expect(top() == CGFloat(667 - 50))
    }
    driver.tap("message")
    #expect(driver.send(.pop(window: 1)).ending == .settled)
    #expect(top() == nil)
    #expect(device.inspect(window: 1) { _ in chat.text.isFirstResponder || chat.isFirstResponder } == false)
  }

  /// A bar that keeps its content off the home indicator stands at the bottom of its window, whether it was there before the window
  /// became a Slide Over or not.
  @Test func aBarsWindowMoves() throws {
    func frame(_ isFirst: Bool) throws -> (bar: CGRect, window: CGRect) {
      let app = AppBundle.test { UINavigationController(rootViewController: UIViewController()) }
      let device = try EmulatedDevice(profile: .iPadPro11, era: Era(17), apps: [app, app], arrangement: nil)
      let driver = Driver(device)
      driver.turn(.landscapeLeft)
      let (chat, content) = try #require(device.inspect(window: 2) { _ in (ChatController(), UIView()) })
      func show() {
        _ = device.perform(window: 2) { window in
          chat.bar.autoresizingMask = .flexibleHeight
          chat.bar.frame.size.height = 0
          content.translatesAutoresizingMaskIntoConstraints = false
          chat.bar.addSubview(content)
          NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 44),
            content.topAnchor.constraint(equalTo: chat.bar.topAnchor),
            content.bottomAnchor.constraint(equalTo: chat.bar.safeAreaLayoutGuide.bottomAnchor),
          ])
          (window.rootViewController as? UINavigationController)?.pushViewController(chat, animated: false)
        }
      }
      if isFirst { show() }
      driver.send(.window(.slideOver(window: 2, .right)))
      if !isFirst { show() }
      return try #require(device.inspect(window: 2) { ($0.convert(chat.bar.bounds, from: chat.bar), $0.bounds) })
    }
    let (before, after) = (try frame(true), try frame(false))
    #expect(before == after)
    // At the bottom, from side to side, and as high as its content and what is taken below it.
    #expect(after.bar.maxY == after.window.maxY && after.bar.width == after.window.width)
  }

  struct Height: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Makes the bar's height: by its frame, or by constraints on a content of 44 points.
    var isFramed: Bool
    var mask: UIView.AutoresizingMask
    var translates: Bool
    /// In front of the home indicator of 34 points, and above the keys.
    var docked: CGFloat
    var raised: CGFloat
  }

  /// A bar that was made 60 high stays so; one whose height is flexible, or that has constraints alone, is as high as they say, and those
  /// to the safe area keep off the home indicator where it is: 44 + 34 (UIView.safeAreaLayoutGuide, UIInputView.allowsSelfSizing).
  @Test(arguments: [
    Height(testDescription: "a frame", isFramed: true, mask: [], translates: true, docked: 60, raised: 60),
    Height(
      testDescription: "flexible", isFramed: false, mask: .flexibleHeight, translates: true, docked: 78, raised: 44),
    Height(testDescription: "constraints", isFramed: false, mask: [], translates: false, docked: 78, raised: 44),
  ])
  func heights(row: Height) throws {
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(13), apps: [.test { ChatController() }])
    let chat = try #require(device.inspect(window: 1) { $0.rootViewController as? ChatController } ?? nil)
    _ = device.perform(window: 1) { _ in
      chat.resignFirstResponder()
      chat.bar.frame.size.height = row.isFramed ? 60 : 0
      chat.bar.autoresizingMask = row.mask
      chat.bar.translatesAutoresizingMaskIntoConstraints = row.translates
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      chat.bar.addSubview(content)
      if !row.isFramed {
        NSLayoutConstraint.activate([
          content.heightAnchor.constraint(equalToConstant: 44),
          content.topAnchor.constraint(equalTo: chat.bar.topAnchor),
          content.bottomAnchor.constraint(equalTo: chat.bar.safeAreaLayoutGuide.bottomAnchor),
        ])
      }
      chat.becomeFirstResponder()
    }
    func frame() -> CGRect? { device.inspect(window: 1) { window in chat.bar.convert(chat.bar.bounds, to: window) } }
    #expect(frame() == CGRect(x: 0, y: 812 - row.docked, width: 375, height: row.docked))
    Driver(device).tap("message")
    // What is below it is the keyboard.
    let keys = try #require(device.inspect(window: 1) { $0.coveredByKeyboard }) - row.raised
    #expect(keys > 200 && frame() == CGRect(x: 0, y: 812 - keys - row.raised, width: 375, height: row.raised))
  }
}
