// When a picture is drawn: soon after something is other, never more often than eyes need, and not at all while nothing is.
import Foundation
import Orientation

struct FramePace {
  /// Seconds between two pictures: ten a second.
  static let period = 0.1
  /// Seconds between two looks at figures that jitter by themselves.
  static let figuresPeriod = 1.0
  /// Milliseconds of the longest wait: a silent peer is noticed no later.
  static let longestWait = 200
  /// Milliseconds until a lone Escape is a key.
  static let escapeWait = 50
  /// g by which a sample has to differ from the drawn one to be seen.
  static let visible = 0.004

  private var isWanted = true
  private var drawnAt = -Double.infinity
  private var shown: SensorReading?
  /// The time of the newest sample on the sparklines.
  private var shownTime: Double?
  private var lag = ""

  /// Something is other than what is shown.
  mutating func demand() { isWanted = true }

  /// Looks whether what comes without an event is other.
  mutating func look(_ model: MonitorModel, at now: Double) {
    guard !isWanted, now - drawnAt >= Self.period else { return }
    isWanted = isMoved(model) || (now - drawnAt >= Self.figuresPeriod && Wording.lag(model.lag) != lag)
  }

  private func isMoved(_ model: MonitorModel) -> Bool {
    guard let reading = model.reading else { return false }
    guard let shown else { return true }
    let isSame =
      reading.orientation == shown.orientation && reading.source == shown.source
      && reading.confidence == shown.confidence
    if !isSame || Self.differs(reading.sample, shown.sample) { return true }
    // A sparkline moves on with every sample it takes, as long as there is anything but a line on it.
    return model.samples.last?.t != shownTime && model.samples.contains { Self.differs($0, reading.sample) }
  }

  private static func differs(_ one: AccelerationSample, _ other: AccelerationSample) -> Bool {
    max(abs(one.x - other.x), abs(one.y - other.y), abs(one.z - other.z)) > visible
  }

  func isDue(at now: Double) -> Bool { isWanted && now - drawnAt >= Self.period }

  mutating func drawn(_ model: MonitorModel, at now: Double) {
    (isWanted, drawnAt, shown, lag) = (false, now, model.reading, Wording.lag(model.lag))
    shownTime = model.samples.last?.t
  }

  /// How long may be waited for messages and keys, in milliseconds.
  func patience(at now: Double, isTyping: Bool) -> Int {
    // Before the first picture there is nothing to be waited for.
    let due = isWanted ? min(max(drawnAt + Self.period - now, 0), Self.period) : Double(Self.longestWait) / 1000
    return min(Int((due * 1000).rounded(.up)), isTyping ? Self.escapeWait : Self.longestWait)
  }
}

/// The clipboard of the terminal's user, by the sequence terminals know for it.
enum Clipboard {
  /// OSC 52. The text goes as Base64, so that nothing in it can end the sequence or begin another.
  static func bytes(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}".utf8)
  }
}
