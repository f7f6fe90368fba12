// One walk, told once: the path 1-2-3-4 of the first sample app, as rows that any depth of the system can be put through.
import Emulator
import Foundation
import Orientation
import Testing

/// A device at some depth: values in this process, a bus in this process, or real processes.
@MainActor
protocol ScenarioDevice {
  /// Does it, and returns the windows' lines of the receipt.
  func apply(_ event: DeviceEvent) throws -> [WindowReport]
  func snapshot() throws -> DeviceSnapshot
}

/// One row: what is done, and what must be seen then.
struct ScenarioStep: Sendable {
  var event: DeviceEvent
  var interface: InterfaceOrientation
  var reason: RotationReason
  var sizes: [CGSize]
  /// The navigation stack of window 1.
  var stack: [String]

  /// Spec §19, seed 000, on a 9.7-inch iPad at era 9 in Split View: sizes from R-MET-05, landscape halves and portrait
  /// wide and narrow; the stack column of the path 1-2-3-4, and its reverse.
  static let path: [ScenarioStep] = [
    ScenarioStep(
      event: .deviceOrientation(.landscapeLeft), interface: .landscapeRight, reason: .rotated, sizes: halves,
      stack: ["AP", "AL"]),
    ScenarioStep(
      event: .tap(window: 1, target: "open-b"), interface: .landscapeRight, reason: .redrawn, sizes: halves,
      stack: ["AP", "AL", "B"]),
    ScenarioStep(
      event: .deviceOrientation(.portrait), interface: .portrait, reason: .rotated, sizes: upright,
      stack: ["AP", "AL", "B"]),
    ScenarioStep(
      event: .tap(window: 1, target: "back"), interface: .portrait, reason: .redrawn, sizes: upright, stack: ["AP"]),
    ScenarioStep(
      event: .tap(window: 1, target: "open-b"), interface: .portrait, reason: .redrawn, sizes: upright,
      stack: ["AP", "B"]),
    ScenarioStep(
      event: .deviceOrientation(.landscapeRight), interface: .landscapeLeft, reason: .rotated, sizes: halves,
      stack: ["AP", "B"]),
    ScenarioStep(
      event: .tap(window: 1, target: "back"), interface: .landscapeLeft, reason: .redrawn, sizes: halves,
      stack: ["AP", "AL"]),
    ScenarioStep(
      event: .deviceOrientation(.faceUp), interface: .landscapeLeft, reason: .flat, sizes: halves,
      stack: ["AP", "AL"]),
    ScenarioStep(
      event: .deviceOrientation(.landscapeRight), interface: .landscapeLeft, reason: .already, sizes: halves,
      stack: ["AP", "AL"]),
  ]

  private static let halves = [CGSize(width: 507, height: 768), CGSize(width: 507, height: 768)]
  private static let upright = [CGSize(width: 438, height: 1024), CGSize(width: 320, height: 1024)]
}

/// Walks the path and checks every row.
@MainActor
func walk(_ device: some ScenarioDevice) throws {
  for step in ScenarioStep.path {
    let comment = Comment(rawValue: "\(step.event)")
    let windows = try device.apply(step.event)
    let state = try device.snapshot()
    #expect(windows.map(\.interface) == [step.interface, step.interface], comment)
    // A tap is in window 1, and nothing to the other.
    #expect(windows.map(\.reason) == [step.reason, step.reason == .redrawn ? .unaffected : step.reason], comment)
    #expect(windows.map(\.size) == step.sizes, comment)
    #expect(windows.map(\.changed) == windows.map { $0.reason == .rotated || $0.reason == .redrawn }, comment)
    #expect(state.windows[0].navigationStack == step.stack, comment)
    #expect(state.screenOrientation == step.interface, comment)
    if case .deviceOrientation(let orientation) = step.event {
      #expect(state.deviceOrientation == orientation, comment)
    }
  }
}
