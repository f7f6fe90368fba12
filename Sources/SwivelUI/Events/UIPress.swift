// Keys and buttons as values of one moment. There is no hardware keyboard here, so nobody makes them.

/// A pressed key or button.
@preconcurrency @MainActor open class UIPress: NumberedObject {
  /// Buttons of remote controls; raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// UIKit's case of this name.
    case upArrow = 0
    /// UIKit's case of this name.
    case downArrow = 1
    /// UIKit's case of this name.
    case leftArrow = 2
    /// UIKit's case of this name.
    case rightArrow = 3
    /// UIKit's case of this name.
    case select = 4
    /// UIKit's case of this name.
    case menu = 5
    /// UIKit's case of this name.
    case playPause = 6
    /// UIKit's case of this name.
    case pageUp = 30
    /// UIKit's case of this name.
    case pageDown = 31
  }
  /// The key; nil for a button.
  open var key: UIKey? { nil }
  /// The button.
  open var type: PressType { .select }
  /// What the key does.
  open var phase: UITouch.Phase { .began }
  /// The recognisers that follow it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard it is pressed.
  open var force: CGFloat { 0 }
  /// Seconds since the input began.
  open var timestamp: TimeInterval { 0 }
  /// Who hears of it.
  open var responder: UIResponder? { nil }
  /// The window it is in.
  open var window: UIWindow? { nil }
}

/// Keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// All keys that are down.
  open var allPresses: Set<UIPress> { [] }
  /// The keys a recogniser follows: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NumberedObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without modifiers.
  open var charactersIgnoringModifiers: String { "" }
  /// Keys held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which key it is.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys held while another is pressed; raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
