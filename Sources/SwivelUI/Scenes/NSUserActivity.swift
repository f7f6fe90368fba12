// What a user does, as a value that scenes and apps go on with. Foundation on Linux has none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of activities that are pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Who fills an activity when it is handed on. Nothing is handed on to other devices here, so nobody is called.
public protocol NSUserActivityDelegate: AnyObject {
  /// As in Foundation.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// As in Foundation.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What a user does in an app, to be gone on with in another scene. Foundation on Linux has none.
@preconcurrency @MainActor open class NSUserActivity: NumberedObject {
  /// Names an activity in the system's index.
  public typealias PersistentIdentifier = String

  /// What kind of activity it is, in reverse-DNS style.
  public nonisolated let activityType: String
  /// The activity's name for people.
  open var title: String?
  /// What the activity needs to be gone on with.
  open var userInfo: [AnyHashable: Any]?
  /// Which of that has to be kept. Kept; nothing is left out.
  open var requiredUserInfoKeys: Set<String>?
  /// Names the scene the activity suits.
  open var targetContentIdentifier: String?
  /// Whether `userInfo` is to be filled anew.
  open var needsSave = false
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// Where a user came from.
  open var referrerURL: URL?
  /// When it is of no use any more. Kept.
  open var expirationDate: Date?
  /// Words by which it is found. Kept.
  open var keywords: Set<String> = []
  /// Whether streams can be opened. Kept; there are none.
  open var supportsContinuationStreams = false
  /// Who fills it.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether other devices may go on with it. Kept; there are none.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for. Kept; nobody searches.
  open var isEligibleForSearch = false
  /// Whether everybody may find it. Kept.
  open var isEligibleForPublicIndexing = false
  /// What one may say to begin it. Kept; nobody listens.
  open var suggestedInvocationPhrase: String?
  /// Whether it may be proposed. Kept; nobody proposes.
  open var isEligibleForPrediction = false
  /// Its name in the system's index.
  open var persistentIdentifier: PersistentIdentifier?
  /// Whether `becomeCurrent()` was called and nothing has taken its place since.
  private(set) var isCurrent = false
  /// Whether it is over.
  private(set) var isInvalid = false

  /// Describes an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`, replacing equal keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// It is what the user does now. Nobody outside the app sees that here.
  open func becomeCurrent() { isCurrent = !isInvalid }
  /// It is not what the user does now.
  open func resignCurrent() { isCurrent = false }
  /// It is over, and cannot become current any more.
  open func invalidate() {
    isCurrent = false
    isInvalid = true
  }
  /// Forgets activities in the system's index, which has none.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    AppScene.current.later { handler() }
  }
  /// Forgets activities in the system's index, which has none.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { AppScene.current.later { handler() } }
}

/// Something a user's activity is gone on with in.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
