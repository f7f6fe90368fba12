// Which paths of a repository git leaves alone: the patterns of its .gitignore files, by the rules of gitignore(5).

/// The patterns of one .gitignore file.
package struct GitIgnore {
  /// A pattern as it was understood.
  private struct Pattern {
    /// What must match, slash by slash.
    var parts: [[UInt8]]
    /// Whether it takes back what an earlier pattern said.
    var isNegated: Bool
    /// Whether only folders are meant.
    var isFolderOnly: Bool
    /// Whether it is about the path from the file's folder; else about a name at any depth.
    var isAnchored: Bool
  }

  private var patterns: [Pattern] = []

  /// Reads the lines of a file.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let pattern = Self.pattern(Substring(line)) { patterns.append(pattern) }
    }
  }

  /// Whether the file says that a path is ignored, or that it is not; nil if it says nothing. `path` is relative to the
  /// file's folder and has no slash at either end.
  package func verdict(_ path: String, isFolder: Bool) -> Bool? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    for pattern in patterns.reversed() where isFolder || !pattern.isFolderOnly {
      let isMatch =
        pattern.isAnchored
        ? Self.matches(pattern.parts[...], parts[...]) : parts.last.map { Glob.matches(pattern.parts[0], $0) } ?? false
      if isMatch { return !pattern.isNegated }
    }
    return nil
  }

  private static func pattern(_ line: Substring) -> Pattern? {
    var text = line
    guard !text.hasPrefix("#") else { return nil }
    // Blanks at the end count only behind a backslash.
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isFolderOnly = text.hasSuffix("/")
    if isFolderOnly { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    let parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard !parts.isEmpty else { return nil }
    return Pattern(parts: parts, isNegated: isNegated, isFolderOnly: isFolderOnly, isAnchored: isAnchored)
  }

  private static let anyDepth = Array("**".utf8)

  /// Slash by slash; `**` stands for any number of parts.
  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == anyDepth {
      // At the end it means all inside, which is not the folder itself.
      if pattern.count == 1 { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, Glob.matches(first, name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}

/// Patterns of one name: `*`, `?`, `[a-z]` and backslashes.
private enum Glob {
  static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (p, n) = (0, 0)
    // Where to go on when what follows a star does not match: the star takes one more.
    var retry: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        retry = (p + 1, n)
        p += 1
      } else if let next = step(pattern, p, name[n]) {
        p = next
        n += 1
      } else if let last = retry {
        retry = (last.pattern, last.name + 1)
        (p, n) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.count
  }

  /// Where the pattern goes on after a character it matches; nil if it does not.
  private static func step(_ pattern: [UInt8], _ place: Int, _ character: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "\\") where place + 1 < pattern.count:
      return pattern[place + 1] == character ? place + 2 : nil
    case UInt8(ascii: "["): return range(pattern, place, character)
    case character: return place + 1
    case _: return nil
    }
  }

  private static func range(_ pattern: [UInt8], _ place: Int, _ character: UInt8) -> Int? {
    var index = place + 1
    let isNegated =
      index < pattern.count && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
    if isNegated { index += 1 }
    var isIn = false
    let first = index
    while index < pattern.count, pattern[index] != UInt8(ascii: "]") || index == first {
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"), pattern[index + 2] != UInt8(ascii: "]") {
        if (pattern[index]...max(pattern[index], pattern[index + 2])).contains(character) { isIn = true }
        index += 3
      } else {
        if pattern[index] == character { isIn = true }
        index += 1
      }
    }
    guard index < pattern.count else { return nil }
    return isIn != isNegated ? index + 1 : nil
  }
}
