// A process's place on the bus: what carries its messages, its clock, and the one place where it waits.

/// Owns the transport, the clock and the wait of one loop; publishers, responders, subscribers and requesters are made on
/// it. One thread.
public final class Node {
  /// What the process reads the time from.
  public let clock: MonotonicClock
  private let transport: any Transport
  private let start: Double
  private let poller: any LinkPoller
  private var isEndlessTold = false

  /// The longest a wait is asked to be, in seconds: what poll(2) takes as milliseconds.
  private static let longestWait = 2e6

  /// A node on a transport that others may share.
  public init(transport: any Transport, clock: MonotonicClock = .machine) {
    self.transport = transport
    self.clock = clock
    start = clock.now
    poller = transport.makePoller()
  }

  /// A node on the machine's clock with a ZeroMQ transport of its own, which may serve or ask elsewhere as well.
  public convenience init(listening: Listening? = nil, dialing: Dialing? = nil) throws(BusError) {
    self.init(transport: try ZeroMQTransport(listening: listening, dialing: dialing))
  }

  /// Seconds since the node was made.
  public var now: Double { clock.now - start }

  /// A moment this many seconds from now on the node's clock.
  public func deadline(seconds: Double) -> Deadline { Deadline(seconds: seconds, on: clock) }

  /// Reports, the first time there is one, that a connection was ended because a message on it had no end.
  func tellOfEndless(_ report: (String) -> Void) {
    guard !isEndlessTold, transport.endedConnections > 0 else { return }
    isEndlessTold = true
    report(
      "a connection was ended: a message on it had more parts or bytes than any has; others are ended without a word")
  }

  /// Opens a bare link, for those that speak in frames; it does not end the node's wait.
  public func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link {
    try transport.open(kind, at: endpoint)
  }

  /// A wait for `link` alone, at which nothing else of the node's is looked at.
  public func poller(for link: any Link) -> any LinkPoller {
    let poller = transport.makePoller()
    _ = poller.add(link)
    return poller
  }

  /// Lets input on `link` end the node's wait; returns its index for `isReady`.
  func watch(_ link: any Link) -> Int { poller.add(link) }

  /// Lets input on another link end the node's wait, in the place of one.
  func replace(_ link: any Link, at index: Int) { poller.replace(link, at: index) }

  /// Watches a descriptor as well, −1 for one that is yet to come; returns its index for `isReady`.
  public func watch(descriptor: Int32) -> Int { poller.add(descriptor: descriptor) }

  /// Watches another descriptor at the index of one; nil watches none.
  public func replace(descriptor: Int32?, at index: Int) { poller.replace(descriptor: descriptor, at: index) }

  /// Whether what is watched may have had input, or its end, at the last wait.
  public func isReady(_ index: Int) -> Bool { poller.isReady(index) }

  /// Waits for what is watched, at most `milliseconds` (−1: for ever).
  public func wait(milliseconds: Int) throws(BusError) { try poller.wait(milliseconds: milliseconds) }

  /// Waits for what is watched until `due` on the node's own time, and at most `limit` milliseconds.
  public func wait(until due: Double, atMost limit: Int? = nil) throws(BusError) {
    let left = min(due - now, Self.longestWait)
    let wait = max(0, Int((left * 1000).rounded(.up)))
    try poller.wait(milliseconds: min(limit ?? wait, wait))
  }
}
