// A log of a session in four parts, cut after each of its bytes and with each of its bits flipped.
import Foundation
import Testing
import Vocabulary

@testable import EventLog

@Suite final class DamagedLogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-damaged-\(UUID().uuidString)")
    .path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }
  private func part(_ number: Int) -> String { LogParts.path(of: path, part: number) }

  private static let parts = 4
  private static let (inputs, each): (UInt64, UInt64) = (28, 7)

  /// What is done in turn: how the device is held, taps and segues, text of all kinds, windows, a display, waits.
  private static let events = Records.events.map(\.0)

  /// Header, launch and 28 inputs; of every seven one was refused, one is run again after a kill, and one crashed its app, after
  /// which the sensor's word was taken over.
  private func write() throws {
    let log = try LogWriter(beginning: path, header: Records.header, hasSums: true, partSize: nil)
    try log.append(.outcome(Records.outcome(0)))
    for seq in 1...Self.inputs {
      if seq > 1, seq % Self.each == 1 { try log.beginPart() }
      let event = Self.events[Int(seq) % Self.events.count]
      try log.append(.input(Records.input(seq, event, time: Double(seq) + 0.125)))
      if seq % Self.each == 4 { try log.append(.resumed(LoggedResumption(seq: seq, way: .again))) }
      let ending: Ending =
        seq % Self.each == 3 ? .refused("„no“ \u{1b}[31m") : seq % Self.each == 6 ? .crashed("A.swift:1: x") : .settled
      try log.append(.outcome(Records.outcome(seq, ending)))
      if seq % Self.each == 6 { try log.append(.resumed(LoggedResumption(seq: seq, way: .quietly))) }
    }
  }

  private func bytes(_ number: Int) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: part(number))))
  }

  private func size() throws -> Int { try (1...Self.parts).map { try bytes($0).count }.reduce(0, +) }

  /// The lines of some bytes, each with its newline.
  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, start) = ([ArraySlice<UInt8>](), 0)
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...place])
      start = place + 1
    }
    return lines
  }

  @Test func theLogIsASession() throws {
    try write()
    let count = try (1...Self.parts).map { lines(try bytes($0)).count }.reduce(0, +)
    #expect(count == 72)
    let log = try EventLog(file: path)
    #expect(log.entries.count == 28 && log.hasSums && log.passedOver.isEmpty)
    #expect(log.continuations.map(\.part) == [2, 3, 4])
  }

  /// A cut leaves whole lines and a torn one. What is read of a part is what was whole before the cut, and nothing else; of a header
  /// nothing, which is said with its line.
  @Test func everyCutIsReadAsFarAsItIsWhole() throws {
    try write()
    var (cuts, wrong) = (0, [Int]())
    for number in 1...Self.parts {
      let whole = try bytes(number)
      let all = try EventLog(bytes: Data(whole), path: "a")
      var (begun, before) = (0, EventLog?.none)
      for cut in 0...whole.count {
        cuts += 1
        if cut > 0, whole[cut - 1] == UInt8(ascii: "\n") {
          begun = cut
          before = try EventLog(bytes: Data(whole[..<cut]), path: "a")
        }
        guard let before else {
          #expect(throws: EventLogError.noHeader(path: "a")) { try EventLog(bytes: Data(whole[..<cut]), path: "a") }
          continue
        }
        let log = try EventLog(bytes: Data(whole[..<cut]), path: "a")
        let isSame = log.entries == before.entries && log.launch == before.launch && log.tornBytes == cut - begun
        if !isSame || !all.entries.starts(with: log.entries, by: { $0.input == $1.input }) { wrong.append(cut) }
      }
    }
    #expect(wrong == [])
    #expect(cuts == (try size()) + Self.parts)
  }

  /// Of every flip of every bit the checksum says that the line is another, or what ends it is none. A newline that is another byte
  /// joins two lines.
  @Test func everyFlippedBitIsSeen() throws {
    try write()
    var (flips, unseen) = (0, [String]())
    for number in 1...Self.parts {
      let lines = lines(try bytes(number))
      for (index, line) in lines.enumerated() {
        var flipped = Array(line)
        for bit in 0..<line.count * 8 {
          flips += 1
          flipped[bit / 8] ^= 1 << UInt8(bit % 8)
          if isRight(flipped, followedBy: index + 1 < lines.count ? Array(lines[index + 1]) : []) {
            unseen.append("part \(number), line \(index + 1), bit \(bit)")
          }
          flipped[bit / 8] ^= 1 << UInt8(bit % 8)
        }
      }
    }
    #expect(unseen == [])
    #expect(flips == 8 * (try size()))
  }

  /// Whether every line these bytes come to, with the next one's where they do not end with a newline, has the sum it says and is a
  /// record.
  private func isRight(_ bytes: [UInt8], followedBy next: [UInt8]) -> Bool {
    let newline = UInt8(ascii: "\n")
    // A last line without its newline is torn, which is told as such.
    if bytes.last != newline, next.isEmpty { return false }
    let all = bytes.last == newline ? bytes : bytes + next
    return all.dropLast().split(separator: newline, omittingEmptySubsequences: false).allSatisfy { line in
      guard line.withUnsafeBufferPointer({ if case .right = LineSum.check($0) { true } else { false } }) else {
        return false
      }
      do { _ = try LogRecord(line: Data(line), path: "a", number: 1) } catch { return false }
      return true
    }
  }

  /// A damaged line is an error with its part and its number; the decision to pass over it names it, and reads the others.
  @Test func everyDamagedLineIsNamed() throws {
    try write()
    for number in 1...Self.parts {
      let whole = try bytes(number)
      var start = 0
      for (index, line) in lines(whole).enumerated() {
        var damaged = whole
        damaged[start + line.count / 2] ^= 1
        start += line.count
        try Data(damaged).write(to: URL(fileURLWithPath: part(number)))
        let error = try #require(#expect(throws: EventLogError.self) { try EventLog(file: self.path) })
        #expect("\(error)".hasPrefix("\(part(number)):\(index + 1): sum: "))
        if number > 1 || index > 0 {
          let log = try EventLog(file: path, passingOver: true)
          #expect(log.passedOver.contains(error))
          #expect(log.entries.count >= 27)
        }
      }
      try Data(whole).write(to: URL(fileURLWithPath: part(number)))
    }
  }

  /// Of parts only the last may be cut, and any may before the line that says that another goes on from it.
  @Test func aCutPartIsReadWhereItIsTheLast() throws {
    try write()
    for number in 1..<Self.parts {
      let whole = try bytes(number)
      let mark = try #require(lines(whole).last).count
      for cut in [1, mark, whole.count - mark - 1, whole.count - 40] + Array(whole.count - mark...whole.count) {
        try Data(whole[..<cut]).write(to: URL(fileURLWithPath: part(number)))
        if cut >= whole.count - mark {
          #expect(try EventLog(file: path).entries.count == 28)
        } else {
          let error = try #require(#expect(throws: EventLogError.self) { try EventLog(file: self.path) })
          #expect("\(error)".hasPrefix("\(folder)/host."))
        }
      }
      try Data(whole).write(to: URL(fileURLWithPath: part(number)))
    }
  }
}
