// Buttons of a bar that belong together, from era 16 in navigation items.

/// Buttons that are shown together, or, where there is no room, by one that stands for them.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NumberedObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] { didSet { changed?() } }
  /// What stands for them where there is no room.
  open var representativeItem: UIBarButtonItem? { didSet { changed?() } }
  /// Whether that is shown: never here, buttons become narrower instead.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group never goes into the menu of what finds no room, from era 16.
  open var alwaysAvailable = false
  /// Whether the group is not shown, from era 16.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
  /// What the group is in a menu, from era 16; nil for its buttons.
  open var menuRepresentation: UIMenuElement?
  /// The name a user's choice of groups knows it by; nil for one that cannot be moved.
  let customizationIdentifier: String?
  /// Whether it is shown before a user chose groups. Nobody chooses here.
  let isInDefaultCustomization: Bool
  /// Tells the bar of changes.
  var changed: (() -> Void)?

  private init(_ items: [UIBarButtonItem], _ item: UIBarButtonItem?, _ identifier: String?, isDefault: Bool) {
    barButtonItems = items
    representativeItem = item
    customizationIdentifier = identifier
    isInDefaultCustomization = isDefault
    super.init()
  }

  /// Creates a group.
  public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.init(barButtonItems, representativeItem, nil, isDefault: true)
  }

  /// A group that stays where it is, from era 16.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, nil, isDefault: true) }

  /// A group that a user may move, from era 16.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, customizationIdentifier, isDefault: true)
  }

  /// A group that a user may take away and bring, from era 16; it is shown if it is among those to begin with.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, customizationIdentifier, isDefault: isInDefaultCustomization)
  }

  /// The buttons that are shown of it.
  var shown: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }
}

extension UIBarButtonItem {
  /// A group of this button that stays where it is, from era 16.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this button that a user may move, from era 16.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this button that a user may take away and bring, from era 16.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
