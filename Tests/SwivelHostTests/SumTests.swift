// What several processes of an exploration come to together: notes, refusals, and whether it was whole.
import Testing

@testable import Exploration
@testable import SwivelHost

struct SumTests {
  private static func end(
    _ world: Int = 0, _ obstacle: ExplorationObstacle? = nil, absent: [String]? = nil, elsewhere: [String]? = nil,
    events: Int = 1
  ) -> (world: Int, end: WorkerEnd) {
    var figures = ExplorationFigures()
    (figures.absent, figures.elsewhere, figures.events) = (absent, elsewhere, events)
    return (world, WorkerEnd(figures: figures, obstacle: obstacle))
  }

  private static let untried = ExplorationObstacle.untried.text
  private static let differing = ExplorationObstacle.differing("other")
  private static let phone = ["phone"]
  private static let both = ["phone", "pad"]

  private struct Row: @unchecked Sendable {
    let worlds: [String]
    let ends: [(world: Int, end: WorkerEnd)]
    let refusal: String?
    let isWhole: Bool
    let notes: [String]
    init(
      _ worlds: [String], _ ends: [(world: Int, end: WorkerEnd)], _ refusal: String?, _ isWhole: Bool,
      _ notes: [String]
    ) {
      (self.worlds, self.ends, self.refusal, self.isWhole, self.notes) = (worlds, ends, refusal, isWhole, notes)
    }
  }

  /// (worlds, ends, what is said instead of a report, whether each looked at its part, what was not done).
  // swift-format-ignore
  private static let rows: [Row] = [
    Row(phone, [], nil, true, []),
    Row(phone, [end()], nil, true, []),
    Row(phone, [end(0, .launch("no window"))], "no window", false, ["phone: no window"]),
    Row(phone, [end(), end(0, .start("step 2"))], "step 2", false, ["phone: step 2"]),
    // Of two worlds the other was looked at.
    Row(both, [end(0, .launch("no window")), end(1)], nil, false, ["phone: no window"]),
    Row(both, [end(0), end(1, .launch("no window"))], nil, false, ["pad: no window"]),
    // A mistake of the app's is told in a report.
    Row(phone, [end(0, differing)], nil, false, ["phone: \(differing.text)"]),
    Row(phone, [end(0, .untried)], untried, false, ["phone: \(untried)"]),
    Row(both, [end(0, .untried), end(1, .untried)], untried, false, ["phone: \(untried)", "pad: \(untried)"]),
    // One that came too late, when another of its world tried, is none; of another world it is one.
    Row(phone, [end(0, .untried), end()], nil, true, []),
    Row(both, [end(0, .untried), end(1)], nil, false, ["phone: \(untried)"]),
    // Several processes of one world say the same.
    Row(both, [end(0, differing), end(0, differing), end(1)], nil, false, ["phone: \(differing.text)"]),
    Row(phone, [end(elsewhere: ["Two", "One"]), end(elsewhere: ["One"])], nil, true, [
      "Two.storyboard: it was not given, and --storyboard takes several",
      "One.storyboard: it was not given, and --storyboard takes several"]),
  ]

  @Test(arguments: rows.indices) func ends(index: Int) {
    let row = Self.rows[index]
    let sum = ExplorationSum(row.ends, worlds: row.worlds)
    #expect(sum.refusal.map { "\($0)" } == row.refusal)
    #expect(sum.isWhole == row.isWhole)
    #expect(sum.notes(after: [], absent: [], isInterrupted: false) == row.notes)
    #expect(sum.figures.map(\.world) == row.ends.map { row.worlds[$0.world] })
  }

  /// What nobody saw in any process was never there.
  @Test(
    arguments: [
      ([], []), ([nil], []), ([["a", "b"]], ["a", "b"]), ([["a", "b"], ["b"]], ["b"]), ([["a"], nil], []),
      ([nil, ["a"]], []), ([["b", "a"], ["a", "b"], ["c", "a"]], ["a"]),
    ] as [([[String]?], [String])])
  func whatWasNeverThere(processes: [[String]?], absent: [String]) {
    #expect(ExplorationSum(processes.map { Self.end(absent: $0) }, worlds: Self.phone).absent == absent)
  }

  @Test func theOrderOfNotes() {
    let sum = ExplorationSum([Self.end(0, Self.differing)], worlds: Self.phone)
    #expect(
      sum.notes(after: ["first", "first"], absent: ["label"], isInterrupted: true) == [
        "first", "phone: \(Self.differing.text)", "--expect of label: it was never there",
        "the rest: it was interrupted",
      ])
  }

  @Test func figuresStayInOrder() {
    let sum = ExplorationSum([Self.end(1, events: 5), Self.end(0, events: 7)], worlds: Self.both)
    #expect(sum.figures.map(\.world) == ["pad", "phone"] && sum.figures.map(\.figures.events) == [5, 7])
  }
}
