// What an exploration says when it could not look: a budget that was over, expectations of nothing, and apps that are never the same.
import DeviceCatalog
import DeviceFixtures
import Emulator
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

/// A sign that says something else at each launch.
@MainActor private final class DiceScreen: PlainScreen {
  private static var launches = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.launches += 1
    _ = label("sign", "launch \(Self.launches)", y: 100)
  }
}

@MainActor struct UntriedTests {
  private func explore(
    events: Int, _ change: (inout ExplorationPlan) -> Void = { _ in },
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> (figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    let app = AppBundle.showing("Tried", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown), root: root)
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
    var plan = ExplorationPlan { Double($0) / Double(events) }
    change(&plan)
    return Explorer(world, plan).run()
  }

  /// Two runs of two events are needed to see whether the app does the same twice; then one event is over the budget.
  @Test(arguments: [(1, true), (200, false)]) func aBudgetThatIsOverAtOnceIsTold(events: Int, isOver: Bool) {
    let ran = explore(events: events) { PlainScreen(isWrong: false) }
    #expect((ran.obstacle == .untried) == isOver)
  }

  @Test func whatNeverWasIsTold() throws {
    var options = try ExploreOptions.parse([])
    options.expect = [#"{"view":"nobody","hidden":false}"#, #"{"view":"sign","hidden":false}"#]
    let expectations = try options.expectations()
    let ran = explore(events: 200, { $0.expectations = expectations }, { SignScreen(isWrong: false) })
    #expect(ran.figures.absent == ["'nobody'"])
  }

  /// Two launches of the first check and two more of its answer: the sign is said to differ, and not two sums of everything.
  @Test func whatDiffersFromLaunchToLaunchIsSaidByItsName() {
    guard case .differing(let text) = explore(events: 200, { _ in }, { DiceScreen(isWrong: false) }).obstacle else {
      Issue.record("alike")
      return
    }
    #expect(text.hasPrefix("after the launch sign.text is launch "), "\(text)")
  }

  /// What a static property keeps of the first run is another thing the first time alone: that is said, and no sums.
  @Test func whatOutlivesALaunchIsSaid() {
    guard case .differing(let text) = explore(events: 200, { _ in }, { OnceScreen(isWrong: false) }).obstacle else {
      Issue.record("alike")
      return
    }
    #expect(text.contains("outlives a launch"), "\(text)")
  }
}

/// A sign that says something else once it was asked to.
@MainActor private final class OnceScreen: PlainScreen {
  private static var isKnown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let sign = label("sign", "", y: 100)
    func say() { sign.text = Self.isKnown ? "welcome back" : "welcome" }
    say()
    button("greet", y: 150) {
      Self.isKnown = true
      say()
    }
  }
}

/// A sign.
@MainActor private final class SignScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = label("sign", "Sign", y: 100)
  }
}
