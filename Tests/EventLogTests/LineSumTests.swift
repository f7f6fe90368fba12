// Checksums of lines: any flipped bit and any cut of a log is seen.
import Foundation
import Testing
import Vocabulary

@testable import EventLog

@Suite struct LineSumTests {
  private func summed(_ line: String) -> String {
    var bytes = Array(line.utf8)
    LineSum.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// CRC-32's check value, of the digits 1 to 9, is cbf43926.
  @Test func theSumIsCRC32() { #expect(summed("123456789}") == #"123456789,"sum":"cbf43926"}"#) }

  private func log() -> [UInt8] {
    var lines = [Records.headerLine, Records.outcomeLine(0)]
    for seq in 1...3 as ClosedRange<UInt64> {
      lines += [Records.inputLine(seq, Records.events[Int(seq)].1), Records.outcomeLine(seq)]
    }
    return Array(lines.map { summed($0) + "\n" }.joined().utf8)
  }

  @Test func whatIsWholeIsRead() throws {
    let log = try EventLog(bytes: Data(log()), path: "a")
    #expect(log.hasSums)
    #expect(log.entries.count == 3)
  }

  @Test func everyFlippedBitIsSeen() throws {
    let whole = log()
    var unseen: [Int] = []
    for bit in 0..<whole.count * 8 {
      var flipped = whole
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      do {
        let log = try EventLog(bytes: Data(flipped), path: "a")
        // The last newline made another byte leaves a torn line, which is told as such.
        if log.tornBytes == 0 { unseen.append(bit) }
      } catch {}
    }
    #expect(unseen == [])
  }

  /// A cut leaves whole lines and a torn one; nothing else is read out of it.
  @Test func everyCutIsReadAsFarAsItIsWhole() throws {
    let whole = log()
    let all = try EventLog(bytes: Data(whole), path: "a")
    let first = whole.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    for cut in first + 1...whole.count {
      let log = try EventLog(bytes: Data(whole[..<cut]), path: "a")
      #expect(log.tornBytes == (whole[..<cut].lastIndex(of: UInt8(ascii: "\n")).map { cut - $0 - 1 } ?? cut))
      #expect(all.entries.starts(with: log.entries) { $0.input == $1.input })
    }
  }

  /// The same log with a return before each newline, as some tools leave it, and a bent one.
  @Test func aReturnBeforeTheNewlineHidesNoSum() throws {
    let whole = String(decoding: log(), as: UTF8.self)
    let log = try EventLog(bytes: Data(whole.replacing("\n", with: "\r\n").utf8), path: "a")
    #expect(log == (try EventLog(bytes: Data(whole.utf8), path: "a")))
    let bent = whole.replacing("\"seq\":2,", with: "\"seq\":3,").replacing("\n", with: "\r\n")
    let error = #expect(throws: EventLogError.self) { try EventLog(bytes: Data(bent.utf8), path: "a") }
    #expect("\(try #require(error))".hasPrefix("a:5: sum: "))
  }

  /// A line without a checksum in a log that has them, and the other way round.
  @Test func allLinesHaveSumsOrNone() {
    let (header, launch) = (Records.headerLine, Records.outcomeLine(0))
    for lines in [[summed(header), launch], [header, summed(launch)]] {
      let error = #expect(throws: EventLogError.self) { try Records.log(lines) }
      #expect(error?.line == 2)
    }
  }
}
