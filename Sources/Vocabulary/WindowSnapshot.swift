// A window as a value, with its part of the fingerprint and the table of what it says: the one file, beside its bytes and
// the place that fills it in, that a new value of a window touches.
import Foundation
import Orientation

/// A window of an app.
public struct WindowSnapshot: Sendable, Equatable {
  /// From 1, in the order the windows were opened.
  public var id: Int
  /// The app's name.
  public var app: String
  /// Whether it is on the screen; else it is in the background.
  public var isForeground: Bool
  /// Position and size on the screen in its present orientation, in points. The picture of an app that keeps a canvas of
  /// another size, the size of `root`, is scaled to it (R-WIN-03).
  public var frame: CGRect
  /// The window's horizontal size class.
  public var horizontal: SizeClassName
  /// The window's vertical size class.
  public var vertical: SizeClassName
  /// The orientation of its interface.
  public var interface: InterfaceOrientation
  /// Why the interface has this orientation after the last event that could have turned it.
  public var reason: RotationReason
  /// One sentence for people about `reason`: which controller or mask decided.
  public var explanation: String
  /// The word and the explanation, for people; the word once.
  public var reasonLine: String {
    explanation.hasPrefix(reason.rawValue) ? explanation : "\(reason.rawValue): \(explanation)"
  }
  /// Class names of the visible navigation stack, root first; empty without a navigation controller.
  public var navigationStack: [String]
  /// Class name of the visible controller.
  public var visibleController: String
  /// The window and everything in it.
  public var root: ViewSnapshot
  /// Where among the windows it is.
  public var placement: WindowPlacement
  /// How many windows on the screen lie behind it; 0 in the background.
  public var layer: Int
  /// Whether the user turned to it last.
  public var isFocused: Bool
  /// The screen it is on, which `frame` and `layer` are of.
  public var screen: WindowScreen
  /// The window's `safeAreaInsets`.
  public var safeArea: EdgeInsets
  /// The `layoutMargins` of the root controller's view, of the window itself where it has none.
  public var layoutMargins: EdgeInsets

  @inlinable public init(
    id: Int, app: String, isForeground: Bool, frame: CGRect, horizontal: SizeClassName, vertical: SizeClassName,
    interface: InterfaceOrientation, reason: RotationReason, explanation: String, navigationStack: [String],
    visibleController: String, root: ViewSnapshot, placement: WindowPlacement = .full, layer: Int = 0,
    isFocused: Bool = false, screen: WindowScreen = .device, safeArea: EdgeInsets = .zero,
    layoutMargins: EdgeInsets = .zero
  ) {
    self.id = id
    self.app = app
    self.isForeground = isForeground
    self.frame = frame
    self.horizontal = horizontal
    self.vertical = vertical
    self.interface = interface
    self.reason = reason
    self.explanation = explanation
    self.navigationStack = navigationStack
    self.visibleController = visibleController
    self.root = root
    self.placement = placement
    self.layer = layer
    self.isFocused = isFocused
    self.screen = screen
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
  }
}

extension WindowSnapshot {
  /// Whether the same is to be seen in it as in `other`: the same controllers and views. A window that is new is compared
  /// with nothing.
  package func shows(as other: WindowSnapshot?) -> Bool {
    guard let other else { return true }
    return visibleController == other.visibleController && navigationStack == other.navigationStack
      && root == other.root
  }
}

extension WindowSnapshot {
  /// What a window says of itself, in the order it is printed.
  public static let fields: [StateField<WindowSnapshot>] = [
    StateField("id") { .number($0.id) },
    StateField("app") { .word($0.app) },
    StateField("foreground") { .flag($0.isForeground) },
    StateField("frame") { .frame($0.frame) },
    StateField("size", isListed: false) { .size($0.frame.size) },
    StateField("origin", isListed: false) { .point($0.frame.origin) },
    StateField("safeArea") { .insets($0.safeArea) },
    StateField("layoutMargins") { .insets($0.layoutMargins) },
    StateField("horizontal", older: ["h"]) { .word($0.horizontal.rawValue) },
    StateField("vertical", older: ["v", "v_class"]) { .word($0.vertical.rawValue) },
    StateField("interfaceOrientation", older: ["interface"]) { .word($0.interface.name) },
    StateField("reason") { .word($0.reason.rawValue) },
    StateField("explanation", older: ["why"]) { .word($0.explanation) },
    StateField("navigationStack", older: ["stack"]) { .list($0.navigationStack) },
    StateField("visibleController", older: ["visible"]) { .word($0.visibleController) },
    StateField("placement") { .word($0.placement.rawValue) },
    StateField("layer") { .number($0.layer) },
    StateField("focused") { .flag($0.isFocused) },
    StateField("screen") { .word($0.screen.rawValue) },
  ]
}

extension WindowSnapshot {
  // Insets follow from the frame, the device and the bars among the views; logs of before they were here replay equal.
  func add(to hash: inout Fingerprint) {
    hash.add(id)
    hash.add(app)
    hash.add(isForeground)
    hash.add(frame)
    hash.add(horizontal.rawValue)
    hash.add(vertical.rawValue)
    hash.add(interface.rawValue)
    hash.add(reason.rawValue)
    hash.add(explanation)
    hash.add(navigationStack.count)
    for name in navigationStack { hash.add(name) }
    hash.add(visibleController)
    root.add(to: &hash)
    hash.add(placement.rawValue)
    hash.add(layer)
    hash.add(isFocused)
    if screen != .device { hash.add(screen.rawValue) }
  }
}
