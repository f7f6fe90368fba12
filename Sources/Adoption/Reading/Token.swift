// The words of a Swift file, as far as a rewriter of single words has to tell them apart.

/// A word of a source: where it stands and what it is. Comments and blanks are between tokens.
package struct Token: Equatable {
  /// What a token is.
  package enum Kind: Equatable {
    /// A name or a keyword, in backticks or without.
    case word
    case number
    /// A string with all its interpolations, or a regular expression.
    case literal
    /// `#if`, `#selector` and their like.
    case pound
    /// One character of an operator, or `->`.
    case symbol
    /// `( [ {` and what closes them.
    case open, close
    /// `, : ; @ .`
    case mark
  }

  package var kind: Kind
  /// Byte offsets: the token is `start..<end`.
  package var start: Int
  package var end: Int
  /// From 1.
  package var line: Int
  /// Whether only blanks and comments stand before it on its line.
  package var startsLine: Bool
  /// The token of the bracket that belongs to this one; itself for all others.
  package var partner: Int
}

/// A Swift file as tokens.
package struct Source {
  /// The path errors and remarks name.
  package let file: String
  package let bytes: [UInt8]
  package let tokens: [Token]

  /// - Throws: a bracket, string or comment without its end.
  package init(file: String, text: String) throws(AdoptionError) {
    self.file = file
    bytes = [UInt8](text.utf8)
    var lexer = Lexer(file: file, bytes: bytes)
    tokens = try lexer.all()
  }

  /// The token's text.
  package func text(_ index: Int) -> String { text(tokens[index].start, tokens[index].end) }

  /// The text between two byte offsets.
  package func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Whether there is such a token and it reads so.
  package func reads(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }

  /// Whether there is such a token and it is of a kind.
  package func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind
  }

  /// The texts of tokens, joined by blanks where the source has any, without comments: what fits on one line.
  package func joined(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, tokens[index - 1].end < tokens[index].start { text += " " }
      text += self.text(index)
    }
    return text
  }
}
