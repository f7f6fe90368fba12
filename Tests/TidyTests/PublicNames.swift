// The public names of SwivelUI, told from blanked code without a compiler: types, and their members as Swift spells them.

/// Members of types, by the type's name.
struct PublicNames {
  private(set) var members: [String: Set<String>] = [:]
  /// What stands by itself: functions, constants and other names of types.
  private(set) var free: Set<String> = []

  /// One open brace: the type it belongs to, and what is public in it.
  private struct Scope {
    var type: String?
    var isProtocol = false
    var isEnum = false
    var isPublic = false
  }

  init(_ files: [SourceFile]) {
    for file in files where file.path.hasPrefix("Sources/SwivelUI/") { read(file.text) }
  }

  private mutating func read(_ text: SwiftText) {
    var scopes: [Scope] = []
    var pending: Scope?
    let code = Self.unfolded(text.code)
    for (index, line) in code.enumerated() {
      let (keyword, modifiers) = SwiftText.declaration(line) ?? ("", [])
      let isMarked = modifiers.contains("public") || modifiers.contains("open")
      let outer = scopes.last
      switch keyword {
      case "class", "struct", "enum", "protocol", "actor", "extension":
        guard let match = line.firstMatch(of: /(?:class|struct|enum|protocol|actor|extension) ([\w.]+)/) else { break }
        let name = [outer?.type, String(match.1)].compactMap { $0 }.joined(separator: ".")
        if isMarked { members[name, default: []].formUnion([]) }
        pending = Scope(
          type: name, isProtocol: keyword == "protocol", isEnum: keyword == "enum", isPublic: isMarked)
      case "": break
      default:
        if scopes.isEmpty, isMarked {
          let names = Self.names(keyword, code, from: index)
          free.formUnion(names.map { String($0.prefix { $0 != "(" }) })
        }
        guard let type = outer?.type, !modifiers.contains("override") else { break }
        let isRequirement = outer.map { $0.isPublic && ($0.isProtocol || ($0.isEnum && keyword == "case")) } ?? false
        if isMarked || isRequirement {
          members[type, default: []].formUnion(Self.names(keyword, code, from: index))
        }
      }
      for character in line {
        if character == "{" {
          scopes.append(pending ?? Scope())
          pending = nil
        } else if character == "}" {
          _ = scopes.popLast()
        }
      }
    }
  }

  /// The lines, those apart that stand in the braces of a type on its own line.
  private static func unfolded(_ code: [String]) -> [String] {
    code.flatMap { line -> [String] in
      guard let (keyword, _) = SwiftText.declaration(line), ["enum", "protocol", "struct", "class"].contains(keyword),
        let brace = line.firstIndex(of: "{")
      else { return [line] }
      let rest = line.index(after: brace)
      return [String(line[..<rest]), String(line[rest...].drop { $0 == " " })]
    }
  }

  /// What a line declares: several names for cases, labels for what is called.
  private static func names(_ keyword: String, _ code: [String], from index: Int) -> [String] {
    let line = code[index]
    switch keyword {
    case "case":
      var depth = 0
      // Without associated values, whose labels are no cases.
      let names = signature(code, from: index).filter { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      return names.matches(of: /(?:case|,)\s+`?(\w+)`?/).map { String($0.1) }
    case "func", "init", "subscript":
      let text = signature(code, from: index)
      guard let match = text.firstMatch(of: /(?:func ([^\s(<]+)|(init[?!]?|subscript))[^(]*\(/) else { return [] }
      let name = match.1.map(String.init) ?? String(match.2 ?? "").filter(\.isLetter)
      return ["\(name)(\(labels(text[match.range.upperBound...])))"]
    case "typealias", "associatedtype":
      return line.firstMatch(of: /(?:typealias|associatedtype) (\w+)/).map { [String($0.1)] } ?? []
    default: return line.firstMatch(of: /(?:var|let) `?(\w+)/).map { [String($0.1)] } ?? []
    }
  }

  /// The lines from a declaration to the end of its parentheses.
  private static func signature(_ code: [String], from index: Int) -> String {
    var text = ""
    var depth = 0
    for line in code[index...] {
      for character in line {
        if character == "{", depth == 0 { return text }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        text.append(character)
      }
      if depth == 0 { return text }
      text.append(" ")
    }
    return text
  }

  /// The labels of the parameters that begin after an opening parenthesis.
  private static func labels(_ signature: Substring) -> String {
    let text = signature.replacing("->", with: "  ")
    var depth = 0
    var labels = ""
    var word = ""
    var isLabel = true
    for character in text {
      if ")]}>".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if "([{<".contains(character) { depth += 1 }
      if depth > 0 { continue }
      if isLabel, character.isWord { word.append(character) }
      // The first word is the label; what follows is the parameter's own name and its type.
      if isLabel, !word.isEmpty, !character.isWord {
        labels += word + ":"
        isLabel = false
      }
      if character == "," {
        word = ""
        isLabel = true
      }
    }
    return labels
  }
}
