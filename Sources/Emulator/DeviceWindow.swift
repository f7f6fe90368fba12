// A window as the emulator keeps it: the app behind it and the last decision about its orientation.
import Foundation
import Orientation
import SwivelUI

/// One window and its app.
@MainActor final class DeviceWindow {
  let process: AppScene
  /// What the last event that could have turned the window came to.
  var decision: RotationDecision {
    didSet { if decision != oldValue { keptExplanation = nil } }
  }
  private var keptExplanation: String?

  init(process: AppScene) {
    self.process = process
    decision = .launched(process.interfaceOrientation)
  }

  var id: Int { process.id }

  private var explanation: String {
    if let keptExplanation { return keptExplanation }
    let text = decision.explanation
    keptExplanation = text
    return text
  }

  /// Where the picture of an app is that keeps its canvas and is scaled (R-WIN-03); nil where scene and picture are one.
  var shown: CGRect?

  /// Orientation and place, to see whether an input changed them.
  struct State: Equatable {
    var id: Int
    var interface: InterfaceOrientation
    /// The scene's: of a scaled app the canvas's size.
    var frame: CGRect
    var isExternal = false
  }

  var state: State {
    State(
      id: id, interface: process.interfaceOrientation, frame: process.sceneFrame,
      isExternal: process.isOnExternalScreen)
  }

  func report(since before: State, reason: RotationReason) -> WindowReport {
    let classes = process.sizeClasses
    return WindowReport(
      id: id, from: before.interface, interface: process.interfaceOrientation, changed: state != before,
      origin: process.sceneFrame.origin, size: process.sceneFrame.size, horizontal: SizeClassName(classes.horizontal),
      vertical: SizeClassName(classes.vertical), reason: reason,
      screen: process.isOnExternalScreen ? .external : .device)
  }

  var snapshot: WindowSnapshot {
    let classes = process.sizeClasses
    return WindowSnapshot(
      id: id, app: process.bundle.name, isForeground: process.isForeground, frame: shown ?? process.sceneFrame,
      horizontal: SizeClassName(classes.horizontal), vertical: SizeClassName(classes.vertical),
      interface: process.interfaceOrientation, reason: RotationReason(decision), explanation: explanation,
      navigationStack: process.visibleNavigation?.viewControllers.map(\.className) ?? [],
      visibleController: process.visibleController?.className ?? "",
      root: process.window.map { ViewSnapshot($0) } ?? ViewSnapshot(className: "UIWindow", frame: process.sceneFrame))
  }
}
