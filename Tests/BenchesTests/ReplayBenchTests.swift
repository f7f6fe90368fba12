// The log a replay is measured on is replayed whole, and its copy is the same.
import HostService
import Testing

@testable import Benches

@MainActor @Suite struct ReplayBenchTests {
  /// Twice through the walk and the splits; what is measured throws where an outcome or a byte is another.
  @Test func theLogIsReplayedAsWritten() throws {
    let figures = try ReplayBench.run(inputs: 50)
    #expect(figures.read > 0)
    #expect(figures.replayed > figures.read)
  }

  @Test(arguments: TurnScenario.allCases)
  func everyStageOfATurnIsMeasured(scenario: TurnScenario) throws {
    let stages = try TurnBench(scenario).measure(3)
    #expect(Set(stages.keys) == Set(TurnStage.allCases).subtracting([.woken]))
  }
}
