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

  /// UIResponder: what a view does not take is handed on to the next responder, so that a controller that overrides touches hears of a
  /// finger on its view and on what takes none in it; "controls" act, and what scrolls keeps its touches. A recogniser hears of a
  /// touch with the view (UIGestureRecognizer.cancelsTouchesInView: "previously delivered touches are cancelled").
  @Test(
    arguments: [
      ("background", ["began background", "ended"]), ("words", ["began background", "ended"]),
      ("box", ["began box", "ended"]), ("button", ["action"]), ("in what scrolls", []),
      ("shut", ["began background", "ended"]),
      ("recognised", ["began recognised", "action", "cancelled"]),
      ("recognised beside", ["began recognised beside", "action", "ended"]),
      ("in a child", ["began in a child", "ended"]),
    ])
  func whatAControllerHears(name: String, expected: [String]) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) { HearingController() }]))
    #expect((driver.send(.tap(window: 1, target: name)).ending == .settled) == !expected.isEmpty)
    var heard: [String]?
    driver.device.inspect(window: 1) { heard = ($0.rootViewController as? HearingController)?.heard }
    #expect(heard == expected)
  }

  /// UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:): "the touch is received or not"; a card over a dimmed background
  /// closes by taps beside it alone. `location(in:)` is where the finger is. A press of no duration begins with the finger; an app's
  /// own recogniser hears of touches. A finger on a field brings the keyboard, whatever recognises taps around it.
  @Test(
    arguments: [
      ("dim", ["closed at 18,33"]), ("card", []), ("words", []), ("inner", ["inner 50,20"]), ("held", ["1", "3"]),
      ("own", ["own"]),
    ])
  func whatRecognisersTake(name: String, expected: [String]) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) { CardController() }]))
    _ = driver.send(.tap(window: 1, target: name))
    var heard: [String]?
    driver.device.inspect(window: 1) { heard = ($0.rootViewController as? CardController)?.heard }
    #expect(heard == expected)
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

/// A card over a dimmed background that closes when it is tapped.
private final class CardController: UIViewController, UIGestureRecognizerDelegate, UITextFieldDelegate {
  var heard: [String] = []
  private let card = UIView()

  override func viewDidLoad() {
    view.accessibilityIdentifier = "dim"
    let close = UITapGestureRecognizer()
    close.addAction(UIAction { [weak self, unowned close] _ in self?.hear("closed at", close) })
    close.delegate = self
    view.addGestureRecognizer(close)
    card.accessibilityIdentifier = "card"
    card.frame = CGRect(x: 40, y: 160, width: 295, height: 350)
    view.addSubview(card)
    let words = UILabel()
    words.text = "words"
    place(words, "words", at: 20)
    let inner = UITapGestureRecognizer()
    inner.addAction(UIAction { [weak self, unowned inner] _ in self?.hear("inner", inner) })
    place(UIView(), "inner", at: 80).addGestureRecognizer(inner)
    let held = UILongPressGestureRecognizer()
    held.minimumPressDuration = 0
    held.addAction(UIAction { [weak self, unowned held] _ in self?.heard.append("\(held.state.rawValue)") })
    place(UIView(), "held", at: 140).addGestureRecognizer(held)
    let own = DownRecognizer()
    own.addAction(UIAction { [weak self] _ in self?.heard.append("own") })
    place(UIView(), "own", at: 200).addGestureRecognizer(own)
    let field = UITextField()
    field.delegate = self
    field.accessibilityIdentifier = "field"
    field.frame = CGRect(x: 40, y: 520, width: 200, height: 40)
    view.addSubview(field)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("field is edited") }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: card) == false
  }

  private func hear(_ word: String, _ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    heard.append("\(word) \(Int(place.x)),\(Int(place.y))")
  }

  @discardableResult private func place(_ view: UIView, _ name: String, at y: CGFloat) -> UIView {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: 20, y: y, width: 100, height: 40)
    card.addSubview(view)
    return view
  }
}

/// Recognised as soon as a finger is down.
private final class DownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

/// A controller that hears of fingers, as many do to put the keyboard away.
private final class HearingController: UIViewController {
  var heard: [String] = []

  override func viewDidLoad() {
    view.accessibilityIdentifier = "background"
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.heard.append("action") }, for: .touchUpInside)
    // In the middle of the background.
    place(button, "button", at: view.bounds.midY - 20, in: view)
    place(UIImageView(), "words", at: 40, in: view)
    place(UIView(), "box", at: 90, in: view)
    let shut = UIView()
    shut.isUserInteractionEnabled = false
    place(shut, "shut", at: 140, in: view)
    let scroll = UIScrollView()
    place(scroll, "scroll", at: 190, in: view)
    place(UIView(), "in what scrolls", at: 0, in: scroll)
    for (row, name) in ["recognised", "recognised beside"].enumerated() {
      let box = UIView()
      let tap = UITapGestureRecognizer()
      tap.addAction(UIAction { [weak self] _ in self?.heard.append("action") })
      tap.cancelsTouchesInView = row == 0
      box.addGestureRecognizer(tap)
      place(box, name, at: 240 + 50 * CGFloat(row), in: view)
    }
    let child = UIViewController()
    addChild(child)
    place(child.view, "in a child", at: 400, in: view)
    child.didMove(toParent: self)
  }

  private func place(_ view: UIView, _ name: String, at y: CGFloat, in around: UIView) {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: 0, y: y, width: 375, height: 40)
    around.addSubview(view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began \(touches.first?.view?.accessibilityIdentifier ?? "nothing")")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
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
