// A sensor that listens to an accelerometer of its machine, on a clock turned by hand: what it publishes, when, and what it says when
// the accelerometer comes and goes.
import Bus
import BusFixtures
import Foundation
import Orientation
import SensorSources
import Testing
import Vocabulary
import Wire

@testable import SensorService

/// A sensor, a folder with an accelerometer of 1024 counts a g or none, and who listens and asks.
private final class ListeningSensor {
  let root = FileManager.default.temporaryDirectory.appending(path: "swivel-listen-\(UUID().uuidString)").path
  let transport = MemoryTransport()
  let service: SensorService
  let subscriber: Subscriber
  let requester: Requester
  let node: Node
  private(set) var reports: [String] = []
  private let said: Said

  private final class Said { var lines: [String] = [] }

  init(isPlugged: Bool, isFirstSource: Bool = true, stateFile: String? = nil) throws {
    let said = Said()
    self.said = said
    var options = AccelerometerOptions()
    (options.paths.devices, options.paths.nodes, options.paths.udev) = (
      root + "/devices", root + "/dev", root + "/udev"
    )
    options.isFirstSource = isFirstSource
    try FileManager.default.createDirectory(atPath: root + "/devices", withIntermediateDirectories: true)
    if isPlugged { try Self.plug(root) }
    let endpoints = Endpoints.inproc("listening")
    service = try SensorService(
      device: "ipad", endpoints: endpoints, epoch: 7, stateFile: stateFile, accelerometer: options,
      node: transport.node()
    ) { said.lines.append($0) }
    node = transport.node()
    subscriber = try Subscriber(
      endpoints.sensorEvents, topics: [Topic.samples, Topic.orientation, Topic.heartbeat], on: node
    ) { Issue.record("\($0)") }
    requester = try Requester(endpoints.sensorControl, peer: "sensor", on: node)
    transport.others = { [service] in do { try service.step(milliseconds: 0) } catch { Issue.record(error) } }
  }

  deinit { do { try FileManager.default.removeItem(atPath: root) } catch { print("\(root) stays: \(error)") } }

  static func plug(_ root: String) throws {
    let folder = root + "/devices/iio:device0"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("name", "chip\n"), ("in_accel_scale", "0.009576807\n"), ("in_accel_x_raw", "0\n"), ("in_accel_y_raw", "-1024\n"),
      ("in_accel_z_raw", "0\n"),
    ] { try Data(text.utf8).write(to: URL(filePath: folder + "/" + name)) }
  }

  func unplug() throws { try FileManager.default.removeItem(atPath: root + "/devices/iio:device0") }

  /// What is heard in so many milliseconds, each with the millisecond.
  func hear(milliseconds: Int) throws -> [(at: Int, body: WireEnvelope.OneOf_Body)] {
    var heard: [(at: Int, body: WireEnvelope.OneOf_Body)] = []
    for millisecond in 0..<milliseconds {
      transport.pass(milliseconds: 1)
      while let body = try subscriber.next() { heard.append((millisecond, body)) }
    }
    return heard
  }

  func ask(_ body: WireEnvelope.OneOf_Body) throws(BusError) -> WireEnvelope.OneOf_Body {
    try requester.ask(body, within: node.deadline(seconds: 10))
  }

  func lines() -> [String] {
    defer { said.lines = [] }
    return said.lines
  }

  /// What the sensor says of its chip.
  static let detail =
    "iio:device0 chip: matrix \(MountMatrix.identity.text) (assumed, determinant 1.0), z sign -1 (assumed), polled at 50 Hz"
}

@Suite struct ListeningTests {
  private func samples(_ heard: [(at: Int, body: WireEnvelope.OneOf_Body)]) -> [(at: Int, sample: WireSample)] {
    heard.compactMap { at, body in if case .sample(let sample) = body { (at, sample) } else { nil } }
  }

  private func turns(_ heard: [(at: Int, body: WireEnvelope.OneOf_Body)]) -> [UInt32] {
    heard.compactMap { _, body in if case .orientationChange(let change) = body { change.orientation } else { nil } }
  }

