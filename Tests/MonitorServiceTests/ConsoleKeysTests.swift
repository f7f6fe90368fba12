// What keys, typed lines and the mouse ask for, as values: nothing is run here.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct ConsoleKeysTests {
  private func order(_ words: String..., from origin: ConsoleOrder.Origin = .key) -> MonitorAction {
    .run(ConsoleOrder(words: words, origin: origin))
  }

  @Test func keysThatAct() {
    let table: [(Key, MonitorAction)] = [
      (.typed("r"), order("rotate", "cw")), (.typed("l"), order("rotate", "ccw")), (.typed("q"), .quit),
      (.control("c"), .quit), (.control("z"), .suspend), (.control("l"), .repaint), (.typed(":"), .learnVerbs),
      (.typed("/"), .redraw), (.typed("h"), .redraw), (Key(.tab), .redraw), (.typed("2"), .redraw),
      (.typed("7"), .none),
      (.typed("x"), .none), (Key(.character("q"), .alt), .none), (Key(.press(column: 0, row: 0)), .none),
    ]
    for (key, action) in table {
      var model = Fixtures.model(Fixtures.split)
      #expect(model.handle(key) == action, "\(key)")
    }
  }

  /// Back comes the window that was left, and not the first or the one that is looked at.
  @Test func aCapitalHLeavesForTheHomeScreenAndComesBack() {
    var split = Fixtures.split
    for index in split.windows.indices { split.windows[index].isFocused = split.windows[index].id == 2 }
    var model = Fixtures.model(split)
    #expect(model.handle(.typed("H")) == order("window", "home"))
    for index in split.windows.indices {
      (split.windows[index].isFocused, split.windows[index].isForeground) = (false, false)
    }
    model.apply(snapshot: split, at: 0.02)
    #expect(model.handle(.typed("H")) == order("window", "focus", "2"))
    var late = Fixtures.model(split)
    #expect(late.handle(.typed("H")) == order("window", "focus", "1"))
    var empty = MonitorModel(instance: "demo")
    #expect(empty.handle(.typed("H")) == .redraw && empty.view.message?.isTrouble == true)
  }

  /// Y copies the command that ran last, and says which; before the first it says that there is none.
  @Test func yCopiesTheLastCommand() {
    var model = Fixtures.model(Fixtures.split)
    #expect(model.handle(.typed("y")) == .redraw)
    #expect(model.view.message == MonitorMessage(text: "nothing was done here yet", isTrouble: true))
    model.view.lastCommand = "swivel rotate cw"
    #expect(model.handle(.typed("y")) == .copy("swivel rotate cw"))
    #expect(model.view.message == MonitorMessage(text: "copied: swivel rotate cw"))
  }

  @Test func tabGoesRoundThePanesAndWRoundTheWindows() {
    var model = Fixtures.model(Fixtures.split)
    var seen: [MonitorPane] = []
    for _ in MonitorPane.allCases {
      seen.append(model.view.pane)
      _ = model.handle(Key(.tab))
    }
    #expect(seen == [.device, .inputs, .tree, .windows, .calls] && model.view.pane == .device)
    _ = model.handle(Key(.tab, .shift))
    #expect(model.view.pane == .calls)
    var windows: [Int?] = []
    for key in [Key.typed("w"), .typed("w"), .typed("W"), .typed("1")] {
      _ = model.handle(key)
      windows.append(model.selectedWindow?.id)
    }
    #expect(windows == [2, 1, 2, 1])
    var empty = MonitorModel(instance: "demo")
    #expect(empty.handle(.typed("w")) == .redraw)
  }

  @Test func pagesStayWithinWhatThereIs() {
    var model = Fixtures.model(Fixtures.split)
    for _ in 0..<50 { _ = model.handle(Key(.pageUp)) }
    #expect(model.view.scroll == model.events.count - 1)
    for _ in 0..<50 { _ = model.handle(Key(.wheelDown)) }
    #expect(model.view.scroll == 0)
  }

  // MARK: Taps

  /// The rows that a filter leaves are all there are: a cursor that stands on none of them enters them at the first.
  @Test func aCursorOnARowThatIsLeftOutGoesToTheFirstThatIsNot() throws {
    for key in [Key(.down), Key(.up)] {
      var model = Fixtures.model(Fixtures.split)
      _ = typed("/UILabel\n", into: &model)
      #expect(model.handle(key) == .redraw)
      let entry = try #require(ViewTree(model.selectedWindow).entry(at: model.view.cursor))
      #expect(entry.view.className == "UILabel" && entry.view.text == "A in landscape", "\(key)")
    }
  }

  /// The seventh view of the fixture's windows is the button in the middle, in the order of the tree.
  @Test func theControlUnderTheCursorIsTapped() throws {
    var model = Fixtures.model(Fixtures.split)
    let tree = ViewTree(model.selectedWindow)
    let button = try #require(tree.entries.first { $0.view.text == "Push B" })
    while model.view.cursor != button.path {
      #expect(model.handle(Key(.down)) == .redraw)
      try #require(model.view.cursor != tree.entries.last?.path)
    }
    #expect(model.handle(.typed("t")) == order("act", "tap", "Push B", "--window", "1"))
    _ = model.handle(Key(.up))
    #expect(model.handle(.typed("t")) == .redraw)
    #expect(model.view.message == MonitorMessage(text: "UIView cannot be tapped; ↑ ↓ move the cursor", isTrouble: true))
  }

  /// A title inside of a control taps the control; an identifier is preferred; one that looks like an option is kept apart.
  @Test(
    arguments: [
      (nil, "Add", ["act", "tap", "Add", "--window", "1"]), ("add", "Add", ["act", "tap", "add", "--window", "1"]),
      (nil, "--x", ["act", "tap", "--window", "1", "--", "--x"]), ("", "", nil), (nil, nil, nil),
    ] as [(String?, String?, [String]?)])
  func controlsAreTappedByName(_ identifier: String?, _ title: String?, _ words: [String]?) {
    var state = Fixtures.split
    let label = ViewSnapshot(className: "UIButtonLabel", frame: CGRect(x: 0, y: 0, width: 9, height: 9), text: "deep")
    state.windows[0].root.subviews = [
      ViewSnapshot(
        className: "UIButton", frame: CGRect(x: 0, y: 0, width: 9, height: 9), text: title, identifier: identifier,
        isTappable: true, subviews: [label])
    ]
    var model = Fixtures.model(state)
    model.view.cursor = [0, 0]
    let action = model.handle(.typed("t"))
    if let words {
      #expect(action == .run(ConsoleOrder(words: words, origin: .key)))
    } else {
      #expect(action == .redraw && model.view.message?.isTrouble == true)
    }
  }

  @Test func thePastIsNotTapped() {
    var model = Fixtures.model(Fixtures.split)
    _ = model.handle(Key(.left))
    #expect(model.view.step == 4)
    #expect(model.handle(.typed("t")) == .redraw)
    #expect(model.view.message?.text == "#4 is past and cannot be tapped; End shows now")
    #expect(model.handle(.typed("r")) == order("rotate", "cw"))
    #expect(model.view.step == nil)
  }

  // MARK: The mouse

  /// A press chooses, one on what is chosen taps: the pixels of a picture are found by what it draws there.
  @Test func theMouseChoosesAndTaps() throws {
    var model = Fixtures.model(Fixtures.split)
    func press(_ text: String, in model: inout MonitorModel, columns: Int = 160, rows: Int = 50) throws -> MonitorAction
    {
      var screen = Screen(columns: columns, rows: rows)
      let hits = MonitorPicture.draw(model, into: &screen)
      for row in 0..<rows {
        let line = screen.text(row: row)
        guard let found = line.range(of: text) else { continue }
        let column = CellText.width(line[..<found.lowerBound])
        return model.handle(Key(.press(column: column, row: row)), on: hits)
      }
      throw Missing(text: text)
    }
    #expect(try press("[Present]", in: &model) == .redraw)
    #expect(model.selectedWindow?.id == 2)
    #expect(try press("[Present]", in: &model) == order("act", "tap", "Present", "--window", "2"))
    #expect(try press("#4 deviceOr", in: &model) == .redraw)
    #expect(model.view.step == 4)
    #expect(try press(" tree ", in: &model, columns: 80, rows: 24) == .redraw)
    #expect(model.view.pane == .tree)
    #expect(try press("UINavigationBar", in: &model, columns: 80, rows: 24) == .redraw)
    #expect(ViewTree(model.selectedWindow).entry(at: model.view.cursor)?.view.className == "UINavigationBar")
  }

  private struct Missing: Error { var text: String }

  // MARK: Lines

  private func typed(_ text: String, into model: inout MonitorModel) -> MonitorAction {
    var action = MonitorAction.none
    for character in text { action = model.handle(character == "\n" ? Key(.enter) : .typed(character)) }
    return action
  }

  @Test func aLineBecomesACommand() {
    var model = Fixtures.model(Fixtures.split)
    #expect(
      typed(":act tap 'Push B' --window 1\n", into: &model)
        == order("act", "tap", "Push B", "--window", "1", from: .line))
    #expect(typed(":swivel why\n", into: &model) == order("why", from: .line))
    // Up recalls the line before the last one.
    _ = model.handle(.typed(":"))
    for _ in 0..<2 { _ = model.handle(Key(.up)) }
    #expect(model.view.line?.string == "act tap 'Push B' --window 1")
    #expect(model.handle(Key(.escape)) == .redraw && model.view.line == nil)
    #expect(typed(":get 'open\n", into: &model) == .redraw)
    #expect(model.view.message == MonitorMessage(text: "a quote is open: get 'open", isTrouble: true))
  }

  @Test func theSessionIsSavedByALineToConfirm() {
    var model = Fixtures.model(Fixtures.split)
    _ = model.handle(.typed("s"))
    #expect(model.view.line?.string == "record demo.swift")
    #expect(model.handle(Key(.enter)) == order("record", "demo.swift", from: .line))
  }

  @Test func aFilterLeavesRowsThatContainIt() {
    var model = Fixtures.model(Fixtures.split)
    _ = model.handle(Key(.tab))
    _ = typed("/MISSED\n", into: &model)
    var screen = Screen(columns: 80, rows: 24)
    MonitorPicture.draw(model, into: &screen)
    #expect(screen.text.contains("sensor: 2 messages missed"))
    #expect(!screen.text.contains("#4"))
    _ = model.handle(Key(.escape))
    #expect(model.view.filter == "")
  }
}
