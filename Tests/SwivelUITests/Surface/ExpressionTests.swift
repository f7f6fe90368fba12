// Expressions and comparisons of them, by Foundation's documentation (NSExpression, NSComparisonPredicate).
import SwivelUI
import Testing

struct ExpressionTests {
  /// Whole numbers are reckoned with as whole ones, so that 5 / 2 is 2; a power is a real number.
  @Test(
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("5 / 2", 2), ("5.0 / 2", 2.5), ("2 ** 10", 1024), ("-3 + 1", -2),
      ("10 - 2 - 3", 5), ("2 * -3", -6), ("sqrt(16)", 4), ("sum({1, 2, 3})", 6), ("average({1, 2, 6})", 3),
      ("max({1, 7, 3})", 7), ("median({5, 1, 4, 2})", 3), ("stddev({1, 3})", 1), ("ceiling(1.2) + floor(1.8)", 3),
      ("abs(-4)", 4), ("1/0.5", 2), ("a + b.c", 12), ("%@ * 2", 8), ("%K", 10), ("modulus:by:(7, 4)", 3),
    ] as [(String, Double)])
  func values(text: String, value: Double) {
    let object: [String: Any] = ["a": 10, "b": ["c": 2]]
    let expression = NSExpression(format: text, argumentArray: [text == "%K" ? "a" : 4])
    #expect((expression.expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue == value)
  }

  /// Functions by their names with colons, of properties of the object, of lists and of bindings.
  @Test func parts() {
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "all")])
    #expect(sum.expressionValue(with: ["all": [1, 2, 3]], context: nil) as? NSNumber == 6)
    #expect(sum.expressionType == .function && sum.function == "sum:" && sum.arguments?.first?.keyPath == "all")
    let list = NSExpression(forAggregate: [1, NSExpression(forConstantValue: 4)])
    #expect(list.expressionValue(with: nil, context: nil) as? [Int] == [1, 4])
    let variable = NSExpression(forVariable: "x")
    #expect(
      variable.expressionValue(with: nil, context: NSMutableDictionary(object: 3, forKey: "x" as NSString)) as? Int == 3
    )
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: "it", context: nil) as? String == "it")
    let upper = NSExpression(format: "uppercase('a b')")
    #expect(upper.expressionValue(with: nil, context: nil) as? String == "A B")
    let paths: [(String, NSNumber)] = [("@count", 2), ("@sum.n", 5), ("@max.n", 4), ("@avg.n", 2.5)]
    for (path, value) in paths {
      let found = NSExpression(forKeyPath: path).expressionValue(with: [["n": 1], ["n": 4]], context: nil)
      #expect(found as? NSNumber == value, "\(path)")
    }
  }

  /// A text that is no expression is an exception, as NSExpression(format:)'s documentation has it.
  @Test(arguments: ["1 +", "(1", "1 2", "{1", "* 3", "nothing:known:(1)"])
  @MainActor func whatIsNone(text: String) throws {
    try Screen().run { _ in
      _ = NSExpression(format: text).expressionValue(with: nil, context: nil)
      #expect(thrown()?.hasPrefix("NSInvalidArgumentException") == true)
    }
  }

  private func holds(_ left: Any, _ sign: NSComparisonPredicate.Operator, _ right: Any) -> Bool {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "it"), rightExpression: NSExpression(forConstantValue: right),
      modifier: .direct, type: sign, options: .caseInsensitive)
    let isSo = predicate.evaluate(with: ["it": left])
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: predicate).evaluate(with: ["it": left]) == !isSo)
    return isSo
  }

  /// Each operator of NSComparisonPredicate for numbers.
  @Test(
    arguments: [
      (1, .lessThan, 2, true), (2, .lessThan, 2, false), (2, .lessThanOrEqualTo, 2, true), (3, .greaterThan, 3, false),
      (3, .greaterThanOrEqualTo, 3, true), (1, .equalTo, 1, true), (1, .notEqualTo, 1, false),
    ] as [(Int, NSComparisonPredicate.Operator, Int, Bool)])
  func numbers(left: Int, sign: NSComparisonPredicate.Operator, right: Int, isSo: Bool) {
    #expect(holds(left, sign, right) == isSo)
  }

  /// And for texts, without case.
  @Test(
    arguments: [
      ("ap", .beginsWith, true), ("PLE", .endsWith, true), ("a?p*", .like, true), ("a.*", .matches, true),
      ("apple", .equalTo, true), ("PPL", .contains, true), ("pp", .beginsWith, false), ("a?p", .like, false),
    ] as [(String, NSComparisonPredicate.Operator, Bool)])
  func texts(right: String, sign: NSComparisonPredicate.Operator, isSo: Bool) {
    #expect(holds("Apple", sign, right) == isSo)
  }

  /// And for lists.
  @Test func lists() {
    #expect(holds(2, .in, [1, 2]) && !holds(3, .in, [1, 2]) && holds([1, 2], .contains, 2))
    #expect(holds(2, .between, [1, 3]) && !holds(4, .between, [1, 3]))
  }

  /// ANY holds where it does for one of them, ALL where for each.
  @Test(
    arguments: [(.any, [1, 5], true), (.all, [1, 5], false), (.all, [4, 5], true), (.any, [1, 2], false)]
      as [(NSComparisonPredicate.Modifier, [Int], Bool)])
  func modifiers(modifier: NSComparisonPredicate.Modifier, all: [Int], holds: Bool) {
    let predicate = NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: 3),
      modifier: modifier, type: .greaterThan)
    #expect(predicate.evaluate(with: all) == holds)
  }
}
