// Messages whose last part does not come: libzmq keeps what came, and its limits count it as nothing. Sent as bytes, by no library.
import BusFixtures
import Foundation
import Testing
import Wire

@testable import Bus

/// One end of a connection that speaks ZMTP 3.0 as ZeroMQ RFC 23 has it.
private final class BareConnection {
  private let descriptor: Int32

  /// Says who it is, by the greeting's revision, and as which socket.
  init(_ path: String, revision: UInt8 = 3, as type: String = "DEALER") throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(status == 0)
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    let mechanism = Array("NULL".utf8) + [UInt8](repeating: 0, count: 16)
    send([0xff] + [UInt8](repeating: 0, count: 8) + [0x7f, revision, 0] + mechanism + [UInt8](repeating: 0, count: 32))
    let ready = [5] + Array("READY".utf8) + [11] + Array("Socket-Type".utf8) + [0, 0, 0, UInt8(type.utf8.count)]
    send([4, UInt8(ready.count + type.utf8.count)] + ready + Array(type.utf8))
  }

  deinit { close(descriptor) }

  /// Whether all of it was taken.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Sends no more.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Whether the other side hangs up before it sends as many bytes.
  func isEnded(before most: Int) -> Bool {
    var (bytes, count) = ([UInt8](repeating: 0, count: 4096), 0)
    while count < most {
      let more = recv(descriptor, &bytes, bytes.count, 0)
      if more == 0 || (more < 0 && errno == ECONNRESET) { return true }
      guard more > 0 else { return false }
      count += more
    }
    return false
  }
}

/// What is sent: few words for many bytes, because each row of a table is printed.
private enum Sent {
  /// A frame, so many times.
  case frame(flags: UInt8, size: Int, times: Int = 1)
  /// A frame whose body never comes.
  case head(flags: UInt8, size: UInt64)
  case ping(times: Int)
  /// The two frames one after the other, so many times.
  case pair(UInt8, UInt8, size: Int, times: Int)

  private static let pingBytes: [UInt8] = [4, 7, 4] + Array("PING".utf8) + [0, 0]

  private static func head(_ flags: UInt8, _ size: UInt64) -> [UInt8] {
    size < 256 ? [flags, UInt8(size)] : [flags | 2] + (0..<8).map { UInt8(truncatingIfNeeded: size >> (56 - 8 * $0)) }
  }

  private static func frame(_ flags: UInt8, _ size: Int) -> [UInt8] {
    flags == 4 && size == 7 ? pingBytes : head(flags, UInt64(size)) + [UInt8](repeating: 7, count: size)
  }

  var bytes: [UInt8] {
    switch self {
    case .frame(let flags, let size, let times): Array(repeating: Self.frame(flags, size), count: times).flatMap { $0 }
    case .head(let flags, let size): Self.head(flags, size)
    case .ping(let times): Array(repeating: Self.pingBytes, count: times).flatMap { $0 }
    case .pair(let first, let second, let size, let times):
      Array(repeating: Self.frame(first, size) + Self.frame(second, size), count: times).flatMap { $0 }
    }
  }
}

private typealias Row = (name: String, sent: [Sent], ends: Bool)

