// How bars look, from era 13. Grounds, lines and titles are seen in pictures; the rest is kept.

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NumberedObject, @preconcurrency NSCopying {
  /// As usual.
  public required override init() { super.init() }
  /// As another, as far as both have the same properties.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  /// As usual for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// What fills the bar.
  open var backgroundColor: UIColor?
  /// Kept, and not shown.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, and not shown.
  open var backgroundImage: UIImage?
  /// Kept, and not shown.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The line at its edge.
  open var shadowColor: UIColor? = .separator
  /// Kept, and not shown.
  open var shadowImage: UIImage?
  /// The system's ground, with its line.
  open func configureWithDefaultBackground() { configure(nil, .separator) }
  /// A ground nothing is seen through, with its line.
  open func configureWithOpaqueBackground() { configure(.systemBackground, .separator) }
  /// Neither ground nor line.
  open func configureWithTransparentBackground() { configure(.clear, nil) }
  /// "Reset background and shadow properties" (UIBarAppearance.h): no picture of before is left.
  private func configure(_ background: UIColor?, _ shadow: UIColor?) {
    (backgroundColor, backgroundEffect, backgroundImage) = (background, nil, nil)
    (backgroundImageContentMode, shadowColor, shadowImage) = (.scaleToFill, shadow, nil)
  }
  /// The same looks in an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
  final var copied: Self {
    let made = Self()
    made.take(self)
    return made
  }
  func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowColor, shadowImage) = (other.backgroundImage, other.shadowColor, other.shadowImage)
    backgroundImageContentMode = other.backgroundImageContentMode
  }
}

/// How buttons of a bar look in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NumberedObject {
  /// How titles are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Kept, and not shown.
  open var backgroundImage: UIImage?
  /// Kept, and not shown.
  open var backgroundImagePositionAdjustment: UIOffset = .zero
  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    backgroundImage = other.backgroundImage
  }
}

/// How buttons of a bar look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NumberedObject, @preconcurrency NSCopying {
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
  /// The same looks in an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
  fileprivate final var copied: UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    for (new, old) in [
      (made.normal, normal), (made.highlighted, highlighted), (made.disabled, disabled), (made.focused, focused),
    ] { new.take(old) }
    return made
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How subtitles are drawn; kept, and not shown.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How subtitles of large titles are drawn; kept, and not shown.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// How buttons are drawn.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// How the back button's words are drawn.
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something are drawn.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something are drawn, by iOS 26's name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The picture of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// Where titles that go under it end; kept.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Nothing happens here.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, largeSubtitleTextAttributes) =
      (other.subtitleTextAttributes, other.largeSubtitleTextAttributes)
    (titlePositionAdjustment, backIndicatorImage) = (other.titlePositionAdjustment, other.backIndicatorImage)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied, other.doneButtonAppearance.copied)
    backButtonAppearance = other.backButtonAppearance.copied
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons are drawn.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something are drawn.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied, other.doneButtonAppearance.copied)
  }
}

/// How tabs look in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NumberedObject {
  /// How titles are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and not shown.
  open var titlePositionAdjustment: UIOffset = .zero
  /// What the picture is drawn in.
  open var iconColor: UIColor?
  /// What fills the badge.
  open var badgeBackgroundColor: UIColor?
  /// How what the badge says is drawn.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved.
  open var badgePositionAdjustment: UIOffset = .zero
  /// How far what the badge says is moved in it.
  open var badgeTitlePositionAdjustment: UIOffset = .zero
  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
  }
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NumberedObject, @preconcurrency NSCopying {
  /// How a tab's title and picture stand; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The title below the picture.
    case stacked = 0
    /// The title beside the picture.
    case inline = 1
    /// The title beside the picture, in compact height.
    case compactInline = 2
  }
  /// As usual.
  public override init() { super.init() }
  /// As usual where tabs stand so, which is alike here.
  public init(style: Style) { super.init() }
  /// As usual again, where tabs stand so.
  open func configureWithDefault(for style: Style) {
    let usual = UITabBarItemAppearance(style: style)
    normal.take(usual.normal)
    selected.take(usual.selected)
    disabled.take(usual.disabled)
    focused.take(usual.focused)
  }
  /// How they look in this state.
  public let normal = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let selected = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let disabled = UITabBarItemStateAppearance()
  /// How they look in this state.
  public let focused = UITabBarItemStateAppearance()
  /// The same looks in an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
  fileprivate final var copied: UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    for (new, old) in [
      (made.normal, normal), (made.selected, selected), (made.disabled, disabled), (made.focused, focused),
    ] { new.take(old) }
    return made
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with their titles below their pictures.
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// How tabs look with their titles beside their pictures.
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// How tabs look with their titles beside their pictures, in compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// Kept, and not shown.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept, and not shown.
  open var selectionIndicatorImage: UIImage?
  /// Kept, and not shown.
  open var stackedItemSpacing: CGFloat = 0
  /// Kept, and not shown.
  open var stackedItemWidth: CGFloat = 0
  /// Kept, and not shown.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorImage = other.selectionIndicatorImage
    (selectionIndicatorTintColor, stackedItemSpacing) = (other.selectionIndicatorTintColor, other.stackedItemSpacing)
    (stackedItemWidth, stackedItemPositioning) = (other.stackedItemWidth, other.stackedItemPositioning)
  }
}
