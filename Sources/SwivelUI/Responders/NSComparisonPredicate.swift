// Two expressions compared: Foundation on Linux has the name only.
import Foundation

/// A predicate that compares two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// How many of a list it has to hold for; raw values are Foundation's.
  public enum Modifier: UInt, Sendable {
    /// The value itself.
    case direct = 0
    /// All of a list.
    case all = 1
    /// Any of a list.
    case any = 2
  }
  /// How they are compared; raw values are Foundation's.
  public enum Operator: UInt, Sendable {
    /// Less.
    case lessThan = 0
    /// Less, or the same.
    case lessThanOrEqualTo = 1
    /// More.
    case greaterThan = 2
    /// More, or the same.
    case greaterThanOrEqualTo = 3
    /// The same.
    case equalTo = 4
    /// Not the same.
    case notEqualTo = 5
    /// A regular expression's text.
    case matches = 6
    /// With `?` for a character and `*` for any.
    case like = 7
    /// It begins so.
    case beginsWith = 8
    /// It ends so.
    case endsWith = 9
    /// It is one of them.
    case `in` = 10
    /// It has it.
    case contains = 99
    /// It is neither below the one nor above the other.
    case between = 100
  }
  /// How texts are compared; bits are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Without accents.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// As they are. Kept.
    public static let normalized = Options(rawValue: 4)
  }
  /// What is compared.
  public let leftExpression: NSExpression
  /// What with.
  public let rightExpression: NSExpression
  /// How many it has to hold for.
  public let comparisonPredicateModifier: Modifier
  /// How they are compared.
  public let predicateOperatorType: Operator
  /// How texts are.
  public let options: Options

  /// Compares two.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    let signs: [Operator: String] = [
      .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">", .greaterThanOrEqualTo: ">=", .equalTo: "==",
      .notEqualTo: "!=", .matches: "MATCHES", .like: "LIKE", .beginsWith: "BEGINSWITH", .endsWith: "ENDSWITH",
      .in: "IN", .contains: "CONTAINS", .between: "BETWEEN",
    ]
    let sign = signs[type] ?? "=="
    let marks = Set(options.contains(.caseInsensitive) ? "c" : "").union(
      options.contains(.diacriticInsensitive) ? "d" : "")
    let comparison = PredicateComparison(options: marks)
    super.init { object, bindings in
      let context = bindings.map { NSMutableDictionary(dictionary: $0) }
      let (left, right) = (
        lhs.expressionValue(with: object, context: context), rhs.expressionValue(with: object, context: context)
      )
      switch modifier {
      case .direct: return comparison.holds(left, sign, right)
      case .all: return (left as? [Any] ?? []).allSatisfy { comparison.holds($0, sign, right) }
      case .any: return (left as? [Any] ?? []).contains { comparison.holds($0, sign, right) }
      }
    }
  }
  /// Never: predicates are not archived here.
  public required init?(coder: NSCoder) { nil }
}
