// A fleet in one thread: poses on a timetable in, settled states out, and how late each was.
import Alternates
import Bus
import DeviceCatalog
import Foundation
import HostService
import Orientation
import SensorService
import SwivelUI
import Wire

/// Devices that are turned sixty times a second.
@MainActor final class FleetBench {
  /// Milliseconds 99 of 100 poses may take: one frame.
  nonisolated static let limit = 16.0
  private static let rate = 60.0
  /// How often a device that nothing is asked of is looked after, in seconds: its heartbeats are due then.
  private static let care = 0.1
  /// Poses of each device before anything is measured.
  private static let warmUp = 20

  private let folder: URL
  private var devices: [Member] = []
  private let clock = MonotonicClock.machine

  init(_ count: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "swivel-fleet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let transport = try ZeroMQTransport()
    for number in 0..<count {
      devices.append(try Member(number, transport, log: folder.appending(path: "\(number).swivel").path))
    }
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { Complaint.print("left behind: \(folder.path)") }
  }

  /// Milliseconds from when each pose was due until its state was there.
  func measure(seconds: Double) throws -> Sample {
    for device in devices { try device.settleIn(clock, turns: Self.warmUp) }
    let begun = clock.now
    for (index, device) in devices.enumerated() {
      // Spread over a frame, as unrelated devices are.
      device.due = begun + Double(index) / Double(devices.count) / Self.rate
      device.cared = begun
    }
    var latencies: [Double] = []
    latencies.reserveCapacity(Int(seconds * Self.rate) * devices.count)
    let end = begun + seconds
    while clock.now < end {
      for device in devices {
        let now = clock.now
        while device.due <= now {
          try device.pose(due: device.due)
          device.due += 1 / Self.rate
        }
        guard device.isBusy || now >= device.cared else { continue }
        device.cared = now + Self.care
        try device.step()
        for due in try device.settled() { latencies.append((clock.now - due) * 1000) }
      }
    }
    // What was asked for and did not come in time is the latest of all.
    for device in devices { latencies += device.open.map { (clock.now - $0) * 1000 } }
    guard !latencies.isEmpty else { throw BenchError.core("no pose was due in \(seconds) s") }
    return Sample(latencies)
  }
}

/// One device: sensor, host, and the client that poses it and sees what comes of it.
@MainActor private final class Member {
  private let sensor: SensorService
  private let host: HostService
  private let control: any Link
  private let state: any Link
  private var poses = 0
  /// When the next pose is due, and when to look after the device at the latest, on the machine's clock.
  var due = 0.0
  var cared = 0.0
  /// When those that have not settled were due, the oldest first.
  private(set) var open: [Double] = []

  init(_ number: Int, _ transport: ZeroMQTransport, log: String) throws {
    let profile = DeviceProfile(
      id: "fleet-\(number)", name: "fleet", idiom: .pad, portraitWidth: 834, portraitHeight: 1194, scale: 2,
      cornerStyle: .faceIDNoHome, supportsUpsideDown: true, launchEra: Era(16), lastMajorVersion: 18,
      supportsSplitView: true, source: "none: a screen to measure on")
    let endpoints = Endpoints.inproc("fleet-\(number)")
    sensor = try SensorService(
      device: profile.id, endpoints: endpoints, epoch: ProcessIdentity.newEpoch(), stateFile: nil,
      node: Node(transport: transport), report: Complaint.print)
    host = try HostService(
      machine: try HostMachine(
        profile: profile, era: Era(18), apps: [Alternates.app], logFile: log, report: Complaint.print),
      endpoints: endpoints, epoch: ProcessIdentity.newEpoch(), node: Node(transport: transport),
      report: Complaint.print)
    let node = Node(transport: transport)
    control = try node.open(.requester, at: endpoints.sensorControl)
    state = try node.open(.subscriber(topics: [Topic.state + profile.id]), at: endpoints.hostState)
  }

  var isBusy: Bool { !open.isEmpty }

  /// Poses, one at a time, until states arrive and the app's first turns are behind it.
  func settleIn(_ clock: MonotonicClock, turns: Int) throws {
    let deadline = Deadline(seconds: RotationPath.patience, on: clock)
    var seen = 0
    while seen < turns {
      try pose(due: clock.now)
      let pause = Deadline(seconds: 0.05, on: clock)
      var came = 0
      repeat {
        try step()
        came = try settled().count
      } while came == 0 && !pause.hasPassed
      // A pose from before the subscription was there is never told of.
      if came == 0 { open.removeAll() }
      seen += came
      guard !deadline.hasPassed else { throw BenchError.noDelta(seconds: RotationPath.patience) }
    }
    open.removeAll()
  }

  /// Asks for the other of two poses.
  func pose(due: Double) throws {
    let orientation: DeviceOrientation = poses.isMultiple(of: 2) ? .landscapeLeft : .portrait
    poses += 1
    try control.send([
      WireEnvelope.bytes(.holdOrientation(.with { $0.orientation = orientation.wireValue }), request: UInt64(poses))
    ])
    open.append(due)
  }

  /// Lets sensor and host do what is there to do.
  func step() throws {
    try sensor.step(milliseconds: 0)
    try host.step(milliseconds: 0)
    while try control.receive() != nil {}
  }

  /// When the poses were due whose states have come since the last call; states come in the order of the poses.
  func settled() throws -> [Double] {
    var dues: [Double] = []
    while try state.receive() != nil, !open.isEmpty { dues.append(open.removeFirst()) }
    return dues
  }
}
