// HTTP and WebSocket: what phones send by them.
import FlyingFox
import Foundation
import Loopback
import SensorSources

final class WebDoor: PhoneDoor {
  private let server: LoopbackServer
  private let mailbox: Mailbox

  init(port asked: UInt16, speaks kind: PhoneProtocol) throws(PhoneError) {
    let mailbox = try Mailbox(MessageReader(kind, port: asked))
    do throws(LoopbackError) {
      server = try LoopbackServer(port: asked, handler: PhoneHandler(mailbox: mailbox, kind: kind))
    } catch { throw .port(kind: kind, number: asked, reason: error.reason) }
    self.mailbox = mailbox
  }

  var port: UInt16 { server.port }

  var descriptor: Int32 { mailbox.descriptor }

  func take() -> [PhoneArrival] { mailbox.take() }
}

/// Takes requests of any path: bodies, or WebSockets.
private struct PhoneHandler: HTTPHandler {
  let mailbox: Mailbox
  let kind: PhoneProtocol

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Only browsers say where a request comes from: a page somebody visits here is not to tilt the device.
    if let page = request.headers[HTTPHeader("Origin")] {
      return Self.answer(.forbidden, "not from a page (\(page.prefix(100))): readings are taken from apps")
    }
    if kind == .ws {
      return try await WebSocketHTTPHandler.webSocket(Listener(mailbox: mailbox)).handleRequest(request)
    }
    guard request.method == .POST || request.method == .PUT else {
      return Self.answer(.methodNotAllowed, "send readings by POST")
    }
    var bytes: [UInt8] = []
    for try await part in request.bodySequence {
      bytes += part
      // What is longer is refused below, and not kept.
      if bytes.count > PhoneMessage.maximumBytes { break }
    }
    guard let problem = mailbox.put(bytes) else { return Self.answer(.ok, "ok") }
    return Self.answer(.badRequest, problem)
  }

  private static func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data((text + "\n").utf8))
  }
}

/// The messages of one WebSocket; what is refused is answered in a message.
private struct Listener: WSMessageHandler {
  let mailbox: Mailbox

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { answers in
      let reading = Task {
        for await message in client {
          switch message {
          case .text(let text): if let problem = mailbox.put([UInt8](text.utf8)) { answers.yield(.text(problem)) }
          case .data(let data): if let problem = mailbox.put([UInt8](data)) { answers.yield(.text(problem)) }
          case .close: break
          }
        }
        answers.finish()
      }
      answers.onTermination = { _ in reading.cancel() }
    }
  }
}

/// What has come and is not taken yet, between the server's threads and the taker's.
private final class Mailbox: @unchecked Sendable {
  /// Everything below is read and written under this.
  private let lock = NSLock()
  private var reader: MessageReader
  private var arrivals: [PhoneArrival] = []
  /// A pipe, readable while something waits.
  let descriptor: Int32
  private let bell: Int32

  /// Messages that wait at most; beyond it new ones are lost, because nobody takes them.
  private static let limit = 10_000

  init(_ reader: MessageReader) throws(PhoneError) {
    self.reader = reader
    var ends: [Int32] = [-1, -1]
    let isOpen = pipe(&ends) == 0
    for end in ends where isOpen {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, bell) = (ends[0], ends[1])
    guard isOpen else {
      throw .port(kind: reader.kind, number: reader.port, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    close(descriptor)
    close(bell)
  }

  /// Keeps a message; what is wrong with it, if something is.
  func put(_ bytes: [UInt8]) -> String? {
    // Read by whoever brings it: a MiB takes its time, for which whoever takes the others must not wait.
    let arrival = MessageReader.read(bytes, place: lock.withLock { reader.nextPlace() })
    return lock.withLock {
      if arrivals.count < Self.limit { arrivals.append(arrival) }
      // A full pipe is readable already.
      _ = write(bell, [1], 1)
      guard case .failure(let error) = arrival.message else { return nil }
      return "\(error)"
    }
  }

  func take() -> [PhoneArrival] {
    lock.withLock {
      defer { arrivals = [] }
      var rings = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &rings, rings.count) == rings.count {}
      return arrivals
    }
  }
}
