// The monitor's session: who falls silent, what was missed and made up for, who was started again.
import Bus
import Orientation
import Testing
import Vocabulary
import Wire

@testable import MonitorService

@Suite struct SessionTests {
  private let instance: WatchedInstance

  init() throws { instance = try WatchedInstance() }

  private var model: MonitorModel { instance.session.model }

  /// The split screen with the second window's app in another state.
  private var changed: DeviceSnapshot {
    var state = Fixtures.split
    state.windows[1].navigationStack = ["HomeViewController", "DetailViewController"]
    return state
  }

  // MARK: Beginning

  @Test func theFirstBeatsBringTheWholeStateOnce() throws {
    let seen = try instance.pass(milliseconds: 5)
    #expect(seen == [.connection(.sensor, .live), .connection(.host, .live), .state(Fixtures.split)])
    #expect(instance.asked == [0])
    #expect(try instance.pass(milliseconds: 1000) == [])
    #expect(instance.asked == [0])
  }

  /// Without a whole state, what has changed is nothing to go by.
  @Test func aDeltaBeforeTheStateAsksForIt() throws {
    instance.beating = []
    try instance.handle(leaving: changed, changed: [changed.windows[1]])
    #expect(try instance.pass(milliseconds: 5) == [.state(changed)])
    #expect(instance.asked == [0])
  }

  // MARK: Silence

  /// Two and a half beats of one a second are silence; it is said once, and so is its end.
  @Test(arguments: MonitorPeer.allCases) func aPeerWithoutBeatsIsSilent(peer: MonitorPeer) throws {
    // In its first second a peer beats every 100 ms; the last beat heard is that of 100 ms.
    _ = try instance.pass(milliseconds: 150)
    instance.beating.remove(peer)
    #expect(try instance.pass(milliseconds: 2600 - 150) == [])
    #expect(try instance.pass(milliseconds: 2) == [.connection(peer, .silent)])
    #expect(try instance.pass(milliseconds: 3000) == [])
    instance.beating.insert(peer)
    #expect(try instance.pass(milliseconds: 1) == [.connection(peer, .live)])
    #expect(try instance.pass(milliseconds: 3000) == [])
  }

  /// Milliseconds the monitor sleeps when it may sleep for a minute and nothing comes.
  private func slept() throws -> Int {
    let begun = instance.session.node.clock.now
    _ = try instance.session.step(milliseconds: 60_000)
    return Int(((instance.session.node.clock.now - begun) * 1000).rounded())
  }

  /// It wakes for nothing but what is due: a peer's silence, and a snapshot it has to ask for again.
  @Test func itSleepsUntilSomethingIsDue() throws {
    try instance.settle()
    _ = try instance.pass(milliseconds: 150)
    // 155 ms after the beginning, 55 after the last beat of both.
    #expect((2500 - 55...2500 - 53).contains(try slept()))
    #expect(model.sensor == .silent && model.host == .silent)
    #expect(try slept() == 60_000)
  }

  @Test func itSleepsNoLongerThanASnapshotMayTake() throws {
    instance.answers = false
    _ = try instance.pass(milliseconds: 5)
    #expect((200...250).contains(try slept()))
  }

  @Test func whoWasNeverHeardIsNotSilent() throws {
    instance.beating = []
    #expect(try instance.pass(milliseconds: 3000) == [])
    #expect(model.sensor == .connecting)
    #expect(model.host == .connecting)
  }

  // MARK: Following

  @Test func deltasInOrderNeedNoSnapshot() throws {
    try instance.settle()
    let first = try instance.handle(leaving: changed, changed: [changed.windows[1]])
    let second = try instance.handle(leaving: changed)
    #expect(try instance.pass(milliseconds: 5) == [.window(changed.windows[1]), .receipt(first), .receipt(second)])
    #expect(model.device == changed)
    #expect(model.ledger.map(\.seq) == [4, 5])
    #expect(try instance.pass(milliseconds: 1000) == [])
    #expect(instance.asked == [])
  }

  @Test func aClosedWindowGoes() throws {
    try instance.settle()
    var rest = Fixtures.split
    rest.windows.remove(at: 0)
    let receipt = try instance.handle(leaving: rest, closed: [1])
    #expect(try instance.pass(milliseconds: 5) == [.windowClosed(id: 1), .receipt(receipt)])
    #expect(model.device == rest)
    #expect(instance.asked == [])
  }

  // MARK: Gaps

  /// The beat tells the number of the last input: two are missing, and what they did comes with the whole state.
  @Test func aBeatRevealsWhatWasLost() throws {
    try instance.settle()
    try instance.handle(leaving: Fixtures.refused, isLost: true)
    try instance.handle(leaving: changed, isLost: true)
    let seen = try instance.pass(milliseconds: 100)
    #expect(seen == [.gap(.host, missed: 2), .window(changed.windows[1])])
    #expect(model.gaps == 2)
    #expect(model.device == changed)
    #expect(instance.asked == [100])
  }

  /// A delta after a lost one cannot be used: both are missed. The next one is followed as if nothing had been.
  @Test func aDeltaAfterALostOneRevealsIt() throws {
    try instance.settle()
    try instance.handle(leaving: Fixtures.split, isLost: true)
    try instance.handle(leaving: changed, changed: [changed.windows[1]])
    #expect(try instance.pass(milliseconds: 5) == [.gap(.host, missed: 2), .window(changed.windows[1])])
    #expect(instance.asked == [5])
    let receipt = try instance.handle(leaving: Fixtures.split, changed: [Fixtures.split.windows[1]])
    #expect(try instance.pass(milliseconds: 500) == [.window(Fixtures.split.windows[1]), .receipt(receipt)])
    #expect(instance.asked == [5])
  }

