// What the console asks for: lines that are typed, taps, editors, and what it says of what came back.
import Foundation
import Orientation
import Terminal
import Vocabulary

extension MonitorModel {
  // MARK: Typing

  mutating func open(_ purpose: ConsoleLine.Purpose, _ text: String) -> MonitorAction {
    view.line = ConsoleLine(purpose, text: text, history: purpose == .command ? view.history : [])
    view.candidates = []
    return purpose == .command && view.verbs == nil ? .learnVerbs : .redraw
  }

  /// A key while a line is typed.
  mutating func type(_ key: Key) -> MonitorAction {
    guard var line = view.line else { return .none }
    let answer = line.handle(key)
    view.line = line
    switch answer {
    case .ignored: return .none
    case .left:
      if line.purpose == .filter { view.filter = "" }
      close()
    case .edited:
      view.candidates = []
      if line.purpose == .filter { filter(by: line.string) }
    case .complete: complete(line)
    case .entered(let text):
      close()
      guard line.purpose == .command else { return .redraw }
      return enter(text)
    }
    return .redraw
  }

  private mutating func close() { (view.line, view.candidates) = (nil, []) }

  private mutating func filter(by text: String) {
    (view.filter, view.scroll) = (text, 0)
    if view.pane == .tree, let first = ViewTree(selectedWindow).filtered(text).first { view.cursor = first.path }
  }

  private mutating func complete(_ line: ConsoleLine) {
    guard line.purpose == .command else { return }
    guard let verbs = view.verbs else {
      view.candidates = ["the verbs are being asked for"]
      return
    }
    let found = Completion(head: line.head, verbs: verbs, sight: Completion.Sight(device))
    if let insertion = found.insertion {
      view.line?.replace(line.cursor - found.typed..<line.cursor, by: Array(insertion))
    }
    view.candidates =
      found.words.count > 1 ? found.words : found.words.isEmpty ? ["nothing is known to stand here"] : []
  }

  private mutating func enter(_ text: String) -> MonitorAction {
    guard var words = ShellWords.split(text) else { return say("a quote is open: \(text)", isTrouble: true) }
    if words.first == "swivel" { words.removeFirst() }
    guard !words.isEmpty else { return .redraw }
    if view.history.last != text { view.history.append(text) }
    view.history.removeFirst(max(0, view.history.count - ConsoleLine.maximumHistory))
    return order(words, .line)
  }

  // MARK: Asking

  /// Has a command run; it is asked of the device as it is now, so that is what is shown.
  mutating func order(_ words: [String], _ origin: ConsoleOrder.Origin) -> MonitorAction {
    (view.step, view.scroll) = (nil, 0)
    return .run(ConsoleOrder(words: words, origin: origin))
  }

  /// Taps what can be tapped at the cursor: the view, or the nearest around it.
  mutating func tap() -> MonitorAction {
    if let step = view.step { return say("#\(step) is past and cannot be tapped; End shows now", isTrouble: true) }
    guard let window = selectedWindow else { return say("no window is there to tap in", isTrouble: true) }
    let tree = ViewTree(window)
    guard let entry = tree.entry(at: view.cursor) else { return .none }
    let above = (0...entry.path.count).reversed().compactMap { tree.entry(at: Array(entry.path.prefix($0))) }
    guard let control = above.first(where: { $0.view.isTappable && !$0.isHidden }) else {
      return say("\(entry.view.className) cannot be tapped; ↑ ↓ move the cursor", isTrouble: true)
    }
    guard let target = control.view.tapTarget else {
      return say("\(control.view.className) has neither identifier nor title to be tapped by", isTrouble: true)
    }
    let words =
      target.hasPrefix("-") ? ["--window", "\(window.id)", "--", target] : [target, "--window", "\(window.id)"]
    return order(["act", "tap"] + words, .key)
  }

