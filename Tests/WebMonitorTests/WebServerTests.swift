// The page's door as a browser meets it: over a socket, with the link that lets it in.
import Foundation
import Testing

@testable import WebMonitor

@Suite struct WebServerTests {
  /// Sends a request and reads what is answered until the connection ends.
  private static func ask(_ port: UInt16, _ path: String, _ headers: [String]) throws -> String {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers + ["", ""]
    let request = Array(lines.joined(separator: "\r\n").utf8)
    _ = send(client, request, request.count, Int32(MSG_NOSIGNAL))
    var bytes = [UInt8](repeating: 0, count: 4096)
    var text = ""
    while case let count = recv(client, &bytes, bytes.count, 0), count > 0 {
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }

  /// What asks for the channel and says nothing of a WebSocket (RFC 6455 §4.2.1) is no page that looks on.
  @Test func whatOpensNoChannelTakesNoPlace() async throws {
    let hub = WebHub()
    let answers = try await withCheckedThrowingContinuation { (done: CheckedContinuation<[String], any Error>) in
      Thread.detachNewThread {
        done.resume(
          with: Result {
            let server = try WebServer(port: 0, hub: hub, sizes: WebSizes(program: "/bin/false", arguments: [])) { _ in
              nil
            }
            let link = try #require(URLComponents(string: server.link))
            let port = UInt16(try #require(link.port))
            let entered = try Self.ask(port, "/?\(link.query ?? "")", [])
            let cookie = try #require(entered.firstMatch(of: /Set-Cookie: ([^;]+)/)?.1)
            return try (0...WebHub.maximumPages).map { _ in
              try Self.ask(port, "/live", ["Origin: http://127.0.0.1:\(port)", "Cookie: \(cookie)"])
            }
          })
      }
    }
    #expect(answers.count == WebHub.maximumPages + 1)
    #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 4") }, "\(answers.last ?? "")")
    #expect(!hub.isWatched)
  }
}
