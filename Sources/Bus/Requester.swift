// The asking end of a control socket: requests that are repeated until answered, within one deadline.
import Wire
import ZeroMQ

/// A moment on the monotonic clock by which something must have happened.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant
  /// The seconds it was made with.
  public let seconds: Double

  /// Longer than any process runs, in seconds: what the clock can still add up.
  static let longest = 1e9

  /// Anything but a number above 0 has passed at once.
  public init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(seconds > 0 ? min(seconds, Self.longest) : 0)
  }

  /// Whether nothing is left of it.
  public var hasPassed: Bool { ContinuousClock.now >= end }

  /// Milliseconds left, rounded up, at least 0.
  public var millisecondsLeft: Int {
    let left = ContinuousClock.now.duration(to: end)
    let (seconds, attoseconds) = left.components
    return max(0, Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}

/// A DEALER socket that asks one peer.
public final class Requester {
  /// The socket, for a poller to wait on.
  public let socket: Socket
  /// The peer's role, for messages to people.
  public let peer: String
  private var lastRequest: UInt64 = 0
  private var poller = Poller()
  /// Called whenever the requester would wait: runs the peers when they live in the same thread.
  public var idle: (() -> Void)?

  /// A request without an answer is sent again after this many milliseconds: the peer may have been restarted.
  public static let repeatInterval = 250

  /// Connects to the endpoint, whether or not anybody has bound to it yet; `peer` is a role, for messages to people.
  public init(_ endpoint: String, peer: String, in context: Context) throws(BusError) {
    self.peer = peer
    do {
      socket = try Socket(.dealer, in: context)
      try socket.connect(endpoint)
    } catch { throw .socket(error) }
    _ = poller.add(socket)
  }

  /// Sends a request and returns its number, for callers that wait for several things at once.
  @discardableResult
  public func send(_ body: WireEnvelope.OneOf_Body) throws(BusError) -> UInt64 {
    lastRequest += 1
    try send(body, as: lastRequest)
    return lastRequest
  }

  private func send(_ body: WireEnvelope.OneOf_Body, as request: UInt64) throws(BusError) {
    // A full queue means nobody is there; the repetition finds whoever comes.
    do { try socket.send([WireEnvelope.bytes(body, request: request)]) } catch { throw .socket(error) }
  }

  /// The next answer that waits, with the number of its request; 0 for one that could not be read by the peer.
  public func receive() throws(BusError) -> (request: UInt64, body: WireEnvelope.OneOf_Body)? {
    let frames: [[UInt8]]?
    do { frames = try socket.receive() } catch { throw .socket(error) }
    guard let bytes = frames?.last else { return nil }
    do {
      let envelope = try WireEnvelope.read(bytes)
      return envelope.body.map { (envelope.request, $0) }
    } catch { throw .message(error) }
  }

  /// Asks and waits. What is asked must be safe to ask twice: it is repeated while no answer comes.
  public func ask(_ body: WireEnvelope.OneOf_Body, within deadline: Deadline) throws(BusError)
    -> WireEnvelope.OneOf_Body
  {
    lastRequest += 1
    let request = lastRequest
    while true {
      try send(body, as: request)
      if let answer = try answer(to: request, for: min(Self.repeatInterval, deadline.millisecondsLeft)) {
        if case .failure(let failure) = answer { throw .refused(peer: peer, code: failure.code, text: failure.text) }
        return answer
      }
      if deadline.hasPassed { throw .noAnswer(peer: peer, seconds: deadline.seconds) }
    }
  }

  private func answer(to request: UInt64, for milliseconds: Int) throws(BusError) -> WireEnvelope.OneOf_Body? {
    let pause = Deadline(seconds: Double(milliseconds) / 1000)
    repeat {
      idle?()
      while let (number, body) = try receive() {
        if number == request || number == 0 { return body }
      }
      do { try poller.wait(milliseconds: idle == nil ? pause.millisecondsLeft : 0) } catch { throw .socket(error) }
      while let (number, body) = try receive() {
        if number == request || number == 0 { return body }
      }
    } while !pause.hasPassed
    return nil
  }
}
