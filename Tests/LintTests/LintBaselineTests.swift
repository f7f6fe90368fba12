// Which files are baselines: apart from what is accepted, for a wrong file that accepts nothing looks like mistakes that are new.
import Testing

@testable import Lint

@Suite struct LintBaselineTests {
  @Test(
    arguments: [
      ("", true), ("\n", true), ("a.storyboard\toff-screen\ta\n", true),
      ("a.storyboard\toff-screen\ta\nb.xib\toverlapping\tb\n", true), (#"{"version": "2.1.0", "runs": []}"#, false),
      ("[[[[\n", false), ("a.storyboard\toff-screen\ta\n<<<<<<< ours\n", false),
    ])
  func aBaselineHasAPathBeforeATab(_ text: String, _ isBaseline: Bool) {
    #expect((LintBaseline(path: "known", text: text) != nil) == isBaseline)
  }
}
