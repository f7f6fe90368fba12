// The serving end of a control socket: decoded requests in, replies out, bad bytes answered and counted.
import Vocabulary
import Wire

/// Whom to answer.
public struct Peer: Sendable, Hashable {
  var identity: [UInt8]
  /// The number the requester gave its request.
  public var request: UInt64
  /// The requester's own number; 0 for one that never asks the same again.
  var session: UInt64
  /// What it asked, in short: the same number with other bytes is another request.
  var digest: Int

  init(identity: [UInt8], _ envelope: WireEnvelope, bytes: [UInt8]) {
    self.identity = identity
    request = envelope.request
    session = envelope.session
    digest = canRepeat(session, request) ? Self.digest(bytes) : 0
  }

  private static func digest(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// The connection it came by, the same for all requests of one client.
  public var place: [UInt8] { identity }

  /// Whether the request can be told from others: an equal one is the same, sent again, and its answer may be given again.
  public var isRepeatable: Bool { canRepeat(session, request) }
}

private func canRepeat(_ session: UInt64, _ request: UInt64) -> Bool { session != 0 && request != 0 }

/// Serves an endpoint in envelopes.
public final class Responder {
  let link: any Link
  private let node: Node
  private let item: Int
  /// Messages that could not be read, by kind.
  private(set) var rejections = Rejections()
  private(set) var answered: [(peer: Peer, bytes: [UInt8])] = []
  private var answeredBytes = 0
  private let report: (String) -> Void

  /// Answers kept, so that a request sent again while its answer was under way is not carried out twice.
  static let answersKept = 32

  /// Bytes of answers kept: with answers as large as there may be, only the newest.
  static let answeredBytesKept = 64 << 20

  /// Bytes of the largest answer: a client's socket takes no larger message, and ends the connection without a word.
  public static let largestReply = 48 << 20

  /// Messages taken in one turn of a loop: whoever sends more waits for the heartbeats and samples that are due meanwhile.
  public static let messagesPerTurn = 64

  /// Bytes of the largest request: a trace of a million samples at 32 bytes and its envelope fit.
  public static let largestRequest = 48 << 20
  /// Bytes of the largest request to a host: commands hold names, and those have a thousand at most.
  public static let largestCommand = 1 << 20

  /// Takes the endpoint; requests end the node's wait. `report` gets one line for each new kind of bad message. Who asks with
  /// more than `largest` bytes is disconnected.
  public init(
    _ endpoint: String, on node: Node, largest: Int = largestRequest, report: @escaping (String) -> Void
  ) throws(BusError) {
    self.node = node
    self.report = report
    link = try node.open(.responder(largest: largest), at: endpoint)
    item = node.watch(link)
  }

  /// Whether a request may have come by the node's last wait; asking in vain costs a system call.
  public var isReady: Bool { node.isReady(item) }

  /// The next request, or nil when none waits. Messages that cannot be read are answered with a failure and passed over.
  /// It gives up after `messagesPerTurn` of those.
  public func next() throws(BusError) -> (peer: Peer, body: WireEnvelope.OneOf_Body)? {
    node.tellOfEndless(report)
    for _ in 0..<Self.messagesPerTurn {
      guard let frames = try link.receive() else { return nil }
      guard frames.count == 2 else {
        reject(.frames, "\(frames.count) frames instead of 2")
        if let identity = frames.first { try answerMalformed(identity, WireError.malformed(bytes: 0)) }
        continue
      }
      let envelope: WireEnvelope
      do throws(WireError) { envelope = try WireEnvelope.read(frames[1]) } catch {
        reject(.message(error.code), "\(error)")
        try answerMalformed(frames[0], error)
        continue
      }
      guard let body = envelope.body else { continue }
      let peer = Peer(identity: frames[0], envelope, bytes: frames[1])
      guard peer.isRepeatable, let known = answered.first(where: { $0.peer == peer }) else { return (peer, body) }
      try link.send([peer.identity, known.bytes])
    }
    return nil
  }

  private func answerMalformed(_ identity: [UInt8], _ error: WireError) throws(BusError) {
    try link.send([identity, WireEnvelope.bytes(failure: error.code, "\(error)", request: 0)])
  }

  private func reject(_ kind: RejectionKind, _ text: String) {
    if rejections.count(kind) { report("rejected a control message: \(text); more of this kind are only counted") }
  }

  /// Answers; a peer that has gone is no error.
  public func reply(to peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    try reply(to: peer, envelope: WireEnvelope.bytes(body, request: peer.request, session: peer.session))
  }

  /// Answers with a receipt, which is written without a message in between: somebody waits for most inputs' receipts.
  public func reply(to peer: Peer, _ receipt: Receipt) throws(BusError) {
    try reply(to: peer, envelope: receipt.envelopeBytes(request: peer.request, session: peer.session))
  }

  private func reply(to peer: Peer, envelope bytes: [UInt8]) throws(BusError) {
    guard bytes.count <= Self.largestReply else {
      return try refuse(
        peer, .unavailable,
        "the answer has \(bytes.count >> 20) MiB, and a message has at most \(Self.largestReply >> 20)")
    }
    if peer.isRepeatable {
      answered.append((peer, bytes))
      answeredBytes += bytes.count
      while answered.count > Self.answersKept || (answered.count > 1 && answeredBytes > Self.answeredBytesKept) {
        answeredBytes -= answered.removeFirst().bytes.count
      }
    }
    try link.send([peer.identity, bytes])
  }

  /// Answers that it cannot be done.
  public func refuse(_ peer: Peer, _ code: WireErrorCode, _ text: String) throws(BusError) {
    let failure = WireFailure.with {
      $0.code = code
      $0.text = text
    }
    try reply(to: peer, .failure(failure))
  }
}