  /// A quarter of a second is how long an answer may take; the gap is told once, however often is asked.
  @Test func anUnansweredRequestIsRepeated() throws {
    try instance.settle()
    instance.answers = false
    try instance.handle(leaving: changed, isLost: true)
    #expect(try instance.pass(milliseconds: 700) == [.gap(.host, missed: 1)])
    #expect(instance.asked == [100, 350, 600])
    #expect(model.device == Fixtures.split)
    instance.answers = true
    #expect(try instance.pass(milliseconds: 1000) == [.window(changed.windows[1])])
    #expect(instance.asked == [100, 350, 600, 850])
  }

  // MARK: Restarts

  @Test func aRestartedHostIsNotedAndFollowed() throws {
    try instance.settle()
    (instance.hostEpoch, instance.seq, instance.state) = (21, 1, changed)
    let seen = try instance.pass(milliseconds: 100)
    #expect(seen == [.note("the host was restarted"), .window(changed.windows[1])])
    #expect(model.gaps == 0)
    let receipt = try instance.handle(leaving: Fixtures.split, changed: [Fixtures.split.windows[1]])
    #expect(try instance.pass(milliseconds: 1000) == [.window(Fixtures.split.windows[1]), .receipt(receipt)])
    #expect(instance.asked == [100])
  }

  @Test func aRestartedSensorIsNotedOnce() throws {
    try instance.settle()
    instance.sensorEpoch = 11
    #expect(try instance.pass(milliseconds: 1000) == [.note("the sensor was restarted")])
    #expect(instance.asked == [])
  }

  // MARK: What cannot be

  /// It is told and changes nothing; the next beat shows that the delta is missing.
  @Test func aDeltaThatCannotBeIsToldAndMadeUpFor() throws {
    try instance.settle()
    instance.seq += 1
    let delta = WireStateDelta.with {
      $0.epoch = 20
      $0.receipt.seq = 4
    }
    try instance.host.publish(Topic.state + "ipad-pro-97", .stateDelta(delta))
    let seen = try instance.pass(milliseconds: 5)
    guard seen.count == 1, case .note(let text) = seen[0] else {
      Issue.record("\(seen)")
      return
    }
    #expect(text.hasPrefix("the host published a delta that cannot be: "))
    #expect(model.device == Fixtures.split)
    #expect(try instance.pass(milliseconds: 100) == [.gap(.host, missed: 1)])
    #expect(instance.asked == [100])
  }

  // MARK: Samples and lag

  @Test func samplesAreRead() throws {
    var sample = WireSample.with {
      ($0.t, $0.x, $0.y, $0.z) = (2, -1, 0.25, 0.5)
      ($0.tilt, $0.confidence, $0.source) = (63, 0.75, "walk")
      $0.orientation = DeviceOrientation.landscapeLeft.wireValue
    }
    try instance.sensor.publish(Topic.samples + "ipad", .sample(sample))
    sample.orientation = 99
    try instance.sensor.publish(Topic.samples + "ipad", .sample(sample))
    _ = try instance.pass(milliseconds: 1)
    let reading = SensorReading(
      sample: AccelerationSample(t: 2, x: -1, y: 0.25, z: 0.5), orientation: .landscapeLeft, tilt: 63,
      confidence: 0.75, source: "walk")
    #expect(model.reading == reading)
  }

  /// The lag is the beat's age; from a clock that is not this machine's it cannot be told.
  @Test(arguments: [(0.04, 0.04), (0, 0), (3599, 3599), (3600, nil), (-0.001, nil)] as [(Double, Double?)])
  func theLagIsTheAgeOfTheBeat(age: Double, lag: Double?) throws {
    instance.beating = []
    let beat = WireHeartbeat.with {
      ($0.epoch, $0.n) = (10, 1)
      $0.sentAt = instance.transport.clock.monotonic.now - age
    }
    try instance.sensor.publish(Topic.heartbeat, .heartbeat(beat))
    _ = try instance.pass(milliseconds: 1)
    #expect(model.sensor == .live)
    #expect((model.lag == nil) == (lag == nil))
    if let lag, let found = model.lag { #expect(abs(found - lag) < 1e-9) }
  }

  // MARK: Its own word

  @Test func itAnswersHelloAndNothingElse() throws {
    let node = instance.transport.node()
    let launcher = try Requester(instance.endpoints.monitorControl, peer: "monitor", on: node)
    instance.transport.others = { [instance] in
      do { _ = try instance.pass(milliseconds: 1) } catch { Issue.record(error) }
    }
    instance.answers = false
    guard case .helloReply(let early) = try launcher.ask(.hello(WireHello()), within: node.deadline(seconds: 1)) else {
      Issue.record("no hello")
      return
    }
    #expect(early == .with { ($0.role, $0.process, $0.epoch) = ("monitor", ProcessIdentity.current, 30) })
    instance.answers = true
    instance.transport.pass(milliseconds: 500)
    guard case .helloReply(let ready) = try launcher.ask(.hello(WireHello()), within: node.deadline(seconds: 1)) else {
      Issue.record("no hello")
      return
    }
    #expect(ready.ready)
    #expect(ready.n == 3)
    let refusal = BusError.refused(peer: "monitor", code: .unexpectedBody, text: "a monitor answers only hello")
    #expect(throws: refusal) {
      try launcher.ask(.getSnapshot(WireGetSnapshot()), within: node.deadline(seconds: 1))
    }
  }
}
