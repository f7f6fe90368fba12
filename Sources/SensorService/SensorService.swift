// The sensor's loop: requests and the clock drive the machine, its emissions are published.
import Bus
import Emulator
import Orientation
import Wire
import ZeroMQ

/// A sensor on its sockets. One thread: the one that calls `step`.
public final class SensorService {
  private var machine: SensorMachine
  private let device: String
  private let events: Publisher
  private let control: Responder
  private let state: SensorStateFile?
  private var poller = Poller()
  // What the poller says about each socket; one without input is not asked, which saves two system calls.
  private let eventsItem: Int
  private let controlItem: Int
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastBeat = -1.0
  private var waitingForTraceEnd: [Peer] = []

  /// Seconds between heartbeats, and between samples of a held acceleration: what a gap costs at most.
  static let heartbeatPeriod = 0.1
  /// Requests that may wait for a trace's end at once.
  static let waiterLimit = 1_000

  /// Binds both endpoints. `stateFile` is where the pose outlives the process; nil keeps nothing.
  public init(
    device: String, endpoints: Endpoints, epoch: UInt64, stateFile: String?, context: Context,
    report: @escaping (String) -> Void
  ) throws(SensorServiceError) {
    self.device = device
    machine = SensorMachine(epoch: epoch)
    start = clock.now
    state = if let stateFile { try SensorStateFile(path: stateFile) } else { nil }
    do {
      events = try Publisher(endpoints.sensorEvents, in: context)
      control = try Responder(endpoints.sensorControl, in: context, report: report)
    } catch { throw .bus(error) }
    eventsItem = poller.add(events.socket)
    controlItem = poller.add(control.socket)
    let kept = state?.read()
    let pose = kept?.orientation ?? .portrait
    _ = machine.hold(
      pose == .unknown ? .portrait : pose, reason: kept == nil ? "the first pose" : "held when the sensor restarted")
    if kept?.isLocked == true { _ = machine.setLock(true) }
  }

