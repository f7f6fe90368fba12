// How much the anchors of a YAML text may stand for, by arithmetic.
import Testing

@testable import Adoption

@Suite struct SpecAnchorsTests {
  /// Each of these lines holds the one before twice, in a key: the last stands for 2²⁴ values.
  private static func doubling(_ line: (_ above: String) -> String) -> String {
    (1...24).reduce("a0: &a0 [x]\n") { text, n in text + "a\(n): &a\(n) " + line("*a\(n - 1)") + "\n" }
  }

  /// Each step has two aliases, so that the forty-first is the first of step 21: the second line is the first step's, and of the steps of
  /// five lines the aliases stand in the second and third.
  private static let tooMuch: [(text: String, line: Int)] = [
    (doubling { "{[\($0), \($0)]: 1}" }, 22), (doubling { "{? [\($0), \($0)] : 1}" }, 22),
    // Without blanks, as in JSON.
    (doubling { "{?[\"b\":\($0),\"c\":\($0)]:1}" }, 22),
    // In lines of their own, whose key ends with a word.
    (doubling { "\n- ? - \($0)\n    - \($0)\n    - b\n  : c" }, 103),
    // 101 anchors.
    ((0...100).map { "a\($0): &a\($0) 1" }.joined(separator: "\n"), 101),
    ("\n\na: &a 1\nb: " + String(repeating: "[", count: 20_001), 4),
  ]

  @Test(arguments: tooMuch) func whatStandsForTooMuch(text: String, line: Int) {
    let excess = SpecAnchors.excess(of: text)
    #expect(excess?.line == line, "\(String(describing: excess))")
  }

  private static let fine: [String] = [
    "", "a: 1", "a: &a {b: c}\nd: *a\n*a : e\n",
    // A hundred aliases, and no key that is no word.
    "a: &a {b: c}\n" + (0..<100).map { "c\($0): [*a]" }.joined(separator: "\n"),
    // What shells, patterns and addresses have is no anchor and no alias.
    "a: &a 1\n" + (1...40).map { "b\($0): *a\n" }.joined() + "run: |\n"
      + String(repeating: "  a && b 2>&1; ls *.swift [a]: ?x=1&y=2 c* ** $*\n", count: 200),
    "a: &a 1\n" + (1...99).map { "b\($0): *a\n" }.joined()
      + "run: |\n  rm -rf \"${DERIVED:?}/x\" # pourquoi ?\n  test a ? b\n",
    // Empty lines, and others of blanks: how often they are looked at does not grow with them.
    "a: &a 1\n" + String(repeating: "\n", count: 700_000), "a: &a 1\n" + String(repeating: " \n", count: 300_000),
  ]

  @Test(arguments: fine) func whatStandsForItself(text: String) {
    #expect(SpecAnchors.excess(of: text) == nil)
  }
}
