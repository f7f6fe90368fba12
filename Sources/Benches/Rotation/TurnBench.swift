// One host in this process, its stages told apart: where the time of a turn goes.
import Alternates
import BaseController
import Bus
import DeviceCatalog
import Emulator
import Foundation
import HostService
import Orientation
import SensorService
import SwivelUI
import Wire

/// What is turned, as the ipc bench has it.
enum TurnScenario: String, CaseIterable, Sendable {
  case ignoring = "an app that ignores rotation"
  case demo = "the demo's two windows"

  @MainActor fileprivate var apps: [AppBundle] {
    switch self {
    case .ignoring:
      [.showing("Still", InfoDictionary(supportedInterfaceOrientations: .portrait)) { PortraitController() }]
    case .demo: [Alternates.app, BaseController.app]
    }
  }

  fileprivate var profile: DeviceProfile {
    switch self {
    case .ignoring:
      DeviceProfile(
        id: "bench-phone", name: "bench", idiom: .phone, portraitWidth: 375, portraitHeight: 667, scale: 2,
        cornerStyle: .homeButton, supportsUpsideDown: false, launchEra: Era(11), lastMajorVersion: 16,
        supportsSplitView: false, source: "none: a screen to measure on")
    case .demo: ReplayBench.profile
    }
  }

  fileprivate var era: Era {
    switch self {
    case .ignoring: Era(11)
    case .demo: ReplayBench.era
    }
  }
}

/// Stays upright whatever happens.
private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "Still"
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}

/// A sensor, a host and a client in one thread.
@MainActor final class TurnBench {
  private let folder: URL
  private let sensor: SensorService
  private let host: HostService
  private let poses: any Link
  private let receipts: Requester
  private let state: any Link
  private var turns = 0
  /// When each stage of the turn under way ended.
  private var ends: [(stage: TurnStage, at: Double)] = []
  private let clock = MonotonicClock.machine

  /// Turns before anything is measured.
  private static let warmUp = 300
  /// Steps in which the state of one of those comes, at most.
  private static let steps = 20
  /// Turns until the sensor is followed and subscriptions work, at most.
  private static let patience = 100

  init(_ scenario: TurnScenario) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "swivel-turn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let transport = try ZeroMQTransport()
    let endpoints = Endpoints.inproc("turn")
    sensor = try SensorService(
      device: scenario.profile.id, endpoints: endpoints, epoch: ProcessIdentity.newEpoch(), stateFile: nil,
      node: Node(transport: transport), report: Complaint.print)
    host = try HostService(
      machine: try HostMachine(
        profile: scenario.profile, era: scenario.era, apps: scenario.apps,
        logFile: folder.appending(path: "log.swivel").path, report: Complaint.print),
      endpoints: endpoints, epoch: ProcessIdentity.newEpoch(), node: Node(transport: transport),
      report: Complaint.print)
    let node = Node(transport: transport)
    poses = try node.open(.requester, at: endpoints.sensorControl)
    receipts = try Requester(endpoints.hostControl, peer: "host", on: node)
    state = try node.open(.subscriber(topics: [Topic.state]), at: endpoints.hostState)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { Complaint.print("left behind: \(folder.path)") }
  }

  /// Microseconds of each stage, the medians of so many turns.
  func measure(_ count: Int) throws -> [TurnStage: Double] {
    var last = try settleIn()
    for _ in 0..<Self.warmUp { last = try turn(after: last) }
    host.stageEnded = { [unowned self] stage in ends.append((stage, clock.now)) }
    var times: [TurnStage: [Double]] = [:]
    for _ in 0..<count {
      last = try turn(after: last)
      for (before, end) in zip(ends, ends.dropFirst()) {
        times[end.stage, default: []].append((end.at - before.at) * 1e6)
      }
    }
    return times.mapValues { Sample($0).median }
  }

  /// Turns until states arrive; the cause of the last turn.
  private func settleIn() throws -> Cause {
    for _ in 0..<Self.patience {
      guard let cause = try pose() else { continue }
      // What was missed before the host followed is asked for and answered, which takes several steps of both.
      let isThere = try (0..<Self.steps).contains { _ in
        try host.step(milliseconds: 1)
        try sensor.step(milliseconds: 0)
        return host.machine.receipt(for: cause) != nil
      }
      if try drain() > 0, isThere { return cause }
    }
    throw BenchError.core("no state of \(Self.patience) turns came")
  }

  /// Turns the device once, with a client waiting for what comes of it.
  private func turn(after last: Cause) throws -> Cause {
    let next = Cause(epoch: last.epoch, n: last.n + 1)
    try receipts.send(.awaitCause(.with { $0.cause = next.message }))
    try host.step(milliseconds: 0)
    guard try pose() == next else { throw BenchError.core("the sensor gave another number than the next") }
    ends.removeAll(keepingCapacity: true)
    try host.step(milliseconds: 0)
    guard try drain() > 0, let receipt = host.machine.receipt(for: next), receipt.ending == .settled,
      case .receipt? = try receipts.receive()?.body
    else { throw BenchError.core("a turn was not settled, published and answered") }
    return next
  }

  /// Has the sensor hold the other of two poses; the number it gave, nil when it did not answer yet.
  private func pose() throws -> Cause? {
    let orientation = Scenario.orientations[turns % Scenario.orientations.count]
    turns += 1
    try poses.send([
      WireEnvelope.bytes(.holdOrientation(.with { $0.orientation = orientation.wireValue }), request: UInt64(turns))
    ])
    try sensor.step(milliseconds: 1)
    var newest: [[UInt8]]?
    while let answer = try poses.receive() { newest = answer }
    guard let answer = newest else { return nil }
    guard case .accepted(let accepted)? = try WireEnvelope.read(answer[0]).body else {
      throw BenchError.core("the sensor did not accept a pose")
    }
    return Cause(accepted.cause)
  }

  /// Takes what was published; how much it was.
  private func drain() throws -> Int {
    var count = 0
    while try state.receive() != nil { count += 1 }
    return count
  }
}
