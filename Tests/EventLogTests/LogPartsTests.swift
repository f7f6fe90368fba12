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
      ("/a/host.part+2.swivel", "/a/host.part+2.swivel", 1), ("/a/host.party.swivel", "/a/host.party.swivel", 1),
    ]) func names(path: String, first: String, part: Int)
  {
    #expect(LogParts.split(path) == (first, part))
    #expect(LogParts.path(of: first, part: part) == path)
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

  /// The last bytes of a part's last line: the checksum in it is not the checksum of it.
  private func sum(ofLastLineOf number: Int) throws -> String {
    let line = try #require(try content(number).split(separator: "\n").last)
    return LineSum.text(Array(line.utf8).withUnsafeBufferPointer { LineSum.sum($0) })
  }

  /// A size of one byte is reached by any header: each input has a part, with the launch before the first.
  @Test func aPartBeginsBeforeTheInputAtWhichTheOneBeforeHasItsSize() throws {
    try write(3, partSize: 1)
    #expect(try LogParts.numbers(of: path) == [2, 3, 4])
    #expect(try content(1).split(separator: "\n").count == 2)
    let lines = try content(3).split(separator: "\n")
    #expect(lines.count == 3)
    let header =
      #"{"v":1,"record":"header","device":"ipad-air-2","era":"9","apps":["Alternates","BaseController"],"part":3,"#
      + #""after":1,"ends":"\#(try sum(ofLastLineOf: 2))","sum":""#
    #expect(lines[0].hasPrefix(header))
    #expect(lines[1].contains(#""record":"input","seq":2,"#))
    #expect(lines[2].contains(#""record":"outcome","seq":2,"#))
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

  /// Everything is written at the end of the last file, so a kill leaves the bytes up to some moment, and a file more when it
  /// meets a part that was made and not written: what was whole by then is read, and gone on with.
  @Test func aKillAtAnyMomentLosesNothingThatWasWhole() throws {
    try write(3, partSize: 1)
    let parts = try (1...4).map { Array(try content($0).utf8) }
    for number in 1...4 {
      for count in 0...parts[number - 1].count {
        try LogParts.remove(path)
        for earlier in 1..<number { try Data(parts[earlier - 1]).write(to: URL(fileURLWithPath: part(earlier))) }
        try Data(parts[number - 1][..<count]).write(to: URL(fileURLWithPath: part(number)))
        let kept = parts[..<(number - 1)].joined() + parts[number - 1][..<count]
        let inputs = lines(kept).count { $0.contains(#""record":"input""#) }
        guard try LogPartReader.isBegun(path) else {
          #expect(inputs == 0)
          continue
        }
        #expect(try EventLog(file: path).entries.count == inputs)
        try goOn(inputs)
      }
    }
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
    let whole = try content(2)
    try whole.dropLast().write(toFile: part(2), atomically: false, encoding: .utf8)
    let error = #expect(throws: EventLogError.self) { try EventLog(file: self.path) }
    guard case .order(part(2), 1, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
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
