// Publishing and subscribing in envelopes: a topic frame, a message frame, and heartbeats that reveal gaps.
import Wire

/// The publishing end of a stream, which notices each new subscriber, so that a heartbeat can greet it at once.
public final class Publisher {
  let link: any Link
  private let node: Node
  private let item: Int
  /// When the next heartbeat is due, on the node's time; at once for the first.
  public private(set) var nextBeat = 0.0

  /// Seconds between heartbeats: what a gap costs a subscriber at most.
  public static let heartbeatPeriod = 0.1

  /// Takes the endpoint; new subscribers end the node's wait.
  public init(_ endpoint: String, on node: Node) throws(BusError) {
    self.node = node
    link = try node.open(.publisher, at: endpoint)
    item = node.watch(link)
  }

  /// Whether somebody may have come or gone by the node's last wait; asking in vain costs a system call.
  public var isReady: Bool { node.isReady(item) }

  /// Whether the time of the next heartbeat has come.
  public var isBeatDue: Bool { node.now >= nextBeat }

  /// Publishes under the topic.
  public func publish(_ topic: String, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    try publish(topic, envelope: WireEnvelope.bytes(body))
  }

  /// Publishes the bytes of an envelope under the topic.
  public func publish(_ topic: String, envelope: [UInt8]) throws(BusError) {
    try link.send([[UInt8](topic.utf8), envelope])
  }

  /// Publishes the stream's last number; the next is due a period from now.
  public func heartbeat(epoch: UInt64, n: UInt64) throws(BusError) {
    nextBeat = node.now + Self.heartbeatPeriod
    let beat = WireHeartbeat.with {
      $0.epoch = epoch
      $0.n = n
      $0.sentAt = node.clock.now
    }
    try publish(Topic.heartbeat, .heartbeat(beat))
  }

  /// Whether somebody subscribed since the last call.
  public func takeNewSubscribers() throws(BusError) -> Bool {
    var found = false
    while let frames = try link.receive() {
      if frames.first?.first == 1 { found = true }
    }
    return found
  }
}

/// The subscribing end of a stream.
public final class Subscriber {
  private let link: any Link
  private let node: Node
  private let item: Int
  /// Messages that could not be read, by kind.
  private(set) var rejections = Rejections()
  private let report: (String) -> Void

  /// Subscribes to every topic that starts with one of `topics`; what comes ends the node's wait. `report` gets one line
  /// for each new kind of bad message.
  public init(
    _ endpoint: String, topics: [String], on node: Node, report: @escaping (String) -> Void
  ) throws(BusError) {
    self.node = node
    self.report = report
    link = try node.open(.subscriber(topics: topics), at: endpoint)
    item = node.watch(link)
  }

  /// Whether something may have come by the node's last wait; asking in vain costs a system call.
  public var isReady: Bool { node.isReady(item) }

  /// The next published message, or nil when none waits. Unreadable ones are counted and passed over.
  public func next() throws(BusError) -> WireEnvelope.OneOf_Body? {
    while let frames = try link.receive() {
      guard frames.count == 2 else {
        reject(.frames, "\(frames.count) frames instead of 2")
        continue
      }
      do throws(WireError) {
        if let body = try WireEnvelope.read(frames[1]).body { return body }
      } catch { reject(.message(error.code), "\(error)") }
    }
    return nil
  }

  private func reject(_ kind: RejectionKind, _ text: String) {
    if rejections.count(kind) { report("rejected a published message: \(text); more of this kind are only counted") }
  }
}
