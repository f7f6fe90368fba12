// The hand that holds the device: a classifier fed in sample time, as the sensor does it.
import Orientation

/// Samples in, orientations out.
struct Hand {
  private var classifier = OrientationClassifier()
  private var time = 0.0

  /// Seconds between the samples of something held still.
  private static let period = 0.02
  /// The longest something is held, in sample time; the classifier is stable well before.
  private static let patience = 10.0

  /// The device was turned past the classifier.
  mutating func take(_ orientation: DeviceOrientation) {
    time += Self.period
    classifier.reset(to: orientation, at: time)
  }

  mutating func hold(x: Double, y: Double, z: Double) -> DeviceOrientation {
    let end = time + Self.patience
    repeat {
      time += Self.period
      _ = classifier.ingest(AccelerationSample(t: time, x: x, y: y, z: z))
    } while !classifier.isStable && time < end
    return classifier.orientation
  }

  /// The orientation, if this sample has changed it.
  mutating func feed(_ sample: AccelerationSample) -> DeviceOrientation? {
    time = sample.t
    guard case .changed(let orientation, _) = classifier.ingest(sample) else { return nil }
    return orientation
  }
}
