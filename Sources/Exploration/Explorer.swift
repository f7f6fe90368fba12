// The search: breadth first by states, then at random where little was tried, and at each new state every relation is tried.
import Emulator
import EventLog
import Orientation
import Scripting
import SeededNumbers
import SwivelUI

/// How long and where to look.
public struct ExplorationPlan {
  /// So many events deep the search goes breadth first.
  public var depth = 6
  /// The first random walk's seed.
  public var seed: UInt64 = 1
  /// Every path begins with these.
  public var start: [DeviceEvent] = []
  /// What users say has to be so.
  public var expectations: [Expectation] = []
  /// The same in Swift.
  public var rules = ExploreRules()
  /// What is asked and what is meant.
  public var intent = ExplorationIntent()
  /// This part, from 0, of so many: first events are dealt out.
  public var part = (index: 0, of: 1)
  /// Paths that end the process.
  public var avoided: [[DeviceEvent]] = []
  /// Paths that ended a process once and not again: these alone are passed over.
  public var skipped: [[DeviceEvent]] = []
  /// What part of the budget is spent after so many events; 1 ends the search.
  public var spent: (Int) -> Double

  /// A plan that ends when `spent` says 1.
  public init(spent: @escaping (Int) -> Double) { self.spent = spent }
}

/// What was looked at.
public struct ExplorationFigures: Sendable, Equatable, Codable {
  /// Events handled.
  public var events = 0
  /// Launches made.
  public var launches = 0
  /// Distinct states that were reached; one that was forgotten counts again.
  public var states = 0
  /// Pairs of a state and an event that were tried.
  public var pairs = 0
  /// Screens by name, sorted.
  public var screens: [String] = []
  /// Pairs of orientation, screen, arrangement and presentation that were seen together.
  public var combinations = 0
  /// How many there would be of all values seen.
  public var possible = 0
  /// What had to be so of views that were never there, as users said it; nil for nothing.
  public var absent: [String]?
  /// Storyboards that storyboards without code refer to and that were not given; nil for none.
  public var elsewhere: [String]?
  /// Whether nothing new was left to try before the budget was.
  public var isExhausted = false
}

/// Explores one world.
@MainActor public final class Explorer {
  let replayer: Replayer
  let judge: ClaimJudge
  let desk: FindingDesk
  let plan: ExplorationPlan
  private var coverage = PairwiseCoverage()
  /// Nil once nothing waits any more.
  private var queue: PathQueue? = PathQueue()
  private var seen = SeenStates()
  private var tries = Tries()
  /// Screens of which something was tried, by what.
  private var looked: [Occasion: Set<Digest>] = [:]
  /// The paths of one event, in order: what parts are dealt.
  private var branches: [Path] = []
  private var figures = ExplorationFigures()
  /// The share of the budget for the search in breadth; the rest is for walks.
  private static let breadth = 0.75
  /// So many walks in a row without a new state end the search.
  private static let patience = 300
  /// So often a path is walked by itself.
  private static let repetitions = 5
  /// The longest random walk.
  private static let walk = 14

  /// An exploration; `tell` hears each finding when it is made, again when a shorter path to it is found.
  public init(
    _ world: ExploredWorld, _ plan: ExplorationPlan, watch: (any ExplorationWatch)? = nil,
    tell: @escaping (ExplorationFinding) -> Void = { _ in }
  ) {
    self.plan = plan
    replayer = Replayer(world, watch: watch, avoiding: plan.avoided, skipping: plan.skipped)
    judge = ClaimJudge(replayer: replayer, expectations: plan.expectations, rules: plan.rules.rules)
    var intent = plan.intent
    intent.ignored += plan.rules.ignored
    desk = FindingDesk(judge, intent, tell: tell)
  }

  /// What was found, in the order it was found.
  public var findings: [ExplorationFinding] { desk.findings }

  var isOver: Bool { plan.spent(replayer.events) >= 1 }

  /// Walks one path some times, because what other threads do shows late: for who wants to know whether the process lives on.
  public func walk(_ events: [DeviceEvent]) {
    for _ in 0..<Self.repetitions { _ = replayer.walk(events, anew: true) }
  }

  /// Explores until the budget is spent or nothing is left, unless something keeps it from starting.
  public func run() -> (figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    if let obstacle = obstacle ?? differing { return (figures, obstacle) }
    if let mark = replayer.mark(plan.start) {
      if hasExpectations { desk.consider(Claim(oracle: .expectation, relation: .state, prefix: plan.start)) }
      meet(plan.start, nil, mark)
    }
    let before = replayer.events
    searchBreadth()
    if !isOver { walkAtRandom() }
    figures.events = replayer.events
    figures.launches = replayer.launches
    figures.states = seen.count
    figures.pairs = tries.pairs
    figures.screens = coverage.screens
    (figures.combinations, figures.possible) = (coverage.seen, coverage.possible)
    figures.elsewhere = replayer.elsewhere.isEmpty ? nil : replayer.elsewhere.sorted()
    if desk.asks(.expectation) { figures.absent = judge.usage.absent(of: plan.expectations) }
    return (figures, replayer.events == before && isOver ? .untried : nil)
  }

