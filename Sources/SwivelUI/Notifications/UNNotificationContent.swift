// What notifications say and when they come.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What may come; raw values are UserNotifications'.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's picture.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// An alert.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Whatever is turned off.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// With a button for settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How one is shown while the app is in front; raw values are UserNotifications'.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the app's picture.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The alert, until era 13.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether notifications may come; raw values are UserNotifications'.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// They may not.
  case denied = 1
  /// They may.
  case authorized = 2
  /// Quietly they may.
  case provisional = 3
  /// For a while they may.
  case ephemeral = 4
}

/// Whether one thing may be; raw values are UserNotifications'.
public enum UNNotificationSetting: Int, Sendable {
  /// It cannot be.
  case notSupported = 0
  /// It may not.
  case disabled = 1
  /// It may.
  case enabled = 2
}

/// What may come.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether notifications may come.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether alerts may.
  public var alertSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Whether numbers may.
  public var badgeSetting: UNNotificationSetting { alertSetting }
  /// Whether sounds may.
  public var soundSetting: UNNotificationSetting { alertSetting }
  init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
}

/// The sound of a notification. None is heard here.
public final class UNNotificationSound: NSObject, Sendable {
  /// The system's.
  public static let `default` = UNNotificationSound()
  /// The system's, whatever is turned off.
  public static let defaultCritical = UNNotificationSound()
  /// One of the app's files.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much one may disturb; raw values are UserNotifications'.
public enum UNNotificationInterruptionLevel: Int, Sendable {
  /// In the list alone.
  case passive = 0
  /// As any.
  case active = 1
  /// At once.
  case timeSensitive = 2
  /// Whatever is turned off.
  case critical = 3
}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the app's picture.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// What the app wants to know of it.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// What can be done with it.
  open var categoryIdentifier: String { values.category }
  /// What it belongs to.
  open var threadIdentifier: String { values.thread }
  /// How much it may disturb.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
  /// What comes with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How much it matters among others, 0…1.
  open var relevanceScore: Double { values.relevance }

  /// What stands for it among others of its kind.
  open var summaryArgument: String { values.summary }
  /// Which scene it is about.
  open var targetContentIdentifier: String? { values.target }
  /// The picture the app begins with when one taps it.
  open var launchImageName: String { values.launchImage }

  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var category = ""
    var thread = ""
    var level = UNNotificationInterruptionLevel.active
    var attachments: [UNNotificationAttachment] = []
    var relevance = 0.0
    var summary = ""
    var target: String?
    var launchImage = ""
  }
  fileprivate var values = Values()
  /// The same, which does not change any more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }
  /// The same, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
  /// Says nothing.
  public override init() { super.init() }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.level }
    set { values.level = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var summaryArgument: String {
    get { values.summary }
    set { values.summary = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool
  /// How long until it comes, in seconds; nil where nobody can say.
  var seconds: TimeInterval? { nil }
  package init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval
  override var seconds: TimeInterval? { timeInterval }
  private static let leastRepeated: TimeInterval = 60
  /// After so many seconds: more than none, and 60 or more for one that comes again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    guard timeInterval <= 0 || repeats && timeInterval < Self.leastRepeated, MainThread.isHere else { return }
    let mistake = timeInterval <= 0 ? "greater than 0" : "at least 60 if repeating"
    MainActor.assumeIsolated {
      AppScene.current.raise(
        "NSInternalInconsistencyException", "time interval must be \(mistake)", by: "UNTimeIntervalNotificationTrigger")
    }
  }
  /// When it comes.
  open func nextTriggerDate() -> Date? {
    Date(timeIntervalSinceReferenceDate: VirtualClock.present + timeInterval)
  }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, as far as it is said.
  public let dateComponents: DateComponents
  override var seconds: TimeInterval? {
    nextTriggerDate().map { $0.timeIntervalSinceReferenceDate - VirtualClock.present }
  }
  /// At a time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it comes.
  open func nextTriggerDate() -> Date? {
    let now = Date(timeIntervalSinceReferenceDate: VirtualClock.present)
    return (dateComponents.calendar ?? .current).nextDate(
      after: now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?
  /// A notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    // What becomes of the app's own content afterwards is none of the request's.
    self.content = content.copy() as? UNNotificationContent ?? content
    (self.identifier, self.trigger) = (identifier, trigger)
  }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What was to come.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date
  init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}

/// What was done with a notification. Nobody does anything with them here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was done.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// It was touched.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// It was waved away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
