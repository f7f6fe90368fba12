// Key combinations and edit menus, as apps describe them. There is no hardware keyboard here.

/// A key combination and what it does.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  public private(set) var input: String?
  /// What is held with it.
  public private(set) var modifierFlags: UIKeyModifierFlags = []
  /// Whether it comes before the system's own.
  open var wantsPriorityOverSystemBehavior = false
  /// The arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"

  /// A combination for an action.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// The same with a title for people.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) { self.init(title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags) }
  /// An entry of a menu with a combination.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil
  ) {
    self.init(title: title, image: image, action: action)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}
