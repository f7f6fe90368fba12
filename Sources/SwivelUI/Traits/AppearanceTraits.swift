// Traits of how things look beyond light and dark: contrast, levels, weight and activity.

/// How much contrast a user wants; raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether something lies above other content; raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// It does not.
  case base = 0
  /// It does.
  case elevated = 1
}

/// How bold a user wants text; raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether something looks as being worked with; raw values are UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// It does not.
  case inactive = 0
  /// It does.
  case active = 1
}

/// The trait of how much contrast a user wants.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// As usual.
  public static let defaultValue = UIAccessibilityContrast.normal
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.contrast }
  static var unsaid: UIAccessibilityContrast? { .unspecified }
}

/// The trait of what lies above other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Nothing.
  public static let defaultValue = UIUserInterfaceLevel.base
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.level }
  static var unsaid: UIUserInterfaceLevel? { .unspecified }
}

/// The trait of how bold a user wants text.
public enum UITraitLegibilityWeight: SystemTrait {
  /// As usual.
  public static let defaultValue = UILegibilityWeight.regular
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibility }
  static var unsaid: UILegibilityWeight? { .unspecified }
}

/// The trait of what looks as being worked with.
public enum UITraitActiveAppearance: SystemTrait {
  /// Everything.
  public static let defaultValue = UIUserInterfaceActiveAppearance.active
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activity }
  static var unsaid: UIUserInterfaceActiveAppearance? { .unspecified }
}

/// The trait of whether a screen feels force.
public enum UITraitForceTouchCapability: SystemTrait {
  /// It does not: no screen here does.
  public static let defaultValue = UIForceTouchCapability.unavailable
  static var place: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.force }
  static var unsaid: UIForceTouchCapability? { .unknown }
}

extension UITraitCollection {
  /// A collection that says one thing.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// A collection that says one thing.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// A collection that says one thing.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// A collection that says one thing.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// How much contrast a user wants.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Whether it lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// How bold a user wants text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether it looks as being worked with.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

  /// The framework's traits colours may depend on (era 17).
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// The framework's traits the choice of a picture may depend on (era 17).
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
  /// The traits with another value than in `traitCollection` (era 17): the framework's, then the app's by name.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let own = values.custom.merging(other.custom) { mine, _ in mine }.values.map(\.trait)
    let custom = own.sorted { $0.name < $1.name }
    return (Self.systemTraits + custom).filter { values.differs(from: other, in: $0) }
  }
  private static var systemTraits: [UITrait] {
    systemTraitsAffectingImageLookup
      + [UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self, UITraitForceTouchCapability.self]
  }
}

extension UIMutableTraits {
  /// How much contrast a user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether it lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// How bold a user wants text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether it looks as being worked with.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Which way content runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Whether a screen feels force.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// How many colours the screen has.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

extension UITraitCollection {
  /// A collection that says one thing.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// A collection that says one thing.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
}
