// A host whose log is in parts: restarted it is the same device, and replayed it writes the same parts.
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import SwivelUI
import Testing
import Wire

@testable import HostService

@MainActor @Suite final class LogPartTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-part-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }

  private static let app = AppBundle.test { UINavigationController(rootViewController: UIViewController()) }

  private func machine(after predecessor: Predecessor = .unknown) throws -> HostMachine {
    try HostMachine(
      profile: .iPadAir2, era: Era(9), apps: [Self.app], logFile: path, predecessor: predecessor, partSize: 1500,
      report: { _ in })
  }

  private static let turns: [DeviceEvent] = (0..<12).map {
    .deviceOrientation($0 % 2 == 0 ? .landscapeLeft : .portrait)
  }

  private func run(_ machine: HostMachine) throws {
    for (index, event) in Self.turns.enumerated() {
      _ = try machine.handle(event, cause: Cause(epoch: 7, n: UInt64(index) + 1), at: Double(index))
    }
  }

  private func content(_ path: String, part: Int) throws -> String {
    try String(contentsOfFile: LogParts.path(of: path, part: part), encoding: .utf8)
  }

  @Test func aRestartReadsAllParts() throws {
    let old = try machine()
    try run(old)
    #expect(try LogParts.numbers(of: path).count > 2)
    let new = try machine()
    #expect(new.snapshot == old.snapshot)
    #expect(new.seq == 12)
    #expect(new.sensorCause == Cause(epoch: 7, n: 12))
    #expect(new.receipt(for: Cause(epoch: 7, n: 1)) == old.receipt(for: Cause(epoch: 7, n: 1)))
    let next = try new.handle(.tick, cause: Cause(epoch: 9, n: 1), at: 0)
    #expect(next.receipt.seq == 13)
    #expect(try EventLog(file: path).entries.map(\.input.seq) == Array(1...13))
  }

  @Test func aReplayWritesTheSameParts() throws {
    try run(try machine())
    let copy = folder + "/copy.swivel"
    let result = try Replay.run(
      try EventLog(file: path), profile: .iPadAir2, era: Era(9), apps: [Self.app], to: copy)
    #expect(result == ReplayResult(inputs: 12, differences: []))
    let parts = try LogParts.numbers(of: path)
    #expect(try LogParts.numbers(of: copy) == parts)
    for part in [1] + parts { #expect(try content(copy, part: part) == content(path, part: part)) }
  }

  /// Until the new one is whole the old one stays, with all its parts; also where the new one never is.
  @Test(arguments: [true, false]) func aReplayTakesAnothersPlaceWhenItIsWhole(isWhole: Bool) throws {
    try run(try machine())
    let copy = folder + "/copy.swivel"
    let names = [copy, LogParts.path(of: copy, part: 2), LogParts.path(of: copy, part: 40)]
    for name in names { try "old".write(toFile: name, atomically: false, encoding: .utf8) }
    try #require(chmod(copy, 0o640) == 0)
    var looks = 0
    // What is written beside it has the name of a folder that is in the way.
    let beside = folder + "/.swivel-\(getpid())-replay.swivel"
    if !isWhole { try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: false) }
    let log = try EventLog(file: path)
    let old = names.map { FileManager.default.contents(atPath: $0) }
    do throws(HostError) {
      _ = try Replay.run(
        log, profile: .iPadAir2, era: Era(9), apps: [Self.app], to: copy,
        seen: { _, _, _, _ in
          looks += 1
          #expect(names.map { FileManager.default.contents(atPath: $0) } == old)
        })
    } catch {
      #expect(!isWhole && looks == 0, "\(error)")
      #expect(names.map { FileManager.default.contents(atPath: $0) } == old)
      return
    }
    #expect(isWhole && looks == 13)
    let parts = try LogParts.numbers(of: path)
    #expect(try LogParts.numbers(of: copy) == parts)
    for part in [1] + parts { #expect(try content(copy, part: part) == content(path, part: part)) }
    var facts = stat()
    #expect(stat(copy, &facts) == 0 && facts.st_mode & 0o777 == 0o640)
    #expect(access(beside, F_OK) != 0)
  }

  /// What a killed replay left beside a log goes with the next one, and nothing else does: not what another process is at, which
  /// has it locked, and not what is called otherwise or is no file.
  @Test func whatAKilledReplayLeftIsTakenAway() throws {
    try run(try machine())
    let copy = folder + "/copy.swivel"
    try "old".write(toFile: copy, atomically: false, encoding: .utf8)
    let left = [".swivel-1-replay.swivel", ".swivel-1-replay.part2.swivel", ".swivel-77-replay.swivel"]
    let kept = [
      ".swivel-2-replay.swivel", ".swivel-x-replay.swivel", ".swivel--replay.swivel", ".swivel-3-0",
      ".swivel-3-replay.log",
    ]
    for name in left + kept { try "{".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8) }
    let link = "\(folder)/.swivel-4-replay.swivel"
    try #require(symlink(path, link) == 0 && mkdir("\(folder)/.swivel-5-replay.swivel", 0o700) == 0)
    let busy = open("\(folder)/.swivel-2-replay.swivel", O_RDONLY | O_CLOEXEC)
    try #require(flock(busy, LOCK_EX | LOCK_NB) == 0)
    defer { close(busy) }
    let result = try Replay.run(
      try EventLog(file: path), profile: .iPadAir2, era: Era(9), apps: [Self.app], to: copy)
    #expect(result == ReplayResult(inputs: 12, differences: []))
    for name in left { #expect(access("\(folder)/\(name)", F_OK) != 0, "\(name)") }
    for name in kept + [".swivel-5-replay.swivel"] { #expect(access("\(folder)/\(name)", F_OK) == 0, "\(name)") }
    #expect(try content(copy, part: 1) == content(path, part: 1))
    #expect(access("\(folder)/.swivel-\(getpid())-replay.swivel", F_OK) != 0)
    var facts = stat()
    #expect(lstat(link, &facts) == 0)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func replay(to copy: String, seen: () throws -> Void = {}) throws {
    _ = try Replay.run(
      try EventLog(file: path), profile: .iPadAir2, era: Era(9), apps: [Self.app], to: copy,
      seen: { _, _, _, _ in do { try seen() } catch { Issue.record(error) } })
  }

  /// A name may have 255 bytes; that of a part has six more, `.part2` to `.part9`, than the log's. Where those do not fit nothing is replayed,
  /// whether there was a log or not, and nothing is left beside it.
  @Test(arguments: [(249, true, true), (250, false, true), (255, false, true), (249, true, false), (250, false, false)])
  func partsNeedLongerNames(length: Int, fits: Bool, isThere: Bool) throws {
    try run(try machine())
    let parts = try LogParts.numbers(of: path)
    try #require(parts.count > 2 && parts.allSatisfy { $0 < 10 })
    let copy = "\(folder)/\(String(repeating: "a", count: length - 7)).swivel"
    if isThere { try "old".write(toFile: copy, atomically: false, encoding: .utf8) }
    let before = try names
    guard fits else {
      #expect(throws: HostError.self) { try self.replay(to: copy) { Issue.record("it ran") } }
      #expect(try names == before)
      if isThere { #expect(try content(copy, part: 1) == "old") }
      return
    }
    try replay(to: copy)
    #expect(try LogParts.numbers(of: copy) == parts)
    for part in [1] + parts { #expect(try content(copy, part: part) == content(path, part: part)) }
    #expect(try !names.contains { $0.hasPrefix(".swivel-") })
  }

  /// A log without parts may have a name as long as names can be.
  @Test func aLogOfOnePartMayHaveTheLongestName() throws {
    let machine = try HostMachine(
      profile: .iPadAir2, era: Era(9), apps: [Self.app], logFile: path, report: { _ in })
    try run(machine)
    let copy = "\(folder)/\(String(repeating: "a", count: 248)).swivel"
    try "old".write(toFile: copy, atomically: false, encoding: .utf8)
    try replay(to: copy)
    #expect(try content(copy, part: 1) == content(path, part: 1))
    #expect(try !names.contains { $0.hasPrefix(".swivel-") })
  }

  /// A folder comes into the way of the log, or of its third part, while it is replayed: what was replayed stays where the error says,
  /// also after the next replay, and what is there is as it was.
  @Test(arguments: [1, 3]) func whatCannotTakeItsPlaceIsKept(part: Int) throws {
    try run(try machine())
    let copy = folder + "/copy.swivel"
    let parts = try LogParts.numbers(of: path)
    for number in [1, 2] {
      try "old".write(toFile: LogParts.path(of: copy, part: number), atomically: false, encoding: .utf8)
    }
    let inTheWay = LogParts.path(of: copy, part: part)
    let error = #expect(throws: HostError.self) {
      try self.replay(to: copy) {
        unlink(inTheWay)
        mkdir(inTheWay, 0o700)
      }
    }
    let kept = "\(folder)/replayed-\(getpid()).swivel"
    let words = "\(try #require(error))"
    #expect(words.hasSuffix("what was replayed is in \(kept)"), "\(words)")
    for number in [1, 2] where number != part { #expect(try content(copy, part: number) == "old") }
    #expect(rmdir(inTheWay) == 0)
    try "old".write(toFile: copy, atomically: false, encoding: .utf8)
    try replay(to: copy)
    for copy in [copy, kept] {
      #expect(try LogParts.numbers(of: copy) == parts)
      for part in [1] + parts { #expect(try content(copy, part: part) == content(path, part: part)) }
    }
    #expect(try !names.contains { $0.hasPrefix(".swivel-") })
  }

  /// Where a file system has no locks (flock(2), ENOLCK; EOPNOTSUPP of some on networks) it goes on without; what else is in the way is said
  /// in the system's words.
  @Test(
    arguments: [(ENOLCK, nil), (EOPNOTSUPP, nil), (EAGAIN, "another process writes it"), (EIO, "Input/output error")]
      as [(Int32, String?)])
  func whatCannotBeLocked(number: Int32, words: String?) throws {
    let copy = folder + "/copy.swivel"
    try "old".write(toFile: copy, atomically: false, encoding: .utf8)
    let beside = "\(folder)/.swivel-\(getpid())-replay.swivel"
    do throws(EventLogError) {
      let place = try ReplayCopy(at: copy, locking: { _ in number })
      #expect(words == nil && place.path == beside)
      try place.giveUp()
    } catch {
      #expect(error == .file(call: "open", path: beside, reason: words ?? "nothing"))
    }
  }

  /// Another's sweep takes the new file away before it is locked: it is made again, but not for ever.
  @Test(arguments: [(1, true), (3, true), (1_000, false)]) func whatIsTakenAwayIsMadeAgain(times: Int, isMade: Bool)
    throws
  {
    let copy = folder + "/copy.swivel"
    try "old".write(toFile: copy, atomically: false, encoding: .utf8)
    let beside = "\(folder)/.swivel-\(getpid())-replay.swivel"
    var looks = 0
    do throws(EventLogError) {
      let place = try ReplayCopy(
        at: copy,
        locking: { file in
          looks += 1
          if looks <= times { unlink(beside) }
          return LogLock.flocked(file)
        })
      #expect(isMade && looks == times + 1 && access(beside, F_OK) == 0)
      let other = open(beside, O_RDONLY | O_CLOEXEC)
      #expect(LogLock.flocked(other) == EAGAIN)
      close(other)
      try place.giveUp()
    } catch {
      #expect(!isMade && looks < times, "\(error)")
    }
  }

  /// The launch's outcome is the first part's: one that is gone on with right after it has none to write again.
  @Test func aPartRightAfterTheLaunchIsGoneOnWith() throws {
    func machine() throws -> HostMachine {
      try HostMachine(
        profile: .iPadAir2, era: Era(9), apps: [Self.app], logFile: path, partSize: 1, report: { _ in })
    }
    _ = try machine().handle(.tick, cause: Cause(epoch: 7, n: 1), at: 0)
    let second = LogParts.path(of: path, part: 2)
    let header = try #require(try content(path, part: 2).split(separator: "\n").first) + "\n"
    try header.write(toFile: second, atomically: false, encoding: .utf8)
    _ = try machine().handle(.tick, cause: Cause(epoch: 7, n: 1), at: 0)
    #expect(try EventLog(file: path).entries.map(\.input.seq) == [1])
  }

  /// A kill between the last line of a part and the header of the next: nothing is lost, and the part is begun again.
  @Test(arguments: ["", #"{"v":1,"record":"hea"#]) func aPartThatWasOnlyBegunIsBegunAgain(torn: String) throws {
    try run(try machine())
    let last = try #require(try LogParts.numbers(of: path).last)
    let before = try #require(try EventLog(file: path).continuations.last?.after)
    try torn.write(toFile: LogParts.path(of: path, part: last), atomically: false, encoding: .utf8)
    // That there is another part is said once its header is written.
    let lines = try content(path, part: last - 1).split(separator: "\n").dropLast()
    try lines.map { $0 + "\n" }.joined().write(
      toFile: LogParts.path(of: path, part: last - 1), atomically: false, encoding: .utf8)
    let new = try machine(after: .killed)
    #expect(new.seq == before)
    _ = try new.handle(.tick, cause: Cause(epoch: 9, n: 1), at: 100)
    let log = try EventLog(file: path)
    #expect(log.continuations.last?.part == last)
    #expect(log.entries.last?.input.input.event == .tick)
  }
}
