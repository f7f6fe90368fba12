// The log of a host that cannot be started again: what no host can go on from is told with its line, all else is no obstacle.
import Bus
import EventLog
import Foundation
import Testing
import Vocabulary

@testable import Launcher

@Suite final class KeptLogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-kept-\(UUID().uuidString)").path
  private var path: String { folder + "/host.swivel" }
  private var second: String { LogParts.path(of: path, part: 2) }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  /// A launch and three inputs with their outcomes: lines 2 and 3 to 8, the last two in a part of their own where asked for.
  private func write(device: String = "d", inParts: Bool = false) throws {
    let header = LogHeader(device: device, era: "15", apps: ["A"])
    let log = try LogWriter(beginning: path, header: header, hasSums: true, partSize: nil)
    func outcome(_ seq: UInt64) throws {
      try log.append(
        .outcome(LoggedOutcome(seq: seq, ending: .settled, windows: [], fingerprint: 1, calls: 1)))
    }
    try outcome(0)
    for seq in 1...3 as ClosedRange<UInt64> {
      if inParts, seq == 3 { try log.beginPart() }
      let input = DeviceInput(time: Double(seq), event: .tick)
      try log.append(.input(LoggedInput(seq: seq, cause: Cause(epoch: 1, n: seq), input: input)))
      try outcome(seq)
    }
  }

  private func change(_ path: String, _ work: (inout [UInt8]) -> Void) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    work(&bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// What becomes of the log after the instance was ready, and the words of the obstacle; none where a host goes on.
  @Test(
    arguments: [
      ("nothing", nil), ("a torn last line", nil), ("no file", nil), ("an empty file", nil),
      ("a flipped bit", "host.swivel:5: sum"), ("a missing line", "host.swivel:5: expected"),
      ("a line of nothing", "host.swivel:9: "), ("another log", "host.swivel:1: expected the log of this instance"),
      ("a folder", "expected a file"),
    ] as [(String, String?)])
  func obstacles(what: String, words: String?) throws {
    try write()
    let log = KeptLog(path: path, arguments: [])
    switch what {
    case "a torn last line": try change(path) { $0.removeLast(4) }
    case "no file": try FileManager.default.removeItem(atPath: path)
    case "an empty file": try change(path) { $0 = [] }
    case "a flipped bit":
      try change(path) { bytes in
        let end = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }[3]
        bytes[end + 10] ^= 1
      }
    case "a missing line":
      try change(path) { bytes in
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        bytes.removeSubrange(ends[3] + 1...ends[4])
      }
    case "a line of nothing": try change(path) { $0.append(UInt8(ascii: "\n")) }
    case "another log": try write(device: "other")
    case "a folder":
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    default: break
    }
    #expect(log.isGone() == ["no file", "an empty file"].contains(what))
    let obstacle = log.obstacle()
    #expect(words.map { obstacle?.contains($0) == true } ?? (obstacle == nil), "\(obstacle ?? "none")")
    let passing = KeptLog(path: path, arguments: ["--pass-over"])
    // Lines can be passed over; what is no file, or of something else, is no line.
    if what != "a folder" { #expect(passing.obstacle() == nil) }
  }

  /// A log that was not there when the instance was ready is not missed.
  @Test func whatNeverWasIsNotGone() { #expect(!KeptLog(path: path, arguments: []).isGone()) }

  @Test func aMissingPartIsTold() throws {
    try write(inParts: true)
    let log = KeptLog(path: path, arguments: [])
    #expect(log.obstacle() == nil)
    try FileManager.default.removeItem(atPath: second)
    #expect(log.obstacle()?.contains("expected part 2 after it") == true)
  }

  /// Why an instance ended is found by whoever asks next, however much was said before and after.
  @Test func theEndIsRemembered() throws {
    let directory = try InstanceDirectory(path: folder + "/one")
    #expect(try Diagnostics.end(of: directory) == nil)
    try directory.create()
    #expect(try Diagnostics.end(of: directory) == nil)
    Diagnostics.append("the host ended (exit 2); it is started again", to: directory)
    #expect(try Diagnostics.end(of: directory) == nil)
    Diagnostics.noteEnd("host.swivel:5\nis wrong", of: directory)
    Diagnostics.append("the monitor did not leave; killed", to: directory)
    #expect(try Diagnostics.end(of: directory) == "host.swivel:5\\nis wrong")
    #expect(try Diagnostics.keeping(of: directory) == .ended(reason: "host.swivel:5\\nis wrong"))
  }
}
