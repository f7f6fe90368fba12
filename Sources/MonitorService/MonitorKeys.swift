// What keys do: only to what is shown, never to the device.
import Terminal
import Vocabulary

/// What the loop should do after a key.
public enum MonitorAction: Sendable, Hashable {
  /// The key means nothing here.
  case none
  /// Draw again.
  case redraw
  /// Forget what the terminal shows and draw again.
  case repaint
  /// Stop as on Ctrl-Z.
  case suspend
  case quit
}

/// What the user asked to see.
public struct MonitorView: Sendable, Equatable {
  /// The selected window; nil for the first.
  public internal(set) var window: Int?
  /// The selected window alone instead of the whole screen.
  public internal(set) var isZoomed = false
  /// The callback ledger instead of the events.
  public internal(set) var showsLedger = false
  /// The list of keys above everything else.
  public internal(set) var showsHelp = false
  /// Lines the log is scrolled back from its end.
  public internal(set) var scroll = 0
}

extension MonitorModel {
  /// The keys and what they do, as the help lists them.
  static let keys = [
    ("q, Ctrl-C", "quit"), ("Tab, Shift-Tab, 1…9", "select a window"), ("z", "the selected window alone"),
    ("l", "callback ledger or events"), ("↑ ↓ PgUp PgDn End", "scroll the log"), ("Ctrl-L", "draw everything anew"),
    ("Ctrl-Z", "suspend"), ("h, ?", "this help"),
  ]

  /// The selected window, or the first.
  public var selectedWindow: WindowSnapshot? {
    device?.windows.first { $0.id == view.window } ?? device?.windows.first
  }

  /// Does what the key asks of the picture; what concerns the terminal is left to the caller.
  public mutating func handle(_ key: Key) -> MonitorAction {
    switch (key.code, key.modifiers) {
    case (.character("q"), []), (.character("Q"), _), (.character("c"), .control), (.character("d"), .control):
      return .quit
    case (.character("z"), .control): return .suspend
    case (.character("l"), .control): return .repaint
    case (.character("h"), []), (.character("?"), []), (.function(1), []): view.showsHelp.toggle()
    case (.escape, _) where view.showsHelp: view.showsHelp = false
    case (.escape, _) where view.isZoomed: view.isZoomed = false
    case (.character("z"), []), (.enter, []): view.isZoomed.toggle()
    case (.character("l"), []):
      view.showsLedger.toggle()
      view.scroll = 0
    case (.tab, []), (.right, []): select(by: 1)
    case (.tab, .shift), (.left, []): select(by: -1)
    case (.character(let digit), []) where digit.isASCII && digit.isNumber:
      guard let id = digit.wholeNumberValue, device?.windows.contains(where: { $0.id == id }) == true else {
        return .none
      }
      view.window = id
    case (.up, []): scroll(by: 1)
    case (.down, []): scroll(by: -1)
    case (.pageUp, []): scroll(by: 10)
    case (.pageDown, []): scroll(by: -10)
    case (.end, []): view.scroll = 0
    case (.home, []): scroll(by: Self.maximumLog)
    default: return .none  // the other keys of the world
    }
    return .redraw
  }

  private mutating func select(by step: Int) {
    guard let windows = device?.windows, !windows.isEmpty else { return }
    let present = windows.firstIndex { $0.id == view.window } ?? 0
    view.window = windows[(present + step + windows.count) % windows.count].id
  }

  private mutating func scroll(by lines: Int) {
    let count = view.showsLedger ? ledger.count : events.count
    view.scroll = min(max(view.scroll + lines, 0), max(count - 1, 0))
  }
}
