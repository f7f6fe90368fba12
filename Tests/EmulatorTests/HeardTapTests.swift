// Taps as an app's own classes hear them: UIResponder's touches, UIControl's tracking, UIWindow.sendEvent.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct HeardTapTests {
  private func driver(_ make: @escaping @MainActor @Sendable () -> UIView) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) {
            let controller = UIViewController()
            let view = make()
            view.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
            view.accessibilityIdentifier = "it"
            controller.view.addSubview(view)
            return controller
          }
        ]))
  }

  private func heard(_ driver: Driver) -> [String] {
    var heard: [String] = []
    driver.device.inspect(window: 1) { window in
      heard = (window.rootViewController?.view.subviews.first as? any Hearing)?.heard ?? []
    }
    return heard
  }

  /// UIResponder: "touchesBegan … touchesEnded" of a view that overrides them; a control's actions come of its own touches, so that
  /// one which keeps them to itself has none; `beginTracking` and `endTracking` are asked of a control's class.
  @Test(
    arguments: [
      ("stars", ["began 50,20", "ended 50,20"]), ("dimming", ["began", "action", "ended"]), ("deaf", ["began"]),
      ("knob", ["begins 50", "action", "ends"]),
    ])
  func whatAClassHears(kind: String, expected: [String]) throws {
    let driver = try driver {
      let view: any Hearing =
        switch kind {
        case "stars": Stars()
        case "dimming": Dimming()
        case "deaf": Deaf()
        case _: Knob()
        }
      (view as? any ActionTaking)?.takeActions()
      return view
    }
    #expect(driver.send(.tap(window: 1, target: "it")).ending == .settled)
    #expect(heard(driver) == expected)
  }

  /// A view whose class hears nothing by itself does nothing, as before, and neither does one that takes no fingers.
  @Test(arguments: [true, false]) func whoHearsNothingIsRefused(isOff: Bool) throws {
    let driver = try driver {
      let view: UIView = isOff ? Stars() : UIView()
      view.isUserInteractionEnabled = !isOff
      return view
    }
    #expect(driver.send(.tap(window: 1, target: "it")).ending != .settled)
    #expect(heard(driver) == [])
  }

  /// UIWindow.sendEvent sees a tap's two events and a drag's before anybody; what it keeps to itself nobody hears.
  @Test(arguments: [true, false]) func aWindowSeesEventsFirst(isHandedOn: Bool) throws {
    let delegate = WindowDelegate(isHandedOn: isHandedOn)
    let app = AppBundle(name: "Mine", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all)) { delegate }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(12), apps: [app]))
    let (window, stars) = try (#require(delegate.window as? WatchfulWindow), #require(delegate.stars))
    _ = driver.send(.tap(window: 1, target: "it"))
    #expect(window.phases == [.began, .ended])
    #expect(stars.heard == (isHandedOn ? ["began 50,20", "ended 50,20"] : []))
    window.phases = []
    _ = driver.send(.drag(window: 1, Drag("it", from: .none, by: .none)))
    #expect(window.phases.first == .began && window.phases.last == .ended && window.phases.count > 2)
    #expect(stars.heard.count == (isHandedOn ? 4 : 0))
  }
}

@MainActor private protocol Hearing: UIView { var heard: [String] { get } }
@MainActor private protocol ActionTaking { func takeActions() }

private final class Stars: UIView, Hearing {
  var heard: [String] = []

  private func hear(_ word: String, _ touches: Set<UITouch>) {
    let place = touches.first?.location(in: self) ?? .zero
    heard.append("\(word) \(Int(place.x)),\(Int(place.y))")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
}

/// A button that hears of its touches and hands them on.
private final class Dimming: UIButton, Hearing, ActionTaking {
  var heard: [String] = []

  func takeActions() {
    addAction(UIAction { [weak self] _ in self?.heard.append("action") }, for: .touchDown)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    heard.append("ended")
  }
}

/// A button that keeps its touches to itself.
private final class Deaf: UIButton, Hearing, ActionTaking {
  var heard: [String] = []

  func takeActions() {
    addAction(UIAction { [weak self] _ in self?.heard.append("action") }, for: .touchUpInside)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
}

/// A control that follows fingers and says when its value changes.
private final class Knob: UIControl, Hearing, ActionTaking {
  var heard: [String] = []

  func takeActions() {
    addAction(UIAction { [weak self] _ in self?.heard.append("action") }, for: .valueChanged)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heard.append("begins \(Int(touch.location(in: self).x))")
    sendActions(for: .valueChanged)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { heard.append("ends") }
}

private final class WatchfulWindow: UIWindow {
  var isHandedOn = false
  var phases: [UITouch.Phase] = []

  override func sendEvent(_ event: UIEvent) {
    phases += event.allTouches?.map(\.phase) ?? []
    if isHandedOn { super.sendEvent(event) }
  }
}

private final class WindowDelegate: UIApplicationDelegate {
  private let isHandedOn: Bool
  var window: UIWindow?
  var stars: Stars?

  init(isHandedOn: Bool) { self.isHandedOn = isHandedOn }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (controller, stars) = (UIViewController(), Stars())
    stars.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    stars.accessibilityIdentifier = "it"
    controller.view.addSubview(stars)
    let window = WatchfulWindow(frame: UIScreen.main.bounds)
    window.isHandedOn = isHandedOn
    window.rootViewController = controller
    window.makeKeyAndVisible()
    (self.window, self.stars) = (window, stars)
    return true
  }
}
