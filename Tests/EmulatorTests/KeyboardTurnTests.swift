// The keyboard of a device as its table has it, by what is typed, and what apps hear of it when the device turns.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A field at the top of the screen, and everything that is heard of the keyboard.
@MainActor private final class Letter: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  var heard: [String] = []
  var covered: CGFloat { view.bounds.maxY - view.keyboardLayoutGuide.layoutFrame.minY }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        let word = name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
        MainActor.assumeIsolated {
          self.heard.append("\(word) \(Int(end.minX)) \(Int(end.minY)) \(Int(end.width)) \(Int(end.height))")
        }
      }
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    heard.append("turn")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite("The keyboard in a turn") struct KeyboardTurnTests {
  /// 260 and 200 with predictions, 216 and 163 without: what the catalogue tells of an iPhone 8.
  private static var phone: DeviceProfile {
    let source = FactSource("devices.csv", .strong)
    func fact(_ orientation: TableOrientation, _ full: Double, _ plain: Double) -> AreaFact? {
      guard let eras = EraRange("11-18") else { return nil }
      return AreaFact(
        display: "main", orientation: orientation, eras: eras,
        safeArea: [nil, nil, nil, nil], keyboard: full, plainKeyboard: plain, source: source)
    }
    var profile = DeviceProfile.iPhone8
    profile.areas = [fact(.portrait, 260, 216), fact(.landscape, 200, 163)].compactMap(\.self)
    return profile
  }

  private func device() throws -> (EmulatedDevice, Letter) {
    let device = try EmulatedDevice(profile: Self.phone, era: Era(15), apps: [.test { Letter() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Letter } ?? nil))
  }

  private func covered(_ device: EmulatedDevice, _ letter: Letter) -> CGFloat? {
    device.inspect(window: 1) { _ in letter.covered }
  }

  /// The keyboard keeps to the bottom of the screen, and Slide Over ends 20 points above it (684,20 320×728 of 1024×768): so much less
  /// of the window is covered once it has moved there.
  @Test func aWindowMovesAndTheKeyboardStays() throws {
    let app = AppBundle.test { Letter() }
    let device = try EmulatedDevice(profile: .iPadPro97, era: Era(12), apps: [app, app], arrangement: nil)
    let driver = Driver(device)
    driver.turn(.landscapeLeft)
    let letter = try #require(device.inspect(window: 2) { $0.rootViewController as? Letter } ?? nil)
    _ = device.perform(window: 2) { _ in _ = letter.field.becomeFirstResponder() }
    let before = try #require(device.inspect(window: 2) { _ in letter.covered })
    driver.send(.window(.slideOver(window: 2, .right)))
    #expect(before > 100 && device.inspect(window: 2) { _ in letter.covered } == before - 20)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var set: @MainActor @Sendable (UITextField) -> Void
    var upright: CGFloat
    var lying: CGFloat
  }

  @Test(arguments: [
    Row(testDescription: "words", set: { _ in }, upright: 260, lying: 200),
    Row(testDescription: "an address", set: { $0.keyboardType = .emailAddress }, upright: 260, lying: 200),
    Row(testDescription: "numbers", set: { $0.keyboardType = .numberPad }, upright: 216, lying: 163),
    Row(testDescription: "what is not corrected", set: { $0.autocorrectionType = .no }, upright: 216, lying: 163),
    Row(testDescription: "a secret", set: { $0.isSecureTextEntry = true }, upright: 216, lying: 163),
    Row(
      testDescription: "with a bar above",
      set: { $0.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 44)) },
      upright: 304, lying: 244),
    Row(
      testDescription: "a view of the app's",
      set: { $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 150)) },
      upright: 150, lying: 150),
  ])
  func heights(row: Row) throws {
    let (device, letter) = try device()
    _ = device.perform(window: 1) { _ in
      row.set(letter.field)
      #expect(letter.field.becomeFirstResponder())
    }
    #expect(covered(device, letter) == row.upright)
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(covered(device, letter) == row.lying)
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.portrait)))
    #expect(covered(device, letter) == row.upright)
  }

  /// 335 upright and 208 on its side with predictions is all that is told of an iPhone 15, of iOS 26: without them it is 44 and 37
  /// less, and before iOS 26 no source says another.
  @Test(
    "what is told of another version holds where nothing else is told",
    arguments: [(false, 335, 208), (true, 291, 171)] as [(Bool, CGFloat, CGFloat)])
  func anotherVersion(isPlain: Bool, upright: CGFloat, lying: CGFloat) throws {
    let source = FactSource("devices.csv", .strong)
    var profile = DeviceProfile.iPhone8
    profile.areas = [(TableOrientation.portrait, 335.0), (.landscape, 208)].compactMap { orientation, height in
      EraRange("26+").map {
        AreaFact(
          display: "main", orientation: orientation, eras: $0, safeArea: [nil, nil, nil, nil], keyboard: height,
          source: source)
      }
    }
    let device = try EmulatedDevice(profile: profile, era: Era(15), apps: [.test { Letter() }])
    let letter = try #require(device.inspect(window: 1) { $0.rootViewController as? Letter } ?? nil)
    _ = device.perform(window: 1) { _ in
      letter.field.isSecureTextEntry = isPlain
      #expect(letter.field.becomeFirstResponder())
    }
    #expect(covered(device, letter) == upright)
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(covered(device, letter) == lying)
  }

  @Test("it goes before the turn and comes after, in the coordinates of the screen as it is then") func notifications()
    throws
  {
    let (device, letter) = try device()
    _ = device.perform(window: 1) { _ in #expect(letter.field.becomeFirstResponder()) }
    #expect(letter.heard == ["WillShow 0 407 375 260", "DidShow 0 407 375 260"])
    letter.heard = []
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(
      letter.heard == [
        "WillHide 0 667 375 260", "DidHide 0 667 375 260", "turn", "WillShow 0 175 667 200", "DidShow 0 175 667 200",
      ])
    #expect(device.inspect(window: 1) { _ in letter.field.isFirstResponder } == true)
  }

  @Test("without a keyboard a turn tells nothing of one, and one that is left in a turn does not come back")
  func noKeyboard() throws {
    let (device, letter) = try device()
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(letter.heard == ["turn"])
    _ = device.perform(window: 1) { _ in #expect(letter.field.becomeFirstResponder()) }
    letter.heard = []
    _ = device.perform(window: 1) { _ in letter.field.resignFirstResponder() }
    #expect(letter.heard == ["WillHide 0 375 667 200", "DidHide 0 375 667 200"])
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.portrait)))
    #expect(covered(device, letter) == 0)
  }

  /// On its side an iPhone X has 44 points beside its safe area (Human Interface Guidelines of 2017), above the keyboard, too.
  @Test("what is in a bar above the keyboard keeps off the camera")
  func barAboveTheKeyboard() throws {
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(15), apps: [.test { Letter() }], arrangement: nil)
    _ = device.perform(window: 1) { window in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.items = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      bar.items?.insert(.flexibleSpace(), at: 1)
      let letter = window.rootViewController as? Letter
      letter?.field.inputAccessoryView = bar
      #expect(letter?.field.becomeFirstResponder() == true)
    }
    let turns: [(DeviceOrientation, width: CGFloat, edge: CGFloat)] = [(.landscapeLeft, 812, 44), (.portrait, 375, 0)]
    for (orientation, width, edge) in turns {
      _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(orientation)))
      _ = try device.inspect(window: 1) { window in
        let bar = try #require((window.rootViewController as? Letter)?.field.inputAccessoryView as? UIToolbar)
        let places = bar.subviews.filter { $0.frame.width > 0 && $0.frame.width < 200 }.map(\.frame)
        #expect(bar.bounds.width == width && bar.safeAreaInsets.left == edge && bar.safeAreaInsets.top == 0)
        #expect(places.map(\.minX).min() == edge && places.map(\.maxX).max() == width - edge)
      }
    }
  }
}
