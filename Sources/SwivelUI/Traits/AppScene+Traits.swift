// How overrides of traits reach those they concern: at once before era 17, with the next layout from then on.
import DeviceCatalog

extension AppScene {
  /// How large the user of the app whose code runs wants text. Touched on the main actor only.
  static nonisolated var wantedTextSize: UIContentSizeCategory {
    MainActor.assumeIsolated { running?.app.textSize ?? .large }
  }

  /// The user wants text of another size: everybody is told, and what follows it is laid out anew.
  package func setTextSize(_ category: UIContentSizeCategory) {
    guard category != app.textSize else { return }
    app.textSize = category
    for scene in app.scenes {
      scene.run {
        scene.textSizeDidChange(to: category)
        scene.needsTraitUpdate = true
        scene.settle()
      }
    }
    notificationCenter.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: ["UIContentSizeCategoryNewValueKey": category])
  }

  private func textSizeDidChange(to category: UIContentSizeCategory) {
    forgetTraits()
    window?.fontsFollow(category)
    // Screens below in stacks and behind tabs: nobody sees when.
    for view in window?.rootViewController?.viewsApart ?? [] { view.fontsFollow(category) }
  }

  /// Rounds of trait changes before an app counts as running in circles: handlers that override what they observe.
  private static let maximumTraitRounds = 32

  /// Somebody overrides traits: from now on each controller has its own.
  func overridesDidChange() {
    app.hasTraitOverrides = true
    guard era < Era(17) else {
      needsTraitUpdate = true
      window?.setNeedsLayout()
      return
    }
    tellTraits()
  }

  /// Brings everybody's traits up to date, in rounds while their handlers override more.
  func updateTraitsIfNeeded() {
    var rounds = 0
    while needsTraitUpdate {
      guard rounds < Self.maximumTraitRounds else {
        unsettled = "\(bundle.name) overrode traits inside trait changes \(rounds) times"
        needsTraitUpdate = false
        return
      }
      rounds += 1
      needsTraitUpdate = false
      tellTraits()
    }
  }

  private func tellTraits() {
    for controller in audience where controller.isInWindow { controller.updateTraits(in: self) }
    if viewsHearTraits { window?.updateViewTraits(in: self) }
  }

  func admitsTraitRegistration(by observer: any UITraitEnvironment) -> Bool {
    guard era >= Era(17) else {
      let subject = (observer as? UIViewController)?.subject ?? String(describing: type(of: observer))
      record(subject, "warning: registerForTraitChanges exists from iOS 17 on; nothing happens")
      return false
    }
    if observer is UIView { app.viewsHearTraits = true }
    return true
  }

  /// The traits of the window as its own overrides have them.
  func windowTraits(_ traits: UITraitCollection) -> UITraitCollection {
    var traits = traits
    if let record = sceneTraits { traits = traits.overlaid(by: record) }
    guard let record = window?.traitRecord else { return traits }
    return traits.overlaid(by: record.overrides)
  }
}
