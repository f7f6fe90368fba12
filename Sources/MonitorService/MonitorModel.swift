// Everything a monitor knows and shows: messages and keys go in, changes come out, pictures are drawn from it.
import EventLog
import Orientation
import Vocabulary

/// What the sensor made of its latest sample.
public struct SensorReading: Sendable, Equatable {
  /// The sample, in g with CoreMotion's signs.
  public var sample: AccelerationSample
  /// The sensor's word, which the host's state follows a moment later.
  public var orientation: DeviceOrientation
  /// Degrees between the screen and the vertical, 0 upright and 90 face up; nil when not told.
  public var tilt: Double?
  /// 0…1; nil when not told.
  public var confidence: Double?
  /// `held` or the name of a trace.
  public var source: String

  public init(
    sample: AccelerationSample, orientation: DeviceOrientation, tilt: Double? = nil, confidence: Double? = nil,
    source: String
  ) {
    self.sample = sample
    self.orientation = orientation
    self.tilt = tilt
    self.confidence = confidence
    self.source = source
  }
}

/// The monitor's state. Feed it with what arrived and the time it arrived at (seconds on any one clock).
public struct MonitorModel: Sendable {
  /// Events and callbacks kept for the log, each: more than the tallest screen shows, and a bound on memory.
  public static let maximumLog = 1_000

  /// The name given to `swivel up --name`.
  public var instance: String
  /// What the host last said; nil before its first word.
  public private(set) var device: DeviceSnapshot?
  /// What the sensor last said; nil before its first word.
  public private(set) var reading: SensorReading?
  /// Seconds between a sample or an input and its arrival here, the latest measured.
  public var lag: Double?
  /// Messages missed so far.
  public private(set) var gaps: UInt64 = 0
  /// How the connection to the sensor stands.
  public private(set) var sensor = ConnectionState.connecting
  /// How the connection to the host stands.
  public private(set) var host = ConnectionState.connecting
  /// The events worth listing, oldest first.
  public private(set) var events: [MonitorEvent] = []
  /// The callbacks of the latest inputs, oldest first, each with its input's number.
  public private(set) var ledger: [NumberedCallback] = []
  /// The latest samples, oldest first, a tenth of a second apart or more: what the sparklines show.
  private(set) var samples: [AccelerationSample] = []
  /// What the device was after each of the latest inputs.
  private(set) var past = PastStates()
  /// What constraints say of a window, and the last input it was asked after; nil before an answer.
  private(set) var layout: (seq: UInt64, window: WindowLayout)?
  /// What the user asked to see.
  public internal(set) var view = MonitorView()

  /// A callback and the input that brought it about.
  public struct NumberedCallback: Sendable, Equatable {
    /// The input's number in the host's log; 0 is the launch.
    public var seq: UInt64
    /// The callback.
    public var entry: LedgerEntry
  }

  public init(instance: String) { self.instance = instance }

  /// The whole state, as a snapshot request answers it. Returns what is other than before.
  @discardableResult
  public mutating func apply(snapshot: DeviceSnapshot, at time: Double) -> [MonitorEvent] {
    let before = device
    device = snapshot
    guard let before, before.device == snapshot.device, before.era == snapshot.era else {
      return record([.state(snapshot)], time)
    }
    var changes: [MonitorChange] = []
    if before.deviceOrientation != snapshot.deviceOrientation {
      changes.append(.deviceOrientation(from: before.deviceOrientation, to: snapshot.deviceOrientation))
    }
    if before.isRotationLocked != snapshot.isRotationLocked { changes.append(.rotationLock(snapshot.isRotationLocked)) }
    for window in snapshot.windows where !before.windows.contains(window) { changes.append(.window(window)) }
    for window in before.windows where !snapshot.windows.contains(where: { $0.id == window.id }) {
      changes.append(.windowClosed(id: window.id))
    }
    return record(changes, time)
  }

