// The ports themselves, over real sockets of this machine: what is sent arrives, what is refused is answered.
import Dispatch
import Foundation
import Phones
import SensorSources
import Testing

@Suite("Ports for phones")
struct DoorTests {
  /// Opening a port and waiting for messages block, which Swift's own few threads must not do.
  private func onThread<Outcome: Sendable>(_ body: @escaping @Sendable () throws -> Outcome) async throws -> Outcome {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Outcome, any Error>) in
      Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
  }

  /// Seconds until a test that hears nothing ends: far beyond what a busy machine takes.
  private static let patience = 120

  /// A client's socket, connected to a port of this machine; reads give up when the patience has an end.
  private final class Client {
    let descriptor: Int32

    init(_ port: UInt16, _ type: __socket_type) throws {
      descriptor = socket(AF_INET, Int32(type.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
      }
      try #require(result == 0)
      var patience = timeval(tv_sec: DoorTests.patience, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) { _ = write(descriptor, bytes, bytes.count) }
    func send(_ text: String) { send(Array(text.utf8)) }

    func answer() -> String {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  /// All that is answered up to the words it ends with.
  private func answer(of client: Client, endingWith words: String) -> String {
    var text = ""
    while !text.hasSuffix(words) {
      let part = client.answer()
      if part.isEmpty { return text }
      text += part
    }
    return text
  }

  /// The messages that have come once `count` have, or when the patience has an end.
  private func wait(for count: Int, at door: any PhoneDoor) -> [PhoneArrival] {
    var arrivals: [PhoneArrival] = []
    var item = pollfd(fd: door.descriptor, events: Int16(POLLIN), revents: 0)
    while arrivals.count < count, poll(&item, 1, Int32(Self.patience * 1000)) > 0 { arrivals += door.take() }
    return arrivals
  }

  private func samples(_ arrivals: [PhoneArrival]) throws -> Int {
    var stream = PhoneStream(name: "p")
    return try arrivals.reduce(0) { try $0 + stream.take(try $1.message.get(), at: $1.time).count }
  }

  @Test func datagrams() async throws {
    let arrivals = try await onThread { [self] in
      let door = try PhoneProtocol.udp.open(port: 0)
      let client = try Client(door.port, SOCK_DGRAM)
      for step in 0..<5 { client.send("\(Double(step) * 0.02),0,9.8,0") }
      client.send("what?")
      return wait(for: 6, at: door)
    }
    #expect(try samples(Array(arrivals.prefix(5))) == 5)
    #expect(throws: SensorSourceError.self) { _ = try arrivals.last?.message.get() }
  }

  /// RFC 768: the least length of a datagram is that of its header, so that one may be empty. It is a message like others, with no
  /// reading in it.
  @Test func anEmptyDatagramIsAMessage() async throws {
    let arrivals = try await onThread { [self] in
      let door = try PhoneProtocol.udp.open(port: 0)
      let client = try Client(door.port, SOCK_DGRAM)
      try #require(send(client.descriptor, [UInt8](), 0, 0) == 0)
      client.send("0.02,0,9.8,0")
      return wait(for: 1, at: door)
    }
    let first = try #require(arrivals.first)
    #expect(throws: SensorSourceError.self) { _ = try first.message.get() }
  }

  /// The answer to one request, and what has come by it.
  private func ask(
    _ method: String, _ body: String, header: String = "Host: a", words: String = "", arrivals count: Int
  ) throws -> (String, [PhoneArrival]) {
    let door = try PhoneProtocol.http.open(port: 0)
    let client = try Client(door.port, SOCK_STREAM)
    client.send("\(method) /data HTTP/1.1\r\n\(header)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    let answer = words.isEmpty ? client.answer() : answer(of: client, endingWith: words)
    return (answer, count == 0 ? door.take() : wait(for: count, at: door))
  }

  /// A reading and line breaks up to so many bytes.
  private static func long(_ count: Int) -> String { "1,0,9.8,0" + String(repeating: "\n", count: count - 9) }

  /// A body, of a mebibyte at most, the code and the words it is answered with, and the messages that come.
  @Test(
    arguments: [
      ("POST", "[1,0,9.8,0]", "200", "\r\n\r\nok\n", 1), ("PUT", "1,0,9.8,0", "200", "\r\n\r\nok\n", 1),
      ("POST", "what?", "400", "; found 'what?'\n", 1), ("GET", "", "405", "\r\n\r\nsend readings by POST\n", 0),
      ("POST", long(1 << 20), "200", "\r\n\r\nok\n", 1),
    ])
  func requests(method: String, body: String, code: String, words: String, count: Int) async throws {
    let (answer, arrivals) = try await onThread { [self] in try ask(method, body, words: words, arrivals: count) }
    #expect(answer.hasPrefix("HTTP/1.1 \(code)") && answer.hasSuffix(words))
    #expect(answer.contains("text/plain; charset=utf-8"))
    #expect(arrivals.count == count)
    if code == "400" { #expect(throws: SensorSourceError.self) { _ = try arrivals[0].message.get() } }
  }

  /// A page somebody visits in a browser of this machine can post to any port of it, and says where it comes from.
  @Test(arguments: ["https://example.org", "http://localhost:8080", "null"])
  func pagesDoNotTiltTheDevice(origin: String) async throws {
    let (answer, arrivals) = try await onThread { [self] in
      try ask(
        "POST", "1,0,9.8,0", header: "Host: a\r\nOrigin: \(origin)",
        words: "not from a page (\(origin)): readings are taken from apps\n", arrivals: 0)
    }
    #expect(answer.hasPrefix("HTTP/1.1 403") && answer.hasSuffix("readings are taken from apps\n"))
    #expect(arrivals.isEmpty)
  }

  /// As in a suite whose tests wait on threads of Swift's own.
  @Test func aDoorAnswersWhileOtherTasksHoldTheirThreads() async throws {
    let answer = try await onThread { [self] in
      let held = DispatchSemaphore(value: 0)
      let holders = ProcessInfo.processInfo.activeProcessorCount
      for _ in 0..<holders { Task.detached { held.wait() } }
      defer { for _ in 0..<holders { held.signal() } }
      return try ask("POST", "1,0,9.8,0", arrivals: 1).0
    }
    #expect(answer.hasPrefix("HTTP/1.1 200"))
  }

  /// RFC 6455: the answer to its sample key, and a masked frame with text.
  @Test func webSockets() async throws {
    let (answer, arrivals) = try await onThread { [self] in
      let door = try PhoneProtocol.ws.open(port: 0)
      let client = try Client(door.port, SOCK_STREAM)
      client.send(
        "GET /sensor HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
      let answer = client.answer()
      for step in 0..<5 {
        let text = Array("{\"timestamp\":\(step * 20_000_000),\"values\":[0,9.8,0]}".utf8)
        let mask: [UInt8] = [1, 2, 3, 4]
        let masked = text.enumerated().map { $1 ^ mask[$0 % 4] }
        client.send([0x81, 0x80 | UInt8(text.count)] + mask + masked)
      }
      return (answer, wait(for: 5, at: door))
    }
    #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(try samples(arrivals) == 5)
  }

  @Test(arguments: PhoneProtocol.allCases)
  func aPortThatIsTakenIsNamed(kind: PhoneProtocol) async throws {
    let (port, refusal) = try await onThread {
      let door = try kind.open(port: 0)
      do {
        _ = try kind.open(port: door.port)
        return (door.port, "none")
      } catch { return (door.port, "\(error)") }
    }
    #expect(
      refusal
        == "\(kind.rawValue): port \(port) of 127.0.0.1 cannot be listened at: Address already in use; name another one"
    )
  }
}
