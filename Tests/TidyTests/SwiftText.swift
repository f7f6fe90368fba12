// Swift source with comments and string literals blanked out, so that rules look at code and braces can be counted.

/// One source file as the rules see it.
struct SwiftText {
  /// Line by line, comments and the insides of string literals replaced by blanks.
  let code: [String]
  /// Line by line, as it stands in the file.
  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blanker = Blanker(text)
    code = blanker.run().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines, from 1, on which one of the identifiers stands as a whole word.
  func lines(mentioning words: [String]) -> [(line: Int, word: String)] {
    var found: [(Int, String)] = []
    for (index, line) in code.enumerated() {
      for word in words where line.containsWord(word) { found.append((index + 1, word)) }
    }
    return found
  }
}

extension String {
  /// Whether `word` stands here with no letter, digit or `_` directly before or after it.
  func containsWord(_ word: String) -> Bool {
    var start = startIndex
    while let range = self[start...].firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      let startsWord = word.first.map { !$0.isWord } ?? true
      let endsWord = word.last.map { !$0.isWord } ?? true
      if startsWord || !(before?.isWord ?? false), endsWord || !(after?.isWord ?? false) { return true }
      start = range.upperBound
    }
    return false
  }
}

extension Character {
  var isWord: Bool { isLetter || isNumber || self == "_" }
}

/// Walks over the text once; a string literal inside an interpolation is a literal of its own.
private struct Blanker {
  private let text: [Character]
  private var index = 0
  private var result: [Character] = []

  init(_ text: String) {
    self.text = Array(text)
    result.reserveCapacity(self.text.count)
  }

  mutating func run() -> String {
    code(untilParenthesis: false)
    return String(result)
  }

  private func at(_ offset: Int) -> Character? { index + offset < text.count ? text[index + offset] : nil }

  private func isAhead(_ word: String) -> Bool {
    var offset = 0
    for character in word {
      if at(offset) != character { return false }
      offset += 1
    }
    return true
  }

  private mutating func keep(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      result.append(text[index])
      index += 1
    }
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      result.append(text[index] == "\n" ? "\n" : " ")
      index += 1
    }
  }

  private mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while index < text.count {
      if isAhead("//") {
        while index < text.count, text[index] != "\n" { blank() }
      } else if isAhead("/*") {
        comment()
      } else if let hashes = literalAhead() {
        literal(hashes: hashes)
      } else if untilParenthesis {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        blank()
        if depth == 0 { return }
      } else {
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    while index < text.count {
      if isAhead("/*") {
        depth += 1
        blank(2)
      } else if isAhead("*/") {
        depth -= 1
        blank(2)
        if depth == 0 { return }
      } else {
        blank()
      }
    }
  }

  /// The number of `#` before a string literal that starts here; nil when none does.
  private func literalAhead() -> Int? {
    var hashes = 0
    while at(hashes) == "#" { hashes += 1 }
    return at(hashes) == "\"" ? hashes : nil
  }

  private mutating func literal(hashes: Int) {
    blank(hashes)
    let isLong = isAhead("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    let marks = String(repeating: "#", count: hashes)
    blank(quotes.count)
    while index < text.count {
      if isAhead("\\" + marks + "(") {
        blank(1 + hashes)
        code(untilParenthesis: true)
      } else if isAhead("\\" + marks) {
        blank(2 + hashes)
      } else if isAhead(quotes + marks) {
        blank(quotes.count + hashes)
        return
      } else if !isLong, text[index] == "\n" {
        return
      } else {
        blank()
      }
    }
  }
}
