// What a client says about its variables: linear expressions, relations and priorities.

/// How an expression stands to zero.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The expression is at most 0, is 0, is at least 0.
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
  /// A rank of 1…1000; what lies outside is refused when the constraint is activated.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold; a set of required constraints that cannot is a conflict.
  public static let required = Priority(1000)
  /// UIKit's default compression resistance.
  public static let defaultHigh = Priority(750)
  /// UIKit's default hugging.
  public static let defaultLow = Priority(250)

  /// Whether it may never be given up.
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

  /// One variable.
  public init(_ variable: Variable) { self.init([(variable, 1)]) }
  /// One parameter.
  public init(_ parameter: Parameter) { self.init(parameters: [(parameter, 1)]) }

  /// The sum of both; terms of the same variable are added up when the constraint is activated.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms + b.terms, parameters: a.parameters + b.parameters, constant: a.constant + b.constant)
  }
  /// The first less the second.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }
  /// The expression with a larger constant.
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(a.terms, parameters: a.parameters, constant: a.constant + b)
  }
  /// The expression with a smaller constant.
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
  /// Every term and the constant, multiplied.
  public static func * (k: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { ($0.variable, $0.coefficient * k) },
      parameters: a.parameters.map { ($0.parameter, $0.coefficient * k) }, constant: a.constant * k)
  }
}

/// `expression relation 0` at a priority.
public struct Constraint: Sendable {
  /// What is compared with 0.
  public var expression: LinearExpression
  /// How it stands to 0.
  public var relation: Relation
  /// How much the constraint matters.
  public var priority: Priority

  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
