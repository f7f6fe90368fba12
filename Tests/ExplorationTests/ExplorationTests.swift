// Planted mistakes are found by their shortest paths, apps without them are left alone, and what is handed over runs.
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Orientation
import PlantedApps
import Reports
import Scripting
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct ExplorationTests {
  /// Several times what the first states take.
  private static let events = 700

  private func explore(
    _ app: AppBundle, _ change: (inout ExplorationPlan) -> Void = { _ in }
  ) -> (findings: [ExplorationFinding], figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    explore(ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app]), events: Self.events, change)
  }

  private func explore(
    _ world: ExploredWorld, events: Int, _ change: (inout ExplorationPlan) -> Void = { _ in }
  ) -> (findings: [ExplorationFinding], figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    var plan = ExplorationPlan { Double($0) / Double(events) }
    change(&plan)
    let explorer = Explorer(world, plan)
    let (figures, obstacle) = explorer.run()
    return (explorer.findings, figures, obstacle)
  }

  private func explore(_ planted: Planted, isWrong: Bool) -> [ExplorationFinding] {
    explore(planted.world(isWrong: isWrong), events: planted.events).findings
  }

  @Test(arguments: Planted.all) func aMistakeIsFoundByItsShortestPath(planted: Planted) throws {
    let findings = explore(planted, isWrong: true)
    let told = findings.map { "\($0.line): \($0.summary)" }
    let finding = try #require(findings.first { $0.oracle.rawValue == planted.oracle }, "\(told)")
    #expect(finding.line == planted.path)
    #expect(findings.count == 1, "one cause is told once: \(told)")
    // Twenty runs in one process, as the issue of findings says.
    #expect(finding.verified == (20, 20))
    // No shorter path shows it, so each step is needed; at its end a script waits for what is still to come.
    let steps = planted.oracle == "interruption" ? finding.events.count - 1 : finding.events.count
    #expect(finding.needed == Array(1..<(steps + 1)))
  }

  @Test(arguments: Planted.all) func theAppWithoutItIsLeftAlone(planted: Planted) {
    #expect(explore(planted, isWrong: false).map(\.summary) == [])
  }

  /// UITableViewController's documentation: what was chosen is not any more when the table appears again. That is no loss.
  @Test func aRowThatIsLeftIsNotTold() {
    let app = AppBundle.showing("Tabs", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      let tabs = UITabBarController()
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
      let rows = RowsController()
      rows.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 0)
      tabs.viewControllers = [rows, other]
      return tabs
    }
    #expect(explore(app).findings.map(\.summary) == [])
  }

  /// Pages of 100 words upright and of 150 in landscape, and where one reads is kept: the second page upright is the first in
  /// landscape, and the second again upright. Nothing is lost.
  @Test func aPageThatIsNumberedAnewIsNotTold() {
    let app = AppBundle.showing("Reading", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      ReadingScreen(isWrong: false)
    }
    #expect(explore(app).findings.map(\.summary) == [])
  }

  @Test(arguments: Planted.all) func theScriptTellsWrongFromRight(planted: Planted) throws {
    let finding = try #require(explore(planted, isWrong: true).first)
    let script = try Script(text: finding.script.joined(separator: "\n"), path: "finding.swivel")
    for isWrong in [true, false] {
      var unmet = 0
      let world = planted.world(isWrong: isWrong)
      try ScriptRunner.run(script, profile: world.profile, era: world.era, apps: world.apps) { report in
        if case .checked(let check) = report, !check.isMet { unmet += 1 }
      }
      #expect(unmet == (isWrong ? 1 : 0), "wrong: \(isWrong)")
    }
  }

  @Test func aSeedFindsTheSameTwice() {
    let app = Planted.all[0].app(isWrong: true)
    let (first, second) = (explore(app), explore(app))
    #expect(first.findings == second.findings)
    #expect(first.figures == second.figures)
  }

  @Test(arguments: ["there-and-back:HidingScreen", ":HidingScreen", "there-and-back"])
  func whatIsMeantIsNotTold(words: String) {
    let findings = explore(Planted.all[0].app(isWrong: true)) {
      // The mistake is known by this one alone.
      $0.intent = ExplorationIntent(oracles: [.thereAndBack], ignored: [words])
    }.findings
    #expect(findings.isEmpty)
  }

  @Test func whatTheUserSaysIsAskedOfEveryState() throws {
    var options = try ExploreOptions.parse([])
    options.expect = [#"{"view":"note","hidden":false}"#]
    let expectations = try options.expectations()
    let findings = explore(Planted.all[0].app(isWrong: false)) {
      $0.intent = ExplorationIntent(oracles: [.expectation])
      $0.expectations = expectations
    }.findings
    // Right is: hidden in landscape. The user says never; one turn is enough.
    #expect(findings.map(\.line) == ["rotate LL"])
  }

  /// In Swift as on the command line; and what is meant is not told.
  @Test func whatTheHostSaysIsAskedOfEveryState() {
    func explored(_ change: (inout ExploreRules) -> Void) -> [ExplorationFinding] {
      explore(Planted.all[0].app(isWrong: false)) {
        $0.intent = ExplorationIntent(oracles: [.expectation])
        change(&$0.rules)
      }.findings
    }
    func isNoteSeen(_ window: UIWindow) -> Bool {
      let views = window.rootViewController?.view.subviews ?? []
      return views.contains { $0.accessibilityIdentifier == "note" && !$0.isHidden }
    }
    let findings = explored { $0.expect("the note is seen", isNoteSeen) }
    #expect(findings.map(\.line) == ["rotate LL"])
    #expect(findings.map(\.summary) == ["expectation: HidingScreen: the note is seen: not so in window 1"])
    // What was said in Swift cannot be said in a script: it has the path alone.
    #expect(findings.first?.script.last?.contains(#""event":"deviceOrientation""#) == true)
    #expect(explored { $0.expect("there is a window") { _ in true } }.isEmpty)
    let meant = explored {
      $0.expect("the note is seen", isNoteSeen)
      $0.ignore(.expectation, on: "HidingScreen")
    }
    #expect(meant.isEmpty)
  }

  /// Tabs whose screens are of one class are three screens: choosing them in another order loses nothing.
  @Test func tabsOfOneClassAreToldApart() {
    let app = AppBundle.showing("Tabs", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two", "Three"].map { title in
        let tab = TabScreen(isWrong: false)
        tab.title = title
        return tab
      }
      return tabs
    }
    #expect(explore(app).findings.map(\.summary) == [])
  }

  @Test func anAppThatThrowsIsToldWithItsWords() throws {
    let app = AppBundle.showing("Throwing", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      Throwing(isWrong: true)
    }
    let finding = try #require(explore(app).findings.first)
    #expect(finding.oracle == .exception)
    #expect(finding.line == "tap 1 show")
  }

  @Test func aLaunchThatThrowsIsTold() throws {
    let app = AppBundle.showing("Throwing", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      UINavigationController(rootViewController: ThrowingAtLaunch(isWrong: true))
    }
    let finding = try #require(explore(app).findings.first)
    #expect(finding.oracle == .exception)
    #expect(finding.line == "the launch")
  }

  /// A start that cannot be done is no app without mistakes.
  @Test func aStartThatIsRefusedIsTold() {
    let ran = explore(Planted.all[0].app(isWrong: true)) {
      $0.start = [.deviceOrientation(.landscapeLeft), .tap(window: 1, target: "nothing")]
    }
    #expect(ran.obstacle == .start("input 2 of the script, tap 1 nothing, is refused"))
    #expect(ran.findings.isEmpty)
  }

  /// More windows than any device has.
  @Test func aWorldThatCannotBeIsTold() throws {
    let app = Planted.all[0].app(isWrong: false)
    let windows = Array(repeating: app, count: EmulatedDevice.maximumWindows + 1)
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: windows, installed: [app])
    let explorer = Explorer(world, ExplorationPlan { Double($0) / 100 })
    guard case .launch = explorer.run().obstacle else {
      Issue.record("launched")
      return
    }
  }

  /// What ended a process is passed over, and only that.
  @Test func whatEndedAProcessIsNotDoneAgain() throws {
    let journal = Steps()
    var plan = ExplorationPlan { Double($0) / 200 }
    let fill = DeviceEvent.tap(window: 1, target: "fill")
    plan.avoided = [[.deviceOrientation(.landscapeLeft), fill]]
    plan.skipped = [[fill]]
    let app = try #require(Planted.all.first { $0.name == "built anew" }).app(isWrong: false)
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
    _ = Explorer(world, plan, watch: journal).run()
    #expect(!journal.paths.contains([fill]))
    #expect(journal.paths.contains([.deviceOrientation(.portrait), fill]))
    #expect(!journal.paths.contains { $0.holds([.deviceOrientation(.landscapeLeft), fill]) })
  }

  @Test func whatAProcessFoundOutlivesIt() throws {
    let finding = try #require(explore(Planted.all[2].app(isWrong: true)).findings.first)
    #expect(FindingRecord(finding).finding == finding)
  }

  @Test func aFindingIsWrittenInEveryFormat() throws {
    let finding = try #require(explore(Planted.all[0].app(isWrong: true)).findings.first)
    let report = ExplorationReport(app: "Planted", findings: [finding], figures: [], notes: [])
    for format in ReportFormat.allCases {
      let lines = report.lines(format)
      #expect((lines == nil) == format.isDrawn)
      if let lines { #expect(lines.joined().contains("there-and-back"), "\(format)") }
    }
  }
}

