// Whose connection it is: lines as the kernel writes them, and a server that closes what is not welcome unread.
import Dispatch
import FlyingFox
import Foundation
import Testing

@testable import Loopback

private let tables: [Substring] = [
  // What listens, the client's end, the server's end, a closed client's end, one over IPv6, and one of somebody else's.
  "   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0 100 0 0 10 0",
  "   1: 0100007F:C001 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0 100 0 0 10 0",
  "   2: 0100007F:1F90 0100007F:C001 01 00000000:00000000 00:00000000 00000000  1000        0 13 1 0 100 0 0 10 0",
  "   3: 0100007F:C002 0100007F:1F90 04 00000001:00000000 01:00000014 00000000     0        0 0 3 0",
  "   4: 0000000000000000FFFF00000100007F:C003 0000000000000000FFFF00000100007F:1F90 01 00000000:00000000 00:00000000 00000000  1001        0 14 1 0",
  "   5: 0100007F:C004 0100007F:1F91 01 00000000:00000000 00:00000000 00000000  1000        0 15 1 0",
  // A line that was read to its ninth column only, where the file's number is missing.
  "   6: 0100007F:C006 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0",
]
private let datagrams: [Substring] = [
  " 100: 00000000:D001 00000000:0000 07 00000000:00000000 00:00000000 00000000  1000        0 21 2 0 0",
  " 101: 0100007F:D002 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1001        0 22 2 0 0",
  " 102: 0200007F:D003 00000000:0000 07 00000000:00000000 00:00000000 00000000  1001        0 23 2 0 0",
]
private let loopback: UInt32 = 0x0100_007f

@Suite struct LocalPeerTests {
  /// What is closed already has nobody's number.
  private static let connections: [(port: UInt16, users: [uid_t])] = [
    (0xc001, [1000]), (0xc002, [uid_t.max]), (0xc003, [1001]), (0xc004, []), (0xc005, []), (0xc006, []),
  ]
  private static let senders: [(port: UInt16, users: [uid_t])] = [(0xd001, [1000]), (0xd002, [1001]), (0xd003, [])]

  @Test(arguments: connections) func connectionsHaveTheirUser(_ port: UInt16, _ users: [uid_t]) {
    #expect(LocalPeer.owners(in: tables, .tcp, address: loopback, port: port, to: 0x1f90) == users)
  }

  @Test(arguments: senders) func datagramsHaveTheirUser(_ port: UInt16, _ users: [uid_t]) {
    #expect(LocalPeer.owners(in: datagrams, .udp, address: loopback, port: port, to: 0x1f90) == users)
  }

  /// What a client reads that asks for a page.
  private static func answer(isWelcome: Bool?) throws -> String {
    var welcome: (@Sendable (in_addr, in_port_t) -> Bool)?
    if let isWelcome { welcome = { _, _ in isWelcome } }
    let server = try LoopbackServer(
      port: 0, handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: Data("hello".utf8)) },
      isWelcome: welcome)
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
    let request = Array("GET / HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
    _ = send(client, request, request.count, Int32(MSG_NOSIGNAL))
    var bytes = [UInt8](repeating: 0, count: 4096)
    var text = ""
    while case let count = read(client, &bytes, bytes.count), count > 0 {
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }

  @Test(arguments: [(Bool?.none, true), (true, true), (false, false)])
  func onlyWelcomeVisitorsAreAnswered(_ isWelcome: Bool?, _ isAnswered: Bool) async throws {
    let text = try await withCheckedThrowingContinuation { (done: CheckedContinuation<String, any Error>) in
      Thread.detachNewThread { done.resume(with: Result { try Self.answer(isWelcome: isWelcome) }) }
    }
    #expect(text.hasSuffix("hello") == isAnswered, "\(text)")
  }
}
