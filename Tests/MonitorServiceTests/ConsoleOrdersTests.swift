// Commands: how lines become words and words lines, what completes them, and what is shown of their answers.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct ConsoleOrdersTests {
  /// As the shell's manual has it (POSIX, 2.2 Quoting).
  @Test(
    arguments: [
      ("act tap add", ["act", "tap", "add"]), ("  a   b ", ["a", "b"]), ("tap 'Push B'", ["tap", "Push B"]),
      (#"tap "Push B""#, ["tap", "Push B"]), (#"a\ b c"#, ["a b", "c"]), ("''", [""]), ("a'b'c", ["abc"]),
      (#"'a\b'"#, [#"a\b"#]), (#""a\b""#, [#"a\b"#]), (#""a\"b""#, [#"a"b"#]), ("", []), ("'open", nil), (#"a\"#, nil),
    ] as [(String, [String]?)])
  func linesAreSplit(_ line: String, _ words: [String]?) { #expect(ShellWords.split(line) == words) }

  /// What an app wrote is spelled where a terminal or a shell would obey it.
  @Test(
    arguments: [
      (["rotate", "cw"], "rotate cw"), (["act", "tap", "Push B"], "act tap 'Push B'"), ([""], "''"),
      (["it's"], #"'it'\''s'"#),
      (["$(rm -rf x)"], "'$(rm -rf x)'"), (["日本"], "'日本'"), (["a\u{1B}[2J"], #"$'a\U0000001b[2J'"#),
      (["a\nb"], #"$'a\U0000000ab'"#), (["\u{202E}'\\"], #"$'\U0000202e\'\\'"#),
    ] as [([String], String)])
  func wordsAreQuoted(_ words: [String], _ line: String) {
    #expect(ShellWords.join(words) == line)
    if !line.contains("$'") { #expect(ShellWords.split(line) == words) }
  }

  @Test func aLineIsEdited() {
    let table: [([Key], String, Int)] = [
      ([.typed("x")], "abcx", 4), ([Key(.left), .typed("x")], "abxc", 3), ([Key(.home), .typed("x")], "xabc", 1),
      ([Key(.backspace)], "ab", 2), ([Key(.home), Key(.backspace)], "abc", 0), ([Key(.home), Key(.delete)], "bc", 0),
      ([.control("u")], "", 0), ([.typed(" "), .typed("d"), .control("w")], "abc ", 4),
      ([Key(.left), Key(.left), .control("k")], "a", 1), ([Key(.right), Key(.end)], "abc", 3),
      ([Key(.function(5))], "abc", 3), ([.typed("日"), Key(.backspace)], "abc", 3),
    ]
    for (keys, text, cursor) in table {
      var line = ConsoleLine(.command, text: "abc")
      for key in keys { _ = line.handle(key) }
      #expect(line.string == text && line.cursor == cursor, "\(keys)")
    }
    var line = ConsoleLine(.command)
    #expect(line.handle(Key(.backspace)) == .left && line.handle(Key(.escape)) == .left)
    #expect(line.handle(Key(.tab)) == .complete && line.handle(.typed("a")) == .edited)
    #expect(line.handle(Key(.enter)) == .entered("a"))
    for _ in 0..<ConsoleLine.maximumLength + 9 { _ = line.handle(.typed("a")) }
    #expect(line.text.count == ConsoleLine.maximumLength)
  }

  // MARK: Completion

  /// In the form ArgumentParser 1.8 gives (`--experimental-dump-help`).
  private static let dump = #"""
    {"serializationVersion": 0, "command": {"commandName": "swivel", "subcommands": [
      {"commandName": "rotate", "arguments": [
        {"kind": "positional", "valueName": "orientation",
         "completionKind": {"list": {"values": ["portrait", "portraitUpsideDown", "cw", "ccw"]}}},
        {"kind": "option", "names": [{"kind": "long", "name": "name"}], "valueName": "name"},
        {"kind": "flag", "names": [{"kind": "long", "name": "json"}], "valueName": "json"}]},
      {"commandName": "act", "subcommands": [{"commandName": "tap", "arguments": [
        {"kind": "positional", "valueName": "target", "completionKind": {"custom": {}}},
        {"kind": "option", "names": [{"kind": "short", "name": "w"}, {"kind": "long", "name": "window"}],
         "valueName": "window"},
        {"kind": "option", "names": [{"kind": "long", "name": "name"}], "valueName": "name"}]}]},
      {"commandName": "record", "arguments": []},
      {"commandName": "supervise", "shouldDisplay": false}]}}
    """#

  private static let verbs = Verb(dump: Data(dump.utf8))

  @Test func aDumpIsRead() throws {
    let verbs = try #require(Self.verbs)
    #expect(verbs.verbs.map(\.name) == ["rotate", "act", "record"])
    #expect(verbs.verb(of: ["act", "tap", "x"]).depth == 2)
    #expect(Verb(dump: Data("swivel: no such option".utf8)) == nil)
  }

  /// The words of the table, and what Tab puts in.
  @Test(
    arguments: [
      ("", ["rotate", "act", "record"], nil), ("r", ["rotate", "record"], nil), ("ro", ["rotate"], "rotate "),
      ("rotate c", ["cw", "ccw"], nil), ("rotate port", ["portrait", "portraitUpsideDown"], "portrait"),
      ("rotate --j", ["--json"], "--json "), ("act tap ", ["Push B", "Back", "Present"], nil),
      ("act tap Pu", ["Push B"], "'Push B' "), ("act tap 'Pu", ["Push B"], "'Push B' "),
      ("act tap Back --window ", ["1", "2"], nil), ("swivel ro", ["rotate"], "rotate "),
      ("rotat", ["rotate"], "rotate "),
      ("roatte", ["rotate"], "rotate "), ("nonsense ", [], nil), ("rotate cw ", ["--name", "--json"], "--"),
    ] as [(String, [String], String?)])
  func whatCanFollow(_ head: String, _ words: [String], _ insertion: String?) throws {
    let verbs = try #require(Self.verbs)
    let found = Completion(head: head, verbs: verbs, sight: Completion.Sight(Fixtures.split))
    #expect(found.words.sorted() == words.sorted())
    #expect(found.insertion == insertion)
  }

  // MARK: Words for the program

  @Test(
    arguments: [
      (["rotate", "cw"], ["rotate", "cw", "--name", "demo"]), (["record"], ["record"]),
      (["rotate", "cw", "--name", "other"], ["rotate", "cw", "--name", "other"]),
      (["rotate", "--name=other"], ["rotate", "--name=other"]),
      (["act", "tap", "--", "--x"], ["act", "tap", "--name", "demo", "--", "--x"]),
      (["rotate", "--help"], ["rotate", "--help"]),
    ] as [([String], [String])])
  func theInstanceShownIsNamed(_ words: [String], _ all: [String]) throws {
    let order = ConsoleOrder(words: words, origin: .line)
    let verbs = try #require(Self.verbs)
    #expect(order.words(for: "demo", verbs: verbs) == all)
  }

  @Test func oneRunsAtATimeInTheirOrder() {
    var orders = ConsoleOrders()
    let numbered = { (number: Int) in ConsoleOrder(words: ["\(number)"], origin: .key) }
    #expect(orders.submit(numbered(0)) == .start)
    for number in 1...ConsoleOrders.maximumWaiting { #expect(orders.submit(numbered(number)) == .waits) }
    #expect(orders.submit(numbered(99)) == .full)
    #expect(orders.finish() == numbered(1) && orders.finish() == numbered(2))
    orders.forget()
    #expect(orders.finish() == nil && orders.submit(numbered(5)) == .start)
  }

  // MARK: Answers

  @Test func refusalsAreShownWhoeverAsked() throws {
    for origin in [ConsoleOrder.Origin.key, .line] {
      var model = Fixtures.model(Fixtures.split)
      let order = ConsoleOrder(words: ["rotate", "cw"], origin: origin)
      #expect(model.submit(order) == .start)
      #expect(model.view.lastCommand == "swivel rotate cw --name demo")
      model.answered(order, output: "#5 device portrait ⇒ refused\n  window 1: mask\n", status: 3)
      #expect(model.next() == nil)
      #expect(
        model.view.message == MonitorMessage(text: "✗ exit 3 (refused): #5 device portrait ⇒ refused", isTrouble: true))
      var screen = Screen(columns: 80, rows: 24)
      MonitorPicture.draw(model, into: &screen)
      #expect(screen.text.contains("window 1: mask") && screen.text.contains("swivel rotate cw --name demo"))
    }
  }

  /// A key's success is seen in the picture and told in a line; a typed line's answer is shown when it is longer.
  @Test(arguments: [
    (ConsoleOrder.Origin.key, "a\nb\n", false), (.line, "a\nb\n", true), (.line, "a\n", false), (.line, "", false),
  ])
  func successIsShown(_ origin: ConsoleOrder.Origin, _ output: String, _ hasPanel: Bool) {
    var model = Fixtures.model(Fixtures.split)
    let order = ConsoleOrder(words: ["why"], origin: origin)
    _ = model.submit(order)
    model.answered(order, output: output, status: 0)
    #expect((model.view.panel != nil) == hasPanel)
    #expect(model.view.message?.text == (output.isEmpty ? "done: swivel why --name demo" : "a"))
  }

  /// What a program says is never obeyed by the terminal.
  @Test func outputIsMadeSafe() {
    var model = Fixtures.model(Fixtures.split)
    let order = ConsoleOrder(words: ["tree"], origin: .line)
    _ = model.submit(order)
    model.answered(order, output: "one \u{1B}[2J\u{07}\u{9B}31m\ntwo \u{202E}x\n", status: 0)
    var screen = Screen(columns: 80, rows: 24)
    MonitorPicture.draw(model, into: &screen)
    #expect(screen.text.contains("one ␛[2J␇"))
    #expect(!screen.text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(!screen.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func theLastCommandIsCopied() {
    var model = Fixtures.model(Fixtures.split)
    #expect(model.handle(.typed("y")) == .redraw && model.view.message?.isTrouble == true)
    _ = model.submit(ConsoleOrder(words: ["act", "tap", "Push B"], origin: .key))
    #expect(model.handle(.typed("y")) == .copy("swivel act tap 'Push B' --name demo"))
  }

  /// OSC 52 with the Base64 of RFC 4648: "swivel" is c3dpdmVs.
  @Test func theClipboardGetsBase64() {
    #expect(Clipboard.bytes("swivel") == Array("\u{1B}]52;c;c3dpdmVs\u{07}".utf8))
    let nasty = Clipboard.bytes("\u{07}\u{1B}\\")
    #expect(nasty.filter { $0 < 0x20 } == [0x1B, 0x07])
  }
}
