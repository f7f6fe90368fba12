// The sensor without its sockets: sources in, samples and numbered changes out; time is an argument.
import Emulator
import Orientation
import Wire

/// Where the samples come from now.
enum SensorSource: Sendable, Equatable {
  /// A constant acceleration.
  case held
  /// A trace being played.
  case trace(name: String)

  var name: String {
    switch self {
    case .held: "held"
    case .trace(let name): name
    }
  }
}

/// What the machine wants published.
enum SensorEmission: Sendable {
  case sample(AccelerationSample)
  case change(SensorChange)
  case traceEnded
}

/// Classifies, numbers and remembers.
struct SensorMachine: Sendable {
  /// The stream of this process.
  let epoch: UInt64
  /// The last number of the stream.
  private(set) var n: UInt64 = 0
  private(set) var source = SensorSource.held
  private(set) var acceleration = AccelerationSample(t: 0, x: 0, y: -1, z: 0)
  private(set) var isLocked = false
  private(set) var classifier = OrientationClassifier()
  private var history: [SensorChange] = []
  private var playing: Playing?

  private struct Playing {
    var samples: [AccelerationSample]
    var next = 0
    var rate: Double
    /// Clock time of the trace's first sample.
    var start: Double
    /// Added to a sample's time to continue the stream's.
    var shift: Double
  }

  /// Orientation changes kept for subscribers that missed some (the Clone pattern's snapshot).
  static let historyLimit = 10_000
  /// Seconds between the samples of a held acceleration, in sample time.
  static let heldPeriod = 0.02
  /// A held acceleration is fed for at most this long, in sample time; the classifier is stable well before.
  static let settleLimit = 10.0

  init(epoch: UInt64) { self.epoch = epoch }

  var orientation: DeviceOrientation { classifier.orientation }

  /// Holds the resting pose of `orientation` and takes it as the answer: the filter is bypassed. The caller has checked
  /// that it is not unknown.
  mutating func hold(_ orientation: DeviceOrientation, reason: String) -> SensorChange {
    guard let rest = orientation.restingAcceleration else { preconditionFailure("unknown cannot be held") }
    stopTrace()
    acceleration = AccelerationSample(t: acceleration.t + Self.heldPeriod, x: rest.x, y: rest.y, z: rest.z)
    classifier.reset(to: orientation, at: acceleration.t)
    return record(.orientation(orientation), reason: reason)
  }

  /// Holds an acceleration until the classifier will not change its mind, in sample time, and says what came of it.
  mutating func hold(x: Double, y: Double, z: Double) -> SensorChange {
    stopTrace()
    let reason = settle(x: x, y: y, z: z)
    return record(.orientation(classifier.orientation), reason: reason)
  }

  /// Feeds the held acceleration; returns the reason of the last change, or of there being none.
  private mutating func settle(x: Double, y: Double, z: Double) -> String {
    var reason = ""
    var changed = false
    let end = acceleration.t + Self.settleLimit
    repeat {
      acceleration = AccelerationSample(t: acceleration.t + Self.heldPeriod, x: x, y: y, z: z)
      switch classifier.ingest(acceleration) {
      case .changed(_, let why):
        changed = true
        reason = why.text
      case .kept(let why): if !changed { reason = why.text }
      }
    } while !classifier.isStable && acceleration.t < end
    return reason
  }

  mutating func setLock(_ locked: Bool) -> SensorChange {
    isLocked = locked
    return record(.rotationLock(locked), reason: locked ? "the user locked rotation" : "the user unlocked rotation")
  }

  /// Starts a trace at clock time `now`; `rate` is above 0, `samples` is not empty and in order of time.
  mutating func play(name: String, samples: [AccelerationSample], rate: Double, now: Double) {
    stopTrace()
    source = .trace(name: name)
    let shift = acceleration.t + Self.heldPeriod - samples[0].t
    playing = Playing(samples: samples, rate: rate, start: now, shift: shift)
  }

  private mutating func stopTrace() {
    playing = nil
    source = .held
  }

  /// Seconds of clock time a trace of these samples takes.
  static func duration(of samples: [AccelerationSample], rate: Double) -> Double {
    (samples[samples.count - 1].t - samples[0].t) / rate
  }

  /// The clock time the next sample of the trace is due; nil when none plays.
  var nextDue: Double? {
    guard let playing else { return nil }
    let offset = playing.samples[playing.next].t - playing.samples[0].t
    return playing.start + offset / playing.rate
  }

  /// Plays what is due at clock time `now`.
  mutating func advance(to now: Double, emit: (SensorEmission) -> Void) {
    while let due = nextDue, due <= now, var playing {
      var sample = playing.samples[playing.next]
      sample.t += playing.shift
      playing.next += 1
      self.playing = playing
      acceleration = sample
      let verdict = classifier.ingest(sample)
      emit(.sample(sample))
      if case .changed(let orientation, let reason) = verdict {
        emit(.change(record(.orientation(orientation), reason: reason.text)))
      }
      if playing.next == playing.samples.count { finishTrace(emit: emit) }
    }
  }

  /// The device stays as the last sample left it: a turn still under way in the filter is finished, not forgotten.
  private mutating func finishTrace(emit: (SensorEmission) -> Void) {
    stopTrace()
    let before = classifier.orientation
    let reason = settle(x: acceleration.x, y: acceleration.y, z: acceleration.z)
    if classifier.orientation != before {
      emit(.change(record(.orientation(classifier.orientation), reason: reason)))
    }
    emit(.traceEnded)
  }

  private mutating func record(_ what: SensorChange.What, reason: String) -> SensorChange {
    n += 1
    let change = SensorChange(cause: Cause(epoch: epoch, n: n), t: acceleration.t, what: what, reason: reason)
    history.append(change)
    // Trimmed in blocks, so that a long run does not move the array at every change.
    if history.count >= 2 * Self.historyLimit { history.removeFirst(history.count - Self.historyLimit) }
    return change
  }

  /// The changes kept after `cause`; all of this epoch's when the cause is of another.
  func changes(after cause: Cause) -> ArraySlice<SensorChange> {
    guard cause.epoch == epoch, let first = history.first else { return history[...] }
    // The number is whatever the asker sent.
    guard cause.n >= first.cause.n else { return history[...] }
    guard cause.n < n else { return [] }
    return history.dropFirst(Int(cause.n - first.cause.n) + 1)
  }
}
