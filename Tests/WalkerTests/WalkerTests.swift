// Half a minute of random walks, and whether the walker sees what it is there to see.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SeededNumbers
import SwivelUI
import Testing

@testable import Walker

@MainActor struct WalkerTests {
  nonisolated static let devices: [DeviceProfile] = [
    .iPhone4, .iPhone5, .iPhone6, .iPhone6Plus, .iPhone8, .iPhoneSE3, .iPad1, .iPad2, .iPadAir1, .iPadAir2, .iPadPro97,
    .iPadPro129, .iPadPro11,
  ]

  /// What holds after every input is listed in `Invariants.swift`; the bench walks on from here for ten minutes.
  @Test(arguments: 0..<8)
  func nothingBreaksAndASecondRunIsTheSame(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let walk = Walk(seed: seed, steps: 60, on: Self.devices)
      let result = try WalkRun.walk(walk)
      if let violation = result.violation {
        Issue.record("seed \(seed) \(violation)\n\(try WalkRun.shrink(walk, budget: 200))")
      }
      let second = try WalkRun.walk(walk)
      #expect(second == result, "seed \(seed)")
    }
  }

  @Test func aSeedIsAWalk() {
    let first = Walk(seed: 7, steps: 20, on: Self.devices)
    #expect("\(first)" == "\(Walk(seed: 7, steps: 20, on: Self.devices))")
    #expect("\(first)" != "\(Walk(seed: 8, steps: 20, on: Self.devices))")
  }

  /// Windows are numbered from 1, as in a device's inputs: where there are two something is done in both, and nowhere in others.
  @Test func whatGuestsDoIsDoneInAWindowThatIsThere() {
    var acted: [Int: Set<Int>] = [:]
    for seed in UInt64(0)..<200 {
      let walk = Walk(seed: seed, steps: 20, on: Self.devices)
      for case .act(let window, _, _) in walk.steps.map(\.deed) {
        acted[walk.world.windows, default: []].insert(window)
      }
    }
    #expect(acted == [1: [1], 2: [1, 2]])
  }

  /// Whatever a walk can do is done in one of a few hundred: in each of UIKit's calls, the first four times it comes; a stack is
  /// changed in four ways, at once and animated; windows get the focus, and time passes.
  @Test func walksDoWhateverThereIs() {
    var (moments, times, stacks, events): (Set<Walker.Moment>, Set<Int>, Set<Int>, Set<String>) = ([], [], [], [])
    for seed in UInt64(0)..<400 {
      for step in Walk(seed: seed, steps: 40, on: Self.devices).steps {
        moments.formUnion(step.mischiefs.map(\.moment))
        times.formUnion(step.mischiefs.map(\.nth))
        var acts = step.mischiefs.map(\.act)
        switch step.deed {
        case .act(_, _, let act): acts.append(act)
        case .event(.window(.focus)): events.insert("focus")
        case .event(.tick): events.insert("tick")
        case .event: break
        }
        for case .setStack(let choice) in acts { stacks.insert(choice) }
      }
    }
    #expect(moments == Set(Walker.Moment.allCases) && times == [1, 2, 3, 4])
    #expect(stacks == Set(0..<8) && events == ["focus", "tick"])
  }

  /// A walk in which nothing breaks takes all its steps.
  @Test func stepsAreCounted() throws {
    var walk = Walk(seed: 7, steps: 20, on: Self.devices)
    for index in walk.steps.indices { (walk.steps[index].deed, walk.steps[index].mischiefs) = (.event(.tick), []) }
    let result = try WalkRun.walk(walk)
    #expect(result.violation == nil && result.steps == 20)
  }

  /// Violations name guests by number: the first is 1, and nobody is left out or named twice.
  @Test func guestsAreCounted() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    let numbers = try #require(
      device.inspect(window: 1) { _ in
        let hand = Stagehand(plist: .all)
        return (0..<3).map { _ in Guest(hand).number }
      })
    #expect(numbers == [1, 2, 3])
  }

  /// Of a hundred throws as many as the percentage says, none or all at the ends.
  @Test(arguments: [0, 15, 40, 100])
  func chancesAreOfAHundred(_ percent: Int) {
    var dice = SplitMix64(seed: 1)
    let met = (0..<10_000).count { _ in dice.chance(percent) }
    // Five standard deviations of 10,000 throws are 250 at most.
    #expect(percent % 100 == 0 ? met == percent * 100 : abs(met - percent * 100) < 250)
  }

  /// A step says when a guest does something: at one moment, the nth time it comes, whoever gets it, and then no more.
  @Test func mischiefIsMadeWhenItsMomentComes() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    let locks = try #require(
      device.inspect(window: 1) { _ in
        let hand = Stagehand(plist: .all)
        let (one, other) = (Guest(hand), Guest(hand))
        hand.begin([Mischief(moment: .viewDidAppear, nth: 2, act: .lock(true))])
        let calls: [(Walker.Moment, Guest)] = [
          (.viewDidAppear, one), (.viewWillAppear, one), (.viewWillAppear, other), (.viewDidAppear, other),
          (.viewDidAppear, one),
        ]
        return calls.map { moment, guest in
          hand.reached(moment, guest)
          return guest.isLocked
        }
      })
    #expect(locks == [false, false, false, true, false], "only the second viewDidAppear, which is the other's")
  }

  /// Of forty steps only a lock and the tick after it matter: two steps are left, without what guests did in them.
  @Test func aWalkIsCutDownToWhatMatters() throws {
    var walk = Walk(seed: 3, steps: 40, on: Self.devices)
    walk.steps[11].deed = .event(.rotationLock(true))
    walk.steps[29].deed = .event(.tick)
    let small = try walk.shrunk(budget: 1_000) { candidate throws(EmulatorError) in
      let deeds = candidate.steps.map { "\($0.deed)" }
      guard let lock = deeds.firstIndex(where: { $0.contains("rotationLock(true)") }) else { return false }
      return deeds[lock...].contains { $0.contains("tick") }
    }
    let mischiefs = small.steps.map(\.mischiefs.count)
    #expect(mischiefs == [0, 0])
    #expect(small.world.windows == 1)
  }

  nonisolated private static func report(
    _ from: InterfaceOrientation, _ interface: InterfaceOrientation, _ reason: RotationReason, changed: Bool
  ) -> Outcome {
    Outcome(
      ending: .settled,
      windows: [
        WindowReport(
          id: 1, from: from, interface: interface, changed: changed, size: .zero, horizontal: .compact,
          vertical: .regular, reason: reason)
      ], ledger: [], fingerprint: 0)
  }

  nonisolated private static func window(_ interface: InterfaceOrientation) -> WindowSnapshot {
    WindowSnapshot(
      id: 1, app: "A", isForeground: true, frame: .zero, horizontal: .compact, vertical: .regular,
      interface: interface, reason: .already, explanation: "", navigationStack: [], visibleController: "",
      root: ViewSnapshot(className: "UIWindow", frame: .zero))
  }

  struct Lie: Sendable, CustomTestStringConvertible {
    var said: String
    var outcome: Outcome
    var before: InterfaceOrientation
    var after: InterfaceOrientation
    var testDescription: String { said }
  }

  nonisolated static let lies = [
    Lie(
      said: "told landscape, is portrait", outcome: report(.portrait, .landscapeLeft, .rotated, changed: true),
      before: .portrait, after: .portrait),
    Lie(
      said: "told from landscape, was portrait", outcome: report(.landscapeLeft, .portrait, .rotated, changed: true),
      before: .portrait, after: .portrait),
    Lie(
      said: "rotated, and nothing turned", outcome: report(.portrait, .portrait, .rotated, changed: true),
      before: .portrait, after: .portrait),
    Lie(
      said: "mask, and it turned", outcome: report(.portrait, .landscapeLeft, .mask, changed: true), before: .portrait,
      after: .landscapeLeft),
    Lie(
      said: "already, and it turned", outcome: report(.portrait, .landscapeLeft, .already, changed: true),
      before: .portrait, after: .landscapeLeft),
    Lie(
      said: "turned, and not changed", outcome: report(.portrait, .landscapeLeft, .rotated, changed: false),
      before: .portrait, after: .landscapeLeft),
  ]

  @Test(arguments: lies)
  func aReceiptThatLiesIsSeen(_ lie: Lie) {
    let fault = Receipts.fault(in: lie.outcome, [Self.window(lie.before)], [Self.window(lie.after)])
    #expect(fault?.rule == "receipt")
  }

  @Test func aReceiptThatIsTrueIsNone() {
    let outcome = Self.report(.portrait, .landscapeLeft, .rotated, changed: true)
    #expect(Receipts.fault(in: outcome, [Self.window(.portrait)], [Self.window(.landscapeLeft)]) == nil)
    // There and back is two turns.
    let back = Self.report(.portrait, .portrait, .rotated, changed: true)
    #expect(Receipts.fault(in: back, [Self.window(.portrait)], [Self.window(.portrait)], turned: [1]) == nil)
  }
}

struct ShorteningTests {
  /// What is needed stays, in its order, wherever it stands; a budget of no questions leaves the list as it is.
  @Test(arguments: [[3], [1, 8], [0, 4, 9], [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
  func onlyWhatIsNeededStays(needed: [Int]) {
    var budget = 500
    let left = Array(0..<10).shortened(budget: &budget) { Set(needed).isSubset(of: $0) }
    #expect(left == needed)
    var none = 0
    #expect(Array(0..<10).shortened(budget: &none) { _ in true } == Array(0..<10))
  }

  /// Each number holds only with all before it, so that one can go once those behind it have gone: single ones are tried again
  /// for as long as any goes (ddmin, Zeller and Hildebrandt 2002), and nothing is left.
  @Test(arguments: 1...6) func whatCouldNotGoAtFirstIsTriedAgain(count: Int) {
    var budget = 500
    let left = Array(0..<count).shortened(budget: &budget) { $0 == Array(0..<$0.count) }
    #expect(left.isEmpty)
  }
}
