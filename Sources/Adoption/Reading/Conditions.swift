// Conditional compilation: which lines of a source an adopted app is built with.

/// What a condition of `#if` comes to.
package enum ConditionValue: Equatable {
  case yes, no
  /// It depends on flags nobody here knows.
  case open
}

/// The clauses of a file's `#if`s.
struct Conditions {
  /// For each token what the conditions around it come to.
  private(set) var values: [ConditionValue]
  /// Tokens `os` and `targetEnvironment` whose test answers otherwise than on Linux, with the answer.
  private(set) var answers: [(token: Int, isTrue: Bool)] = []

  /// Modules for which `canImport` is true beyond those named `available`.
  init(_ source: Source, isAvailable: @escaping (String) -> Bool) {
    values = Array(repeating: .yes, count: source.tokens.count)
    var levels: [(around: ConditionValue, taken: ConditionValue, now: ConditionValue, namesApple: Bool)] = []
    var index = 0
    while index < source.tokens.count {
      let isIf = source.reads(index, "#if")
      guard isIf || source.reads(index, "#elseif") || source.reads(index, "#else") || source.reads(index, "#endif")
      else {
        values[index] = levels.last?.now ?? .yes
        index += 1
        continue
      }
      let end = Self.endOfLine(index, source)
      if isIf {
        let around = levels.last?.now ?? .yes
        levels.append((around, .no, .yes, Self.chainNamesApple(from: index, source)))
      }
      if source.reads(index, "#endif") {
        _ = levels.popLast()
        values[index] = levels.last?.now ?? .yes
        index = end
        continue
      }
      if var level = levels.popLast() {
        var reader = ConditionReader(source, index + 1..<end, isAvailable, namesApple: level.namesApple)
        let value = source.reads(index, "#else") ? ConditionValue.yes : reader.value()
        answers += reader.answers
        level.now = value.and(level.taken.negated).and(level.around)
        level.taken = level.taken.or(value)
        for token in index..<end { values[token] = level.around }
        levels.append(level)
      }
      index = end
    }
  }

  /// The first token behind the line of this one.
  static func endOfLine(_ index: Int, _ source: Source) -> Int {
    var end = index + 1
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    return end
  }

  /// Whether a later clause of the same `#if` is for iOS: then one for Linux is the other side's.
  private static func chainNamesApple(from start: Int, _ source: Source) -> Bool {
    var depth = 0
    for index in start..<source.tokens.count where source.isKind(index, .pound) {
      if source.reads(index, "#if") { depth += 1 }
      if source.reads(index, "#endif") { depth -= 1 }
      if depth == 0 { return false }
      guard depth == 1, source.reads(index, "#if") || source.reads(index, "#elseif") else { continue }
      let line = index + 1..<endOfLine(index, source)
      if line.contains(where: { source.reads($0, "iOS") && source.reads($0 - 2, "os") }) { return true }
    }
    return false
  }
}

extension ConditionValue {
  var negated: ConditionValue { self == .open ? .open : self == .yes ? .no : .yes }
  func and(_ other: ConditionValue) -> ConditionValue {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .open
  }
  func or(_ other: ConditionValue) -> ConditionValue { negated.and(other.negated).negated }
}

/// Reads one condition, by precedence: `||`, `&&`, `!`, tests and parentheses.
private struct ConditionReader {
  let source: Source
  var index: Int
  let end: Int
  let isAvailable: (String) -> Bool
  let namesApple: Bool
  var answers: [(token: Int, isTrue: Bool)] = []
  private var depth = 0

  /// Parentheses in parentheses beyond any condition's, of which nothing is known: a stack has an end.
  private static let deepest = 64

  init(_ source: Source, _ range: Range<Int>, _ isAvailable: @escaping (String) -> Bool, namesApple: Bool) {
    self.source = source
    index = range.lowerBound
    end = range.upperBound
    self.isAvailable = isAvailable
    self.namesApple = namesApple
  }

  mutating func value() -> ConditionValue {
    var value = conjunction()
    while isOperator("|") {
      index += 2
      value = value.or(conjunction())
    }
    return value
  }

  private mutating func conjunction() -> ConditionValue {
    var value = term()
    while isOperator("&") {
      index += 2
      value = value.and(term())
    }
    return value
  }

  private func isOperator(_ character: StaticString) -> Bool {
    index + 1 < end && source.reads(index, character) && source.reads(index + 1, character)
  }

  private mutating func term() -> ConditionValue {
    var isNegated = false
    while index < end, source.reads(index, "!") {
      index += 1
      isNegated.toggle()
    }
    let value = operand()
    return isNegated ? value.negated : value
  }

  private mutating func operand() -> ConditionValue {
    guard index < end else { return .open }
    if source.reads(index, "(") {
      let close = source.tokens[index].partner
      index += 1
      depth += 1
      let value = depth > Self.deepest ? ConditionValue.open : value()
      depth -= 1
      index = close + 1
      return value
    }
    let word = index
    index += 1
    if source.reads(word, "true") { return .yes }
    if source.reads(word, "false") { return .no }
    guard source.reads(index, "("), index < end else { return source.reads(word, "SWIFT_PACKAGE") ? .yes : .open }
    let argument = index + 1
    index = source.tokens[index].partner + 1
    return test(word, source.joined(argument..<index - 1))
  }

  private mutating func test(_ word: Int, _ argument: String) -> ConditionValue {
    switch source.text(word) {
    case "os":
      let isHere = argument == "iOS" || argument == "Linux" && !namesApple
      if isHere != (argument == "Linux") { answers.append((word, isHere)) }
      return isHere ? .yes : .no
    case "canImport":
      let module = String(argument.prefix { $0 != "," })
      // It is here under another name.
      if Frameworks.standIns[module] != nil, isAvailable(module) { answers.append((word, true)) }
      return isAvailable(module) ? .yes : .no
    case "targetEnvironment":
      // An emulated device is the simulator's kin: what only hardware has is not here.
      if argument == "simulator" { answers.append((word, true)) }
      return argument == "simulator" ? .yes : .no
    case _: return .open
    }
  }
}
