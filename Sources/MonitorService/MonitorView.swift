// What the user asked to see of a monitor, and what a key asks of whoever runs it.

/// What the loop should do after a key; whatever it is but `none`, the picture is another.
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
  /// Run a command of the front program.
  case run(ConsoleOrder)
  /// End the command that runs.
  case cancel
  /// Learn the verbs there are, unless they are known.
  case learnVerbs
  /// Put a text onto the user's clipboard.
  case copy(String)
  /// Open the user's editor.
  case edit(SourcePlace)
}

/// A part of the picture; on a small terminal one is seen at a time.
public enum MonitorPane: String, Sendable, CaseIterable {
  /// How the device is held and what it shows.
  case device
  /// What happened, a row each, and what it came to in each window.
  case inputs
  /// The views of a window, and everything about one of them.
  case tree
  /// What windows say of themselves.
  case windows
  /// The callbacks of the apps.
  case calls
}

/// What lies over the picture.
enum MonitorPanel: Sendable, Equatable {
  case help
  /// What is other after the shown input than before it.
  case difference
  /// What a command said.
  case output(title: String, lines: [String], isTrouble: Bool)
}

/// A line about what was done last.
struct MonitorMessage: Sendable, Equatable {
  var text: String
  var isTrouble = false
}

/// What the user asked to see.
public struct MonitorView: Sendable, Equatable {
  /// The selected window; nil for the first.
  public internal(set) var window: Int?
  /// The window that was in front when the user left for the Home Screen.
  var left: Int?
  /// The selected window alone instead of the whole screen.
  public internal(set) var isZoomed = false
  /// The part of the picture that is seen, or that keys go to.
  public internal(set) var pane = MonitorPane.device
  /// Lines the pane is scrolled: lists that grow back from their end, others down from their beginning.
  public internal(set) var scroll = 0
  /// The number of the input of the past that is shown; nil for now.
  public internal(set) var step: UInt64?
  /// What rows of the pane contain; "" for all.
  public internal(set) var filter = ""
  /// The view under the cursor, in the selected window.
  var cursor: ViewPath = []
  var panel: MonitorPanel?
  var panelScroll = 0
  /// The line being typed.
  var line: ConsoleLine?
  /// Words that can stand where it is typed.
  var candidates: [String] = []
  var history: [String] = []
  var message: MonitorMessage?
  /// The command that was given last, as a shell takes it.
  var lastCommand: String?
  var orders = ConsoleOrders()
  /// The verbs there are, once they were asked for.
  var verbs: Verb?
}
