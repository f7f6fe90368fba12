// What a screenful of views costs that follows a turn, through everything an app would go through: processor time.
import DeviceCatalog
import Emulator
import Foundation
import Orientation
import SwivelUI

/// What a turn of the tree costs.
struct ViewTreeFigures: Sendable {
  /// Views that constraints place, without the root.
  var views: Int
  /// Active constraints; content sizes come on top.
  var constraints: Int
  /// The first layout, from nothing, in microseconds.
  var firstLayout: Double
  /// One turn between two known sizes in microseconds: the best batch.
  var rotation: Double
  /// A constant changed and the tree laid out, in microseconds: the best batch.
  var constantChange: Double
  /// Heap allocations of one turn once both sizes are known; nil when nobody counts.
  var allocationsPerRotation: Double?
}

/// A list of 25 rows with an icon, a title and a detail each: 100 views, 300 constraints.
@MainActor enum ViewTreeBench {
  private static let rows = 25
  private static let batches = 9
  private static let turnsInBatch = 400
  private static let upright = CGSize(width: 1024, height: 1366)
  private static let lying = CGSize(width: 1366, height: 1024)

  /// Measures. `allocations` counts this process's allocations so far, when the program can.
  static func run(allocations: (() -> Int)? = nil) throws -> ViewTreeFigures {
    let profile = DeviceProfile(
      id: "bench", name: "bench", idiom: .pad, portraitWidth: 1024, portraitHeight: 1366, scale: 2,
      cornerStyle: .homeButton, supportsUpsideDown: true, launchEra: Era(9), lastMajorVersion: 27,
      supportsSplitView: true, source: "none: a screen to measure on")
    let device = try EmulatedDevice(profile: profile, era: Era(16), apps: [.showing("Bench")])
    let figures = device.inspect(window: 1) { window in measure(window, allocations) }
    guard let figures else { preconditionFailure("the bench's app shows its window") }
    return figures
  }

  private static func measure(_ window: UIWindow, _ allocations: (() -> Int)?) -> ViewTreeFigures {
    guard let root = window.rootViewController?.view else { preconditionFailure("the window has a root") }
    let list = List(in: root, rows: rows)
    let first = ProcessorTime.microseconds { root.layoutIfNeeded() }
    func turn() {
      // The whole frame at once: changing its size in place allocates for the caller.
      root.frame = CGRect(origin: .zero, size: root.bounds.width == upright.width ? lying : upright)
      root.layoutIfNeeded()
    }
    for _ in 0..<10 { turn() }
    var rotation = Double.infinity
    var allocated: Double?
    for _ in 0..<batches {
      AppScene.running?.device.ledger.begin()
      let before = allocations?()
      let time = ProcessorTime.microseconds { for _ in 0..<turnsInBatch { turn() } }
      if let before, let after = allocations?() { allocated = Double(after - before) / Double(turnsInBatch) }
      rotation = min(rotation, time / Double(turnsInBatch))
    }
    var constantChange = Double.infinity
    for _ in 0..<batches {
      AppScene.running?.device.ledger.begin()
      let time = ProcessorTime.microseconds {
        for step in 0..<turnsInBatch {
          list.spacing.constant = step.isMultiple(of: 2) ? 9 : 8
          root.layoutIfNeeded()
        }
      }
      constantChange = min(constantChange, time / Double(turnsInBatch))
    }
    return ViewTreeFigures(
      views: list.views, constraints: list.constraints, firstLayout: first, rotation: rotation,
      constantChange: constantChange, allocationsPerRotation: allocated)
  }
}
