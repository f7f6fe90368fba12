// The two depths inside one process: the core's values, and sensor and host over a bus in memory, with a monitor.
import Alternates
import BaseController
import Bus
import BusFixtures
import ControlClient
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import HostService
import MonitorService
import Orientation
import SensorService
import Testing
import Wire

/// What no depth expects to happen.
struct ScenarioFailure: Error, CustomStringConvertible {
  var description: String
}

@MainActor
struct CoreDevice: ScenarioDevice {
  let device: EmulatedDevice

  init() throws {
    device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(9), apps: [Alternates.app, BaseController.app], arrangement: nil)
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.portrait)))
  }

  func apply(_ event: DeviceEvent) throws -> [WindowReport] {
    let outcome = device.handle(DeviceInput(time: 0, event: event))
    guard outcome.ending == .settled else { throw ScenarioFailure(description: "\(outcome.ending)") }
    return outcome.windows
  }

  func snapshot() throws -> DeviceSnapshot { device.snapshot }
}

/// Sensor, host and monitor in this thread: each takes a step for every millisecond the client would wait.
@MainActor
final class BusDevice: ScenarioDevice {
  let transport = MemoryTransport()
  let endpoints = Endpoints.inproc("scenario")
  let node: Node
  let client: ControlClient
  let sensor: SensorService
  private var host: HostService?
  let monitor: MonitorSession
  /// What the monitor has seen.
  private(set) var seen: [MonitorChange] = []

  init() throws {
    node = transport.node()
    client = try ControlClient(endpoints: endpoints, epoch: 9, node: node)
    sensor = try SensorService(
      device: "ipad-air-2", endpoints: endpoints, epoch: 7, stateFile: nil, node: transport.node(), report: { _ in })
    monitor = try MonitorSession(
      instance: "scenario", endpoints: endpoints, answersHello: false, epoch: 10, node: transport.node(),
      report: { _ in })
    try startHost(epoch: 8)
    transport.others = { [weak self] in MainActor.assumeIsolated { self?.takeSteps() } }
  }

  /// Starts the host, in place of one that runs; it has no log to go on from.
  func startHost(epoch: UInt64) throws {
    host = nil
    let machine = try HostMachine(
      profile: .iPadAir2, era: Era(9), apps: [Alternates.app, BaseController.app], logFile: nil, report: { _ in })
    host = try HostService(
      machine: machine, endpoints: endpoints, epoch: epoch, node: transport.node(), report: { _ in })
  }

  private func takeSteps() {
    do {
      try sensor.step(milliseconds: 0)
      try host?.step(milliseconds: 0)
      seen += try monitor.step(milliseconds: 0).map(\.change)
    } catch { Issue.record(error) }
  }

  func apply(_ event: DeviceEvent) throws -> [WindowReport] {
    let deadline = node.deadline(seconds: 10)
    let followed =
      switch event {
      case .deviceOrientation(let orientation):
        try client.rotate(to: orientation, wait: .settled, deadline: deadline)
      case .rotationLock(let locked): try client.lock(locked, wait: .settled, deadline: deadline)
      case .arrange, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag,
        .wait, .contentSize, .appearance, .system, .tick:
        try client.command(event, wait: .settled, deadline: deadline)
      }
    guard let receipt = followed.receipt, receipt.ending == .settled else {
      throw ScenarioFailure(description: "no settled receipt: \(followed)")
    }
    #expect(receipt.cause == followed.cause)
    return receipt.windows
  }

  func snapshot() throws -> DeviceSnapshot { try client.snapshot(deadline: node.deadline(seconds: 10)) }
}

@MainActor
struct InProcessTests {
  @Test func theCoreWalksThePath() throws { try walk(try CoreDevice()) }

  @Test func theBusWalksThePath() throws { try walk(try BusDevice()) }

  @Test func aTraceOverTheBusEndsWithAllItsReceipts() throws {
    let bus = try BusDevice()
    // A second in each of three poses at 50 Hz: two turns, as sure as arithmetic.
    let poses: [(Double, Double)] = [(0, -1), (-1, 0), (0, -1)]
    let samples = (0..<150).map { index in
      AccelerationSample(t: Double(index) / 50, x: poses[index / 50].0, y: poses[index / 50].1, z: 0)
    }
    var receipts: [Receipt] = []
    _ = try bus.client.play(name: "three poses", samples: samples, rate: 100, slack: 10) { receipts.append($0) }
    #expect(receipts.map { $0.windows[0].interface } == [.landscapeRight, .portrait])
    #expect(receipts.allSatisfy { $0.ending == .settled })
  }

  @Test func hostileBytesAreAnsweredAndTheNextRotateIsTrue() throws {
    let bus = try BusDevice()
    for endpoint in [bus.endpoints.hostControl, bus.endpoints.sensorControl] {
      let stranger = try bus.node.open(.requester, at: endpoint)
      let good = WireEnvelope.bytes(.hello(WireHello()), request: 1)
      var future = WireEnvelope()
      future.version = 99
      future.hello = WireHello()
      let messages: [([[UInt8]], WireErrorCode)] = [
        ([Array(good.dropLast())], .malformed), ([[0xff, 0xff]], .malformed),
        ([try future.serializedBytes()], .wrongVersion), ([[1], [2], [3]], .malformed),
      ]
      for (frames, code) in messages {
        try stranger.send(frames)
        try bus.node.poller(for: stranger).wait(milliseconds: 10)
        guard case .failure(let failure) = try WireEnvelope.read(try #require(try stranger.receive()?.last)).body else {
          Issue.record("\(frames) was not refused")
          continue
        }
        #expect(failure.code == code)
      }
    }
    #expect(try bus.apply(.deviceOrientation(.landscapeLeft)).allSatisfy { $0.reason == .rotated })
  }
}
