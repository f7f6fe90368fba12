// The sensor's loop: requests, the clock and the accelerometer drive the machine, its emissions are published.
import Bus
import Orientation
import SensorSources
import Vocabulary
import Wire

/// Which accelerometer of this machine is meant when one is asked for, and whether it is the first source.
public struct AccelerometerOptions {
  /// Where the machine's devices are looked for.
  public var paths = IIOPaths()
  /// How it is to be read.
  public var mode = ReadingMode.auto
  /// What the user's configuration says of an accelerometer; asked again at each opening.
  public var overrides: IIODevice.Overrides = { _ in nil }
  /// Whether the sensor listens to it from the start.
  public var isFirstSource = false

  /// Any accelerometer, read as it offers, and not before it is asked for.
  public init() {}
}

/// A sensor on the bus. One thread: the one that calls `step`.
public final class SensorService {
  var machine: SensorMachine
  private let device: String
  private let events: Publisher
  let control: Responder
  private let state: SensorStateFile?
  private let options: AccelerometerOptions
  private let report: (String) -> Void
  private(set) var watch: AccelerometerWatch?
  let node: Node
  private let watchItem: Int
  /// Clock time of the last part of the open trace.
  var lastFeed = 0.0
  var waitingForTraceEnd: [Peer] = []
  /// Envelopes of samples that go out together, and when: a thousand a second would wake every monitor as often.
  private var samples: [[UInt8]] = []
  private var samplesDue = -Double.infinity

  /// Seconds from one lot of samples to the next: 20 a second, half of which go with a heartbeat. Changes never wait.
  static let samplePeriod = 1.0 / 20

  /// Requests that may wait for a trace's end at once.
  static let waiterLimit = 1_000
  /// Seconds without a part after which whoever wrote the open trace is taken for gone; writers send at least every
  /// second.
  static let feedPatience = 5.0

  /// Takes both endpoints; `node` is the loop's. `stateFile` is where the pose outlives the process; nil keeps nothing.
  public init(
    device: String, endpoints: Endpoints, epoch: UInt64, stateFile: String?,
    accelerometer: AccelerometerOptions = AccelerometerOptions(), node: Node, report: @escaping (String) -> Void
  ) throws(SensorServiceError) {
    self.device = device
    self.options = accelerometer
    self.node = node
    self.report = report
    machine = SensorMachine(epoch: epoch)
    state = if let stateFile { try SensorStateFile(path: stateFile) } else { nil }
    do {
      events = try Publisher(endpoints.sensorEvents, on: node, report: report)
      control = try Responder(endpoints.sensorControl, on: node, report: report)
    } catch { throw .bus(error) }
    watchItem = node.watch(descriptor: -1)
    let kept = state?.read()
    let listens = kept?.isListening ?? accelerometer.isFirstSource
    if kept != nil || !listens {
      let pose = kept?.orientation ?? .portrait
      _ = machine.hold(
        pose == .unknown ? .portrait : pose, reason: kept == nil ? "the first pose" : "held when the sensor restarted")
    }
    if kept?.isLocked == true { _ = machine.setLock(true) }
    if listens { startListening() }
  }

  /// Listens whether or not the accelerometer is there yet: at boot it may come late.
  private func startListening() {
    do { try listen() } catch {
      machine.listen(now: now)
      report("\(error); it is looked for again and again")
      _ = machine.lose("\(error)")
    }
  }

  /// Looks for the accelerometer and makes it the source; changes nothing when there is none.
  func listen() throws(SensorServiceError) {
    let watch = self.watch ?? AccelerometerWatch(paths: options.paths, mode: options.mode, overrides: options.overrides)
    self.watch = watch
    try watch.open(now: now)
    report("listens to \(watch.detail)")
    machine.listen(now: now)
    remember()
  }

  var now: Double { node.now }

  /// Waits for at most `milliseconds` (nil: until something is due), then does what is due.
  public func step(milliseconds limit: Int? = nil) throws(SensorServiceError) {
    do throws(BusError) {
      // A device that nobody listens to is closed: its buffer would fill.
      if machine.source != .accelerometer { watch = nil }
      node.replace(descriptor: watch?.descriptor, at: watchItem)
      let lot = samples.isEmpty ? .infinity : samplesDue
      let due = min(machine.nextDue ?? .infinity, watch?.nextDue ?? .infinity, events.nextBeat, lot)
      try node.wait(until: due, atMost: limit)
      if events.isReady, try events.takeNewSubscribers() { try beat() }
      if let watch { try hear(watch.look(now: now, isReady: node.isReady(watchItem))) }
      let next = min(machine.nextDue ?? .infinity, events.nextBeat)
      for _ in 0..<Responder.messagesPerTurn {
        guard control.isReady, let (peer, body) = try control.next() else { break }
        try answer(peer, body)
        if now >= next { break }
      }
      closeAbandonedTrace()
      try advance()
      if now >= samplesDue { try sendSamples() }
      if events.isBeatDue { try beat() }
    } catch { throw .bus(error) }
  }

