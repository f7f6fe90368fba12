// Names an app meets at its edges: keys of launches, extension points, addresses of settings, and messages of the system's.
import Foundation

extension UIApplication {
  /// What extends apps.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The address of the app's notification settings, from era 16.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when files can be read no more; never here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when files can be read again; never here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the clock was set or a day began; never here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the app may be woken to load, or may not; never here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIApplication.LaunchOptionsKey {
  /// An address.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The app it came from.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// What came with it.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A notification.
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A notification of the app's own.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A place.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A short cut.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// What was gone on with.
  public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// Its kind.
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// A download of a newspaper.
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// Bluetooth as a centre.
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// Bluetooth as an accessory.
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// Something shared.
  public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

/// The picture of a short cut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NumberedObject {
  /// The system's pictures; raw values are UIKit's.
  public enum IconType: Int, Sendable {
    /// UIKit's case of this name.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    /// UIKit's case of this name.
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    /// UIKit's case of this name.
    case alarm, bookmark
    /// UIKit's case of this name.
    case audio = 27
    /// UIKit's case of this name.
    case update = 28
  }
  /// One of the system's.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the app's.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// A short cut on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NumberedObject {
  /// The kind.
  open internal(set) var type: String
  /// What it is called.
  open internal(set) var localizedTitle: String
  /// What is said below.
  open internal(set) var localizedSubtitle: String?
  /// Its picture.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with it.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Names the scene it suits.
  open internal(set) var targetContentIdentifier: Any?
  /// A short cut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
  /// A short cut.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A short cut that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The kind.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What it is called.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// What is said below.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// Its picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app keeps with it.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Names the scene it suits.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// How a scene's window may be handled, from era 16. Kept; that is the Mac's.
@preconcurrency @MainActor public final class UISceneWindowingBehaviors: NumberedObject {
  /// Whether a user may close it.
  public var isClosable = true
  /// Whether a user may put it away.
  public var isMiniaturizable = true
}

/// Who gives a document in place of a picture of the screen. Nobody is asked here.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: OptionalMethods {
  /// As in UIKit.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// None.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// Whom a scene asks for a document in place of a picture of the screen.
@preconcurrency @MainActor public final class UIScreenshotService: NumberedObject {
  /// Who gives it.
  public weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  public private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
