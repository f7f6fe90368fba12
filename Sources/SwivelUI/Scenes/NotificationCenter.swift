// Notifications inside one app. Foundation's center is one for the whole process, which here may hold many apps.

/// Delivers notifications synchronously to observers, in the order they were added.
/// Objects that belong to no actor take leave of it as they go, so it belongs to none either.
public final class NotificationCenter: @unchecked Sendable {
  /// The center of the app whose code runs; on another thread that of the app that last asked. While no app runs there is nobody
  /// to tell: objects that outlive their device take leave of a center of nobody's.
  public static var `default`: NotificationCenter {
    guard MainThread.isHere else { return latest }
    let center = MainActor.assumeIsolated { AppScene.running?.notificationCenter }
    if let center { latest = center }
    return center ?? nobodys
  }
  nonisolated(unsafe) private static var latest = nobodys
  private static let nobodys = NotificationCenter()

  /// What `addObserver` returns: the key for `removeObserver`.
  private final class Token: NSObject {}

  private struct Observer {
    let token: Token
    let name: Notification.Name?
    weak var object: AnyObject?
    let wantsAnyObject: Bool
    let block: @Sendable (Notification) -> Void
    /// Whom a selector is sent to; forgotten with it.
    var target: Target?
  }

  /// An object that is sent a selector. It is not kept.
  private final class Target: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSLock()
  private var kept: [Observer] = []
  private func change(_ body: (inout [Observer]) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body(&kept)
  }

  /// Nobody is told of anything any more.
  func end() { change { $0 = [] } }

  /// How many observers there are; those whose object is gone do not count.
  var observerCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return kept.count { $0.target.map { $0.object != nil } ?? true }
  }

  /// Calls `block` for notifications of `name` (nil: any) from `object` (nil: anyone), synchronously and on the main
  /// actor, whichever queue is named: there is only the main one in an emulated device.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    let sender = object.map { $0 as AnyObject }
    change {
      $0.append(
        Observer(token: token, name: name, object: sender, wantsAnyObject: sender == nil, block: block, target: nil))
    }
    return token
  }

  /// Sends a selector to `observer` for notifications of a name (nil: any) from an object (nil: anyone). The observer is not
  /// kept; one that is gone is forgotten.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let target = Target(observer as AnyObject)
    let sender = anObject.map { $0 as AnyObject }
    let block: @Sendable (Notification) -> Void = { notification in
      // Apps' methods run on the main actor: what another thread posts is sent when that is free.
      nonisolated(unsafe) let notification = notification
      let send: @MainActor @Sendable () -> Void = {
        if let object = target.object { Self.send(aSelector, notification, to: object) }
      }
      if MainThread.isHere { MainActor.assumeIsolated(send) } else { DispatchQueue.main.async(execute: send) }
    }
    change {
      $0.append(
        Observer(
          token: Token(), name: aName, object: sender, wantsAnyObject: sender == nil, block: block, target: target))
    }
  }

  /// The method may take the notification as a value, as an object, or not at all.
  @MainActor private static func send(_ selector: Selector, _ notification: Notification, to object: AnyObject) {
    if case .refused? = selector.call(on: object, [notification]) {
      _ = selector.call(on: object, [notification._bridgeToObjectiveC()])
    } else if !selector.belongs(to: object) {
      ActionSending.send(selector, to: object, from: object)
    }
  }

  /// Forgets the observer `addObserver` returned, or all selectors an object is sent.
  public func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    change { observers in
      observers.removeAll { $0.token === object || $0.target.map { $0.object === object || $0.object == nil } ?? false }
    }
  }

  /// Forgets the selectors an object is sent for notifications of a name (nil: any) from an object (nil: anyone).
  public func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    let (object, sender) = (observer as AnyObject, anObject.map { $0 as AnyObject })
    change { observers in
      observers.removeAll {
        ($0.target?.object === object || $0.token === object) && (aName == nil || $0.name == aName)
          && (sender == nil || $0.object === sender)
      }
    }
  }

  /// Tells the observers, who see changes to the list of observers from the next notification on.
  public func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }

  /// Tells the observers of a notification made before.
  public func post(_ notification: Notification) {
    post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }

  /// The same with more to tell.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {
    var observers: [Observer] = []
    change { observers = $0.filter { $0.name == nil || $0.name == name } }
    guard !observers.isEmpty else { return }
    // To find out what object a value is takes longer than to tell most observers.
    lazy var sender = object.map { $0 as AnyObject }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observer in observers {
      guard observer.wantsAnyObject || observer.object === sender else { continue }
      observer.block(notification)
    }
  }
}
