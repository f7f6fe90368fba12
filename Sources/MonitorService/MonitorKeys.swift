// What keys do to what is shown, and what they ask of the device; the asking itself is left to whoever runs the console.
import EventLog
import Terminal
import Vocabulary

extension MonitorModel {
  /// The keys and what they do, as the help lists them.
  static let keys = [
    ("r  l", "turn the device right, left"), (":", "any verb of swivel; Tab completes"),
    ("↑ ↓", "move the cursor of the pane"), ("t", "tap the control under the cursor"),
    ("H", "the Home Screen, and back"),
    ("w  W  1…9", "next window, the one before, by number"),
    ("← →  Home End", "back and on through inputs; End is now"),
    ("d", "what an input changed"), ("Tab  Shift-Tab", "next part of the picture, the one before"),
    ("PgUp PgDn", "move what is seen"), ("/", "only rows that contain a word"),
    ("z  Enter", "the selected window alone"),
    ("y", "copy the last command"), ("s", "save the session as a test"), ("e", "editor at the line of a crash"),
    ("mouse", "chooses; on what is chosen taps"), ("Esc", "close, all rows, now"),
    ("q  Ctrl-C", "quit; Ctrl-C ends a command that runs first"), ("Ctrl-L  Ctrl-Z", "draw everything anew, suspend"),
    ("?  h", "this help"),
  ]

  /// The selected window, or the first; of the past when that is shown.
  public var selectedWindow: WindowSnapshot? {
    let windows = shownDevice?.windows
    return windows?.first { $0.id == view.window } ?? windows?.first
  }

  /// Does what the key asks of the picture; what concerns the terminal and the device is left to the caller. `hits` says what
  /// the picture shows where.
  public mutating func handle(_ key: Key, on hits: HitMap = HitMap()) -> MonitorAction {
    if view.line != nil { return type(key) }
    if view.panel != nil, let action = turn(panelBy: key) { return action }
    view.message = nil
    switch (key.code, key.modifiers) {
    case (.character("q"), []), (.character("Q"), _), (.character("d"), .control): return .quit
    case (.character("c"), .control): return view.orders.running == nil ? .quit : .cancel
    case (.character("z"), .control): return .suspend
    case (.character("l"), .control): return .repaint
    case (.character("h"), []), (.character("?"), _), (.function(1), []): view.panel = .help
    case (.escape, _): return leave()
    case (.character("z"), []), (.enter, []): view.isZoomed.toggle()
    case (.tab, let modifiers): choose(pane: modifiers.contains(.shift) ? -1 : 1)
    case (.character("w"), []): select(by: 1)
    case (.character("W"), _): select(by: -1)
    case (.character(let digit), []) where digit.isASCII && digit.isNumber:
      guard let id = digit.wholeNumberValue, shownDevice?.windows.contains(where: { $0.id == id }) == true else {
        return .none
      }
      select(window: id)
    case (.up, []): move(by: -1)
    case (.down, []): move(by: 1)
    case (.left, []): goBack(by: 1)
    case (.right, []): goBack(by: -1)
    case (.home, []): goBack(by: Self.maximumLog)
    case (.end, []): (view.step, view.scroll) = (nil, 0)
    case (.pageUp, []): scroll(by: -10)
    case (.pageDown, []): scroll(by: 10)
    case (.wheelUp, _): scroll(by: -3)
    case (.wheelDown, _): scroll(by: 3)
    case (.press(let column, let row), []): return press(hits.target(column: column, row: row))
    default: return act(key)
    }
    return .redraw
  }

  /// The keys that ask for something.
  private mutating func act(_ key: Key) -> MonitorAction {
    switch (key.code, key.modifiers) {
    case (.character("r"), []): return order(["rotate", "cw"], .key)
    case (.character("l"), []): return order(["rotate", "ccw"], .key)
    case (.character("t"), []): return tap()
    case (.character("H"), _): return goHome()
    case (.character("d"), []): view.panel = .difference
    case (.character("y"), []):
      guard let command = view.lastCommand else { return say("nothing was done here yet", isTrouble: true) }
      view.message = MonitorMessage(text: "copied: \(command)")
      return .copy(command)
    case (.character("e"), []): return edit()
    case (.character("s"), []): return open(.command, "record \(ShellWords.quoted("\(instance).swift"))")
    case (.character(":"), _): return open(.command, "")
    case (.character("/"), _): return open(.filter, view.filter)
    default: return .none  // the other keys of the world
    }
    return .redraw
  }

