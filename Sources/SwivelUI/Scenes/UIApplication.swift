// The app object.
import Orientation

/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Keys of the launch options; an emulated launch has none of them.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the app is doing.
  public enum State: Int, Sendable {
    /// On the screen and receiving touches.
    case active = 0
    /// On the screen, between two states, receiving nothing.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Posted when the first of the app's scenes becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the last active scene of the app is about to stop being so.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the last of the app's scenes left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the first of the app's scenes is about to come back.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The app whose code runs.
  public static var shared: UIApplication { AppScene.current.application }

  /// The app's delegate.
  open internal(set) weak var delegate: (any UIApplicationDelegate)?
  /// Whether the app is in front, on its way, or in the background: the state of its most active scene.
  open var applicationState: State {
    let running = AppScene.current
    guard running.hasSiblings else { return running.state }
    let states = running.app.scenes.map(\.state)
    return states.contains(.active) ? .active : states.contains(.inactive) ? .inactive : .background
  }

  /// A shake nobody in the chain wanted offers to take back what was typed last; then the delegate hears of it, if it is a responder.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { AppScene.current.offerUndo() }
    super.motionEnded(motion, with: event)
  }

  /// The interface orientation of the app's main window, the last that was made key or touched of those on the screen;
  /// never flat or upside of the device's own accord (R-API-10).
  open var statusBarOrientation: UIInterfaceOrientation {
    AppScene.current.app.mainScene?.statusBarOrientation ?? .unknown
  }

  /// Turns the status bar of the main window alone. From era 6 on it does so only if the controller that covers the window
  /// supports no orientation at all, and is ignored otherwise (R-API-09); the window itself does not turn.
  open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    AppScene.current.app.mainScene?.turnStatusBar(to: interfaceOrientation)
  }

  /// The Info.plist's orientations for this device (R-MASK-06).
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let scene = AppScene.current
    return scene.bundle.infoDictionary.orientations(for: scene.device.profile.idiom)
  }

  /// Sends an action to a target, or without one up the responders from the first; whether anybody took it.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    plainSendAction(action, to: target, from: sender, for: event)
  }
  /// Hands an event on to its window. Not called here: fingers go to their views at once.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
  }

  /// What an app has set of itself.
  var settings = AppSettings()
  /// What it asked for in the way of before era 10.
  lazy var olderNotifications = OlderNotifications()

  private var strongDelegate: (any UIApplicationDelegate)?

  /// The class of the delegate, by which the ledger knows it.
  private(set) var delegateName = ""

  func adopt(_ delegate: any UIApplicationDelegate) {
    strongDelegate = delegate
    delegateName = ClassFacts.of(type(of: delegate)).name
    self.delegate = delegate
  }
}
