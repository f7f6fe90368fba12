// What an app sets of itself and asks of a system that is not here: badges, short cuts, notifications, time in the background.
import DeviceCatalog
import Foundation

/// What an app has set of itself.
struct AppSettings {
  var isIdleTimerDisabled = false
  /// How many calls of `beginIgnoringInteractionEvents()` are without their end.
  var ignoring = 0
  var badge = 0
  var shortcuts: [UIApplicationShortcutItem]?
  var supportsShakeToEdit = true
  var isNetworkActivityIndicatorVisible = false
  var iconName: String?
  var lastTask = 0
  /// What the app set of a status bar that is left to no controller.
  var hidesStatusBar: Bool?
  var statusBarStyle: UIStatusBarStyle?
}

extension AppScene {
  /// Tells the app's delegate that it was launched.
  func finishLaunching() {
    guard let delegate = application.delegate else { return }
    let name = application.delegateName
    let will = optional { delegate.application(application, willFinishLaunchingWithOptions: nil) }
    if will != nil { record(name, "application(willFinishLaunchingWithOptions:)") }
    record(name, "application(didFinishLaunchingWithOptions:)")
    if optional({ delegate.application(application, didFinishLaunchingWithOptions: nil) }) == nil {
      delegate.applicationDidFinishLaunching(application)
    }
    notificationCenter.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    app.menus.rebuild()
  }
}

extension UIApplication {
  /// Whether the screen stays on without touches. Kept: it never goes off here.
  public var isIdleTimerDisabled: Bool {
    get { settings.isIdleTimerDisabled }
    set { settings.isIdleTimerDisabled = newValue }
  }
  /// The number at the app's icon. Kept: there is no home screen.
  public var applicationIconBadgeNumber: Int {
    get { settings.badge }
    set { settings.badge = max(0, newValue) }
  }
  /// The short cuts at the app's icon, of which a person can choose one.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { settings.shortcuts }
    set { settings.shortcuts = newValue }
  }
  /// Whether shaking offers to take back what was done last.
  public var applicationSupportsShakeToEdit: Bool {
    get { settings.supportsShakeToEdit }
    set { settings.supportsShakeToEdit = newValue }
  }
  /// Whether the status bar shows that something is loaded, before era 13. Kept.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { settings.isNetworkActivityIndicatorVisible }
    set { settings.isNetworkActivityIndicatorVisible = newValue }
  }
  /// Whether files can be read: always.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the app is woken to load: nobody wakes it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// How often the app wants to be woken to load. Nobody wakes it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as may be.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  // MARK: Icons

  /// Whether the app has other icons: no home screen shows any.
  public var supportsAlternateIcons: Bool { false }
  /// The icon the app chose; nil for its own.
  public var alternateIconName: String? { settings.iconName }
  /// Chooses an icon. Refused, as on a device that does not support it.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    AppScene.current.later { completionHandler(CocoaError(.featureUnsupported)) }
  }

  // MARK: Notifications from outside

  /// Whether the app can be notified: nobody could.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks to be notified. The delegate is told that it cannot be, as on a device without a service.
  public func registerForRemoteNotifications() {
    let scene = AppScene.current
    scene.record("UIApplication", "registerForRemoteNotifications")
    scene.later { [self] in
      let error = NSError(
        domain: NSCocoaErrorDomain, code: Self.withoutService,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
      let call: Void? = scene.optional {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
      if call != nil { scene.record(delegateName, "application(didFailToRegisterForRemoteNotificationsWithError:)") }
    }
  }
  private static let withoutService = 3010
  /// Asks not to be notified any more.
  public func unregisterForRemoteNotifications() {}
  /// Asks for the keys of a remote control; there is none.
  public func beginReceivingRemoteControlEvents() {}
  /// Asks for them no more.
  public func endReceivingRemoteControlEvents() {}
  /// Says that the picture of the app is of no use. There is none.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Says that restoring goes on. Nothing is restored here.
  public func extendStateRestoration() {}
  /// Says that restoring is done.
  public func completeStateRestoration() {}

  // MARK: Time in the background

  /// The seconds the app has in the background; as good as endless before.
  public var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? Self.secondsInBackground : .greatestFiniteMagnitude
  }
  private static let secondsInBackground: TimeInterval = 30
  /// Begins work that goes on in the background; it is never cut off here. Each has another number.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    settings.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: settings.lastTask)
  }
  /// The same with a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  /// Ends such work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Whether an app is woken to load; raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It cannot be.
  case restricted = 0
  /// The user does not want it.
  case denied = 1
  /// It is.
  case available = 2
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
