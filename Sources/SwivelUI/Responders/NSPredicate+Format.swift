// Predicates as text: Foundation on Linux has blocks only, and forms check addresses by `SELF MATCHES %@`.
import Foundation

/// A condition of a predicate's text.
private indirect enum Condition {
  case always(Bool)
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case comparison(Term, String, Set<Character>, Term)
  /// For one of the left side's values at least, for all, or for none of them.
  case several(Quantity, Term, String, Set<Character>, Term)

  func holds(_ object: Any?, _ bindings: [String: Any]?) -> Bool {
    switch self {
    case .always(let holds): return holds
    case .all(let parts): return parts.allSatisfy { $0.holds(object, bindings) }
    case .any(let parts): return parts.contains { $0.holds(object, bindings) }
    case .not(let part): return !part.holds(object, bindings)
    case .comparison(let left, let sign, let options, let right):
      return PredicateComparison(options: options).holds(
        left.value(object, bindings), sign, right.value(object, bindings))
    case .several(let quantity, let left, let sign, let options, let right):
      let (value, other) = (left.value(object, bindings), right.value(object, bindings))
      // Nothing is as no value at all; one value by itself is none of several.
      guard let all = value == nil ? [] : KeyPathReader.members(value) else { return false }
      let comparison = PredicateComparison(options: options)
      return switch quantity {
      case .any: all.contains { comparison.holds($0, sign, other) }
      case .all: all.allSatisfy { comparison.holds($0, sign, other) }
      case .none: !all.contains { comparison.holds($0, sign, other) }
      }
    }
  }
}

/// How many of several values a comparison is to hold for.
private enum Quantity { case any, all, none }

/// One side of a comparison.
private indirect enum Term {
  case itself
  case path(String)
  case constant(Any?)
  /// A name, and what is asked of what it stands for.
  case variable(String, String)
  case list([Term])

  func value(_ object: Any?, _ bindings: [String: Any]?) -> Any? {
    switch self {
    case .itself: object
    case .path(let path): KeyPathReader.value(object, path) ?? (object as? NSObject)?.value(forKeyPath: path)
    case .variable(let name, let path): path.isEmpty ? bindings?[name] : KeyPathReader.value(bindings?[name], path)
    case .constant(let value): value
    case .list(let terms): terms.map { $0.value(object, bindings) as Any }
    }
  }
}

/// How two values are compared.
struct PredicateComparison: Sendable {
  /// `c` for without case, `d` for without accents.
  let options: Set<Character>

  private func text(_ value: Any?) -> String? {
    guard let text = value as? String ?? (value as? NSString).map({ "\($0)" }) else { return nil }
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }
  private func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? value as? Double
      ?? (value as? Bool).map { $0 ? 1 : 0 }
      ?? (value as? Date ?? (value as? NSDate).map { $0 as Date })?
      .timeIntervalSinceReferenceDate
  }
  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    if let one = text(one), let other = text(other) { return one == other }
    if let one = number(one), let other = number(other) { return one == other }
    guard let one, let other else { return one == nil && other == nil }
    return (one as? NSObject).map { $0.isEqual(other) } ?? ((one as? AnyHashable) == (other as? AnyHashable))
  }
  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    if let one = number(one), let other = number(other) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    guard let one = text(one), let other = text(other) else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
  /// Whether all of a text is a regular expression's.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    do {
      let options: NSRegularExpression.Options = options.contains("c") ? .caseInsensitive : []
      let expression = try NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
      return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    } catch {
      return false
    }
  }
  private func contains(_ all: Any?, _ one: Any?) -> Bool {
    if let all = text(all), let one = text(one) { return one.isEmpty || all.contains(one) }
    return KeyPathReader.members(all)?.contains { isEqual($0, one) } ?? false
  }

  func holds(_ left: Any?, _ sign: String, _ right: Any?) -> Bool {
    switch sign {
    case "==": return isEqual(left, right)
    case "!=": return !isEqual(left, right)
    case "<": return order(left, right) == .orderedAscending
    case ">": return order(left, right) == .orderedDescending
    case "<=": return order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=": return order(left, right).map { $0 != .orderedAscending } ?? false
    case "IN": return contains(right, left)
    case "CONTAINS": return contains(left, right)
    case "BETWEEN":
      guard let ends = right as? [Any], ends.count == 2 else { return false }
      return holds(left, ">=", ends[0]) && holds(left, "<=", ends[1])
    default:
      guard let one = text(left), let other = text(right) else { return false }
      switch sign {
      case "BEGINSWITH": return one.hasPrefix(other)
      case "ENDSWITH": return one.hasSuffix(other)
      case "MATCHES": return matches(one, other)
      default:
        let pattern = NSRegularExpression.escapedPattern(for: other)
        return matches(
          one, pattern.replacing("\\*", with: "(?s:.*)").replacing("\\?", with: "(?s:.)"))
      }
    }
  }
}

