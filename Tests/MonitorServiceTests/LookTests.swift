// How rows of a picture read and look: words alone would not tell what is chosen, refused, past or missing. Rows are written by hand.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct LookTests {
  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
  private static func line(_ count: Int) -> String { String(repeating: "─", count: count) }

  // MARK: Title and orientations

  /// A peer that is not live is told by its mark and in bold; below 20 columns beside them peers have their marks alone.
  @Test func theTitle() {
    var model = Fixtures.model(Fixtures.split)
    let name = " swivel demo  ·  ipad-pro-97  ·  iOS 9"
    #expect(
      Marked.picture(model, 80, 24)[0]
        == "<BAR>\(name)</><bar>\(Self.spaces(80 - 38 - 28)) ● sensor live  ● host live </>")
    model.apply(.host, is: .silent, at: 70)
    // 15 and 15 columns for the peers: 50 are wide enough.
    #expect(
      Marked.picture(model, 50, 24)[0] == "<BAR> swivel demo  ·  ip…</><bar> ● sensor live </><BAR> ○ host silent </>")
    #expect(
      Marked.picture(model, 49, 24)[0] == "<BAR>\(name)</><bar>\(Self.spaces(9))●</><BAR>○</>")
    _ = model.handle(Key(.left))
    #expect(Marked.picture(model, 100, 24)[0].hasPrefix("<BAR> PAST: after #4  ·\(name)</>"))
    #expect(
      Marked.picture(MonitorModel(instance: "demo"), 80, 24)[0]
        == "<BAR> swivel demo</><bar>\(Self.spaces(80 - 12 - 40))</><BAR> ○ sensor connecting  ○ host connecting </>")
  }

  /// The two orientations in a row from 64 columns on, in short from below 30.
  @Test func theOrientations() {
    let upright = Fixtures.model(Fixtures.split)
    #expect(
      Marked.picture(upright, 64, 24)[1]
        == "<faint> device </><strong>landscapeLeft</><faint>  │ interface </><strong>landscapeRight</><good> upright</>"
        + "<faint>  │ un…</>")
    #expect(
      Marked.picture(upright, 63, 24)[1...2] == [
        "<faint> device    </><strong>landscapeLeft</>",
        "<faint> interface </><strong>landscapeRight</><good> upright</><faint>  │ unlocked</>",
      ])
    #expect(Marked.picture(upright, 50, 24)[2].hasSuffix("<faint>  │ unlocked</>"))
    #expect(Marked.picture(upright, 49, 24)[2].hasSuffix("<good> upright</>"))
    #expect(Marked.picture(upright, 30, 24)[1] == "<faint> device    </><strong>landscapeLeft</>")
    #expect(
      Marked.picture(upright, 29, 24)[1...2] == [
        "<faint>dev </><strong>landscapeLeft</>", "<faint>ui  </><strong>landscapeRight</><good> upright</>",
      ])
    let refused = Fixtures.model(Fixtures.refused)
    for columns in [49, 80] {
      #expect(
        Marked.picture(refused, columns, 24).joined().contains(
          "<strong>portrait</><warning> ≠ on its left side</><faint>  │ </><warning>LOCKED</>"))
    }
    var flat = Fixtures.split
    flat.deviceOrientation = .faceUp
    #expect(
      Marked.picture(Fixtures.model(flat), 80, 24)[1].contains(
        "<strong>landscapeRight</><faint> kept, device flat  │ unlocked</>"))
    #expect(
      Marked.picture(MonitorModel(instance: "x"), 80, 24)[1] == "<faint> waiting for the host's state</>")
  }

  // MARK: The last row

  /// Panes with the chosen one, and as many keys as there is room for.
  @Test(
    arguments: [
      (MonitorPane.device, 80, "Tab  r l turn  : verbs  t tap  ? help"),
      (.device, 105, "Tab  r l turn  : verbs  t tap  w window  q quit  ? help"),
      (.device, 61, "Tab  r l turn  ? help"), (.device, 60, "Tab  ? help"), (.device, 47, "? help"), (.device, 46, ""),
      (.tree, 100, "↑↓  t tap  : verbs  / filter  w window  ? help"),
      (.inputs, 100, "← →  d changed  : verbs  / filter  r l turn  ? help"),
      (.windows, 70, "Tab  r l turn  : verbs  ? help"), (.calls, 70, "Tab  r l turn  : verbs  ? help"),
    ] as [(MonitorPane, Int, String)])
  func panesAndKeys(_ pane: MonitorPane, _ columns: Int, _ keys: String) {
    var model = Fixtures.model(Fixtures.split)
    model.view.pane = pane
    let names = MonitorPane.allCases.map { " \($0.rawValue) " }
    let chosen = MonitorPane.allCases.prefix { $0 != pane }.count
    let before = names[..<chosen].joined()
    // " device  inputs  tree  windows  calls " are 38 columns.
    let hint = keys.isEmpty ? "" : keys + " "
    #expect(
      Marked.picture(model, columns, 24)[23]
        == (before.isEmpty ? "" : "<bar>\(before)</>") + "<accent>\(names[chosen])</>"
        + "<bar>\(names[(chosen + 1)...].joined())\(Self.spaces(columns - 38 - hint.count))\(hint)</>")
  }

  /// Of the past other keys are worth knowing.
  @Test func keysOfThePast() {
    var model = Fixtures.model(Fixtures.split)
    _ = model.handle(Key(.left))
    #expect(Marked.picture(model, 100, 24)[23].hasSuffix("← →  End now  d changed  e editor  ? help </>"))
  }

  @Test func messagesStandInTheLastRow() {
    var model = Fixtures.model(Fixtures.split)
    model.view.message = MonitorMessage(text: "copied: x")
    #expect(Marked.picture(model, 40, 15)[14] == "<bar> copied: x\(Self.spaces(30))</>")
    model.view.message = MonitorMessage(text: "no", isTrouble: true)
    #expect(Marked.picture(model, 40, 15)[14] == "<BAR> no</><bar>\(Self.spaces(37))</>")
  }

  /// The cursor has the terminal's own look and stays in sight; words to choose from stand above.
  @Test func theLineThatIsTyped() {
    var model = Fixtures.model(Fixtures.split)
    model.view.line = ConsoleLine(.command, text: "get")
    model.view.candidates = ["era", "model"]
    var rows = Marked.picture(model, 40, 15)
    #expect(rows[14] == "<BAR>:</><bar>get</> <bar>\(Self.spaces(35))</>")
    #expect(rows[13] == " <accent>era  model</>")
    model.view.candidates = []
    _ = model.view.line?.handle(Key(.left))
    rows = Marked.picture(model, 40, 15)
    #expect(rows[14] == "<BAR>:</><bar>ge</>t<bar>\(Self.spaces(36))</>")
    #expect(!rows[13].contains("era"))
    // Twenty columns: the prompt, 18 characters with the cursor the last, and one more.
    let letters = "abcdefghijklmnopqrstuvwxyz"
    model.view.line = ConsoleLine(.filter, text: letters)
    #expect(Marked.picture(model, 20, 6)[5] == "<BAR>/</><bar>jklmnopqrstuvwxyz</> <bar> </>")
    for _ in letters { _ = model.view.line?.handle(Key(.left)) }
    #expect(Marked.picture(model, 20, 6)[5] == "<BAR>/</>a<bar>bcdefghijklmnopqrs</>")
  }

  // MARK: Headings

  /// A line across; the first heading is marked where keys go there.
  @Test func headings() {
    var screen = Screen(columns: 20, rows: 3)
    MonitorPicture.rule([(0, "one"), (8, "two")], 0, &screen, isChosen: true)
    MonitorPicture.rule([(2, "one")], 1, &screen)
    MonitorPicture.rule([(4, "in")], 2, &screen, columns: 4..<12)
    #expect(
      Marked.rows(of: screen) == [
        "<faint>─</><accent> one </><faint>───</><heading> two </><faint>──────</>",
        "<faint>───</><heading> one </><faint>────────────</>",
        "    <faint>─</><heading> in </><faint>───</>",
      ])
  }

  @Test func headingsOfAPicture() {
    var model = Fixtures.model(Fixtures.split)
    #expect(
      Marked.picture(model, 80, 24)[2]
        == "<faint>─</><accent> as held </><faint>\(Self.line(12))</><heading> screen 1024×768 </><faint>"
        + "\(Self.line(15))</><heading> acceleration, g </><faint>\(Self.line(9))</>")
    #expect(Marked.picture(model, 80, 24)[20].hasPrefix("<faint>─</><heading> windows </>"))
    (model.view.pane, model.view.isZoomed) = (.windows, true)
    #expect(Marked.picture(model, 100, 30)[2].hasPrefix("<faint>─</><heading> window 1 507×768 </>"))
    #expect(Marked.picture(model, 100, 30)[25].hasPrefix("<faint>─</><accent> windows, 1 more </>"))
  }
}
