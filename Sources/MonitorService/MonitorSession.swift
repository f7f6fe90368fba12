// The monitor's ear: what sensor and host publish goes into the model, gaps are filled with snapshots.
import Bus
import Orientation
import Vocabulary
import Wire

/// A monitor on the bus, without a picture.
public final class MonitorSession {
  /// What is known so far.
  public private(set) var model: MonitorModel
  private let sensor: Subscriber
  private let host: Subscriber
  private let hostControl: Requester
  private let control: Responder?
  let node: Node
  private let epoch: UInt64
  /// The host's stream as far as it is known.
  private var last = Cause(epoch: 0, n: 0)
  private var sensorEpoch: UInt64 = 0
  /// When the whole state is to be asked for, again if need be; nil while nothing is missing.
  private var snapshotDue: Double?
  private var lastBeats: [MonitorPeer: Double] = [:]
  /// When constraints may be asked for, again if need be.
  private var layoutDue = 0.0

  /// Seconds without a heartbeat after which a peer is shown as silent: two missed beats of one at rest, and a half.
  static let silence = 2.5 * Publisher.idlePeriod
  /// Seconds after which an unanswered request for a snapshot is repeated.
  static let snapshotPatience = 0.25
  /// Seconds between two requests for constraints: putting them into words costs the host more than a turn.
  static let layoutPause = 0.5

  /// Subscribes; `answersHello` takes the instance's monitor endpoint, which only the launcher's own monitor may.
  public init(
    instance: String, endpoints: Endpoints, answersHello: Bool, epoch: UInt64, node: Node,
    report: @escaping (String) -> Void
  ) throws(MonitorError) {
    model = MonitorModel(instance: instance)
    self.epoch = epoch
    self.node = node
    do throws(BusError) {
      sensor = try Subscriber(
        endpoints.sensorEvents, topics: [Topic.samples, Topic.heartbeat], on: node, report: report)
      host = try Subscriber(endpoints.hostState, topics: [Topic.state, Topic.heartbeat], on: node, report: report)
      hostControl = try Requester(
        endpoints.hostControl, peer: "host", on: node, wakesNode: true, largest: Responder.largestCommand)
      control = answersHello ? try Responder(endpoints.monitorControl, on: node, report: report) : nil
    } catch { throw .bus(error) }
  }

  /// Seconds since the node was made, the time of events.
  var now: Double { node.now }

  /// Lets a key change what is shown.
  public func handle<Answer>(_ change: (inout MonitorModel) -> Answer) -> Answer { change(&model) }

  /// Waits for at most `milliseconds`, takes what has come, and returns what is other than before.
  public func step(milliseconds: Int) throws(MonitorError) -> [MonitorEvent] {
    var events: [MonitorEvent] = []
    do throws(BusError) {
      try node.wait(until: nextDue, atMost: milliseconds)
      while let body = try sensor.next() { events += takeFromSensor(body) }
      while let body = try host.next() { events += takeFromHost(body) }
      while let (_, body) = try hostControl.receive() { events += takeAnswer(body) }
      while let control, let (peer, body) = try control.next() { try answer(control, peer, body) }
      if let due = snapshotDue, now >= due { try askForSnapshot() }
      if let window = model.wantedLayout, now >= layoutDue {
        layoutDue = now + Self.layoutPause
        try hostControl.send(.getLayout(.with { $0.window = UInt32(clamping: window) }))
      }
    } catch { throw .bus(error) }
    for peer in MonitorPeer.allCases {
      if let beat = lastBeats[peer], now - beat > Self.silence { events += model.apply(peer, is: .silent, at: now) }
    }
    return events
  }

  /// When there is something to be done though nothing comes: whoever waits for longer would be late.
  private var nextDue: Double {
    var due = min(snapshotDue ?? .infinity, model.wantedLayout == nil ? .infinity : layoutDue)
    for (peer, beat) in lastBeats where (peer == .sensor ? model.sensor : model.host) == .live {
      due = min(due, beat + Self.silence + Self.clockGrain)
    }
    return due
  }

  /// Seconds after which a time that was waited for has certainly passed.
  private static let clockGrain = 0.001

