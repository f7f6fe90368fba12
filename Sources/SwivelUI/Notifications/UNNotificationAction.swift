// What can be done with notifications, and what comes with them besides words. Nobody does anything with them here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How something is done; raw values are UserNotifications'.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By whom the device belongs to.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Something is lost by it.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// In the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Something that can be done with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it is called.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions
  /// Its picture, which is not shown.
  public let icon: UNNotificationActionIcon?
  /// Something.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// Something with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

/// What can be done with notifications of a kind.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]
  /// What can be asked of assistants.
  public let intentIdentifiers: [String]
  /// How they are treated. Kept: nobody waves one away here.
  public let options: UNNotificationCategoryOptions
  /// What stands for what is said while it is hidden; nothing is hidden here.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What stands for several together; nothing is put together here.
  public let categorySummaryFormat: String
  /// A kind.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, options: options)
  }
  /// A kind, with what stands for what is said while it is hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
  }
  /// A kind, with what stands for several together as well.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

/// How notifications of a kind are treated; raw values are UserNotifications'.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told of one that is waved away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// In cars as well.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Its title is said while it is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Its subtitle is said while it is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A picture of something that can be done.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// One of the system's symbols.
  public convenience init(systemImageName: String) { self.init() }
  /// One of the app's.
  public convenience init(templateImageName: String) { self.init() }
}

/// Something that is written in answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button beside it says.
  public let textInputButtonTitle: String
  /// What stands there before.
  public let textInputPlaceholder: String
  /// An answer.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil, textInputButtonTitle: textInputButtonTitle,
      textInputPlaceholder: textInputPlaceholder)
  }
  /// An answer with a picture, which is not shown.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// What was written in answer.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText: String
  init(_ notification: UNNotification, _ actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier)
  }
}

/// A file that comes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Where it is. UserNotifications moves it; here it stays.
  public let url: URL
  /// The kind of file, by its ending.
  public let type: String
  /// A file.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where there is none, or the address is none of a file (UserNotifications has an error of its own for it).
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else { throw CocoaError(.fileNoSuchFile) }
    // Where UserNotifications draws a number at random, the file itself names it: the same inputs have the same names.
    self.identifier = identifier.isEmpty ? URL.absoluteString : identifier
    url = URL
    type = UTType(filenameExtension: URL.pathExtension)?.identifier ?? "public.data"
  }
}
