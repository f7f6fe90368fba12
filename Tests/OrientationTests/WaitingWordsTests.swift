// What is told while another orientation is ahead and not believed yet: that it waits, or that the device is shaken.
import Orientation
import Testing

@Suite("Classifier: words while it waits")
struct WaitingWordsTests {
  /// Five seconds in an orientation; another is then as far ahead as it may be.
  private func verdicts(
    _ configuration: ClassifierConfiguration, from first: (x: Double, y: Double, z: Double), seconds: Double,
    _ reading: (Int) -> (x: Double, y: Double, z: Double)
  ) -> [ClassifierVerdict] {
    var classifier = OrientationClassifier(configuration: configuration)
    hold(&classifier, first, from: 0, seconds: 5)
    return (1...Int(seconds * 50)).map { index in
      let (x, y, z) = reading(index)
      return classifier.ingest(AccelerationSample(t: 5 + Double(index) / 50, x: x, y: y, z: z))
    }
  }

  /// A device that lies still is not shaken, however long it is told to wait: ten seconds here, of which all but the first, in which
  /// the turn itself goes by, are at rest.
  @Test("a device at rest is told to wait", arguments: [(0, 60), (90, 150), (180, 120), (-90, -30)])
  func still(start: Int, end: Int) {
    var configuration = ClassifierConfiguration.standard
    configuration.shallowDwell = 10
    let said = verdicts(configuration, from: rest(angle: start, tilt: 0), seconds: 9) { _ in rest(angle: end, tilt: 0) }
    #expect(said.dropFirst(50).allSatisfy { $0 == .kept(.confirming) })
  }

  /// Laid on its other face the device waits as well.
  @Test("a device on its other face is told to wait")
  func otherFace() {
    var configuration = ClassifierConfiguration.standard
    configuration.oppositeDwell = 10
    let said = verdicts(configuration, from: (0, 0, -1), seconds: 9) { _ in (0, 0, 1) }
    #expect(said.dropFirst(50).allSatisfy { $0 == .kept(.confirming) })
  }

  /// Shaken by 0.6 g across the screen thirteen times a second, so that each reading is 1 g long. How many times as long as when calm
  /// agitation has another edge wait, how many seconds it waits for each g of sway, and what is told.
  @Test(
    "a device that is shaken waits for more than twice as long, and says why",
    arguments: [
      (1, 0, KeepReason.confirming), (1.5, 0, .confirming), (1.9, 0, .confirming), (2.1, 0, .agitated),
      (2.5, 0, .agitated), (5, 0, .agitated), (1, 1_000, .agitated),
    ] as [(Double, Double, KeepReason)])
  func shaken(times: Double, sway: Double, reason: KeepReason) {
    var configuration = ClassifierConfiguration.standard
    configuration.calmDwell = 2
    configuration.agitatedDwell = 2 * times
    configuration.sureDwell = 2 * times
    configuration.shakenDwell = 0
    configuration.calmSway = 0
    configuration.swayDwell = sway
    let said = verdicts(configuration, from: (0, -1, 0), seconds: 2) { (-0.8, 0, $0 % 4 < 2 ? 0.6 : -0.6) }
    #expect(said.last == .kept(reason))
  }
}
