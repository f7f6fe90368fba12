// The sensor without sockets or clock: what it answers, numbers, remembers and plays.
import Configuration
import Foundation
import Orientation
import SensorSources
import Testing
import Vocabulary
import Wire

@testable import SensorService

@Suite struct MachineTests {
  private static func sample(_ t: Double, _ orientation: DeviceOrientation) throws -> AccelerationSample {
    let rest = try #require(orientation.restingAcceleration)
    return AccelerationSample(t: t, x: rest.x, y: rest.y, z: rest.z)
  }

  /// A machine with a past: held upright.
  private static func upright() -> SensorMachine {
    var machine = SensorMachine(epoch: 5)
    _ = machine.hold(.portrait, reason: "first")
    return machine
  }

  @Test(arguments: DeviceOrientation.allCases.filter { $0 != .unknown })
  func holdingAPoseIsTakenAtOnce(orientation: DeviceOrientation) {
    var machine = Self.upright()
    let change = machine.hold(orientation, reason: "because")
    #expect(change.cause == Cause(epoch: 5, n: 2))
    #expect(change.what == .orientation(orientation))
    #expect(change.reason == "because")
    #expect(machine.orientation == orientation)
    #expect(machine.source == .held)
  }

  /// From upright and from face up: acceleration in g, what the device then is, and why (R-DEV-01).
  @Test(
    arguments: [
      (DeviceOrientation.portrait, 0, -1, 0, DeviceOrientation.portrait, KeepReason.same.text),
      (.portrait, -1, 0, 0, .landscapeLeft, ChangeReason.turned.text),
      (.portrait, 1, 0, 0, .landscapeRight, ChangeReason.turned.text),
      (.portrait, 0, 1, 0, .portraitUpsideDown, ChangeReason.turned.text),
      (.portrait, 0, 0, -1, .faceUp, ChangeReason.laidFlat.text),
      (.portrait, 0, 0, 1, .faceDown, ChangeReason.laidFlat.text),
      (.faceUp, 0, -1, 0, .portrait, ChangeReason.pickedUp.text), (.faceUp, 0, 0, -1, .faceUp, KeepReason.same.text),
      (.portrait, 0, 0, 0, .portrait, KeepReason.noSignal.text),
      (.portrait, .nan, 0, 0, .portrait, KeepReason.implausible.text),
    ] as [(DeviceOrientation, Double, Double, Double, DeviceOrientation, String)])
  func aHeldAcceleration(
    from: DeviceOrientation, x: Double, y: Double, z: Double, orientation: DeviceOrientation, reason: String
  ) {
    var machine = Self.upright()
    _ = machine.hold(from, reason: "")
    let change = machine.hold(x: x, y: y, z: z)
    #expect(change.what == .orientation(orientation))
    #expect(change.reason == reason)
    #expect(change.cause.n == 3)
  }

  /// Beyond what gravity can be: believable to the sensor, no word on how the device is held, and no end of waiting.
  @Test(arguments: [(0, 0, -16), (0, 0, 0.1), (16, 16, 16)] as [(Double, Double, Double)])
  func accelerationsThatAreNotGravity(x: Double, y: Double, z: Double) {
    var machine = Self.upright()
    let change = machine.hold(x: x, y: y, z: z)
    #expect(change.what == .orientation(.portrait))
    #expect(!change.reason.isEmpty)
    #expect(machine.hold(x: -1, y: 0, z: 0).what == .orientation(.landscapeLeft))
  }

