// A log in several files: their names, where each goes on, and what is told of parts that do not belong together.
import Foundation
import Testing
import Vocabulary

@testable import EventLog

@Suite final class LogPartsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-parts-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }

  private func part(_ number: Int) -> String { LogParts.path(of: path, part: number) }

  private func content(_ number: Int) throws -> String { try String(contentsOfFile: part(number), encoding: .utf8) }

  /// Any part's name leads to the first; what only looks like a part is a log of its own.
  @Test(
    arguments: [
      ("/a/host.swivel", "/a/host.swivel", 1), ("/a/host.part2.swivel", "/a/host.swivel", 2),
      ("host.part10.swivel", "host.swivel", 10), ("/a/host.part2", "/a/host", 2),
      ("/a/host.part1.swivel", "/a/host.part1.swivel", 1), ("/a/host.part02.swivel", "/a/host.part02.swivel", 1),
      ("/a/host.part1000000000.swivel", "/a/host.part1000000000.swivel", 1),
      ("/a/host.part9223372036854775807.swivel", "/a/host.part9223372036854775807.swivel", 1),
      ("/a/host.part999999999.swivel", "/a/host.swivel", 999_999_999),
      ("/a/host.part+2.swivel", "/a/host.part+2.swivel", 1), ("/a/host.party.swivel", "/a/host.party.swivel", 1),
    ]) func names(path: String, first: String, part: Int)
  {
    #expect(LogParts.split(path) == (first, part))
    #expect(LogParts.path(of: first, part: part) == path)
  }

  /// One log by any of its parts and by links; another one, and what is not there, by its name alone.
  @Test(arguments: [
    ("", true), (".part2", true), (".link", true), (".other", false), (".nothing", false),
  ]) func oneLogByItsNames(suffix: String, isSame: Bool) throws {
    try write(2, partSize: nil)
    let stem = String(path.dropLast(".swivel".count))
    try FileManager.default.createSymbolicLink(atPath: stem + ".link.swivel", withDestinationPath: path)
    try Data().write(to: URL(fileURLWithPath: stem + ".other.swivel"))
    #expect(LogParts.isSame(stem + suffix + ".swivel", as: path) == isSame)
    #expect(LogParts.isSame(stem + suffix + ".swivel", as: stem + suffix + ".swivel"))
  }

  /// The sizes of pipes and folders mean nothing: neither is read, as the first part or the last, and both are named.
  @Test(arguments: [1, 2], ["pipe", "folder"]) func whatIsNoFileIsNotRead(part number: Int, _ kind: String) throws {
    try write(2, partSize: nil)
    if number == 1 { try FileManager.default.removeItem(atPath: path) }
    let made = kind == "pipe" ? mkfifo(part(number), 0o600) : mkdir(part(number), 0o700)
    #expect(made == 0)
    let error = EventLogError.file(
      call: "read", path: part(number), reason: "expected a file, found a folder, a pipe or a device")
    #expect(throws: error) { try EventLog(file: self.path) }
  }

  /// Header, launch and `inputs` inputs with their outcomes; a part of at least `size` bytes is gone on from in another.
  private func write(_ inputs: UInt64, partSize size: Int?, at path: String? = nil) throws {
    let log = try LogWriter(beginning: path ?? self.path, header: Records.header, hasSums: true, partSize: size)
    try log.append(.outcome(Records.outcome(0)))
    for seq in 1...inputs { try add(seq, to: log) }
  }

  private func add(_ seq: UInt64, to log: LogWriter) throws {
    try log.append(.input(Records.input(seq, .tick, time: Double(seq))))
    try log.append(.outcome(Records.outcome(seq)))
  }

  /// The checksum of all of a line, counted from the end: the one in it is of what stands before that.
  private func sum(ofLine place: Int, of number: Int) throws -> String {
    let lines = try content(number).split(separator: "\n")
    let line = lines[lines.count + place]
    return LineSum.text(Array(line.utf8).withUnsafeBufferPointer { LineSum.sum($0) })
  }

  /// A size of one byte is reached by any header: each input has a part, with the launch before the first. All but the last say that
  /// another goes on from them.
  @Test func aPartBeginsBeforeTheInputAtWhichTheOneBeforeHasItsSize() throws {
    try write(3, partSize: 1)
    #expect(try LogParts.numbers(of: path) == [2, 3, 4])
    #expect(try content(1).split(separator: "\n").count == 3)
    let lines = try content(3).split(separator: "\n")
    #expect(lines.count == 4)
    let header =
      #"{"v":1,"record":"header","device":"ipad-air-2","era":"9","apps":["Alternates","BaseController"],"part":3,"#
      + #""after":1,"ends":"\#(try sum(ofLine: -2, of: 2))","sum":""#
    #expect(lines[0].hasPrefix(header))
    #expect(lines[1].contains(#""record":"input","seq":2,"#))
    #expect(lines[2].contains(#""record":"outcome","seq":2,"#))
    #expect(lines[3].hasPrefix(#"{"v":1,"record":"goesOn","part":4,"sum":""#))
    #expect(try content(4).split(separator: "\n").count == 3)
  }

  /// A log without checksums in its lines has parts, too, and they are one.
  @Test(arguments: [true, false]) func partsOfALogAreOne(hasSums: Bool) throws {
    let log = try LogWriter(beginning: path, header: Records.header, hasSums: hasSums, partSize: 1)
    try log.append(.outcome(Records.outcome(0)))
    for seq in UInt64(1)...3 { try add(seq, to: log) }
    #expect(try LogParts.numbers(of: path) == [2, 3, 4])
    let read = try EventLog(file: path)
    #expect(read.entries.map(\.input.seq) == [1, 2, 3])
    #expect(read.hasSums == hasSums)
    #expect(read.continuations.map(\.part) == [2, 3, 4])
    #expect(read.continuations.map(\.after) == [0, 1, 2])
  }

  /// No part is larger than its size by more than an input with its outcome and what stands before them.
  @Test func aPartIsGoneOnFromAtItsSize() throws {
    try write(40, partSize: 4000)
    let parts = [1] + (try LogParts.numbers(of: path))
    #expect(parts.count > 3)
    for part in parts {
      let size = try #require(LogFile.size(of: self.part(part)))
      #expect(part == parts.last || size >= 4000)
      #expect(size < 4000 + 1000)
    }
  }

  @Test func partsAreOneLogWhicheverIsNamed() throws {
    try write(5, partSize: 1)
    let whole = folder + "/whole.swivel"
    try write(5, partSize: nil, at: whole)
    let expected = try EventLog(file: whole)
    for number in 1...6 {
      let log = try EventLog(file: part(number))
      #expect(log.entries == expected.entries)
      #expect(log.launch == expected.launch)
      #expect(log.continuations.map(\.after) == [0, 1, 2, 3, 4])
      #expect(log.continuations.map(\.part) == [2, 3, 4, 5, 6])
    }
    #expect(expected.continuations == [])
  }

  /// A log is begun with its first whole line; a file that begins with a line of 64 KB or more is somebody's, and not for beginning anew.
  @Test(
    arguments: [
      ("", false), ("{", false), ("\n", true), ("{}\n", true), ("{}\n{", true),
      (String(repeating: "x", count: 65_535), false), (String(repeating: "x", count: 65_535) + "\n", true),
      (String(repeating: "x", count: 65_536), true), (String(repeating: "x", count: 65_537), true),
      (String(repeating: "x", count: 200_000), true),
    ])
  func whatIsBegun(text: String, isBegun: Bool) throws {
    #expect(try !LogPartReader.isBegun(path))
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try LogPartReader.isBegun(path) == isBegun)
  }

  /// A file whose reading fails (proc(5): nothing lies at its beginning) is told of.
  @Test func whatCannotBeReadIsNotBegun() {
    let error = EventLogError.file(call: "read", path: "/proc/self/mem", reason: "Input/output error")
    #expect(throws: error) { try LogPartReader.isBegun("/proc/self/mem") }
  }

  /// A part is written to its end, then the header of the next one, then the line of this one that says so: a kill leaves the bytes
  /// up to some moment. What was whole by then is read, and gone on with.
  @Test func aKillAtAnyMomentLosesNothingThatWasWhole() throws {
    try write(3, partSize: 1)
    let parts = try (1...4).map { Array(try content($0).utf8) }
    /// The bytes of each part after each write of one byte.
    var moments: [[Int]] = []
    var sizes = [0]
    func grow(_ part: Int, to size: Int) {
      for count in sizes[part]...size {
        sizes[part] = count
        moments.append(sizes)
      }
    }
    for number in 0..<4 {
      let isLast = number == 3
      let mark = isLast ? 0 : try #require(lines(parts[number]).last).utf8.count + 1
      grow(number, to: parts[number].count - mark)
      guard !isLast else { break }
      sizes.append(0)
      grow(number + 1, to: try #require(lines(parts[number + 1]).first).utf8.count + 1)
      grow(number, to: parts[number].count)
    }
    for sizes in moments {
      try LogParts.remove(path)
      for (index, size) in sizes.enumerated() {
        try Data(parts[index][..<size]).write(to: URL(fileURLWithPath: part(index + 1)))
      }
      let inputs = zip(parts, sizes).reduce(0) { sum, kept in
        sum + lines(kept.0[..<kept.1]).count { $0.contains(#""record":"input""#) }
      }
      guard try LogPartReader.isBegun(path) else {
        #expect(inputs == 0)
        continue
      }
      #expect(try EventLog(file: path).entries.count == inputs)
      try goOn(inputs)
    }
  }

  /// Only the last part of all may be missing without a word, and only where the host was killed before it could say that there is one.
  @Test(arguments: 2...4) func aMissingLastPartIsNamed(part number: Int) throws {
    try write(3, partSize: 1)
    for later in number...4 { #expect(unlink(part(later)) == 0) }
    let line = try content(number - 1).split(separator: "\n").count
    let error = EventLogError.order(
      path: part(number - 1), line: line, expected: "part \(number) after it", actual: "none")
    #expect(throws: error) { try EventLog(file: self.path) }
    #expect(throws: error) {
      var reader = try LogPartReader(path: self.path)
      while try reader.next() != nil {}
    }
    #expect(try EventLog(file: path, passingOver: true).passedOver == [error])
  }

  /// Whoever decides to do without the last part goes on in its place, and the log is one again.
  @Test func whatIsMissingIsGoneOnFromByDecision() throws {
    try write(3, partSize: 1)
    #expect(unlink(part(4)) == 0)
    var reader = try LogPartReader(path: path, passingOver: true)
    var last: EventLog?
    while let part = try reader.next() { last = part }
    let log = try LogWriter(goingOnFrom: reader, try #require(last), partSize: nil)
    try add(3, to: log)
    #expect(try EventLog(file: path).entries.map(\.input.seq) == [1, 2, 3])
    #expect(try LogParts.numbers(of: path) == [2, 3, 4])
  }

  /// A reader that has read some parts has the bytes of the others before it, of files that are there.
  @Test func whatIsLeftToRead() throws {
    try write(3, partSize: 1)
    let sizes = try (1...4).map { try content($0).utf8.count }
    var reader = try LogPartReader(path: path)
    for read in 0...4 {
      #expect(reader.size == sizes[read...].reduce(0, +))
      _ = try reader.next()
    }
    #expect(unlink(part(4)) == 0 && unlink(part(3)) == 0)
    #expect(try LogPartReader(path: part(2)).size == sizes[0] + sizes[1])
  }

  /// What somebody removes between reading and going on is not begun anew: records after no header are no log.
  @Test func aLogThatHasGoneIsNotGoneOnWith() throws {
    try write(2, partSize: nil)
    var reader = try LogPartReader(path: path)
    let log = try #require(try reader.next())
    #expect(try reader.next() == nil && unlink(path) == 0)
    #expect(throws: EventLogError.file(call: "stat", path: path, reason: "No such file or directory")) {
      try LogWriter(goingOnFrom: reader, log, partSize: nil)
    }
    #expect(LogFile.size(of: path) == nil)
  }

  /// Logs of before parts said so are read as they are.
  @Test func aPartNeedNotSayThatAnotherGoesOnFromIt() throws {
    try write(3, partSize: 1)
    for number in 1...3 {
      let lines = try content(number).split(separator: "\n").dropLast()
      try lines.map { $0 + "\n" }.joined().write(toFile: part(number), atomically: false, encoding: .utf8)
    }
    let log = try EventLog(file: path)
    #expect(log.entries.map(\.input.seq) == [1, 2, 3])
    #expect(log.silentParts == [1, 2, 3])
  }

  private func lines(_ bytes: some Sequence<UInt8>) -> [String] {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func goOn(_ inputs: Int) throws {
    var reader = try LogPartReader(path: path)
    var last: EventLog?
    while let part = try reader.next() { last = part }
    let log = try LogWriter(goingOnFrom: reader, try #require(last), partSize: 1)
    let cut = last?.entries.last.map { $0.outcome == nil } ?? (last?.header.continues == nil && last?.launch == nil)
    if cut { try log.append(.outcome(Records.outcome(UInt64(inputs)))) }
    try add(UInt64(inputs) + 1, to: log)
    let read = try EventLog(file: path)
    #expect(read.tornBytes == 0)
    #expect(read.entries.map(\.input.seq) == Array(1...UInt64(inputs) + 1))
    #expect(read.entries.allSatisfy { $0.outcome != nil })
  }

  @Test func aMissingPartIsNamed() throws {
    try write(3, partSize: 1)
    #expect(unlink(part(3)) == 0)
    let error = EventLogError.order(path: part(4), line: 1, expected: "part 3 before it", actual: "none")
    #expect(throws: error) { try EventLog(file: self.path) }
    let log = try EventLog(file: path, passingOver: true)
    #expect(log.passedOver == [error])
    #expect(log.entries.map(\.input.seq) == [1, 3])
  }

  /// A part of another run is no part of this one, though its name is.
  @Test func aPartOfAnotherLogIsRefused() throws {
    try write(3, partSize: 1)
    let other = folder + "/other.swivel"
    let log = try LogWriter(beginning: other, header: Records.header, hasSums: true, partSize: 1)
    try log.append(.outcome(Records.outcome(0, .refused("another"))))
    for seq in 1...3 as ClosedRange<UInt64> { try add(seq, to: log) }
    #expect(rename(LogParts.path(of: other, part: 2), part(2)) == 0)
    let error = #expect(throws: EventLogError.self) { try EventLog(file: self.path) }
    guard case .order(part(2), 1, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// Any flipped bit of a part's header is seen, and can be passed over: what it said is known.
  @Test func aPartsHeaderIsProtectedAndKnownFromTheOneBefore() throws {
    try write(3, partSize: 1)
    let whole = Array(try content(3).utf8)
    let header = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
    for bit in 0..<header * 8 {
      var flipped = whole
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      try Data(flipped).write(to: URL(fileURLWithPath: part(3)))
      #expect(throws: EventLogError.self) { try EventLog(file: self.path) }
      let log = try EventLog(file: path, passingOver: true)
      #expect(!log.passedOver.isEmpty)
      // A newline in the middle of the header makes two bad lines of it, and no input less.
      #expect(log.entries.map(\.input.seq) == [1, 2, 3])
    }
  }

  /// A part that is followed by another ended with a whole line and an outcome.
  @Test func aTornPartInTheMiddleIsRefused() throws {
    try write(3, partSize: 1)
    let lines = try content(2).split(separator: "\n").dropLast()
    try lines.joined(separator: "\n").write(toFile: part(2), atomically: false, encoding: .utf8)
    let error = #expect(throws: EventLogError.self) { try EventLog(file: self.path) }
    guard case .order(part(2), 1, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A folder is in the way of the first part: neither log has changed.
  @Test func aLogThatCannotBeMovedStays() throws {
    let previous = folder + "/host.previous.swivel"
    try write(3, partSize: 1)
    try write(4, partSize: 1, at: previous)
    try FileManager.default.removeItem(atPath: previous)
    try FileManager.default.createDirectory(atPath: previous, withIntermediateDirectories: false)
    let parts = (try LogParts.numbers(of: path), try LogParts.numbers(of: previous))
    let error = #expect(throws: EventLogError.self) { try LogParts.move(self.path, to: previous) }
    guard case .file("rename", previous, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try EventLog(file: path).entries.count == 3)
    #expect(try LogParts.numbers(of: path) == parts.0 && LogParts.numbers(of: previous) == parts.1)
  }

  /// The third part's name would be too long, or a folder has it: neither log has changed, in any part.
  @Test(arguments: [true, false]) func aPartThatCannotBeMovedKeepsAll(isTooLong: Bool) throws {
    let previous = "\(folder)/\(String(repeating: "a", count: isTooLong ? 243 : 8)).swivel"
    try write(4, partSize: 1)
    try write(1, partSize: nil, at: previous)
    let third = LogParts.path(of: previous, part: isTooLong ? 2 : 3)
    if !isTooLong { try FileManager.default.createDirectory(atPath: third, withIntermediateDirectories: false) }
    func all() throws -> [String: Data?] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Dictionary(
        uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)")) })
    }
    let before = try all()
    let error = EventLogError.file(
      call: "rename", path: third, reason: isTooLong ? "File name too long" : "Is a directory")
    #expect(throws: error) { try LogParts.move(self.path, to: previous) }
    #expect(try all() == before)
  }

  /// Nothing to move: nothing of before is left either.
  @Test func noLogTakesAnothersPlace() throws {
    let previous = folder + "/host.previous.swivel"
    try write(3, partSize: 1, at: previous)
    try LogParts.move(path, to: previous)
    #expect(LogFile.size(of: previous) == nil)
    #expect(try LogParts.numbers(of: previous) == [])
  }

  @Test func aLogIsMovedAndRemovedWithItsParts() throws {
    let previous = folder + "/host.previous.swivel"
    try write(5, partSize: 1, at: previous)
    try write(2, partSize: 1)
    let expected = try EventLog(file: path)
    try LogParts.move(path, to: previous)
    #expect(try EventLog(file: previous) == expected)
    #expect(try LogParts.numbers(of: previous) == [2, 3])
    #expect(LogFile.size(of: path) == nil)
    #expect(try LogParts.numbers(of: path) == [])
    // A log that is begun anew has no parts of what was there before.
    try write(4, partSize: 1)
    try write(1, partSize: nil)
    #expect(try EventLog(file: path).entries.count == 1)
  }
}
