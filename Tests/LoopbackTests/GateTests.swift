// What goes through the gate and what does not, over real connections: how many at a time, all bytes both ways, a port of its own that is
// closed with its server.
import FlyingFox
import Foundation
import Testing

@testable import Loopback

/// A connection to a port of this machine; nil in `init` where it is refused.
private final class Visitor {
  private let descriptor: Int32

  init?(_ port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Room for as little as the system allows, so that what is not taken waits at the other end.
  func takeLittle() {
    var size: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  func say(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// All that is answered until the other end is closed.
  func heard() -> [UInt8] {
    var (all, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 { all += bytes[..<count] }
    return all
  }
}

@Suite struct GateTests {
  /// On a thread that may wait, which Swift's own may not.
  private func aside<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
  }

  private static let get = Array("GET / HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)

  private static func server(_ body: Data = Data("hello".utf8)) throws -> LoopbackServer {
    try LoopbackServer(port: 0, handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: body) })
  }

  /// Sixty-four connections are let in, and are answered though one more was closed unread; whoever goes makes room.
  @Test func soManyAtATime() async throws {
    try await aside {
      let server = try Self.server()
      var visitors: [Visitor] = []
      for _ in 0..<64 { visitors.append(try #require(Visitor(server.port))) }
      #expect(try #require(Visitor(server.port)).heard() == [])
      for place in [63, 0] {
        visitors[place].say(Self.get)
        #expect(String(decoding: visitors[place].heard(), as: UTF8.self).hasSuffix("hello"))
      }
      visitors = []
      // The gate sees those who went one after the other, each by its own thread.
      var text = ""
      while text.isEmpty {
        let next = try #require(Visitor(server.port))
        next.say(Self.get)
        text = String(decoding: next.heard(), as: UTF8.self)
      }
      #expect(text.hasSuffix("hello"))
    }
  }

  /// All sixty-four connections ask and take nothing of the answer; a server would keep it for ever. They are let go after their
  /// patience, a moment here, and the next one is answered.
  @Test(.timeLimit(.minutes(5))) func whoTakesNothingIsLetGo() async throws {
    try await aside {
      let server = try LoopbackServer(
        port: 0,
        handler: ClosureHTTPHandler { request in
          HTTPResponse(statusCode: .ok, body: Data(count: request.path == "/all" ? 8 << 20 : 5))
        }, readersPatience: 0.05)
      var visitors: [Visitor] = []
      while visitors.count < 64 {
        let visitor = try #require(Visitor(server.port))
        visitor.takeLittle()
        visitor.say(Array("GET /all HTTP/1.1\r\n\r\n".utf8))
        visitors.append(visitor)
      }
      var answer: [UInt8] = []
      while answer.isEmpty {
        let next = try #require(Visitor(server.port))
        next.say(Self.get)
        answer = next.heard()
      }
      #expect(answer.suffix(5) == [0, 0, 0, 0, 0])
      #expect(visitors.count == 64)
    }
  }

  /// A request whose body stops is let go after the patience, a moment here, without an answer; one that rests between requests is not.
  @Test(.timeLimit(.minutes(5))) func whoStopsWithinABodyIsLetGo() async throws {
    try await aside {
      let server = try LoopbackServer(
        port: 0,
        handler: ClosureHTTPHandler { request in
          HTTPResponse(statusCode: .ok, body: Data("hello".utf8) + (try await request.bodyData))
        }, patience: 3600, readersPatience: 0.05)
      let resting = try #require(Visitor(server.port))
      resting.say(Array("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}".utf8))
      let stopping = try #require(Visitor(server.port))
      stopping.say(Array("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{".utf8))
      #expect(!String(decoding: stopping.heard(), as: UTF8.self).contains("hello"))
      resting.say(Self.get)
      #expect(String(decoding: resting.heard(), as: UTF8.self).contains("hello{}"))
    }
  }

  /// A request behind a body that is not answered yet is not lost without a word: the first is answered, and the connection ends. Who
  /// waits for the answer is answered again.
  @Test(.timeLimit(.minutes(5))) func whatComesBehindABody() async throws {
    try await aside {
      let server = try LoopbackServer(
        port: 0,
        handler: ClosureHTTPHandler { request in
          HTTPResponse(statusCode: .ok, body: Data("hello".utf8) + (try await request.bodyData))
        })
      let post = Array("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}".utf8)
      let hasty = try #require(Visitor(server.port))
      hasty.say(post + post)
      #expect(String(decoding: hasty.heard(), as: UTF8.self).components(separatedBy: "hello{}").count == 2)
    }
  }

  /// Many times what is handed on at once, either way, in the order it was said.
  @Test func allBytesGoThrough() async throws {
    let bytes = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try await aside {
      let server = try LoopbackServer(
        port: 0,
        handler: ClosureHTTPHandler { request in HTTPResponse(statusCode: .ok, body: try await request.bodyData) })
      let visitor = try #require(Visitor(server.port))
      let head = "POST / HTTP/1.1\r\nContent-Length: \(bytes.count)\r\nConnection: close\r\n\r\n"
      visitor.say(Array(head.utf8) + bytes)
      let heard = visitor.heard()
      #expect(heard.starts(with: Array("HTTP/1.1 200 OK\r\n".utf8)))
      #expect(heard.suffix(bytes.count).elementsEqual(bytes))
    }
  }

  /// A port is one server's: another that asks for it is told so, and gets it when the first is gone.
  @Test func aPortIsTakenAndGivenBack() async throws {
    try await aside {
      var first: LoopbackServer? = try Self.server()
      let port = try #require(first?.port)
      #expect(port != 0)
      let error = #expect(throws: LoopbackError.self) {
        try LoopbackServer(port: port, handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok) })
      }
      #expect(error?.port == port)
      #expect(error?.reason == "Address already in use")
      first = nil
      #expect(Visitor(port) == nil)
      let second = try LoopbackServer(
        port: port, handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: Data("again".utf8)) })
      #expect(second.port == port)
      let visitor = try #require(Visitor(port))
      visitor.say(Self.get)
      #expect(String(decoding: visitor.heard(), as: UTF8.self).hasSuffix("again"))
    }
  }
}