  /// Leaves what is on the screen; where nothing is, what was left comes back.
  mutating func goHome() -> MonitorAction {
    guard let windows = device?.windows, let first = windows.first else {
      return say("no window is there to leave", isTrouble: true)
    }
    let front = windows.filter { $0.isForeground && $0.screen == .device }
    if let left = front.first(where: \.isFocused) ?? front.first {
      view.left = left.id
      return order(["window", "home"], .key)
    }
    let back = windows.first { $0.id == view.left } ?? first
    return order(["window", "focus", "\(back.id)"], .key)
  }

  /// Chooses what the mouse was pressed on; what is chosen already is tapped.
  mutating func press(_ target: MonitorTarget?) -> MonitorAction {
    switch target {
    case nil: return .none
    case .pane(let pane): (view.pane, view.scroll) = (pane, 0)
    case .window(let id):
      if selectedWindow?.id != id { view.cursor = [] }
      view.window = id
    case .step(let seq): view.step = receipts.last?.seq == seq && view.step == seq ? nil : seq
    case .view(let window, let path):
      if selectedWindow?.id == window, view.cursor == path { return tap() }
      (view.window, view.cursor) = (window, path)
    }
    return .redraw
  }

  /// The editor at the line the shown input crashed at, or the last one that did.
  mutating func edit() -> MonitorAction {
    let crash = shownReceipt ?? receipts.last { $0.ending.isCrash }
    guard let crash, crash.ending.isCrash else {
      return say(view.step == nil ? "no input crashed" : "the shown input did not crash", isTrouble: true)
    }
    guard let place = SourcePlace(crash.ending.text) else {
      return say("the crash of #\(crash.seq) names no file and line", isTrouble: true)
    }
    return .edit(place)
  }

  // MARK: Answers

  /// Takes a command that is to run; what is to be done with it.
  mutating func submit(_ order: ConsoleOrder) -> ConsoleOrders.Answer {
    let answer = view.orders.submit(order)
    switch answer {
    case .start: begin(order)
    case .waits:
      view.message = MonitorMessage(text: "waits for its turn: \(ShellWords.join(["swivel"] + order.words))")
    case .full:
      view.message = MonitorMessage(text: "too much is asked for at once; Ctrl-C ends what runs", isTrouble: true)
    }
    return answer
  }

  /// The command that runs has ended; the next one that is to run.
  mutating func next() -> ConsoleOrder? {
    guard let order = view.orders.finish() else { return nil }
    begin(order)
    return order
  }

  /// Forgets the commands that wait.
  mutating func forget() { view.orders.forget() }

  /// Shows that a command runs.
  mutating func begin(_ order: ConsoleOrder) {
    let line = ShellWords.join(["swivel"] + order.words(for: instance, verbs: view.verbs))
    view.lastCommand = line
    view.message = MonitorMessage(text: "… \(line)")
  }

  /// Takes what the program says of its verbs.
  mutating func learned(_ dump: String, status: Int32) {
    view.verbs = status == 0 ? Verb(dump: Data(dump.utf8)) : nil
    if view.verbs == nil {
      view.message = MonitorMessage(text: "swivel does not tell its verbs: \(dump.prefix(200))", isTrouble: true)
    }
    view.candidates = []
  }

  /// Shows what a command said. Refusals and other failures are shown whole, whoever asked.
  mutating func answered(_ order: ConsoleOrder, output: String, status: Int32) {
    var lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let command = view.lastCommand ?? ""
    if status != 0 {
      let meaning = ExitStatus(rawValue: status).map { " (\($0))" } ?? ""
      let first = lines.first ?? "it said nothing"
      view.message = MonitorMessage(text: "✗ exit \(status)\(meaning): \(first)", isTrouble: true)
      lines.append("exit \(status)\(meaning)")
      view.panel = .output(title: command, lines: lines, isTrouble: true)
      view.panelScroll = 0
      return
    }
    view.message = MonitorMessage(text: lines.first ?? "done: \(command)")
    guard order.origin == .line, lines.count > 1 else { return }
    view.panel = .output(title: command, lines: lines, isTrouble: false)
    view.panelScroll = 0
  }
}

extension String {
  /// Whether it contains a text, in whatever case.
  func contains(caseless text: String) -> Bool { range(of: text, options: .caseInsensitive) != nil }
}
