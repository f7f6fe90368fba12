// The members of a type: where each begins and ends, its name and its parameters.

/// Reads the members between a type's braces.
struct MemberReader {
  let source: Source
  let conditions: Conditions

  init(_ source: Source, _ conditions: Conditions) {
    self.source = source
    self.conditions = conditions
  }

  func members(of scope: TypeScope) -> [Member] {
    var (members, index) = ([Member](), scope.open + 1)
    while index < scope.close {
      if source.isKind(index, .pound), source.tokens[index].startsLine {
        index = Conditions.endOfLine(index, source)
        continue
      }
      guard let member = member(at: index, before: scope.close) else {
        index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
        continue
      }
      members.append(member)
      index = max(member.tokens.upperBound, index + 1)
    }
    return members
  }

  private func member(at start: Int, before close: Int) -> Member? {
    var (index, attributes, modifiers) = (start, [Int](), [Int]())
    while index < close {
      if source.reads(index, "@"), source.isKind(index + 1, .word) {
        attributes.append(index + 1)
        index += 2
        while source.reads(index, "."), source.isKind(index + 1, .word) { index += 2 }
        if source.reads(index, "("), !source.tokens[index].startsLine { index = source.tokens[index].partner + 1 }
      } else if source.isKind(index, .word), isModifier(index) {
        modifiers.append(index)
        index += 1
        if source.reads(index, "(") { index = source.tokens[index].partner + 1 }
      } else {
        break
      }
    }
    guard index < close, source.isKind(index, .word), Words.declarations.contains(source.text(index)) else {
      return nil
    }
    let end = self.end(from: index, before: close)
    var member = Member(
      kind: .other, name: "", nameToken: index, attributes: attributes, modifiers: modifiers, keyword: index,
      signature: index + 1..<end, type: end..<end, body: nil, tokens: start..<end, condition: conditions.values[index])
    switch source.text(index) {
    case "func": function(&member, end)
    case "var", "let": property(&member, end)
    case _: break
    }
    return member
  }

  /// `class` is a modifier before `func`, `var` and other modifiers; a contextual word one where a declaration follows.
  private func isModifier(_ index: Int) -> Bool {
    if source.reads(index, "class") {
      guard source.isKind(index + 1, .word) else { return false }
      let next = source.text(index + 1)
      return ["func", "var", "let", "subscript"].contains(next) || Words.modifiers.contains(next)
    }
    return Words.modifiers.contains(source.text(index))
  }

  /// Behind the last token: where the next member begins on a line of its own, or after a semicolon.
  private func end(from keyword: Int, before close: Int) -> Int {
    var index = keyword + 1
    while index < close {
      if source.reads(index, ";") { return index + 1 }
      if source.tokens[index].startsLine, beginsMember(index), !goesOn(index - 1) { return index }
      index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
    }
    return close
  }

  private func beginsMember(_ index: Int) -> Bool {
    if source.isKind(index, .pound) { return true }
    if source.reads(index, "@") { return true }
    guard source.isKind(index, .word) else { return false }
    let word = source.text(index)
    return Words.declarations.contains(word) || Words.modifiers.contains(word)
  }

  /// Whether an expression or type goes on behind this token.
  private func goesOn(_ index: Int) -> Bool {
    if source.reads(index, ":") || source.reads(index, ",") || source.reads(index, "->") || source.reads(index, "=") {
      return true
    }
    guard source.isKind(index, .symbol) else { return false }
    return !(source.reads(index, "?") || source.reads(index, "!") || source.reads(index, ">"))
  }

  // MARK: Functions

  private func function(_ member: inout Member, _ end: Int) {
    var index = member.keyword + 1
    guard index < end else { return }
    member.kind = .function
    member.nameToken = index
    member.name = source.text(index)
    index += 1
    // The name of an operator is several tokens.
    while index < end, source.isKind(index, .symbol), !source.reads(index, "<") { index += 1 }
    member.signature = index..<end
    if source.reads(index, "<") { index = source.endOfGenerics(index) }
    guard source.reads(index, "("), index < end else { return }
    let close = source.tokens[index].partner
    member.parameters = parameters(index + 1..<close)
    index = close + 1
    var result: Int?
    while index < end, !source.reads(index, "{"), !source.reads(index, ";") {
      if source.reads(index, "->"), result == nil { result = index + 1 }
      index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
    }
    member.body = index < end && source.reads(index, "{") ? index : nil
    member.signature = member.signature.lowerBound..<index
    let type = (result ?? index)..<index
    member.type = type.lowerBound..<(type.first { source.reads($0, "where") } ?? type.upperBound)
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    source.split(range).compactMap { parameter($0) }
  }

  private func parameter(_ range: Range<Int>) -> Parameter? {
    var index = range.lowerBound
    var words: [String] = []
    while index < range.upperBound, !source.reads(index, ":") {
      if source.reads(index, "@") {
        index += 2
        continue
      }
      if source.isKind(index, .word) { words.append(source.text(index)) }
      index += 1
    }
    guard let first = words.first, index < range.upperBound else { return nil }
    var type = index + 1..<range.upperBound
    if let equals = source.top(type, "=") { type = type.lowerBound..<equals }
    return Parameter(
      label: first == "_" ? nil : first, name: words.last ?? first, type: type,
      isInOut: type.contains { source.reads($0, "inout") }, isVariadic: source.reads(type.upperBound - 1, "."))
  }

  // MARK: Properties

  private func property(_ member: inout Member, _ end: Int) {
    guard member.keyword + 1 < end, source.isKind(member.keyword + 1, .word) else { return }
    member.kind = source.reads(member.keyword, "var") ? .property : .constant
    member.nameToken = member.keyword + 1
    member.name = source.text(member.nameToken)
    var index = member.nameToken + 1
    member.signature = index..<end
    let start = index
    while index < end, !source.reads(index, "{"), !source.reads(index, "="), !source.reads(index, ";") {
      index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
    }
    // Another name may follow behind a comma, with a type of its own.
    if source.reads(start, ":") { member.type = source.split(start + 1..<min(index, end)).first ?? member.type }
    if index < end, source.reads(index, "{") { member.body = index }
    if index < end, source.reads(index, "=") { member.body = observers(index, end) }
  }

  /// The brace after an initial value that opens observers, told from a closure's by its first word.
  private func observers(_ equals: Int, _ end: Int) -> Int? {
    var index = equals + 1
    while index < end {
      if source.reads(index, "{"), source.reads(index + 1, "didSet") || source.reads(index + 1, "willSet") {
        return index
      }
      index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
    }
    return nil
  }
}

extension Source {
  /// The parts between commas that stand in no bracket.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, first, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if reads(index, ",") {
        parts.append(first..<index)
        first = index + 1
      }
      if reads(index, "<"), index > first, tokens[index - 1].end == tokens[index].start,
        isGeneric(index, range.upperBound)
      {
        index = endOfGenerics(index)
      } else {
        index = isKind(index, .open) ? tokens[index].partner + 1 : index + 1
      }
    }
    if first < range.upperBound { parts.append(first..<range.upperBound) }
    return parts
  }

  /// Whether the `<` here is closed before `end`.
  private func isGeneric(_ index: Int, _ end: Int) -> Bool { endOfGenerics(index) <= end }

  /// The first such token of a range that stands in no bracket.
  func top(_ range: Range<Int>, _ word: StaticString) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if reads(index, word) { return index }
      index = isKind(index, .open) ? tokens[index].partner + 1 : index + 1
    }
    return nil
  }
}