  private func searchBreadth() {
    while !isOver, plan.spent(replayer.events) < Self.breadth, let path = queue?.next() { expand(path) }
  }

  /// What is tried once with every screen.
  enum Occasion { case dark, absence, clock, memory, undoing, flat }

  /// So many screens are looked at on an occasion: more than apps have.
  private static let lookedAtMost = 1_000

  /// Whether these screens are to be looked at on an occasion: they were not yet.
  func isFirst(_ screens: Digest, for occasion: Occasion) -> Bool {
    looked[occasion, default: []].count < Self.lookedAtMost
      && looked[occasion, default: []].insert(screens).inserted
  }

  /// A turn is tried at every state anyway: paths of what users do come first.
  private func cost(_ path: Path) -> Int { path.reduce(0) { $0 + ($1.isTurn ? 5 : 2) } }

  /// A state was reached by a path and one more event: if it is new, it waits to be expanded.
  private func meet(_ path: Path, _ last: DeviceEvent?, _ mark: Mark) {
    guard seen.meet(mark.digest) else { return }
    queue?.add(path, last, cost: cost(path) + (last.map { cost([$0]) } ?? 0))
  }

  /// Tries every event of a state, and every relation.
  private func expand(_ path: Path) {
    guard let walked = replayer.walk(path), walked.misstep == nil else { return }
    let state = Mark(walked.device)
    coverage.add(walked.device)
    let choices = Choices(walked.device, of: replayer.world)
    let depth = path.count - plan.start.count
    let events = choices.actions + choices.turns + (depth == 0 ? choices.system : [])
    if depth == 0 { branches = events.map { plan.start + [$0] } }
    let place = depth == 0 ? 0 : branches.firstIndex { path.starts(with: $0) } ?? 0
    let shares = WorkShares(part: plan.part.index, of: plan.part.of, branches: branches.count)
    if shares.probes(depth: depth, branch: place) {
      var probing = Probing(self, path, state, choices)
      probing.run()
    }
    guard depth < plan.depth else { return }
    for (index, event) in events.enumerated() where shares.takes(index, depth: depth, branch: place) {
      if isOver { return }
      take(event, after: path, state)
    }
  }

  private func take(_ event: DeviceEvent, after path: Path, _ state: Mark) {
    tries.note(event, at: state)
    let longer = path + [event]
    guard let mark = replayer.mark(longer) else { return reportMisstep(longer) }
    judgeStep(longer, mark, from: path, state)
    meet(path, event, mark)
  }

  /// What can be said after any event.
  private func judgeStep(_ path: Path, _ mark: Mark, from before: Path, _ old: Mark) {
    guard let event = path.last else { return }
    if event.window != nil, mark.shown != old.shown {
      desk.consider(Claim(oracle: .windowIsolation, relation: .isolation, prefix: before, tail: [event]))
    }
    if mark.screens != old.screens { considerTurning(path, mark) }
    desk.consider(Claim(oracle: .forbidden, relation: .state, prefix: path))
    if hasExpectations { desk.consider(Claim(oracle: .expectation, relation: .state, prefix: path)) }
  }

  private var hasExpectations: Bool { !plan.expectations.isEmpty || !plan.rules.rules.isEmpty }

  /// A screen is shown again: it has to turn as before.
  private func considerTurning(_ path: Path, _ mark: Mark) {
    guard desk.asks(.mask) else { return }
    for count in path.indices.dropLast() {
      guard let earlier = replayer.mark(Array(path[..<count])), earlier.screens == mark.screens else { continue }
      for held in [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight] {
        desk.consider(
          Claim(
            oracle: .mask, relation: .turning, prefix: Array(path[..<count]), detour: Array(path[count...]),
            tail: [.deviceOrientation(held)]))
      }
      return
    }
  }

  private func reportMisstep(_ path: Path) {
    let (before, last) = (Array(path.dropLast()), Array(path.suffix(1)))
    desk.consider(Claim(oracle: .exception, relation: .step, prefix: before, tail: last))
    desk.consider(Claim(oracle: .rest, relation: .step, prefix: before, tail: last))
  }

