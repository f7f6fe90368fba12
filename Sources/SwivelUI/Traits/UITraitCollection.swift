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
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom,
    scale: CGFloat, style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil
  ) {
    values = TraitValues(
      horizontal: horizontal, vertical: vertical, idiom: idiom, scale: scale, style: style, textSize: textSize)
    super.init()
  }

  /// A collection that says nothing.
  public override convenience init() { self.init(TraitValues()) }
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
  /// A collection that says one thing.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textSize: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }
  /// A collection that says one thing.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
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
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(modified(mutations))
  }

  /// The same traits with another value of one, from era 17.
  open func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  private func modified(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  /// Compact or regular width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// Compact or regular height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// Phone or iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Pixels per point.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// Light or dark, from era 12.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  private var isPart: Bool { values.isPart }
  /// How large the user wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.textSize ?? (isPart ? .unspecified : AppScene.wantedTextSize)
  }
  /// The same, where a collection that does not say it leaves it to the user.
  var textSize: UIContentSizeCategory { values.textSize ?? AppScene.wantedTextSize }
  /// Which way content runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? (isPart ? .unspecified : .leftToRight)
  }
  /// How many colours the screen has.
  open var displayGamut: UIDisplayGamut { values.gamut ?? (isPart ? .unspecified : .P3) }
  /// Whether fingers' force is felt: it is not by a device's screen.
  open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// Whether colours differ from another collection's.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return userInterfaceStyle != .unspecified }
    return changedTraits(from: traitCollection).contains { trait in
      trait.affectsColorAppearance
        || Self.systemTraitsAffectingColorAppearance.contains { ObjectIdentifier($0) == ObjectIdentifier(trait) }
    }
  }

  /// The value of any trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if values.isPart, !values.contains(trait), let system = trait as? any SystemTrait.Type,
      let unsaid = system.unsaidValue as? Trait.Value
    {
      return unsaid
    }
    return values.value(of: trait)
  }

  /// Whether everything `trait` says is so here too.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(by: trait.values) == values
  }

  /// This collection with the values of `upper` over its own; itself when that says nothing.
  func overlaid(by upper: TraitValues) -> UITraitCollection {
    let result = values.overlaid(by: upper)
    return result == values ? self : UITraitCollection(result)
  }

  /// Whether all values agree.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }
  /// By the classes and the style.
  open override var hash: Int {
    (horizontalSizeClass.rawValue * 4 + verticalSizeClass.rawValue) * 4 + userInterfaceStyle.rawValue
  }
  /// Whether all values agree, without the price of finding out what an object is.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.values == right.values
  }
}

/// Whether a screen feels force; raw values are UIKit's.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
