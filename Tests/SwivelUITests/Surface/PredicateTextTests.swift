// Predicates written as text, by Foundation's Predicate Programming Guide ("Predicate Format String Syntax").
import SwivelUI
import Testing

@MainActor @Suite struct PredicateTextTests {
  private static let person: [String: Any] = [
    "name": "Zoë", "age": 36, "ages": [3, 12, 40], "none": [Int](), "pets": [["name": "Rex"], ["name": "Tom"]],
    "set": Set([3, 12, 40]), "objects": NSSet(array: [3, 12, 40]), "ordered": NSOrderedSet(array: [3, 12, 40]),
  ]

  /// (text, whether it holds of a person of 36, Zoë, with three ages and two pets)
  @Test(
    arguments: [
      ("age == 36", true), ("age = 36", true), ("age != 36", false), ("age <> 35", true), ("age > 36", false),
      ("age >= 36", true), ("age => 36", true), ("age < 37", true), ("age <= 35", false), ("age =< 36", true),
      ("age BETWEEN {30, 36}", true), ("age BETWEEN {37, 40}", false), ("age IN {1, 36}", true), ("age IN {1}", false),
      ("name BEGINSWITH 'Z'", true), ("name BEGINSWITH 'z'", false), ("name BEGINSWITH[c] 'z'", true),
      ("name ENDSWITH 'e'", false), ("name ENDSWITH[d] 'e'", true), ("name CONTAINS[cd] 'OE'", true),
      ("name LIKE 'Z?ë'", true), ("name LIKE 'Z*'", true), ("name LIKE '?ë'", false), ("name MATCHES 'Z.{2}'", true),
      ("name MATCHES 'Z'", false), ("ages CONTAINS 12", true), ("ages CONTAINS 13", false),
      ("age > 30 AND age < 40", true), ("age > 30 && age > 40", false), ("age > 40 OR age < 40", true),
      ("age > 40 || age == 3", false), ("NOT age == 36", false), ("! age == 35", true),
      ("age == 36 OR age == 1 AND age == 2", true), ("(age == 36 OR age == 1) AND age == 2", false),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("FALSEPREDICATE OR TRUEPREDICATE", true),
      ("missing == nil", true), ("name == NULL", false), ("age == age", true), ("SELF.age == 36", true),
      ("ANY ages > 39", true), ("ANY ages > 40", false), ("SOME ages == 3", true), ("ALL ages > 2", true),
      ("ALL ages > 3", false), ("NONE ages > 40", true), ("NONE ages == 12", false), ("any ages == 12", true),
      ("ANY none > 0", false), ("ALL none > 0", true), ("NONE none > 0", true), ("NOT ALL ages > 3", true),
      ("ANY pets.name == 'Tom'", true), ("ALL pets.name == 'Tom'", false), ("ANY pets.name BEGINSWITH[c] 'r'", true),
      ("ANY age > 3", false), ("ALL age > 3", false), ("NONE age > 40", false), ("ANY missing > 3", false),
      ("ANY set > 39", true), ("ALL set > 3", false), ("NONE set == 12", false), ("set CONTAINS 12", true),
      ("ANY objects > 39", true), ("ALL objects > 3", false), ("NONE objects == 12", false), ("3 IN objects", true),
      ("ANY ordered > 39", true), ("ALL ordered > 3", false), ("NONE ordered == 12", false), ("4 IN ordered", false),
      ("ANY ages > 39 AND age == 36", true), ("age == 1 OR NONE ages == 3", false),
    ])
  func texts(text: String, holds: Bool) {
    #expect(NSPredicate(format: text).evaluate(with: Self.person) == holds)
  }

  /// "$VARIABLE_NAME: a value that is given when the predicate is evaluated."
  @Test(
    arguments: [
      ("age == $AGE", ["AGE": 36], true), ("age == $AGE", ["AGE": 35], false), ("age == $AGE", [:], false),
      ("$LOW < age AND age < $HIGH", ["LOW": 30, "HIGH": 40], true), ("age IN {$A, $B}", ["A": 1, "B": 36], true),
      ("NOT (age == $AGE)", ["AGE": 35], true), ("ANY ages == $AGE", ["AGE": 12], true),
      ("ALL ages < $AGE", ["AGE": 12], false),
    ] as [(String, [String: Int], Bool)])
  func variables(text: String, values: [String: Int], holds: Bool) {
    let predicate = NSPredicate(format: text)
    #expect(predicate.evaluate(with: Self.person, substitutionVariables: values) == holds)
  }

  /// What a variable stands for has properties, too.
  @Test(arguments: [("$user.name == 'Zoë'", true), ("$user.age > age", false), ("ANY $user.pets.name == 'Rex'", true)])
  func pathsOfVariables(text: String, holds: Bool) {
    let predicate = NSPredicate(format: text)
    #expect(predicate.evaluate(with: Self.person, substitutionVariables: ["user": Self.person]) == holds)
  }

  /// `NSExpression(forConditional:…)` decides by the variables it is handed, too.
  @Test(arguments: [(4, "large"), (2, "small")]) func conditionals(size: Int, word: String) {
    let expression = NSExpression(
      forConditional: NSPredicate(format: "$size > 3"), trueExpression: NSExpression(forConstantValue: "large"),
      falseExpression: NSExpression(forConstantValue: "small"))
    let bindings = NSMutableDictionary(object: NSNumber(value: size), forKey: NSString(string: "size"))
    #expect(expression.expressionValue(with: nil, context: bindings) as? String == word)
  }

  /// What is no predicate is an exception, and holds of nothing.
  @Test(arguments: [
    "age ==", "age", "== 3", "(age == 3", "age == 3 AND", "ANY", "ANY ages", "age == 3 age == 4", "age ~ 3",
  ])
  func whatIsNone(text: String) throws {
    try Screen().run { _ in
      #expect(!NSPredicate(format: text).evaluate(with: Self.person))
      #expect(thrown()?.hasPrefix("NSInvalidArgumentException") == true)
    }
  }
}
