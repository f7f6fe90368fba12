// Reached from elsewhere: who is let in, what is refused before anything listens, and files others could read.
import BusFixtures
import Foundation
import Testing
import Wire

@testable import Bus

@Suite final class RemoteTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-keys-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  /// ZeroMQ's own example of a pair (zmq_curve(7)).
  static let publicKey = "Yne@$w-vo<fVvi]a<NY6T1ed:M$fCG*[IaLV{hID"
  static let secretKey = "D:)Q[IlAW!ahhC2ac:9*A}h:p?([4%wOTJ%JR%cs"

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  @Test func aFileHasAPairThatBelongsTogether() throws {
    let path = folder + "/me"
    let made = try KeyFile.make(at: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try KeyFile(path: path) == made)
    #expect(made.publicKey.utf8.count == 40)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let taken = BusError.badKeys(path: path, reason: "is there already, and stays as it is; name another file")
    #expect(throws: taken) { try KeyFile.make(at: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    let missing = folder + "/none"
    let none = "cannot be read: No such file or directory"
    let makes = BusError.badKeys(path: missing, reason: none + "; swivel keys new FILE makes one")
    #expect(throws: makes) { try KeyFile(path: missing) }
    #expect(throws: BusError.badKeys(path: missing, reason: none)) { try AllowList(path: missing) }
    // Of this user's own, and nothing lies at its beginning (proc(5)): reading it fails after all that is asked of a file.
    let broken = BusError.badKeys(path: "/proc/self/mem", reason: "cannot be read: Input/output error")
    #expect(throws: broken) { try KeyFile(path: "/proc/self/mem") }
    #expect(throws: broken) { try AllowList(path: "/proc/self/mem") }
    let known = try write("secret \(Self.secretKey)\n", to: "known")
    #expect(try KeyFile(path: known).publicKey == Self.publicKey)
  }

  /// Of a file the disk takes but a part of nothing stays, which would be in the way of the next try.
  @Test func halfAKeyIsNotLeft() async throws {
    let folder = folder
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let whole = limit.rlim_cur
      for size in [0, 10] as [rlim_t] {
        limit.rlim_cur = size
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let error = #expect(throws: BusError.self) { try KeyFile.make(at: folder + "/half") }
        limit.rlim_cur = whole
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let reason = size == 0 ? "File too large" : "the disk took 10 of 168 bytes"
        #expect(error == .file(call: "write", path: folder + "/half", reason: reason))
        #expect(!FileManager.default.fileExists(atPath: folder + "/half"))
      }
      #expect(throws: Never.self) { try KeyFile.make(at: folder + "/half") }
    }
  }

  @Test(arguments: [0o640, 0o604, 0o620]) func keysOthersCouldReadAreRefused(mode: Int) throws {
    let path = try write("secret \(Self.secretKey)\n", to: "me", mode: mode)
    let reason = "has mode 0\(String(mode, radix: 8)): others can read it; expected 0600"
    #expect(throws: BusError.untrusted(path: path, reason: reason)) { try KeyFile(path: path) }
  }

  @Test(
    arguments: [
      "", "secret\n", "secret \(publicKey.dropLast())\n", "secret \(secretKey)\nsecret \(secretKey)\n",
      "secret \(secretKey)\npublic \(secretKey)\n",
    ]) func whatIsNoPairIsRefused(text: String) throws
  {
    let path = try write(text, to: "me")
    let error = #expect(throws: BusError.self) { try KeyFile(path: path) }
    guard case .badKeys(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aListHasAKeyALine() throws {
    let path = try write("# team\n\n\(Self.publicKey) the laptop\n", to: "list", mode: 0o644)
    #expect(try AllowList(path: path).keys == [Self.publicKey])
    let open = try write(Self.publicKey, to: "open", mode: 0o662)
    #expect(throws: BusError.untrusted(path: open, reason: "has mode 0662: others can write it")) {
      try AllowList(path: open)
    }
    let empty = try write("# nobody\n", to: "empty")
    #expect(throws: BusError.badKeys(path: empty, reason: "has no key, so nobody would be let in")) {
      try AllowList(path: empty)
    }
    let wrong = try write("the-laptop \(Self.publicKey)\n", to: "wrong")
    #expect(throws: BusError.badKeys(path: wrong, reason: "'the-laptop' is no public key of 40 characters")) {
      try AllowList(path: wrong)
    }
  }

  @Test func anAddressIsFourPortsInARow() throws {
    let endpoints = try RemoteAddress("tcp://127.0.0.1:5570").endpoints
    #expect(endpoints.sensorEvents == "tcp://127.0.0.1:5570")
    #expect(endpoints.sensorControl == "tcp://127.0.0.1:5571")
    #expect(endpoints.hostState == "tcp://127.0.0.1:5572")
    #expect(endpoints.hostControl == "tcp://127.0.0.1:5573")
    #expect(try RemoteAddress("tcp://[::1]:65532").endpoints.hostControl == "tcp://[::1]:65535")
    #expect(try RemoteAddress("tcp://*:1").host == "*")
  }

  @Test(
    arguments: [
      "127.0.0.1:5570", "ipc:///tmp/x", "tcp://127.0.0.1", "tcp://127.0.0.1:0", "tcp://127.0.0.1:65533", "tcp://:5570",
      "tcp://localhost:5570", "tcp://127.0.0.1:x", "tcp://eth0:5570",
    ]) func whatIsNoAddressIsRefused(text: String)
  {
    #expect(throws: BusError.self) { try RemoteAddress(text) }
  }

  /// Loopback included: every user of the machine reaches that.
  @Test(arguments: [(nil, nil), ("keys", nil), (nil, "list")] as [(String?, String?)])
  func nobodyListensWithoutKeysAndList(keys: String?, list: String?) throws {
    let error = #expect(throws: BusError.self) {
      try Listening.read(
        "tcp://127.0.0.1:5570", keys: keys, allow: list, of: .inproc("x"), report: { _ in })
    }
    guard case .badKeys("tcp://127.0.0.1:5570", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let none = try Listening.read(nil, keys: nil, allow: nil, of: .inproc("x"), report: { _ in })
    #expect(none.map { _ in true } == nil)
  }
}