  private func hear(_ events: [WatchEvent]) throws(BusError) {
    var emissions: [SensorEmission] = []
    for event in events {
      switch event {
      case .found(let detail): report("listens to \(detail)")
      case .reading(let value, let time): machine.hear(value, at: time) { emissions.append($0) }
      case .missed(let reason): machine.missReading(reason)
      case .lost(let reason):
        report("\(reason); it is looked for again and again")
        if let change = machine.lose(reason) { emissions.append(.change(change)) }
      }
    }
    try publish(emissions)
  }

  private func closeAbandonedTrace() {
    guard case .trace(let name) = machine.source, machine.openTrace(name) != nil,
      now - lastFeed > Self.feedPatience
    else { return }
    report("trace \(name): nothing more was sent for \(Int(Self.feedPatience)) s; it has ended")
    machine.feed([], ends: true, now: now)
  }

  /// Samples of a trace played in one turn of the loop, some milliseconds' worth: a million may be due at once, and whoever asks,
  /// and heartbeats, would wait for all of them.
  private static let samplesPerTurn = 1_000

  private func advance() throws(BusError) {
    var emissions: [SensorEmission] = []
    machine.advance(to: now, atMost: Self.samplesPerTurn) { emissions.append($0) }
    try publish(emissions)
  }

  private func publish(_ emissions: [SensorEmission]) throws(BusError) {
    for emission in emissions {
      switch emission {
      case .sample(let sample): try publish(sample)
      case .change(let change): try publish(change)
      case .traceEnded:
        try sendSamples()
        try answerWaiters("the trace has ended")
      }
    }
  }

  private func beat() throws(BusError) {
    try sendSamples()
    try events.heartbeat(epoch: machine.epoch, n: machine.n)
    // A held device stays as it is; others are published as they come.
    if machine.source == .held {
      try events.repeatLast(Topic.samples + device, .sample(message(machine.acceleration)))
    }
  }

  /// Takes `sample` for the next lot, which goes at once when the last one is long enough ago.
  private func publish(_ sample: AccelerationSample) throws(BusError) {
    samples.append(WireEnvelope.bytes(.sample(message(sample))))
    if now >= samplesDue { try sendSamples() }
  }

  private func sendSamples() throws(BusError) {
    guard !samples.isEmpty else { return }
    for envelope in samples { try events.publish(Topic.samples + device, envelope: envelope) }
    samples.removeAll(keepingCapacity: true)
    samplesDue = now + Self.samplePeriod
  }

  private func message(_ sample: AccelerationSample) -> WireSample {
    WireSample.with {
      $0.t = sample.t
      $0.x = sample.x
      $0.y = sample.y
      $0.z = sample.z
      $0.orientation = machine.orientation.wireValue
      $0.tilt = machine.classifier.tilt
      $0.confidence = machine.classifier.confidence
      $0.source = machine.source.name
    }
  }

  func publish(_ change: SensorChange) throws(BusError) {
    try sendSamples()
    try events.publish(Topic.orientation + device, .orientationChange(change.message))
    remember()
  }

  /// Keeps what a restarted sensor goes on from.
  func remember() {
    state?.write(
      SensorState(
        orientation: machine.orientation, isLocked: machine.isLocked, isListening: machine.source == .accelerometer))
  }

  /// Answers those who wait for the trace's end; `displaced` is its name when it ended before its time.
  func answerWaiters(_ reason: String, displaced: String = "") throws(BusError) {
    for peer in waitingForTraceEnd { try accept(peer, reason: reason, displacing: displaced) }
    waitingForTraceEnd.removeAll()
  }

  func accept(_ peer: Peer, reason: String, displacing source: String, duration: Double = 0) throws(BusError) {
    let accepted = WireAccepted.with {
      $0.cause = Cause(epoch: machine.epoch, n: machine.n).message
      $0.orientation = machine.orientation.wireValue
      $0.displacedSource = source
      $0.reason = reason
      $0.duration = duration
    }
    try control.reply(to: peer, .accepted(accepted))
  }
}
