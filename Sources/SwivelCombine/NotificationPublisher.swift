// Notifications as a publisher: an app's centre here is UIKit's module's own, of which OpenCombine cannot know.
import OpenCombineShim
import SwivelUI

extension NotificationCenter {
  /// The notifications of a name, from an object or from anyone.
  public struct Publisher: OpenCombine.Publisher {
    /// What comes.
    public typealias Output = Notification
    /// How it can fail.
    public typealias Failure = Never
    /// Where it is posted.
    public let center: NotificationCenter
    /// What it is called.
    public let name: Notification.Name
    /// Whose it is; nil for anyone's.
    public let object: AnyObject?

    /// From its parts.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, subscriber))
    }
  }

  /// The notifications of a name, from an object or (nil) from anyone.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// One subscriber of a centre. What it has not asked for it does not get.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
    center = publisher.center
    self.downstream = downstream
    let listener = Listener()
    listener.take = { [weak self] in self?.take($0) }
    token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { listener.take?($0) }
  }

  private func take(_ notification: Notification) {
    lock.withLock {
      guard let downstream, demand > .none else { return }
      demand -= 1
      demand += downstream.receive(notification)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    lock.withLock {
      downstream = nil
      if let token { center.removeObserver(token) }
      token = nil
    }
  }
}

/// What a centre keeps. It is not changed once the centre has it, and the subscription's lock keeps threads apart.
private final class Listener: @unchecked Sendable {
  var take: ((Notification) -> Void)?
}
