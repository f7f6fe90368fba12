// What the rotation policy answers, and the sentence that explains it to people.
import Orientation

/// What made UIKit look at the orientations without a turn of the device; with the class of the controller asked.
package enum RotationTrigger: Sendable, Hashable {
  case newRoot
  case presentation(String)
  case dismissal(String)
  /// `setNeedsUpdateOfSupportedInterfaceOrientations`
  case update(String)
  /// `requestGeometryUpdate`
  case request

  var words: String {
    switch self {
    case .newRoot: "for the new root controller (R-NEG-05)"
    case .presentation(let name): "to present \(name) (R-NEG-06)"
    case .dismissal(let name): "to uncover \(name) (R-NEG-08)"
    case .update(let name): "because \(name) said that its answers changed (R-API-02)"
    case .request: "because the app asked the scene for it (R-API-04)"
    }
  }
}

/// Whether an interface turns, and why or why not.
package enum RotationDecision: Sendable, Hashable {
  /// Who allowed a turn.
  package enum Ground: Sendable, Hashable {
    case multitasking
    case masks(app: InterfaceOrientationMask, controller: InterfaceOrientationMask, name: String)
    case predicate(String)
  }

  case rotate(InterfaceOrientation, Ground)
  case launched(InterfaceOrientation)
  /// Something other than the device turned the window.
  case turned(InterfaceOrientation, RotationTrigger)
  /// Something other than the device had UIKit look, and the window stays.
  case kept(InterfaceOrientation, RotationTrigger)
  case already(InterfaceOrientation)
  case flat(DeviceOrientation)
  case locked(InterfaceOrientation)
  case gate(String)
  case deviceMask(InterfaceOrientation, InterfaceOrientationMask)
  case appMask(InterfaceOrientation, InterfaceOrientationMask)
  case controllerMask(InterfaceOrientation, InterfaceOrientationMask, String)
  case predicate(InterfaceOrientation, String)
  case noCommonOrientation(String, namesClass: Bool)
  /// The preferred orientation for presentation is none of the supported ones (R-EXC-02).
  case preferredUnsupported(InterfaceOrientation, InterfaceOrientationMask)
  /// The orientation's value changes, the picture stays (R-WIN-03).
  case orientationOnly(InterfaceOrientation)
  /// The visible controller locked the orientation (R-WIN-08).
  case preferredLock(InterfaceOrientation, String)
  /// The window has another orientation than the device asks for; nothing known forbids it, but UIKit was not made to look.
  case stayed(InterfaceOrientation, asked: InterfaceOrientation)
  /// The window is in the background and was not asked.
  case covered
  /// The window is on the display connected to the device, which does not turn with it.
  case otherScreen(InterfaceOrientation)

  /// The orientation to turn to; nil to stay.
  package var target: InterfaceOrientation? {
    switch self {
    case .rotate(let target, _), .turned(let target, _): target
    case .launched, .kept, .already, .flat, .locked, .gate, .deviceMask, .appMask, .controllerMask, .predicate,
      .noCommonOrientation, .preferredUnsupported, .orientationOnly, .preferredLock, .stayed, .covered,
      .otherScreen:
      nil
    }
  }

  /// Whether it turns the window or raises.
  package var isNews: Bool { target != nil || exceptionReason != nil }

  /// Whether this is a turn of the device to `target`, refused.
  package func refuses(_ target: InterfaceOrientation) -> Bool {
    switch self {
    case .deviceMask(target, _), .appMask(target, _), .controllerMask(target, _, _), .predicate(target, _), .gate:
      true
    case .deviceMask, .appMask, .controllerMask, .predicate, .rotate, .turned, .launched, .kept, .already, .flat,
      .locked,
      .noCommonOrientation, .preferredUnsupported, .orientationOnly, .preferredLock, .stayed, .covered,
      .otherScreen:
      false
    }
  }

  /// UIKit's reason for `UIApplicationInvalidInterfaceOrientation`, when that is the decision (R-EXC-01).
  package var exceptionReason: String? {
    switch self {
    case .noCommonOrientation(let name, let namesClass):
      let subject = namesClass ? "[\(name) shouldAutorotate]" : "shouldAutorotate"
      return "Supported orientations has no common orientation with the application, and \(subject) is returning YES"
    case .preferredUnsupported(let preferred, let mask):
      let supported = mask.members.map(\.name).joined(separator: ", ")
      return
        "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported interface orientation: "
        + "'\(supported)'!"
    case .rotate, .turned, .launched, .kept, .already, .flat, .locked, .gate, .deviceMask, .appMask, .controllerMask,
      .predicate, .orientationOnly, .preferredLock, .stayed, .covered, .otherScreen:
      return nil
    }
  }

  /// One sentence for people, with the rule it follows from.
  package var explanation: String {
    switch self {
    case .rotate(let target, .multitasking):
      "turned to \(target): a multitasking app follows the screen, its masks are not asked (R-MULTI-01)"
    case .rotate(let target, .masks(let app, let controller, let name)):
      "turned to \(target): the app allows \(app), \(name) allows \(controller) (R-NEG-01)"
    case .rotate(let target, .predicate(let name)):
      "turned to \(target): \(name) says YES to it (R-LEG-02)"
    case .launched(let target): "launched in \(target) (R-LAUNCH-01…04)"
    case .turned(let target, let trigger): "turned to \(target) \(trigger.words)"
    case .kept(let current, let trigger): "stays \(current); it was looked at \(trigger.words)"
    case .already(let target): "already \(target)"
    case .flat(let device): "the device is \(device), which asks for no orientation (R-DEV-07)"
    case .locked(let current): "rotation is locked, the interface stays \(current) (R-DEV-09)"
    case .gate(let name): "\(name).shouldAutorotate is NO (R-NEG-03)"
    case .deviceMask(let target, let mask): "the device cannot show \(target), only \(mask) (R-MASK-05)"
    case .appMask(let target, let mask): "the app does not allow \(target), only \(mask) (R-MASK-06, R-MASK-07)"
    case .controllerMask(let target, let mask, let name):
      "\(name) does not allow \(target), only \(mask) (R-NEG-01)"
    case .predicate(let target, let name): "\(name) says NO to \(target) (R-LEG-01)"
    case .noCommonOrientation:
      "UIKit raises UIApplicationInvalidInterfaceOrientation: \(exceptionReason ?? "") (R-EXC-01)"
    case .preferredUnsupported:
      "UIKit raises UIApplicationInvalidInterfaceOrientation: \(exceptionReason ?? "") (R-EXC-02)"
    case .orientationOnly(let target):
      "the value became \(target), the window keeps its size: the app requires full screen (R-WIN-03)"
    case .preferredLock(let current, let name):
      "\(name) prefers the orientation locked, the interface stays \(current) (R-WIN-08)"
    case .stayed(let current, let asked):
      "stays \(current): the device asks for \(asked) as it did before, and UIKit looks only when it turns (R-NEG-05)"
    case .covered: "in the background: not asked until it comes to the front"
    case .otherScreen(let current): "on the external display, which does not turn: stays \(current)"
    }
  }
}
