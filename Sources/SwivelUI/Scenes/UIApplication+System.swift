// What an app asks of the system: addresses to open, the status bar, whom actions go to.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UIWindow {
  /// How far in front a window is; the numbers are UIKit's.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// By the number.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Where apps' windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }
}

extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app of the address's own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// How an app is opened with an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who opens it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What comes with it.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document may be changed.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Posted when memory is short; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the status bar turns, up to era 12; never here.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar turned, up to era 12; never here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar changes its frame; never here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar changed its frame; never here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The orientation the status bar has or had, in what these notifications say.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The frame the status bar has or had, in what these notifications say.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted when a picture of the screen was taken; never here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Whether an address can be opened: those of the web, and the app's own.
  public func canOpenURL(_ url: URL) -> Bool {
    isOwn(url) || ["http", "https", "tel", "mailto", "app-settings"].contains(url.scheme)
  }
  /// Whether an address is one of the app's own schemes.
  private func isOwn(_ url: URL) -> Bool { url.scheme.map(AppScene.current.bundle.urlSchemes.contains) ?? false }
  /// Opens an address: a line of the ledger, and one of the app's own schemes goes to its delegate.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let scene = AppScene.current
    let canOpen = canOpenURL(url)
    scene.record("UIApplication", "open(\(url.absoluteString))")
    if isOwn(url), options[.universalLinksOnly] as? Bool != true {
      scene.later { (scene.app.mainScene ?? scene).open(url, from: scene.bundle.name) }
    }
    if let completion { scene.later { completion(canOpen) } }
  }
  /// Opens an address, as before era 10.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
  /// The height and width of the status bar; zero while it is hidden.
  public var statusBarFrame: CGRect {
    let scene = AppScene.current
    guard !isStatusBarHidden else { return .zero }
    let height = scene.metrics.statusBarHeight(scene.interfaceOrientation)
    return CGRect(x: 0, y: 0, width: scene.sceneFrame.width, height: height)
  }
  /// The status bar's style: that of the controller in front. Setting it is for apps that leave the bar to no controller, and changes
  /// nothing in others.
  public var statusBarStyle: UIStatusBarStyle {
    get { AppScene.current.app.mainScene?.window?.statusBarStyle ?? .default }
    set { settings.statusBarStyle = newValue }
  }
  /// Whether the status bar is hidden: the word of the controller in front. Setting it is as setting `statusBarStyle`.
  public var isStatusBarHidden: Bool {
    get { AppScene.current.app.mainScene?.window?.hidesStatusBar ?? false }
    set {
      settings.hidesStatusBar = newValue
      for scene in AppScene.current.app.scenes { scene.statusBarIsStale = true }
    }
  }
  /// As by `isStatusBarHidden`.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// As by `isStatusBarHidden`.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
  /// As by `statusBarStyle`.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory { AppScene.wantedTextSize }
  /// Which way the user's language runs.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Lets no touch reach the app until as many calls of `endIgnoringInteractionEvents()` have followed.
  public func beginIgnoringInteractionEvents() { settings.ignoring += 1 }
  /// Ends what one `beginIgnoringInteractionEvents()` began.
  public func endIgnoringInteractionEvents() { settings.ignoring = max(0, settings.ignoring - 1) }
  /// Whether touches do not reach the app.
  public var isIgnoringInteractionEvents: Bool { settings.ignoring > 0 }
  /// Sends an action to a target, or up the chain from the first responder for nil.
  @discardableResult
  func plainSendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      ActionSending.send(action, to: target as AnyObject, from: sender)
      return true
    }
    guard let target = ActionSending.target(of: action, from: sender as? UIResponder) else { return false }
    ActionSending.send(action, to: target, from: sender)
    return true
  }
}

/// What loading in the background gave; raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// UIKit's case of this name.
  case newData = 0
  /// UIKit's case of this name.
  case noData = 1
  /// UIKit's case of this name.
  case failed = 2
}

/// Insets, by the function of before Swift 3.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// A rectangle made smaller by insets, by the function of before Swift 4.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Whether a device held so lies on its side, by the function of before Swift 4.2.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
/// Whether a device held so stands, by the function of before Swift 4.2.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
/// Whether an interface turned so is wide, by the function of before Swift 4.2.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
/// Whether an interface turned so is high, by the function of before Swift 4.2.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
