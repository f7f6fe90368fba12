// Rows that come, go and change in random order: after each step a solver with that past answers as a fresh one, and as a whole-number
// program says.

import LayoutProblems
import SeededNumbers
import Testing

struct ChurnTests {
  // Constants of either sign, priorities that change, rows said again the other way round, one to three at a time.
  @Test(arguments: HardKind.allCases) func hardSystemsForgetWhatTheyWere(_ kind: HardKind) {
    var churn = Churn()
    for seed in 0..<UInt64(10) { churn.walk(.hard(kind, seed: seed), seed: seed, steps: 12, exactEvery: 4) }
    #expect(churn.report == [])
    #expect(churn.steps == 120 && churn.exact.points >= 30 && churn.exact.unsatisfiable > 0)
  }

  @Test(arguments: ScreenFamily.allCases) func screensForgetWhatTheyWere(_ family: ScreenFamily) {
    var churn = Churn()
    for seed in 0..<UInt64(3) {
      churn.walk(family.problem(views: 8 + Int(seed), seed: seed), seed: seed, steps: 10, exactEvery: nil)
    }
    #expect(churn.report == [])
    #expect(churn.steps == 30)
  }

  // Screens of a few views on the way, each at two sizes, against whole numbers. Those with the fewest views: others are beyond 128 bits
  // or take seconds.
  @Test(arguments: [ScreenFamily.columns, .tags, .carousel]) func changedScreensHaveTheOptimumOfWholeNumbers(
    _ family: ScreenFamily
  ) {
    var churn = Churn()
    churn.walk(family.problem(views: 3, seed: 4), seed: 4, steps: 8, exactEvery: 4)
    #expect(churn.report == [])
    #expect(churn.exact.points == 4 && churn.exact.unanswered == 0)
  }
}
