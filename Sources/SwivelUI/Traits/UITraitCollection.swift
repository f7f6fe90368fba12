// The environment a controller or view lives in, as a value.
import DeviceCatalog

/// How much room there is in one direction; raw values are UIKit's (R-ENUM-07).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class: what a trait collection without one says.
  case unspecified = 0
  /// Little room in this direction.
  case compact = 1
  /// Plenty of room in this direction.
  case regular = 2
}

/// Size classes, idiom, scale, style and the app's own traits of an environment. Collections are equal when their values
/// are; eras before 8 have unspecified size classes.
public final class UITraitCollection: Sendable, Equatable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom,
    scale: CGFloat, style: UIUserInterfaceStyle? = nil
  ) {
    values = TraitValues(horizontal: horizontal, vertical: vertical, idiom: idiom, scale: scale, style: style)
  }

  /// A collection that says nothing.
  public convenience init() { self.init(TraitValues()) }
  /// A collection that says one thing.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }
  /// A collection that says one thing.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }
  /// A collection that says one thing.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom))
  }
  /// A collection that says one thing.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale == 0 ? nil : displayScale))
  }
  /// A collection that says one thing.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }
  /// What all of `traitCollections` say; where two speak of the same trait the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }
  /// What `mutations` sets (era 17).
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection().modified(mutations))
  }

  /// This collection as `mutations` changes it (era 17).
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(modified(mutations))
  }

  private func modified(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  /// Compact or regular width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// Compact or regular height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// Phone or iPad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Pixels per point.
  public var displayScale: CGFloat { values.scale ?? 0 }
  /// Light or dark, from era 12.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  /// The value of any trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

  /// Whether everything `trait` says is so here too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(by: trait.values) == values
  }

  /// This collection with the values of `upper` over its own; itself when that says nothing.
  func overlaid(by upper: TraitValues) -> UITraitCollection {
    let result = values.overlaid(by: upper)
    return result == values ? self : UITraitCollection(result)
  }

  /// Whether all values agree.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.values == right.values
  }
}
