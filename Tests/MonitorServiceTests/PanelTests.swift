// What lies over a picture and lists of views: panels, their pages, what an input changed; as whole texts written by hand.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct PanelTests {
  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func panel(_ model: MonitorModel, _ columns: Int, _ rows: Int) -> [String] {
    Marked.drawn(columns, rows) { PanelDrawing.draw(model, into: &$0) }
  }

  /// As wide as its widest line or title and four cells, in the middle of all rows but the last.
  @Test(arguments: [false, true]) func whatACommandSaid(isTrouble: Bool) {
    var model = MonitorModel(instance: "demo")
    model.view.panel = .output(title: "swivel why", lines: ["one", "two"], isTrouble: isTrouble)
    let look = isTrouble ? "bad" : "accent"
    let left = Self.spaces(12)
    #expect(
      Self.panel(model, 40, 12) == ["", "", ""] + [
        "\(left)<\(look)>╭─ swivel why ─╮</>", "\(left)<\(look)>│</> one          <\(look)>│</>",
        "\(left)<\(look)>│</> two          <\(look)>│</>", "\(left)<\(look)>╰──────────────╯</>",
      ] + ["", "", "", "", ""])
    model.view.panel = .output(title: "t", lines: ["a line of nineteen."], isTrouble: false)
    #expect(Self.panel(model, 40, 5)[0].hasSuffix("╭─ t ─────────────────╮</>"))
    model.view.panel = nil
    #expect(Self.panel(model, 40, 3) == ["", "", ""])
  }

  /// Nine of twenty lines: how many more there are, and, at the end, that there were others.
  @Test(
    arguments: [
      (0, 1...9, " PgDn: 11 more "), (5, 6...14, " PgDn: 6 more "), (10, 11...19, " PgDn: 1 more "),
      (11, 12...20, " PgUp "), (99, 12...20, " PgUp "), (-3, 1...9, " PgDn: 11 more "),
    ] as [(Int, ClosedRange<Int>, String)])
  func pagesOfAPanel(_ scroll: Int, _ lines: ClosedRange<Int>, _ words: String) {
    var model = MonitorModel(instance: "demo")
    model.view.panel = .output(title: "swivel get model", lines: (1...20).map { "\($0)." }, isTrouble: false)
    model.view.panelScroll = scroll
    let rows = Self.panel(model, 40, 12)
    let shown = rows.compactMap { row in Int(row.split(separator: "</> ").last?.prefix { $0 != "." } ?? "") }
    #expect(shown == Array(lines))
    #expect(rows[10].hasPrefix("\(Self.spaces(9))<accent>╰─\(words)─"))
    #expect(rows[11] == "")
  }

  /// Lines too long for the screen less six cells go on below.
  @Test func longLinesOfAPanel() {
    var model = MonitorModel(instance: "demo")
    model.view.panel = .output(title: "t", lines: ["twelve letters and more"], isTrouble: false)
    #expect(
      Self.panel(model, 24, 6) == [
        " <accent>╭─ t ────────────────╮</>", " <accent>│</> twelve letters and <accent>│</>",
        " <accent>│</>   more             <accent>│</>", " <accent>╰────────────────────╯</>", "", "",
      ])
  }

  @Test func theHelpListsEveryKey() {
    var model = MonitorModel(instance: "demo")
    model.view.panel = .help
    let rows = Self.panel(model, 80, 40)
    let text = rows.joined(separator: "\n")
    for (keys, words) in MonitorModel.keys {
      #expect(text.contains("</> \(keys)\(Self.spaces(16 - keys.count))\(words)"), "\(keys)")
    }
    #expect(text.contains("[title] can be tapped  ↻ turned  = as it was  ✗ refused"))
    #expect(text.contains("● the device's top     ▲ the top of its interface"))
    #expect(text.contains("<accent>╭─ help ──"))
  }

  /// The shown input against the one before it, else the last; before the first there is nothing.
  @Test func whatChanged() {
    var model = MonitorModel(instance: "demo")
    model.view.panel = .difference
    #expect(Self.panel(model, 40, 6).joined().contains("│</> no input is known yet <accent>│"))
    model.apply(snapshot: Fixtures.split, at: 0)
    for seq in 1...3 {
      model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: UInt64(seq), from: .portrait), at: 1)
    }
    for (step, words) in [
      (nil, ["changed by #3 ", "against #2 "]), (2, ["changed by #2 ", "against #1 "]),
      (1, ["changed by #1 ", "nothing is known of the input before"]), (9, ["changed by #3 ", "against #2 "]),
    ] as [(UInt64?, [String])] {
      model.view.step = step
      let text = Self.panel(model, 80, 20).joined()
      for word in words { #expect(text.contains(word), "\(word)") }
    }
  }

  // MARK: Lists of views

  /// A window with what a list can say of a view.
  private static var window: WindowSnapshot {
    var window = Fixtures.split.windows[0]
    let frame = CGRect(x: 4, y: 6.5, width: 51, height: 31)
    window.app = "A"
    window.root = ViewSnapshot(
      className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      subviews: [
        ViewSnapshot(className: "UISwitch", frame: frame, value: "1", identifier: "s", isTappable: true),
        ViewSnapshot(
          className: "UILabel", frame: frame, isHidden: true, text: "x",
          subviews: [ViewSnapshot(className: "UIView", frame: frame)]),
        ViewSnapshot(className: "UIButton", frame: frame, text: "Go", isTappable: true),
        ViewSnapshot(className: "UITextView", frame: frame, text: "words"),
      ])
    return window
  }

  /// In the tree: classes, names, texts, what can be tapped, values and sizes; the row of the cursor has one look.
  @Test func theTreeOfAWindow() {
    var state = Fixtures.split
    state.windows = [Self.window]
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: state, at: 0)
    model.view.pane = .tree
    // Where the cursor is not there is a blank.
    let blank = "<accent> </>"
    let rows = [
      "<accent>▸UIWindow 100×200</>", "\(blank) UISwitch<faint> #s</><tap> [tap]</> =1<faint> 51×31</>",
      "<faint>  UILabel “x” 51×31 hidden</>", "<faint>   UIView 51×31</>",
      "\(blank) UIButton<tap> [Go]</><faint> 51×31</>",
      "\(blank) UITextView “words”<faint> 51×31</>",
    ]
    #expect(Array(Marked.picture(model, 59, 24)[4..<10]) == rows)
    #expect(Marked.picture(model, 59, 24)[3].hasPrefix("<faint>─</><accent> views of window 1 A </><faint>─"))
    model.view.cursor = [1]
    let chosen = Marked.picture(model, 59, 24)
    #expect(chosen[4] == "\(blank)UIWindow<faint> 100×200</>" && chosen[6] == "<accent>▸ UILabel “x” 51×31 hidden</>")
    model.view.filter = "UIB"
    let filtered = Marked.picture(model, 59, 24)
    #expect(filtered[4] == rows[4] && filtered[5] == "")
    #expect(filtered[3].contains("views of window 1 A, with “UIB” "))
  }

  /// Ten blanks of indentation and no more; the cursor's row stays in the middle of what is seen.
  @Test func aDeepTree() {
    var view = ViewSnapshot(className: "V12", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    for depth in (0..<12).reversed() {
      view = ViewSnapshot(className: "V\(depth)", frame: view.frame, subviews: [view])
    }
    var state = Fixtures.split
    state.windows[0].root = view
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: state, at: 0)
    model.view.pane = .tree
    func rows(_ count: Int) -> [String] {
      var screen = Screen(columns: 50, rows: count)
      MonitorPicture.draw(model, into: &screen)
      return (4..<count - 1).map { screen.text(row: $0) }
    }
    let all = (0...12).map { String(repeating: " ", count: min($0, 10) + 1) + "V\($0) 1×1" }
    #expect(rows(18) == ["▸V0 1×1"] + all[1...])
    // Five rows: two before the cursor, two after it, and never beyond the ends.
    for (depth, first) in [(0, 0), (2, 0), (3, 1), (7, 5), (10, 8), (12, 8)] {
      model.view.cursor = Array(repeating: 0, count: depth)
      let expected = all[first..<first + 5].enumerated().map { first + $0 == depth ? "▸" + $1.dropFirst() : $1 }
      #expect(rows(10) == expected)
    }
  }

  /// Zoomed, with places; a list that is cut says so.
  @Test func theListBesideAZoomedWindow() {
    func list(_ rows: Int) -> [String] {
      Marked.drawn(50, rows + 1) { ViewList.draw(Self.window, into: &$0, columns: 2..<50, rows: 0..<rows) }
    }
    let all = [
      "  UIWindow<faint> 0,0 100×200</>", "   UISwitch<faint> 4,6.5 51×31</> [tap]",
      "   <faint>UILabel 4,6.5 51×31</> “x”<faint> hidden</>", "    UIView<faint> 4,6.5 51×31</>",
      "   UIButton<faint> 4,6.5 51×31</> [Go]", "   UITextView<faint> 4,6.5 51×31</> “words”",
    ]
    #expect(list(6) == all + [""])
    #expect(list(5) == all[..<4] + ["  <faint>…</>", ""])
    #expect(list(2) == all[..<1] + ["  <faint>…</>", ""])
    #expect(list(1) == ["", ""])
  }

  /// What is known of a view in four rows: its beginning, further down, its end.
  @Test func whatIsKnownOfAViewIsScrolled() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 0)
    model.view.pane = .tree
    let lines = [
      "UIWindow", "          cannot be tapped", "frame     0,0 507×768", "in window 0,0 507×768",
      "traits    compact×regular,", "          landscapeRight", "safe area wholly inside", "covered   by nothing",
      "rules     asked for",
    ]
    for (scroll, first) in [(0, 0), (3, 3), (5, 5), (6, 5), (-2, 0)] {
      model.view.scroll = scroll
      var screen = Screen(columns: 80, rows: 8)
      MonitorPicture.draw(model, into: &screen)
      for row in 3..<7 {
        var text = String((41..<80).map { screen[$0, row].character })
        if row == 6, first < 5 {
          #expect(text.hasSuffix("… PgDn "))
          text.removeLast(7)
        }
        while text.last == " " { text.removeLast() }
        #expect(text == lines[first + row - 3], "\(scroll)")
      }
    }
  }

  @Test func linesAreCutAtBlanks() {
    // A blank beyond half of the room is where a line is cut; else it is cut where the room ends.
    #expect(Wrapping.lines("aaaaaaaaa bbbbbbbbbb", width: 16, indent: 2) == ["aaaaaaaaa", "  bbbbbbbbbb"])
    #expect(Wrapping.lines("aaaaaaaa bbbbbbbbbbb", width: 16, indent: 2) == ["aaaaaaaa bbbbbbb", "  bbbb"])
    #expect(Wrapping.lines("sixteen letters.", width: 16, indent: 2) == ["sixteen letters."])
    #expect(Wrapping.lines("sixteen letters. and more", width: 16, indent: 2) == ["sixteen letters.", "  and more"])
    #expect(Wrapping.lines("", width: 16, indent: 2) == [""])
    // What goes on has the indentation less.
    let digits = "abcdefghijklmnopqrstuvwxyz"
    #expect(
      Wrapping.lines(digits, width: 15, indent: 10) == [
        "abcdefghijklmno", "          pqrst", "          uvwxy", "          z",
      ])
    #expect(Wrapping.lines(digits, width: 14, indent: 10) == [digits])
  }
}
