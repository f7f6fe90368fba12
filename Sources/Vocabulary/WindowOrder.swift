// What a user does with windows: the orders, and the words for places on a screen.

/// How two windows share a screen.
public enum SplitShare: String, Sendable, CaseIterable {
  /// Equal parts; upright, where iPadOS 9–18 offers none, wide and narrow (R-MET-05).
  case half
  /// The first has the wide part.
  case wide
  /// The first has the narrow part.
  case narrow
}

/// A side of the screen.
public enum ScreenSide: String, Sendable, CaseIterable {
  /// Whatever the direction of writing.
  case left
  case right
}

/// The corner of a window that is dragged; the opposite one stays.
public enum WindowCorner: String, Sendable, CaseIterable {
  /// Raw values are the words of commands and scripts.
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
}

/// The parts of a screen a window can be tiled to (iPadOS 26).
public enum WindowTile: String, Sendable, CaseIterable {
  /// Raw values are the words of commands and scripts. Left and right are the screen's, whatever the direction of writing.
  case full
  case leftHalf = "left"
  case rightHalf = "right"
  case topHalf = "top"
  case bottomHalf = "bottom"
  case leftThird = "left-third"
  case middleThird = "middle-third"
  case rightThird = "right-third"
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
}

/// One thing a user does with windows.
public enum WindowOrder: Sendable, Hashable {
  /// Opens a window of the app of this name, on one of the screens.
  case open(app: String, on: WindowScreen = .device)
  case close(window: Int)
  /// Brings a window to the front.
  case focus(window: Int)
  /// Two windows on the screen change places.
  case swap(Int, Int)
  /// Split View of two windows (iPadOS 9–18).
  case split(first: Int, second: Int, SplitShare)
  /// Lays a window over the others (iOS 9–18, and from 26.1).
  case slideOver(window: Int, ScreenSide)
  /// Puts the window in Slide Over away.
  case putAway
  /// Moves a window's top left corner there, in points of the screen as it is turned.
  case move(window: Int, x: Double, y: Double)
  /// Drags a corner until the window has this size in points, in so many steps.
  case resize(window: Int, width: Double, height: Double, WindowCorner, steps: Int)
  /// Puts a window in a part of the screen (iPadOS 26).
  case tile(window: Int, WindowTile)
  /// Drags what divides two windows to this distance from the left edge in points, in so many steps.
  case divider(at: Double, steps: Int)
  /// Connects a display to the device.
  case connect(DisplaySize)
  /// Takes it away; what was on it goes to the background.
  case disconnect
  /// Moves a window to another screen.
  case transfer(window: Int, to: WindowScreen)
  /// Goes to the Home Screen: every window on the device's screen leaves it, and comes back when it is focused.
  case home

  /// The most steps of a drag: a second and a half at a display's fastest.
  public static let maximumSteps = 180

  /// Why the order is none: a number that is no length, or steps that are none; nil for one that can be tried.
  package var nonsense: String? {
    switch self {
    case .move(_, let x, let y): x.isFinite && y.isFinite ? nil : "\(x), \(y) is no place on a screen"
    case .resize(_, let width, let height, _, let steps):
      if !(width.isFinite && height.isFinite && width > 0 && height > 0) {
        "\(width)×\(height) is no size"
      } else {
        Self.stepsObstacle(steps)
      }
    case .divider(let x, let steps): x.isFinite ? Self.stepsObstacle(steps) : "\(x) is no place on a screen"
    case .connect(let display): display.nonsense
    case .open, .close, .focus, .swap, .split, .slideOver, .putAway, .tile, .disconnect, .transfer, .home: nil
    }
  }

  private static func stepsObstacle(_ steps: Int) -> String? {
    (1...maximumSteps).contains(steps) ? nil : "a drag has 1 to \(maximumSteps) steps, not \(steps)"
  }
}
