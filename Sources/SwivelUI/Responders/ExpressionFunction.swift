// The functions of expressions, by Foundation's names, and how their text is read.
import Foundation

/// Functions by name. Whole numbers stay whole, as in Foundation: 5 / 2 is 2.
enum ExpressionFunction {
  /// The value; nil for a name nobody knows.
  static func value(_ name: String, _ values: [Any?]) -> Any? {
    switch (name, values.count) {
    case ("uppercase:", 1): return text(values[0]).map { $0.uppercased() }
    case ("lowercase:", 1): return text(values[0]).map { $0.lowercased() }
    case ("count:", 1): return NSNumber(value: (values[0] as? [Any])?.count ?? 1)
    default: break
    }
    let numbers = values.flatMap(numbers)
    if let result = whole(name, numbers.compactMap(\.whole)), numbers.allSatisfy({ $0.whole != nil }) {
      return NSNumber(value: result)
    }
    return real(name, numbers.map(\.real)).map { NSNumber(value: $0) }
  }

  private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { "\($0)" } }
  /// The numbers of a value, and of all there are in a list.
  private static func numbers(_ value: Any?) -> [(real: Double, whole: Int?)] {
    if let all = value as? [Any] { return all.flatMap { numbers($0) } }
    if let number = value as? NSNumber {
      let isReal = ["f", "d"].contains(String(cString: number.objCType))
      return [(number.doubleValue, isReal ? nil : number.intValue)]
    }
    return []
  }

  private static func whole(_ name: String, _ numbers: [Int]) -> Int? {
    if name == "sum:" { return numbers.reduce(0, &+) }
    if ["max:", "min:"].contains(name) { return name == "max:" ? numbers.max() : numbers.min() }
    if name == "mode:" { return numbers.max { one, other in times(one, numbers) < times(other, numbers) } }
    if name == "abs:", numbers.count == 1, numbers[0] != .min { return abs(numbers[0]) }
    if name == "onesComplement:", numbers.count == 1 { return ~numbers[0] }
    guard numbers.count == 2 else { return nil }
    let (one, other) = (numbers[0], numbers[1])
    func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? { result.overflow ? nil : result.partialValue }
    switch name {
    case "add:to:": return exact(one.addingReportingOverflow(other))
    case "from:subtract:": return exact(one.subtractingReportingOverflow(other))
    case "multiply:by:": return exact(one.multipliedReportingOverflow(by: other))
    case "divide:by:": return exact(one.dividedReportingOverflow(by: other))
    case "modulus:by:": return exact(one.remainderReportingOverflow(dividingBy: other))
    case "bitwiseAnd:with:": return one & other
    case "bitwiseOr:with:": return one | other
    case "bitwiseXor:with:": return one ^ other
    case "leftshift:by:": return one << other
    case "rightshift:by:": return one >> other
    default: return nil
    }
  }
  private static func times(_ number: Int, _ all: [Int]) -> Int { all.count { $0 == number } }

  private static func real(_ name: String, _ numbers: [Double]) -> Double? {
    if let result = ofMany(name, numbers) { return result }
    if numbers.count == 2 {
      let (one, other) = (numbers[0], numbers[1])
      switch name {
      case "add:to:": return one + other
      case "from:subtract:": return one - other
      case "multiply:by:": return one * other
      case "divide:by:": return one / other
      case "modulus:by:": return one.truncatingRemainder(dividingBy: other)
      case "raise:toPower:": return pow(one, other)
      default: return nil
      }
    }
    guard numbers.count == 1 else { return nil }
    let functions: [String: (Double) -> Double] = [
      "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
      "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) }, "trunc:": { $0.rounded(.towardZero) },
      "abs:": { abs($0) },
    ]
    return functions[name].map { $0(numbers[0]) }
  }
  private static func ofMany(_ name: String, _ numbers: [Double]) -> Double? {
    let count = Double(numbers.count)
    switch name {
    case "sum:": return numbers.reduce(0, +)
    case "average:": return numbers.reduce(0, +) / count
    case "max:": return numbers.max()
    case "min:": return numbers.min()
    case "median:" where !numbers.isEmpty:
      let sorted = numbers.sorted()
      return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    case "stddev:":
      let middle = numbers.reduce(0, +) / count
      return (numbers.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / count).squareRoot()
    default: return nil
    }
  }
}

