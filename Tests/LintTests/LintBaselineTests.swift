// Which files are baselines: apart from what is accepted, for a wrong file that accepts nothing looks like mistakes that are new.
import Testing

@testable import Lint

@Suite struct LintBaselineTests {
  /// A line is a document's path, a tab, and further on the kind of mistake; the first that is none is named.
  @Test(
    arguments: [
      ("", nil), ("\n", nil), ("a.storyboard\toff-screen\ta\n", nil),
      ("a.storyboard\toff-screen\ta\nb.xib\toverlapping\tb\n", nil),
      ("a.storyboard\toff-screen\ta\r\nb.xib\toverlapping\tb\r\n", nil),
      ("a.storyboard\tscene\tclipped\tlabel\t\n", nil), (#"{"version": "2.1.0", "runs": []}"#, 1),
      ("[[[[\n", 1), ("a.storyboard\toff-screen\ta\n<<<<<<< ours\n", 2), ("off-screen\n", 1),
      ("name\tsize\na\t1\n", 1), ("off-screen\ta.storyboard\n", 1),
      ("a.storyboard\toff-screen\ta\r\n\r\n=======\r\n", 3), ("a.storyboard\toff-screens\ta\n", 1),
    ] as [(String, Int?)])
  func aBaselineHasAPathBeforeATab(_ text: String, _ line: Int?) {
    #expect(foreignLine(text) == line)
  }

  private func foreignLine(_ text: String) -> Int? {
    do throws(LintBaselineError) {
      _ = try LintBaseline(path: "known", text: text)
      return nil
    } catch {
      #expect(error.description.hasPrefix("known:\(error.line): "))
      return error.line
    }
  }

  /// Both ways of ending a line accept the same.
  @Test(arguments: ["\n", "\r\n"]) func linesEndEitherWay(end: String) throws {
    let lines = ["a.storyboard\ts\toff-screen\ta\t", "b.xib\t\tclipped\tb\t"]
    let known = try LintBaseline(path: "known", text: lines.map { $0 + end }.joined())
    #expect(known.text == lines.map { $0 + "\n" }.joined())
  }
}
