import Foundation
import Orientation
import Testing
// Logs read back: what was written, what is torn, and what is wrong, with line and key.
import Vocabulary

@testable import EventLog

@Suite struct ReadingTests {
  @Test func everythingComesBack() throws {
    var lines = [Records.headerLine, Records.outcomeLine(0)]
    let endings: [Ending] = [
      .settled, .refused("\"no\"\n"), .unsettled(""), .crashed("signal 11"),
    ]
    var entries: [EventLog.Entry] = []
    for (index, (event, _)) in Records.events.enumerated() {
      let seq = UInt64(index + 1)
      var outcome = Records.outcome(seq, endings[index % endings.count])
      outcome.fingerprint = .max
      let entry = EventLog.Entry(input: Records.input(seq, event, time: Double(index) / 3), outcome: outcome)
      entries.append(entry)
      lines += [LogRecord.input(entry.input).line, LogRecord.outcome(outcome).line]
    }
    let log = try Records.log(lines)
    #expect(log.header == Records.header)
    #expect(log.launch == Records.outcome(0))
    #expect(log.entries == entries)
    #expect(log.tornBytes == 0)
  }

  /// Logs of before segues were events have a tap in their place.
  @Test(arguments: ["about", "", "a:b"])
  func anOldTapOnASegueIsTheSegue(identifier: String) throws {
    let old = Records.inputLine(1, #""event":"tap","window":2,"target":"segue:\#(identifier)""#)
    let log = try Records.log([Records.headerLine, Records.outcomeLine(0), old])
    #expect(log.entries.map(\.input) == [Records.input(1, .segue(window: 2, identifier: identifier))])
  }

  @Test(arguments: RotationReason.allCases)
  func everyReason(reason: RotationReason) throws {
    var outcome = Records.outcome(0)
    outcome.windows = [Records.report, Records.report]
    outcome.windows[1].reason = reason
    outcome.windows[0].changed = false
    #expect(try Records.log([Records.headerLine, LogRecord.outcome(outcome).line]).launch == outcome)
  }

  @Test(arguments: [0, 1, 9_007_199_254_740_993, UInt64.max])
  func causesKeepEveryBit(number: UInt64) throws {
    var input = Records.input(1, .tick)
    input.cause = Cause(epoch: number, n: number)
    let log = try Records.log([Records.headerLine, Records.outcomeLine(0), LogRecord.input(input).line])
    #expect(log.entries.map(\.input) == [input])
  }

  /// A write the process did not survive tears the last line; what stands before it is whole.
  @Test func aLogTornAtEachByte() throws {
    let lines = [
      Records.headerLine, Records.outcomeLine(0), Records.inputLine(1, Records.events[0].1), Records.outcomeLine(1),
      Records.inputLine(2, Records.events[3].1),
    ]
    let bytes = Data(lines.map { $0 + "\n" }.joined().utf8)
    for count in Records.headerLine.utf8.count + 1...bytes.count {
      let kept = bytes.prefix(count)
      let torn = kept.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      let log = try EventLog(bytes: Data(kept), path: "a.swivel")
      let whole = kept.filter { $0 == UInt8(ascii: "\n") }.count
      #expect(log.tornBytes == torn)
      #expect(log.entries.count == (whole < 3 ? 0 : whole < 5 ? 1 : 2))
      #expect((log.launch != nil) == (whole >= 2))
      #expect((log.entries.first?.outcome != nil) == (whole >= 4))
    }
  }

  @Test(arguments: ["", "{", Records.headerLine])
  func noWholeLine(text: String) {
    #expect(throws: EventLogError.noHeader(path: "a")) {
      try EventLog(bytes: Data(text.utf8), path: "a")
    }
  }