  /// Fifty readings a second, which go out twenty times a second; a change never waits.
  @Test func readingsArePublishedInLots() throws {
    let sensor = try ListeningSensor(isPlugged: true)
    #expect(sensor.lines() == ["listens to \(ListeningSensor.detail)"])
    let heard = try sensor.hear(milliseconds: 2_000)
    let samples = samples(heard)
    #expect((99...101).contains(samples.count))
    #expect(samples.allSatisfy { abs($0.sample.y + 1) < 1e-5 && $0.sample.x == 0 && $0.sample.source == "iio" })
    let steps = zip(samples, samples.dropFirst()).map { $1.sample.t - $0.sample.t }
    #expect(steps.allSatisfy { abs($0 - 0.02) < 0.0011 })
    let lots = samples.map(\.at).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    // Beats take along what was read, too: ten a second.
    #expect((35...60).contains(lots.count))
    #expect(turns(heard) == [DeviceOrientation.portrait.wireValue])
    guard case .sensorState(let state) = try sensor.ask(.getSensor(.init())) else {
      Issue.record("no state")
      return
    }
    #expect(state.source == "iio" && state.sourceDetail == ListeningSensor.detail && state.displacedSource == "")
  }

  /// One that is not there yet is looked for twice a second; one that goes is told once, and what was known is unknown.
  @Test func itComesAndGoes() throws {
    let sensor = try ListeningSensor(isPlugged: false)
    let none = "no accelerometer under \(sensor.root)/devices"
    #expect(sensor.lines() == ["\(none); it is looked for again and again"])
    _ = try sensor.hear(milliseconds: 1_200)
    #expect(sensor.lines() == [])
    try ListeningSensor.plug(sensor.root)
    #expect(turns(try sensor.hear(milliseconds: 1_200)) == [DeviceOrientation.portrait.wireValue])
    #expect(sensor.lines() == ["listens to \(ListeningSensor.detail)"])
    try sensor.unplug()
    #expect(turns(try sensor.hear(milliseconds: 1_200)) == [DeviceOrientation.unknown.wireValue])
    let lost = sensor.lines()
    #expect(lost.count == 1 && lost[0].hasSuffix("No such file or directory; it is looked for again and again"))
    guard case .sensorState(let state) = try sensor.ask(.getSensor(.init())) else {
      Issue.record("no state")
      return
    }
    #expect(state.source == "iio" && state.sourceDetail == none && state.orientation == 0)
  }

  /// One that went just before it was asked for again is lost all the same, and that is told once.
  @Test func whatIsGoneWhenItIsAskedForIsLost() throws {
    let sensor = try ListeningSensor(isPlugged: true)
    _ = try sensor.hear(milliseconds: 2_000)
    _ = sensor.lines()
    try sensor.unplug()
    #expect(throws: BusError.self) { try sensor.ask(.selectSource(.with { $0.name = "iio" })) }
    #expect(turns(try sensor.hear(milliseconds: 1_200)) == [DeviceOrientation.unknown.wireValue])
    #expect(sensor.lines().count { $0.hasSuffix("; it is looked for again and again") } == 1)
  }

  /// Held and listened to in turns: each names what it displaces; where there is none, nothing changes.
  @Test func sourcesAreChosen() throws {
    let sensor = try ListeningSensor(isPlugged: false, isFirstSource: false)
    let none = "no accelerometer under \(sensor.root)/devices"
    let iio = WireEnvelope.OneOf_Body.selectSource(.with { $0.name = "iio" })
    let held = WireEnvelope.OneOf_Body.selectSource(.with { $0.name = "held" })
    #expect(throws: BusError.refused(peer: "sensor", code: .unavailable, text: none)) { try sensor.ask(iio) }
    try ListeningSensor.plug(sensor.root)
    let table: [(WireEnvelope.OneOf_Body, String, String)] = [
      (iio, "listens to \(ListeningSensor.detail)", "held"), (iio, "listens to \(ListeningSensor.detail)", ""),
      (held, KeepReason.same.text, "iio"), (held, KeepReason.same.text, ""),
    ]
    for (body, reason, displaced) in table {
      guard case .accepted(let accepted) = try sensor.ask(body) else {
        Issue.record("not accepted")
        return
      }
      #expect(accepted.reason == reason && accepted.displacedSource == displaced)
    }
    // Nobody listens any more: it is closed.
    transportPass(sensor)
    #expect(sensor.service.watch == nil)
  }

  private func transportPass(_ sensor: ListeningSensor) { sensor.transport.pass(milliseconds: 2) }

  /// Who waits for a trace is told that the accelerometer has taken its place, or that it has ended.
  @Test(arguments: [true, false]) func whoWaitsIsAnswered(isDisplaced: Bool) throws {
    let sensor = try ListeningSensor(isPlugged: true, isFirstSource: false)
    let end = isDisplaced ? 1e6 : 0.5
    _ = try sensor.ask(.playTrace(.with { ($0.name, $0.rate, $0.samples) = ("t", 1, [0, 0, -1, 0, end, 0, -1, 0]) }))
    let waiting = try sensor.requester.send(.awaitTraceEnd(.with { $0.epoch = 7 }))
    if isDisplaced { try sensor.requester.send(.selectSource(.with { $0.name = "iio" })) }
    sensor.transport.pass(milliseconds: 700)
    var answer: WireAccepted?
    while let (request, body) = try sensor.requester.receive() {
      if request == waiting, case .accepted(let accepted) = body { answer = accepted }
    }
    #expect(answer?.reason == (isDisplaced ? "displaced by the accelerometer" : "the trace has ended"))
    #expect(answer?.displacedSource == (isDisplaced ? "t" : ""))
    #expect(sensor.service.waitingForTraceEnd.isEmpty)
  }