/// SECURITY.md: a message has 16 parts and 48 MiB at most, all its parts together. Flags of RFC 23: 1 more follows, 2 a long size, 4 a command.
@Suite final class EndlessMessageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "sw-\(UUID().uuidString)").path
  private var path: String { folder + "/s" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  /// What is sent after the handshake, and whether the connection ends by it.
  private static let rows: [Row] = [
    ("15 parts and the last", [.frame(flags: 1, size: 10, times: 15), .frame(flags: 0, size: 10)], false),
    ("16 parts and the last", [.frame(flags: 1, size: 10, times: 16), .frame(flags: 0, size: 10)], true),
    ("17 empty parts", [.frame(flags: 1, size: 0, times: 17)], true),
    ("whole messages without an end", [.frame(flags: 0, size: 10, times: 100)], false),
    ("messages of two parts", [.pair(1, 0, size: 3, times: 50)], false),
    ("commands that say that more follows", [.frame(flags: 5, size: 10, times: 17)], true),
    ("commands", [.ping(times: 100)], false),
    ("commands between parts", [.pair(1, 4, size: 7, times: 9)], true),
    ("what looks like parts within one", [.head(flags: 0, size: 600), .frame(flags: 1, size: 10, times: 49)], false),
  ]

  /// The same of bytes, where a part may have as many as a message.
  private static let largeRows: [Row] = [
    ("two parts of 24 MiB", [.frame(flags: 1, size: 24 << 20), .frame(flags: 0, size: 24 << 20)], false),
    ("three of 24 MiB", [.frame(flags: 1, size: 24 << 20, times: 2), .head(flags: 1, size: 24 << 20)], true),
    ("a part of 48 MiB and one of a byte", [.frame(flags: 1, size: 48 << 20), .frame(flags: 0, size: 1)], true),
    ("a part of all bytes there are", [.head(flags: 1, size: .max)], true),
  ]

  @Test(arguments: rows) private func aMessageHasAnEnd(row: Row) throws { try check(row, largest: 1 << 20) }

  @Test(arguments: largeRows) private func aMessageHasABoundedSize(row: Row) throws {
    try check(row, largest: Responder.largestRequest)
  }

  private func check(_ row: Row, largest: Int) throws {
    let transport = try ZeroMQTransport()
    let link = try Node(transport: transport).open(.responder(largest: largest), at: "ipc://\(path)")
    let connection = try BareConnection(path)
    for sent in row.sent where !connection.send(sent.bytes) { break }
    // The other side reads what came before the end, and hangs up at it.
    if !row.ends { connection.finish() }
    #expect(connection.isEnded(before: 1 << 16), "\(row.name)")
    #expect(transport.endedConnections == (row.ends ? 1 : 0), "\(row.name)")
    _ = link
  }

  /// Frames of older revisions have another form, in which parts could not be counted.
  @Test(arguments: [(0, true), (1, true), (2, true), (3, false)] as [(UInt8, Bool)])
  func olderRevisionsAreNotSpoken(revision: UInt8, ends: Bool) throws {
    let transport = try ZeroMQTransport()
    let link = try Node(transport: transport).open(.publisher, at: "ipc://\(path)")
    let connection = try BareConnection(path, revision: revision, as: "SUB")
    if !ends { connection.finish() }
    #expect(connection.isEnded(before: 1 << 16))
    #expect(transport.endedConnections == (ends ? 1 : 0))
    _ = link
  }

  /// The first is told of. Others go on meanwhile, and who was disconnected may come again.
  @Test func whoSendsNoEndIsToldOfOnce() throws {
    let lines = Lines()
    let bus = OneThread(try ZeroMQTransport())
    let responder = try Responder("ipc://\(path)", on: bus.node) { lines.add($0) }
    for _ in 1...3 {
      let connection = try BareConnection(path)
      connection.send(Sent.frame(flags: 1, size: 10, times: 20).bytes)
      #expect(connection.isEnded(before: 1 << 16))
    }
    let requester = try Requester("ipc://\(path)", peer: "host", on: bus.node)
    bus.meanwhile {
      serving { while let (peer, _) = try responder.next() { try responder.reply(to: peer, .helloReply(7)) } }
    }
    #expect(try requester.ask(.hello, within: bus.node.deadline(seconds: 10)) == .helloReply(7))
    #expect(
      lines.all == [
        "a connection was ended: a message on it had more parts or bytes than any has; others are ended without a word"
      ])
  }
}

/// Encrypted, only the parts that were taken show which have come whole: 65,536 may wait, four times what a socket queues.
@Suite struct EncryptedEndlessMessageTests {
  /// Parts of one message, and whether the connection ends by them.
  @Test(arguments: [(60_000, false), (70_000, true)]) func whatNobodyHasTakenIsBounded(parts: Int, ends: Bool) throws {
    let (server, friend) = (try KeyFile.fresh(), try KeyFile.fresh())
    let local = Endpoints.inproc("endless")
    let address = try RemoteAddress("tcp://127.0.0.1:\(DoorTests.freePort())")
    let transport = try ZeroMQTransport(
      listening: Listening(
        at: address, of: local, keys: server, allowed: AllowList(keys: [friend.publicKey]),
        report: { Issue.record("\($0)") }))
    let host = Node(transport: transport)
    let link = try host.open(.responder(largest: 1 << 20), at: local.hostControl)
    _ = host.watch(link)
    let client = Node(transport: try ZeroMQTransport(dialing: try Dialing(keys: friend, server: server.publicKey)))
    let asker = try client.open(.requester, at: address.endpoints.hostControl)
    // What is taken makes room: so many messages of one part go by.
    var taken = 0
    for _ in 1...200 { try asker.send([[1]]) }
    let deadline = host.deadline(seconds: 30)
    while taken < 200, !deadline.hasPassed {
      try host.wait(milliseconds: 10)
      while try link.receive() != nil { taken += 1 }
    }
    #expect(taken == 200)
    try asker.send(Array(repeating: [1], count: parts))
    while !deadline.hasPassed, transport.endedConnections == 0 {
      try host.wait(milliseconds: 10)
      if try link.receive() != nil { break }
    }
    #expect(transport.endedConnections == (ends ? 1 : 0))
    #expect(!deadline.hasPassed)
  }
}
