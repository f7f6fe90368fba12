// How bars look, from era 13. Grounds, lines and titles are seen in pictures; the rest is kept.

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NumberedObject {
  /// As usual.
  public required override init() { super.init() }
  /// As another.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
  /// As usual for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// What fills the bar.
  open var backgroundColor: UIColor?
  /// Kept, and not shown.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, and not shown.
  open var backgroundImage: UIImage?
  /// The line at its edge.
  open var shadowColor: UIColor? = .separator
  /// Kept, and not shown.
  open var shadowImage: UIImage?
  /// Nothing happens here.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Nothing happens here.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Nothing happens here.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, nil) }
}

/// How buttons of a bar look in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NumberedObject {
  /// Kept, and not shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Kept, and not shown.
  open var backgroundImage: UIImage?
}

/// How buttons of a bar look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NumberedObject {
  /// As usual.
  public override init() { super.init() }
  /// As usual for a kind.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// How they look in this state.
  public let normal = UIBarButtonItemStateAppearance()
  /// How they look in this state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How they look in this state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How they look in this state.
  public let focused = UIBarButtonItemStateAppearance()
  /// Nothing happens here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Kept, and not shown.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// Kept, and not shown.
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// Kept, and not shown.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// The picture of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// Nothing happens here.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, and not shown.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// Kept, and not shown.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

/// How tabs look in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NumberedObject {
  /// Kept, and not shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Kept, and not shown.
  open var iconColor: UIColor?
  /// Kept, and not shown.
  open var badgeBackgroundColor: UIColor?
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NumberedObject {
  /// As usual.
  public override init() { super.init() }
  /// How they look in this state.
  public let normal = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let selected = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let disabled = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let focused = UITabBarItemStateAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Kept, and not shown.
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// Kept, and not shown.
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// Kept, and not shown.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// Kept, and not shown.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept, and not shown.
  open var stackedItemSpacing: CGFloat = 0
}
