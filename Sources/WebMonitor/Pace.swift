// How often pages are told and drawn for: values that are given the time, so that no test waits.
import MonitorService
import Vocabulary

/// Which of the sensor's readings pages are told: at most fifteen a second, each newer than the last, and the newest always in the end.
struct MotionPace {
  private var told: SensorReading?
  private var toldAt = -Double.infinity

  /// Seconds between two: a little less than a fifteenth, so that of sixty readings a second every fourth one is told. Each costs a browser
  /// without a graphics card more than half a percent of a core, as `tools/page-cost` shows.
  static let pause = 0.0625

  /// The reading to tell now; nil where it was told, or the last one is too young.
  mutating func next(_ reading: SensorReading?, at now: Double) -> SensorReading? {
    guard let reading, reading != told, now - toldAt >= Self.pause else { return nil }
    (told, toldAt) = (reading, now)
    return reading
  }
}

/// When the host is asked for a picture.
///
/// It draws on the thread that turns the device. A change by itself is drawn at once; of changes on each other's heels there is
/// a picture when they end, and twice a second until then.
struct DrawingPace {
  private var isOld = true
  private var (changedAt, drawnAt) = (-Double.infinity, -Double.infinity)

  /// Seconds without a change after which changes have ended.
  static let quiet = 0.15
  /// Seconds between two pictures while changes follow each other.
  static let pause = 0.5

  /// Something may look different from now on.
  mutating func change(at now: Double) { (isOld, changedAt) = (true, now) }

  /// Whether a picture is to be drawn now; then it counts as drawn.
  mutating func isDue(at now: Double) -> Bool {
    guard isOld, now - drawnAt >= Self.pause || now - changedAt >= Self.quiet else { return false }
    (isOld, drawnAt) = (false, now)
    return true
  }
}
