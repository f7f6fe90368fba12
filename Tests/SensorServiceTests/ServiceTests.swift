// The sensor on the bus, in one thread: who asks wrongly is told, and what a restart keeps.
import Bus
import BusFixtures
import Foundation
import Orientation
import Testing
import Wire

@testable import SensorService

@Suite struct ServiceTests {
  /// A sensor and who asks it.
  private struct Asked {
    let transport = MemoryTransport()
    let node: Node
    let requester: Requester

    init(stateFile: String? = nil, epoch: UInt64 = 3) throws {
      let endpoints = Endpoints.inproc("sensor")
      let service = try SensorService(
        device: "ipad", endpoints: endpoints, epoch: epoch, stateFile: stateFile, node: transport.node()
      ) { line in Issue.record("\(line)") }
      node = transport.node()
      requester = try Requester(endpoints.sensorControl, peer: "sensor", on: node)
      transport.others = { do { try service.step(milliseconds: 0) } catch { Issue.record(error) } }
    }

    func ask(_ body: WireEnvelope.OneOf_Body) throws(BusError) -> WireEnvelope.OneOf_Body {
      try requester.ask(body, within: node.deadline(seconds: 10))
    }
  }

  private static func trace(rate: Double = 1, _ samples: [Double]) -> WireEnvelope.OneOf_Body {
    .playTrace(
      .with {
        $0.name = "t"
        $0.rate = rate
        $0.samples = samples
      })
  }

  @Test(arguments: [
    (WireEnvelope.OneOf_Body.holdOrientation(.with { $0.orientation = 99 }), WireErrorCode.outOfRange),
    (.holdOrientation(.with { $0.orientation = 0 }), .outOfRange),
    (.holdAcceleration(.with { $0.x = .nan }), .outOfRange),
    (.holdAcceleration(.with { $0.y = .infinity }), .outOfRange),
    (.holdAcceleration(.with { $0.z = 16.01 }), .outOfRange), (.holdAcceleration(.with { $0.z = -16.01 }), .outOfRange),
    (trace([]), .outOfRange), (trace([0, 0, -1]), .outOfRange), (trace(rate: 0, [0, 0, -1, 0]), .outOfRange),
    (trace([1, 0, -1, 0, 0, 0, -1, 0]), .outOfRange), (.awaitTraceEnd(.with { $0.epoch = 2 }), .unavailable),
    (.getSnapshot(WireGetSnapshot()), .unexpectedBody), (.heartbeat(WireHeartbeat()), .unexpectedBody),
  ])
  func whatCannotBeIsRefused(body: WireEnvelope.OneOf_Body, code: WireErrorCode) throws {
    let sensor = try Asked()
    let error = #expect(throws: BusError.self) { try sensor.ask(body) }
    guard case .refused("sensor", let found, let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == code)
    #expect(!text.isEmpty)
    // Nothing was changed: 1 is the first pose.
    guard case .helloReply(let hello) = try sensor.ask(.hello(WireHello())) else { return }
    #expect(hello.n == 1)
    #expect(hello.role == "sensor")
    #expect(hello.epoch == 3)
    #expect(hello.lastEdge == DeviceOrientation.portrait.wireValue)
  }

