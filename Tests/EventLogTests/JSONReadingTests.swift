// JSON as RFC 8259 has it, every double bit for bit, and nothing that is none.
import Foundation
import Testing
import Vocabulary

@testable import EventLog

@Suite struct JSONReadingTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), (" false ", .bool(false)), ("0", .natural(0)), ("10", .natural(10)),
      ("18446744073709551615", .natural(.max)), ("18446744073709551616", .number(0x1p64)), ("-1", .number(-1)),
      ("1.5", .number(1.5)), ("1e3", .number(1000)), ("1E+3", .number(1000)), ("25e-1", .number(2.5)),
      (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{c}\n\r\t")),
      (#""\u0041ü\ud83d\ude42""#, .string("Aü🙂")), ("[]", .array([])),
      ("[ 1 , 2 ]", .array([.natural(1), .natural(2)])),
      ("{}", .object(JSONObject())),
      (
        #"{"a":1,"a":2}"#,
        .object(JSONObject([.init(key: "a", value: .natural(1)), .init(key: "a", value: .natural(2))]))
      ),
    ] as [(String, JSONValue)])
  func values(text: String, value: JSONValue) throws { #expect(try read(text) == value) }

  @Test func theLastOfTwoEqualKeysCounts() throws {
    guard case .object(let object) = try read(#"{"a":1,"a":2}"#) else { return }
    #expect(object["a"] == .natural(2))
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "truely", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "NaN", "Infinity", "-Infinity",
    "[",
    "[1", "[1,]", "[,1]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", "'a'", #""a"#, #""\x""#, #""\u12""#,
    #""\u+123""#,
    #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, "\"\n\"", "\u{0}", "1 2", "{}{}",
    String(repeating: "[", count: 66) + String(repeating: "]", count: 66),
  ])
  func textsThatAreNone(text: String) { #expect(throws: JSONError.self) { try read(text) } }

  @Test(arguments: [[0x22, 0xff, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22]] as [[UInt8]])
  func bytesThatAreNoText(bytes: [UInt8]) { #expect(throws: JSONError.self) { try JSONValue(Data(bytes)) } }

  /// The numbers of an order, which a device computes with.
  private func roundTrip(_ x: Double) throws -> Double? {
    let line = LogRecord.input(Records.input(1, .window(.move(window: 1, x: x, y: 0)))).line
    let log = try Records.log([Records.headerLine, Records.outcomeLine(0), line])
    guard case .window(.move(_, let found, _)) = log.entries.first?.input.input.event else { return nil }
    return found
  }

  @Test(
    arguments: [
      -0.0, 0.0, 0.30000000000000004, 0.3333333333333333, 123_456_789_012_345.67, 12_345_678_901_234.5,
      99_999_999_999_999.98, 0x1p53, -0x1p54, 0x1p-1074, 2.2250738585072014e-308, 1.7976931348623157e308,
      3.141592653589793, -1e22, 1e23,
    ] as [Double])
  func everyBitOfANumberComesBack(x: Double) throws {
    #expect(try roundTrip(x)?.bitPattern == x.bitPattern)
    var input = Records.input(1, .tick)
    input.input.time = abs(x)
    let log = try Records.log([Records.headerLine, Records.outcomeLine(0), LogRecord.input(input).line])
    #expect(log.entries.first?.input.input.time.bitPattern == abs(x).bitPattern)
  }

  /// Doubles of every size: bit patterns from a fixed sequence (xorshift, Marsaglia 2003).
  @Test func anyDoubleComesBack() throws {
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    var tried = 0
    while tried < 2000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let x = Double(bitPattern: state)
      guard x.isFinite else { continue }
      tried += 1
      #expect(try roundTrip(x)?.bitPattern == state)
    }
  }
}

/// A log of which a line cannot be read: an error by default, and passed over by decision.
@Suite struct PassingOverTests {
  /// Header, launch, and three inputs with their outcomes, from line 3 on; the line that is spoilt, what is passed over, and
  /// the numbers of the inputs that are left, with ? for one whose outcome is not known.
  @Test(
    arguments: [
      (2, [2], "1 2 3"), (3, [3, 4], "2 3"), (4, [4], "1? 2 3"), (5, [5, 6], "1 3"), (6, [6], "1 2? 3"),
      (7, [7, 8], "1 2"), (8, [8], "1 2 3?"),
    ] as [(Int, [Int], String)])
  func oneSpoiltLine(line: Int, passedOver: [Int], left: String) throws {
    for spoilt in ["", "{", #"{"v":1,"record":"input","seq":null}"#, "\u{0}"] {
      var lines = [Records.headerLine, Records.outcomeLine(0)]
      for seq in 1...3 as ClosedRange<UInt64> {
        lines += [Records.inputLine(seq, #""event":"tick""#), Records.outcomeLine(seq)]
      }
      lines[line - 1] = spoilt
      let bytes = Data(lines.map { $0 + "\n" }.joined().utf8)
      #expect(throws: EventLogError.self) { try EventLog(bytes: bytes, path: "a") }
      let log = try EventLog(bytes: bytes, path: "a", passingOver: true)
      #expect(log.passedOver.map(\.line) == passedOver)
      let words = log.entries.map { "\($0.input.seq)" + ($0.isOutcomeLost ? "?" : "") }
      #expect(words.joined(separator: " ") == left, "line \(line): \(spoilt)")
      #expect(log.entries.allSatisfy { ($0.outcome == nil) == $0.isOutcomeLost })
    }
  }

  /// What an older host wrote for a number that is none.
  @Test func aNullInTheLastInputIsNamedAndPassedOver() throws {
    let null = Records.inputLine(1, #""event":"window","order":"move","window":1,"x":null,"y":0"#)
    let lines = [
      Records.headerLine, Records.outcomeLine(0), null, Records.outcomeLine(1, ending: "refused", text: "no"),
    ]
    #expect(throws: EventLogError.field(path: "a.swivel", line: 3, key: "x", expected: "a number", actual: "null")) {
      try Records.log(lines)
    }
    let bytes = Data(lines.map { $0 + "\n" }.joined().utf8)
    let log = try EventLog(bytes: bytes, path: "a", passingOver: true)
    #expect(log.passedOver.map(\.line) == [3, 4])
    #expect(log.entries == [])
  }

  @Test func aHeaderIsNotPassedOver() {
    #expect(throws: EventLogError.notJSON(path: "a", line: 1)) {
      try EventLog(bytes: Data("x\n\(Records.outcomeLine(0))\n".utf8), path: "a", passingOver: true)
    }
  }
}