/// Asks UIKit for what it throws at: a screen is pushed that is on the stack already.
private final class Throwing: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("show", y: 100) { [weak self] in
      let other = UINavigationController(rootViewController: UIViewController())
      other.pushViewController(other.viewControllers[0], animated: false)
      self?.present(other, animated: true)
    }
  }
}

/// Says its title, like the other tabs do.
private final class TabScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = label("words", title ?? "", y: 100)
  }
}

/// Asks UIKit for the same before anything is seen.
private final class ThrowingAtLaunch: PlainScreen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.pushViewController(self, animated: false)
  }
}

/// Every path that was begun.
private final class Steps: ExplorationWatch {
  var paths: Set<[DeviceEvent]> = []
  func begin(_ events: [DeviceEvent]) { paths.insert(events) }
  func reach(_ step: Int, after events: Int) {}
}

struct FindingListTests {
  private func finding(_ oracle: Oracle, _ events: [DeviceEvent], view: String, screen: String = "S")
    -> ExplorationFinding
  {
    ExplorationFinding(
      oracle: oracle, world: "w", header: LogHeader(device: "d", era: "1", apps: ["A"]), events: events,
      differences: [
        Difference(window: 1, screen: screen, view: view, property: .text, expected: "a", actual: "b")
      ], reference: nil, text: nil, needed: [], verified: (20, 20))
  }

