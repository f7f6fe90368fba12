import Foundation
import Orientation
import Testing
// The bytes of a log: fixed order, all fields, numbers as numbers.
import Vocabulary

@testable import EventLog

@Suite struct WritingTests {
  @Test func aHeader() {
    #expect(LogRecord.header(Records.header).line == Records.headerLine)
  }

  @Test(arguments: Records.events)
  func anInput(event: DeviceEvent, keys: String) {
    #expect(LogRecord.input(Records.input(3, event)).line == Records.inputLine(3, keys))
  }

  @Test(arguments: [
    (Ending.settled, "settled", ""), (.refused("no window 9"), "refused", "no window 9"),
    (.unsettled("window 1: layout"), "unsettled", "window 1: layout"),
    (.outcomeMissing, "crashed", "the app ended the host's process while it handled this input"),
  ])
  func anOutcome(ending: Ending, name: String, text: String) {
    #expect(LogRecord.outcome(Records.outcome(3, ending)).line == Records.outcomeLine(3, ending: name, text: text))
  }

  /// FNV-1a, 64 bits: the offset basis for nothing, and for `1\0a\0b\0` what the definition gives step by step.
  @Test func callsAreFingerprinted() {
    #expect(LoggedOutcome.fingerprint(of: []) == 0xcbf2_9ce4_8422_2325)
    let expected: UInt64 = [0x31, 0, 0x61, 0, 0x62, 0].reduce(14_695_981_039_346_656_037) {
      ($0 ^ $1) &* 1_099_511_628_211
    }
    #expect(LoggedOutcome.fingerprint(of: [LedgerEntry(window: 1, subject: "a", call: "b")]) == expected)
  }

  /// Shortest texts that read back as the same number; JSON has no NaN.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1.5, "1.5"), (0.1, "0.1"), (-2, "-2"), (1e-7, "1e-07"), (1_024, "1024"),
      (1e15, "1000000000000000"),
      (0x1p53, "9007199254740992"), (1e17, "1e+17"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (.nan, "null"), (.infinity, "null"),
      // Thousandths, as times are, and what is nearly some.
      (0.001, "0.001"), (12.34, "12.34"), (-768.5, "-768.5"), (999_999_999_999.999, "999999999999.999"),
      (1_000_000_000_000.5, "1000000000000.5"), (0.0005, "0.0005"), (-0.001, "-0.001"), (100.05, "100.05"),
      (3.009, "3.009"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) throws {
    var json = JSONText.array
    json.append(value)
    #expect(json.closed == "[\(text)]")
    if value.isFinite {
      let read = try #require(try JSONSerialization.jsonObject(with: Data(json.closed.utf8)) as? [Double])
      #expect(read == [value])
    }
  }

  /// Swift describes a number by the shortest text that reads back as it, in JSON's form.
  @Test func numbersWithFractionsAreTheirDescriptions() {
    var (state, seen, wrong) = (UInt64(1), 0, [Double]())
    // Knuth's MMIX generator; its low bits are poor.
    func next() -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(bitPattern: state)
    }
    for value in [0.1 + 0.2, 1.0.nextDown, 0.125.nextUp] { #expect(JSONText.list([value]).closed == "[\(value)]") }
    for round in 0..<20_000 {
      let thousandths = Double((next() >> 13) >> Int64(round % 50))
      let value = (thousandths + (round.isMultiple(of: 2) ? 0 : Double(next()) * 1e-22)) / 1000
      guard value != value.rounded() else { continue }
      seen += 1
      if JSONText.list([value]).closed != "[\(value)]" { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
    #expect(seen > 10_000)
  }

  /// The ends of what a word of 64 bits holds, with a sign and without.
  @Test func wholeNumbers() {
    var json = JSONText.object
    json.add("a", UInt64.max)
    json.add("b", Int64.min)
    json.add("c", 0)
    json.add("d", -10)
    json.add("e", UInt8.max)
    #expect(json.closed == #"{"a":18446744073709551615,"b":-9223372036854775808,"c":0,"d":-10,"e":255}"#)
  }

  /// Every character arrives at another program's JSON reader.
  @Test func texts() throws {
    let text = String(String.UnicodeScalarView((0...0x300).compactMap { Unicode.Scalar($0 as UInt32) })) + "🙂\u{FFFF}"
    var json = JSONText.object
    json.add("text", text)
    json.addNull("nothing")
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.closed.utf8)) as? [String: Any])
    #expect(read["text"] as? String == text)
    #expect(read["nothing"] is NSNull)
    #expect(!json.closed.contains("\n"))
  }

  /// For people: what a finger touches, from where where that is not the middle, and how far it goes or how long it stays.
  @Test(arguments: [
    (Drag("volume", by: FingerWay(x: 40, y: 0)), "drag 'volume' by (40, 0)"),
    (Drag("volume", from: FingerWay(x: 5, y: -2), by: FingerWay(x: 40, y: 0)), "drag 'volume' + (5, -2) by (40, 0)"),
    (Drag(from: FingerWay(x: 10, y: 20), by: FingerWay(x: 0, y: -90)), "drag (10, 20) by (0, -90)"),
    (Drag("row", by: .none, seconds: 0.6), "press 'row' for 0.6 s"),
  ])
  func aFingerInWords(drag: Drag, words: String) {
    #expect(DeviceEvent.drag(window: 2, drag).summary == "\(words) in window 2")
  }
}
