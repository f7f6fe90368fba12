// Tables of a picture as whole texts: windows, inputs, callbacks, panels and lists of views, written by hand from what they show.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct PaneTests {
  // MARK: Windows

  private static func table(
    _ state: DeviceSnapshot, columns: Int, lines: Int, rows: Int, selected: Int? = nil
  ) -> [String] {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: state, at: 0)
    model.view.window = selected
    var layout = PictureLayout(columns: columns, rows: rows + 4, windowCount: state.windows.count)
    (layout.windows, layout.linesPerWindow, layout.orientationRows) = (1..<1 + rows, lines, 0..<0)
    var hits = HitMap()
    let drawn = Marked.drawn(columns, rows + 2) { WindowTable.draw(model, layout, into: &$0, &hits) }
    return Array(drawn.dropFirst().prefix(rows))
  }

  /// The refused state: one window turned away by a mask, one in the background.
  @Test func windowsInOneLine() {
    #expect(
      Self.table(Fixtures.refused, columns: 100, lines: 1, rows: 2) == [
        "<accent>▸1 Alternates    </>  768×1024   regular×regular <warning>✗ mask</> portrait",
        "<strong> 2 BaseController</><faint>  507×768    compact×regular</> = covered<faint> portrait  background</>",
      ])
    // Narrow, why a window did not turn stands before its size.
    #expect(
      Self.table(Fixtures.refused, columns: 49, lines: 1, rows: 2) == [
        "<accent>▸1 Alternates  </> <warning>✗ mask</> portrait  768×1024",
        "<strong> 2 BaseController</> = covered<faint> portrait  507×768  </>",
      ])
    var external = Fixtures.split
    external.windows[1].screen = .external
    #expect(
      Self.table(external, columns: 100, lines: 1, rows: 2)[1]
        == "<strong> 2 BaseController</>  507×768    compact×regular = multitasking landscapeRight  external display")
    // One window alone is not chosen among others; crashes and exceptions are red.
    external.windows.removeLast()
    external.windows[0].reason = .crashed
    #expect(
      Self.table(external, columns: 100, lines: 1, rows: 1)
        == ["<strong> 1 Alternates</>  507×768    compact×regular <bad>✗ crashed</> landscapeRight"])
  }

  /// Numbers are as wide as the widest, names a quarter of the columns at most.
  @Test func windowsStandInColumns() {
    var state = Fixtures.split
    state.windows[1].id = 12
    state.windows[0].app = "A"
    let rows = Self.table(state, columns: 60, lines: 1, rows: 2)
    #expect(rows[0].hasPrefix("<accent>▸1  A             </>  507×768 "))
    #expect(rows[1].hasPrefix("<strong> 12 BaseController</>  507×768 "))
    state.windows[1].app = String(repeating: "W", count: 30)
    #expect(
      Self.table(state, columns: 60, lines: 1, rows: 2)[0].hasPrefix(
        "<accent>▸1  A\(String(repeating: " ", count: 14))</>"))
  }

  /// From two lines on there are details: of what did not turn the explanation, of the others the controllers; then both, the
  /// safe area, the margins.
  @Test func detailsOfWindows() {
    var state = Fixtures.refused
    state.windows[0].safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    state.windows[0].layoutMargins = EdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
    func details(_ lines: Int) -> [String] {
      Self.table(state, columns: 100, lines: lines, rows: lines * 2).filter { $0.hasPrefix("   ") }
    }
    let (mask, covered) = (
      "   <warning>AViewController supports portrait only.</>",
      "   <faint>The window is in the background; nobody was asked.</>"
    )
    let (stack, home) = (
      "   stack AViewController ▸ ALandscapeViewController<faint>  (visible)</>",
      "   stack HomeViewController<faint>  (visible)</>"
    )
    let (safe, none) = (
      "   <faint>safe area top 20, left 0, bottom 0, right 0</>",
      "   <faint>safe area top 0, left 0, bottom 0, right 0</>"
    )
    #expect(details(1) == [])
    #expect(details(2) == [mask, home])
    #expect(details(3) == [mask, stack, covered, home])
    #expect(details(4) == [mask, stack, safe, covered, home, none])
    #expect(
      details(5) == [
        mask, stack, safe, "   <faint>margins top 28, left 8, bottom 8, right 8</>", covered, home, none,
        "   <faint>margins top 0, left 0, bottom 0, right 0</>",
      ])
  }

  /// A stack loses its beginning where there is no room, never its end; who is visible and not its last stands beside it.
  @Test func stacksAreShortenedAtTheirBeginning() {
    func controllers(_ stack: [String], _ visible: String, columns: Int) -> String {
      var state = Fixtures.split
      state.windows = [state.windows[0]]
      (state.windows[0].navigationStack, state.windows[0].visibleController) = (stack, visible)
      return Self.table(state, columns: columns, lines: 2, rows: 2)[1]
    }
    // "stack " is six cells, "A1 ▸ B2 ▸ C3" twelve, after three of indentation: 21.
    #expect(controllers(["A1", "B2", "C3"], "C3", columns: 60) == "   stack A1 ▸ B2 ▸ C3<faint>  (visible)</>")
    #expect(controllers(["A1", "B2", "C3"], "C3", columns: 21) == "   stack A1 ▸ B2 ▸ C3")
    #expect(controllers(["A1", "B2", "C3"], "C3", columns: 20) == "   stack … ▸ B2 ▸ C3")
    #expect(controllers(["A1", "B2", "C3"], "C3", columns: 19) == "   stack … ▸ C3<faint>  (…</>")
    #expect(controllers(["A1", "B2", "C3"], "C3", columns: 12) == "   stack … …")
    #expect(controllers([], "V", columns: 60) == "   visible V")
    #expect(controllers(["A1", "B2"], "V", columns: 60) == "   stack A1 ▸ B2  visible V")
    // "  visible V" takes eleven of the 29 cells of 32; 18 are left.
    #expect(controllers(["A1", "B2", "C3"], "V", columns: 32) == "   stack A1 ▸ B2 ▸ C3  visible V")
    #expect(controllers(["A1", "B2", "C3"], "V", columns: 31) == "   stack … ▸ B2 ▸ C3  visible V")
  }

  /// A chosen window beyond the last line takes the place of the first ones; the heading counts those that are not shown.
  @Test func moreWindowsThanLines() {
    var state = Fixtures.split
    for id in 3...5 {
      var window = state.windows[0]
      (window.id, window.app) = (id, "W\(id)")
      state.windows.append(window)
    }
    let table: [(Int?, [String])] = [
      (nil, ["▸1 Alternates", " 2 BaseController"]), (2, [" 1 Alternates", "▸2 BaseController"]),
      (3, [" 2 BaseController", "▸3 W3"]), (5, [" 4 W4", "▸5 W5"]),
    ]
    for (selected, titles) in table {
      let rows = Self.table(state, columns: 100, lines: 1, rows: 2, selected: selected)
      for (row, title) in zip(rows, titles) { #expect(row.contains(">\(title)"), "\(row)") }
    }
  }

  // MARK: Inputs

  private static func inputs(_ model: MonitorModel, _ columns: Int, _ rows: Int) -> [String] {
    var hits = HitMap()
    return Marked.drawn(columns, rows + 1) { InputMatrix.draw(model, 0..<columns, 1..<1 + rows, &$0, &hits) }
  }

  private static func report(
    _ id: Int, _ reason: RotationReason, _ from: InterfaceOrientation, _ to: InterfaceOrientation
  )
    -> WindowReport
  {
    WindowReport(
      id: id, from: from, interface: to, changed: from != to, size: CGSize(width: 507, height: 768),
      horizontal: .compact, vertical: .regular, reason: reason)
  }

  private static func receipt(_ seq: UInt64, _ input: String, _ ending: Ending, _ windows: [WindowReport])
    -> MonitorReceipt
  {
    MonitorReceipt(seq: seq, cause: nil, input: input, ending: ending, windows: windows, ledger: [], fingerprint: 0)
  }

  /// What an input came to in a window, in as many words as there is room for; rows with the time of their input.
  @Test func whatInputsCameTo() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 0)
    model.apply(
      receipt: Self.receipt(
        1, "turn", .settled,
        [Self.report(1, .rotated, .portrait, .landscapeLeft), Self.report(2, .mask, .portrait, .portrait)]),
      at: 1)
    model.apply(receipt: Self.receipt(2, "tap", .settled, [Self.report(2, .resized, .portrait, .landscapeLeft)]), at: 2)
    model.apply(receipt: Self.receipt(3, "pop", .refused("nothing to pop"), []), at: 3)
    model.apply(receipt: Self.receipt(4, "push", .crashed("A.swift:3: x"), []), at: 4)
    // 92 columns: 10 for times, 26 for inputs, 28 for each window.
    #expect(
      Self.inputs(model, 92, 5) == [
        "<faint>─</><heading> inputs </><faint>\(String(repeating: "─", count: 27))</><heading> 1 Alternates </><faint>"
          + "\(String(repeating: "─", count: 14))</><heading> 2 BaseController </><faint>──────────</>",
        "<faint> 0:00.000</>   state of ipad-pro-97, 2 windows",
        "<faint> 0:01.000</> <warning>✗ #1 turn</>                 <good>↻ landscapeLeft 507×768</>     <warning>✗ mask 507×768</>",
        "<faint> 0:02.000</>   #2 tap\(String(repeating: " ", count: 46))<good>= resized 507×768</>",
        "<faint> 0:03.000</> <warning>✗ #3 pop ⇒ refused: nothing to pop</>",
        "<faint> 0:04.000</> <bad>✗ #4 push ⇒ crashed: A.swift:3: x</>",
      ])
  }

  /// A cell has the reason, the orientation where it is another, and the size; then no orientation, then no size, then a mark.
  @Test(
    arguments: [
      (28, "= resized portrait 507×768", "↻ portrait 507×768"),
      (27, "= resized portrait 507×768", "↻ portrait 507×768"),
      (26, "= resized 507×768", "↻ portrait 507×768"), (19, "= resized 507×768", "↻ portrait 507×768"),
      (18, "= resized 507×768", "↻ rotated 507×768"), (17, "= resized", "↻ rotated"), (10, "= resized", "↻ rotated"),
      (5, "= r…", "↻ r…"), (4, "=", "↻"),
    ] as [(Int, String, String)])
  func cellsOfInputs(_ width: Int, _ resized: String, _ rotated: String) {
    for (reason, text) in [(RotationReason.resized, resized), (.rotated, rotated)] {
      var model = MonitorModel(instance: "demo")
      model.apply(receipt: Self.receipt(2, "tap", .settled, [Self.report(1, reason, .landscapeLeft, .portrait)]), at: 2)
      let row = Self.inputs(model, 36 + width, 1)[1]
      #expect(row.hasSuffix("<good>\(text)</>"), "\(row)")
    }
  }

  /// The latest rows; those before them for who went back; the shown input is among them, and nothing is an input.
  @Test func rowsOfInputs() {
    var model = MonitorModel(instance: "demo")
    for seq in 1...10 { model.apply(receipt: Self.receipt(UInt64(seq), "tap", .settled, []), at: Double(seq)) }
    func numbers(scroll: Int = 0, step: UInt64? = nil, pane: MonitorPane = .inputs, filter: String = "") -> [String] {
      (model.view.scroll, model.view.step, model.view.pane, model.view.filter) = (scroll, step, pane, filter)
      return Self.inputs(model, 60, 3).dropFirst().map { row in
        String(row.drop { $0 != "#" }.dropFirst().prefix { $0.isNumber }) + (row.contains("▸") ? "▸" : "")
      }
    }
    #expect(numbers() == ["8", "9", "10"])
    #expect(numbers(scroll: 1) == ["7", "8", "9"])
    #expect(numbers(scroll: 9) == ["1", "", ""])
    #expect(numbers(scroll: 30) == ["1", "", ""])
    #expect(numbers(scroll: 4, pane: .calls) == ["8", "9", "10"])
    #expect(numbers(step: 8) == ["8▸", "9", "10"])
    #expect(numbers(step: 7) == ["7▸", "8", "9"])
    #expect(numbers(step: 2) == ["2▸", "3", "4"])
    #expect(numbers(scroll: 1, step: 2) == ["7", "8", "9"])
    #expect(numbers(filter: "#1") == ["1", "10", ""])
    #expect(numbers(pane: .device, filter: "#1") == ["1", "10", ""])
    #expect(numbers(pane: .tree, filter: "#1") == ["8", "9", "10"])
  }

  /// The heading tells what is missing, how far back one is, the filter, and the windows there is no room for.
  @Test(
    arguments: [
      (0, 0, "", 60, "inputs"), (3, 0, "", 60, "inputs, 3 missed"), (0, 2, "", 60, "inputs, 2 back"),
      (0, 0, "tap", 60, "inputs, with “tap”"), (3, 2, "", 80, "inputs, 3 missed, 2 back"),
      (0, 0, "", 47, "inputs, 1 window more"), (0, 0, "", 43, "inputs, 2 windows more"),
    ] as [(UInt64, Int, String, Int, String)])
  func theHeadingOfInputs(_ gaps: UInt64, _ scroll: Int, _ filter: String, _ columns: Int, _ words: String) {
    var model = MonitorModel(instance: "demo")
    let reports = (1...3).map { Self.report($0, .already, .portrait, .portrait) }
    for seq in 1...9 { model.apply(receipt: Self.receipt(UInt64(seq), "tap", .settled, reports), at: 1) }
    model.apply(gapOf: gaps, from: .host, at: 0)
    (model.view.pane, model.view.scroll, model.view.filter) = (.inputs, scroll, filter)
    #expect(Self.inputs(model, columns, 5)[0].hasPrefix("<faint>─</><accent> \(words) </>"))
  }

  // MARK: Callbacks

  private static func calls(_ model: MonitorModel, _ columns: Range<Int>, _ rows: Int) -> [String] {
    Marked.drawn(columns.upperBound, rows + 1) { CallList.draw(model, columns, 1..<1 + rows, &$0) }
  }

  /// The latest calls; of the shown input, of the filter, and further back where one went.
  @Test func callsOfApps() {
    var model = Fixtures.model(Fixtures.split)
    let all = [
      "<faint> #4 device </>UIDevice.orientationDidChange",
      "<faint> #4 window 1 </>AViewController.viewWillTransition(to: 507×768)",
      "<faint> #4 window 1 </>AViewController.viewWillLayoutSubviews()",
      "<faint> #4 window 1 </>AViewController.viewDidLayoutSubviews()",
    ]
    let heading = { (words: String, look: String, width: Int) in
      "<faint>─</><\(look)> \(words) </><faint>\(String(repeating: "─", count: width - 3 - words.count))</>"
    }
    #expect(Self.calls(model, 0..<70, 4) == [heading("callback ledger", "heading", 70)] + all)
    #expect(Self.calls(model, 0..<70, 2).dropFirst() == all[2...])
    #expect(Self.calls(model, 3..<30, 1)[1] == "   <faint> #4 window 1 </>AViewControll…")
    // In its own pane a list is scrolled and filtered, in another it is not.
    (model.view.scroll, model.view.filter) = (1, "WINDOW 1")
    #expect(Self.calls(model, 0..<70, 2).dropFirst() == all[2...])
    model.view.pane = .calls
    #expect(
      Self.calls(model, 0..<70, 2)
        == [heading("callback ledger, 1 back, with “WINDOW 1”", "accent", 70)] + all[1...2])
    (model.view.scroll, model.view.filter, model.view.step) = (0, "", 9)
    #expect(Self.calls(model, 0..<70, 2)[1] == "<faint> no call was heard of this input: the log keeps none</>")
    #expect(
      Self.calls(MonitorModel(instance: "x"), 0..<70, 2)[1] == "<faint> no call was heard since this monitor listens</>"
    )
  }
}
