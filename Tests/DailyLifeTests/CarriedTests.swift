// People who turn the device while they walk and jog: each turn arrives, and none that was not made.
import DailyLife
import Orientation
import SensorMetrics
import Testing

@Suite struct CarriedTests {
  /// Seconds in which a share of the turns has to be answered: half of a walker's in 0.4, 95 of 100 of a jogger's in 1.5.
  private static let rows: [(scene: Scene, share: Double, seconds: Double)] = [
    (.walkingTurns(bounce: 0.2), 0.5, 0.4), (.walkingTurns(bounce: 0.3), 0.5, 0.4),
    (.joggingTurns(bounce: 0.5), 0.95, 1.5), (.joggingTurns(bounce: 0.8), 0.95, 1.5),
  ]

  /// People whom no constant was searched for.
  @Test(arguments: rows) func turnsArrive(_ scene: Scene, _ share: Double, _ seconds: Double) throws {
    var all = TraceMetrics()
    for seed in UInt64(5001)...5006 {
      let made = scene.recording(of: Subject(seed: seed), rate: 50)
      all = all + ClassifierRun(made.samples).metrics(gravity: made.gravity, count: .four)
    }
    #expect(all.missed == 0)
    #expect(all.falseChanges == 0)
    #expect(try #require(all.delay(share: share)) <= seconds)
  }

  /// Two people whose chips end at 2 g: of what they read while jogging, what passes for gravity is short, 0.8 g in the mean, and the
  /// vote of all of it swings out of its range at every step. Each once missed turns for seconds.
  @Test(arguments: [(UInt64(15), 0.8), (1004, 0.5)]) func joggersWithASmallRangeAreAnswered(
    _ seed: UInt64, _ bounce: Double
  ) {
    let made = Scene.joggingTurns(bounce: bounce).recording(of: Subject(seed: seed), rate: 200)
    let all = ClassifierRun(made.samples).metrics(gravity: made.gravity, count: .four)
    #expect(all.missed == 0)
  }
}