  private static let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
  private static let tap = DeviceEvent.tap(window: 1, target: "x")

  @Test func theShortestOfACauseIsKept() {
    var list = FindingList()
    let told = [
      list.keep(finding(.thereAndBack, [Self.tap, Self.turn, Self.turn], view: "a")),
      // The same place of the same screen, known otherwise and shorter.
      list.keep(finding(.stateLoss, [Self.tap, Self.turn], view: "a")),
      // The same oracle, screen and kinds of events.
      list.keep(finding(.stateLoss, [Self.turn, Self.tap], view: "b")),
      // Another screen is another cause.
      list.keep(finding(.stateLoss, [Self.turn, Self.tap], view: "b", screen: "T")),
    ]
    #expect(told == [true, true, false, true])
    #expect(list.findings.map(\.events.count) == [2, 2])
  }

  /// How a process ends is told by its words: another line of a source is the same cause, other words are not.
  @Test func eachWayToEndIsOneCause() {
    var list = FindingList()
    func crash(_ words: String, _ count: Int) -> ExplorationFinding {
      var finding = finding(.crash, Array(repeating: Self.tap, count: count), view: Difference.cause(words))
      finding.text = words
      return finding
    }
    let told = [
      list.keep(crash("A.swift:10: Index out of range", 2)), list.keep(crash("A.swift:12: Index out of range", 3)),
      list.keep(crash("it left with code 0", 2)), list.keep(crash("A.swift:10: Index out of range", 1)),
    ]
    #expect(told == [true, false, true, true])
    #expect(list.findings.map(\.events.count) == [1, 2])
  }
}

