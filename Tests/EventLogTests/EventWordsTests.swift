// What happened, for people, and what a script does: every event in words and as a line; errors with their places; values of JSON.
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import EventLog

@Suite struct EventWordsTests {
  @Test func everyEventInWords() {
    let table: [(DeviceEvent, String)] = [
      (.deviceOrientation(.faceUp), "device faceUp"), (.contentSize(.extraLarge), "content size extra-large"),
      (.appearance(.dark), "appearance dark"), (.rotationLock(true), "rotation lock on"),
      (.rotationLock(false), "rotation lock off"),
      (.arrange(.full(window: 2)), "window 2 full screen"), (.arrange(.half), "Split View 1/2"),
      (.window(.close(window: 3)), "close window 3"), (.tap(window: 1, target: "Push B"), "tap 'Push B' in window 1"),
      (.tap(window: 1, target: "it", times: 2), "tap 'it' twice in window 1"),
      (.tap(window: 1, target: "it", times: 3), "tap 'it' 3 times in window 1"),
      (.segue(window: 1, identifier: "about"), "segue 'about' in window 1"),
      (.push(window: 2, screen: "B"), "push B in window 2"),
      (.pop(window: 1), "pop in window 1"), (.present(window: 2, screen: "M"), "present M in window 2"),
      (.dismiss(window: 1), "dismiss in window 1"), (.pullDown(window: 1), "pull down in window 1"),
      (.gesture(window: 1, .popCancelled), "gesture pop-cancelled in window 1"),
      (.type(window: 1, Typing("ab")), "type 'ab' in window 1"),
      (.type(window: 2, Typing("ab", into: "name", deletes: 1)), "delete 1 and type 'ab' into 'name' in window 2"),
      (.scroll(window: 1, target: "", by: FingerWay(x: 0, y: 12.5)), "scroll by (0, 12.5) in window 1"),
      (.scroll(window: 1, target: "list", by: FingerWay(x: -3, y: 0)), "scroll 'list' by (-3, 0) in window 1"),
      (.drag(window: 1, Drag("a", by: .none, seconds: 2)), "press 'a' for 2 s in window 1"),
      (.wait(0.25), "wait 0.25 s"), (.tick, "tick"),
    ]
    for (event, words) in table { #expect(event.summary == words) }
  }

  /// A script's line has no version and no cause, and its time where it is told one.
  @Test(arguments: Records.events) func linesOfScripts(event: DeviceEvent, keys: String) {
    #expect(event.scriptLine == #"{"record":"input",\#(keys)}"#)
    #expect(DeviceInput(time: 1.5, event: event).scriptLine == #"{"record":"input","t":1.5,\#(keys)}"#)
  }

  @Test func otherRecords() throws {
    let continuation = LogContinuation(part: 2, after: 17, ends: 0xab)
    let table: [(LogRecord, String)] = [
      (.resumed(LoggedResumption(seq: 3, way: .again)), #"{"v":1,"record":"resumed","seq":3,"way":"again"}"#),
      (.resumed(LoggedResumption(seq: 3, way: .quietly)), #"{"v":1,"record":"resumed","seq":3,"way":"quietly"}"#),
      (.goesOn(part: 2), #"{"v":1,"record":"goesOn","part":2}"#),
      (
        .header(LogHeader(device: "d", era: "9", apps: [], continues: continuation)),
        #"{"v":1,"record":"header","device":"d","era":"9","apps":[],"part":2,"after":17,"ends":"000000ab"}"#
      ),
      (
        .input(LoggedInput(seq: 1, cause: Cause(epoch: 2, n: 3), input: DeviceInput(time: 4, event: .tick), wall: 5.5)),
        #"{"v":1,"record":"input","seq":1,"t":4,"wall":5.5,"cause":{"epoch":2,"n":3},"event":"tick"}"#
      ),
    ]
    for (record, line) in table {
      #expect(record.line == line)
      #expect(try LogRecord(line: Data(line.utf8), path: "a", number: 1) == record)
    }
    var report = Records.report
    report.screen = .external
    #expect(
      [report, Records.report].json.closed == "[" + Records.reportText.dropLast() + #","screen":"external"},"#
        + Records.reportText + "]")
    #expect(Cause(epoch: 2, n: 3).json.closed == #"{"epoch":2,"n":3}"#)
    #expect(CGSize(width: 1, height: 2.5).json.closed == "[1,2.5]")
    for (value, text) in [(0, "0000000000000000"), (255, "00000000000000ff"), (.max, "ffffffffffffffff")]
      as [(UInt64, String)]
    {
      #expect(hexadecimal(value) == text)
    }
  }

  /// What a log says of a part, a restart or a screen is checked: what stands there, and what should.
  @Test(
    arguments: [
      (#""record":"goesOn","part":1"#, "part", "a whole number from 2", "1"),
      (#""record":"goesOn","part":1000000000"#, "part", "a whole number up to 999999999", "1000000000"),
      (
        #""record":"header","device":"d","era":"9","apps":[],"part":9223372036854775807,"after":1,"ends":"0""#, "part",
        "a whole number up to 999999999", "9223372036854775807"
      ),
      (#""record":"goesOn""#, "part", "a whole number from 0", "nothing"),
      (#""record":"resumed","seq":1,"way":"slowly""#, "way", "again or quietly", "slowly"),
      (#""record":"other""#, "record", "header, input, outcome, resumed or goesOn", "other"),
      (
        #""record":"header","device":"d","era":"9","apps":[],"part":2,"after":1,"ends":"100000000""#, "ends",
        "eight hexadecimal digits", "100000000"
      ),
      (
        #""record":"header","device":"d","era":"9","apps":[],"part":2,"after":1,"ends":"xy""#, "ends",
        "hexadecimal digits", "xy"
      ),
      (
        #""record":"header","device":"d","era":"9","apps":[],"part":1,"after":1,"ends":"0""#, "part",
        "a whole number from 2", "1"
      ),
      (
        #""record":"resumed","seq":9007199254740993,"way":"again""#, "seq", "a whole number up to 2⁵³",
        "9007199254740993"
      ),
    ])
  func malformedRecords(_ keys: String, _ key: String, _ expected: String, _ actual: String) {
    #expect(throws: EventLogError.field(path: "a", line: 7, key: key, expected: expected, actual: actual)) {
      try LogRecord(line: Data("{\"v\":1,\(keys)}".utf8), path: "a", number: 7)
    }
  }

  private func failure(_ event: String) -> (key: String, expected: String)? {
    do {
      _ = try Records.log([Records.headerLine, Records.outcomeLine(0), Records.inputLine(1, event)])
      return nil
    } catch {
      guard case .field(_, 3, let key, let expected, _) = error else { return nil }
      return (key, expected)
    }
  }

  /// Words of events that are none, with those that are; numbers that are left out are 0, or as usual.
  @Test func malformedEvents() throws {
    let sizes = ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")
    let table: [(String, String, String)] = [
      (
        #""event":"dance""#, "event",
        "one of deviceOrientation, rotationLock, contentSize, appearance, shake, openURL, shortcut, notification, "
          + "memoryWarning, arrange, tap, segue, push, present, pop, dismiss, pullDown, gesture, type, scroll, drag, window, "
          + "wait, tick"
      ),
      (#""event":"contentSize","category":"huge""#, "category", "one of \(sizes)"),
      (#""event":"appearance","appearance":"grey""#, "appearance", "light or dark"),
      (#""event":"arrange","arrangement":"third""#, "arrangement", "full or half"),
      (
        #""event":"gesture","window":1,"gesture":"wave""#, "gesture",
        "one of \(UserGesture.allCases.map(\.rawValue).joined(separator: ", "))"
      ),
      (
        #""event":"deviceOrientation","orientation":"tilted""#, "orientation",
        "one of unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown"
      ),
      (#""event":"wait","seconds":"1""#, "seconds", "a number"),
      (#""event":"type","window":1,"text":1"#, "text", "text"),
      (#""event":"type","window":1,"deletes":-1"#, "deletes", "a whole number from 0"),
      (#""event":"scroll","window":1,"byX":"a""#, "byX", "a number"),
      (#""event":"drag","window":1,"seconds":null"#, "seconds", "a number"),
      (#""event":"window","order":"open","app":"A","screen":"moon""#, "screen", "device or external"),
    ]
    for (event, key, expected) in table {
      let found = failure(event)
      #expect(found?.key == key && found?.expected == expected, "\(event)")
    }
    let bare: [(String, DeviceEvent)] = [
      (#""event":"type","window":1"#, .type(window: 1, Typing(""))),
      (#""event":"scroll","window":1,"byY":3"#, .scroll(window: 1, target: "", by: FingerWay(x: 0, y: 3))),
      (#""event":"drag","window":1,"byX":2"#, .drag(window: 1, Drag(by: FingerWay(x: 2, y: 0), seconds: 0.3))),
    ]
    for (event, expected) in bare {
      let log = try Records.log([Records.headerLine, Records.outcomeLine(0), Records.inputLine(1, event)])
      #expect(log.entries.first?.input.input.event == expected)
    }
  }

  @Test func errorsWithTheirPlaces() {
    let table: [(EventLogError, String, Int?)] = [
      (.file(call: "open", path: "a", reason: "no"), "open a: no", nil),
      (.noHeader(path: "a"), "a:1: expected a header, got no whole line", 1),
      (.notJSON(path: "a", line: 2), "a:2: not a JSON object", 2),
      (
        .notJSON(path: "a", line: 1),
        "a:1: not a JSON object, with which a log begins; a script, which may begin with remarks, is run by: swivel run",
        1
      ),
      (
        .sum(path: "a", line: 3, expected: "x", actual: "y"),
        "a:3: sum: expected x, got y; the line is not as it was written", 3
      ),
      (.field(path: "a", line: 4, key: "k", expected: "x", actual: "y"), "a:4: k: expected x, got y", 4),
      (.order(path: "a", line: 5, expected: "x", actual: "y"), "a:5: expected x, got y", 5),
      // What a person wrote is a script, and is no log.
      (
        .field(path: "a", line: 2, key: "v", expected: "x", actual: "nothing"),
        "a:2: v: expected x, got nothing; a script may leave it out, and is run by: swivel run", 2
      ),
      (
        .order(path: "a", line: 2, expected: "outcome 0", actual: "an input"),
        "a:2: expected outcome 0, got an input; without its outcomes a log is a script, which is run by: swivel run", 2
      ),
    ]
    for (error, text, line) in table { #expect("\(error)" == text && error.line == line) }
  }

  @Test func valuesOfJSON() throws {
    let value = try JSONValue(Data(#"{"a":[null,true,1,-1.5,"x"],"b":{}}"#.utf8))
    #expect("\(value)" == "{a: [null, true, 1, -1.5, x], b: {}}")
    guard case .object(var object) = value, case .array(let values)? = object["a"] else {
      Issue.record("\(value)")
      return
    }
    #expect(values.map(\.double) == [nil, nil, 1, -1.5, nil])
    object["a"] = nil
    object["c"] = .bool(false)
    object["b"] = .natural(1)
    #expect(object.members.map(\.key) == ["c", "b"] && object["a"] == nil && object["c"] == .bool(false))
  }

  /// The time of an input for people is its host's, where that is known.
  @Test func moments() {
    var input = Records.input(1, .tick, time: 2)
    #expect(input.moment == 2)
    input.wall = 7
    #expect(input.moment == 7)
    let header = LogHeader(device: "d", era: "9", apps: ["A"], continues: LogContinuation(part: 2, after: 1, ends: 0))
    #expect(header.first == LogHeader(device: "d", era: "9", apps: ["A"]))
  }
}
