// Traits: overrides, observers, who hears and in which order (R-TRAIT, R-ROT-15).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TraitTests {
  /// A child in a container of its own.
  final class Holder: UIViewController {
    let child: UIViewController
    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "should", "UIDevice"]

  static func driver(
    _ era: Era = Era(15), _ profile: DeviceProfile? = nil, root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> Driver {
    let profile = profile ?? (era >= Era(17) ? .iPhoneSE3 : era >= Era(11) ? .iPhone8 : .iPhone6)
    return Driver(
      try EmulatedDevice(profile: profile, era: era, apps: [.test(plist: .allButUpsideDown, root: root)]))
  }

  @Test func aChildCanBeRegularInACompactParent() throws {
    // R-TRAIT-04, R-TRAIT-05: only the child hears, once; the same again gives nothing.
    let driver = try Self.driver { Holder(V()) }
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    func override() -> Outcome {
      driver.device.perform(window: 1) { window in
        guard let holder = window.rootViewController as? Holder else { return }
        holder.setOverrideTraitCollection(regular, forChild: holder.child)
        #expect(holder.overrideTraitCollection(forChild: holder.child) == regular)
        #expect(holder.child.traitCollection.horizontalSizeClass == .regular)
        #expect(holder.child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(holder.traitCollection.horizontalSizeClass == .compact)
      }
    }
    #expect(override().calls(leaving: Self.quiet) == ["V.traitCollectionDidChange(C/R)"])
    #expect(override().calls(leaving: Self.quiet) == [])
    // A turn reaches the child with its own traits.
    let turn = driver.turn(.landscapeLeft).calls(leaving: Self.quiet)
    #expect(turn.contains("V.willTransition(to: R/C)"))
    #expect(turn.contains("Holder.willTransition(to: C/C)"))
    #expect(turn.contains("V.traitCollectionDidChange(R/R)"))
  }

  @Test func aChildWhoseTraitsStayHearsNothing() throws {
    // R-TRAIT-05: both classes overridden.
    let driver = try Self.driver { Holder(V()) }
    _ = driver.device.perform(window: 1) { window in
      guard let holder = window.rootViewController as? Holder else { return }
      let both = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
      ])
      holder.setOverrideTraitCollection(both, forChild: holder.child)
    }
    let turn = driver.turn(.landscapeLeft).calls(leaving: Self.quiet)
    #expect(
      turn == [
        "Holder.willTransition(to: C/C)", "Holder.viewWillTransition(to: 667×375)", "V.viewWillTransition(to: 667×375)",
        "Holder.traitCollectionDidChange(C/R)",
      ])
  }

  @Test func observersAreCalledOnceAChangeAfterTheSubclass() throws {
    // R-ROT-15: both at the same point, from era 17; an observer hears of its traits only and can be taken back.
    let driver = try Self.driver(Era(17)) { V() }
    var heard: [String] = []
    var registration: (any UITraitChangeRegistration)?
    _ = driver.device.perform(window: 1) { window in
      let root = window.rootViewController as? V
      registration = root?.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (root: V, previous) in
        heard.append("\(previous.verticalSizeClass) to \(root.traitCollection.verticalSizeClass)")
      }
      root?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: V, _) in heard.append("style") }
    }
    let turn = driver.turn(.landscapeLeft).calls(leaving: Self.quiet)
    #expect(
      turn == [
        "V.willTransition(to: C/C)", "V.viewWillTransition(to: 667×375)", "V.traitCollectionDidChange(C/R)",
        "V.traitChangeHandler(C/R)",
      ])
    #expect(heard == ["regular to compact"])
    _ = driver.device.perform(window: 1) { window in
      if let registration { window.rootViewController?.unregisterForTraitChanges(registration) }
    }
    driver.turn(.portrait)
    #expect(heard == ["regular to compact"])
  }

  @Test func observersBeforeEra17AreRefused() throws {
    let driver = try Self.driver { V() }
    let outcome = driver.device.perform(window: 1) { window in
      (window.rootViewController as? V)?.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: V, _) in
        Issue.record("called")
      }
    }
    #expect(outcome.calls().contains { $0.contains("warning: registerForTraitChanges") })
    driver.turn(.landscapeLeft)
  }

  enum Mood: UITraitDefinition { static let defaultValue = "calm" }

  @Test func overridesTakeEffectWithTheNextLayout() throws {
    // R-TRAIT-04, era 17: on the controller, on a view in between, and for a trait of the app's own.
    let driver = try Self.driver(Era(17)) { Holder(V()) }
    var heard: [String] = []
    _ = driver.device.perform(window: 1) { window in
      guard let holder = window.rootViewController as? Holder else { return }
      (holder.child as? V)?.registerForTraitChanges([Mood.self, UITraitUserInterfaceStyle.self]) {
        (child: V, previous) in
        heard.append(
          "\(previous[Mood.self]) to \(child.traitCollection[Mood.self]), \(child.traitCollection.userInterfaceStyle)")
      }
      holder.traitOverrides[Mood.self] = "merry"
      #expect(heard == [])
      holder.updateTraitsIfNeeded()
      #expect(heard == ["calm to merry, light"])
      #expect(holder.traitOverrides.contains(Mood.self))
      holder.view.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(heard == ["calm to merry, light", "merry to merry, dark"])
    driver.device.inspect(window: 1) { window in
      #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .light)
      #expect(window.traitCollection[Mood.self] == "calm")
    }
    _ = driver.device.perform(window: 1) { $0.rootViewController?.traitOverrides.remove(Mood.self) }
    #expect(heard.last == "merry to calm, dark")
  }

  @Test func theStyleIsOverriddenDownwards() throws {
    let driver = try Self.driver { Holder(V()) }
    let outcome = driver.device.perform(window: 1) { window in
      guard let holder = window.rootViewController as? Holder else { return }
      holder.overrideUserInterfaceStyle = .dark
      #expect(holder.child.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .light)
    }
    #expect(
      outcome.calls(leaving: Self.quiet) == [
        "Holder.traitCollectionDidChange(C/R)", "V.traitCollectionDidChange(C/R)",
      ])
  }

  /// Hears of traits as a view does.
  final class Hearing: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }

  @Test(arguments: [(Era(9), true), (Era(15), false)])
  func viewsHearToo(era: Era, isToldFirst: Bool) throws {
    // R-LAUNCH-05: nil the first time before era 13; then each change, after the controllers.
    final class Showing: UIViewController {
      override func viewDidLoad() { view.addSubview(Hearing(frame: .zero)) }
    }
    let driver = try Self.driver(era) { Showing() }
    let launch = driver.device.launchOutcome.calls().filter { $0.hasPrefix("Hearing") }
    #expect(launch == (isToldFirst ? ["Hearing.traitCollectionDidChange(nil)"] : []))
    #expect(
      driver.turn(.landscapeLeft).calls(leaving: Self.quiet).suffix(2) == [
        "Showing.traitCollectionDidChange(C/R)", "Hearing.traitCollectionDidChange(C/R)",
      ])
  }

  @Test func handlersThatOverrideForEverAreStopped() throws {
    let driver = try Self.driver(Era(17)) { V() }
    let outcome = driver.device.perform(window: 1) { window in
      guard let root = window.rootViewController as? V else { return }
      root.registerForTraitChanges([UITraitDisplayScale.self]) { (root: V, _) in root.traitOverrides.displayScale += 1 }
      root.traitOverrides.displayScale = 1
    }
    #expect(outcome.ending == .unsettled("window 1: Test overrode traits inside trait changes 32 times"))
  }
}
