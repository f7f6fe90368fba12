// A window as the emulator keeps it: the app behind it and the last decision about its orientation.
import Foundation
import Orientation
import RotationRules
import SwivelUI

/// One window and its app.
@MainActor final class DeviceWindow {
  let scene: AppScene
  /// What the last event that could have turned the window came to.
  var decision: RotationDecision {
    didSet { if decision != oldValue { keptExplanation = nil } }
  }
  private var keptExplanation: String?

  init(scene: AppScene) {
    self.scene = scene
    decision = .launched(scene.interfaceOrientation)
  }

  var id: Int { scene.id }

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
      id: id, interface: scene.interfaceOrientation, frame: scene.sceneFrame,
      isExternal: scene.isOnExternalScreen)
  }

  func report(since before: State, reason: RotationReason) -> WindowReport {
    let classes = scene.sizeClasses
    return WindowReport(
      id: id, from: before.interface, interface: scene.interfaceOrientation, changed: state != before,
      origin: scene.sceneFrame.origin, size: scene.sceneFrame.size, horizontal: SizeClassName(classes.horizontal),
      vertical: SizeClassName(classes.vertical), reason: reason,
      screen: scene.isOnExternalScreen ? .external : .device)
  }

  private var insets: (safeArea: EdgeInsets, layoutMargins: EdgeInsets) {
    guard let window = scene.window else { return (.zero, .zero) }
    return scene.run {
      let view = window.rootViewController?.viewIfLoaded ?? window
      return (EdgeInsets(window.safeAreaInsets), EdgeInsets(view.layoutMargins))
    }
  }

  var snapshot: WindowSnapshot {
    let classes = scene.sizeClasses
    let insets = insets
    return WindowSnapshot(
      id: id, app: scene.bundle.name, isForeground: scene.isForeground, frame: shown ?? scene.sceneFrame,
      horizontal: SizeClassName(classes.horizontal), vertical: SizeClassName(classes.vertical),
      interface: scene.interfaceOrientation, reason: RotationReason(decision), explanation: explanation,
      navigationStack: scene.visibleNavigation?.viewControllers.map(\.className) ?? [],
      visibleController: scene.visibleController?.className ?? "",
      root: scene.window.map { ViewSnapshot($0) } ?? ViewSnapshot(className: "UIWindow", frame: scene.sceneFrame),
      safeArea: insets.safeArea, layoutMargins: insets.layoutMargins)
  }
}
