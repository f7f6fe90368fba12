// Publishing and subscribing in envelopes: a topic frame, a message frame, and heartbeats that reveal gaps.
import Wire

/// The publishing end of a stream, which notices each new subscriber, so that a heartbeat can greet it at once.
public final class Publisher {
  /// Nil while the endpoint cannot be had back.
  private(set) var link: (any Link)?
  private let endpoint: String
  private let node: Node
  private let item: Int
  /// When the next heartbeat is due, on the node's time; at once for the first.
  public private(set) var nextBeat = 0.0

  private var subscriptions = Subscriptions()
  /// How often everybody was let go.
  private(set) var renewals = 0
  /// How often something was too large to be published.
  private var leftOut = 0
  private let report: (String) -> Void

  /// Topics all subscribers together may have. Beyond it everybody is let go; those who mean to listen come again by themselves and
  /// hear of what they missed by its number.
  public static let maximumSubscriptions = Subscriptions.most

  /// Seconds between heartbeats while something happens, and to the first one after it: what a gap costs a subscriber.
  public static let heartbeatPeriod = 0.1
  /// Seconds between heartbeats once nothing has been published for `busySeconds`: each wakes every subscriber, and an
  /// instance at rest shall not keep a processor from its sleep.
  public static let idlePeriod = 1.0
  static let busySeconds = 1.0
  /// Until when heartbeats come quickly, on the node's time.
  private var busyEnd: Double

  /// Takes the endpoint; new subscribers end the node's wait. `report` is told when everybody is let go, the first time.
  public init(_ endpoint: String, on node: Node, report: @escaping (String) -> Void = { _ in }) throws(BusError) {
    self.node = node
    self.endpoint = endpoint
    self.report = report
    busyEnd = node.now + Self.busySeconds
    let link = try node.open(.publisher, at: endpoint)
    self.link = link
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

  /// Publishes the bytes of an envelope under the topic. What no subscriber's socket would take is left out and reported, the first
  /// time: the next heartbeat's number says that something is missing.
  public func publish(_ topic: String, envelope: [UInt8]) throws(BusError) {
    guard envelope.count <= Responder.largestReply else {
      if leftOut == 0 {
        report("\(envelope.count >> 20) MiB under \(topic) are more than a message may have; they are not published")
      }
      leftOut += 1
      return
    }
    try link?.send([[UInt8](topic.utf8), envelope])
    guard topic != Topic.heartbeat else { return }
    busyEnd = node.now + Self.busySeconds
    nextBeat = min(nextBeat, node.now + Self.heartbeatPeriod)
  }

  /// Publishes what only tells again what is known, which makes no heartbeat come sooner.
  public func repeatLast(_ topic: String, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    try link?.send([[UInt8](topic.utf8), WireEnvelope.bytes(body)])
  }

  /// Publishes the stream's last number; the next is due a period from now, or an idle one.
  public func heartbeat(epoch: UInt64, n: UInt64) throws(BusError) {
    if link == nil { takeEndpointAgain() }
    node.tellOfEndless(report)
    nextBeat = node.now + (node.now < busyEnd ? Self.heartbeatPeriod : Self.idlePeriod)
    let beat = WireHeartbeat.with {
      $0.epoch = epoch
      $0.n = n
      $0.sentAt = node.clock.now
    }
    try publish(Topic.heartbeat, .heartbeat(beat))
  }

  /// Whether somebody subscribed since the last call; it looks at as many at once as there may be.
  public func takeNewSubscribers() throws(BusError) -> Bool {
    var found = false
    for _ in 0...Self.maximumSubscriptions {
      guard let frames = try link?.receive() else { break }
      if subscriptions.take(frames.first ?? []) { found = true }
      if let excess = subscriptions.excess { letGo(excess) }
    }
    return found
  }

  private func letGo(_ excess: String) {
    if renewals == 0 { report("\(excess) at \(endpoint); all are let go") }
    renewals += 1
    subscriptions = Subscriptions()
    link = nil
    takeEndpointAgain()
  }

  /// An address that was let go can take a moment to be free; the next heartbeat tries again.
  private func takeEndpointAgain() {
    do throws(BusError) {
      let link = try node.open(.publisher, at: endpoint)
      node.replace(link, at: item)
      self.link = link
    } catch { link = nil }
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
    while let bytes = try nextBytes() { if let body = body(of: bytes) { return body } }
    return nil
  }

  /// The bytes of the next published message, or nil when none waits, for who knows some of them at sight.
  public func nextBytes() throws(BusError) -> [UInt8]? {
    while let frames = try link.receive() {
      if frames.count == 2 { return frames[1] }
      reject(.frames, "\(frames.count) frames instead of 2")
    }
    return nil
  }

  /// What such bytes say; nil for those that cannot be read, which are counted.
  public func body(of bytes: [UInt8]) -> WireEnvelope.OneOf_Body? {
    do throws(WireError) { return try WireEnvelope.read(bytes).body } catch {
      reject(.message(error.code), "\(error)")
      return nil
    }
  }

  private func reject(_ kind: RejectionKind, _ text: String) {
    if rejections.count(kind) { report("rejected a published message: \(text); more of this kind are only counted") }
  }
}
