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
  public let socket: Socket
  private var rejections = Rejections()
  private let report: (String) -> Void

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
          reject("\(frames.count) frames instead of 2")
          if let identity = frames.first { try answerMalformed(identity, WireError.malformed(bytes: 0)) }
          continue
        }
        do throws(WireError) {
          let envelope = try WireEnvelope.read(frames[1])
          guard let body = envelope.body else { continue }
          return (Peer(identity: frames[0], request: envelope.request), body)
        } catch {
          reject("\(error)")
          try answerMalformed(frames[0], error)
        }
      }
      return nil
    } catch { throw .socket(error) }
  }

  private func answerMalformed(_ identity: [UInt8], _ error: WireError) throws(ZeroMQError) {
    try socket.send([identity, WireEnvelope.bytes(failure: error.code, "\(error)", request: 0)])
  }

  private func reject(_ kind: String) {
    if rejections.count(kind) { report("rejected a control message: \(kind)") }
  }

  /// Answers; a peer that has gone is no error.
  public func reply(to peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    do { try socket.send([peer.identity, WireEnvelope.bytes(body, request: peer.request)]) } catch {
      throw .socket(error)
    }
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