  @Test func aHoldNamesTheTraceItDisplaces() throws {
    let sensor = try Asked()
    guard
      case .accepted(let played) = try sensor.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]))
    else { return }
    #expect(played.duration == 1e6)
    #expect(played.displacedSource == "held")
    let hold = WireEnvelope.OneOf_Body.holdOrientation(.with { $0.orientation = 3 })
    guard case .accepted(let held) = try sensor.ask(hold) else { return }
    #expect(held.displacedSource == "t")
    #expect(held.orientation == 3)
    #expect(held.cause == .with { ($0.epoch, $0.n) = (3, 2) })
    guard case .accepted(let again) = try sensor.ask(hold) else { return }
    #expect(again.displacedSource == "")
    #expect(again.cause.n == 3)
  }

  /// A hundred thousand samples are due at once: who asks meanwhile is answered first, and can displace what is left of them.
  @Test func whoAsksDoesNotWaitForAWholeTrace() throws {
    let sensor = try Asked()
    let samples = (0..<100_000).flatMap { _ -> [Double] in [0, 0, -1, 0] }
    guard case .accepted = try sensor.ask(Self.trace(samples)) else { return }
    let hold = WireEnvelope.OneOf_Body.holdOrientation(.with { $0.orientation = 3 })
    guard case .accepted(let held) = try sensor.ask(hold) else { return }
    #expect(held.displacedSource == "t")
  }

  /// What a request is refused with, in words, by a sensor that holds still and has played nothing.
  @Test(
    arguments: [
      (.holdOrientation(.with { $0.orientation = 0 }), "a device cannot be held in the orientation 'unknown'"),
      (
        .holdAcceleration(.with { $0.z = 16.5 }),
        "acceleration 0.0,0.0,16.5: expected finite numbers within ±16 g"
      ),
      (.selectSource(.with { $0.name = "x" }), "no source 'x' to give back; there are held, iio"),
      (.feedTrace(.with { $0.name = "t" }), "trace t: it was displaced, or the sensor restarted"),
      (
        .awaitTraceEnd(.with { $0.epoch = 2 }), "the sensor was restarted; the trace ended with the old process"
      ), (.getSnapshot(WireGetSnapshot()), "a sensor does not answer this request"),
    ] as [(WireEnvelope.OneOf_Body, String)])
  func refusals(body: WireEnvelope.OneOf_Body, words: String) throws {
    let error = #expect(throws: BusError.self) { try Asked().ask(body) }
    guard case .refused("sensor", _, words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// In order: what is asked for, what is said to it, and which source it displaced.
  @Test func requestsAreAnswered() throws {
    let sensor = try Asked()
    let fed = WireFeedTrace(name: "f", rate: 1, samples: [.init(t: 0, x: 0, y: -1, z: 0)], starts: true)
    let more = WireFeedTrace(name: "f", rate: 1, samples: [])
    let table: [(WireEnvelope.OneOf_Body, String, String)] = [
      (.holdOrientation(.with { $0.orientation = 3 }), "held landscapeLeft on request", ""),
      (.setRotationLock(.with { $0.locked = true }), "the user locked rotation", ""),
      (.setRotationLock(.with { $0.locked = false }), "the user unlocked rotation", ""),
      (.awaitTraceEnd(.with { $0.epoch = 3 }), "no trace plays", ""),
      (Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]), "plays 2 samples", "held"),
      (Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0, 2e6, 0, -1, 0]), "plays 3 samples", ""),
      (.holdOrientation(.with { $0.orientation = 4 }), "held landscapeRight on request", "t"),
      (.selectSource(.with { $0.name = "t" }), "plays t on", "held"),
      (.holdOrientation(.with { $0.orientation = 4 }), "held landscapeRight on request", "t"),
      (.feedTrace(fed), "plays 1 more samples", "held"), (.feedTrace(more), "plays 0 more samples", ""),
    ]
    for (index, (body, reason, displaced)) in table.enumerated() {
      guard case .accepted(let accepted) = try sensor.ask(body) else {
        Issue.record("row \(index)")
        continue
      }
      #expect(accepted.reason == reason, "row \(index)")
      #expect(accepted.displacedSource == displaced, "row \(index)")
    }
  }

  /// What can be given back is named, and only that.
  @Test func whatIsDisplacedIsToldOf() throws {
    let sensor = try Asked()
    _ = try sensor.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]))
    _ = try sensor.ask(.holdOrientation(.with { $0.orientation = 3 }))
    let error = #expect(throws: BusError.self) { try sensor.ask(.selectSource(.with { $0.name = "x" })) }
    guard case .refused("sensor", .outOfRange, "no source 'x' to give back; there are held, iio, t") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    guard case .sensorState(let state) = try sensor.ask(.getSensor(.init())) else {
      Issue.record("no state")
      return
    }
    #expect(state.source == "held")
    #expect(state.displacedSource == "t")
    #expect(state.sourceDetail == "")
  }

  /// R-DEV-01: in landscapeLeft gravity reads (−1, 0, 0). Lying down the last edge stays.
  @Test(
    arguments: [
      (3, [-1, 0, 0], "landscapeLeft", 3), (4, [1, 0, 0], "landscapeRight", 4),
      (2, [0, 1, 0], "portraitUpsideDown", 2),
      (5, [0, 0, -1], "faceUp", 1),
    ] as [(UInt32, [Double], String, UInt32)])
  func theStateOfASensor(orientation: UInt32, gravity: [Double], name: String, edge: UInt32) throws {
    let sensor = try Asked()
    _ = try sensor.ask(.holdOrientation(.with { $0.orientation = orientation }))
    guard case .sensorState(let state) = try sensor.ask(.getSensor(.init())) else {
      Issue.record("no state")
      return
    }
    #expect((state.epoch, state.n) == (3, 2))
    #expect(state.orientation == orientation)
    #expect(state.lastEdge == edge)
    #expect([state.x, state.y, state.z] == gravity)
    #expect(state.changeReason == "held \(name) on request")
    #expect(state.verdict == state.changeReason)
    #expect(state.changedAt == state.t)
    #expect(!state.rotationLocked)
  }

  /// Sixty-four changes an answer; who missed more asks again from the last it was told.
  @Test func changesComeInLots() throws {
    let sensor = try Asked()
    for turn in 0..<70 { _ = try sensor.ask(.holdOrientation(.with { $0.orientation = turn % 2 == 0 ? 3 : 4 })) }
    for (after, numbers) in [(1, 2...65), (65, 66...71)] as [(UInt64, ClosedRange<UInt64>)] {
      let ask = WireEnvelope.OneOf_Body.catchUp(.with { $0.after = .with { ($0.epoch, $0.n) = (3, after) } })
      guard case .orientationChanges(let answer) = try sensor.ask(ask) else {
        Issue.record("no changes")
        return
      }
      #expect(answer.changes.map(\.cause.n) == Array(numbers))
      #expect(answer.last == 71)
    }
  }

  /// Who waits for a trace's end is answered when something else takes its place.
  @Test func waitingForATraceEndsWithIt() throws {
    let sensor = try Asked()
    _ = try sensor.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]))
    let waiting = try sensor.requester.send(.awaitTraceEnd(.with { $0.epoch = 3 }))
    var answers: [UInt64] = []
    try sensor.requester.send(.holdOrientation(.with { $0.orientation = 3 }))
    let deadline = sensor.node.deadline(seconds: 10)
    while answers.count < 2, !deadline.hasPassed {
      try sensor.requester.wait(milliseconds: deadline.millisecondsLeft)
      while let (request, body) = try sensor.requester.receive() {
        guard case .accepted = body else {
          Issue.record("\(body)")
          continue
        }
        answers.append(request)
      }
    }
    #expect(answers.sorted() == [waiting, waiting + 1])
  }

  /// As many may wait for a trace's end as the limit says; who comes after them is told so, and those before still wait.
  @Test func nobodyWaitsForATraceBeyondTheLimit() throws {
    let sensor = try Asked()
    _ = try sensor.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]))
    let wait = WireEnvelope.OneOf_Body.awaitTraceEnd(.with { $0.epoch = 3 })
    let deadline = sensor.node.deadline(seconds: 10)
    var answers: [(request: UInt64, body: WireEnvelope.OneOf_Body)] = []
    func answer() throws {
      while answers.isEmpty, !deadline.hasPassed {
        try sensor.requester.wait(milliseconds: deadline.millisecondsLeft)
        while let answer = try sensor.requester.receive() { answers.append(answer) }
      }
    }
    for _ in 0..<SensorService.waiterLimit { try sensor.requester.send(wait) }
    let last = try sensor.requester.send(wait)
    try answer()
    #expect(answers.map(\.request) == [last])
    guard case .failure(let error)? = answers.first?.body else {
      Issue.record("\(answers)")
      return
    }
    #expect(error.code == .unavailable)
    #expect(error.text == "more than 1000 requests wait for the trace's end")
  }

  /// A restarted sensor goes on from the pose and the lock it had, in a stream of its own.
  @Test(arguments: [3, 6] as [UInt32], [true, false])
  func theRestartKeepsPoseAndLock(orientation: UInt32, locked: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "swivel-state-\(UUID().uuidString)").path
    defer { unlink(file) }
    do {
      let sensor = try Asked(stateFile: file)
      _ = try sensor.ask(.setRotationLock(.with { $0.locked = locked }))
      _ = try sensor.ask(.holdOrientation(.with { $0.orientation = orientation }))
    }
    let sensor = try Asked(stateFile: file, epoch: 4)
    let ask = WireEnvelope.OneOf_Body.catchUp(.with { $0.after = .with { ($0.epoch, $0.n) = (3, 2) } })
    guard case .orientationChanges(let changes) = try sensor.ask(ask) else {
      Issue.record("no changes")
      return
    }
    #expect(changes.epoch == 4)
    #expect(changes.changes.first?.orientation == orientation)
    #expect(changes.changes.dropFirst().map(\.rotationLock) == (locked ? [true] : []))
  }

  @Test(arguments: [
    ("3 1\n", DeviceOrientation.landscapeLeft, true), ("0 0\n", .unknown, false), ("6 0", .faceDown, false),
  ])
  func statesAreRead(text: String, orientation: DeviceOrientation, locked: Bool) throws {
    let state = try #require(SensorState(text: text))
    #expect(state == SensorState(orientation: orientation, isLocked: locked))
    #expect(SensorState(text: state.text) == state)
  }

  @Test(arguments: ["", "3", "7 0", "x 1", "3 x", "3 1 1", "-1 0", "\n"])
  func statesThatAreNone(text: String) {
    #expect(SensorState(text: text) == nil)
  }
}
