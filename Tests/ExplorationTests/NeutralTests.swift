// Detours put between the steps of a script: what they change is found, and nothing is told where there is nothing.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct NeutralTests {
  private func explore(
    _ app: AppBundle, _ script: [DeviceEvent], part: (index: Int, of: Int) = (0, 1)
  ) -> (findings: [ExplorationFinding], figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    var plan = ExplorationPlan { Double($0) / 20_000 }
    plan.start = script
    plan.part = part
    let explorer = Explorer(ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app]), plan)
    let (figures, obstacle) = explorer.runNeutral()
    return (explorer.findings, figures, obstacle)
  }

  private nonisolated static let fill = DeviceEvent.tap(window: 1, target: "fill")
  private nonisolated static let about = DeviceEvent.tap(window: 1, target: "about")
  private nonisolated static let back = DeviceEvent.tap(window: 1, target: "back")

  /// A planted mistake, a script that does not turn, and the shortest path with a detour by which it shows.
  struct Case: Sendable, CustomStringConvertible {
    var planted: String
    var script: [DeviceEvent]
    var path: String?

    var description: String { planted }
  }

  private nonisolated static let cases = [
    // Landscape hides the note: it is gone after the launch already.
    Case(planted: "hidden for good", script: [], path: "rotate LL; rotate P"),
    // The field is filled by the script, and built anew by the turns.
    Case(planted: "built anew", script: [fill], path: "tap 1 fill; rotate LL; rotate P"),
    // An empty field is built anew as it was.
    Case(planted: "built anew", script: []),
    // A screen above is left by the script itself: turns change nothing of it.
    Case(planted: "counts twice", script: [about, back]),
  ]

  private func app(_ name: String, isWrong: Bool) throws -> AppBundle {
    try #require(Planted.all.first { $0.name == name }).app(isWrong: isWrong)
  }

  @Test(arguments: cases) func aDetourThatChangesSomethingIsFound(row: Case) throws {
    let findings = explore(try app(row.planted, isWrong: true), row.script).findings
    #expect(findings.map(\.line) == (row.path.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.oracle == .thereAndBack })
  }

  @Test(arguments: cases) func theAppWithoutItIsLeftAlone(row: Case) throws {
    #expect(explore(try app(row.planted, isWrong: false), row.script).findings.map(\.line) == [])
  }

  /// The screen above locks the window to landscape, and leaving it turns back to how the device is held: how it was held before
  /// is no mistake of the app's, although nobody had held it yet.
  @Test func howTheDeviceIsHeldIsNoDifference() {
    let app = AppBundle.showing("Wide", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      UINavigationController(rootViewController: Opening(isWrong: false))
    }
    let script: [DeviceEvent] = [
      .tap(window: 1, target: "open"), .tap(window: 1, target: "lock"), .dismiss(window: 1),
    ]
    #expect(explore(app, script).findings.map(\.line) == [])
  }

  /// As many places as the script has steps, and the launch and how the device is held before them, dealt out.
  @Test(arguments: [1, 2, 3]) func partsAreTheWhole(count: Int) throws {
    let app = try app("built anew", isWrong: true)
    let parts = (0..<count).map { explore(app, [Self.fill], part: ($0, count)) }
    #expect(parts.map(\.figures.states).reduce(0, +) == 3)
    #expect(parts.flatMap(\.findings).contains { $0.line == "tap 1 fill; rotate LL; rotate P" })
    // Each part launches and walks, if only the first state.
    #expect(parts.allSatisfy { $0.figures.events > 0 && $0.figures.launches > 0 })
  }

  @Test func aScriptThatCannotStartIsTold() throws {
    let script = [Self.fill, .tap(window: 1, target: "nothing")]
    let ran = explore(try app("built anew", isWrong: false), script)
    #expect(ran.obstacle == .start("input 2 of the script, tap 1 nothing, is refused"))
    #expect(ran.figures.states == 0)
  }
}

/// Presents a screen that can lock itself to landscape.
private final class Opening: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("open", y: 100) { [weak self] in
      let wide = Wide(isWrong: false)
      wide.modalPresentationStyle = .fullScreen
      self?.present(wide, animated: true)
    }
  }
}

private final class Wide: PlainScreen {
  private var mask = UIInterfaceOrientationMask.allButUpsideDown
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

  override func viewDidLoad() {
    super.viewDidLoad()
    button("lock", y: 100) { [weak self] in
      self?.mask = .landscape
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}
