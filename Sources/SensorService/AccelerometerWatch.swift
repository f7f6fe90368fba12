// An accelerometer that may come and go: looked for, read, missed, and looked for again.
import SensorSources

/// What a watched accelerometer says.
enum WatchEvent: Equatable {
  /// It is there and read from now on.
  case found(String)
  case reading(SIMD3<Double>, time: Double)
  /// One reading could not be had; the last state holds.
  case missed(String)
  /// Nothing is known from it any more.
  case lost(String)
}

/// Follows the accelerometer of this machine.
final class AccelerometerWatch {
  private let paths: IIOPaths
  private let mode: ReadingMode
  private let overrides: IIODevice.Overrides
  private var device: IIODevice?
  private var nextLook = -Double.infinity
  private var lastReading = -Double.infinity
  /// Before it was found there is nothing to lose.
  private var isLost = true
  /// Whether scans have failed to come, so that polling is tried where either will do.
  private var avoidsBuffer = false
  /// What it is, or why nothing comes.
  private(set) var detail = ""

  /// Seconds between looks for an accelerometer that is not there: what coming back costs at most.
  static let lookPeriod = 0.5
  /// Seconds without a reading after which nothing is known: as long as the classifier's longest gap.
  static let patience = 3.0

  init(paths: IIOPaths, mode: ReadingMode, overrides: @escaping IIODevice.Overrides) {
    self.paths = paths
    self.mode = mode
    self.overrides = overrides
  }

  /// Readable when there is something to read; nil when it is polled or not there.
  var descriptor: Int32? { device?.descriptor }

  /// The clock time of the next look.
  var nextDue: Double { nextLook }

  /// Looks for it now; its description, or why there is none.
  func open(now: Double) throws(SensorServiceError) {
    device = nil
    do {
      device = try IIODevice.find(paths, mode: avoidsBuffer && mode == .auto ? .polled : mode, overrides: overrides)
    } catch {
      detail = "\(error)"
      nextLook = now + Self.lookPeriod
      throw error
    }
    detail = device?.summary ?? ""
    isLost = false
    lastReading = now
    nextLook = now
  }

  /// Does what is due at clock time `now`; `isReady` says whether `descriptor` was ready.
  func look(now: Double, isReady: Bool) -> [WatchEvent] {
    guard let device else {
      guard now >= nextLook else { return [] }
      do { try open(now: now) } catch { return lose("\(error)") }
      return [.found(detail)]
    }
    var events: [WatchEvent] = []
    if device.isBuffered {
      guard isReady || now >= nextLook else { return [] }
      nextLook = now + Self.lookPeriod
      if isReady { events = take(device.read(now: now), now: now) }
    } else {
      guard now >= nextLook else { return [] }
      // Late wake-ups are not made up for: the next reading is a period away.
      nextLook = max(nextLook + 1 / IIODevice.pollRate, now)
      events = take(device.read(now: now), now: now)
    }
    if self.device != nil, now - lastReading > Self.patience {
      avoidsBuffer = device.isBuffered
      events += gone(
        "\(detail.isEmpty ? "the accelerometer" : detail): no reading for \(Int(Self.patience)) s", now: now)
    }
    return events
  }

  private func take(_ readings: [IIOReading], now: Double) -> [WatchEvent] {
    var events: [WatchEvent] = []
    for reading in readings {
      switch reading {
      case .reading(let value, let time):
        lastReading = now
        events.append(.reading(value, time: time))
      case .missed(let reason): events.append(.missed(reason))
      case .gone(let reason): events += gone(reason, now: now)
      }
    }
    return events
  }

  private func gone(_ reason: String, now: Double) -> [WatchEvent] {
    device = nil
    nextLook = now
    detail = reason
    return lose(reason)
  }

  /// Says it once.
  private func lose(_ reason: String) -> [WatchEvent] {
    if isLost { return [] }
    isLost = true
    return [.lost(reason)]
  }
}
