// The declarations of a source: types, extensions and their members, by tokens.

/// A parameter of a function.
struct Parameter: Equatable {
  /// What a call says before the colon; nil for `_`.
  var label: String?
  /// What the body calls it.
  var name: String
  /// Tokens of the type, without a default value.
  var type: Range<Int>
  var isInOut: Bool
  var isVariadic: Bool
}

/// A member of a type or extension.
struct Member {
  enum Kind: Equatable { case function, property, constant, other }

  var kind: Kind
  /// As written, in backticks or without; empty for initialisers and the like.
  var name: String
  /// The token of the name.
  var nameToken: Int
  /// The token of each attribute's name, without the `@`.
  var attributes: [Int]
  /// The tokens of modifiers such as `override`.
  var modifiers: [Int]
  /// The token of `func`, `var` and the like.
  var keyword: Int
  var parameters: [Parameter] = []
  /// Tokens between the name and the body or the end: generics, parameters, effects, the result's type.
  var signature: Range<Int>
  /// Tokens of a property's type, or a function's result; empty for none.
  var type: Range<Int>
  /// The brace that opens a function's body or a property's accessors.
  var body: Int?
  /// All tokens, attributes and modifiers included.
  var tokens: Range<Int>
  var condition: ConditionValue
}

/// A type or extension with its members.
struct TypeScope {
  /// `class`, `struct`, `enum`, `protocol`, `extension` or `actor`.
  var keyword: String
  /// As written, with dots.
  var name: String
  /// With the names of the types around it.
  var path: String
  /// The token of the keyword.
  var start: Int
  /// Where the name, with its generics, ends.
  var nameEnd: Int
  /// Tokens of attributes and modifiers before the keyword.
  var modifiers: Range<Int>
  /// The types after the colon, as written.
  var inherited: [String]
  /// Whether it has a generic `where` clause.
  var isConstrained: Bool
  /// The braces.
  var open: Int
  var close: Int
  /// Whether a function is around it: nothing outside can name it.
  var isLocal: Bool
  var condition: ConditionValue
  var members: [Member] = []
}

/// All types and extensions of a source, outer ones before inner ones.
struct Outline {
  private(set) var types: [TypeScope] = []
  let conditions: Conditions
  /// For each type the one around it, by its place among them.
  private var outers: [Int?] = []

  init(_ source: Source, isAvailable: @escaping (String) -> Bool) {
    conditions = Conditions(source, isAvailable: isAvailable)
    var around: [Int] = []
    // The braces that are open where the loop is: looked for anew at each type they would be looked for through the whole file.
    var braces: [Int] = []
    for index in source.tokens.indices {
      if source.reads(index, "{") {
        braces.append(index)
      } else if source.reads(index, "}") {
        _ = braces.popLast()
      }
      while let last = around.last, types[last].close < index { around.removeLast() }
      guard var scope = TypeReader(source).scope(at: index) else { continue }
      let outer = around.last.map { types[$0] }
      scope.path = outer.map { "\($0.path).\(scope.name)" } ?? scope.name
      scope.condition = conditions.values[index]
      scope.isLocal = braces.last != outer?.open || outer?.isLocal == true
      outers.append(around.last)
      around.append(types.count)
      types.append(scope)
    }
    for index in types.indices {
      types[index].members = MemberReader(source, conditions).members(of: types[index])
    }
  }

  /// The innermost type around a token.
  func innermost(_ token: Int) -> TypeScope? {
    // The last that opens before it, by halves, or the nearest around that is not closed yet.
    var (low, high) = (0, types.count)
    while low < high {
      let middle = (low + high) / 2
      if types[middle].open < token { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let type = next, types[type].close <= token { next = outers[type] }
    return next.map { types[$0] }
  }
}

extension Source {
  /// Behind the `>` that closes the `<` here; arrows are tokens of their own.
  func endOfGenerics(_ index: Int) -> Int {
    var (index, depth) = (index, 0)
    while index < tokens.count {
      if reads(index, "<") { depth += 1 } else if reads(index, ">") { depth -= 1 }
      if tokens[index].kind == .open { index = tokens[index].partner }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}

/// Reads the head of a type.
private struct TypeReader {
  let source: Source

  init(_ source: Source) { self.source = source }

  func scope(at index: Int) -> TypeScope? {
    guard source.isKind(index, .word), let keyword = keyword(index), source.isKind(index + 1, .word) else { return nil }
    if index > 0, source.reads(index - 1, ".") || source.reads(index - 1, "#") { return nil }
    var (end, name) = (index + 2, source.text(index + 1))
    guard !Words.declarations.contains(name), !Words.modifiers.contains(name) || keyword != "class" else { return nil }
    while source.reads(end, "."), source.isKind(end + 1, .word) {
      name += "." + source.text(end + 1)
      end += 2
    }
    if source.reads(end, "<") { end = source.endOfGenerics(end) }
    let nameEnd = end
    var (inherited, isConstrained) = ([String](), false)
    if source.reads(end, ":") {
      (inherited, end) = self.inherited(end + 1)
    }
    if source.reads(end, "where") {
      isConstrained = true
      while end < source.tokens.count, !source.reads(end, "{") {
        end = source.isKind(end, .open) ? source.tokens[end].partner + 1 : end + 1
      }
    }
    guard source.reads(end, "{") else { return nil }
    return TypeScope(
      keyword: keyword, name: name, path: name, start: index, nameEnd: nameEnd, modifiers: modifiers(before: index),
      inherited: inherited, isConstrained: isConstrained, open: end, close: source.tokens[end].partner, isLocal: false,
      condition: .yes)
  }

  private func keyword(_ index: Int) -> String? {
    for word in ["class", "struct", "enum", "protocol", "extension", "actor"] as [StaticString]
    where source.reads(index, word) {
      return "\(word)"
    }
    return nil
  }

  /// The types from here to the body or `where`, and what comes behind them.
  private func inherited(_ start: Int) -> ([String], Int) {
    var (names, index, first) = ([String](), start, start)
    func name(_ end: Int) { if first < end { names.append(source.joined(first..<end)) } }
    while index < source.tokens.count, !source.reads(index, "{"), !source.reads(index, "where") {
      if source.reads(index, ",") {
        name(index)
        first = index + 1
      }
      if source.reads(index, "<") {
        index = source.endOfGenerics(index)
      } else {
        index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
      }
    }
    name(index)
    return (names, index)
  }

  private func modifiers(before index: Int) -> Range<Int> {
    var start = index
    while start > 0 {
      let last = start - 1
      if source.isKind(last, .word), Words.modifiers.contains(source.text(last)) {
        start = source.reads(last - 1, "@") ? last - 1 : last
      } else if source.isKind(last, .word), source.reads(last - 1, "@") {
        start = last - 1
      } else if source.reads(last, ")"), source.isKind(source.tokens[last].partner - 1, .word),
        source.reads(source.tokens[last].partner - 2, "@")
      {
        start = source.tokens[last].partner - 2
      } else {
        break
      }
    }
    return start..<index
  }
}

/// Words of declarations.
enum Words {
  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "final", "override", "required",
    "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "mutating", "nonmutating", "indirect", "isolated",
    "nonisolated", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing", "sending",
  ]
  static let declarations: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "class", "struct",
    "enum",
    "protocol", "extension", "actor", "import", "operator", "precedencegroup", "macro",
  ]
}