/// Reads an expression's text from left to right; nil for one that is none.
struct ExpressionReader {
  private var tokens: [String]
  private var arguments: [Any]
  private var place = 0

  init(_ text: String, _ arguments: [Any]) {
    self.arguments = arguments
    let token = /"[^"]*"|'[^']*'|%[@Kdiufl]+|\*\*|[0-9]+\.?[0-9]*(?:[eE][+-]?[0-9]+)?|[$@A-Za-z_][A-Za-z0-9_.@:]*|[^\s]/
    tokens = text.matches(of: token).map { String($0.output) }
  }
  private var now: String? { tokens.indices.contains(place) ? tokens[place] : nil }
  private mutating func take(_ words: String...) -> String? {
    guard let now, words.contains(now) else { return nil }
    place += 1
    return now
  }

  mutating func whole() -> NSExpression? {
    guard let result = sum(), place == tokens.count else { return nil }
    return result
  }
  private mutating func sum() -> NSExpression? {
    guard var left = product() else { return nil }
    while let sign = take("+", "-") {
      guard let right = product() else { return nil }
      left = NSExpression(forFunction: sign == "+" ? "add:to:" : "from:subtract:", arguments: [left, right])
    }
    return left
  }
  private mutating func product() -> NSExpression? {
    guard var left = power() else { return nil }
    while let sign = take("*", "/") {
      guard let right = power() else { return nil }
      left = NSExpression(forFunction: sign == "*" ? "multiply:by:" : "divide:by:", arguments: [left, right])
    }
    return left
  }
  private mutating func power() -> NSExpression? {
    guard var left = single() else { return nil }
    while take("**") != nil {
      guard let right = single() else { return nil }
      left = NSExpression(forFunction: "raise:toPower:", arguments: [left, right])
    }
    return left
  }
  private mutating func single() -> NSExpression? {
    guard let token = now else { return nil }
    place += 1
    switch token {
    case "-":
      return single().map {
        NSExpression(forFunction: "from:subtract:", arguments: [NSExpression(forConstantValue: 0), $0])
      }
    case "(":
      let inner = sum()
      return take(")") == nil ? nil : inner
    case "{": return all(until: "}").map { NSExpression(forAggregate: $0) }
    default: break
    }
    if token.hasPrefix("%") {
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      return token == "%K" ? NSExpression(forKeyPath: "\(argument)") : argument as? NSExpression ?? constant(argument)
    }
    if token.hasPrefix("\"") || token.hasPrefix("'") { return constant(String(token.dropFirst().dropLast())) }
    if let number = Int(token) { return constant(NSNumber(value: number)) }
    if let number = Double(token) { return constant(NSNumber(value: number)) }
    return word(token)
  }
  private func constant(_ value: Any?) -> NSExpression { NSExpression(forConstantValue: value) }
  private mutating func word(_ token: String) -> NSExpression? {
    guard let first = token.first, first.isLetter || "$@_".contains(first) else { return nil }
    if take("(") != nil {
      return all(until: ")").map { NSExpression(forFunction: name(token, $0.count), arguments: $0) }
    }
    switch token.uppercased() {
    case "SELF": return .expressionForEvaluatedObject()
    case "TRUE", "YES": return constant(NSNumber(value: true))
    case "FALSE", "NO": return constant(NSNumber(value: false))
    case "NIL", "NULL": return constant(nil)
    default: break
    }
    if first == "$" { return NSExpression(forVariable: String(token.dropFirst())) }
    return NSExpression(forKeyPath: token.hasPrefix("SELF.") ? String(token.dropFirst("SELF.".count)) : token)
  }
  private func name(_ word: String, _ count: Int) -> String {
    word.hasSuffix(":") || count == 0 ? word : word + ":"
  }
  private mutating func all(until end: String) -> [NSExpression]? {
    var found: [NSExpression] = []
    while take(end) == nil {
      if !found.isEmpty, take(",") == nil { return nil }
      guard let next = sum() else { return nil }
      found.append(next)
    }
    return found
  }
}
