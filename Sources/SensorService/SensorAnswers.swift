// What a sensor answers to each request.
import Bus
import Orientation
import SensorSources
import Vocabulary
import Wire

extension SensorService {
  /// Changes in one answer to a catch-up, some 5 kB, which a host handles in one turn; who misses more asks again from there.
  /// Answers nobody takes stay in memory, and the question is a thousandth of what all changes would be.
  static let changesInAnAnswer = 64

  func answer(_ peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
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
    case .holdAcceleration(let request): try hold(request, peer)
    case .playTrace(let request): try play(request, peer)
    case .feedTrace(let request): try feed(request, peer)
    case .selectSource(let request): try select(request.name, peer)
    case .getSensor: try control.reply(to: peer, .sensorState(sensorState))
    case .setRotationLock(let request):
      try finish(machine.setLock(request.locked), peer, displacing: "")
    case .catchUp(let request):
      let changes = WireOrientationChanges.with {
        $0.epoch = machine.epoch
        $0.last = machine.n
        $0.changes = machine.changes(after: Cause(request.after)).prefix(Self.changesInAnAnswer).map(\.message)
      }
      try control.reply(to: peer, .orientationChanges(changes))
    case .awaitTraceEnd(let request): try awaitTraceEnd(request, peer)
    default:
      // The generated enum holds every body of the catalogue; a sensor answers the ones above.
      try control.refuse(peer, .unexpectedBody, "a sensor does not answer this request")
    }
  }

  private var sensorState: WireSensorState {
    .with {
      $0.epoch = machine.epoch
      $0.n = machine.n
      $0.orientation = machine.orientation.wireValue
      $0.lastEdge = machine.classifier.lastEdge.wireValue
      $0.tilt = machine.classifier.tilt
      $0.confidence = machine.classifier.confidence
      $0.candidate = machine.classifier.candidate.wireValue
      $0.verdict = machine.verdict
      $0.changeReason = machine.lastTurn?.reason ?? ""
      $0.changedAt = machine.lastTurn?.t ?? 0
      $0.t = machine.acceleration.t
      $0.x = machine.acceleration.x
      $0.y = machine.acceleration.y
      $0.z = machine.acceleration.z
      $0.source = machine.source.name
      $0.sourceDetail = machine.source == .accelerometer ? watch?.detail ?? "" : ""
      $0.displacedSource = machine.displaced?.name ?? ""
      $0.rotationLocked = machine.isLocked
    }
  }

  /// The source that `next` is about to displace, "" when it is the same. Those who wait for a trace's end learn now
  /// that this is it, so that what comes next is not taken for the trace's doing.
  private func displace(by next: SensorSource, _ reason: String) throws(BusError) -> String {
    let name = machine.source.name
    if machine.isPlaying { try answerWaiters(reason, displaced: name) }
    return machine.source == next ? "" : name
  }

  private func finish(_ change: SensorChange, _ peer: Peer, displacing source: String) throws(BusError) {
    try publish(change)
    try accept(peer, reason: change.reason, displacing: source)
  }

  private func hold(_ request: WireHoldOrientation, _ peer: Peer) throws(BusError) {
    let orientation: DeviceOrientation
    do { orientation = try DeviceOrientation(wire: request.orientation, field: "orientation") } catch {
      return try control.refuse(peer, error.code, "\(error)")
    }
    guard orientation != .unknown else {
      return try control.refuse(peer, .outOfRange, "a device cannot be held in the orientation 'unknown'")
    }
    let displaced = try displace(by: .held, "displaced: the device is held")
    try finish(machine.hold(orientation, reason: "held \(orientation) on request"), peer, displacing: displaced)
  }

  private func hold(_ request: WireHoldAcceleration, _ peer: Peer) throws(BusError) {
    let sample = AccelerationSample(t: 0, x: request.x, y: request.y, z: request.z)
    guard sample.isPlausible else {
      let limit = Int(AccelerationSample.maximumAcceleration)
      let text = "acceleration \(request.x),\(request.y),\(request.z): expected finite numbers within ±\(limit) g"
      return try control.refuse(peer, .outOfRange, text)
    }
    let displaced = try displace(by: .held, "displaced: the device is held")
    try finish(machine.hold(x: request.x, y: request.y, z: request.z), peer, displacing: displaced)
  }

  private func play(_ request: WirePlayTrace, _ peer: Peer) throws(BusError) {
    let samples: [AccelerationSample]
    do { samples = try request.checkedSamples() } catch {
      return try control.refuse(peer, error.code, "trace \(request.name): \(error)")
    }
    let displaced = try displace(by: .trace(name: request.name), "displaced by the trace \(request.name)")
    machine.play(name: request.name, samples: samples, rate: request.rate, now: now)
    let duration = SensorMachine.duration(of: samples, rate: request.rate)
    try accept(peer, reason: "plays \(samples.count) samples", displacing: displaced, duration: duration)
  }

  private func feed(_ request: WireFeedTrace, _ peer: Peer) throws(BusError) {
    let open = request.starts ? nil : machine.openTrace(request.name)
    guard request.starts || open != nil else {
      return try control.refuse(peer, .unavailable, "trace \(request.name): it was displaced, or the sensor restarted")
    }
    let samples: [AccelerationSample]
    do { samples = try request.checkedSamples(after: open?.lastTime) } catch {
      return try control.refuse(peer, error.code, "trace \(request.name): \(error)")
    }
    guard (open?.backlog ?? 0) + samples.count <= maximumTraceSamples else {
      return try control.refuse(
        peer, .outOfRange, "trace \(request.name): more than \(maximumTraceSamples) samples wait to be played")
    }
    lastFeed = now
    var displaced = ""
    if request.starts {
      displaced = try displace(by: .trace(name: request.name), "displaced by the trace \(request.name)")
      machine.play(
        name: request.name, samples: [], rate: request.rate, isOpen: true, isLive: request.live, now: now)
    }
    machine.feed(samples, ends: request.ends, now: now)
    let reason = "plays \(samples.count) more samples"
    try accept(peer, reason: reason, displacing: displaced, duration: machine.remaining(now: now))
  }

  private func select(_ name: String, _ peer: Peer) throws(BusError) {
    switch name {
    case SensorSource.held.name:
      let displaced = try displace(by: .held, "displaced: the device is held")
      try finish(machine.holdStill(), peer, displacing: displaced)
    case SensorSource.accelerometerName:
      let before = machine.source
      do { try listen() } catch { return try control.refuse(peer, .unavailable, "\(error)") }
      if case .trace(let trace) = before { try answerWaiters("displaced by the accelerometer", displaced: trace) }
      let displaced = before == .accelerometer ? "" : before.name
      try accept(peer, reason: "listens to \(watch?.detail ?? "")", displacing: displaced)
    default:
      guard machine.canResume(name) else {
        let known = ["held", "iio"] + (machine.displaced.map { [$0.name] } ?? []).filter { $0 != "iio" }
        let text = "no source '\(name)' to give back; there are \(known.joined(separator: ", "))"
        return try control.refuse(peer, .outOfRange, text)
      }
      let displaced = try displace(by: .trace(name: name), "displaced by the trace \(name)")
      machine.resumeTrace(now: now)
      try accept(peer, reason: "plays \(name) on", displacing: displaced, duration: machine.remaining(now: now))
    }
  }

  private func awaitTraceEnd(_ request: WireAwaitTraceEnd, _ peer: Peer) throws(BusError) {
    guard request.epoch == machine.epoch else {
      return try control.refuse(peer, .unavailable, "the sensor was restarted; the trace ended with the old process")
    }
    guard machine.isPlaying else { return try accept(peer, reason: "no trace plays", displacing: "") }
    guard waitingForTraceEnd.count < Self.waiterLimit else {
      return try control.refuse(peer, .unavailable, "more than \(Self.waiterLimit) requests wait for the trace's end")
    }
    if !waitingForTraceEnd.contains(peer) { waitingForTraceEnd.append(peer) }
  }
}
