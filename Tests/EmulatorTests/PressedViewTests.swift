// A view whose menu a finger opens (UIContextMenuInteraction): who hears of it, what the interaction says meanwhile, and how code changes or closes
// the menu. Apart from ContextMenuTests, which is about rows and what rises above them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A square with a menu of two entries, or with none.
@MainActor private final class Pressed: UIViewController, UIContextMenuInteractionDelegate {
  let square = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 80))
  lazy var interaction = UIContextMenuInteraction(delegate: self)
  var hasMenu = true
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    square.accessibilityIdentifier = "square"
    view.addSubview(square)
    square.addInteraction(interaction)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    notes.append("asked \(Int(location.x)) \(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: "mine" as NSString,
      actionProvider: { _ in
        UIMenu(
          children: ["One", "Two"].map { title in
            UIAction(title: title) { [weak self] _ in self?.notes.append(title) }
          })
      })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.append("shows \(interaction.menuAppearance == .rich) \(configuration.identifier as? NSString ?? "-")") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.append("ends \(interaction.menuAppearance == .unknown)") }
}

@MainActor @Suite struct PressedViewTests {
  private let driver: Driver
  private let pressed: Pressed

  init() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Pressed() }])
    driver = Driver(device)
    pressed = try #require(device.inspect(window: 1) { $0.rootViewController as? Pressed } ?? nil)
  }

  /// What is noted while something is done.
  private func noted(_ body: () -> Void) -> [String] {
    pressed.notes = []
    body()
    return pressed.notes
  }
  private func press() { driver.send(.drag(window: 1, Drag("square", by: FingerWay(x: 0, y: 0), seconds: 0.6))) }
  private func run(_ body: @escaping (Pressed) -> Void) {
    _ = driver.device.perform(window: 1) { [pressed] _ in body(pressed) }
  }
  private var appearance: UIContextMenuInteraction.Appearance? {
    driver.device.inspect(window: 1) { _ in pressed.interaction.menuAppearance }
  }

  /// "The location of the interaction in the view's coordinate space", the middle here; the delegate hears that the menu is shown, and when it
  /// ends. Nothing looks like a menu before and after.
  @Test func aMenuIsShownAndEnds() {
    #expect(appearance == .unknown && pressed.interaction.view === pressed.square)
    #expect(noted { press() } == ["asked 100 40", "shows true mine"] && appearance == .rich)
    let places = driver.device.inspect(window: 1) { window in
      [pressed.square, pressed.view, nil].map { pressed.interaction.location(in: $0) }
    }
    #expect(places == [CGPoint(x: 100, y: 40), CGPoint(x: 140, y: 140), CGPoint(x: 140, y: 140)])
    let after = noted { driver.send(.tap(window: 1, target: "Two")) }
    #expect(after.sorted() == ["Two", "ends true"] && appearance == .unknown)
  }

  /// Without a configuration there is no menu ("return nil to prevent").
  @Test func noMenu() {
    pressed.hasMenu = false
    #expect(noted { press() } == ["asked 100 40"] && appearance == .unknown)
    run { $0.interaction.dismissMenu() }
    #expect(appearance == .unknown)
  }

  /// `dismissMenu()` closes what is open; `updateVisibleMenu(_:)` gives it other entries, and changes nothing where none is open.
  @Test func codeChangesAndClosesTheMenu() {
    var changes = 0
    let change: (Pressed) -> Void = {
      $0.interaction.updateVisibleMenu { menu in
        changes += 1
        return menu.replacingChildren([UIAction(title: "Three") { [weak pressed] _ in pressed?.notes.append("Three") }])
      }
    }
    run(change)
    #expect(changes == 0)
    press()
    run(change)
    #expect(changes == 1 && noted { driver.send(.tap(window: 1, target: "Three")) }.contains("Three"))
    press()
    #expect(appearance == .rich)
    #expect(noted { run { $0.interaction.dismissMenu() } } == ["ends true"] && appearance == .unknown)
    #expect(noted { press() } == ["asked 100 40", "shows true mine"])
  }
}
