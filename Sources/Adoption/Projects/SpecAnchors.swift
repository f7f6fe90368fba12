// What anchors and aliases of a YAML text can stand for, told before the text is parsed: a few lines may mean more than a machine holds or
// looks through. One pass over the bytes, since whoever writes such a text also writes one that patterns go back and forth in.

/// Counts what makes a text grow, and ends at what is too much.
struct SpecAnchors {
  /// What is too much, and where.
  struct Excess: Equatable {
    /// From 1.
    var line: Int
    var expected: String
    var actual: String
  }

  /// Anchors of a file, and how deep they may lie in each other: values are freed one within the other.
  private static let maximumAnchors = 100
  private static let maximumDepth = 20_000
  /// Aliases of a file that has keys which are no words: each of them is looked through for every alias in it.
  private static let maximumAliasesBesideKeys = 40

  private var (line, anchors, aliases) = (1, 0, 0)
  private var (depth, deepest) = (0, 0)
  /// Where the first key stands that is no word.
  private var oddKey: Int?
  private var excess: Excess?

  /// Nil where there is not too much.
  static func excess(of text: String) -> Excess? {
    var anchors = SpecAnchors()
    anchors.look(through: Array(text.utf8))
    return anchors.excess
  }

  private mutating func look(through bytes: [UInt8]) {
    // What a colon behind it makes a key of: a list, a table or an alias; nil behind a word.
    var (isKeyBefore, isAliasOpen) = (false, false)
    // The last byte of the line that is no blank; 0 where there is none.
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      let isBeginning = index == 0 || Self.isBefore(bytes[index - 1])
      let isNamed = isBeginning && index + 1 < bytes.count && Self.isWord(bytes[index + 1])
      defer { last = byte == UInt8(ascii: "\n") ? 0 : byte <= UInt8(ascii: " ") ? last : byte }
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case 0...UInt8(ascii: " "): isAliasOpen = false
      case UInt8(ascii: "&") where isNamed: noteAnchor()
      case UInt8(ascii: "*") where isNamed:
        noteAlias()
        (isKeyBefore, isAliasOpen) = (true, true)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        noteDepth()
        isKeyBefore = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        isKeyBefore = true
      case UInt8(ascii: ":") where isKeyBefore: noteOddKey()
      case UInt8(ascii: "?") where Self.mayMarkKey(last, index + 1 < bytes.count ? bytes[index + 1] : 0): noteOddKey()
      case _: if !(isAliasOpen && Self.isWord(byte)) { isKeyBefore = false }
      }
      if byte == UInt8(ascii: "\n") { isAliasOpen = false }
      if excess != nil { return }
    }
  }

  /// Letters that names of anchors are of.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    case _: false
    }
  }

  /// What may stand right before an anchor or an alias; some blanks have more than a byte.
  private static func isBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...UInt8(ascii: " "), 0x80...0xFF: true
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"): true
    case _: false
    }
  }

  /// Whether a question mark may announce a key: where a value begins, before a blank, a list, a table or a quote. Shells have others.
  private static func mayMarkKey(_ before: UInt8, _ after: UInt8) -> Bool {
    switch before {
    case 0, UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): break
    case _: return false
    }
    switch after {
    case 0...UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"): return true
    case _: return false
    }
  }

  private mutating func noteAnchor() {
    anchors += 1
    if anchors > Self.maximumAnchors { tooMuch("at most \(Self.maximumAnchors) anchors", "more") }
    noteDepth()
  }

  private mutating func noteDepth() {
    deepest = max(deepest, depth)
    if anchors * deepest > Self.maximumDepth {
      tooMuch("\(anchors) anchors in lists at most \(Self.maximumDepth / anchors) deep", "\(deepest)")
    }
  }

  private mutating func noteAlias() {
    aliases += 1
    noteKeys()
  }

  private mutating func noteOddKey() {
    oddKey = oddKey ?? line
    noteKeys()
  }

  private mutating func noteKeys() {
    guard let oddKey, anchors > 0, aliases > Self.maximumAliasesBesideKeys else { return }
    tooMuch(
      "at most \(Self.maximumAliasesBesideKeys) aliases beside a key that is no word, which line \(oddKey) has", "more")
  }

  private mutating func tooMuch(_ expected: String, _ actual: String) {
    excess = excess ?? Excess(line: line, expected: expected, actual: actual)
  }
}
