// Key combinations and edit menus, as apps describe them. There is no hardware keyboard here.

/// A key combination and what it does.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  open private(set) var input: String?
  /// What is held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
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

  /// The keys of functions.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The keys of functions.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The keys of functions.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The keys of functions.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The keys of functions.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The keys of functions.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The keys of functions.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The keys of functions.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The keys of functions.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The keys of functions.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The keys of functions.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The keys of functions.
  public nonisolated static let f12 = "UIKeyInputF12"
  /// The key to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what follows.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Whether the key follows the user's keyboard. Kept.
  open var allowsAutomaticLocalization = true
  /// Whether arrows follow the language's direction. Kept.
  open var allowsAutomaticMirroring = true

  /// An entry of a menu with a combination.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title, subtitle, image, selectedImage, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}