  private var now: Double {
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Watches `descriptor` as well; returns its index for `isReady`.
  public func watch(descriptor: Int32) -> Int { poller.add(descriptor: descriptor) }

  /// Whether the watched descriptor had input or its end at the last step.
  public func isReady(_ index: Int) -> Bool { poller.isReady(index) }

  /// Waits for at most `milliseconds` (nil: until something is due), then does what is due.
  public func step(milliseconds limit: Int? = nil) throws(SensorServiceError) {
    do throws(BusError) {
      let due = min(machine.nextDue ?? .infinity, lastBeat + Self.heartbeatPeriod)
      let wait = max(0, Int(((due - now) * 1000).rounded(.up)))
      do { try poller.wait(milliseconds: min(limit ?? wait, wait)) } catch { throw BusError.socket(error) }
      if poller.isReady(eventsItem), try events.takeNewSubscribers() { try beat() }
      while poller.isReady(controlItem), let (peer, body) = try control.next() { try answer(peer, body) }
      try advance()
      if now >= lastBeat + Self.heartbeatPeriod { try beat() }
    } catch { throw .bus(error) }
  }

  private func advance() throws(BusError) {
    var emissions: [SensorEmission] = []
    machine.advance(to: now) { emissions.append($0) }
    for emission in emissions {
      switch emission {
      case .sample(let sample): try publish(sample)
      case .change(let change): try publish(change)
      case .traceEnded: try answerWaiters("the trace has ended")
      }
    }
  }

  private func beat() throws(BusError) {
    lastBeat = now
    try events.heartbeat(epoch: machine.epoch, n: machine.n)
    try publish(machine.acceleration)
  }

  private func publish(_ sample: AccelerationSample) throws(BusError) {
    let message = WireSample.with {
      $0.t = sample.t
      $0.x = sample.x
      $0.y = sample.y
      $0.z = sample.z
      $0.orientation = machine.orientation.wireValue
      $0.tilt = machine.classifier.tilt
      $0.confidence = machine.classifier.confidence
      $0.source = machine.source.name
    }
    try events.publish(Topic.samples + device, .sample(message))
  }

  private func publish(_ change: SensorChange) throws(BusError) {
    try events.publish(Topic.orientation + device, .orientationChange(change.message))
    state?.write(SensorState(orientation: machine.orientation, isLocked: machine.isLocked))
  }

  private func answerWaiters(_ reason: String) throws(BusError) {
    for peer in waitingForTraceEnd { try accept(peer, reason: reason, displacing: "") }
    waitingForTraceEnd.removeAll()
  }

  private func accept(_ peer: Peer, reason: String, displacing source: String, duration: Double = 0) throws(BusError) {
    let accepted = WireAccepted.with {
      $0.cause = Cause(epoch: machine.epoch, n: machine.n).message
      $0.orientation = machine.orientation.wireValue
      $0.displacedSource = source
      $0.reason = reason
      $0.duration = duration
    }
    try control.reply(to: peer, .accepted(accepted))
  }

  /// The source that `next` displaces, "" when it is the same.
  private func displaced(by next: SensorSource) -> String { machine.source == next ? "" : machine.source.name }

  private func finish(_ change: SensorChange, _ peer: Peer, displacing source: String) throws(BusError) {
    try publish(change)
    try accept(peer, reason: change.reason, displacing: source)
    if !source.isEmpty { try answerWaiters("displaced: the device is held") }
  }

  private func answer(_ peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    switch body {
    case .hello:
      let reply = WireHelloReply.with {
        $0.role = "sensor"
        $0.ready = true
        $0.process = ProcessIdentity.current
        $0.epoch = machine.epoch
        $0.n = machine.n
        $0.lastEdge = machine.classifier.lastEdge.wireValue
      }
      try control.reply(to: peer, .helloReply(reply))
    case .holdOrientation(let request): try hold(request, peer)
    case .holdAcceleration(let request):
      let sample = AccelerationSample(t: 0, x: request.x, y: request.y, z: request.z)
      guard sample.isPlausible else {
        let limit = Int(AccelerationSample.maximumAcceleration)
        let text = "acceleration \(request.x),\(request.y),\(request.z): expected finite numbers within ±\(limit) g"
        return try control.refuse(peer, .outOfRange, text)
      }
      let displaced = displaced(by: .held)
      try finish(machine.hold(x: request.x, y: request.y, z: request.z), peer, displacing: displaced)
    case .playTrace(let request): try play(request, peer)
    case .setRotationLock(let request):
      try finish(machine.setLock(request.locked), peer, displacing: "")
    case .catchUp(let request):
      let changes = WireOrientationChanges.with {
        $0.epoch = machine.epoch
        $0.last = machine.n
        $0.changes = machine.changes(after: Cause(request.after)).map(\.message)
      }
      try control.reply(to: peer, .orientationChanges(changes))
    case .awaitTraceEnd(let request): try awaitTraceEnd(request, peer)
    default:
      // The generated enum holds every body of the catalogue; a sensor answers the ones above.
      try control.refuse(peer, .unexpectedBody, "a sensor does not answer this request")
    }
  }

  private func hold(_ request: WireHoldOrientation, _ peer: Peer) throws(BusError) {
    let orientation: DeviceOrientation
    do { orientation = try DeviceOrientation(wire: request.orientation, field: "orientation") } catch {
      return try control.refuse(peer, error.code, "\(error)")
    }
    guard orientation != .unknown else {
      return try control.refuse(peer, .outOfRange, "a device cannot be held in the orientation 'unknown'")
    }
    let displaced = displaced(by: .held)
    try finish(machine.hold(orientation, reason: "held \(orientation) on request"), peer, displacing: displaced)
  }

  private func play(_ request: WirePlayTrace, _ peer: Peer) throws(BusError) {
    let samples: [AccelerationSample]
    do { samples = try request.checkedSamples() } catch {
      return try control.refuse(peer, error.code, "trace \(request.name): \(error)")
    }
    let displaced = displaced(by: .trace(name: request.name))
    try answerWaiters("displaced by the trace \(request.name)")
    machine.play(name: request.name, samples: samples, rate: request.rate, now: now)
    let duration = SensorMachine.duration(of: samples, rate: request.rate)
    try accept(peer, reason: "plays \(samples.count) samples", displacing: displaced, duration: duration)
  }

  private func awaitTraceEnd(_ request: WireAwaitTraceEnd, _ peer: Peer) throws(BusError) {
    guard request.epoch == machine.epoch else {
      return try control.refuse(peer, .unavailable, "the sensor was restarted; the trace ended with the old process")
    }
    guard machine.nextDue != nil else { return try accept(peer, reason: "no trace plays", displacing: "") }
    guard waitingForTraceEnd.count < Self.waiterLimit else {
      return try control.refuse(peer, .unavailable, "more than \(Self.waiterLimit) requests wait for the trace's end")
    }
    if !waitingForTraceEnd.contains(peer) { waitingForTraceEnd.append(peer) }
  }
}
