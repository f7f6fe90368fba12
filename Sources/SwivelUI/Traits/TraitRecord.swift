// What a controller or view keeps of traits beyond those it inherits, once there is anything.

/// Overrides and observers of one environment.
@MainActor final class TraitRecord {
  /// What the environment sets for itself (era 13: its style, 17: anything).
  var overrides = TraitValues()
  /// What its parent sets for it (era 8).
  var parentOverride: UITraitCollection?
  /// The smallest and the largest text of a view, and of all that is in it (era 15).
  var sizeLimits: (least: UIContentSizeCategory?, most: UIContentSizeCategory?) = (nil, nil)
  private(set) var registrations: [TraitRegistration] = []
  /// The collection a view was last told of.
  var told: UITraitCollection?

  func add(_ registration: TraitRegistration) { registrations.append(registration) }
  func remove(_ registration: TraitRegistration) { registrations.removeAll { $0 === registration } }

  /// Calls those whose traits differ, in the order they registered; one that is taken back meanwhile is not called.
  func tell(_ previous: UITraitCollection, _ now: UITraitCollection, subject: String, in scene: AppScene) {
    for registration in registrations where registration.concerns(previous, now) {
      guard registrations.contains(where: { $0 === registration }) else { continue }
      scene.record(subject, "traitChangeHandler(\(previous.shortName))")
      registration.call(previous)
    }
  }
}

extension TraitRecord {
  /// What a view makes of the environment around it.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let own = traits.overlaid(by: overrides)
    let wanted = own.preferredContentSizeCategory
    let given = limited(wanted)
    return given == wanted ? own : own.overlaid(by: TraitValues(textSize: given))
  }

  /// A size of text within the limits.
  func limited(_ wanted: UIContentSizeCategory) -> UIContentSizeCategory {
    if let most = sizeLimits.most, wanted > most { return most }
    if let least = sizeLimits.least, wanted < least { return least }
    return wanted
  }
}

/// One observer of some traits.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  let call: (UITraitCollection) -> Void

  init(traits: [UITrait], call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  func concerns(_ previous: UITraitCollection, _ now: UITraitCollection) -> Bool {
    traits.contains { previous.values.differs(from: now.values, in: $0) }
  }
}

/// Stands for an observation of traits, to end it with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose trait changes can be observed without a subclass, from era 17 (R-ROT-15).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its former traits after one of `traits` changed; once a change (R-ROT-15). Before
  /// era 17 nothing is registered and the ledger says so.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    if sceneOfSelf.admitsTraitRegistration(by: self) { traitRecordOfSelf?.add(registration) }
    return registration
  }

  /// The same for a closure that names its object's type, which inside a class can be `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, previous: UITraitCollection) in
      if let object = object as? Environment { handler(object, previous) }
    }
  }

  /// Sends `action` to `target`, which is not kept, with this object and its former traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits) { [weak target = target as AnyObject] (object: Self, previous: UITraitCollection) in
      if let target { _ = action.call(on: target, [object, previous]) }
    }
  }

  /// Sends `action` to this object, with itself and its former traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    traitRecordOfSelf?.remove(registration)
  }

  private var sceneOfSelf: AppScene {
    (self as? UIViewController)?.ownScene ?? (self as? UIView)?.ownScene ?? .current
  }

  private var traitRecordOfSelf: TraitRecord? {
    (self as? UIViewController)?.madeTraitRecord ?? (self as? UIView)?.madeTraitRecord
  }
}
