// What a client says about its variables: linear expressions, relations and priorities.

/// How an expression stands to zero.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// The relation after both sides were multiplied by -1.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// The rank of a constraint, 1…1000. A higher one is never given up for any number of lower ones; 1000 is required.
public struct Priority: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold; a set of required constraints that cannot is a conflict.
  public static let required = Priority(1000)
  /// UIKit's default compression resistance.
  public static let defaultHigh = Priority(750)
  /// UIKit's default hugging.
  public static let defaultLow = Priority(250)

  public var isRequired: Bool { rawValue == 1000 }
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A sum of multiples of variables and parameters, and a constant.
public struct LinearExpression: Sendable {
  /// Multiples of unknowns; repeated variables add up.
  public var terms: [(variable: Variable, coefficient: Double)]
  /// Multiples of numbers given from outside.
  public var parameters: [(parameter: Parameter, coefficient: Double)]
  /// The part that `LayoutSolver.setConstant` replaces without a new structure.
  public var constant: Double

  public init(
    _ terms: [(variable: Variable, coefficient: Double)] = [],
    parameters: [(parameter: Parameter, coefficient: Double)] = [], constant: Double = 0
  ) {
    self.terms = terms
    self.parameters = parameters
    self.constant = constant
  }

  public init(_ variable: Variable) { self.init([(variable, 1)]) }
  public init(_ parameter: Parameter) { self.init(parameters: [(parameter, 1)]) }

  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms + b.terms, parameters: a.parameters + b.parameters, constant: a.constant + b.constant)
  }
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(a.terms, parameters: a.parameters, constant: a.constant + b)
  }
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
  public static func * (k: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { ($0.variable, $0.coefficient * k) },
      parameters: a.parameters.map { ($0.parameter, $0.coefficient * k) }, constant: a.constant * k)
  }
}

/// `expression relation 0` at a priority.
public struct Constraint: Sendable {
  public var expression: LinearExpression
  public var relation: Relation
  public var priority: Priority

  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
