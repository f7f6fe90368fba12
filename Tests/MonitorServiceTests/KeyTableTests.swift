// Every key in every place it means something else: panes, panels, the past, a line that is typed. What is asked for is a value.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct KeyTableTests {
  private static func at(_ pane: MonitorPane) -> MonitorModel {
    var model = Fixtures.model(Fixtures.split)
    model.view.pane = pane
    return model
  }

  /// Inputs 1 to `count`, ten seconds apart.
  private static func lived(_ count: UInt64) -> MonitorModel {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 0)
    for seq in 1...count {
      model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: seq, from: .portrait), at: Double(seq) * 10)
    }
    return model
  }

  @Test func keysWithModifiers() {
    let table: [(Key, MonitorAction)] = [
      (Key(.character("Q"), .shift), .quit), (.control("d"), .quit), (Key(.character("?"), .shift), .redraw),
      (Key(.function(1)), .redraw), (Key(.function(2)), .none), (Key(.enter), .redraw), (Key(.escape), .redraw),
      (Key(.character("z"), .alt), .none), (Key(.up, .alt), .none), (Key(.down, .control), .none),
      (Key(.left, .shift), .none), (Key(.home, .alt), .none), (Key(.end, .alt), .none), (Key(.pageUp, .alt), .none),
      (Key(.pageDown, .alt), .none), (Key(.wheelUp, .shift), .redraw), (.typed("3"), .none), (.typed("٢"), .none),
      (Key(.character("r"), .alt), .none), (Key(.character("l"), .alt), .none), (Key(.insert), .none),
    ]
    for (key, action) in table {
      var model = Fixtures.model(Fixtures.split)
      #expect(model.handle(key) == action, "\(key)")
    }
  }

  /// Control-C ends what runs before it ends the console.
  @Test func controlCEndsWhatRunsFirst() {
    var model = Fixtures.model(Fixtures.split)
    _ = model.submit(ConsoleOrder(words: ["why"], origin: .key))
    #expect(model.handle(.control("c")) == .cancel)
    #expect(model.handle(.typed("q")) == .quit)
    #expect(model.next() == nil)
    #expect(model.handle(.control("c")) == .quit)
  }

  /// What was told goes with the next key, whatever it is.
  @Test func aMessageGoesWithTheNextKey() {
    var model = Fixtures.model(Fixtures.split)
    model.view.message = MonitorMessage(text: "done")
    _ = model.handle(.typed("x"))
    #expect(model.view.message == nil)
  }

  @Test func whatIsOpenedAndTurnedOn() {
    var model = Fixtures.model(Fixtures.split)
    for (key, panel) in [(Key.typed("h"), MonitorPanel.help), (.typed("d"), .difference)] {
      model.view.panel = nil
      _ = model.handle(key)
      #expect(model.view.panel == panel)
    }
    model.view.panel = nil
    for (key, isZoomed) in [(Key.typed("z"), true), (.typed("z"), false), (Key(.enter), true), (Key(.enter), false)] {
      #expect(model.handle(key) == .redraw)
      #expect(model.view.isZoomed == isZoomed)
    }
  }

  /// Escape takes back one thing at a time: the filter, then the past, then the zoom.
  @Test func escapeLeavesTheInnermost() {
    var model = Fixtures.model(Fixtures.split)
    (model.view.filter, model.view.step, model.view.isZoomed, model.view.scroll) = ("x", 4, true, 2)
    var seen: [String] = []
    for _ in 0..<4 {
      #expect(model.handle(Key(.escape)) == .redraw)
      seen.append("\(model.view.filter)|\(model.view.step ?? 0)|\(model.view.isZoomed)|\(model.view.scroll)")
    }
    #expect(seen == ["|4|true|2", "|0|true|0", "|0|false|0", "|0|false|0"])
  }

  // MARK: Panels

  /// Keys that turn the pages of a panel, from line 15 and from the first.
  @Test(
    arguments: [
      (Key(.up), 14, 0), (Key(.wheelUp), 14, 0), (Key(.down), 16, 1), (Key(.wheelDown), 16, 1), (Key(.pageUp), 5, 0),
      (Key(.pageDown), 25, 10),
    ] as [(Key, Int, Int)])
  func aPanelIsTurned(_ key: Key, _ further: Int, _ fromTheFirst: Int) {
    for (before, after) in [(15, further), (0, fromTheFirst)] {
      var model = Fixtures.model(Fixtures.split)
      (model.view.panel, model.view.panelScroll) = (.help, before)
      #expect(model.handle(key) == .redraw)
      #expect(model.view.panel == .help && model.view.panelScroll == after)
    }
  }

  @Test(
    arguments: [
      Key(.escape), Key(.enter), .typed("q"), .typed("h"), .typed("?"), Key(.function(1)),
      Key(.press(column: 3, row: 3)),
    ])
  func aPanelIsClosed(_ key: Key) {
    var model = Fixtures.model(Fixtures.split)
    (model.view.panel, model.view.panelScroll) = (.output(title: "t", lines: ["a"], isTrouble: false), 7)
    #expect(model.handle(key) == .redraw)
    #expect(model.view.panel == nil && model.view.panelScroll == 0 && model.view.line == nil)
  }

  /// D closes what it opened; arrows go on through the inputs beneath it; any other key closes a panel and does what it does.
  @Test func keysThroughAPanel() {
    var model = Self.lived(3)
    _ = model.handle(.typed("d"))
    #expect(model.handle(Key(.left)) == .redraw && model.view.panel == .difference && model.view.step == 3)
    #expect(model.handle(Key(.left)) == .redraw && model.view.panel == .difference && model.view.step == 2)
    #expect(model.handle(Key(.right)) == .redraw && model.view.panel == .difference && model.view.step == 3)
    #expect(model.handle(.typed("d")) == .redraw && model.view.panel == nil)
    (model.view.panel, model.view.panelScroll) = (.help, 4)
    #expect(model.handle(.typed("r")) == .run(ConsoleOrder(words: ["rotate", "cw"], origin: .key)))
    #expect(model.view.panel == nil && model.view.panelScroll == 0)
    (model.view.panel, model.view.step) = (.help, nil)
    #expect(model.handle(Key(.left)) == .redraw && model.view.panel == nil && model.view.step == 3)
    model.view.panel = .help
    #expect(model.handle(.typed("d")) == .redraw && model.view.panel == .difference)
  }

  // MARK: Scrolling

  /// Lists that grow are seen from their end, one line at least; the others from their beginning. PgUp, PgDn go ten lines, the
  /// wheel three.
  @Test func eachPaneIsScrolledItsWay() {
    let keys = [Key(.pageUp), Key(.wheelUp), Key(.wheelDown), Key(.pageDown), Key(.pageDown)]
    let table: [(MonitorPane, [Int])] = [
      // 25 inputs and the state before them; four callbacks each.
      (.device, [10, 13, 10, 0, 0]), (.inputs, [10, 13, 10, 0, 0]), (.calls, [10, 13, 10, 0, 0]),
      (.tree, [0, 0, 3, 13, 23]), (.windows, [0, 0, 3, 13, 23]),
    ]
    for (pane, places) in table {
      var model = Self.lived(25)
      model.view.pane = pane
      var seen: [Int] = []
      for key in keys {
        #expect(model.handle(key) == .redraw)
        seen.append(model.view.scroll)
      }
      #expect(seen == places, "\(pane)")
    }
    var model = Self.lived(25)
    for (pane, last) in [(MonitorPane.inputs, 25), (.calls, 99)] {
      model.view.pane = pane
      for _ in 0..<50 { _ = model.handle(Key(.pageUp)) }
      #expect(model.view.scroll == last, "\(pane)")
    }
    var empty = MonitorModel(instance: "demo")
    _ = empty.handle(Key(.pageUp))
    #expect(empty.view.scroll == 0)
  }

  /// What is chosen anew is seen from its beginning.
  @Test func choosingScrollsBack() {
    var model = Self.lived(25)
    for key in [Key(.tab), Key(.left), Key(.end), Key(.home)] {
      model.view.scroll = 5
      _ = model.handle(key)
      #expect(model.view.scroll == 0, "\(key)")
    }
    (model.view.pane, model.view.scroll) = (.tree, 5)
    _ = model.handle(Key(.down))
    #expect(model.view.scroll == 0)
  }

  // MARK: Cursors

  /// Up and down: inputs before and after, windows, lines of callbacks, views.
  @Test func upAndDownInEachPane() {
    var model = Self.lived(3)
    model.view.pane = .inputs
    var steps: [UInt64?] = []
    for key in [Key(.down), Key(.up), Key(.up), Key(.down), Key(.down)] {
      _ = model.handle(key)
      steps.append(model.view.step)
    }
    #expect(steps == [nil, 3, 2, 3, nil])
    model.view.pane = .windows
    for id in [2, 1] {
      _ = model.handle(Key(.down))
      #expect(model.selectedWindow?.id == id)
    }
    _ = model.handle(Key(.up))
    #expect(model.selectedWindow?.id == 2)
    model.view.pane = .calls
    for scroll in [1, 2] {
      _ = model.handle(Key(.up))
      #expect(model.view.scroll == scroll)
    }
    _ = model.handle(Key(.down))
    #expect(model.view.scroll == 1)
    (model.view.pane, model.view.cursor) = (.device, [])
    var paths: [ViewPath] = []
    for key in [Key(.up), Key(.down), Key(.down), Key(.down), Key(.up)] {
      _ = model.handle(key)
      paths.append(model.view.cursor)
    }
    #expect(paths == [[], [0], [0, 0], [0, 0, 0], [0, 0]])
  }

  /// Another window's views are others: the cursor begins anew, and stays where the window stays.
  @Test func aWindowHasItsCursor() {
    var model = Self.at(.tree)
    for (key, cursor) in [(Key.typed("1"), [0, 1]), (.typed("2"), []), (.typed("w"), [])] {
      model.view.cursor = [0, 1]
      _ = model.handle(key)
      #expect(model.view.cursor == cursor, "\(key)")
    }
  }

  /// A filter on inputs leaves those that contain it to arrows, in the pane of inputs alone.
  @Test func arrowsGoThroughWhatTheFilterLeaves() {
    var model = Self.lived(12)
    (model.view.pane, model.view.filter) = (.inputs, "#1")
    var steps: [UInt64?] = []
    for key in [Key(.left), Key(.left), Key(.left), Key(.left), Key(.left)] {
      _ = model.handle(key)
      steps.append(model.view.step)
    }
    #expect(steps == [12, 11, 10, 1, 1])
    (model.view.pane, model.view.step) = (.device, 12)
    _ = model.handle(Key(.left))
    _ = model.handle(Key(.left))
    _ = model.handle(Key(.left))
    #expect(model.view.step == 9)
  }

  // MARK: The mouse

  @Test func aPressChooses() {
    var model = Self.lived(3)
    func press(_ target: MonitorTarget?) -> MonitorAction {
      var hits = HitMap()
      if let target { hits.add(target, columns: 2..<4, rows: 5..<6) }
      return model.handle(Key(.press(column: 3, row: 5)), on: hits)
    }
    #expect(press(nil) == .none)
    model.view.scroll = 3
    #expect(press(.pane(.calls)) == .redraw && model.view.pane == .calls && model.view.scroll == 0)
    #expect(press(.view(window: 2, path: [0, 1])) == .redraw)
    #expect(model.view.window == 2 && model.view.cursor == [0, 1])
    #expect(press(.window(2)) == .redraw && model.view.cursor == [0, 1])
    #expect(press(.window(1)) == .redraw && model.view.window == 1 && model.view.cursor == [])
    // An input shows itself; the last one pressed again is now.
    #expect(press(.step(2)) == .redraw && model.view.step == 2)
    #expect(press(.step(2)) == .redraw && model.view.step == 2)
    #expect(press(.step(3)) == .redraw && model.view.step == 3)
    #expect(press(.step(3)) == .redraw && model.view.step == nil)
  }

  /// The last that was drawn on a cell is what is pressed; ends are excluded.
  @Test func whatIsInFrontIsPressed() {
    var hits = HitMap()
    hits.add(.window(1), columns: 0..<10, rows: 0..<5)
    hits.add(.window(2), columns: 5..<8, rows: 2..<4)
    let table: [(Int, Int, MonitorTarget?)] = [
      (0, 0, .window(1)), (9, 4, .window(1)), (10, 4, nil), (9, 5, nil), (-1, 0, nil), (5, 2, .window(2)),
      (7, 3, .window(2)), (8, 3, .window(1)), (7, 4, .window(1)), (4, 2, .window(1)), (5, 1, .window(1)),
    ]
    for (column, row, target) in table { #expect(hits.target(column: column, row: row) == target, "\(column),\(row)") }
    #expect(hits.cells(of: .window(2)) == CellRect(columns: 5..<8, rows: 2..<4))
    #expect(hits.cells(of: .step(1)) == nil)
  }

  // MARK: Crashes

  /// The editor at the shown crash, else at the last one; what cannot be opened is said.
  @Test func theEditorAtACrash() throws {
    func model(_ texts: [String?]) -> MonitorModel {
      var model = Self.lived(1)
      for (index, text) in texts.enumerated() {
        var receipt = Fixtures.receipt(Fixtures.split, seq: UInt64(index + 2), from: .portrait)
        if let text { receipt.ending = .crashed(text) }
        model.apply(receipt: receipt, at: 50)
      }
      return model
    }
    var none = model([nil])
    #expect(none.handle(.typed("e")) == .redraw)
    #expect(none.view.message == MonitorMessage(text: "no input crashed", isTrouble: true))
    var placeless = model(["it ended"])
    #expect(placeless.handle(.typed("e")) == .redraw)
    #expect(placeless.view.message == MonitorMessage(text: "the crash of #2 names no file and line", isTrouble: true))
    var two = model(["A.swift:3: x", "B.swift:4: y", nil])
    #expect(two.handle(.typed("e")) == .edit(try #require(SourcePlace("B.swift:4: y"))))
    two.view.step = 2
    #expect(two.handle(.typed("e")) == .edit(try #require(SourcePlace("A.swift:3: x"))))
    two.view.step = 4
    #expect(two.handle(.typed("e")) == .redraw)
    #expect(two.view.message == MonitorMessage(text: "the shown input did not crash", isTrouble: true))
  }

  @Test func whatCannotBeTapped() {
    var empty = MonitorModel(instance: "demo")
    #expect(empty.handle(.typed("t")) == .redraw)
    #expect(empty.view.message == MonitorMessage(text: "no window is there to tap in", isTrouble: true))
    var state = Fixtures.split
    state.windows[0].root.subviews = [
      ViewSnapshot(className: "UISwitch", frame: CGRect(x: 0, y: 0, width: 9, height: 9), isTappable: true)
    ]
    var nameless = Fixtures.model(state)
    nameless.view.cursor = [0]
    #expect(nameless.handle(.typed("t")) == .redraw)
    #expect(
      nameless.view.message
        == MonitorMessage(text: "UISwitch has neither identifier nor title to be tapped by", isTrouble: true))
    // One that is hidden is not tapped; what holds it is.
    state.windows[0].root.isTappable = true
    state.windows[0].root.text = "all"
    state.windows[0].root.subviews[0].isHidden = true
    var hidden = Fixtures.model(state)
    hidden.view.cursor = [0]
    #expect(
      hidden.handle(.typed("t")) == .run(ConsoleOrder(words: ["act", "tap", "all", "--window", "1"], origin: .key)))
  }
}