  /// Why nothing can be explored: no launch, or a start that cannot be done. What UIKit throws there is told as a finding.
  var obstacle: ExplorationObstacle? {
    do throws(EmulatorError) { _ = try replayer.calls([]) } catch { return .launch("\(error)") }
    guard let walked = replayer.walk(plan.start, anew: true), let misstep = walked.misstep else { return nil }
    switch misstep {
    case .raised, .unsettled:
      reportMisstep(Array(plan.start.prefix(walked.step + 1)))
      return nil
    case .refused:
      return .start("input \(walked.step + 1) of the script, \(plan.start[walked.step].brief), is refused")
    }
  }

  /// Walks on from states that are known, to events that were tried least.
  private func walkAtRandom() {
    var random = SplitMix64(seed: plan.seed)
    var idle = 0
    // From here on what is new is looked into when it is met.
    queue = nil
    while !isOver {
      var path = plan.start
      var isNew = false
      for _ in 0..<Self.walk where !isOver {
        guard let walked = replayer.walk(path), walked.misstep == nil else { break }
        let state = Mark(walked.device)
        let choices = Choices(walked.device, of: replayer.world)
        guard let event = leastTried(choices.actions + choices.turns + choices.system, state, &random) else { break }
        let known = seen.count
        take(event, after: path, state)
        path.append(event)
        guard replayer.mark(path) != nil else { break }
        guard seen.count > known else { continue }
        isNew = true
        expand(path)
      }
      idle = isNew ? 0 : idle + 1
      if idle >= Self.patience {
        figures.isExhausted = true
        return
      }
    }
  }

  private func leastTried(_ events: [DeviceEvent], _ state: Mark, _ random: inout SplitMix64) -> DeviceEvent? {
    let counts = events.map { tries.count($0, at: state) }
    guard let least = counts.min() else { return nil }
    // Mostly what is new here; sometimes anything, because a way on may lie behind what was tried.
    let candidates = random.chance(25) ? events : zip(events, counts).filter { $0.1 == least }.map(\.0)
    return random.pick(candidates)
  }

  /// The first call that differs when the app is run twice, along the first events there are; nil for an app that is
  /// deterministic as far as that tells.
  private var differing: ExplorationObstacle? {
    guard let walked = replayer.walk(plan.start, anew: true), walked.misstep == nil else { return nil }
    let turned = plan.start + [DeviceEvent.deviceOrientation(.landscapeLeft)]
    let action = Choices(walked.device, of: replayer.world).actions.first { !replayer.avoids(turned + [$0]) }
    let path = turned + (action.map { [$0] } ?? [])
    var runs: [[String]] = []
    for _ in 0..<2 {
      do throws(EmulatorError) { runs.append(try replayer.calls(path)) } catch { return .launch("\(error)") }
    }
    guard let index = zip(runs[0], runs[1]).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
      return runs[0].count == runs[1].count ? nil : .differing("\(runs[0].count) calls, then \(runs[1].count)")
    }
    let (one, other) = (runs[0][index], runs[1][index])
    // Calls are alike, and what is seen is not.
    if Replayer.isFingerprint(one), Replayer.isFingerprint(other) {
      return .differing(firstSeen(along: path) ?? Self.kept)
    }
    return .differing("call \(index + 1) is \(one), then \(other)")
  }

  /// What is said where only the first run was another: all launches are in one process.
  private static let kept =
    "what is seen is another the first time alone; something outlives a launch here, such as what a static property keeps"

  /// The first thing that is seen to differ when a path is walked twice, and after which of its events.
  private func firstSeen(along path: Path) -> String? {
    for count in 0...path.count {
      let walks = (0..<2).compactMap { _ in replayer.walk(Array(path[..<count]), anew: true) }
      guard walks.count == 2 else { return nil }
      guard let first = Comparison(walks[1].device.settled, expected: walks[0].device.settled).differences.first else {
        continue
      }
      let place = count == 0 ? "after the launch" : "after \(path[..<count].map(\.brief).joined(separator: "; "))"
      let what = [first.view, first.property.name].filter { !$0.isEmpty }.joined(separator: ".")
      return "\(place) \(what) is \(first.expected), then \(first.actual)"
    }
    return nil
  }
}

/// What keeps an exploration from being made.
public enum ExplorationObstacle: Sendable, Equatable, Codable {
  /// The apps cannot be launched like this, and why.
  case launch(String)
  /// The start cannot be done, and which of it.
  case start(String)
  /// Run twice, the app does not do the same, and where: nothing could be known of it.
  case differing(String)
  /// The budget was over before anything was tried.
  case untried

  /// The sentence for people.
  public var text: String {
    switch self {
    case .launch(let text), .start(let text): text
    case .differing(let text): "the app is not deterministic: run twice, \(text)"
    case .untried: "the budget was over before the first state was looked at; --budget takes more"
    }
  }
}
