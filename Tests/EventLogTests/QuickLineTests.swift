import Foundation
import Testing
// The quick reader of usual lines: what it reads is what the other one reads, and it reads what hosts write most.
import Vocabulary

@testable import EventLog

@Suite struct QuickLineTests {
  private func quick(_ bytes: [UInt8]) -> LogRecord? { bytes.withUnsafeBufferPointer { QuickLine.record($0) } }

  private func slow(_ bytes: [UInt8]) throws(EventLogError) -> LogRecord {
    try bytes.withUnsafeBufferPointer { (bytes) throws(EventLogError) -> LogRecord in
      try LogLine(bytes, path: "a", number: 1).record()
    }
  }

  private static func summed(_ line: String) -> [UInt8] {
    var bytes = Array(line.utf8)
    LineSum.append(to: &bytes)
    return bytes
  }

  /// Lines with their records, by hand from the format's description.
  private static let usual: [(line: String, record: LogRecord)] = [
    (Records.outcomeLine(0), .outcome(Records.outcome(0))),
    (
      Records.outcomeLine(7, ending: "refused", text: "no window 9"),
      .outcome(Records.outcome(7, .refused("no window 9")))
    ),
    (
      Records.inputLine(3, #""event":"deviceOrientation","orientation":"landscapeLeft""#),
      .input(Records.input(3, .deviceOrientation(.landscapeLeft)))
    ),
    (
      Records.inputLine(4, #""event":"tap","window":1,"target":"open-b""#),
      .input(Records.input(4, .tap(window: 1, target: "open-b")))
    ),
    (Records.inputLine(5, #""event":"wait","seconds":0.25"#), .input(Records.input(5, .wait(0.25)))),
    (Records.inputLine(6, #""event":"tick""#), .input(Records.input(6, .tick))),
  ]

  @Test(arguments: usual.indices)
  func usualLinesAreRead(index: Int) {
    let (line, record) = Self.usual[index]
    #expect(quick(Array(line.utf8)) == record)
    #expect(quick(Self.summed(line)) == record)
  }

  /// Every byte of every usual line put away, doubled, or made another that means something in JSON or in a log: what the
  /// quick reader still reads, the other one reads the same.
  @Test(arguments: usual.indices)
  func whatItReadsTheOtherReadsTheSame(index: Int) throws {
    let others = Array("09-.eE+:,{}[]\"\\ afnt_\u{1}".utf8) + [0x7f, 0x80, 0xff]
    var read = 0
    func compare(_ bytes: [UInt8], _ place: Int) throws {
      guard let record = quick(bytes) else { return }
      read += 1
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(try slow(bytes) == record, "byte \(place) of \(text)")
    }
    for whole in [Array(Self.usual[index].line.utf8), Self.summed(Self.usual[index].line)] {
      for place in whole.indices {
        var bytes = whole
        bytes.remove(at: place)
        try compare(bytes, place)
        bytes = whole
        bytes.insert(whole[place], at: place)
        try compare(bytes, place)
        for other in others {
          bytes = whole
          bytes[place] = other
          try compare(bytes, place)
        }
      }
    }
    #expect(read > 0, "other numbers and texts are usual, too")
  }

  /// Numbers as JSON has them: the double nearest to the digits, or nothing where the other reader has to look.
  @Test(
    arguments: [
      ("0", 0), ("-0.0", -0.0), ("1.25", 1.25), ("0.1", 0.1), ("-2", -2), ("123456789012.345", 123_456_789_012.345),
      ("0.00000000000001", 1e-14), ("999999999999999", 999_999_999_999_999), ("0.3", 0.3), ("179.769", 179.769),
      ("1234567890123456", nil), ("1e3", nil), ("1.5E2", nil), ("01", nil), ("1.", nil), (".5", nil), ("-", nil),
      ("", nil), ("1.2.3", nil), ("+1", nil), ("null", nil), ("0.1234567890123456", nil),
    ] as [(String, Double?)])
  func numbers(text: String, value: Double?) {
    let record = quick(Array(Records.inputLine(1, #""event":"tick""#, time: text).utf8))
    guard let value else { return #expect(record == nil) }
    guard case .input(let input)? = record else { return #expect(record != nil) }
    #expect(input.input.time.bitPattern == value.bitPattern)
  }

  /// What stands in another order, in older logs or beyond a number's limit is the other reader's.
  @Test(arguments: [
    Records.headerLine, "", "{}", Records.outcomeLine(0) + " ", #"{"record":"input","v":1}"#,
    Records.inputLine(1, #""event":"tap","window":2,"target":"segue:about""#),
    Records.inputLine(9_007_199_254_740_993, #""event":"tick""#),
    Records.inputLine(1, #""event":"tap","window":18446744073709551615,"target":"a""#),
    Records.inputLine(1, #""event":"tap","window":1,"target":"ü""#),
    Records.inputLine(1, #""event":"tap","window":1,"target":"a\n""#),
    Records.outcomeLine(0).replacingOccurrences(of: #""at":[517,0],"#, with: ""),
    Records.outcomeLine(0).replacingOccurrences(of: "00000000000000ff", with: "10000000000000000"),
  ])
  func whatIsNotUsualIsLeftToTheOther(line: String) {
    #expect(quick(Array(line.utf8)) == nil)
  }
}
