// Scripts as people write them, and what is said of lines that cannot be read: file, line, column, expected, actual.
import Emulator
import EventLog
import Foundation
import Testing
import Wire

@testable import Scripting

@Suite struct ReadingTests {
  static let header = #"{"v":1,"record":"header","device":"iphone-4","era":"5","apps":["Alternates"]}"#

  static func script(_ lines: String...) throws(ScriptError) -> Script {
    try Script(text: ([header] + lines).joined(separator: "\n"), path: "a.swivel")
  }

  /// A value of the state by the name it is printed with.
  static func value(_ name: String, _ text: String) throws -> Scripting.Expectation.What {
    .value(try #require(StateKey(name)), expected: text)
  }

  @Test func aWaitBeginsWhereTheLastInputWasAndTakesItsTime() throws {
    let script = try Self.script(
      #"{"record":"input","event":"wait","seconds":0.5}"#, #"{"record":"input","event":"pop","window":1}"#,
      #"{"record":"input","event":"wait","seconds":2}"#, #"{"record":"input","event":"wait","seconds":1}"#,
      #"{"record":"input","event":"pop","window":1}"#)
    #expect(script.steps.map(\.input.input.time) == [0, 1.5, 1.5, 3.5, 5.5])
  }

  @Test func whatAPersonLeavesOutIsFilledIn() throws {
    let script = try Self.script(
      "", "# a comment", #"{"record":"input","event":"tap","window":1,"target":"open-b"}"#, "   ",
      #"  {"record":"input","event":"tick","t":7.5}"#, #"{"record":"input","event":"pop","window":1}"#)
    #expect(script.header == LogHeader(device: "iphone-4", era: "5", apps: ["Alternates"]))
    #expect(script.steps.map(\.line) == [4, 6, 7])
    #expect(script.steps.map(\.input.seq) == [1, 2, 3])
    // One second after the one before.
    #expect(script.steps.map(\.input.input.time) == [1, 7.5, 8.5])
    #expect(script.steps.map(\.input.input.event) == [.tap(window: 1, target: "open-b"), .tick, .pop(window: 1)])
  }

  /// RFC 8259, 7: a string may have any character but quotes, backslashes and controls, so that separators of lines and paragraphs, which
  /// apps' texts have, end no line of a script; a newline, with a return before it or not, does.
  @Test(arguments: ["\n", "\r\n"]) func separatorsAreText(end: String) throws {
    let name = "one\u{2028}two\u{2029}three\u{85}four"
    let lines = [Self.header, #"{"record":"input","event":"tap","window":1,"target":"\#(name)"}"#, "# a\u{2028}b"]
    let script = try Script(text: lines.joined(separator: end), path: "a.swivel")
    #expect(script.steps.map(\.input.input.event) == [.tap(window: 1, target: name)])
  }

  /// The mark some editors begin a file with (Unicode 16.0, §23.8) is no part of the text: columns are counted behind it.
  @Test func aByteOrderMarkIsNoText() throws {
    let path = FileManager.default.temporaryDirectory.path + "/marked-\(UUID().uuidString).swivel"
    defer { unlink(path) }
    func script(_ line: String) throws -> Script {
      try Data([0xef, 0xbb, 0xbf] + Self.header.utf8 + "\n\(line)".utf8).write(to: URL(fileURLWithPath: path))
      return try Script(file: path)
    }
    #expect(try script(#"{"record":"input","event":"tick"}"#).steps.count == 1)
    try Data([0xef, 0xbb, 0xbf] + "[]".utf8).write(to: URL(fileURLWithPath: path))
    let error = ScriptError.line(path: path, line: 1, column: 1, expected: "a JSON object", actual: "another value")
    #expect(throws: error) { try Script(file: path) }
  }

  @Test func expectationsBelongToTheInputBeforeThem() throws {
    let script = try Self.script(
      #"{"record":"expect","interface":"portrait"}"#, #"{"record":"input","event":"tick"}"#,
      #"{"v":1,"record":"expect","window":2,"v":1,"size":"320x480","visible":"AP"}"#,
      #"{"record":"expect","window":2,"v":"compact","view":"a","text":"b","value":"1","frame":[1,2,3,4.5],"hidden":false}"#,
      #"{"record":"expect","view":"a","tappable":true,"inside":false}"#)
    #expect(try script.launch.expectations.map(\.what) == [Self.value("interfaceOrientation", "portrait")])
    #expect(
      try script.steps[0].expected.expectations.map(\.what) == [
        Self.value("window.2.size", "320x480"), Self.value("window.2.visibleController", "AP"),
        Self.value("window.2.vertical", "compact"), .view("a", .text("b")), .view("a", .value("1")),
        .view("a", .frame([1, 2, 3, 4.5])),
        .view("a", .isHidden(false)), .view("a", .isTappable(true)), .view("a", .isInside(false)),
      ])
    #expect(script.steps[0].expected.expectations.map(\.line) == [4, 4, 5, 5, 5, 5, 5, 6, 6])
    #expect(script.steps[0].expected.expectations.map(\.column).prefix(2) == [43, 60])
  }

  /// What has to be asked for before an expectation can be judged: the state, its reasons, what apps keep, what views are
  /// drawn in; or the receipt alone.
  @Test(
    arguments: [
      (#""interface":"portrait""#, [true, false, false, false]),
      (#""window":1,"view":"a","text":"b""#, [true, false, false, false]),
      (#""why":"R-NEG-02""#, [true, true, false, false]), (#""kept":"timer","count":0"#, [false, false, true, false]),
      (##""view":"a","colors":"#ff0000""##, [true, false, false, true]),
      (#""ending":"settled""#, [false, false, false, false]), (#""because":"mask""#, [false, false, false, false]),
      (#""calls":["viewDidLoad"]"#, [false, false, false, false]),
    ] as [(String, [Bool])])
  func anExpectationSaysWhatItIsAbout(_ words: String, _ kinds: [Bool]) throws {
    let script = try Self.script(#"{"record":"input","event":"tick"}"#, #"{"record":"expect",\#(words)}"#)
    let expected = try #require(script.steps[0].expected.expectations.first)
    #expect([expected.isOfState, expected.isOfReasons, expected.isOfKept, expected.isOfColors] == kinds)
  }

  /// As logs of before segues were events have them.
  @Test func aTapOnASegueIsTheSegue() throws {
    let script = try Self.script(#"{"record":"input","event":"tap","window":1,"target":"segue:about"}"#)
    #expect(script.steps.map(\.input.input.event) == [.segue(window: 1, identifier: "about")])
  }

  // swift-format-ignore
  @Test(arguments: [
    // line 2, the column of what is wrong, and what is said
    (#"nope"#, 2, "a JSON object"),
    (#"{"record":"input","event":tick}"#, 28, "a JSON object"),
    (#"{"record":"input""#, 18, "a JSON object"),
    (#"[1]"#, 1, "a JSON object"),
    (#"{"event":"tick"}"#, 1, "text, got no record"),
    (#"{"record":"note"}"#, 11, "header, input, outcome, resumed or goesOn"),
    (#"{"record":"goesOn","part":1}"#, 27, "a whole number from 2"),
    (#"{"record":"goesOn","part":2}"#, 1, "part 2 after it, got none"),
    (#"{"record":"header"}"#, 11, "an input, an outcome or expect, got record 'header'"),
    (#"{"record":"input","event":"jump"}"#, 27, "one of deviceOrientation, rotationLock, "),
    (#"{"record":"input","event":"tap","window":1,"taget":"b"}"#, 1, "target: text, got no target but 'taget'"),
    (#"{"record":"input","event":"wait","secs":3}"#, 1, "seconds: a number, got no seconds; there are event, record, secs"),
    (#"{"record":"input","event":"wait","seconds":true}"#, 44, "seconds: a number, got true"),
    (#"{"record":"input","event":"wait","seconds":null}"#, 44, "seconds: a number, got null"),
    (#"{"record":"input","event":"window","order":"move","window":1,"x":3}"#, 1, "got no y; there are event, order, record, window, x"),
    (#"{"record":"input","event":"tick","cause":{"epoch":"x"}}"#, 51, "got x"),
    (#"{"record":"input","event":"tap","window":"1","target":"b"}"#, 42, "window: a whole number from 0, got '1'"),
    (#"{"record":"input","event":"tpa","window":1}"#, 27, "got 'tpa'; did you mean 'tap'?"),
    (#"{"record":"input","event":"deviceOrientation","orientation":"landscapeleft"}"#, 61, "did you mean 'landscapeLeft'?"),
    (#"{"record":"input","event":"window","order":"slideover","window":1}"#, 44, "did you mean 'slideOver'?"),
    (#"{"record":"input","event":"pop","window":1,"target":"b"}"#, 44, "'target'"),
    (#"{"record":"input","event":"tick","t":-1}"#, 0, ""),
    (#"{"record":"input","seq":7,"event":"tick"}"#, 25, "1, got seq 7"),
    (#"{"record":"input","v":9,"event":"tick"}"#, 23, "v: 1"),
    (#"{"record":"input","event":"deviceOrientation","orientation":"sideways"}"#, 61, "landscapeLeft, landscapeRight, faceUp, faceDown, got 'sideways'"),
    (#"{"record":"expect"}"#, 1, "something to expect"),
    (#"{"record":"expect","window":0,"size":"1x1"}"#, 29, "a window's number from 1"),
    (#"{"record":"expect","window":1,"interfce":"portrait"}"#, 31, "'interfce'"),
    (#"{"record":"expect","window":1,"interfaceOrientaion":"portrait"}"#, 31, "got 'interfaceOrientaion'; did you mean 'interfaceOrientation'?"),
    (#"{"record":"expect","window.0.size":"1x1"}"#, 20, "'window.0.size'"),
    (#"{"record":"expect","window":1,"size":[1,1]}"#, 38, "text"),
    (#"{"record":"expect","ending":"crashed"}"#, 29, "settled, refused or unsettled"),
    (#"{"record":"expect","calls":"A.a"}"#, 28, "a list of texts"),
    (#"{"record":"expect","text":"b"}"#, 1, "view beside text"),
    (#"{"record":"expect","view":"a","frame":[1,2,3]}"#, 39, "a list of 4 numbers"),
    (#"{"record":"expect","view":"a","frame":[1,2,3,true]}"#, 39, "a list of 4 numbers"),
    (#"{"record":"expect","view":"a","hidden":0}"#, 40, "true or false"),
    (#"{"record":"expect","view":"a","inside":1}"#, 40, "true or false"),
    (#"{"record":"expect","tappable":true}"#, 1, "view beside tappable"),
  ] as [(String, Int, String)])
  func badLinesHaveAPlace(line: String, column: Int, says: String) throws {
    guard column > 0 else {
      // Times are the device's to judge, except that they may not go back.
      #expect(try Self.script(line).steps.count == 1)
      return
    }
    let error = try #require(throws: ScriptError.self) { _ = try Self.script(line) }
    let text = "\(error)"
    #expect(text.hasPrefix("a.swivel:2:\(column): expected "), "\(text)")
    #expect(text.contains(says), "\(text)")
  }

  @Test func timeMayNotGoBack() {
    #expect(throws: ScriptError.self) {
      try Self.script(
        #"{"record":"input","event":"tick","t":3}"#, #"{"record":"input","event":"tick","t":2.9}"#)
    }
  }

  @Test(arguments: ["", "\n\n", "# nothing\n"])
  func noHeaderIsSaid(text: String) throws {
    let error = try #require(throws: ScriptError.self) { _ = try Script(text: text, path: "b") }
    #expect("\(error)" == "b:1:1: expected a header, got the end of the file")
  }

  @Test func aFileThatIsNotThereIsSaid() throws {
    let error = try #require(throws: ScriptError.self) { _ = try Script(file: "/nowhere.swivel") }
    #expect("\(error)" == "/nowhere.swivel: No such file or directory")
  }

  /// Every line cut short anywhere is refused or read, and never ends the process.
  @Test func tornLinesTerminate() {
    let line = #"{"record":"expect","window":1,"view":"a","frame":[1,2,3,4],"calls":["ü"]}"#
    for count in 0..<line.utf8.count {
      let text = String(decoding: line.utf8.prefix(count), as: UTF8.self)
      do { _ = try Self.script(text) } catch { #expect("\(error)".hasPrefix("a.swivel:2:")) }
    }
  }

  /// A key that is none is named after no more work than there are keys: with each compared with each by where it stands, this took hours.
  @Test(.timeLimit(.minutes(2))) func aLineOfManyKeys() throws {
    let keys = (0..<20_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let error = try #require(throws: ScriptError.self) { _ = try Self.script(#"{"record":"expect",\#(keys)}"#) }
    #expect("\(error)".hasPrefix("a.swivel:2:20: ") && "\(error)".contains("'k0'"), "\("\(error)".prefix(300))")
  }
}