  /// Five seconds without a part, and whoever wrote the trace is taken for gone.
  @Test func anAbandonedTraceEnds() throws {
    let sensor = try ListeningSensor(isPlugged: false, isFirstSource: false)
    _ = try sensor.ask(
      .feedTrace(WireFeedTrace(name: "f", rate: 1, samples: [.init(t: 0, x: 0, y: -1, z: 0)], starts: true)))
    sensor.transport.pass(milliseconds: 4_900)
    #expect(sensor.lines() == [] && sensor.service.machine.isPlaying)
    sensor.transport.pass(milliseconds: 200)
    #expect(sensor.lines() == ["trace f: nothing more was sent for 5 s; it has ended"])
    #expect(!sensor.service.machine.isPlaying && sensor.service.machine.source == .held)
  }

  /// A device that is held says how with every beat, ten in its first second.
  @Test func aHeldDeviceTellsHowItIsHeld() throws {
    let sensor = try ListeningSensor(isPlugged: false, isFirstSource: false)
    let heard = try sensor.hear(milliseconds: 950)
    let beats = heard.filter { if case .heartbeat = $0.body { true } else { false } }
    let samples = samples(heard)
    #expect((9...11).contains(beats.count) && samples.count == beats.count)
    let sample = try #require(samples.last?.sample)
    #expect((sample.x, sample.y, sample.z) == (0, -1, 0) && sample.source == "held")
    #expect(sample.orientation == 1 && sample.tilt == 0)
  }

  /// A restarted sensor listens again if it did, is held as it was, and upright where nothing is known.
  @Test func whatARestartGoesOnFrom() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "swivel-kept-\(UUID().uuidString)").path
    defer { unlink(file) }
    func kept() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
    do {
      let sensor = try ListeningSensor(isPlugged: true, stateFile: file)
      _ = try sensor.hear(milliseconds: 2_000)
      _ = try sensor.ask(.setRotationLock(.with { $0.locked = true }))
      #expect(try kept() == "1 3\n")
    }
    do {
      let sensor = try ListeningSensor(isPlugged: true, isFirstSource: false, stateFile: file)
      #expect(sensor.lines() == ["listens to \(ListeningSensor.detail)"])
      #expect(sensor.service.machine.source == .accelerometer && sensor.service.machine.isLocked)
      #expect(sensor.service.machine.n == 2 && sensor.service.machine.orientation == .portrait)
    }
    for (text, orientation) in [("4 0\n", DeviceOrientation.landscapeRight), ("0 0\n", .portrait), ("x", .portrait)] {
      try Data(text.utf8).write(to: URL(filePath: file))
      let sensor = try ListeningSensor(isPlugged: true, isFirstSource: false, stateFile: file)
      #expect(sensor.service.machine.orientation == orientation && sensor.service.machine.source == .held)
      #expect(sensor.service.machine.verdict == (text == "x" ? "the first pose" : "held when the sensor restarted"))
    }
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(throws: SensorServiceError.stateFile(path: "/none/x", reason: "No such file or directory")) {
      try SensorStateFile(path: "/none/x")
    }
  }

  @Test func errorsInWords() {
    let table: [(SensorServiceError, String)] = [
      (.stateFile(path: "/a", reason: "no"), "/a: no"), (.unreadable(reason: "torn"), "torn"),
      (.noAccelerometer(folder: "/f", problems: []), "no accelerometer under /f"),
      (.noAccelerometer(folder: "/f", problems: ["a", "b"]), "no accelerometer under /f can be used: a; b"),
      (.bus(.noCurve), "\(BusError.noCurve)"),
    ]
    for (error, text) in table { #expect("\(error)" == text) }
    for (code, isGone) in [(ENODEV, true), (ENOENT, true), (ENXIO, true), (EBADF, true), (EIO, false), (EAGAIN, false)]
    {
      #expect(FileFailure(path: "/a", code: code).isGone == isGone)
    }
    #expect("\(FileFailure(path: "/a", code: ENOENT))" == "/a: No such file or directory")
  }
}