struct ExploreOptionsTests {
  @Test(
    arguments: [
      ("60s", 60, nil), ("2m", 120, nil), ("5000", nil, 5000),
    ] as [(String, Double?, Int?)])
  func budgetsAreTimeOrEvents(text: String, seconds: Double?, events: Int?) throws {
    var options = try ExploreOptions.parse([])
    options.budget = text
    let limit = try options.limit()
    #expect(limit.seconds == seconds)
    #expect(limit.events == events)
  }

  @Test(arguments: ["", "0", "-5s", "5h", "soon", "nans"]) func otherBudgetsAreRefused(text: String) throws {
    var options = try ExploreOptions.parse([])
    options.budget = text
    #expect(throws: (any Error).self) { try options.validate() }
  }

  @Test(arguments: ["0/4", "5/4", "1", "a/b", "1/0"]) func partsAreCountedFromOne(text: String) throws {
    var options = try ExploreOptions.parse([])
    options.shard = text
    #expect(throws: (any Error).self) { try options.validate() }
  }

  @Test(arguments: ["mirrorr:Player", "nothing", ":", ""]) func whatIsNoOracleIsNotIgnored(word: String) throws {
    var options = try ExploreOptions.parse([])
    options.ignore = [word]
    #expect(throws: (any Error).self) { try options.validate() }
  }

  /// What asks nothing finds nothing, as a clean app does.
  @Test(arguments: [("", []), (",", []), ("growth", ["growth"]), ("growth,mask", ["mask", "growth:"])])
  func nothingLeftToAskIsRefused(oracle: String, ignored: [String]) throws {
    var options = try ExploreOptions.parse([])
    (options.oracle, options.ignore) = (oracle, ignored)
    #expect(throws: (any Error).self) { try options.validate() }
  }

  @Test func oneScreenThatIsMeantLeavesTheOthers() throws {
    var options = try ExploreOptions.parse([])
    (options.oracle, options.ignore) = ("growth", ["growth:Player"])
    #expect(throws: Never.self) { try options.validate() }
  }

  @Test func contradictionsAreRefused() throws {
    var options = try ExploreOptions.parse([])
    options.neutral = "there-and-back"
    #expect(throws: (any Error).self) { try options.validate() }
    options.from = "a.swivel"
    #expect(throws: Never.self) { try options.validate() }
    options.oracle = "mirror"
    #expect(throws: (any Error).self) { try options.validate() }
    options.oracle = nil
    options.windows = 2
    #expect(throws: (any Error).self) { try options.validate() }
  }

  @Test func anotherProcessGetsTheSame() throws {
    var options = try ExploreOptions.parse([])
    options.oracle = "mask,state-loss"
    options.ignore = ["mask:Player"]
    options.budget = "10s"
    let again = try ExploreOptions.parse(options.arguments)
    #expect(again.arguments == options.arguments)
  }
}

extension Planted {
  /// Where it is looked for.
  @MainActor func world(isWrong: Bool) -> ExploredWorld {
    let app = app(isWrong: isWrong)
    return isShared
      ? ExploredWorld(profile: .iPadPro11, era: Era(18), apps: [app, app], installed: [app])
      : ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
  }

  /// Several times what the first states take: two windows have more of them.
  var events: Int { isShared ? 3000 : 700 }
}
