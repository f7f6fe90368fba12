// The sensor without its sockets: sources in, samples and numbered changes out; time is an argument.
import Orientation
import Vocabulary
import Wire

/// Where the samples come from now.
enum SensorSource: Sendable, Equatable {
  /// A constant acceleration.
  case held
  /// A trace being played.
  case trace(name: String)
  /// An accelerometer of this machine.
  case accelerometer

  /// The name of the accelerometer source.
  static let accelerometerName = "iio"

  var name: String {
    switch self {
    case .held: "held"
    case .trace(let name): name
    case .accelerometer: Self.accelerometerName
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
  /// What the last sample came to, for people.
  private(set) var verdict = ""
  /// The last change of the orientation, or the last time it was confirmed.
  private(set) var lastTurn: SensorChange?
  /// The source that was displaced last and can be given back.
  private(set) var displaced: SensorSource?
  private var history: [SensorChange] = []
  private var playing: PlayingTrace?
  /// A displaced trace, paused.
  private var paused: PlayingTrace?
  /// Added to the clock to continue the stream's time with an accelerometer's samples.
  private var liveShift = 0.0

  /// Orientation changes kept for subscribers that missed some (the Clone pattern's snapshot).
  static let historyLimit = 10_000
  /// Seconds between the samples of a held acceleration, in sample time.
  static let heldPeriod = 0.02
  /// A held acceleration is fed for at most this long, in sample time; the classifier is stable well before.
  static let settleLimit = 10.0

  init(epoch: UInt64) { self.epoch = epoch }

  var orientation: DeviceOrientation { classifier.orientation }

  // MARK: Held

  /// Holds the resting pose of `orientation` and takes it as the answer: the filter is bypassed. The caller has checked
  /// that it is not unknown.
  mutating func hold(_ orientation: DeviceOrientation, reason: String) -> SensorChange {
    guard let rest = orientation.restingAcceleration else { preconditionFailure("unknown cannot be held") }
    select(.held)
    acceleration = AccelerationSample(t: nextTime, x: rest.x, y: rest.y, z: rest.z)
    classifier.reset(to: orientation, at: acceleration.t)
    verdict = reason
    return record(.orientation(orientation), reason: reason)
  }

  /// Holds an acceleration until the classifier will not change its mind, in sample time, and says what came of it.
  mutating func hold(x: Double, y: Double, z: Double) -> SensorChange {
    select(.held)
    let reason = settle(x: x, y: y, z: z)
    return record(.orientation(classifier.orientation), reason: reason)
  }

  /// Holds the device as it is now.
  mutating func holdStill() -> SensorChange {
    if orientation == .unknown { return hold(.portrait, reason: "held upright: its orientation was unknown") }
    return hold(x: acceleration.x, y: acceleration.y, z: acceleration.z)
  }

  /// Feeds the held acceleration; returns the reason of the last change, or of there being none.
  private mutating func settle(x: Double, y: Double, z: Double) -> String {
    var reason = ""
    var changed = false
    // Counted, not timed: what ends it must not depend on a time that somebody sent.
    var left = Int(Self.settleLimit / Self.heldPeriod)
    repeat {
      left -= 1
      acceleration = AccelerationSample(t: nextTime, x: x, y: y, z: z)
      switch ingest(acceleration) {
      case .changed(_, let why):
        changed = true
        reason = why.text
      case .kept(let why): if !changed { reason = why.text }
      }
    } while !classifier.isStable && left > 0
    return reason
  }

  /// The time of the sample after the last one. Where traces took it beyond what can be a time, the stream's begins anew.
  private var nextTime: Double {
    let next = acceleration.t + Self.heldPeriod
    return next <= AccelerationSample.maximumTime ? next : 0
  }

  /// A time that nothing is confused by which went before: by a step that is no step, back or ahead.
  private var timeAnew: Double {
    let gap = 2 * classifier.configuration.longestGap
    return acceleration.t > gap ? 0 : acceleration.t + gap
  }

  private mutating func ingest(_ sample: AccelerationSample) -> ClassifierVerdict {
    let answer = classifier.ingest(sample)
    switch answer {
    case .changed(_, let reason): verdict = reason.text
    case .kept(let reason): verdict = reason.text
    }
    return answer
  }

  mutating func setLock(_ locked: Bool) -> SensorChange {
    isLocked = locked
    return record(.rotationLock(locked), reason: locked ? "the user locked rotation" : "the user unlocked rotation")
  }

  // MARK: Sources

  /// Makes `next` the source and remembers the one it displaces.
  private mutating func select(_ next: SensorSource) {
    if source != next, source != .held {
      displaced = source
      // A trace that is still being written cannot wait: who writes it is told that it was displaced.
      paused = playing.flatMap { $0.isOpen ? nil : $0 }
      if case .trace = source, paused == nil { displaced = nil }
    }
    playing = nil
    source = next
  }

  /// Whether `name` is the paused trace.
  func canResume(_ name: String) -> Bool { paused?.name == name }

  /// Plays the paused trace on from where it was.
  mutating func resumeTrace(now: Double) {
    guard var trace = paused else { preconditionFailure("no trace was displaced") }
    select(.trace(name: trace.name))
    trace.resume(now: now, t: nextTime)
    (playing, paused, displaced) = (trace, nil, nil)
  }

  /// Listens to the accelerometer from clock time `now` on.
  mutating func listen(now: Double) {
    select(.accelerometer)
    displaced = nil
    liveShift = nextTime - now
  }

  /// A reading of the accelerometer, in g with CoreMotion's signs, at clock time `time`.
  mutating func hear(_ reading: SIMD3<Double>, at time: Double, emit: (SensorEmission) -> Void) {
    let sample = AccelerationSample(t: time + liveShift, x: reading.x, y: reading.y, z: reading.z)
    let answer = ingest(sample)
    // What the classifier refused as no time or no number is not published as one either.
    if sample.isPlausible, sample.t > acceleration.t {
      acceleration = sample
      emit(.sample(sample))
    }
    if case .changed(let orientation, let reason) = answer {
      emit(.change(record(.orientation(orientation), reason: reason.text)))
    }
  }

  /// Notes a reading that could not be had; the orientation stays.
  mutating func missReading(_ reason: String) { verdict = reason }

  /// The source is lost: from now on nothing is known. nil when nothing was known before.
  mutating func lose(_ reason: String) -> SensorChange? {
    verdict = reason
    guard orientation != .unknown || lastTurn == nil else { return nil }
    classifier.reset(to: .unknown, at: acceleration.t)
    return record(.orientation(.unknown), reason: reason)
  }

  /// Starts a trace at clock time `now`; `rate` is above 0, `samples` are in order of time. A `live` one is written by a
  /// device that may be lost.
  mutating func play(
    name: String, samples: [AccelerationSample], rate: Double, isOpen: Bool = false, isLive: Bool = false, now: Double
  ) {
    select(.trace(name: name))
    playing = PlayingTrace(
      name: name, samples: samples, rate: rate, isOpen: isOpen, isLive: isLive, now: now, t: nextTime)
  }

  /// The trace that `name` writes on, if it plays; nil when it was displaced.
  func openTrace(_ name: String) -> PlayingTrace? { playing.flatMap { $0.isOpen && $0.name == name ? $0 : nil } }

  /// Appends to the open trace.
  mutating func feed(_ samples: [AccelerationSample], ends: Bool, now: Double) {
    let next = nextTime
    playing?.feed(samples, ends: ends, now: now, t: next)
  }

  /// Whether a trace plays.
  var isPlaying: Bool { playing != nil }

  /// The clock time the next sample of the trace is due, or its loss; nil when neither is.
  var nextDue: Double? { playing?.nextDue ?? (orientation == .unknown ? nil : playing?.lossDue) }

  /// Seconds until what has come of the trace is played.
  func remaining(now: Double) -> Double { playing?.remaining(now: now) ?? 0 }

  /// Seconds of clock time a trace of these samples takes.
  static func duration(of samples: [AccelerationSample], rate: Double) -> Double {
    (samples[samples.count - 1].t - samples[0].t) / rate
  }

  /// Plays what is due at clock time `now`, at most so many samples; what is left is due still.
  mutating func advance(to now: Double, atMost limit: Int = .max, emit: (SensorEmission) -> Void) {
    var played = 0
    while played < limit, let due = playing?.nextDue, due <= now, var sample = playing?.take(now: now) {
      played += 1
      if !sample.hasPlausibleTime {
        sample.t = timeAnew
        playing?.goOn(from: sample.t)
      }
      acceleration = sample
      let answer = ingest(sample)
      emit(.sample(sample))
      if case .changed(let orientation, let reason) = answer {
        emit(.change(record(.orientation(orientation), reason: reason.text)))
      }
    }
    if let playing, let due = playing.lossDue, due <= now,
      let change = lose("\(playing.name): no reading for \(Int(PlayingTrace.patience)) s")
    {
      emit(.change(change))
    }
    if playing?.isOver == true { finishTrace(emit: emit) }
  }

  /// The device stays as the last sample left it: a turn still under way in the filter is finished, not forgotten. A lost
  /// one stays unknown.
  private mutating func finishTrace(emit: (SensorEmission) -> Void) {
    let isLost = playing?.isLive == true && orientation == .unknown
    playing = nil
    source = .held
    if isLost { return emit(.traceEnded) }
    let before = classifier.orientation
    let reason = settle(x: acceleration.x, y: acceleration.y, z: acceleration.z)
    if classifier.orientation != before {
      emit(.change(record(.orientation(classifier.orientation), reason: reason)))
    }
    emit(.traceEnded)
  }

  // MARK: The stream

  private mutating func record(_ what: SensorChange.What, reason: String) -> SensorChange {
    n += 1
    let change = SensorChange(cause: Cause(epoch: epoch, n: n), t: acceleration.t, what: what, reason: reason)
    if case .orientation = what { lastTurn = change }
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
