// What a predicate compares, by itself: Foundation on Linux has the name only, and apps reckon with it ("1 + 2 * x").
import Foundation

/// Something that has a value for an object: a constant, a property, or a function of others.
open class NSExpression: NSObject, @unchecked Sendable {
  /// Kinds of expressions; raw values are Foundation's.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue = 0
    /// The object itself.
    case evaluatedObject = 1
    /// A value of the bindings.
    case variable = 2
    /// A property of the object.
    case keyPath = 3
    /// A function of others.
    case function = 4
    /// Several values.
    case aggregate = 14
    /// A closure.
    case block = 19
    /// One or the other.
    case conditional = 20
  }
  indirect enum Kind {
    case constant(Any?)
    case itself
    case variable(String)
    case path(String)
    case function(String, [NSExpression])
    case list([NSExpression])
    case block((Any?, [NSExpression], NSMutableDictionary?) -> Any?, [NSExpression])
    case either(NSPredicate, NSExpression, NSExpression)
  }
  let kind: Kind
  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// A value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// A property, and properties of what it is.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
  /// A value of the bindings.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// A function by its name with colons, as `sum:`. A name that Foundation does not know is an exception when it is asked for its value.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }
  /// Several values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }
  /// A closure, which is handed the object, the arguments and the bindings.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) { self.init(.block({ block($0, $1, $2) }, arguments ?? [])) }
  /// One of two.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) { self.init(.either(predicate, trueExpression, falseExpression)) }
  /// An expression of Apple's language for them: numbers, texts, `SELF`, names of properties, arguments, `+`, `-`, `*`, `/`, `**`,
  /// functions by their names without colons and lists in braces. Another text is an exception, as on Apple's systems, and has no value.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }
  /// The same with its arguments in an array.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var reader = ExpressionReader(expressionFormat, arguments)
    let whole = reader.whole()
    if whole == nil { Self.raise("Unable to parse the format string \"\(expressionFormat)\"") }
    self.init(whole?.kind ?? .constant(nil))
  }
  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself) }

  /// Its value for an object, and for bindings of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch kind {
    case .constant(let value): return value
    case .itself: return object
    case .variable(let name): return context?[name]
    case .path(let path): return KeyPathReader.value(object, path)
    case .list(let parts): return parts.map { $0.expressionValue(with: object, context: context) as Any }
    case .block(let body, let arguments): return body(object, arguments, context)
    case .either(let predicate, let one, let other):
      let bindings = context.flatMap { ($0 as NSDictionary) as? [String: Any] }
      let holds = predicate.evaluate(with: object, substitutionVariables: bindings)
      return (holds ? one : other).expressionValue(with: object, context: context)
    case .function(let name, let arguments):
      let values = arguments.map { $0.expressionValue(with: object, context: context) }
      guard let result = ExpressionFunction.value(name, values) else {
        Self.raise("Don't know how to evaluate \(name)")
        return nil
      }
      return result
    }
  }
  static func raise(_ reason: String) {
    guard AppScene.running != nil else { return }
    MainActor.assumeIsolated { AppScene.current.raise("NSInvalidArgumentException", reason, by: "NSExpression") }
  }

  /// Its kind.
  open var expressionType: ExpressionType {
    switch kind {
    case .constant: .constantValue
    case .itself: .evaluatedObject
    case .variable: .variable
    case .path: .keyPath
    case .function: .function
    case .list: .aggregate
    case .block: .block
    case .either: .conditional
    }
  }
  /// The value of a constant.
  open var constantValue: Any? { if case .constant(let value) = kind { value } else { nil } }
  /// The path of properties; no text for other kinds.
  open var keyPath: String { if case .path(let path) = kind { path } else { "" } }
  /// The function's name; no text for other kinds.
  open var function: String { if case .function(let name, _) = kind { name } else { "" } }
  /// The variable's name; no text for other kinds.
  open var variable: String { if case .variable(let name) = kind { name } else { "" } }
  /// What a function is of.
  open var arguments: [NSExpression]? {
    switch kind {
    case .function(_, let arguments), .block(_, let arguments): arguments
    default: nil
    }
  }
  /// What a list consists of.
  open var collection: Any? { if case .list(let parts) = kind { parts } else { nil } }
}

/// What is behind a name, and behind names of what is there.
enum KeyPathReader {
  /// The members of a list or a set, in a set's case in any order; nil for anything else.
  static func members(_ value: Any?) -> [Any]? {
    value as? [Any] ?? (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects
  }
  static func value(_ object: Any?, _ path: String) -> Any? {
    if let all = members(object) {
      if path == "@count" { return NSNumber(value: all.count) }
      let operators = ["@sum.": "sum:", "@avg.": "average:", "@max.": "max:", "@min.": "min:"]
      if let (mark, name) = operators.first(where: { path.hasPrefix($0.key) }) {
        let rest = String(path.dropFirst(mark.count))
        let values = rest == "self" ? all : all.map { value($0, rest) as Any }
        return ExpressionFunction.value(name, values)
      }
      return all.map { value($0, path) as Any }
    }
    let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = steps.first else { return object }
    if let entries = object as? [String: Any] ?? (object as? NSDictionary).flatMap({ $0 as? [String: Any] }) {
      return steps.count > 1 ? value(entries[first], steps[1]) : entries[first]
    }
    guard let object = object as? NSObject else { return nil }
    return steps.count > 1 ? value(object.value(forKey: first), steps[1]) : object.value(forKey: first)
  }
}
