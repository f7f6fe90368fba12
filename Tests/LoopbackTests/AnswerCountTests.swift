// How many answers there are in what a server says (RFC 9112), however it comes in pieces, and that who asks ahead keeps a connection.
import Foundation
import Testing

@testable import Loopback

@Suite struct AnswerCountTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
  private static let none = "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"
  private static let interim = "HTTP/1.1 100 Continue\r\n\r\n"
  private static let switching = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
  /// An answer whose body is another answer, as a picture or an app's text may be.
  private static let nested = "HTTP/1.1 200 OK\r\nContent-Length: \(ok.utf8.count)\r\n\r\n" + ok

  /// (what is said, how many answers that are, whether it ends with frames), whole and byte by byte.
  @Test(
    arguments: [
      ("", 0, false), (ok, 1, false), (ok + ok, 2, false), (ok + none + ok, 3, false),
      (String(ok.dropLast(5)), 1, false),
      (interim, 0, false), (interim + ok, 1, false), (interim + interim + ok + none, 2, false), (nested, 1, false),
      (nested + ok, 2, false), (switching, 0, true), (ok + switching + ok, 1, true), ("HTTP/1.1 200 OK\r\n", 0, false),
      ("HTTP/1.1 404 Not Found\r\ncontent-length:0\r\n\r\n" + ok, 2, false),
      // Without a length nothing tells where its body ends, so that no more is counted.
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n" + ok, 1, false),
      ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n" + ok, 1, false), ("hello\r\n\r\n" + ok, 0, false),
      (String(repeating: ok, count: 1000), 1000, false),
    ], [1, 7, 1 << 20])
  func answers(_ row: (said: String, count: Int, isSwitched: Bool), portion: Int) {
    var count = AnswerCount()
    let bytes = Array(row.said.utf8)
    var all = 0
    for place in stride(from: 0, to: bytes.count, by: portion) {
      all += count.take(bytes[place..<min(place + portion, bytes.count)])
    }
    #expect(all == row.count && count.isSwitched == row.isSwitched)
  }

  /// What says no end of its head is kept no longer than a head may be.
  @Test func aHeadWithoutAnEnd() {
    var count = AnswerCount()
    #expect(count.take([UInt8](repeating: 0x41, count: 1 << 20)[...]) == 0)
    #expect(count.take(Array(Self.ok.utf8)[...]) == 0)
  }
}
