// What the bus may lose, damage or end, and what is seen all the same: in memory, on a clock of its own.
import Bus
import BusFixtures
import ControlClient
import Emulator
import MonitorService
import Orientation
import Testing
import Wire

@MainActor
struct LossTests {
  private let device: BusDevice

  init() throws {
    device = try BusDevice()
    device.transport.pass(milliseconds: 200)
  }

  private func rotate(_ orientation: DeviceOrientation, wait: WaitMode = .settled) throws -> Followed {
    try device.client.rotate(to: orientation, wait: wait, deadline: device.node.deadline(seconds: 10))
  }

  /// Loses the next `count` messages at `endpoint` whose first frame starts with `topic`.
  private func lose(_ count: Int, at endpoint: String, topic: String = "") {
    var left = count
    device.transport.fate = { place, frames in
      guard place == endpoint, left > 0, frames[0].starts(with: topic.utf8) else { return frames }
      left -= 1
      return nil
    }
  }

  /// What `work` brings, and how many milliseconds of the bus's time it takes.
  private func timed<Result>(_ work: () throws -> Result) rethrows -> (result: Result, milliseconds: Int) {
    let begun = device.node.now
    let result = try work()
    return (result, Int(((device.node.now - begun) * 1000).rounded()))
  }

  /// The next beat reveals the change the host did not hear, at most a tenth of a second later.
  @Test func aLostChangeStillSettles() throws {
    lose(1, at: device.endpoints.sensorEvents, topic: Topic.orientation)
    let (followed, waited) = try timed { try rotate(.landscapeLeft) }
    #expect(followed.receipt?.windows.map(\.interface) == [.landscapeRight, .landscapeRight])
    #expect((1...110).contains(waited))
  }

  /// Two and a half minutes of a trace that turns nothing are one question to the sensor, which lets a thousand of all clients wait.
  @Test func aLongTraceIsFollowedToItsEnd() throws {
    let samples = stride(from: 0.0, through: 150, by: 0.5).map { AccelerationSample(t: $0, x: 0, y: -1, z: 0) }
    let (followed, waited) = try timed {
      try device.client.play(name: "long", samples: samples, rate: 1, slack: 10) { _ in }
    }
    #expect(followed.displacedSource == "held")
    #expect((150_000...151_000).contains(waited))
  }

  /// Each request comes again after a quarter of a second until it is answered, and is carried out once.
  @Test func lostRequestsAreRepeatedAndCarriedOutOnce() throws {
    let first = try rotate(.portrait).cause
    lose(2, at: device.endpoints.sensorControl)
    let (followed, waited) = try timed { try rotate(.landscapeLeft) }
    #expect(followed.cause == Cause(epoch: first.epoch, n: first.n + 1))
    #expect((500...510).contains(waited))
  }

  /// A host that is stopped is the one that is silent, and not the sensor, which answers.
  @Test func aSilentHostIsNamed() throws {
    lose(.max, at: device.endpoints.hostControl)
    let error = #expect(throws: ControlError.self) {
      try device.client.rotate(to: .landscapeLeft, wait: .settled, deadline: device.node.deadline(seconds: 3))
    }
    guard case .bus(.noAnswer(peer: "host", seconds: 3)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A host that answers and settles nothing is not silent.
  @Test func whatDoesNotSettleIsToldAsSuch() throws {
    lose(.max, at: device.endpoints.sensorEvents)
    let error = #expect(throws: ControlError.self) {
      try device.client.rotate(to: .landscapeLeft, wait: .settled, deadline: device.node.deadline(seconds: 3))
    }
    guard case .notSettled(_, seconds: 3) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// What reached the sensor damaged cannot be read; the client hears so at once and does not wait for its deadline.
  @Test func aDamagedRequestIsRefused() throws {
    var isDone = false
    device.transport.fate = { [endpoints = device.endpoints] place, frames in
      guard place == endpoints.sensorControl, !isDone else { return frames }
      isDone = true
      return [Array(frames[0].dropLast())]
    }
    let (error, waited) = timed {
      #expect(throws: ControlError.self) { try rotate(.landscapeLeft) }
    }
    guard case .bus(.refused("sensor", .malformed, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((0...2).contains(waited))
    #expect(try rotate(.landscapeLeft).receipt?.ending == .settled)
  }

  @Test func theMonitorMakesUpForALostDelta() throws {
    lose(1, at: device.endpoints.hostState, topic: Topic.state)
    _ = try rotate(.landscapeLeft)
    device.transport.pass(milliseconds: 200)
    #expect(device.seen.contains(.gap(.host, missed: 1)))
    #expect(try device.monitor.model.device == device.snapshot())
    #expect(device.monitor.model.device?.screenOrientation == .landscapeRight)
  }

  /// A host without a log begins anew: it takes the pose from the sensor, and the monitor sees the windows of the new one.
  @Test func aRestartedHostIsFollowed() throws {
    _ = try rotate(.landscapeLeft)
    try device.startHost(epoch: 18)
    device.transport.pass(milliseconds: 300)
    #expect(device.seen.contains(.note("the host was restarted")))
    #expect(try device.monitor.model.device == device.snapshot())
    #expect(device.monitor.model.device?.screenOrientation == .landscapeRight)
    #expect(device.monitor.model.host == .live)
    let receipt = try #require(try rotate(.portrait).receipt)
    #expect(receipt.windows.map(\.interface) == [.portrait, .portrait])
    device.transport.pass(milliseconds: 5)
    guard case .receipt(let shown) = device.seen.last else {
      Issue.record("\(device.seen)")
      return
    }
    #expect(shown.cause == receipt.cause)
  }
}
