// What UIKit calls on an app's delegate. All methods are optional, as in UIKit.
import Foundation
import Orientation

/// The methods UIKit calls on an app's delegate.
@preconcurrency @MainActor public protocol UIApplicationDelegate: OptionalMethods {
  /// Makes the window, gives it a root controller and shows it with `makeKeyAndVisible()`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The orientations of `window`; the value replaces the Info.plist's (R-MASK-07). A delegate without this method
  /// leaves the Info.plist in force.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  /// From era 13, for an app with scene delegates: what a new scene is made of. A delegate without this method leaves it to
  /// the Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// From era 13: the user or the app closed scenes while the app goes on with others.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app is about to stop receiving touches: it leaves the screen, or its window changes size in Split View.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app receives touches again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)

  // MARK: What comes from outside

  /// Before the app is launched; true where nothing forbids it.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was launched; called for a delegate without `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app ends. Never called here: apps end while they are suspended.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The clock was set, or a day began. Never called here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Files can be read no more. Never called here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Files can be read again. Never called here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Opens an address of the app's own, for an app without scene delegates; whether it did.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The same before era 9. Never called here.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The same before era 4.2. Never called here.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Something is about to be gone on with, for an app without scene delegates; whether the app says so itself.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Something is to be gone on with, for an app without scene delegates: a page of the web.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// What was to be gone on with did not come. Never called here.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity was filled. Never called here.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// A user chose a short cut at the app's icon, for an app without scene delegates.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The app can be notified. Never called here.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The app cannot be notified: what follows `registerForRemoteNotifications()` here.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// The user agreed to notifications, before era 10.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// A notification the app asked for came, before era 10.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// A notification came. Never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The same before era 7. Never called here.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// There is time to load. Never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Transfers in the background ended. Never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// A watch asks. Never called here.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Whether keyboards and other extensions may be used. Never called here: there are none.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether the interface is to be kept: asked when the app goes to the background. Nothing lasts longer than a launch, so that what is
  /// kept is read by nobody.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether the interface is to be made again. Never called here.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The same before era 13.2, and of a delegate without that method.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The same before era 13.2. Never called here.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// A controller of a restored interface. Never called here.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// The interface is being kept: the delegate hears of it first.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The interface was made again. Never called here.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
  /// The window the delegate keeps in a property of this name; nil within nil for a delegate without one.
  public var window: UIWindow?? { KeptWindow.of(self) }
  /// Stands for a delegate without the method.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { AppScene.current.unimplemented(returning: true) }
  /// Stands for a delegate without the method.
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { AppScene.current.unimplemented(returning: []) }
  /// Stands for a delegate without the method.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    AppScene.current.unimplemented(returning: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }
  /// Stands for a delegate without the method.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
