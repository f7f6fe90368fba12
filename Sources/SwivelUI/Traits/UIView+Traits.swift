// A view's own traits, and how views hear of changes. Views that neither override nor observe cost nothing.
import DeviceCatalog

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let made = TraitRecord()
    if AppScene.current.era >= Era(13) { made.told = traitCollection }
    traitRecord = made
    return made
  }

  /// Traits this view sets for itself and everything in it, from era 17.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
    set {
      guard AppScene.current.era >= Era(17) else {
        ownScene.record(className, "warning: traitOverrides exists from iOS 17 on; nothing happens")
        return
      }
      override(newValue.values)
    }
  }

  var plainOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitRecord?.overrides.style ?? .unspecified }
    set {
      guard AppScene.current.era >= Era(13) else {
        ownScene.record(
          className, "warning: overrideUserInterfaceStyle exists from iOS 13 on; nothing happens")
        return
      }
      var values = traitRecord?.overrides ?? TraitValues()
      values.style = newValue == .unspecified ? nil : newValue
      override(values)
    }
  }

  /// The smallest size of text in this view and all that is in it, from era 15; nil for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitRecord?.sizeLimits.least }
    set { limit { $0.least = newValue } }
  }
  /// The largest size of text in this view and all that is in it, from era 15; nil for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitRecord?.sizeLimits.most }
    set { limit { $0.most = newValue } }
  }

  private func limit(_ change: (inout (least: UIContentSizeCategory?, most: UIContentSizeCategory?)) -> Void) {
    guard AppScene.current.era >= Era(15) else {
      return ownScene.record(className, "warning: limits of text sizes exist from iOS 15 on; nothing happens")
    }
    change(&madeTraitRecord.sizeLimits)
    ownScene.overridesDidChange()
    fontsFollow((superview ?? self).traitCollection.preferredContentSizeCategory)
  }

  /// Brings traits up to date now instead of with the next layout (era 17).
  public func updateTraitsIfNeeded() { ownScene.updateTraitsIfNeeded() }

  private func override(_ values: TraitValues) {
    guard values != traitRecord?.overrides ?? TraitValues() else { return }
    madeTraitRecord.overrides = values
    ownScene.overridesDidChange()
  }

  /// The environment when the window's is `window`.
  func resolvedTraits(_ window: UITraitCollection, in scene: AppScene) -> UITraitCollection {
    if selfAsWindow != nil { return scene.windowTraits(window) }
    let base =
      controller?.resolvedTraits(window, in: scene) ?? superview?.resolvedTraits(window, in: scene)
      ?? scene.windowTraits(window)
    guard let traitRecord else { return base }
    return traitRecord.applied(to: base)
  }

  /// The traits it is drawn in where it, or the controller it is the view of, may have others than what it lies in.
  package var traitsOfItsOwn: UITraitCollection? {
    let scene = ownScene
    guard scene.hasTraitOverrides, controller != nil || traitRecord != nil else { return nil }
    return resolvedTraits(scene.traits, in: scene)
  }

  /// Runs what UIKit runs with the view's own traits as `UITraitCollection.current`: layout and drawing (UITraitCollection.current). Where
  /// nobody overrides traits they are the scene's, which are current by themselves.
  func asCurrent(in scene: AppScene, _ body: () -> Void) {
    guard scene.hasTraitOverrides else { return body() }
    resolvedTraits(scene.traits, in: scene).performAsCurrent(body)
  }

  /// Tells this view and all below it of changed traits, outermost first; controllers have been told (our order). In eras
  /// before 13 the first call has nil.
  func updateViewTraits(in scene: AppScene) {
    guard scene.era >= Era(8) else { return }
    tellTraits(in: scene)
    for view in subviews { view.updateViewTraits(in: scene) }
  }

  /// Tells this view alone.
  func tellTraits(in scene: AppScene) {
    if look?.drawnStyle != nil {
      redraw(in: scene.hasTraitOverrides ? resolvedTraits(scene.traits, in: scene) : scene.traits)
    }
    if traitRecord?.registrations.isEmpty == false || facts.overrides(.viewTraits) {
      let record = madeTraitRecord
      let now = scene.hasTraitOverrides ? resolvedTraits(scene.traits, in: scene) : scene.traits
      let previous = record.told
      if previous != now {
        record.told = now
        if facts.overrides(.viewTraits) {
          scene.record(className, "traitCollectionDidChange(\(previous?.shortName ?? "nil"))")
        }
        now.performAsCurrent {
          traitCollectionDidChange(previous)
          if let previous { record.tell(previous, now, subject: className, in: scene) }
        }
      }
    }
  }
}

extension MethodSlot {
  private class PlainView: UIView {}
  private final class TraitsView: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }
  /// `UIView.traitCollectionDidChange(_:)`
  @MainActor static let viewTraits = MethodSlot(base: UIView.self, plain: PlainView.self, probe: TraitsView.self)
}