  /// What one input changed: `header`'s own fields replace all (its windows are not looked at), `windows` replace the
  /// ones with their identifiers, and those that are `closed` go.
  @discardableResult
  public mutating func apply(
    header: DeviceSnapshot, windows: [WindowSnapshot], closed: [Int] = [], at time: Double
  ) -> [MonitorEvent] {
    var next = header
    next.windows = device?.windows.filter { !closed.contains($0.id) } ?? []
    for window in windows {
      next.windows.removeAll { $0.id == window.id }
      next.windows.append(window)
    }
    next.windows.sort { $0.id < $1.id }
    return apply(snapshot: next, at: time)
  }

  /// What became of an input.
  @discardableResult
  public mutating func apply(receipt: MonitorReceipt, at time: Double) -> [MonitorEvent] {
    ledger += receipt.ledger.suffix(Self.maximumLog).map { NumberedCallback(seq: receipt.seq, entry: $0) }
    ledger.removeFirst(max(0, ledger.count - Self.maximumLog))
    past.keep(device, after: receipt.seq)
    return record([.receipt(receipt)], time)
  }

  /// Seconds of sample time between two that are kept, and how many are: a line's worth of the last ten seconds.
  static let samplePeriod = 0.1
  static let maximumSamples = 100

  /// The latest sample. No event: samples come by the hundred.
  public mutating func apply(reading: SensorReading) {
    self.reading = reading
    if let last = samples.last {
      // A sensor that was restarted begins its time anew; a pose that is held at once takes none.
      let passed = reading.sample.t - last.t
      if passed > 0, passed < Self.samplePeriod { return }
      if passed == 0, last == reading.sample { return }
    }
    samples.append(reading.sample)
    samples.removeFirst(max(0, samples.count - Self.maximumSamples))
  }

  /// The window whose constraints are to be seen and are not known as they are now.
  var wantedLayout: Int? {
    guard view.pane == .tree, view.step == nil, let id = selectedWindow?.id else { return nil }
    return layout.map { $0.seq == past.last && $0.window.id == id } ?? false ? nil : id
  }

  /// What constraints say of a window now.
  mutating func apply(layout: WindowLayout) { self.layout = (past.last, layout) }

  /// The inputs of before this monitor began to listen, or of while it could not hear, as the log has them.
  @discardableResult
  public mutating func apply(log: EventLog, at time: Double) -> [MonitorEvent] {
    var known = Set<UInt64>()
    for event in events { if case .receipt(let receipt) = event.change { known.insert(receipt.seq) } }
    let isFirst = known.isEmpty || !past.isLoaded
    let found = past.take(log).filter { !known.contains($0.seq) }
    guard isFirst else { return record(found.map { .receipt($0) }, time) }
    let before = found.map { MonitorEvent(time: Self.before, change: .receipt($0)) }
    events = Array((before + events).suffix(Self.maximumLog))
    return before
  }

  /// The time of what happened before the monitor began to listen.
  static let before = -1.0

  /// How a connection stands now.
  @discardableResult
  public mutating func apply(_ peer: MonitorPeer, is state: ConnectionState, at time: Double) -> [MonitorEvent] {
    switch peer {
    case .sensor:
      guard sensor != state else { return [] }
      sensor = state
    case .host:
      guard host != state else { return [] }
      host = state
    }
    return record([.connection(peer, state)], time)
  }

  /// Messages of a peer are missing from its numbered stream.
  @discardableResult
  public mutating func apply(gapOf missed: UInt64, from peer: MonitorPeer, at time: Double) -> [MonitorEvent] {
    guard missed > 0 else { return [] }
    gaps = gaps.addingReportingOverflow(missed).overflow ? .max : gaps + missed
    return record([.gap(peer, missed: missed)], time)
  }

  /// Anything else people should read, such as what the user's tool injected.
  @discardableResult
  public mutating func note(_ text: String, at time: Double) -> [MonitorEvent] { record([.note(text)], time) }

  private mutating func record(_ changes: [MonitorChange], _ time: Double) -> [MonitorEvent] {
    let all = changes.map { MonitorEvent(time: time, change: $0) }
    events += all.filter(\.change.isLogged)
    events.removeFirst(max(0, events.count - Self.maximumLog))
    return all
  }
}
