// A scene of a running app: a window, where it is, and what goes on in it.
import DeviceCatalog
import Orientation
import RotationRules

/// One scene with its window, in front of which others may lie. The scenes of an app that supports several share its `RunningApp`; of any other app each
/// has its own, and two of them share nothing but the device, as two processes would.
@MainActor package final class AppScene {
  /// The scene whose code runs; nil outside the emulator. Only what concerns the whole app may be asked of it by code that
  /// has an object at hand: an object's window may be another scene's, see `ownScene`.
  package nonisolated(unsafe) private(set) static var running: AppScene?

  /// The same, for code that only a guest can reach.
  static var current: AppScene {
    guard let running else {
      preconditionFailure("no device is running: UIKit objects work inside EmulatedDevice's calls only")
    }
    return running
  }

  /// What windows know the scene by.
  nonisolated let link = BackLink<AppScene>(nil)
  package let device: DeviceContext
  package let bundle: AppBundle
  /// What the scene shares with others of its app.
  package let app: RunningApp
  /// Whether there are others.
  var hasSiblings = false
  /// The window's identifier, from 1.
  package let id: Int
  package let application: UIApplication
  /// Where the window is on the screen.
  package var sceneFrame: CGRect
  /// The window's interface orientation (R-API-10).
  package var interfaceOrientation: InterfaceOrientation
  /// Where the app turned the status bar, away from the window (R-API-09); nil until then, and once the window turns.
  var turnedStatusBar: InterfaceOrientation?
  /// Whether the window has less than the screen, though perhaps a canvas of its size (R-WIN-03).
  package var isWindowed = false
  /// Whether another window lies over it.
  package var isOverlapped = false
  /// Whether the window is on the display connected to the device.
  package var isOnExternalScreen = false {
    didSet {
      guard isOnExternalScreen != oldValue else { return }
      hasChangedScreen.toggle()
      lastTraits = nil
    }
  }
  /// Whether its scene is still to be told of another screen (R-WIN-07).
  var hasChangedScreen = false
  /// Which edges of the screen the window touches: only there the system takes something of it.
  package var touchesEdges = TouchedEdges.all {
    didSet { if touchesEdges != oldValue { UIView.noteGeometryChange() } }
  }
  /// Whether the user closed the window.
  var isClosed = false
  /// Whether the app knows of the scene.
  var isConnected = false
  /// How active the scene is.
  var state = UIApplication.State.inactive
  /// Whether the user drags a corner or divider of the window (R-WIN-02).
  package var isInteractivelyResizing = false
  /// Where the scene delegate was told last that the scene is; nil without one.
  var toldPlace: (frame: CGRect, orientation: InterfaceOrientation, traits: UITraitCollection)?
  /// What the scene delegate was told of that last.
  var toldInteractivelyResizing = false
  /// Whether the window is on the screen; else the scene is suspended.
  package var isForeground = true
  /// The guest's window, once it was made visible.
  package internal(set) var window: UIWindow?
  /// Why the last input did not come to rest; nil while it does.
  package var unsettled: String?
  /// What UIKit would have thrown since the input began; nil if nothing.
  package var exception: String?

  /// The orientations the window took since the input began.
  package var turns: [InterfaceOrientation] = []
  /// The last decision about the orientation that something other than the device called for since the input began. A look
  /// that leaves the window where one before it took it does not hide that one.
  package var decided: RotationDecision? {
    didSet { if let oldValue, let decided, explains(oldValue), !decided.isNews { self.decided = oldValue } }
  }

  /// Whether `decision` is the turn that gave the interface the orientation it has, in this input.
  package func explains(_ decision: RotationDecision) -> Bool {
    !turns.isEmpty && decision.target == interfaceOrientation
  }

  /// What the last decision rested on; nil when nobody had to be asked.
  var inquiry: Inquiry?
  /// The scene as the app knows it (era 13).
  private(set) lazy var windowScene = UIWindowScene(scene: self)
  var sceneDelegate: (any UIWindowSceneDelegate)?
  /// The class of the scene delegate, by which the ledger knows it.
  var sceneDelegateName = ""
  /// Whether overridden traits are still to be told of (era 17).
  var needsTraitUpdate = false
  /// The turn or resize of the window that goes on.
  var activeTurn: WindowTransition?
  /// Turns and resizes that have begun and not ended, those of presentations inside them.
  var turnDepth = 0
  /// What guests asked for in a turn, to be looked at when it has ended (R-ROT-12); empty as a rule.
  var afterTurn: [@MainActor () -> Void] = []
  /// Whether that is being done.
  var isFollowingTurn = false
  /// The mask a test gives instead of the controllers' own; nil as a rule.
  package var givenMask: InterfaceOrientationMask?
  /// The pop a finger on the screen has begun.
  var heldSwipe: NavigationTransition?
  /// What the visible controller last said about locking the orientation.
  var lockAnswer: (controller: UIViewController, isLocked: Bool)?
  /// Whether the orientations are to be looked at when the input ends.
  var isUpdateRequested = false

  /// Interface Builder's rules instead of the device's: set while a document is checked against its own frames.
  package var canvas: CanvasProfile?

  var uiDevice: UIDevice { app.uiDevice }
  var screen: UIScreen { app.screen }
  /// The display connected to the device, while there is one.
  var externalScreen: UIScreen { app.externalScreen }
  var notificationCenter: NotificationCenter { app.notificationCenter }
  /// Traits an app sets for the whole scene, from era 17.
  var sceneTraits: TraitValues?
  var hasTraitOverrides: Bool { app.hasTraitOverrides }
  var viewsHearTraits: Bool { app.viewsHearTraits }
  /// Where the emulator puts the window when it turns.
  package let frameAfterTurn: @MainActor (InterfaceOrientation) -> CGRect
  var layoutDepth = 0
  /// What guests did since the input began that calls guests again.
  var steps: [GuestStep] = []
  /// What of that goes on inside each other.
  var nestedSteps: [GuestStep] = []
  private var lastTraits: (size: CGSize, traits: UITraitCollection)?
  func forgetTraits() { lastTraits = nil }

  /// `app` is the running app of which this becomes another scene; nil starts the app.
  package init(
    device: DeviceContext, bundle: AppBundle, app: RunningApp? = nil, id: Int, sceneFrame: CGRect,
    interfaceOrientation: InterfaceOrientation,
    frameAfterTurn: @escaping @MainActor (InterfaceOrientation) -> CGRect
  ) {
    self.frameAfterTurn = frameAfterTurn
    self.device = device
    self.bundle = bundle
    self.id = id
    self.sceneFrame = sceneFrame
    self.interfaceOrientation = interfaceOrientation
    state = app == nil ? .inactive : .background
    let app = app ?? RunningApp(bundle, on: device)
    self.app = app
    application = app.application
    link.object = self
    app.add(self)
  }

  deinit { link.object = nil }

  package var era: Era { device.era }

  /// Who hears of keys.
  weak var firstResponder: UIResponder?
  /// What the app set for `UITraitCollection.current`, while that holds.
  var chosenTraits: UITraitCollection?
  /// Who asked to hear of them before it was in a window.
  weak var waitingResponder: UIView?
  /// Who was typed into on screens below others.
  let keptResponders = KeptResponders()
  /// Whom the keyboard is there for.
  weak var keyboardOwner: UIResponder?
  /// Whether the next one is about to take its place.
  var isExchangingFirstResponder = false
  /// How much of the window the docked keyboard covers, from its bottom; nil: there is none.
  package var keyboardHeight: CGFloat?
  /// What the first responder has above the keyboard and in its place; nil without either.
  package internal(set) var inputViews: InputViewsContainer?
  /// How high the keyboard is on the screen.
  var keyboardOnScreen: CGFloat = 0
  /// Whether the app hides the status bar, as it last said, and whether it may say something else now.
  var hidesStatusBar = false
  var statusBarIsStale = false
  /// Who hears of keys.
  package var typedInto: UIResponder? { firstResponder }

  /// Whether the masks of this app are never asked (R-MULTI-01); on the inner display of a foldable nobody's are
  /// (`stage_windowing.csv`).
  package var isMultitasking: Bool {
    bundle.infoDictionary.isMultitasking(on: device.profile.idiom, era: device.era)
      || device.profile.display.fold != nil
  }

  /// Runs `body` as this app's code.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try body()
  }

  /// The environment of the window (R-TRAIT-01…03).
  var traits: UITraitCollection {
    if let lastTraits, lastTraits.size == sceneFrame.size { return lastTraits.traits }
    let traits = traits(for: sceneFrame.size)
    lastTraits = (sceneFrame.size, traits)
    return traits
  }

  /// The environment a window of `size` has.
  func traits(for size: CGSize) -> UITraitCollection {
    let classes = SizeClassRules.classes(profile: device.profile, era: device.era, size: size)
    return UITraitCollection(
      horizontal: classes.horizontal, vertical: classes.vertical,
      idiom: UIUserInterfaceIdiom(device.profile.idiom), scale: pixelsPerPoint,
      style: style, textSize: app.textSize == .large ? nil : app.textSize)
  }

  /// Of the screen the window is on.
  var pixelsPerPoint: CGFloat {
    isOnExternalScreen ? device.external?.scale ?? 1 : CGFloat(device.profile.scale)
  }

  /// Size classes of the window.
  package var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    (traits.horizontalSizeClass, traits.verticalSizeClass)
  }

  /// The root view's frame in the window (R-LAY-04).
  var rootFrame: CGRect {
    metrics.rootFrame(in: CGRect(origin: .zero, size: sceneFrame.size), interfaceOrientation)
  }

  /// What status bar, corners and home indicator take of the window.
  var windowInsets: UIEdgeInsets {
    let area = metrics.area(interfaceOrientation)
    return UIEdgeInsets(
      top: touchesEdges.top ? statusBarHeight(interfaceOrientation) : 0,
      left: touchesEdges.left ? CGFloat(area.left) : 0,
      bottom: touchesEdges.bottom ? CGFloat(area.bottom) : 0, right: touchesEdges.right ? CGFloat(area.right) : 0)
  }

  var metrics: BarMetrics { device.metrics }

  /// The value of an optional delegate method, or nil when the delegate does not implement it.
  func optional<Value>(_ call: () -> Value) -> Value? { app.optional(call) }

  /// For the default implementations of optional delegate methods.
  func unimplemented<Value>(returning value: Value) -> Value {
    app.noteDefault()
    return value
  }

  /// Puts off `body` to the end of the input, where UIKit would wait for the next turn of the run loop (R-API-03, R-API-07).
  func later(_ body: @escaping @MainActor () -> Void) { app.later(in: self, body) }

  /// Does what was put off by any scene of the app.
  package func runDeferred() { app.runDeferred() }

  /// Whether something is left to be done before the scene is at rest.
  package var hasWork: Bool { app.hasDeferred || window?.subtreeNeedsWork == true || needsTraitUpdate }

  func record(_ subject: String, _ call: String) {
    device.ledger.record(window: id, subject: subject, call: call)
  }

  /// Records what UIKit would have thrown; the caller leaves the tree as it was (R-EXC-05).
  package func raise(_ name: String, _ reason: String, by subject: String) {
    exception = "\(name): \(reason)"
    record(subject, "exception \(name): \(reason)")
  }
}