/// Reads a predicate's text from left to right.
private struct PredicateReader {
  private static let words: Set = [
    "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES", "IN", "BETWEEN",
  ]
  private var tokens: [String]
  private var arguments: [Any?]
  private var place = 0
  private(set) var isWrong = false

  init(_ text: String, _ arguments: [Any?]) {
    self.arguments = arguments
    let token = /"[^"]*"|'[^']*'|%[@Kdiufl]+|\|\||&&|[<>=!]=|=[<>]|<>|[\[\](){},<>=!]|[^\s\[\](){},<>=!&|]+/
    tokens = text.matches(of: token).map { String($0.output) }
  }

  private var now: String? { tokens.indices.contains(place) ? tokens[place] : nil }
  private mutating func take(_ words: String...) -> Bool {
    guard let now, words.contains(now.uppercased()) else { return false }
    place += 1
    return true
  }

  mutating func whole() -> Condition {
    let condition = either()
    if place < tokens.count { isWrong = true }
    return condition
  }
  private mutating func either() -> Condition {
    var parts = [both()]
    while take("OR", "||") { parts.append(both()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }
  private mutating func both() -> Condition {
    var parts = [one()]
    while take("AND", "&&") { parts.append(one()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }
  private mutating func one() -> Condition {
    if take("NOT", "!") { return .not(one()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let inner = either()
      if !take(")") { isWrong = true }
      return inner
    }
    let quantities: [(String, Quantity)] = [("ANY", .any), ("SOME", .any), ("ALL", .all), ("NONE", .none)]
    for (word, quantity) in quantities where take(word) {
      let (left, sign, options, right) = compared()
      return .several(quantity, left, sign, options, right)
    }
    let (left, sign, options, right) = compared()
    return .comparison(left, sign, options, right)
  }
  private mutating func compared() -> (Term, String, Set<Character>, Term) {
    let left = term()
    guard var sign = now?.uppercased() else {
      isWrong = true
      return (left, "==", [], .constant(nil))
    }
    place += 1
    sign = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
    if !Self.words.contains(sign), !["==", "!=", "<", ">", "<=", ">="].contains(sign) { isWrong = true }
    var options: Set<Character> = []
    if take("[") {
      options = Set((now ?? "").lowercased())
      place += 1
      if !take("]") { isWrong = true }
    }
    return (left, sign, options, term())
  }
  private mutating func term() -> Term {
    guard let token = now else {
      isWrong = true
      return .constant(nil)
    }
    place += 1
    if token == "{" {
      var terms: [Term] = []
      while let next = now, next != "}" {
        if next == "," { place += 1 } else { terms.append(term()) }
      }
      place += 1
      return .list(terms)
    }
    if token.hasPrefix("%") {
      guard !arguments.isEmpty else {
        isWrong = true
        return .constant(nil)
      }
      let argument = arguments.removeFirst()
      return token == "%K" ? .path("\(argument ?? "")") : .constant(argument)
    }
    if token.hasPrefix("$") {
      let steps = token.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      return .variable(steps.first ?? "", steps.count > 1 ? steps[1] : "")
    }
    if let quote = token.first, quote == "\"" || quote == "'" { return .constant(String(token.dropFirst().dropLast())) }
    if let number = Double(token) { return .constant(NSNumber(value: number)) }
    switch token.uppercased() {
    case "SELF": return .itself
    case "TRUE", "YES": return .constant(NSNumber(value: true))
    case "FALSE", "NO": return .constant(NSNumber(value: false))
    case "NIL", "NULL": return .constant(nil)
    default: return .path(token.hasPrefix("SELF.") ? String(token.dropFirst("SELF.".count)) : token)
    }
  }
}

extension NSPredicate {
  /// A predicate of Apple's language for them, as far as it compares: `SELF`, names of stored properties, constants and
  /// arguments, by `==` … `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`, with `[cd]`, and by
  /// `AND`, `OR` and `NOT`. Another text is an exception, as on Apple's systems, and never holds.
  ///
  /// Arguments are what they are: on Apple's systems every object is a `CVarArg`, with Foundation on Linux hardly any.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }
  /// The same with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let condition = reader.whole()
    if reader.isWrong, AppScene.running != nil {
      MainActor.assumeIsolated {
        AppScene.current.raise(
          "NSInvalidArgumentException", "Unable to parse the format string \"\(predicateFormat)\"", by: "NSPredicate")
      }
    }
    let isRight = !reader.isWrong
    nonisolated(unsafe) let kept = condition
    self.init { object, bindings in isRight && kept.holds(object, bindings) }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// As on Apple's systems, where it bridges to an object: `id as CVarArg` is an argument of a predicate, and `%@` its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// Its text.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// As on Apple's systems, where it bridges to an object: `date as CVarArg` is an argument of a predicate, and `%@` its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// Its text.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