  @Test func numbersRiseByOneAndTimeNeverFalls() throws {
    var machine = SensorMachine(epoch: 9)
    var changes = [machine.hold(.faceUp, reason: "")]
    changes.append(machine.setLock(true))
    changes.append(machine.hold(x: 0, y: -1, z: 0))
    let samples = try (0..<50).map { try Self.sample(Double($0) / 50, .landscapeLeft) }
    machine.play(name: "t", samples: samples, rate: 1, now: 100)
    machine.advance(to: 200) { if case .change(let change) = $0 { changes.append(change) } }
    changes.append(machine.setLock(false))
    #expect(changes.map(\.cause.n) == [1, 2, 3, 4, 5])
    #expect(changes.map(\.cause.epoch) == Array(repeating: 9, count: 5))
    #expect(
      changes.map(\.what) == [
        .orientation(.faceUp), .rotationLock(true), .orientation(.portrait), .orientation(.landscapeLeft),
        .rotationLock(false),
      ])
    #expect(changes.map(\.t) == changes.map(\.t).sorted())
    #expect(machine.n == 5)
  }

  /// Ten changes; asked for what came after n of an epoch.
  @Test(
    arguments: [
      (5, 0, 1...10), (5, 1, 2...10), (5, 9, 10...10), (5, 10, nil), (5, 11, nil), (5, .max, nil), (4, 10, 1...10),
      (0, 0, 1...10),
    ] as [(UInt64, UInt64, ClosedRange<UInt64>?)])
  func catchingUp(epoch: UInt64, n: UInt64, numbers: ClosedRange<UInt64>?) {
    var machine = SensorMachine(epoch: 5)
    for _ in 0..<10 { _ = machine.hold(.portrait, reason: "") }
    let found = machine.changes(after: Cause(epoch: epoch, n: n)).map(\.cause.n)
    #expect(found == numbers.map(Array.init) ?? [])
  }

  /// The last 10,000 changes are always there; older ones go, and with them the memory they took.
  @Test(arguments: [9_999, 10_000, 20_000, 30_001])
  func theHistoryIsLimited(count: Int) {
    var machine = SensorMachine(epoch: 5)
    for _ in 0..<count { _ = machine.setLock(true) }
    let kept = machine.changes(after: Cause(epoch: 0, n: 0))
    #expect(kept.count >= min(count, 10_000))
    #expect(kept.count < 20_000)
    #expect(kept.last?.cause.n == UInt64(count))
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $1.cause.n == $0.cause.n + 1 })
    let last = machine.changes(after: Cause(epoch: 5, n: UInt64(count - 100)))
    #expect(last.map(\.cause.n) == Array(UInt64(count - 99)...UInt64(count)))
  }

  /// A phone that streams: unknown three seconds after its last reading, right again when it is back, and left unknown when
  /// whoever passed its readings on is gone too. A trace that is only written slowly stays as it is.
  @Test(arguments: [true, false]) func aLostStreamIsUnknown(isLive: Bool) throws {
    var machine = Self.upright()
    var changes: [DeviceOrientation] = []
    func advance(_ now: Double) {
      machine.advance(to: now) {
        if case .change(let change) = $0, case .orientation(let orientation) = change.what {
          changes.append(orientation)
        }
      }
    }
    func feed(_ from: Double, _ orientation: DeviceOrientation, now: Double) throws {
      machine.feed(
        try (0..<100).map { try Self.sample(from + Double($0) / 50, orientation) }, ends: false, now: now)
    }
    machine.play(name: "udp:1", samples: [], rate: 1, isOpen: true, isLive: isLive, now: 10)
    try feed(0, .landscapeLeft, now: 10)
    for step in 0...100 { advance(10 + Double(step) / 50) }
    #expect(changes == [.landscapeLeft])
    #expect(machine.nextDue.map { $0 > 14.9 && $0 < 15 } == (isLive ? true : nil))
    advance(14.9)
    #expect(machine.orientation == .landscapeLeft)
    advance(15.1)
    #expect(machine.orientation == (isLive ? .unknown : .landscapeLeft))
    #expect(machine.nextDue == nil)
    try feed(10, .landscapeRight, now: 20)
    for step in 0...100 { advance(20 + Double(step) / 50) }
    #expect(changes == (isLive ? [.landscapeLeft, .unknown, .landscapeRight] : [.landscapeLeft, .landscapeRight]))
    advance(30)
    machine.feed([], ends: true, now: 31)
    advance(31)
    #expect(machine.orientation == (isLive ? .unknown : .landscapeRight))
    #expect(!machine.isPlaying)
  }

  /// Samples are due at their own time, divided by the rate, from the moment the trace was started.
  @Test func samplesComeWhenTheyAreDue() throws {
    var machine = Self.upright()
    let samples = try [1000, 1000.5, 1001].map { try Self.sample($0, .portrait) }
    machine.play(name: "walk", samples: samples, rate: 2, now: 10)
    #expect(machine.source == .trace(name: "walk"))
    #expect(SensorMachine.duration(of: samples, rate: 2) == 0.5)
    var times: [Double] = []
    var ended = 0
    func advance(_ now: Double) {
      machine.advance(to: now) { emission in
        switch emission {
        case .sample(let sample): times.append(sample.t)
        case .traceEnded: ended += 1
        case .change(let change): Issue.record("\(change)")
        }
      }
    }
    #expect(machine.nextDue == 10)
    advance(9.9)
    #expect(times == [])
    advance(10.2)
    #expect(times.count == 1)
    #expect(machine.nextDue == 10.25)
    advance(10.25)
    #expect(times.count == 2)
    advance(1e9)
    #expect(times.count == 3)
    #expect(ended == 1)
    #expect(machine.nextDue == nil)
    #expect(machine.source == .held)
    // Sample time goes on where the stream was, with the trace's own distances.
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.5) < 1e-9 })
    #expect(times[0] > 0 && times[0] < 1)
  }

  /// Doubles near 10¹⁷ lie 16 apart (IEEE 754), so that a fiftieth of a second is lost there, and long before that a sensor's jitter
  /// is: the stream's time begins anew, and the device can still be turned.
  @Test(arguments: [1.1e10, 1e13, 1e17, 1e308]) func aTimeTooLargeToGoOnBeginsAnew(seconds: Double) throws {
    var machine = Self.upright()
    machine.play(
      name: "far", samples: try [Self.sample(0, .portrait), Self.sample(seconds, .portrait)], rate: 1, now: 0)
    machine.advance(to: .greatestFiniteMagnitude) { _ in }
    #expect(!machine.isPlaying)
    let before = machine.acceleration.t
    #expect(before < SensorMachine.settleLimit)
    let change = machine.hold(x: -1, y: 0, z: 0)
    #expect(change.what == .orientation(.landscapeLeft))
    #expect(change.t > before)
  }

  /// What follows such a time keeps its distances: the device turns within that trace.
  @Test func whatFollowsATimeTooLargeIsStillHeard() throws {
    var machine = Self.upright()
    let times = [-1e10, 1e10].flatMap { start in (0..<100).map { start + Double($0) / 50 } }
    let samples = try times.map { try Self.sample($0, $0 < 0 ? .portrait : .landscapeLeft) }
    machine.play(name: "far", samples: samples, rate: 1, now: 0)
    var turned: [SensorChange.What] = []
    machine.advance(to: 3e10) { if case .change(let change) = $0 { turned.append(change.what) } }
    #expect(turned == [.orientation(.landscapeLeft)])
    #expect(!machine.isPlaying)
  }

  /// A trace may end in the middle of a turn; the device stays as the last sample left it, and that is where it settles.
  @Test func theEndOfATraceSettles() throws {
    var machine = Self.upright()
    let samples = try [Self.sample(0, .portrait), Self.sample(0.02, .landscapeRight)]
    machine.play(name: "cut", samples: samples, rate: 1, now: 0)
    var emissions: [String] = []
    machine.advance(to: 1) { emission in
      switch emission {
      case .sample: emissions.append("sample")
      case .change(let change): emissions.append("\(change.what) \(change.cause.n)")
      case .traceEnded: emissions.append("ended")
      }
    }
    #expect(emissions == ["sample", "sample", "orientation(landscapeRight) 2", "ended"])
    #expect(machine.orientation == .landscapeRight)
    #expect(machine.classifier.isStable)
  }

  @Test func aPoseDisplacesATrace() throws {
    var machine = Self.upright()
    machine.play(name: "t", samples: try [Self.sample(0, .faceUp), Self.sample(9, .faceUp)], rate: 1, now: 0)
    _ = machine.hold(.landscapeLeft, reason: "")
    #expect(machine.nextDue == nil)
    #expect(machine.source == .held)
    machine.advance(to: 100) { emission in Issue.record("\(emission)") }
    #expect(machine.orientation == .landscapeLeft)
  }

  /// What can be given back after a pose took over: the rest of a trace, the accelerometer, but not what is still written.
  @Test func whatADisplacedSourceLeaves() throws {
    let samples = try [Self.sample(0, .faceUp), Self.sample(9, .faceUp)]
    var whole = Self.upright()
    whole.play(name: "walk", samples: samples, rate: 1, now: 0)
    _ = whole.hold(.landscapeLeft, reason: "")
    #expect(whole.displaced == .trace(name: "walk"))
    #expect(whole.canResume("walk") && !whole.canResume("run"))

    var listening = Self.upright()
    listening.listen(now: 0)
    _ = listening.hold(.landscapeLeft, reason: "")
    #expect(listening.displaced == .accelerometer)

    var written = Self.upright()
    written.play(name: "feed", samples: samples, rate: 1, isOpen: true, now: 0)
    _ = written.hold(.landscapeLeft, reason: "")
    #expect(written.displaced == nil)
    #expect(!written.canResume("feed"))

    // Nor is the trace given back that waited when the open one came.
    written = whole
    written.play(name: "feed", samples: samples, rate: 1, isOpen: true, now: 0)
    _ = written.hold(.portrait, reason: "")
    #expect(written.displaced == nil)
    #expect(!written.canResume("walk"))
  }

  /// Displaced after two of its four samples and given back at 100: the third comes at once, the last at its distance.
  @Test func aTraceGivenBackGoesOnWhereItWas() throws {
    var machine = Self.upright()
    machine.play(name: "walk", samples: try [0, 3, 9, 10].map { try Self.sample($0, .portrait) }, rate: 1, now: 10)
    machine.advance(to: 13) { _ in }
    _ = machine.hold(.portrait, reason: "")
    machine.resumeTrace(now: 100)
    #expect(machine.source == .trace(name: "walk"))
    #expect(machine.nextDue == 100)
    machine.advance(to: 100) { _ in }
    #expect(machine.nextDue == 101)
    #expect(machine.displaced == nil && !machine.canResume("walk"))
  }

  @Test func theLockDisplacesNothing() throws {
    var machine = Self.upright()
    machine.play(name: "t", samples: try [Self.sample(0, .faceUp), Self.sample(9, .faceUp)], rate: 1, now: 0)
    _ = machine.setLock(true)
    #expect(machine.source == .trace(name: "t"))
    #expect(machine.isLocked)
  }

  /// A motion of `config/` makes exactly the turns its keyframes name, held by hand as it is.
  @Test(arguments: [
    ("turn-left", [DeviceOrientation.portrait, .landscapeLeft]), ("turn-upright", [.landscapeLeft, .portrait]),
    (
      "all-around",
      [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait, .faceUp, .portrait, .faceDown,
      ]
    ),
  ])
  func motionsMakeTheTurnsTheyName(name: String, poses: [DeviceOrientation]) throws {
    let config = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "config").path
    var machine = SensorMachine(epoch: 1)
    _ = machine.hold(poses[0], reason: "")
    let samples = try ConfigurationFolder(path: config).motion(name).samples()
    machine.play(name: name, samples: samples, rate: 4, now: 0)
    var turns: [SensorChange.What] = []
    machine.advance(to: 1000) { if case .change(let change) = $0 { turns.append(change.what) } }
    #expect(turns == poses.dropFirst().map { .orientation($0) })
  }
}
