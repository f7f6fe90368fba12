// A line being typed: keys in, what became of the line out. Apart from what lines are for, because commands and filters are
// typed alike.
import Terminal

/// A line of text with a cursor and the lines entered before it.
struct ConsoleLine: Sendable, Equatable {
  /// What the line is for.
  enum Purpose: Sendable, Equatable {
    case command
    case filter
  }

  /// What a key did to it.
  enum Answer: Sendable, Equatable {
    case edited
    /// The user wants words to choose from.
    case complete
    case entered(String)
    case left
    case ignored
  }

  /// Lines that are remembered: as many as one goes back through.
  static let maximumHistory = 100
  /// Characters of a line: more than any command has, and a bound on what is drawn.
  static let maximumLength = 2_000

  let purpose: Purpose
  private(set) var text: [Character]
  /// The place of the cursor: 0…count.
  private(set) var cursor: Int
  private let history: [String]
  /// The remembered line that is shown; `history.count` for the new one.
  private var place: Int
  private var draft: [Character] = []

  init(_ purpose: Purpose, text: String = "", history: [String] = []) {
    self.purpose = purpose
    self.text = Array(text)
    cursor = self.text.count
    self.history = history
    place = history.count
  }

  var string: String { String(text) }
  /// What stands before the cursor.
  var head: String { String(text[..<cursor]) }

  mutating func handle(_ key: Key) -> Answer {
    switch (key.code, key.modifiers) {
    case (.enter, _): return .entered(string)
    case (.escape, _), (.character("c"), .control), (.character("g"), .control): return .left
    case (.tab, _): return .complete
    case (.backspace, _):
      if text.isEmpty { return .left }
      if cursor > 0 { replace(cursor - 1..<cursor, by: []) }
    case (.delete, _): if cursor < text.count { replace(cursor..<cursor + 1, by: []) }
    case (.left, _): cursor = max(cursor - 1, 0)
    case (.right, _): cursor = min(cursor + 1, text.count)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = text.count
    case (.character("u"), .control): replace(0..<cursor, by: [])
    case (.character("k"), .control): replace(cursor..<text.count, by: [])
    case (.character("w"), .control): replace(wordStart..<cursor, by: [])
    case (.up, _): recall(place - 1)
    case (.down, _): recall(place + 1)
    case (.character(let character), let modifiers) where modifiers.isEmpty || modifiers == .shift:
      if text.count < Self.maximumLength { replace(cursor..<cursor, by: [character]) }
    default: return .ignored  // the other keys of the world
    }
    return .edited
  }

  /// Puts `words` where `range` stood, and the cursor behind them.
  mutating func replace(_ range: Range<Int>, by characters: [Character]) {
    text.replaceSubrange(range, with: characters)
    cursor = range.lowerBound + characters.count
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, text[start - 1] == " " { start -= 1 }
    while start > 0, text[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func recall(_ wanted: Int) {
    guard (0...history.count).contains(wanted), wanted != place else { return }
    if place == history.count { draft = text }
    place = wanted
    text = wanted == history.count ? draft : Array(history[wanted])
    cursor = text.count
  }
}
