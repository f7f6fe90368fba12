// Traits as types: those of the framework by which apps name them, and those that apps define themselves (era 17).
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A trait: the type of its values and the one it has where nobody sets it. Values that are not `Equatable` count as
/// changed whenever they are compared.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// The name for people.
  static var name: String { get }
  /// The name in archives.
  static var identifier: String { get }
  /// Whether colours may depend on it, so that they are found anew when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// They do not.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// Whether an interface is light or dark; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style: what a trait collection without one says.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The trait of compact or regular width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontal }
}

/// The trait of compact or regular height.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

/// The trait of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  /// Zero.
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}

/// The trait of light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

/// The trait of how large a user wants text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The size a new device has.
  public static let defaultValue = UIContentSizeCategory.large
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.textSize }
}

/// The trait of which way content runs.
public enum UITraitLayoutDirection: SystemTrait {
  /// Rightwards.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// The trait of how many colours a screen has.
public enum UITraitDisplayGamut: SystemTrait {
  /// Nothing is said.
  public static let defaultValue = UIDisplayGamut.unspecified
  static var place: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.gamut }
}

/// Which way content runs, as a trait; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// Rightwards.
  case leftToRight = 0
  /// Leftwards.
  case rightToLeft = 1
}

/// How many colours a screen has; raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Traits that can be set.
public protocol UIMutableTraits {
  /// Compact or regular width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Compact or regular height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Phone or iPad.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How large the user wants text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The value of any trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Compact or regular width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// Compact or regular height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Phone or iPad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}

/// The traits one view, controller or presentation sets for itself and everything below it, from era 17 (R-TRAIT-04).
/// Reading one that is not overridden gives its default.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values: TraitValues

  /// The value of any trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(trait, to: newValue) }
  }

  /// Whether this trait is overridden here.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Takes the override of this trait back.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
