// From bytes to tokens, by the lexical rules of The Swift Programming Language: nested comments, raw strings, interpolations,
// regular expressions.

/// Reads a file from its first byte to its last.
struct Lexer {
  let file: String
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1
  private var tokens: [Token] = []
  private var open: [Int] = []
  private var startsLine = true
  /// In how many strings of strings this reads.
  private var depth = 0

  /// Strings in strings beyond anybody's: each is read by a reader of its own, and a stack has an end.
  private static let deepest = 64

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  mutating func all() throws(AdoptionError) -> [Token] {
    tokens.reserveCapacity(bytes.count / 5)
    skipFirstLine()
    while try skipBlanks() { try next() }
    if let first = open.last {
      throw unbalanced(tokens[first].line, "'\(Character(Unicode.Scalar(byte(at: tokens[first].start))))'")
    }
    return tokens
  }

  // MARK: Bytes

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
  private var here: UInt8 { byte(at: position) }

  func unbalanced(_ line: Int, _ what: String) -> AdoptionError { .unbalanced(file: file, line: line, what: what) }

  /// A byte order mark, and the line that names an interpreter.
  private mutating func skipFirstLine() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if here == UInt8(ascii: "#"), byte(at: position + 1) == UInt8(ascii: "!") {
      while position < bytes.count, here != UInt8(ascii: "\n") { position += 1 }
    }
  }

  /// Moves to the next token; false at the end.
  private mutating func skipBlanks() throws(AdoptionError) -> Bool {
    while position < bytes.count {
      switch here {
      case UInt8(ascii: "\n"):
        line += 1
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0: position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
        while position < bytes.count, here != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): try skipComment()
      case _: return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(AdoptionError) {
    let first = line
    var depth = 0
    repeat {
      guard position < bytes.count else { throw unbalanced(first, "'/*'") }
      if here == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if here == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if here == UInt8(ascii: "\n") {
          line += 1
          startsLine = true
        }
        position += 1
      }
    } while depth > 0
  }

  // MARK: Tokens

  private mutating func add(_ kind: Token.Kind, from start: Int, line first: Int) {
    tokens.append(
      Token(kind: kind, start: start, end: position, line: first, startsLine: startsLine, partner: tokens.count))
    startsLine = false
  }

  private mutating func next() throws(AdoptionError) {
    let start = position
    let first = line
    switch here {
    case let byte where Self.beginsWord(byte):
      while Self.isInWord(here) { position += 1 }
      add(.word, from: start, line: first)
    case UInt8(ascii: "`"): backticks(start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      add(.number, from: start, line: first)
    case UInt8(ascii: "\""):
      try string(hashes: 0)
      add(.literal, from: start, line: first)
    case UInt8(ascii: "#"): try pound(start, first)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      open.append(tokens.count)
      add(.open, from: start, line: first)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close()
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "."):
      position += 1
      add(.mark, from: start, line: first)
    case UInt8(ascii: "/") where expressionMayBegin && bareRegexEnd() != nil:
      position = bareRegexEnd() ?? position
      add(.literal, from: start, line: first)
    case UInt8(ascii: "-") where byte(at: position + 1) == UInt8(ascii: ">"):
      position += 2
      add(.symbol, from: start, line: first)
    case _:
      position += 1
      add(.symbol, from: start, line: first)
    }
  }

  private mutating func backticks(_ start: Int) {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    position = byte(at: end) == UInt8(ascii: "`") ? end + 1 : position + 1
    add(.word, from: start, line: line)
  }

  private mutating func close() throws(AdoptionError) {
    let kind = here
    let partner: UInt8 = kind == UInt8(ascii: ")") ? UInt8(ascii: "(") : kind - 2
    guard let opening = open.popLast() else { throw unbalanced(line, "'\(Character(Unicode.Scalar(kind)))'") }
    guard bytes[tokens[opening].start] == partner else {
      throw unbalanced(tokens[opening].line, "'\(Character(Unicode.Scalar(bytes[tokens[opening].start])))'")
    }
    let start = position
    position += 1
    add(.close, from: start, line: line)
    tokens[opening].partner = tokens.count - 1
    tokens[tokens.count - 1].partner = opening
  }

  private mutating func pound(_ start: Int, _ first: Int) throws(AdoptionError) {
    var hashes = 0
    while byte(at: position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    let after = byte(at: position + hashes)
    if after == UInt8(ascii: "\"") {
      position += hashes
      try string(hashes: hashes)
      return add(.literal, from: start, line: first)
    }
    if after == UInt8(ascii: "/"), let end = extendedRegexEnd(hashes) {
      line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
      position = end
      return add(.literal, from: start, line: first)
    }
    position += 1
    while Self.isInWord(here) { position += 1 }
    add(position > start + 1 ? .pound : .symbol, from: start, line: first)
  }

  private mutating func number() {
    let isMember = tokens.last.map { $0.kind == .mark && bytes[$0.start] == UInt8(ascii: ".") } ?? false
    let isHexadecimal = here == UInt8(ascii: "0") && byte(at: position + 1) | 0x20 == UInt8(ascii: "x")
    while true {
      if Self.isInWord(here), here < 0x80 {
        let isExponent = here | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
        position += 1
        let sign = here == UInt8(ascii: "+") || here == UInt8(ascii: "-")
        if isExponent, !isMember, sign, Self.isDigit(byte(at: position + 1)) { position += 1 }
      } else if here == UInt8(ascii: "."), !isMember, Self.isDigit(byte(at: position + 1)) {
        position += 1
      } else {
        return
      }
    }
  }

  // MARK: Strings

  /// From the quote on to behind the closing one.
  private mutating func string(hashes: Int) throws(AdoptionError) {
    let first = line
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at: position + 1) == quote && byte(at: position + 2) == quote && !isShortRaw(hashes)
    position += isLong ? 3 : 1
    while position < bytes.count {
      switch here {
      case quote where ends(isLong, hashes):
        position += (isLong ? 3 : 1) + hashes
        return
      case UInt8(ascii: "\\") where followed(byHashes: hashes):
        position += 1 + hashes
        if here == UInt8(ascii: "(") { try interpolation() } else { try character(isLong, first) }
      case _: try character(isLong, first)
      }
    }
    throw unbalanced(first, "'\"'")
  }

  /// Of `#"""#` the string is a single quote; a long one begins with a line of its own.
  private func isShortRaw(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    return (0..<hashes).allSatisfy { byte(at: position + 3 + $0) == UInt8(ascii: "#") }
  }

  private func ends(_ isLong: Bool, _ hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { byte(at: position + $0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(at: position + quotes + $0) == UInt8(ascii: "#") }
  }

  private func followed(byHashes hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(at: position + 1 + $0) == UInt8(ascii: "#") }
  }

  private mutating func character(_ isLong: Bool, _ first: Int) throws(AdoptionError) {
    if here == UInt8(ascii: "\n") {
      guard isLong else { throw unbalanced(first, "'\"'") }
      line += 1
    }
    position += 1
  }

  /// From the parenthesis on to behind the one that closes it, over whatever tokens there are.
  private mutating func interpolation() throws(AdoptionError) {
    guard depth < Self.deepest else {
      let expected = "at most \(Self.deepest) strings in each other"
      throw .malformed(file: file, line: line, expected: expected, actual: "more")
    }
    var inner = Lexer(file: file, bytes: bytes)
    inner.depth = depth + 1
    inner.position = position
    inner.line = line
    repeat {
      guard try inner.skipBlanks() else { throw unbalanced(line, "'\\('") }
      try inner.next()
    } while !inner.open.isEmpty
    position = inner.position
    line = inner.line
  }

  // MARK: Regular expressions

  /// Words after which an expression begins.
  private static let beforeExpressions: Set<String> = [
    "return", "case", "in", "where", "if", "while", "guard", "throw", "try", "await", "else", "switch", "is", "as",
    "yield",
  ]

  /// Whether an operand can stand here, rather than an operator between two.
  private var expressionMayBegin: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .literal, .close: return false
    case .word: return Self.beforeExpressions.contains(String(decoding: bytes[last.start..<last.end], as: UTF8.self))
    case .mark: return bytes[last.start] != UInt8(ascii: ".")
    case .symbol:
      let isPostfix = bytes[last.start] == UInt8(ascii: "?") || bytes[last.start] == UInt8(ascii: "!")
      return !(isPostfix && tokens.count > 1 && tokens[tokens.count - 2].end == last.start) || last.end < position
    case .pound, .open: return true
    }
  }

  /// Behind the `/` that ends a regular expression on this line; nil where it is none.
  private func bareRegexEnd() -> Int? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0]
    var index = position + 1
    guard !blanks.contains(byte(at: index)) else { return nil }
    var (depth, isInSet) = (0, false)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return index > position + 1 && !blanks.contains(bytes[index - 1]) ? index + 1 : nil
      case _: break
      }
      index += 1
    }
    return nil
  }

  private func extendedRegexEnd(_ hashes: Int) -> Int? {
    var index = position + hashes + 1
    let isLong = byte(at: index) == UInt8(ascii: "\n")
    while index < bytes.count, isLong || bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/"), (1...hashes).allSatisfy({ byte(at: index + $0) == UInt8(ascii: "#") }) {
        return index + 1 + hashes
      }
      index += 1
    }
    return nil
  }

  // MARK: Characters

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isInWord(_ byte: UInt8) -> Bool { beginsWord(byte) || isDigit(byte) }
}
