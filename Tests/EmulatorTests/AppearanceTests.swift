// Light and dark as an input: who hears of it, what is laid out and drawn again, and who chooses for himself.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Draws, and notes the calls of "Supporting Dark Mode in your interface".
private final class Drawn: UIView {
  var heard: [String] = []

  override func draw(_ rect: CGRect) { heard.append("draw") }
  override func layoutSubviews() {
    super.layoutSubviews()
    heard.append("layoutSubviews")
  }
  override func tintColorDidChange() { heard.append("tintColorDidChange") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append("traits \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

private final class Coloured: UIViewController {
  let drawn = Drawn(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
  let lit = Drawn(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
  var heard: [String] = []
  var told = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    lit.overrideUserInterfaceStyle = .light
    view.addSubview(drawn)
    view.addSubview(lit)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Self, previous: UITraitCollection) in
      screen.told += 1
    }
  }
  override func viewDidLayoutSubviews() { heard.append("viewDidLayoutSubviews") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append("traits \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

@MainActor struct AppearanceTests {
  private func device(_ era: Era = Era(17), windows: Int = 1, style: UIUserInterfaceStyle? = nil) throws
    -> EmulatedDevice
  {
    var app = AppBundle.test(plist: .allButUpsideDown) { Coloured() }
    if let style { app.infoDictionary.userInterfaceStyle = style }
    return try EmulatedDevice(
      profile: windows > 1 ? .pad11 : era < Era(14) ? .iPhone8 : .iPhoneSE3, era: era,
      apps: Array(repeating: app, count: windows))
  }

  /// A device that is dark before its apps are launched: nobody hears of a change, and views are made in the dark.
  @Test func aDeviceCanBeLaunchedInTheDark() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { Coloured() }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [app], appearance: .dark)
    #expect(device.settled.appearance == .dark)
    device.inspect(window: 1) { window in
      let screen = window.rootViewController as? Coloured
      #expect(screen?.traitCollection.userInterfaceStyle == .dark)
      #expect(screen?.drawn.traitCollection.userInterfaceStyle == .dark)
      #expect(screen?.lit.traitCollection.userInterfaceStyle == .light)
      #expect(screen?.told == 0)
    }
    #expect(
      throws: EmulatorError.appearanceUnavailable(appearance: "dark", device: "iphone-8", era: "12")
    ) { try EmulatedDevice(profile: .iPhone8, era: Era(12), apps: [app], appearance: .dark) }
  }

  private func set(_ appearance: Appearance, on device: EmulatedDevice) -> Outcome {
    device.handle(DeviceInput(time: 0, event: .appearance(appearance)))
  }

  private func look<Value>(_ device: EmulatedDevice, window: Int = 1, _ body: (Coloured) -> Value) throws -> Value {
    try #require(device.inspect(window: window) { ($0.rootViewController as? Coloured).map(body) } ?? nil)
  }

  private func forget(_ device: EmulatedDevice) {
    _ = device.inspect(window: 1) { window in
      guard let screen = window.rootViewController as? Coloured else { return }
      (screen.heard, screen.drawn.heard, screen.lit.heard) = ([], [], [])
    }
  }

  /// The methods Apple's "Supporting Dark Mode in your interface" lists, of views and of controllers; traits come first.
  @Test func everybodyHearsInTheListedWays() throws {
    let device = try device()
    forget(device)
    #expect(set(.dark, on: device).ending == .settled)
    let heard = try look(device) { ($0.heard, $0.drawn.heard, $0.told) }
    #expect(heard.0 == ["traits 2", "viewDidLayoutSubviews"])
    #expect(heard.1.sorted() == ["draw", "layoutSubviews", "tintColorDidChange", "traits 2"])
    #expect(heard.2 == 1)
    #expect(device.settled.appearance == .dark)
    // The same once more is no change.
    forget(device)
    _ = set(.dark, on: device)
    #expect(try look(device) { $0.heard + $0.drawn.heard } == [])
  }

  /// "Choosing a specific interface style for your iOS app": a view that overrides its style keeps it and hears of no traits.
  @Test func aViewThatChoseKeepsItsStyle() throws {
    let device = try device()
    forget(device)
    _ = set(.dark, on: device)
    let lit = try look(device) { ($0.lit.traitCollection.userInterfaceStyle.rawValue, $0.lit.heard) }
    #expect(lit.0 == UIUserInterfaceStyle.light.rawValue)
    #expect(!lit.1.contains { $0.hasPrefix("traits") || $0 == "draw" })
  }

  /// The same article: `UIUserInterfaceStyle` in the Info.plist is for the whole app.
  @Test(arguments: [(UIUserInterfaceStyle.light, 1), (.dark, 2), (.unspecified, 2)])
  func anAppThatChoseKeepsItsStyle(style: UIUserInterfaceStyle, then raw: Int) throws {
    let device = try device(style: style)
    _ = set(.dark, on: device)
    #expect(try look(device) { $0.traitCollection.userInterfaceStyle.rawValue } == raw)
    _ = set(.light, on: device)
    #expect(try look(device) { $0.traitCollection.userInterfaceStyle.rawValue } == (style == .dark ? 2 : 1))
  }

  /// System colours by the Human Interface Guidelines, "Specifications": systemRed is 255, 59, 48 and in the dark 255, 69, 58.
  @Test func coloursAreThoseOfTheStyle() throws {
    let device = try device()
    func green() throws -> Int {
      try look(device) { screen in
        var green: CGFloat = 0
        UIColor.systemRed.resolvedColor(with: screen.traitCollection).getRed(nil, green: &green, blue: nil, alpha: nil)
        return Int((green * 255).rounded())
      }
    }
    #expect(try green() == 59)
    _ = set(.dark, on: device)
    #expect(try green() == 69)
  }

  /// It is the device's: windows behind others and those opened later have it as well.
  @Test func everyWindowHasIt() throws {
    let device = try device(Era(18), windows: 2)
    _ = device.handle(DeviceInput(time: 0, event: .arrange(.full(window: 1))))
    _ = set(.dark, on: device)
    _ = device.handle(DeviceInput(time: 0, event: .window(.open(app: device.settled.windows[0].app))))
    for window in 1...3 {
      #expect(try look(device, window: window) { $0.traitCollection.userInterfaceStyle.rawValue } == 2)
    }
  }

  /// A log of before knows no dark: its fingerprints stay what they were.
  @Test func thereAndBackNothingIsLeft() throws {
    let device = try device()
    let before = device.settled.fingerprint
    #expect(set(.dark, on: device).fingerprint != before)
    #expect(set(.light, on: device).fingerprint == before)
    #expect(device.settled.answer(to: try #require(StateKey("appearance", window: nil)))?.text == "light")
  }

  /// The trait is of iOS 12, the setting of iOS 13.
  @Test func darkModeCameWithIOS13() throws {
    let old = try device(Era(12))
    guard case .refused(let why) = set(.dark, on: old).ending else {
      Issue.record("iOS 12 has no Dark Mode")
      return
    }
    #expect(why.contains("iOS 13"))
    #expect(try look(old) { $0.traitCollection.userInterfaceStyle.rawValue } == 1)
    #expect(set(.dark, on: try device(Era(13))).ending == .settled)
  }
}
