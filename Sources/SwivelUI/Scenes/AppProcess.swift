// A running app: what `UIApplication.shared`, `UIDevice.current` and `NotificationCenter.default` are computed from.
import DeviceCatalog
import Orientation

/// One launched app with its one window. Two windows of the same app are two of these: they share nothing but the device,
/// as two processes would.
@MainActor package final class AppProcess {
  /// The running app; nil outside the emulator.
  package private(set) static var running: AppProcess?

  /// The running app, for code that only a guest can reach.
  static var current: AppProcess {
    guard let running else {
      preconditionFailure("no device is running: UIKit objects work inside EmulatedDevice's calls only")
    }
    return running
  }

  /// What windows know the app by.
  nonisolated let link = BackLink<AppProcess>(nil)
  package let device: DeviceContext
  package let bundle: AppBundle
  /// The window's identifier, from 1.
  package let id: Int
  package let application: UIApplication
  /// Where the window is on the screen.
  package var sceneFrame: CGRect
  /// The window's interface orientation (R-API-10).
  package var interfaceOrientation: InterfaceOrientation
  /// Whether the window has less than the screen, though perhaps a canvas of its size (R-WIN-03).
  package var isWindowed = false
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
  /// Whether the user drags a corner or divider of the window (R-WIN-02).
  package var isInteractivelyResizing = false
  /// What the scene delegate was told of that last.
  var toldInteractivelyResizing = false
  /// Whether the window is on the screen; else the app is suspended.
  package var isForeground = true
  /// The guest's window, once it was made visible.
  package internal(set) var window: UIWindow?
  /// Why the last input did not come to rest; nil while it does.
  package var unsettled: String?
  /// What UIKit would have thrown since the input began; nil if nothing.
  package var exception: String?

  /// The orientations the window took since the input began.
  package var turns: [InterfaceOrientation] = []
  /// The last decision about the orientation that something other than the device called for since the input began.
  package var decided: RotationDecision?

  /// What the last decision rested on; nil when nobody had to be asked.
  var inquiry: Inquiry?
  /// The app's scene (era 13).
  private(set) lazy var windowScene = UIWindowScene(process: self)
  var sceneDelegate: (any UIWindowSceneDelegate)?
  /// The class of the scene delegate, by which the ledger knows it.
  var sceneDelegateName = ""
  /// Whether anybody overrides traits, so that each controller has its own.
  var hasTraitOverrides = false
  /// Whether overridden traits are still to be told of (era 17).
  var needsTraitUpdate = false
  /// Whether a view overrides `traitCollectionDidChange(_:)` or observes traits.
  var viewsHearTraits = false
  /// The turn or resize of the window that goes on.
  var activeTurn: WindowTransition?
  /// The interactive transition whose animator is at work: completions of animations wait for the finger.
  weak var animatingContext: TransitionContext?
  /// Whether there are page controllers whose spine may follow the orientation.
  var hasSpines = false
  /// What the visible controller last said about locking the orientation.
  var lockAnswer: (controller: UIViewController, isLocked: Bool)?
  /// Whether the orientations are to be looked at when the input ends.
  var isUpdateRequested = false

  /// Interface Builder's rules instead of the device's: set while a document is checked against its own frames.
  package var canvas: CanvasProfile?

  /// Documents that were asked for, by file name.
  var nibs: [String: NibFile] = [:]
  /// Scenes being made inside each other.
  var nibNesting = 0

  let uiDevice: UIDevice
  let screen: UIScreen
  /// The display connected to the device, while there is one.
  private(set) lazy var externalScreen = UIScreen(device: device, isExternal: true)
  let notificationCenter = NotificationCenter()
  /// Where the emulator puts the window when it turns.
  package let frameAfterTurn: @MainActor (InterfaceOrientation) -> CGRect
  var layoutDepth = 0
  /// Navigation transitions since the input began.
  var transitionCount = 0
  /// Whether the default of an optional delegate method ran, which UIKit calls not implemented.
  private var reachedDefault = false
  private var lastTraits: (size: CGSize, traits: UITraitCollection)?
  private var deferred: [@MainActor () -> Void] = []
  private var instanceCounts: [ObjectIdentifier: Int] = [:]

  package init(
    device: DeviceContext, bundle: AppBundle, id: Int, sceneFrame: CGRect, interfaceOrientation: InterfaceOrientation,
    frameAfterTurn: @escaping @MainActor (InterfaceOrientation) -> CGRect
  ) {
    self.frameAfterTurn = frameAfterTurn
    self.device = device
    self.bundle = bundle
    self.id = id
    self.sceneFrame = sceneFrame
    self.interfaceOrientation = interfaceOrientation
    application = UIApplication()
    uiDevice = UIDevice(device: device)
    screen = UIScreen(device: device)
    link.object = self
  }

  deinit { link.object = nil }

  var era: Era { device.era }

  /// The height of the docked keyboard from the window's bottom; nil: there is none.
  var keyboardHeight: CGFloat?

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
      style: era >= Era(12) ? .light : nil)
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
      top: touchesEdges.top ? CGFloat(area.top) : 0, left: touchesEdges.left ? CGFloat(area.left) : 0,
      bottom: touchesEdges.bottom ? CGFloat(area.bottom) : 0, right: touchesEdges.right ? CGFloat(area.right) : 0)
  }

  var metrics: BarMetrics { BarMetrics(profile: device.profile, era: device.era, areas: device.areas) }

  /// The value of an optional delegate method, or nil when the delegate does not implement it.
  func optional<Value>(_ call: () -> Value) -> Value? {
    reachedDefault = false
    let value = call()
    return reachedDefault ? nil : value
  }

  /// For the default implementations of optional delegate methods.
  func unimplemented<Value>(returning value: Value) -> Value {
    reachedDefault = true
    return value
  }

  /// How many rounds of deferred work one input may take: work that defers more work without end is a loop.
  private static let maximumDeferredRounds = 100

  /// Puts off `body` to the end of the input, where UIKit would wait for the next turn of the run loop (R-API-03, R-API-07).
  func later(_ body: @escaping @MainActor () -> Void) { deferred.append(body) }

  /// Does what was put off.
  package func runDeferred() {
    run {
      var rounds = 0
      while !deferred.isEmpty {
        guard rounds < Self.maximumDeferredRounds else {
          unsettled = "\(bundle.name) put off work \(rounds) times in one input"
          deferred.removeAll()
          return
        }
        rounds += 1
        let due = deferred
        deferred.removeAll()
        for body in due { body() }
      }
    }
  }

  func record(_ subject: String, _ call: String) {
    device.ledger.record(window: id, subject: subject, call: call)
  }

  /// Records what UIKit would have thrown; the caller leaves the tree as it was (R-EXC-05).
  func raise(_ name: String, _ reason: String, by subject: String) {
    exception = "\(name): \(reason)"
    record(subject, "exception \(name): \(reason)")
  }

  /// The name the ledger gives a new instance of `type`: the class name, with `#n` from the second on.
  func subject(for type: ClassFacts) -> String {
    let count = (instanceCounts[type.id] ?? 0) + 1
    instanceCounts[type.id] = count
    return count == 1 ? type.name : "\(type.name)#\(count)"
  }
}
