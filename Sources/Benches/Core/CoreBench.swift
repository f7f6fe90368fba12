// How fast an emulated device handles its events, from the event to the bytes that a host would publish.
import Alternates
import DeviceCatalog
import Emulator
import EventLog
import Foundation
import Orientation
import SwivelUI
import Wire

/// What handling rotations costs, without log and sockets.
struct CoreFigures: Sendable {
  /// Rotations of both windows of the Alternates app in a second on one core: the median of the batches.
  var rotationsPerSecond: Double
  /// Heap allocations of one such rotation; nil when nobody counts.
  var allocationsPerRotation: Double?
  /// Microseconds to the bytes of such a rotation's delta, written directly and by way of the generated messages.
  var encoding: (direct: Double, messages: Double)
  /// Views of each window of the many.
  var viewsInWindow: Int
  /// How many windows turn together.
  var windows: Int
  /// Milliseconds for all of them to turn once: the median of the batches.
  var manyWindows: Double
}

/// Two Alternates side by side, and many windows with a list of a hundred views each.
@MainActor enum CoreBench {
  private static let batches = 15
  private static let rotationsInBatch = 400
  private static let manyTurnsInBatch = 20
  private static let manyWindows = 32
  private static let rowsOfMany = 25
  private static let warmUp = 200
  private static let encodingsInBatch = 1000

  /// Measures. `allocations` counts this process's allocations so far, when the program can.
  static func run(allocations: (() -> Int)? = nil) throws -> CoreFigures {
    let profile = DeviceProfile(
      id: "bench", name: "bench", idiom: .pad, portraitWidth: 834, portraitHeight: 1194, scale: 2,
      cornerStyle: .faceIDNoHome, supportsUpsideDown: true, launchEra: Era(16), lastMajorVersion: 18,
      supportsSplitView: true, source: "none: a screen to measure on")
    let alternates = try Path(EmulatedDevice(profile: profile, era: Era(18), apps: [Alternates.app, Alternates.app]))
    var turns = 0
    func turn(_ paths: [Path]) {
      let orientation: DeviceOrientation = turns.isMultiple(of: 2) ? .landscapeLeft : .portrait
      turns += 1
      for path in paths { path.handle(.deviceOrientation(orientation)) }
    }
    for _ in 0..<warmUp { turn([alternates]) }
    let before = allocations?()
    for _ in 0..<rotationsInBatch { turn([alternates]) }
    let after = allocations?()
    let seconds = median { for _ in 0..<rotationsInBatch { turn([alternates]) } }

    let delta = alternates.handle(.deviceOrientation(turns.isMultiple(of: 2) ? .landscapeLeft : .portrait))
    let direct = median { for _ in 0..<encodingsInBatch { precondition(!delta.envelopeBytes.isEmpty) } }
    let messages = median {
      for _ in 0..<encodingsInBatch { precondition(!WireEnvelope.bytes(.stateDelta(delta.message)).isEmpty) }
    }

    // Two windows share a screen, so the many stand on many devices.
    var views = 0
    let lists = try (0..<manyWindows / 2).map { _ in
      let device = try EmulatedDevice(profile: profile, era: Era(18), apps: [.showing("List"), .showing("List")])
      for window in 1...2 {
        device.inspect(window: window) { window in
          guard let root = window.rootViewController?.view else { preconditionFailure("the window has a root") }
          views = List(in: root, rows: rowsOfMany).views
        }
      }
      return Path(device)
    }
    for _ in 0..<warmUp / 10 { turn(lists) }
    let many = median { for _ in 0..<manyTurnsInBatch { turn(lists) } }
    return CoreFigures(
      rotationsPerSecond: Double(rotationsInBatch) / seconds,
      allocationsPerRotation: before.flatMap { before in
        after.map { Double($0 - before) / Double(rotationsInBatch) }
      },
      encoding: (direct * 1e6 / Double(encodingsInBatch), messages * 1e6 / Double(encodingsInBatch)),
      viewsInWindow: views, windows: manyWindows, manyWindows: many * 1000 / Double(manyTurnsInBatch))
  }

  /// The median batch, in seconds.
  private static func median(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<batches).map { _ in clock.measure(body) / .seconds(1) }.sorted()
    return times[batches / 2]
  }

  /// A device, and what a host makes of its answers.
  @MainActor private final class Path {
    let device: EmulatedDevice
    private var seq: UInt64 = 0
    private var snapshot: DeviceSnapshot

    init(_ device: EmulatedDevice) {
      self.device = device
      snapshot = device.snapshot
    }

    /// Gives what a host would publish.
    @discardableResult
    func handle(_ event: DeviceEvent) -> StateDelta {
      seq += 1
      let outcome = device.handle(DeviceInput(time: Double(seq) / 1000, event: event))
      let before = snapshot
      snapshot = device.settled
      let changed = snapshot.windows.filter { window in !before.windows.contains(window) }
      let receipt = Receipt(
        seq: seq, cause: Cause(epoch: 1, n: seq), input: event.summary, device: snapshot.device,
        ending: outcome.ending, windows: outcome.windows, fingerprint: outcome.fingerprint)
      let delta = StateDelta(epoch: 1, receipt: receipt, device: snapshot, windows: changed, ledger: outcome.ledger)
      // Rotations that came to nothing would be quick and say nothing.
      precondition(changed.count == snapshot.windows.count, "not every window turned")
      precondition(!delta.envelopeBytes.isEmpty, "a delta has bytes")
      return delta
    }
  }
}
