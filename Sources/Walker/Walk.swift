// A walk as a value that can be printed, cut down and repeated: the device, the app, what users do, and what the app does in
// the middle of it.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// A device, an app on it, and steps.
package struct Walk: Sendable, CustomStringConvertible {
  /// Where the walk takes place.
  package var world: World
  /// In order.
  package var steps: [Step]

  package var description: String {
    (["\(world)"] + steps.enumerated().map { "\($0.offset + 1). \($0.element)" }).joined(separator: "\n")
  }
}

/// The device and what the app shows at launch.
package struct World: Sendable, CustomStringConvertible {
  /// The device.
  package var profile: DeviceProfile
  /// Its version.
  package var era: Era
  /// The masks of the app's property list.
  package var plist: UIInterfaceOrientationMask
  /// Whether the property list asks for the full screen.
  package var requiresFullScreen: Bool
  /// Windows at launch: 1 or 2.
  package var windows: Int
  /// Whether the windows are scenes of one process, where version and device have that.
  package var sharesProcess: Bool
  /// The root of each window.
  package var root: Shape

  package var description: String {
    "\(profile.id) iOS \(era), plist \(plist.words)\(requiresFullScreen ? ", requires full screen" : ""), "
      + "\(windows) window\(windows == 1 ? "" : "s")\(sharesProcess ? " of one process" : ""): \(root)"
  }
}

/// A tree of controllers.
package indirect enum Shape: Sendable, CustomStringConvertible {
  /// A screen of the app; nil for UIKit's own mask.
  case guest(mask: UIInterfaceOrientationMask?)
  /// A stack, root first.
  case navigation([Shape])
  /// Tabs.
  case tabs([Shape])
  /// A split view as before iOS 14.
  case split(Shape, Shape)
  /// A split view of two columns, from iOS 14 on.
  case columns(Shape, Shape)
  /// A page view controller that shows this.
  case pages(Shape)
  /// A container of the app's own.
  case custom([Shape])

  package var description: String {
    switch self {
    case .guest(let mask): mask.map { "guest(\($0.words))" } ?? "guest"
    case .navigation(let stack): "nav\(stack)"
    case .tabs(let tabs): "tabs\(tabs)"
    case .split(let first, let second): "split[\(first), \(second)]"
    case .columns(let first, let second): "columns[\(first), \(second)]"
    case .pages(let page): "pages[\(page)]"
    case .custom(let children): "custom\(children)"
    }
  }
}

/// One input, and what the app does inside of its callbacks.
package struct Step: Sendable, CustomStringConvertible {
  /// What happens.
  package var deed: Deed
  /// What guests do while it happens.
  package var mischiefs: [Mischief]

  package var description: String {
    "\(deed)" + mischiefs.map { "; \($0)" }.joined()
  }
}

/// What happens from outside.
package enum Deed: Sendable, CustomStringConvertible {
  /// An input as users give it.
  case event(DeviceEvent)
  /// The app does something of its own accord: the guest of this number, counted around those alive.
  case act(window: Int, guest: Int, Act)

  package var description: String {
    switch self {
    case .event(let event): "\(event)"
    case .act(let window, let guest, let act): "window \(window), guest \(guest): \(act)"
    }
  }
}

/// A call UIKit makes to a controller.
package enum Moment: String, Sendable, CaseIterable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillTransition, willTransition, willMove, didMove
}

/// Something a guest does once, when a moment comes for the nth time in a step.
package struct Mischief: Sendable, CustomStringConvertible {
  /// When.
  package var moment: Moment
  /// From 1, over all guests.
  package var nth: Int
  /// What.
  package var act: Act

  package var description: String { "in \(moment.rawValue) number \(nth): \(act)" }
}

/// What a guest does. Numbers choose among what there is, around its count.
package enum Act: Sendable, CustomStringConvertible {
  case push(mask: Int)
  case pop
  case popToRoot
  case setStack(Int)
  case present(style: Int, mask: Int, inNavigation: Bool, animated: Bool)
  case dismiss(animated: Bool)
  case addChild
  case removeChild
  case select(Int)
  case newRoot(mask: Int)
  case setMask(Int)
  case updateMasks
  case attemptRotation
  case requestGeometry(Int)
  case lock(Bool)
  case showDetail
  case displayMode(Int)
  case turnPage
  case hideBar(Bool)
  case setNeedsLayout

  package var description: String {
    let mirror = Mirror(reflecting: self)
    guard let child = mirror.children.first, let name = child.label else {
      return "\(mirror.subjectType)".isEmpty ? "" : word
    }
    return "\(name)(\(child.value))".replacing("((", with: "(").replacing("))", with: ")")
  }

  private var word: String {
    switch self {
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .addChild: "addChild"
    case .removeChild: "removeChild"
    case .updateMasks: "updateMasks"
    case .attemptRotation: "attemptRotation"
    case .showDetail: "showDetail"
    case .turnPage: "turnPage"
    case .setNeedsLayout: "setNeedsLayout"
    case .push, .setStack, .present, .dismiss, .select, .newRoot, .setMask, .requestGeometry, .lock, .displayMode,
      .hideBar:
      ""
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations in it, for people.
  package var words: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "upsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
