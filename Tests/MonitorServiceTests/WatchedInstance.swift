// A monitor's session and, as far as it hears them, a sensor and a host that do as they are told, on a clock of their own.
import Bus
import BusFixtures
import Testing
import Vocabulary
import Wire

@testable import MonitorService

/// One instance in memory.
final class WatchedInstance {
  let transport = MemoryTransport()
  let endpoints = Endpoints.inproc("watched")
  let session: MonitorSession
  let sensor: Publisher
  let host: Publisher
  private let control: Responder
  private var asker: Peer?

  /// Who beats.
  var beating = Set(MonitorPeer.allCases)
  var sensorEpoch: UInt64 = 10
  var hostEpoch: UInt64 = 20
  /// The last input the host handled, and the state it left.
  var seq: UInt64 = 3
  var state = Fixtures.split
  /// Whether the host answers requests for snapshots.
  var answers = true
  /// The windows whose constraints it was asked for.
  private(set) var layoutsAsked: [Int] = []
  /// When it was asked for one, in milliseconds of the monitor's time.
  private(set) var asked: [Int] = []

  init() throws {
    let node = transport.node()
    sensor = try Publisher(endpoints.sensorEvents, on: node)
    host = try Publisher(endpoints.hostState, on: node)
    control = try Responder(endpoints.hostControl, on: node) { Issue.record("\($0)") }
    session = try MonitorSession(
      instance: "watched", endpoints: endpoints, answersHello: true, epoch: 30, node: transport.node()
    ) { Issue.record("\($0)") }
  }

  /// What the monitor sees in so many milliseconds.
  func pass(milliseconds: Int) throws -> [MonitorChange] {
    var seen: [MonitorChange] = []
    for _ in 0..<milliseconds {
      if beating.contains(.sensor), sensor.isBeatDue { try sensor.heartbeat(epoch: sensorEpoch, n: 1) }
      if beating.contains(.host), host.isBeatDue { try host.heartbeat(epoch: hostEpoch, n: seq) }
      seen += try session.step(milliseconds: 0).map(\.change)
      try serve()
      transport.clock.advance(milliseconds: 1)
    }
    return seen
  }

  /// The monitor with the whole state before it.
  func settle() throws {
    _ = try pass(milliseconds: 5)
    #expect(session.model.device == state)
    #expect(asked.count == 1)
    asked = []
  }

  private func serve() throws {
    while let (peer, body) = try control.next() {
      asker = peer
      if case .getLayout(let request) = body {
        layoutsAsked.append(Int(request.window))
        let layout = WindowLayout(id: Int(request.window), app: "A", views: [])
        try control.reply(to: peer, .layouts(.with { $0.windows = [layout.message] }))
        continue
      }
      guard case .getSnapshot = body else {
        Issue.record("the monitor asked for \(body)")
        continue
      }
      asked.append(Int((session.now * 1000).rounded()))
      guard answers else { continue }
      let snapshot = WireSnapshot.with {
        $0.epoch = hostEpoch
        $0.seq = seq
        $0.device = state.message()
      }
      try control.reply(to: peer, .snapshot(snapshot))
    }
  }

  /// Sensor and host go on for a moment in which the monitor waits: beats, answers, and a sample if there is one.
  func live(_ sample: WireSample?) throws {
    if beating.contains(.sensor), sensor.isBeatDue { try sensor.heartbeat(epoch: sensorEpoch, n: 1) }
    if beating.contains(.host), host.isBeatDue { try host.heartbeat(epoch: hostEpoch, n: seq) }
    if let sample { try sensor.publish(Topic.samples + "ipad", .sample(sample)) }
    try serve()
  }

  /// Gives this answer to the request that was asked last and not answered.
  func answer(_ body: WireEnvelope.OneOf_Body) throws {
    guard let asker else {
      Issue.record("nothing was asked for")
      return
    }
    try control.reply(to: asker, body)
  }

  /// Handles an input that leaves `after`: the receipt, and the delta with these windows if it is not lost.
  @discardableResult
  func handle(
    leaving after: DeviceSnapshot, changed: [WindowSnapshot] = [], closed: [Int] = [], isLost: Bool = false
  ) throws -> MonitorReceipt {
    seq += 1
    state = after
    let receipt = Receipt(
      seq: seq, cause: Cause(epoch: sensorEpoch, n: seq), input: "an input", device: after.device,
      ending: .settled, windows: [], fingerprint: seq)
    let ledger = [LedgerEntry(window: 1, subject: "A", call: "viewDidLayoutSubviews()")]
    let delta = StateDelta(
      epoch: hostEpoch, receipt: receipt, device: after, windows: changed, ledger: ledger, closed: closed)
    if !isLost { try host.publish(Topic.state + after.device, envelope: delta.envelopeBytes) }
    return MonitorReceipt(receipt, ledger: ledger)
  }
}
