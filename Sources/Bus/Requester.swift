// The asking end of a control socket: requests that are repeated until answered, within one deadline.
import Wire

/// Whether there is somebody who starts an instance's processes again.
public enum Keeping: Sendable, Equatable {
  /// Its launcher lives.
  case kept
  /// It has left; why, where that is known.
  case ended(reason: String?)
}

/// Asks one peer.
public final class Requester {
  private let link: any Link
  private let node: Node
  /// Its index in the node's wait; nil when it ends none.
  private let item: Int?
  /// Waits for answers alone, whatever else the node listens to.
  private let poller: any LinkPoller
  /// The peer's role, for messages to people.
  public let peer: String
  private let keeping: () throws(BusError) -> Keeping
  private let largest: Int
  private var lastRequest: UInt64 = 0
  /// Tells this requester's first request from the first of another that gets the same place on the bus.
  private let session = UInt64.random(in: 1...UInt64.max)

  /// A request without an answer is sent again after this many milliseconds: the peer may have been restarted.
  public static let repeatInterval = 250

  /// Asks at `endpoint`, which need not be served yet. Answers end the node's wait when it is one of a loop that takes
  /// them (`wakesNode`); those that only `ask` wait for them here, and no longer than there is somebody who could restart the
  /// peer: `keeping` is asked before a request is repeated. A request of more than `largest` bytes is not sent.
  public init(
    _ endpoint: String, peer: String, on node: Node, wakesNode: Bool = false,
    largest: Int = Responder.largestRequest,
    keeping: @escaping () throws(BusError) -> Keeping = { () throws(BusError) in .kept }
  ) throws(BusError) {
    self.node = node
    self.peer = peer
    self.largest = largest
    self.keeping = keeping
    link = try node.open(.requester, at: endpoint)
    item = wakesNode ? node.watch(link) : nil
    poller = node.poller(for: link)
  }

  /// Whether an answer may have come by the node's last wait, for one that ends it; asking in vain costs a system call.
  public var isReady: Bool { item.map(node.isReady) ?? true }

  /// Sends a request and returns its number, for callers that wait for several things at once.
  @discardableResult
  public func send(_ body: WireEnvelope.OneOf_Body) throws(BusError) -> UInt64 {
    let request = reserve()
    try send(body, as: request)
    return request
  }

  private func send(_ body: WireEnvelope.OneOf_Body, as request: UInt64) throws(BusError) {
    let bytes = WireEnvelope.bytes(body, request: request, session: session)
    guard bytes.count <= largest else {
      throw .requestTooLarge(peer: peer, size: bytes.count, limit: largest)
    }
    // A full queue means nobody is there; the repetition finds whoever comes.
    try link.send([bytes])
  }

  /// The next answer that waits, with the number of its request; 0 for one that could not be read by the peer.
  public func receive() throws(BusError) -> (request: UInt64, body: WireEnvelope.OneOf_Body)? {
    while let bytes = try link.receive()?.last {
      do throws(WireError) {
        let envelope = try WireEnvelope.read(bytes)
        // What was answered to whoever had this place on the bus before is no answer to this one.
        guard envelope.session == session || envelope.session == 0 else { continue }
        if let body = envelope.body { return (envelope.request, body) }
      } catch { throw .message(error) }
    }
    return nil
  }

  /// The number of a request that is asked for a while, does other things between, and is asked on: to the peer it stays one.
  public func reserve() -> UInt64 {
    lastRequest += 1
    return lastRequest
  }

  /// Asks and waits. What is asked must be safe to ask twice: it is repeated while no answer comes. `reserved` is the number of one
  /// that was asked before.
  public func ask(
    _ body: WireEnvelope.OneOf_Body, as reserved: UInt64? = nil, within deadline: Deadline
  ) throws(BusError) -> WireEnvelope.OneOf_Body {
    let request = reserved ?? reserve()
    while true {
      try send(body, as: request)
      if let answer = try answer(to: request, for: min(Self.repeatInterval, deadline.millisecondsLeft)) {
        return try accepted(answer)
      }
      if case .ended(let reason) = try keeping() {
        // The answer may have been the last thing that was said.
        if let answer = try answer(to: request, for: 0) { return try accepted(answer) }
        throw .ended(peer: peer, reason: reason)
      }
      if deadline.hasPassed { throw .noAnswer(peer: peer, seconds: deadline.seconds) }
    }
  }

  private func accepted(_ answer: WireEnvelope.OneOf_Body) throws(BusError) -> WireEnvelope.OneOf_Body {
    if case .failure(let failure) = answer { throw .refused(peer: peer, code: failure.code, text: failure.text) }
    return answer
  }

  private func answer(to request: UInt64, for milliseconds: Int) throws(BusError) -> WireEnvelope.OneOf_Body? {
    let pause = node.deadline(seconds: Double(milliseconds) / 1000)
    while true {
      let isLast = pause.hasPassed
      while let (number, body) = try receive() {
        if number == request || number == 0 { return body }
      }
      if isLast { return nil }
      try wait(milliseconds: pause.millisecondsLeft)
    }
  }

  /// Waits until an answer may have come, at most `milliseconds`.
  public func wait(milliseconds: Int) throws(BusError) { try poller.wait(milliseconds: milliseconds) }
}
