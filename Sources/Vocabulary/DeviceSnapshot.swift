// The whole visible state of an emulated device as values: what subscribers, commands and fingerprints see.
import Foundation
import Orientation

/// A view with its subviews, back to front.
public struct ViewSnapshot: Sendable, Equatable {
  /// The class name without its module.
  public var className: String
  /// In the coordinates of the superview, in points.
  public var frame: CGRect
  /// The view's own `isHidden`, whatever is around it.
  public var isHidden: Bool
  /// A label's text or a button's title, else nil.
  public var text: String?
  /// `accessibilityIdentifier`.
  public var identifier: String?
  /// Whether a tap does something here.
  public var isTappable: Bool
  /// Back to front.
  public var subviews: [ViewSnapshot]

  public init(
    className: String, frame: CGRect, isHidden: Bool = false, text: String? = nil, identifier: String? = nil,
    isTappable: Bool = false, subviews: [ViewSnapshot] = []
  ) {
    self.className = className
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.identifier = identifier
    self.isTappable = isTappable
    self.subviews = subviews
  }
}

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

  public init(
    id: Int, app: String, isForeground: Bool, frame: CGRect, horizontal: SizeClassName, vertical: SizeClassName,
    interface: InterfaceOrientation, reason: RotationReason, explanation: String, navigationStack: [String],
    visibleController: String, root: ViewSnapshot, placement: WindowPlacement = .full, layer: Int = 0,
    isFocused: Bool = false, screen: WindowScreen = .device
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

/// The device and all its windows.
public struct DeviceSnapshot: Sendable, Equatable {
  /// The catalogue's identifier.
  public var device: String
  /// The iOS version, as `Era` prints it.
  public var era: String
  /// How the device is held.
  public var deviceOrientation: DeviceOrientation
  /// The orientation of the screen, which all windows that share it follow (R-MULTI-02).
  public var screenOrientation: InterfaceOrientation
  /// In points, in the present orientation of the screen.
  public var screenSize: CGSize
  /// Whether the user locked the screen's orientation.
  public var isRotationLocked: Bool
  /// In order of identifier.
  public var windows: [WindowSnapshot]
  /// The display connected to it; nil for none.
  public var external: DisplaySize?

  public init(
    device: String, era: String, deviceOrientation: DeviceOrientation, screenOrientation: InterfaceOrientation,
    screenSize: CGSize, isRotationLocked: Bool, windows: [WindowSnapshot], external: DisplaySize? = nil
  ) {
    self.device = device
    self.era = era
    self.deviceOrientation = deviceOrientation
    self.screenOrientation = screenOrientation
    self.screenSize = screenSize
    self.isRotationLocked = isRotationLocked
    self.windows = windows
    self.external = external
  }
}
