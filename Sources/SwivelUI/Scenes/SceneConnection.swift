// What a scene is connected with and asked to show: addresses, activities, and the delegate that takes them.
import DeviceCatalog
import Foundation

extension UIScene {
  /// What a scene connects with.
  @preconcurrency @MainActor public final class ConnectionOptions {
    /// What the app said the new scene shall show, in `requestSceneSessionActivation`; empty for a scene the user opened.
    public let userActivities: Set<NSUserActivity>
    /// Addresses the scene is opened with. None here: what an app opens goes to a scene there is.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The app that asked; nil here.
    public var sourceApplication: String? { nil }
    /// What another device handed on; nil here.
    public var handoffUserActivityType: String? { nil }
    /// The short cut a user chose; nil here, where there is no home screen.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The answer to a notification; nil here, where nobody is notified.
    public var notificationResponse: AnyObject? { nil }
    /// What somebody shares; nil here.
    public var cloudKitShareMetadata: AnyObject? { nil }

    init(_ activity: NSUserActivity?) { userActivities = activity.map { [$0] } ?? [] }
  }

  /// What an app says of a request to show a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions {
    /// The scene that asks; it changes nothing here, the stage decides where the new scene is.
    open var requestingScene: UIScene?

    /// Asks for nothing special.
    public init() {}
  }

  /// How an address is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions {
    /// Only in an app of the address's own.
    open var universalLinksOnly = false
    /// What the system may see of it.
    open var eventAttribution: AnyObject?

    /// Asks for nothing special.
    public init() {}
  }

  /// How an address came.
  @preconcurrency @MainActor public final class OpenURLOptions: NumberedObject {
    /// The app it came from.
    public let sourceApplication: String?
    /// What came with it.
    public let annotation: Any?
    /// Whether the document may be changed where it is.
    public let openInPlace: Bool
    /// What the system may see of it; nil here.
    public var eventAttribution: AnyObject? { nil }

    init(sourceApplication: String?, openInPlace: Bool) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
      annotation = nil
      super.init()
    }
  }

  /// Opens an address as the app does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    appScene?.application.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
  }
}

/// An address that came for a scene.
@preconcurrency @MainActor public final class UIOpenURLContext: NumberedObject {
  /// The address.
  public let url: URL
  /// How it came.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, from application: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: application, openInPlace: false)
    super.init()
  }
}

/// Which requests a scene suits.
@preconcurrency @MainActor open class UISceneActivationConditions: NumberedObject {
  /// Which activities the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which activities it is the best for.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  /// Suits everything.
  public override init() { super.init() }
}

extension AppScene {
  /// The delegate a configuration makes; nil without one, of which the ledger has a line where the app has scene delegates.
  func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UIWindowSceneDelegate)? {
    if let type = configuration.delegateClass as? NSObject.Type,
      let made = GuestClasses.object(type) as? any UIWindowSceneDelegate
    {
      return made
    }
    let name = configuration.name
    if let make = name.flatMap({ bundle.sceneDelegates[$0] }) ?? bundle.sceneDelegate { return make() }
    if bundle.hasSceneManifest {
      record(application.delegateName, "warning: no scene delegate is called \(name ?? "nil")")
    }
    return nil
  }

  /// The scene went to the background: keeps what it is to be restored by.
  func keepRestoration(from delegate: any UIWindowSceneDelegate) {
    guard let activity = optional({ delegate.stateRestorationActivity(for: windowScene) }) else { return }
    record(sceneDelegateName, "stateRestorationActivity(for:) -> \(activity?.activityType ?? "nil")")
    windowScene.session.stateRestorationActivity = activity
  }

  /// Hands an activity on to the delegate of a scene that is shown already, or without one to the app's.
  func goOn(with activity: NSUserActivity) {
    guard let delegate = sceneDelegate else {
      run { tellApplication(of: activity) }
      return
    }
    run {
      let type = activity.activityType
      let will: Void? = optional { delegate.scene(windowScene, willContinueUserActivityWithType: type) }
      if will != nil { record(sceneDelegateName, "scene(willContinueUserActivityWithType: \(type))") }
      let did: Void? = optional { delegate.scene(windowScene, continue: activity) }
      if did != nil { record(sceneDelegateName, "scene(continue: \(type))") }
    }
  }

  private func tellApplication(of activity: NSUserActivity) {
    guard let delegate = application.delegate else { return }
    let (type, name) = (activity.activityType, application.delegateName)
    let will = optional { delegate.application(application, willContinueUserActivityWithType: type) }
    if let will { record(name, "application(willContinueUserActivityWithType: \(type)) -> \(will)") }
    let did = optional { delegate.application(application, continue: activity, restorationHandler: { _ in }) }
    if let did { record(name, "application(continue: \(type)) -> \(did)") }
  }

  /// Hands an address of the app's own to the scene's delegate, or without one to the app's; `sender` is the app that opened it,
  /// where it is known (UIScene.OpenURLOptions: an app of the same team).
  func open(_ url: URL, from sender: String?) {
    run {
      if let delegate = sceneDelegate {
        let context = UIOpenURLContext(url, from: sender)
        let call: Void? = optional { delegate.scene(windowScene, openURLContexts: [context]) }
        if call != nil { record(sceneDelegateName, "scene(openURLContexts: \(url.absoluteString))") }
        return
      }
      guard let delegate = application.delegate else { return }
      var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
      if let sender { options[.sourceApplication] = sender }
      let taken = optional { delegate.application(application, open: url, options: options) }
      if let taken { record(application.delegateName, "application(open: \(url.absoluteString)) -> \(taken)") }
    }
  }
}
