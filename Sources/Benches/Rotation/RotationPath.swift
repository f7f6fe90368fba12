// Swivel's side of the comparison: a rotation asked of the sensor, until the settled state reaches a subscriber.
import Bus
import Launcher
import Orientation
import Wire

/// A running sensor and host, and the links of one client that rotates and subscribes. The bench takes the monitor's
/// place as subscriber, so that there are as many processes as in the peer.
final class RotationPath {
  private let scenario: Scenario
  private let supervisor: Supervisor
  private let node: Node
  private let control: any Link
  private let state: any Link
  private let endpoints: Endpoints
  private let statePoller: any LinkPoller
  private let controlPoller: any LinkPoller
  private var rotations = 0

  /// Bytes of what crosses the three hops, topics apart: the means of the messages since the start.
  private(set) var requestBytes = Mean()
  private(set) var changeBytes = Mean()
  private(set) var deltaBytes = Mean()

  /// A running mean.
  struct Mean {
    private var sum = 0
    private var count = 0
    mutating func add(_ value: Int) {
      sum += value
      count += 1
    }
    var rounded: Int { count == 0 ? 0 : (sum + count / 2) / count }
  }

  /// How long one rotation may take, in seconds: thousands of times what it does.
  static let patience = 5.0
  /// Rotations before anything is measured; enough to see every message size and to warm caches.
  static let warmUp = 500

  init(_ scenario: Scenario, _ instance: BenchInstance) throws {
    self.scenario = scenario
    let plan = try LaunchPlan(
      directory: instance.directory, device: scenario.device, era: scenario.era, apps: scenario.apps,
      host: scenario.host, config: nil)
    let programs = plan.programs(monitor: .file).filter { $0.key != .monitor }
    let directory = instance.directory
    endpoints = directory.endpoints
    supervisor = try Supervisor(directory: directory, programs: programs) { Diagnostics.append($0, to: directory) }
    do {
      node = try Node()
      guard try supervisor.waitUntilReady([.sensor, .host], seconds: 10) == nil else { throw BenchError.interrupted }
      control = try node.open(.requester, at: endpoints.sensorControl)
      state = try node.open(.subscriber(topics: [Topic.state]), at: endpoints.hostState)
    } catch {
      supervisor.stop()
      throw error
    }
    statePoller = node.poller(for: state)
    controlPoller = node.poller(for: control)
  }

  func stop() { supervisor.stop() }

  /// Rotates until subscriptions are known to work, then often enough to know the sizes of the messages.
  func warmUp() throws {
    let deadline = Deadline(seconds: Self.patience)
    repeat {
      if deadline.hasPassed { throw BenchError.noDelta(seconds: Self.patience) }
      try control.send([nextRequest()])
      try statePoller.wait(milliseconds: 50)
    } while try state.receive() == nil
    // Answers to requests from before the subscription may still come.
    repeat { try statePoller.wait(milliseconds: 200) } while try state.receive() != nil
    while try control.receive() != nil {}
    // Only for the warm-up: a second subscriber of the sensor's would be one hop more than the peer has.
    let changes = try node.open(.subscriber(topics: [Topic.orientation]), at: endpoints.sensorEvents)
    for _ in 0..<Self.warmUp { _ = try rotate() }
    while let frames = try changes.receive() { changeBytes.add(frames[1].count) }
  }

  /// Latencies of a block of rotations, in microseconds.
  func measure(_ count: Int) throws -> [Double] {
    // Also the place where Ctrl-C and dead children are noticed.
    guard try supervisor.waitUntilReady([.sensor, .host], seconds: Self.patience) == nil else {
      throw BenchError.interrupted
    }
    var latencies: [Double] = []
    latencies.reserveCapacity(count)
    for _ in 0..<count { latencies.append(try rotate() * 1e6) }
    return latencies
  }

  /// Each has a number of its own: the sensor answers a repeated number from memory and does nothing.
  private func nextRequest() -> [UInt8] {
    let orientation = Scenario.orientations[rotations % Scenario.orientations.count]
    rotations += 1
    return WireEnvelope.bytes(
      .holdOrientation(.with { $0.orientation = orientation.wireValue }), request: UInt64(rotations))
  }

  /// Seconds from the making of the request to the arrival of the delta it caused; both answers are checked after.
  private func rotate() throws -> Double {
    let begun = node.clock.now
    let request = nextRequest()
    try control.send([request])
    let frames = try awaited(state, statePoller)
    let latency = node.clock.now - begun
    requestBytes.add(request.count)
    deltaBytes.add(frames[1].count)
    let answer = try awaited(control, controlPoller)
    guard case .accepted(let accepted)? = try WireEnvelope.read(answer[0]).body,
      case .stateDelta(let delta)? = try WireEnvelope.read(frames[1]).body, delta.receipt.cause == accepted.cause
    else {
      throw BenchError.unexpected(
        scenario: scenario.name, expected: "the delta that the accepted rotation caused", actual: "another message")
    }
    if let objection = scenario.objection(to: delta.receipt) { throw objection }
    return latency
  }

  private func awaited(_ link: any Link, _ poller: any LinkPoller) throws -> [[UInt8]] {
    let deadline = Deadline(seconds: Self.patience)
    while !deadline.hasPassed {
      try poller.wait(milliseconds: deadline.millisecondsLeft)
      if let frames = try link.receive() { return frames }
    }
    throw BenchError.noDelta(seconds: Self.patience)
  }
}
