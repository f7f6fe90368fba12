// The givens of a test: states a device is put in without anybody being asked or told, so that only what follows counts.
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// Puts a window's interface in an orientation. With `isWindowed` its scene becomes half as wide as the screen, which is
  /// how an app that requires full screen shares it from era 26 on (R-WIN-03).
  package func assume(window id: Int, interface: InterfaceOrientation, isWindowed: Bool = false) {
    guard let window = windows.first(where: { $0.id == id }) else { return }
    var frame = frame(of: window, in: interface)
    if isWindowed { frame.size.width /= 2 }
    window.scene.assume(frame, interface)
    window.decision = .already(interface)
    context.screenOrientation = interface
  }

  /// Answers for the controllers of a window which orientations they support; nil lets them answer themselves.
  package func assume(window id: Int, mask: InterfaceOrientationMask?) {
    windows.first { $0.id == id }?.scene.givenMask = mask
  }

  /// Has the device held in a way its apps know already.
  package func assume(attitude: DeviceOrientation) {
    context.attitude = attitude
    context.reportedOrientation = attitude
    for window in windows { window.scene.adoptSilently(attitude) }
  }

  /// The orientations a window took in the last input, in order.
  package func turns(ofWindow id: Int) -> [InterfaceOrientation] {
    windows.first { $0.id == id }?.scene.turns ?? []
  }

  /// The ledger's name of the controller in front of a window.
  package func frontSubject(ofWindow id: Int) -> String? {
    windows.first { $0.id == id }?.scene.visibleController?.subject
  }

  /// What UIKit would have thrown in the last input.
  package func exception(inWindow id: Int) -> String? { windows.first { $0.id == id }?.scene.exception }
}

extension EmulatedDevice {
  /// The ledger's names of all controllers whose views are in a window, by the tree of controllers: what must have appeared.
  package func shownSubjects(ofWindow id: Int) -> Set<String> {
    guard let scene = windows.first(where: { $0.id == id })?.scene, let window = scene.window else { return [] }
    var subjects: Set<String> = []
    func visit(_ controller: UIViewController) {
      guard controller.viewIfLoaded?.window === window else { return }
      subjects.insert(controller.subject)
      for child in controller.displayedChildren { visit(child) }
    }
    scene.run {
      if let root = window.rootViewController {
        visit(root)
        for controller in root.allPresented { visit(controller) }
      }
    }
    return subjects
  }
}
