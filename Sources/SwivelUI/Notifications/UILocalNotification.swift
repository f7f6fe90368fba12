// Notifications of before era 10: what apps asked for then. The app's delegate hears of each at its time.
import Foundation

/// How an app of before era 10 may notify.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By a number on its icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// By a sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// By words.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A button of a notification of before era 10.
@preconcurrency @MainActor open class UIUserNotificationAction: NumberedObject {
  /// Its name for the app.
  open var identifier: String?
  /// Its words.
  open var title: String?
  /// Whether the app comes to the front.
  open var activationMode = UIUserNotificationActivationMode.foreground
  /// Whether the device must be unlocked.
  open var isAuthenticationRequired = false
  /// Whether it takes something away.
  open var isDestructive = false
}

/// Whether an app comes to the front for a button; raw values are UIKit's.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// It does.
  case foreground = 0
  /// It does not.
  case background = 1
}

/// A button that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {}

/// Notifications with the same buttons.
@preconcurrency @MainActor open class UIUserNotificationCategory: NumberedObject {
  /// Where buttons stand; raw values are UIKit's.
  public enum Context: UInt, Sendable {
    /// Everywhere.
    case `default` = 0
    /// Where there is little room.
    case minimal = 1
  }
  /// Its name for the app.
  open var identifier: String?
  private var buttons: [Context: [UIUserNotificationAction]] = [:]
  /// Its buttons.
  open func actions(for context: Context) -> [UIUserNotificationAction]? { buttons[context] }
  fileprivate func take(_ actions: [UIUserNotificationAction]?, _ context: Context) { buttons[context] = actions }
}

/// Such notifications, which can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// Gives them buttons.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: Context) { take(actions, context) }
}

/// How an app of before era 10 may notify, with its buttons.
@preconcurrency @MainActor open class UIUserNotificationSettings: NumberedObject {
  /// How.
  public let types: UIUserNotificationType
  /// Its buttons.
  public let categories: Set<UIUserNotificationCategory>?
  /// Settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}

/// A notification of before era 10 that the app itself asked for.
@preconcurrency @MainActor open class UILocalNotification: NumberedObject {
  /// When; nil for at once.
  open var fireDate: Date?
  /// In which time zone; nil for the same moment everywhere.
  open var timeZone: TimeZone?
  /// How often again. Kept: it comes once here.
  open var repeatInterval: NSCalendar.Unit = []
  /// Its words.
  open var alertBody: String?
  /// Its title.
  open var alertTitle: String?
  /// The words of its button.
  open var alertAction: String?
  /// Whether it has a button.
  open var hasAction = true
  /// The picture the app is launched with.
  open var alertLaunchImage: String?
  /// The name of its sound.
  open var soundName: String?
  /// The number on the icon; 0 for no change.
  open var applicationIconBadgeNumber = 0
  /// For the app.
  open var userInfo: [AnyHashable: Any]?
  /// Which buttons it has.
  open var category: String?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the usual sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
  /// Asks the user, who agrees; the delegate hears of it.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    olderNotifications.settings = notificationSettings
    AppScene.current.later { [self] in delegate?.application(self, didRegister: notificationSettings) }
  }
  /// What the user agreed to; nil before somebody asked.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { olderNotifications.settings }
  /// Those that have not come yet.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { olderNotifications.scheduled }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }
  /// Comes at its time: the delegate hears of it then.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    let now = VirtualClock.present
    guard let date = notification.fireDate, date.timeIntervalSinceReferenceDate > now else {
      presentLocalNotificationNow(notification)
      return
    }
    olderNotifications.scheduled.append(notification)
    DispatchQueue.main.asyncAfter(deadline: .now() + date.timeIntervalSinceReferenceDate - now) { [self] in
      MainActor.assumeIsolated {
        guard olderNotifications.scheduled.contains(where: { $0 === notification }) else { return }
        olderNotifications.scheduled.removeAll { $0 === notification }
        delegate?.application(self, didReceive: notification)
      }
    }
  }
  /// Comes at once.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    AppScene.current.later { [self] in delegate?.application(self, didReceive: notification) }
  }
  /// Does not come.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    olderNotifications.scheduled.removeAll { $0 === notification }
  }
  /// None comes.
  public func cancelAllLocalNotifications() { olderNotifications.scheduled = [] }
}

/// What an app asked for in the way of before era 10.
@MainActor final class OlderNotifications {
  var settings: UIUserNotificationSettings?
  var scheduled: [UILocalNotification] = []
}
