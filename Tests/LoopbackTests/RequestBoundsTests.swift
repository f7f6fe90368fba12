// What a visitor may send: requests as RFC 9112 writes them and frames as RFC 6455 does, and where the gate ends it.
import Dispatch
import FlyingFox
import Foundation
import Testing

@testable import Loopback

@Suite struct RequestBoundsTests {
  private static let upgrade = "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
  private static let head = RequestBounds.largestHead
  private static let message = RequestBounds.largestMessage
  private static let body = RequestBounds.largestBody
  private static let parts = RequestBounds.largestBodyInParts

  /// A masked frame's beginning, RFC 6455 §5.2: the final bit and the opcode, the length in eight bytes, the mask.
  private static func frame(_ first: UInt8, _ length: UInt64) -> [UInt8] {
    [first, 0xff] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + [1, 2, 3, 4]
  }

  /// A ping without a payload.
  private static let ping: [UInt8] = [0x89, 0x80, 1, 2, 3, 4]

  private static func payload(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x41, count: count) }

  struct Row: CustomTestStringConvertible {
    var what: String
    var bytes: [UInt8]
    var excess: RequestBounds.Excess?
    var isSwitched = true
    var testDescription: String { what }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let rows: [Row] = [
    Row(what: "a request", bytes: text("GET / HTTP/1.1\r\nHost: a\r\n\r\n")),
    Row(what: "a thousand in one go", bytes: text(String(repeating: "GET / HTTP/1.1\r\n\r\n", count: 1000))),
    Row(
      what: "a head as long as it may be",
      bytes: text("GET /" + String(repeating: "a", count: head - 18) + " HTTP/1.1\n\n")),
    Row(what: "a line without an end", bytes: payload(head + 1), excess: .head),
    Row(
      what: "headers without an end",
      bytes: text("GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: head / 6)),
      excess: .head),
    Row(
      what: "a body longer than a head",
      bytes: text("POST / HTTP/1.1\r\ncontent-length: 100000\r\n\r\n") + payload(100_000)
        + text("GET / HTTP/1.1\r\n\r\n")),
    Row(
      what: "a head behind a body", bytes: text("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}") + payload(head + 1),
      excess: .head),
    Row(
      what: "a length only some would read",
      bytes: text("GET / HTTP/1.1\r\nA: b\rContent-Length: 99999999\r\n\r\n")
        + payload(head + 1), excess: .head),
    Row(
      what: "a body in parts",
      bytes: text("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n") + payload(parts - 3)),
    Row(
      what: "a body in too many parts",
      bytes: text("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n") + payload(parts - 2), excess: .body),
    Row(what: "frames", bytes: text(upgrade) + [0x81, 0x81, 1, 2, 3, 4, 0x41] + frame(0x81, 200) + payload(200)),
    Row(what: "frames nobody agreed to", bytes: text(upgrade) + [0x81], excess: .head, isSwitched: false),
    Row(what: "a request before the answer", bytes: text(upgrade), isSwitched: false),
    Row(what: "a message as long as it may be", bytes: text(upgrade) + frame(0x82, UInt64(message))),
    Row(what: "a longer message", bytes: text(upgrade) + frame(0x82, UInt64(message) + 1), excess: .message),
    Row(what: "the longest there can be", bytes: text(upgrade) + frame(0x82, .max), excess: .message),
    Row(
      what: "a message too long in two frames",
      bytes: text(upgrade) + frame(0x02, UInt64(message)) + payload(message) + frame(0x80, 1), excess: .message),
    Row(
      what: "two messages that together are too long",
      bytes: text(upgrade) + frame(0x82, UInt64(message)) + payload(message) + frame(0x82, 1) + payload(1)),
    Row(
      what: "pings for a day",
      bytes: text(upgrade) + [[UInt8]](repeating: ping, count: 100_000).flatMap(\.self) + [0x81, 0x80, 1, 2, 3, 4]),
    Row(
      what: "more pings",
      bytes: text(upgrade) + [[UInt8]](repeating: ping, count: 100_001).flatMap(\.self), excess: .message),
    Row(
      what: "a ping within a message",
      bytes: text(upgrade) + frame(0x02, UInt64(message)) + payload(message) + [0x89, 0x80, 1, 2, 3, 4, 0x80]
        + frame(0, 1).dropFirst(), excess: .message),
    Row(
      what: "frames of every form of length",
      bytes: text(upgrade) + [0x81, 0x80, 1, 2, 3, 4] + [0x82, 0x82, 1, 2, 3, 4, 0x41, 0x41]
        + [0x82, 0xfd, 1, 2, 3, 4] + payload(125) + [0x82, 0xfe, 0x01, 0x03, 1, 2, 3, 4] + payload(259)
        + [0x82, 0xfe, 0xff, 0xff, 1, 2, 3, 4] + payload(65_535) + frame(0x82, 65_538) + payload(65_538)
        + frame(0x82, UInt64(message) + 1),
      excess: .message),
    // RFC 6455 §5.1 and §5.2: who does not mask, or sets bits of extensions nobody agreed to, is hung up on.
    Row(what: "a frame without a mask", bytes: text(upgrade) + [0x81, 0x01, 0x41], excess: .frame),
    Row(what: "a long one without a mask", bytes: text(upgrade) + [0x82, 0x7e, 0x01, 0x03], excess: .frame),
    Row(what: "a ping without a mask after a masked frame", bytes: text(upgrade) + ping + [0x89, 0], excess: .frame),
    Row(what: "a frame as an extension packs it", bytes: text(upgrade) + [0xc1, 0x80, 1, 2, 3, 4], excess: .frame),
    Row(what: "a frame with another reserved bit", bytes: text(upgrade) + [0x91, 0x80, 1, 2, 3, 4], excess: .frame),
    Row(
      what: "a message as long as it may be in three frames, and another",
      bytes: text(upgrade) + frame(0x02, UInt64(message) - 3) + payload(message - 3) + frame(0x00, 2) + payload(2)
        + frame(0x80, 1) + payload(1) + frame(0x82, UInt64(message)) + payload(message)),
    Row(
      what: "a message too long in three frames",
      bytes: text(upgrade) + frame(0x02, UInt64(message) - 3) + payload(message - 3) + frame(0x00, 3) + payload(3)
        + frame(0x80, 1), excess: .message),
    Row(
      what: "a body of no bytes",
      bytes: text("POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n") + payload(head + 1), excess: .head),
    Row(
      what: "a length that is none, which may be a body of parts",
      bytes: text("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n") + payload(parts)),
    Row(
      what: "a length that is none, and too much of it",
      bytes: text("POST / HTTP/1.1\r\nContent-Length: two\r\n\r\n") + payload(parts + 1), excess: .body),
    Row(
      what: "a length beside parts",
      bytes: text("POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n") + payload(parts)),
    Row(
      what: "an upgrade to something else",
      bytes: text("GET / HTTP/1.1\r\nUpgrade: h2c\r\n\r\n") + payload(head + 1), excess: .head),
    // The server reads on after a line of two returns, which is no empty one.
    Row(
      what: "a head that seems to end again and again",
      bytes: text("GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n\r\r\n", count: head / 9)), excess: .head),
    Row(
      what: "a request after one whose last lines end without a return",
      bytes: text("GET / HTTP/1.1\nA: b\n\r\nGET / HTTP/1.1\r\nA: b\n\n") + payload(head)),
    Row(
      what: "a body as long as it may be",
      bytes: text("POST / HTTP/1.1\r\nContent-Length: \(body)\r\n\r\n") + payload(body) + payload(head)),
    Row(what: "a longer body", bytes: text("POST / HTTP/1.1\r\nContent-Length: \(body + 1)\r\n\r\n"), excess: .body),
    Row(what: "empty lines, each a request of nothing", bytes: text(String(repeating: "\r\n", count: head))),
    Row(
      what: "names with blanks, and lines that end without a return",
      bytes: text("POST / HTTP/1.1\nContent-LENGTH :  100000 \n\n") + payload(100_000)),
  ]

  /// RFC 9112: a head goes from its first byte to the empty line; its body, and frames, are none.
  @Test(
    arguments: [
      ("", false), ("G", true), ("GET / HTTP/1.1\r\n", true), ("GET / HTTP/1.1\r\nA: b\r\n\r", true),
      ("GET / HTTP/1.1\r\nA: b\r\n\r\n", false), ("GET / HTTP/1.1\r\n\r\nG", true),
      ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n", false),
      ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{", false),
      ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", false),
      ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}P", true), (upgrade, false), (upgrade + "\u{1}", false),
    ])
  func whenAHeadIsBegun(_ sent: String, _ isInHead: Bool) throws {
    var bounds = RequestBounds()
    try bounds.take(Self.text(sent)[...], isSwitched: { true })
    #expect(bounds.isInHead == isInHead)
  }

  /// RFC 9112 §9.3.2 lets a client send on before it is answered. The server here loses what comes behind a body: it goes on once that is
  /// answered, and not before.
  /// What came before the body is answered for itself: (the requests, how many were answered as each comes, how many go on).
  @Test(
    arguments: [
      ("PG", [0, 0], 1), ("PG", [0, 1], 2), ("GPG", [0, 0, 0], 2), ("GPG", [0, 0, 1], 2), ("GPG", [0, 1, 1], 2),
      ("GPG", [0, 0, 2], 3), ("GGPG", [0, 0, 0, 2], 3), ("GGPG", [0, 0, 1, 3], 4), ("PP", [0, 0], 1),
      ("PP", [0, 1], 2),
      ("PPG", [0, 1, 1], 2), ("PPG", [0, 1, 2], 3), ("GG", [0, 0], 2), ("GGG", [0, 0, 1], 3),
    ], [true, false])
  func requestsBehindABody(_ row: (requests: String, answers: [Int], taken: Int), isTogether: Bool) throws {
    var bounds = RequestBounds()
    let all = row.requests.map {
      Self.text($0 == "P" ? "POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}" : "GET / HTTP/1.1\r\n\r\n")
    }
    var taken = 0
    // What comes together comes when all the answers there will be are there.
    for (bytes, answers) in isTogether ? [(all.flatMap(\.self), row.answers.last ?? 0)] : Array(zip(all, row.answers)) {
      let now = try bounds.take(bytes[...], answers: { answers }, isSwitched: { false })
      taken += now
      if now < bytes.count { break }
    }
    #expect(taken == all.prefix(row.taken).map(\.count).reduce(0, +))
  }

  /// What has begun and not ended; between requests, and between frames, nothing has.
  @Test(
    arguments: [
      (text(""), false), (text("G"), true), (text("GET / HTTP/1.1\r\n\r\n"), false),
      (text("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{"), true),
      (text("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}"), false),
      (text("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n"), true), (text(upgrade), false),
      (text(upgrade) + [0x81], true), (text(upgrade) + [0x81, 0x82, 1, 2, 3, 4, 0x41], true),
      (text(upgrade) + [0x81, 0x81, 1, 2, 3, 4, 0x41], false),
    ])
  func whenSomethingIsBegun(_ sent: [UInt8], _ isWithin: Bool) throws {
    var bounds = RequestBounds()
    try bounds.take(sent[...], isSwitched: { true })
    #expect(bounds.isWithin == isWithin)
  }

  /// However it is cut on the way.
  @Test(arguments: rows, [1, 1000, 1 << 16])
  func whatIsTooMuchIsKnown(_ row: Row, _ portion: Int) {
    var bounds = RequestBounds()
    var found: RequestBounds.Excess?
    var place = 0
    while place < row.bytes.count, found == nil {
      let end = min(place + portion, row.bytes.count)
      do { try bounds.take(row.bytes[place..<end], isSwitched: { row.isSwitched }) } catch { found = error }
      place = end
    }
    #expect(found == row.excess)
  }

  /// Frames are counted as they begin, whatever they are and however they are cut.
  @Test(arguments: [1, 7, 1000]) func framesAreCounted(portion: Int) throws {
    let mask: [UInt8] = [1, 2, 3, 4]
    let bytes =
      Self.text(Self.upgrade) + [0x81, 0x81] + mask + [0x41] + Self.ping + [0x02, 0x80] + mask + [0x80, 0x80] + mask
      + Self.frame(0x82, 70_000)
    var bounds = RequestBounds()
    for place in stride(from: 0, to: bytes.count, by: portion) {
      try bounds.take(bytes[place..<min(place + portion, bytes.count)], isSwitched: { true })
    }
    #expect(bounds.frames == 5)
  }

  /// What a client reads that sends this, and `ends` then, to a server that answers "hello" whatever it is asked.
  private static func answer(to request: [UInt8], ends: Bool = false) throws -> String {
    let server = try LoopbackServer(
      port: 0, handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: Data("hello".utf8)) })
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    _ = send(client, request, request.count, Int32(MSG_NOSIGNAL))
    if ends { shutdown(client, Int32(SHUT_WR)) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var text = ""
    withExtendedLifetime(server) {
      while case let count = recv(client, &bytes, bytes.count, 0), count > 0 {
        text += String(decoding: bytes[..<count], as: UTF8.self)
      }
    }
    return text
  }

  /// RFC 6585 §5: 431 says that a request's headers are too large; RFC 9110 §15.5.14: 413 that its body is.
  @Test(arguments: [
    (text("GET /\(String(repeating: "a", count: head - 200)) HTTP/1.1\r\n" + closing), "HTTP/1.1 200", "hello"),
    (text("GET /\(String(repeating: "a", count: head + 1)) HTTP/1.1\r\n" + closing), "HTTP/1.1 431", closing),
    (text("POST / HTTP/1.1\r\nContent-Length: \(body + 1)\r\n\r\n"), "HTTP/1.1 413", closing),
  ])
  func aServerBehindTheGateSeesNothingTooLong(_ request: [UInt8], _ begins: String, _ ends: String) async throws {
    let text = try await withCheckedThrowingContinuation { (done: CheckedContinuation<String, any Error>) in
      Thread.detachNewThread { done.resume(with: Result { try Self.answer(to: request) }) }
    }
    #expect(text.hasPrefix(begins) && text.hasSuffix(ends), "\(text)")
  }

  private static let closing = "Connection: close\r\n\r\n"

  /// RFC 9112 §6.3: a body is none of the requests after it, whether whoever answers has asked for it or not; this one is made of requests.
  @Test(arguments: [(1000, 1), (100_000, 1), (body, 1), (body + 1000, 0)])
  func aBodyIsNoRequest(_ length: Int, _ answers: Int) async throws {
    let inner = "GET / HTTP/1.1\r\nA: 12345678\r\n\r\n"
    let inside = Self.text(String(repeating: inner, count: length / inner.utf8.count + 1)).prefix(length)
    let request = Self.text("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n") + inside
    let text = try await withCheckedThrowingContinuation { (done: CheckedContinuation<String, any Error>) in
      Thread.detachNewThread { done.resume(with: Result { try Self.answer(to: request, ends: true) }) }
    }
    #expect(text.ranges(of: "HTTP/1.1 200").count == answers)
  }
}
