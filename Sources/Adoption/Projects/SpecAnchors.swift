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
  static let maximumAnchors = 100
  private static let maximumDepth = 20_000
  /// Aliases of a file that has keys which are no words: each of them is looked through for every alias in it.
  static let maximumAliasesBesideKeys = 40
  /// Bytes that such keys may stand for.
  static let maximumBytesBesideKeys = 1 << 24

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
    for (index, byte) in bytes.enumerated() {
      let isBeginning = index == 0 || Self.isBefore(bytes[index - 1])
      let isNamed = isBeginning && index + 1 < bytes.count && Self.isWord(bytes[index + 1])
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case 0...UInt8(ascii: " "): isAliasOpen = false
      case UInt8(ascii: "&") where isNamed: noteAnchor()
      case UInt8(ascii: "*") where isNamed:
        noteAlias(bytes.count)
        (isKeyBefore, isAliasOpen) = (true, true)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        noteDepth()
        isKeyBefore = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        isKeyBefore = true
      case UInt8(ascii: ":") where isKeyBefore, UInt8(ascii: "?") where isBeginning: noteOddKey(bytes.count)
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

  /// What may stand right before an anchor, an alias or a mark for a key; some blanks have more than a byte.
  private static func isBefore(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte >= 0x80 || [UInt8]("[{,:?".utf8).contains(byte)
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

  private mutating func noteAlias(_ size: Int) {
    aliases += 1
    noteKeys(size)
  }

  private mutating func noteOddKey(_ size: Int) {
    oddKey = oddKey ?? line
    noteKeys(size)
  }

  private mutating func noteKeys(_ size: Int) {
    guard let oddKey, anchors > 0 else { return }
    // Aliases that stand for each other multiply most where each next one stands for three of the last.
    let steps = min(aliases, Self.maximumAliasesBesideKeys) / 3
    let times = (0..<steps).reduce(1) { times, _ in times * 3 }
    guard aliases > Self.maximumAliasesBesideKeys || times > Self.maximumBytesBesideKeys / max(size, 1) else { return }
    tooMuch("fewer aliases beside a key that is no word, which line \(oddKey) has", "\(aliases)")
  }

  private mutating func tooMuch(_ expected: String, _ actual: String) {
    excess = excess ?? Excess(line: line, expected: expected, actual: actual)
  }
}
