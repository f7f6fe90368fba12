// What can follow what was typed: verbs and their options from the program, names from what is in sight.
import Foundation
import Spelling
import Vocabulary

/// The words that can stand at the end of a line.
struct Completion: Equatable {
  /// What is in sight of the console.
  struct Sight: Equatable {
    /// What can be tapped: identifiers, and titles where there are none.
    var targets: [String] = []
    var windows: [String] = []
    var apps: [String] = []

    init(_ device: DeviceSnapshot?) {
      for window in device?.windows ?? [] {
        windows.append(String(window.id))
        if !apps.contains(window.app) { apps.append(window.app) }
        if window.isForeground { collect(window.root, depth: 0) }
      }
    }

    private mutating func collect(_ view: ViewSnapshot, depth: Int) {
      guard !view.isHidden, depth < Wireframe.maximumDepth, targets.count < Wireframe.maximumViews else { return }
      if view.isTappable, let target = view.tapTarget, !targets.contains(target) { targets.append(target) }
      for subview in view.subviews { collect(subview, depth: depth + 1) }
    }
  }

  /// How many characters before the cursor the word has that is being typed.
  var typed: Int
  /// In the order of help; for a mistyped word those that were meant.
  var words: [String]
  /// What all words begin with, as it is to be typed; with a blank behind it where there is but one.
  var insertion: String?

  init(head: String, verbs: Verb, sight: Sight) {
    let start = Self.wordStart(head)
    let before = ShellWords.split(head[..<start]) ?? []
    let typedText = String(head[start...])
    let typedWord =
      (ShellWords.split(typedText) ?? ShellWords.split(typedText + "'") ?? ShellWords.split(typedText + "\""))?.first
      ?? ""
    typed = typedText.count
    let known = Self.known(
      after: before.first == "swivel" ? Array(before.dropFirst()) : before, typedWord, verbs, sight)
    words = known.filter { $0.hasPrefix(typedWord) }
    if words.isEmpty { words = Spelling.nearest(to: typedWord, in: known) }
    guard let first = words.first else { return }
    let shared = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if words.count == 1 {
      insertion = ShellWords.quoted(first) + " "
    } else if shared.count > typedWord.count, ShellWords.quoted(shared) == shared {
      insertion = shared
    }
  }

  /// Where the word begins that the line ends with: blanks within quotes part no words.
  private static func wordStart(_ head: String) -> String.Index {
    var start = head.startIndex
    var quote: Character?
    var isEscaped = false
    for index in head.indices {
      let character = head[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        start = head.index(after: index)
      }
    }
    return start
  }

  private static func known(after words: [String], _ typed: String, _ root: Verb, _ sight: Sight) -> [String] {
    let (verb, depth) = root.verb(of: words)
    let rest = words.dropFirst(depth)
    if let last = rest.last, let option = verb.arguments.first(where: { $0.option == last && $0.takesValue }) {
      return values(of: option, sight)
    }
    if typed.hasPrefix("-") { return verb.arguments.compactMap(\.option) }
    if !verb.verbs.isEmpty { return rest.isEmpty ? verb.verbs.map(\.name) : [] }
    // Words by themselves before this one, those of options left out.
    var place = 0
    var isValue = false
    for word in rest {
      if isValue {
        isValue = false
      } else if word.hasPrefix("--") {
        isValue = verb.arguments.first { $0.option == word }?.takesValue ?? false
      } else {
        place += 1
      }
    }
    let own = verb.arguments.filter { $0.option == nil }
    guard let argument = place < own.count ? own[place] : own.last(where: \.isRepeating) else {
      return verb.arguments.compactMap(\.option)
    }
    let values = values(of: argument, sight)
    return values.isEmpty && typed.isEmpty ? verb.arguments.compactMap(\.option) : values
  }

  private static func values(of argument: Verb.Argument, _ sight: Sight) -> [String] {
    if !argument.words.isEmpty { return argument.words }
    switch argument.value {
    case "target": return sight.targets
    case "window", "windows": return sight.windows
    case "app": return sight.apps
    default: return []
    }
  }
}

extension ViewSnapshot {
  /// What `act tap` calls it: its identifier, else its title.
  var tapTarget: String? {
    if let identifier, !identifier.isEmpty { return identifier }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
