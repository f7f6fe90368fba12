// Lines that are typed into the console: what is remembered, completed, filtered by, and said of commands and their answers.
import Foundation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct TypedLineTests {
  @discardableResult
  private static func type(_ text: String, into model: inout MonitorModel) -> MonitorAction {
    var action = MonitorAction.none
    for character in text {
      action = model.handle(character == "\n" ? Key(.enter) : character == "\t" ? Key(.tab) : .typed(character))
    }
    return action
  }

  /// A hundred lines, the latest; one given twice in a row is one; a filter is none of them.
  @Test func linesAreRemembered() {
    var model = Fixtures.model(Fixtures.split)
    for number in 1...101 { Self.type(":get \(number)\n", into: &model) }
    #expect(model.view.history.count == 100)
    #expect(model.view.history.first == "get 2" && model.view.history.last == "get 101")
    Self.type(":get 101\n:why\n:get 101\n", into: &model)
    #expect(model.view.history.suffix(3) == ["get 101", "why", "get 101"])
    Self.type("/UI\n", into: &model)
    #expect(model.view.history.last == "get 101")
    _ = model.handle(.typed("/"))
    _ = model.handle(Key(.up))
    #expect(model.view.line?.string == "UI")
  }

  /// Nothing is asked for by nothing.
  @Test(arguments: [":\n", ":   \n", ":swivel\n"]) func emptyLines(_ text: String) {
    var model = Fixtures.model(Fixtures.split)
    #expect(Self.type(text, into: &model) == .redraw)
    #expect(model.view.line == nil && model.view.history == [] && model.view.message == nil)
  }

  @Test func aFilterIsLiveAndLeft() {
    var model = Fixtures.model(Fixtures.split)
    model.view.pane = .tree
    model.view.scroll = 4
    Self.type("/bar", into: &model)
    #expect(model.view.filter == "bar" && model.view.scroll == 0 && model.view.cursor == [0, 1])
    #expect(model.handle(Key(.enter)) == .redraw && model.view.filter == "bar" && model.view.line == nil)
    // It is gone on with, and by Escape left with all rows.
    _ = model.handle(.typed("/"))
    #expect(model.view.line?.string == "bar")
    #expect(model.handle(Key(.escape)) == .redraw && model.view.filter == "" && model.view.line == nil)
    // What is no key of a line changes nothing.
    _ = model.handle(.typed("/"))
    #expect(model.handle(Key(.function(5))) == .none && model.view.line != nil)
    // In another pane it moves no cursor.
    model.view.pane = .inputs
    Self.type("label", into: &model)
    #expect(model.view.cursor == [0, 1])
  }

  private static let verbs = Verb(
    dump: Data(
      #"{"command":{"commandName":"swivel","subcommands":[{"commandName":"why"},{"commandName":"rotate"},{"commandName":"record"}]}}"#
        .utf8))

  /// Tab before the verbs are known, where several words fit, one, and none; a filter has no words.
  @Test func whatTabOffers() {
    var model = Fixtures.model(Fixtures.split)
    #expect(model.handle(.typed(":")) == .learnVerbs)
    #expect(model.handle(Key(.tab)) == .redraw)
    #expect(model.view.candidates == ["the verbs are being asked for"])
    model.view.verbs = Self.verbs
    #expect(model.handle(.typed("r")) == .redraw && model.view.candidates == [])
    _ = model.handle(Key(.tab))
    #expect(model.view.candidates == ["rotate", "record"] && model.view.line?.string == "r")
    Self.type("o\t", into: &model)
    #expect(model.view.candidates == [] && model.view.line?.string == "rotate ")
    Self.type("zzzzzz\t", into: &model)
    #expect(model.view.candidates == ["nothing is known to stand here"])
    _ = model.handle(Key(.escape))
    #expect(model.view.candidates == [] && model.view.line == nil)
    #expect(model.handle(.typed(":")) == .redraw)
    _ = model.handle(Key(.escape))
    Self.type("/r\t", into: &model)
    #expect(model.view.candidates == [] && model.view.line?.string == "r")
  }

  /// In the middle of a line the word before the cursor is completed, what follows stays.
  @Test func theWordBeforeTheCursorIsCompleted() {
    var model = Fixtures.model(Fixtures.split)
    model.view.verbs = Self.verbs
    Self.type(":ro x", into: &model)
    for _ in 0..<2 { _ = model.handle(Key(.left)) }
    _ = model.handle(Key(.tab))
    #expect(model.view.line?.string == "rotate  x" && model.view.line?.cursor == 7)
  }

  // MARK: Commands

  @Test func whatIsSaidOfCommands() {
    var model = Fixtures.model(Fixtures.split)
    let order = ConsoleOrder(words: ["act", "tap", "Push B"], origin: .key)
    #expect(model.submit(order) == .start)
    #expect(model.view.message == MonitorMessage(text: "… swivel act tap 'Push B' --name demo"))
    #expect(model.submit(order) == .waits)
    #expect(model.view.message == MonitorMessage(text: "waits for its turn: swivel act tap 'Push B'"))
    for _ in 1..<ConsoleOrders.maximumWaiting { #expect(model.submit(order) == .waits) }
    #expect(model.submit(order) == .full)
    #expect(
      model.view.message
        == MonitorMessage(text: "too much is asked for at once; Ctrl-C ends what runs", isTrouble: true))
    #expect(model.next() == order)
    #expect(model.view.message == MonitorMessage(text: "… swivel act tap 'Push B' --name demo"))
    model.forget()
    #expect(model.next() == nil)
  }

  /// A failure is shown whole: what was said, and the code with its meaning where it has one.
  @Test(
    arguments: [
      (1, "a\nb", "✗ exit 1 (finding): a", ["a", "b", "exit 1 (finding)"]),
      (3, "", "✗ exit 3 (refused): it said nothing", ["exit 3 (refused)"]),
      (127, "no such file", "✗ exit 127: no such file", ["no such file", "exit 127"]),
      (143, "\n", "✗ exit 143: it said nothing", ["exit 143"]),
    ] as [(Int32, String, String, [String])])
  func failures(_ status: Int32, _ output: String, _ message: String, _ lines: [String]) {
    var model = Fixtures.model(Fixtures.split)
    let order = ConsoleOrder(words: ["why"], origin: .key)
    _ = model.submit(order)
    model.view.panelScroll = 3
    model.answered(order, output: output, status: status)
    #expect(model.view.message == MonitorMessage(text: message, isTrouble: true))
    #expect(model.view.panel == .output(title: "swivel why --name demo", lines: lines, isTrouble: true))
    #expect(model.view.panelScroll == 0)
  }

  @Test func aLongAnswerIsReadFromItsBeginning() {
    var model = Fixtures.model(Fixtures.split)
    let order = ConsoleOrder(words: ["why"], origin: .line)
    _ = model.submit(order)
    model.view.panelScroll = 3
    model.answered(order, output: "a\r\nb\n", status: 0)
    #expect(
      model.view.panel == .output(title: "swivel why --name demo", lines: ["a", "b"], isTrouble: false))
    #expect(model.view.message == MonitorMessage(text: "a") && model.view.panelScroll == 0)
  }

  /// The verbs, when the program tells them; else what it said instead, two hundred characters of it.
  @Test func theVerbsAreLearned() {
    var model = Fixtures.model(Fixtures.split)
    let dump = #"{"command":{"commandName":"swivel"}}"#
    model.view.candidates = ["the verbs are being asked for"]
    model.learned(dump, status: 0)
    #expect(model.view.verbs?.name == "swivel" && model.view.message == nil && model.view.candidates == [])
    for (said, status) in [(dump, Int32(1)), (String(repeating: "x", count: 250), 0)] {
      model.learned(said, status: status)
      #expect(model.view.verbs == nil)
      #expect(
        model.view.message
          == MonitorMessage(text: "swivel does not tell its verbs: \(said.prefix(200))", isTrouble: true))
    }
  }

  // MARK: Verbs

  private static let dump = #"""
    {"command": {"commandName": "swivel", "subcommands": [
      {"commandName": "get", "abstract": "Asks.", "arguments": [
        {"kind": "positional", "valueName": "keys", "isRepeating": true, "allValues": ["era", "model"]},
        {"kind": "option", "names": [{"kind": "short", "name": "w"}, {"kind": "long", "name": "window"}],
         "valueName": "window"},
        {"kind": "flag", "names": [{"kind": "long", "name": "json"}]},
        {"kind": "option", "names": [{"kind": "long", "name": "secret"}], "shouldDisplay": false},
        {"kind": "option", "names": [{"kind": "long", "name": "app"}], "valueName": "app"}]},
      {"commandName": "hidden", "shouldDisplay": false},
      {"commandName": "sensor", "subcommands": [{"commandName": "set"}, {"commandName": "play"}]}]}}
    """#

  @Test func whatIsReadOfAVerb() throws {
    let root = try #require(Verb(dump: Data(Self.dump.utf8)))
    #expect(root.verbs.map(\.name) == ["get", "sensor"] && root.abstract == "" && !root.takesInstance)
    #expect(root.verbs[0].abstract == "Asks.")
    typealias Argument = Verb.Argument
    #expect(
      root.verbs[0].arguments == [
        Argument(option: nil, takesValue: true, value: "keys", words: ["era", "model"], isRepeating: true),
        Argument(option: "--window", takesValue: true, value: "window", words: [], isRepeating: false),
        Argument(option: "--json", takesValue: false, value: "", words: [], isRepeating: false),
        Argument(option: "--app", takesValue: true, value: "app", words: [], isRepeating: false),
      ])
    #expect(root.verb(of: ["sensor", "play", "x"]).depth == 2 && root.verb(of: ["x"]).depth == 0)
    #expect(root.verb(of: ["sensor", "get"]).verb.name == "sensor")
  }

  /// A word that repeats is offered again, behind options and flags too; options stand where nothing else can.
  @Test(
    arguments: [
      ("get ", ["era", "model"], nil), ("get era ", ["era", "model"], nil), ("get era m", ["model"], "model "),
      ("get --json e", ["era"], "era "), ("get --window 2 e", ["era"], "era "),
      ("get -", ["--window", "--json", "--app"], "--"),
      ("get --app ", ["Alternates", "BaseController"], nil), ("get --window ", ["1", "2"], nil),
      ("sensor ", ["set", "play"], nil), ("sensor x ", [], nil), ("swivel sensor p", ["play"], "play "),
      ("get \"er", ["era"], "era "), ("get er\\a", ["era"], "era "), ("get 'a b' e", ["era"], "era "),
    ] as [(String, [String], String?)])
  func whatCanFollow(_ head: String, _ words: [String], _ insertion: String?) throws {
    let found = Completion(
      head: head, verbs: try #require(Verb(dump: Data(Self.dump.utf8))), sight: Completion.Sight(Fixtures.split))
    #expect(found.words == words)
    #expect(found.insertion == insertion)
    #expect(
      found.typed == head.count
        - (head.lastIndex(of: " ").map { head.distance(from: head.startIndex, to: $0) + 1 } ?? 0))
  }

  /// What can be seen and tapped, once each: no hidden view, nothing of windows in the background.
  @Test func whatIsInSight() {
    var state = Fixtures.split
    #expect(Completion.Sight(state).targets == ["Push B", "Back", "Present"])
    state.windows[0].root.subviews[0].subviews[0].isHidden = true
    #expect(Completion.Sight(state).targets == ["Back", "Present"])
    state.windows[1].isForeground = false
    state.windows[1].app = "Alternates"
    let sight = Completion.Sight(state)
    #expect(sight.targets == ["Back"] && sight.windows == ["1", "2"] && sight.apps == ["Alternates"])
    #expect(Completion.Sight(nil) == Completion.Sight(MonitorModel(instance: "x").device))
  }
}
