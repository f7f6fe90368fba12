// Trait values as an overlay: what is specified wins over what lies below it.

/// The values of some traits; nil for those nothing is said about.
struct TraitValues: Sendable, Equatable {
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var idiom: UIUserInterfaceIdiom?
  var scale: CGFloat?
  var style: UIUserInterfaceStyle?
  var textSize: UIContentSizeCategory?
  var direction: UITraitEnvironmentLayoutDirection?
  var gamut: UIDisplayGamut?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var legibility: UILegibilityWeight?
  var activity: UIUserInterfaceActiveAppearance?
  var force: UIForceTouchCapability?
  /// Traits that apps define, by their type.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Whether only some things are said, and not all of a device's environment.
  var isPart: Bool { idiom == nil || scale == nil }
  /// Whether nothing is said at all.
  var isEmpty: Bool { self == TraitValues() }

  /// These values with those of `upper` in their place where it has any.
  func overlaid(by upper: TraitValues) -> TraitValues {
    var result = self
    if let value = upper.horizontal { result.horizontal = value }
    if let value = upper.vertical { result.vertical = value }
    if let value = upper.idiom { result.idiom = value }
    if let value = upper.scale { result.scale = value }
    if let value = upper.style { result.style = value }
    if let value = upper.textSize { result.textSize = value }
    if let value = upper.direction { result.direction = value }
    if let value = upper.gamut { result.gamut = value }
    if let value = upper.contrast { result.contrast = value }
    if let value = upper.level { result.level = value }
    if let value = upper.legibility { result.legibility = value }
    if let value = upper.activity { result.activity = value }
    if let value = upper.force { result.force = value }
    if !upper.custom.isEmpty { result.custom.merge(upper.custom) { _, new in new } }
    return result
  }

  /// The value of any trait, or its default.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? Trait.Value { return value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value: value, trait: trait)
    }
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(nil, to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Whether the trait has another value in `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      CustomTraitValue(value: value(of: trait), trait: trait)
        != CustomTraitValue(value: other.value(of: trait), trait: trait)
    }
    return differs(trait)
  }
}

/// A value of any type, equal to another of its type if that type can tell.
struct CustomTraitValue: Sendable, Equatable {
  let value: any Sendable
  nonisolated(unsafe) let trait: UITrait

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    guard let value = left.value as? any Equatable else { return false }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(value)
  }
}

/// A trait of the framework's, which has a place of its own in the values.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
  /// What a collection answers that says only some things, and not this; nil for the default.
  static var unsaid: Value? { get }
}

extension SystemTrait {
  static var unsaid: Value? { nil }
  static func read(_ values: TraitValues) -> Any { values[keyPath: place] ?? defaultValue }
  static var unsaidValue: Any? { unsaid }
  static func isSet(in values: TraitValues) -> Bool { values[keyPath: place] != nil }
  static func write(_ value: Any?, to values: inout TraitValues) { values[keyPath: place] = value as? Value }
}