@Suite struct RefusalTests {
  /// Somebody who is refused comes again and again; each is told of once, and a crowd not without end.
  @Test func eachIsToldOfOnce() throws {
    let (lines, server) = (Refused(), try KeyFile.fresh())
    let listening = Listening(
      at: try RemoteAddress("tcp://127.0.0.1:5570"), of: .inproc("x"), keys: server,
      allowed: AllowList(keys: ["friend"]), report: { lines.add($0) })
    for _ in 1...3 { #expect(!listening.isWelcome(key: "stranger", address: "127.0.0.1")) }
    #expect(lines.all == ["refused 127.0.0.1: the key stranger is not on the list"])
    for number in 1...1000 { #expect(!listening.isWelcome(key: "\(number)", address: "127.0.0.1")) }
    #expect(lines.all.count == 100)
    #expect(listening.isWelcome(key: "friend", address: "127.0.0.1"))
  }
}

/// Whom somebody who knocks has to be.
@Suite struct DoorTests {
  /// Four ports of this machine that were free a moment ago.
  static func freePort() -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(socket, $0, size)
        _ = getsockname(socket, $0, &size)
      }
    }
    return min(Int(UInt16(bigEndian: address.sin_port)), 65_000)
  }

  private enum Guest: CaseIterable {
    case known, strange, withAnotherServersKey, withoutKeys
  }

  @Test(arguments: Guest.allCases) private func onlyThoseOnTheListAreAnswered(guest: Guest) throws {
    let (server, friend, stranger) = (try KeyFile.fresh(), try KeyFile.fresh(), try KeyFile.fresh())
    let local = Endpoints.inproc("door")
    let address = try RemoteAddress("tcp://127.0.0.1:\(Self.freePort())")
    let refused = Refused()
    let host = Node(
      transport: try ZeroMQTransport(
        listening: Listening(
          at: address, of: local, keys: server, allowed: AllowList(keys: [friend.publicKey]),
          report: { refused.add($0) })))
    let responder = try Responder(local.hostControl, on: host) { Issue.record("\($0)") }
    let dialing: Dialing? =
      switch guest {
      case .known: try Dialing(keys: friend, server: server.publicKey)
      case .strange: try Dialing(keys: stranger, server: server.publicKey)
      case .withAnotherServersKey: try Dialing(keys: friend, server: stranger.publicKey)
      case .withoutKeys: nil
      }
    let client = OneThread(try ZeroMQTransport(dialing: dialing))
    let requester = try Requester(address.endpoints.hostControl, peer: "host", on: client.node)
    var asked = 0
    client.meanwhile {
      serving {
        try host.wait(milliseconds: 1)
        while let (peer, _) = try responder.next() {
          asked += 1
          try responder.reply(to: peer, .helloReply(7))
        }
      }
    }
    guard guest == .known else {
      #expect(throws: BusError.noAnswer(peer: "host", seconds: 0.5)) {
        try requester.ask(.hello, within: client.node.deadline(seconds: 0.5))
      }
      #expect(asked == 0)
      // Who comes without a key that fits gets as far as the handshake, and never to the list.
      #expect(refused.all.contains { $0.contains(stranger.publicKey) } == (guest == .strange))
      return
    }
    #expect(try requester.ask(.hello, within: client.node.deadline(seconds: 10)) == .helloReply(7))
    #expect(refused.all == [])
  }
}

/// What a door reported.
private final class Refused: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }

  var all: [String] { lock.withLock { lines } }
}
