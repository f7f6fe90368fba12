// A controller's own traits: what it inherits, what its container sets for it, what it sets itself (R-TRAIT-04).
import DeviceCatalog

extension MethodSlot {
  private class PlainContainer: UIViewController {}
  private final class TellingContainer: UIViewController {
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }
  }

  /// `UIViewController.overrideTraitCollection(forChild:)`
  @MainActor static let overrideTraitCollection = MethodSlot(
    base: UIViewController.self, plain: PlainContainer.self, probe: TellingContainer.self)
}

extension UIViewController: UITraitChangeObservable {
  var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let made = TraitRecord()
    traitRecord = made
    return made
  }

  /// Traits this controller sets for itself and everything in it, from era 17; they take effect with the next layout, or
  /// `updateTraitsIfNeeded()`.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
    set {
      guard AppScene.current.era >= Era(17) else {
        ownScene.record(subject, "warning: traitOverrides exists from iOS 17 on; nothing happens")
        return
      }
      override(newValue.values)
    }
  }

  var plainOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitRecord?.overrides.style ?? .unspecified }
    set {
      guard AppScene.current.era >= Era(13) else {
        ownScene.record(subject, "warning: overrideUserInterfaceStyle exists from iOS 13 on; nothing happens")
        return
      }
      var values = traitRecord?.overrides ?? TraitValues()
      values.style = newValue == .unspecified ? nil : newValue
      override(values)
    }
  }

  /// Brings traits up to date now instead of with the next layout (era 17).
  public func updateTraitsIfNeeded() { ownScene.updateTraitsIfNeeded() }

  /// Sets traits for a child and everything in it, from era 8; nil to let it inherit (R-TRAIT-04). Values equal to the
  /// present ones give no call (R-TRAIT-05).
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    guard child.parent === self else { return }
    child.madeTraitRecord.parentOverride = collection
    ownScene.overridesDidChange()
  }

  /// What `setOverrideTraitCollection(_:forChild:)` set.
  func givenTraits(of child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.traitRecord?.parentOverride : nil
  }

  private func override(_ values: TraitValues) {
    guard values != traitRecord?.overrides ?? TraitValues() else { return }
    madeTraitRecord.overrides = values
    ownScene.overridesDidChange()
  }

  /// The controller's environment now.
  func traits(in scene: AppScene) -> UITraitCollection {
    scene.hasTraitOverrides ? resolvedTraits(scene.traits, in: scene) : scene.traits
  }

  /// The environment it has when the window's is `window`: the container's, or from era 17 that of the view it is in.
  func resolvedTraits(_ window: UITraitCollection, in scene: AppScene) -> UITraitCollection {
    let base: UITraitCollection
    if let parent {
      let container = scene.era >= Era(17) ? viewIfLoaded?.superview : nil
      base = container?.resolvedTraits(window, in: scene) ?? parent.resolvedTraits(window, in: scene)
    } else {
      base = scene.windowTraits(window)
    }
    return ownTraits(over: base)
  }

  /// What becomes of inherited traits here.
  func ownTraits(over base: UITraitCollection) -> UITraitCollection {
    var result = base
    if let imposed = parent?.imposedTraits(on: self, given: base) { result = result.overlaid(by: imposed) }
    if let ownPresentation, presenter != nil { result = ownPresentation.traits(over: result) }
    if let parent, let override = parent.overrideTraitCollection(forChild: self) {
      result = result.overlaid(by: override.values)
    }
    return traitRecord.map { result.overlaid(by: $0.overrides) } ?? result
  }

  /// Tells of changed traits: subclasses first, then observers (R-ROT-15).
  func sendTraitsDidChange(_ previous: UITraitCollection?, _ now: UITraitCollection, in scene: AppScene) {
    if let ownPresentation, presenter != nil { ownPresentation.traitCollectionDidChange(previous) }
    scene.record(subject, "traitCollectionDidChange(\(previous?.shortName ?? "nil"))")
    traitCollectionDidChange(previous)
    if let traitRecord, let previous { traitRecord.tell(previous, now, subject: subject, in: scene) }
  }
}
