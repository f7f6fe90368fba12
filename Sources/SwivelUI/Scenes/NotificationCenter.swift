// Notifications inside one app. Foundation's center is one for the whole process, which here may hold many apps.

/// Delivers notifications synchronously to observers, in the order they were added.
@preconcurrency @MainActor public final class NotificationCenter {
  /// The center of the app whose code runs.
  public static var `default`: NotificationCenter { AppScene.current.notificationCenter }

  /// What `addObserver` returns: the key for `removeObserver`.
  private final class Token: NSObject {}

  private struct Observer {
    let token: Token
    let name: Notification.Name?
    weak var object: AnyObject?
    let wantsAnyObject: Bool
    let block: @Sendable (Notification) -> Void
  }

  private var observers: [Observer] = []

  /// Calls `block` for notifications of `name` (nil: any) from `object` (nil: anyone), synchronously and on the main
  /// actor. There are no other queues in an emulated device, so `queue` must be nil or the main queue.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    precondition(queue == nil || queue === OperationQueue.main, "notifications are delivered on the main queue only")
    let token = Token()
    let sender = object.map { $0 as AnyObject }
    observers.append(
      Observer(token: token, name: name, object: sender, wantsAnyObject: sender == nil, block: block))
    return token
  }

  /// Forgets the observer `addObserver` returned; anything else has no effect.
  public func removeObserver(_ observer: Any) {
    observers.removeAll { $0.token === observer as AnyObject }
  }

  /// Tells the observers, who see changes to the list of observers from the next notification on.
  public func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }

  /// Tells the observers of a notification made before.
  public func post(_ notification: Notification) {
    post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }

  /// The same with more to tell.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {
    let sender = object.map { $0 as AnyObject }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observer in observers {
      guard observer.name == nil || observer.name == name else { continue }
      guard observer.wantsAnyObject || observer.object === sender else { continue }
      observer.block(notification)
    }
  }
}
