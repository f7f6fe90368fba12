// Where functions begin and end, and which declarations are public, told from blanked code without a compiler.

/// A function, initializer, subscript or computed property with its body.
struct FunctionSpan: Equatable {
  var line: Int
  var length: Int
}

extension SwiftText {
  private static let callables = ["func", "init", "deinit", "subscript", "var"]
  private static let declarations =
    callables + [
      "let", "case", "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "import",
      "associatedtype",
    ]
  private static let modifiers = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
    "mutating",
    "nonmutating", "nonisolated", "convenience", "required", "lazy", "weak", "unowned", "indirect", "consuming",
    "isolated",
  ]

  /// The words of a line before its first sign that is not part of a modifier or attribute.
  private static func words(_ line: String) -> [String] {
    let pieces = line.split(separator: " ")
    var words: [String] = []
    for (index, piece) in pieces.enumerated() {
      let word = String(piece.prefix { $0.isWord || $0 == "@" })
      words.append(word)
      var isModifier = modifiers.contains(word) && (piece.count == word.count || piece.hasSuffix(")"))
      // `class func` is a modifier, `class Name` is not.
      if word == "class" { isModifier = index + 1 < pieces.count && declarations.contains(String(pieces[index + 1])) }
      if !isModifier && !word.hasPrefix("@") { break }
    }
    return words
  }

  /// The keyword a line declares something with, and its modifiers; nil when it declares nothing.
  static func declaration(_ line: String) -> (keyword: String, modifiers: [String])? {
    let words = words(line)
    guard let last = words.last else { return nil }
    if declarations.contains(last) { return (last, words.dropLast().filter { !$0.hasPrefix("@") }) }
    return nil
  }

  /// Every callable with a body, in order of its first line.
  var functions: [FunctionSpan] {
    code.indices.compactMap { index in
      guard let (keyword, _) = Self.declaration(code[index]), Self.callables.contains(keyword) else { return nil }
      return end(of: index).map { FunctionSpan(line: index + 1, length: $0 - index + 1) }
    }
  }

  /// The index of the line that closes the body of what `start` declares; nil when it has none.
  private func end(of start: Int) -> Int? {
    var parentheses = 0
    var braces = 0
    for index in start..<code.count {
      if index > start, braces == 0, parentheses == 0, Self.declaration(code[index]) != nil { return nil }
      for character in code[index] {
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{" where parentheses == 0: braces += 1
        case "}" where parentheses == 0:
          braces -= 1
          if braces == 0 { return index }
          if braces < 0 { return nil }
        default: break
        }
      }
    }
    return nil
  }

  /// What stands inside a pair of braces.
  private enum Scope {
    case requirements
    case cases
    case other
  }

  /// What the standard library's protocols ask for and have documented, as a superclass has its overrides.
  private static let witnesses = [
    "var description:", "static func == (", "static func < (", "func hash(into", "func next() ->", "let rawValue:",
    "init(rawValue:", "init?(argument:",
  ]

  /// Whether an initializer only stores its arguments, under the names they have: its properties say the rest.
  private func isMemberwise(_ index: Int) -> Bool {
    guard Self.declaration(code[index])?.keyword == "init", let end = end(of: index) else { return false }
    let text = code[index...end].joined(separator: "\n")
    guard let start = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), start < close else { return false }
    let statements = text[text.index(after: start)..<close].split(separator: "\n").map { $0.filter { $0 != " " } }
      .filter { !$0.isEmpty }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let match = statement.wholeMatch(of: /self\.(\w+)=(\w+)/) else { return false }
        return match.1 == match.2
      }
  }

  /// The lines, from 1, of public and open declarations without a `///` above them; requirements of public protocols and
  /// cases of public enums are public, too. An override is documented where it was declared first, and so is what a
  /// protocol of the standard library asks for; cases line by line under each other share the words above the first.
  var undocumentedPublicLines: [Int] {
    var found: [Int] = []
    var scopes: [Scope] = []
    for (index, line) in code.enumerated() {
      let (keyword, modifiers) = Self.declaration(line) ?? ("", [])
      let isMarked =
        (modifiers.contains("public") || modifiers.contains("open")) && !modifiers.contains("override")
      let isPublic =
        switch scopes.last {
        case .requirements: !keyword.isEmpty
        case .cases: isMarked || keyword == "case"
        case .other, nil: isMarked
        }
      if isPublic, !["", "extension", "import"].contains(keyword), !isDocumented(index), !isMemberwise(index),
        !Self.witnesses.contains(where: line.contains)
      {
        found.append(index + 1)
      }
      for character in line {
        if character == "{" {
          scopes.append(
            !isMarked ? .other : keyword == "protocol" ? .requirements : keyword == "enum" ? .cases : .other)
        } else if character == "}" {
          _ = scopes.popLast()
        }
      }
    }
    return found
  }

  private func isDocumented(_ index: Int) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = lines[above].drop { $0 == " " }
      if line.hasPrefix("///") { return true }
      if Self.declaration(code[above])?.keyword == "case", Self.declaration(code[index])?.keyword == "case" {
        above -= 1
        continue
      }
      // An attribute on a line of its own.
      guard line.hasPrefix("@"), Self.declaration(String(line)) == nil else { return false }
      above -= 1
    }
    return false
  }
}
