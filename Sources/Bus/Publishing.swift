// Publishing and subscribing in envelopes: a topic frame, a message frame, and heartbeats that reveal gaps.
import Wire
import ZeroMQ

/// A publishing socket that notices each new subscriber, so that a heartbeat can greet it at once.
public final class Publisher {
  /// The socket, for a poller to wait on.
  public let socket: Socket

  /// Binds to the endpoint.
  public init(_ endpoint: String, in context: Context) throws(BusError) {
    do {
      socket = try Socket(.xpub, in: context)
      try socket.bind(endpoint)
    } catch { throw .socket(error) }
  }

  /// Publishes under the topic.
  public func publish(_ topic: String, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    try publish(topic, envelope: WireEnvelope.bytes(body))
  }

  /// Publishes the bytes of an envelope under the topic.
  public func publish(_ topic: String, envelope: [UInt8]) throws(BusError) {
    do { try socket.send([[UInt8](topic.utf8), envelope]) } catch { throw .socket(error) }
  }

  /// Publishes the stream's last number.
  public func heartbeat(epoch: UInt64, n: UInt64) throws(BusError) {
    let beat = WireHeartbeat.with {
      $0.epoch = epoch
      $0.n = n
      $0.sentAt = ProcessIdentity.monotonicSeconds()
    }
    try publish(Topic.heartbeat, .heartbeat(beat))
  }

  /// Whether somebody subscribed since the last call.
  public func takeNewSubscribers() throws(BusError) -> Bool {
    do {
      var found = false
      while let frames = try socket.receive() {
        if frames.first?.first == 1 { found = true }
      }
      return found
    } catch { throw .socket(error) }
  }
}

/// A subscribing socket.
public final class Subscriber {
  /// The socket, for a poller to wait on.
  public let socket: Socket
  /// Messages that could not be read, by kind.
  private(set) var rejections = Rejections()
  private let report: (String) -> Void

  /// Connects to the endpoint, whether or not anybody has bound to it yet, and asks for messages whose topic begins with one
  /// of `topics`; `report` gets one line for each new kind of bad message.
  public init(
    _ endpoint: String, topics: [String], in context: Context, report: @escaping (String) -> Void
  ) throws(BusError) {
    do {
      socket = try Socket(.sub, in: context)
      for topic in topics { try socket.subscribe(topic) }
      try socket.connect(endpoint)
    } catch { throw .socket(error) }
    self.report = report
  }

  /// The next published message, or nil when none waits. Unreadable ones are counted and passed over.
  public func next() throws(BusError) -> WireEnvelope.OneOf_Body? {
    do throws(ZeroMQError) {
      while let frames = try socket.receive() {
        guard frames.count == 2 else {
          reject(.frames, "\(frames.count) frames instead of 2")
          continue
        }
        do throws(WireError) {
          if let body = try WireEnvelope.read(frames[1]).body { return body }
        } catch { reject(.message(error.code), "\(error)") }
      }
      return nil
    } catch { throw .socket(error) }
  }

  private func reject(_ kind: RejectionKind, _ text: String) {
    if rejections.count(kind) { report("rejected a published message: \(text); more of this kind are only counted") }
  }
}