  /// Leaves the innermost of what was asked for.
  private mutating func leave() -> MonitorAction {
    if !view.filter.isEmpty {
      view.filter = ""
    } else if view.step != nil {
      (view.step, view.scroll) = (nil, 0)
    } else if view.isZoomed {
      view.isZoomed = false
    }
    return .redraw
  }

  /// What a panel does with a key; nil where the key is not its own.
  private mutating func turn(panelBy key: Key) -> MonitorAction? {
    switch key.code {
    case .escape, .enter, .character("q"), .character("h"), .character("?"), .function(1):
      (view.panel, view.panelScroll) = (nil, 0)
    case .up, .wheelUp: view.panelScroll = max(view.panelScroll - 1, 0)
    case .down, .wheelDown: view.panelScroll += 1
    case .pageUp: view.panelScroll = max(view.panelScroll - 10, 0)
    case .pageDown: view.panelScroll += 10
    case .press: (view.panel, view.panelScroll) = (nil, 0)
    case .character("d") where view.panel == .difference && key.modifiers.isEmpty: view.panel = nil
    case .left where view.panel == .difference, .right where view.panel == .difference: return nil
    default:
      (view.panel, view.panelScroll) = (nil, 0)
      return nil
    }
    return .redraw
  }

  mutating func say(_ text: String, isTrouble: Bool = false) -> MonitorAction {
    view.message = MonitorMessage(text: text, isTrouble: isTrouble)
    return .redraw
  }

  private mutating func choose(pane step: Int) {
    let panes = MonitorPane.allCases
    let place = panes.firstIndex(of: view.pane) ?? 0
    (view.pane, view.scroll) = (panes[(place + step + panes.count) % panes.count], 0)
  }

  private mutating func select(by step: Int) {
    guard let windows = shownDevice?.windows, !windows.isEmpty else { return }
    let present = windows.firstIndex { $0.id == selectedWindow?.id } ?? 0
    select(window: windows[(present + step + windows.count) % windows.count].id)
  }

  private mutating func select(window id: Int) {
    if selectedWindow?.id != id { view.cursor = [] }
    view.window = id
  }

  /// The cursor of the pane, down the picture.
  private mutating func move(by step: Int) {
    switch view.pane {
    case .inputs: goBack(by: -step)
    case .windows: select(by: step)
    case .calls: scroll(by: step)
    case .device, .tree:
      let tree = ViewTree(selectedWindow)
      let entries = tree.filtered(view.filter)
      guard !entries.isEmpty else { return }
      // What it stood on may be gone: then it stands on the nearest view above.
      let cursor = tree.entry(at: view.cursor)?.path
      let place = entries.firstIndex { $0.path == cursor }
      view.cursor = entries[min(max((place ?? -step) + step, 0), entries.count - 1)].path
      view.scroll = 0
    }
  }

  /// Shows the input so many before the one that is shown, or so many after it.
  private mutating func goBack(by count: Int) {
    let shown = shownReceipts
    guard !shown.isEmpty else { return }
    let place = view.step.flatMap { step in shown.firstIndex { $0.seq == step } } ?? shown.count
    let next = max(place - count, 0)
    view.step = next < shown.count ? shown[next].seq : nil
    view.scroll = 0
  }

  /// The inputs that the filter leaves.
  var shownReceipts: [MonitorReceipt] {
    receipts.filter {
      view.pane != .inputs || view.filter.isEmpty || InputMatrix.text(.receipt($0)).contains(caseless: view.filter)
    }
  }

  private mutating func scroll(by lines: Int) {
    // Lists that grow are seen from their end: back is up.
    let count: Int
    switch view.pane {
    case .device, .inputs: count = events.count
    case .calls: count = ledger.count
    case .tree, .windows:
      view.scroll = max(view.scroll + lines, 0)
      return
    }
    view.scroll = min(max(view.scroll - lines, 0), max(count - 1, 0))
  }
}
