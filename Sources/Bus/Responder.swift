// The serving end of a control socket: decoded requests in, replies out, bad bytes answered and counted.
import Wire
import ZeroMQ

/// Whom to answer.
public struct Peer: Sendable, Hashable {
  var identity: [UInt8]
  /// The number the requester gave its request.
  public var request: UInt64
}

/// A ROUTER socket that speaks envelopes.
public final class Responder {
  /// The socket, for a poller to wait on.
  public let socket: Socket
  /// Messages that could not be read, by kind.
  private(set) var rejections = Rejections()
  private var answered: [(peer: Peer, bytes: [UInt8])] = []
  private let report: (String) -> Void

  /// Answers kept, so that a request sent again while its answer was under way is not carried out twice.
  static let answersKept = 32

  /// Binds to `endpoint`; `report` gets one line for each new kind of bad message.
  public init(_ endpoint: String, in context: Context, report: @escaping (String) -> Void) throws(BusError) {
    do {
      socket = try Socket(.router, in: context)
      try socket.bind(endpoint)
    } catch { throw .socket(error) }
    self.report = report
  }

  /// The next request, or nil when none waits. Messages that cannot be read are answered with a failure and passed over.
  public func next() throws(BusError) -> (peer: Peer, body: WireEnvelope.OneOf_Body)? {
    do throws(ZeroMQError) {
      while let frames = try socket.receive() {
        guard frames.count == 2 else {
          reject(.frames, "\(frames.count) frames instead of 2")
          if let identity = frames.first { try answerMalformed(identity, WireError.malformed(bytes: 0)) }
          continue
        }
        let envelope: WireEnvelope
        do { envelope = try WireEnvelope.read(frames[1]) } catch {
          reject(.message(error.code), "\(error)")
          try answerMalformed(frames[0], error)
          continue
        }
        guard let body = envelope.body else { continue }
        let peer = Peer(identity: frames[0], request: envelope.request)
        guard let known = answered.first(where: { $0.peer == peer }) else { return (peer, body) }
        try socket.send([peer.identity, known.bytes])
      }
      return nil
    } catch { throw .socket(error) }
  }

  private func answerMalformed(_ identity: [UInt8], _ error: WireError) throws(ZeroMQError) {
    try socket.send([identity, WireEnvelope.bytes(failure: error.code, "\(error)", request: 0)])
  }

  private func reject(_ kind: RejectionKind, _ text: String) {
    if rejections.count(kind) { report("rejected a control message: \(text); more of this kind are only counted") }
  }

  /// Answers; a peer that has gone is no error.
  public func reply(to peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    let bytes = WireEnvelope.bytes(body, request: peer.request)
    answered.append((peer, bytes))
    if answered.count > Self.answersKept { answered.removeFirst() }
    do { try socket.send([peer.identity, bytes]) } catch { throw .socket(error) }
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