  @Test(arguments: ["", "x", "[]", "1", "null", "{", #"{"v":1}}"#, "{\"v\":1", "\u{0}", "{\"v\":NaN}"])
  func linesThatAreNoObject(line: String) {
    #expect(throws: EventLogError.notJSON(path: "a.swivel", line: 2)) { try Records.log([Records.headerLine, line]) }
  }

  /// A good line with one text replaced, and the key that is wrong then.
  @Test(arguments: [
    (Records.headerLine, #""v":1"#, #""v":2"#, "v"), (Records.headerLine, #""v":1"#, #""v":"1""#, "v"),
    (Records.headerLine, #""v":1"#, #""v":true"#, "v"), (Records.headerLine, #""v":1,"#, "", "v"),
    (Records.headerLine, #""header""#, #""heading""#, "record"), (Records.headerLine, #""9""#, "9", "era"),
    (Records.headerLine, #""ipad-air-2""#, "null", "device"), (Records.headerLine, "apps", "app", "apps"),
    (Records.headerLine, #"["Alternates","BaseController"]"#, #""Alternates""#, "apps"),
    (Records.headerLine, #""Alternates","#, "1,", "apps"),
    (
      Records.headerLine, #""apps""#, #""part":2,"after":18446744073709551615,"ends":"00000000","apps""#, "after"
    ),
  ])
  func malformedHeaders(line: String, old: String, new: String, key: String) throws {
    try expectFieldError(try Records.log([line.replacingOccurrences(of: old, with: new)]), line: 1, key: key)
  }

  @Test(arguments: [
    (0, #""seq":1"#, #""seq":-1"#, "seq"), (0, #""seq":1"#, #""seq":1.5"#, "seq"),
    (0, #""seq":1"#, #""seq":1e300"#, "seq"), (0, #""seq":1"#, #""seq":18446744073709551615"#, "seq"),
    (0, #""seq":1"#, #""seq":9007199254740993"#, "seq"),
    (0, #""seq":1"#, #""seq":true"#, "seq"), (0, #""t":1.25"#, #""t":"1.25""#, "t"),
    (0, #""t":1.25"#, #""t":null"#, "t"),
    (0, #""t":1.25"#, #""t":false"#, "t"), (0, #"\{"epoch":1790000000123456,"n":7\}"#, "7", "cause"),
    (0, #""n":7"#, #""m":7"#, "n"), (0, #""n":7"#, #""n":18446744073709551616"#, "n"),
    (0, #""epoch":1"#, #""epoch":-1"#, "epoch"), (0, "deviceOrientation", "orientation", "event"),
    (0, #""unknown""#, #""sideways""#, "orientation"), (0, #""unknown""#, "99", "orientation"),
    (7, "true", "1", "locked"), (7, "true", #""true""#, "locked"), (9, "full", "third", "arrangement"),
    (9, #""window":2"#, #""window":18446744073709551615"#, "window"), (9, #""window":2"#, #""window":-2"#, "window"),
    (11, #""window":1"#, #""window":9223372036854775808"#, "window"), (11, #""open-b""#, "1", "target"),
    (13, #""B""#, "null", "screen"), (14, #""window":1,?"#, #""w":1"#, "window"),
  ])
  func malformedInputs(event: Int, old: String, new: String, key: String) throws {
    let line = Records.inputLine(1, Records.events[event].1)
    let changed = line.replacingOccurrences(of: old, with: new, options: .regularExpression)
    #expect(changed != line)
    try expectFieldError(
      try Records.log([Records.headerLine, Records.outcomeLine(0), changed]), line: 3, key: key)
  }

  @Test(arguments: [
    (#""settled""#, #""done""#, "ending"), (#""text":"","#, "", "text"),
    (#""windows":\[.*\],"f"#, #""windows":{},"f"#, "windows"),
    (#""windows":\[.*\],"f"#, #""windows":[1],"f"#, "windows"), ("00000000000000ff", "xyz", "fingerprint"),
    ("00000000000000ff", "+ff", "fingerprint"),
    ("00000000000000ff", "10000000000000000", "fingerprint"), (#""00000000000000ff""#, "255", "fingerprint"),
    (#""cbf29ce484222325""#, #""""#, "calls"), (#""id":1"#, #""id":18446744073709551615"#, "id"),
    (#""portrait""#, #""faceUp""#, "from"),
    (#""landscapeRight""#, #""sideways""#, "interface"), (#""changed":true"#, #""changed":1"#, "changed"),
    (#"\[507,768.5\]"#, "[507]", "size"), (#"\[507,768.5\]"#, #"["507",768.5]"#, "size"),
    (#"\[507,768.5\]"#, "507", "size"),
    (#""compact""#, #""small""#, "h"), (#""v":"regular""#, #""v":1"#, "v"), (#""rotated""#, #""because""#, "reason"),
  ])
  func malformedOutcomes(old: String, new: String, key: String) throws {
    let line = Records.outcomeLine(0)
    let changed = line.replacingOccurrences(of: old, with: new, options: .regularExpression)
    #expect(changed != line)
    try expectFieldError(try Records.log([Records.headerLine, changed]), line: 2, key: key)
  }

  private func expectFieldError(_ work: @autoclosure () throws -> EventLog, line: Int, key: String) throws {
    let error = try #require(throws: EventLogError.self) { _ = try work() }
    guard case .field(let path, let found, let name, _, _) = error else {
      Issue.record(error)
      return
    }
    #expect(path == "a.swivel")
    #expect(found == line)
    #expect(name == key)
    #expect("\(error)".hasPrefix("a.swivel:\(line): \(key): expected "))
  }

  /// Records that stand where they may not: the line, what was expected, what stands there.
  @Test(arguments: [
    (["O0"], 1, "a header", "another record"),
    (["H", "H"], 2, "an input or outcome", "a header"), (["H", "I1"], 2, "outcome 0", "an input"),
    (["H", "O0", "O0"], 3, "an input", "outcome 0"), (["H", "O1"], 2, "outcome 0", "outcome 1"),
    (["H", "O0", "I2"], 3, "seq 1", "seq 2"), (["H", "O0", "I1", "I2"], 4, "the outcome of 1", "an input"),
    (["H", "O0", "I1", "O1", "I1"], 5, "seq 2", "seq 1"), (["H", "O0", "I1", "O0"], 4, "outcome 1", "outcome 0"),
    (["H", "O0", "I1", "O1", "O1"], 5, "an input", "outcome 1"),
    (["H", "O0", "I1", "O1", "T2"], 5, "t of at least 1.25", "1.0"),
  ])
  func records(order: [String], line: Int, expected: String, actual: String) {
    let lines = order.map { word in
      let seq = UInt64(word.dropFirst()) ?? 0
      switch word.first {
      case "H": return Records.headerLine
      case "O": return Records.outcomeLine(seq)
      case "T": return Records.inputLine(seq, Records.events[0].1, time: "1")
      default: return Records.inputLine(seq, Records.events[0].1)
      }
    }
    #expect(throws: EventLogError.order(path: "a.swivel", line: max(line, 1), expected: expected, actual: actual)) {
      try Records.log(lines)
    }
  }

  @Test func deepNestingIsAnError() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: EventLogError.notJSON(path: "a.swivel", line: 2)) {
      try Records.log([Records.headerLine, #"{"v":\#(deep)}"#])
    }
  }
}
