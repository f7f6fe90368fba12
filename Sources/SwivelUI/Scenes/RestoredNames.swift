// Names of state restoration (era 6) beside those of controllers, and what apps ask of an application about other apps. Nothing is
// restored by them here.

/// Who makes an object of a restored app.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Makes it; nil where it cannot.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Something that is no view and no controller and has a state to be kept. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// What it belongs to.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who makes it again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Keeps its state.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes its state.
  func decodeRestorableState(with coder: NSCoder)
  /// All have taken theirs.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nothing.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nobody.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Nothing.
  public func applicationFinishedRestoringState() {}
}

extension UIApplication {
  /// Names an object whose state is to be kept. Objects beside views and controllers are not asked here.
  public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
  /// The version of the app that kept a state.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// The kind of device it was kept on.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// When it was kept.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The version of the system it was kept on.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
  /// The document a controller came from.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
  /// Raised where a controller may be turned to nothing the app says.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")
  /// The address of the settings of default apps, from era 18.3.
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

  /// What an app can be the default of (era 18.2); raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// What opens addresses of the web.
    case webBrowser = 1
  }
  /// Whether it is the default of a kind (era 18.2): nobody chose one here.
  public func isDefault(_ category: Category) throws -> Bool { false }
}

extension UIScene {
  /// Restoring goes on until it is said to be over: nothing is restored here.
  public func extendStateRestoration() {}
  /// It is.
  public func completeStateRestoration() {}
}

extension UIContentSizeCategory {
  /// The new size, in what the notification says.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