  private func takeFromSensor(_ body: WireEnvelope.OneOf_Body) -> [MonitorEvent] {
    switch body {
    case .sample(let sample):
      guard let orientation = DeviceOrientation(rawValue: Int(sample.orientation)) else { return [] }
      let acceleration = AccelerationSample(t: sample.t, x: sample.x, y: sample.y, z: sample.z)
      model.apply(
        reading: SensorReading(
          sample: acceleration, orientation: orientation, tilt: sample.tilt, confidence: sample.confidence,
          source: sample.source))
      return []
    case .heartbeat(let beat):
      var events = heard(.sensor, beat)
      if sensorEpoch != 0, sensorEpoch != beat.epoch { events += model.note("the sensor was restarted", at: now) }
      sensorEpoch = beat.epoch
      return events
    default: return []  // other bodies have other topics
    }
  }

  private func heard(_ peer: MonitorPeer, _ beat: WireHeartbeat) -> [MonitorEvent] {
    lastBeats[peer] = now
    let lag = node.clock.now - beat.sentAt
    // A peer on another machine has another clock; its lag cannot be told.
    model.lag = lag >= 0 && lag < 3600 ? lag : nil
    return model.apply(peer, is: .live, at: now)
  }

  private func takeFromHost(_ body: WireEnvelope.OneOf_Body) -> [MonitorEvent] {
    switch body {
    case .heartbeat(let beat):
      let events = heard(.host, beat)
      return events + follow(Cause(epoch: beat.epoch, n: beat.n))
    case .stateDelta(let delta):
      let seq = Cause(epoch: delta.epoch, n: delta.receipt.seq)
      guard seq.epoch == last.epoch, seq.n == last.n &+ 1, model.device != nil else { return follow(seq) }
      do {
        let receipt = try Receipt(delta.receipt)
        let header = try DeviceSnapshot(delta.device)
        var windows: [WindowSnapshot] = []
        for window in delta.windows { windows.append(try WindowSnapshot(window)) }
        last = seq
        return model.apply(header: header, windows: windows, closed: delta.closed.map(Int.init), at: now)
          + model.apply(
            receipt: MonitorReceipt(receipt, ledger: delta.ledger.map(LedgerEntry.init)), at: now)
      } catch { return model.note("the host published a delta that cannot be: \(error)", at: now) }
    default: return []  // other bodies have other topics
    }
  }

  /// Notices that the host is further than what was heard, and asks for the whole state.
  private func follow(_ seq: Cause) -> [MonitorEvent] {
    guard seq != last, snapshotDue == nil else { return [] }
    var events: [MonitorEvent] = []
    if seq.epoch == last.epoch, seq.n > last.n {
      events = model.apply(gapOf: seq.n - last.n, from: .host, at: now)
    } else if last.epoch != 0, seq.epoch != last.epoch {
      events = model.note("the host was restarted", at: now)
    }
    snapshotDue = now
    return events
  }

  private func askForSnapshot() throws(BusError) {
    snapshotDue = now + Self.snapshotPatience
    try hostControl.send(.getSnapshot(WireGetSnapshot()))
  }

  private func takeAnswer(_ body: WireEnvelope.OneOf_Body) -> [MonitorEvent] {
    if case .layouts(let message) = body { return takeLayouts(message) }
    guard case .snapshot(let message) = body else { return [] }
    snapshotDue = nil
    do {
      let snapshot = try DeviceSnapshot(message.device)
      last = Cause(epoch: message.epoch, n: message.seq)
      return model.apply(snapshot: snapshot, at: now)
    } catch { return model.note("the host answered with a snapshot that cannot be: \(error)", at: now) }
  }

  private func takeLayouts(_ message: WireLayouts) -> [MonitorEvent] {
    do {
      for window in message.windows { model.apply(layout: try WindowLayout(window)) }
      return []
    } catch { return model.note("the host answered with a layout that cannot be: \(error)", at: now) }
  }

  private func answer(_ control: Responder, _ peer: Peer, _ body: WireEnvelope.OneOf_Body) throws(BusError) {
    guard case .hello = body else {
      return try control.refuse(peer, .unexpectedBody, "a monitor answers only hello")
    }
    let reply = WireHelloReply.with {
      $0.role = "monitor"
      $0.ready = model.device != nil
      $0.process = ProcessIdentity.current
      $0.epoch = epoch
      $0.n = last.n
    }
    try control.reply(to: peer, .helloReply(reply))
  }
}

extension MonitorReceipt {
  init(_ receipt: Receipt, ledger: [LedgerEntry]) {
    self.init(
      seq: receipt.seq, cause: receipt.cause, input: receipt.input, ending: receipt.ending, windows: receipt.windows,
      ledger: ledger,
      fingerprint: receipt.fingerprint)
  }
}
