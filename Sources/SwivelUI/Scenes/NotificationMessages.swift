// Notifications as values of their own types, as Foundation and UIKit have them from era 26 on.

extension NotificationCenter {
  /// A message that is told on the main actor.
  @preconcurrency @MainActor public protocol MainActorMessage {
    /// Whose messages they are.
    associatedtype Subject
    /// The notification that carries it.
    nonisolated static var name: Notification.Name { get }
    /// The message a notification stands for; nil where it stands for none.
    static func makeMessage(_ notification: Notification) -> Self?
    /// The notification of a message, for those who observe that.
    static func makeNotification(_ message: Self) -> Notification
  }

  /// What a message is called by, so that calls can say `.willEnterForeground`.
  public protocol MessageIdentifier {
    /// Which message.
    associatedtype MessageType
  }

  /// The identifier of one type of message.
  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    /// The only one of its type.
    public init() {}
  }

  /// Observes as long as it is kept.
  public struct ObservationToken: Hashable, Sendable {
    fileprivate final class Observation: NSObject, Sendable {
      let center: NotificationCenter
      nonisolated(unsafe) let key: any NSObjectProtocol
      init(_ center: NotificationCenter, _ key: any NSObjectProtocol) {
        self.center = center
        self.key = key
        super.init()
      }
      func end() { center.removeObserver(key) }
      deinit { end() }
    }
    fileprivate let observation: Observation
  }

  /// Where a message posted by `post(_:subject:)` is in its notification.
  private static let messageKey = "NotificationCenter.Message"

  @MainActor private func observe<Message: MainActorMessage>(
    _ type: Message.Type, of subject: AnyObject?, _ observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken {
    let key = addObserver(forName: Message.name, object: subject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        let posted = notification.userInfo?[Self.messageKey] as? Message
        if let message = posted ?? Message.makeMessage(notification) { observer(message) }
      }
    }
    return ObservationToken(observation: ObservationToken.Observation(self, key))
  }

  /// Calls `observer` with messages of one object, by their identifier, until the token is gone.
  @preconcurrency @MainActor public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    observe(Message.self, of: subject, observer)
  }
  /// The same of any object of a type.
  @preconcurrency @MainActor public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    observe(Message.self, of: nil, observer)
  }
  /// The same by the message's type, of one object or of any.
  @preconcurrency @MainActor public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    observe(messageType, of: subject, observer)
  }

  /// Tells the observers of an object's messages, and those of its notifications.
  @preconcurrency @MainActor public func post<Message: MainActorMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject { tell(message, of: subject) }
  /// The same of no object.
  @preconcurrency @MainActor public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject.Type = Message.Subject.self
  ) { tell(message, of: nil) }

  @MainActor private func tell<Message: MainActorMessage>(_ message: Message, of subject: AnyObject?) {
    let notification = Message.makeNotification(message)
    var info = notification.userInfo ?? [:]
    info[Self.messageKey] = message
    post(name: Message.name, object: subject ?? notification.object, userInfo: info)
  }

  /// Ends an observation before its token is gone.
  public func removeObserver(_ token: ObservationToken) { token.observation.end() }
}

extension NotificationCenter.MainActorMessage {
  /// By its type.
  public nonisolated static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }
  /// None: a message that says nothing of notifications is posted as a message.
  public static func makeMessage(_ notification: Notification) -> Self? { nil }
  /// One of nobody's, with nothing in it.
  public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
}

/// A message of UIKit's that says nothing but that it happened.
@preconcurrency @MainActor public protocol PlainMessage: NotificationCenter.MainActorMessage {
  /// Creates the message.
  init()
}

extension PlainMessage {
  /// The message a notification stands for.
  public static func makeMessage(_ notification: Notification) -> Self? { Self() }
}

extension NotificationCenter {
  /// Notifications of a name one after the other, from an object or anyone, as long as somebody waits for them.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      nonisolated(unsafe) let key = addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      continuation.onTermination = { [self] _ in removeObserver(key) }
    }
  }
}
