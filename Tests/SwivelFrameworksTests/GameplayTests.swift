// GameplayKit's chance by published numbers of its algorithms and by laws of its distributions, and its machines by their documentation.
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Log { var lines: [String] = [] }

private class Stage1: GKState {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }
  override func didEnter(from previousState: GKState?) {
    log.lines.append("\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "none")")
  }
  override func willExit(to nextState: GKState) {
    log.lines.append("\(type(of: self)) to \(type(of: nextState))")
  }
  override func update(deltaTime seconds: TimeInterval) {
    log.lines.append("\(type(of: self)) \(seconds)")
  }
}
private final class Idle: Stage1 {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: Stage1 {}
private final class Other: Stage1 {}

private final class Health: GKComponent {
  var heard: [String] = []
  override func didAddToEntity() { heard.append("added to \(entity == nil ? "none" : "one")") }
  override func willRemoveFromEntity() { heard.append("removed") }
  override func update(deltaTime seconds: TimeInterval) { heard.append("\(seconds)") }
}

@MainActor @Suite struct GameplayTests {
  /// The key stream of RC4 for the keys "Key" and "Wiki" begins EB9F7781 and 6044DB6D (wikipedia.org/wiki/RC4, "Test vectors").
  @Test(arguments: [("Key", 0xEB9F_7781), ("Wiki", 0x6044_DB6D)] as [(String, UInt32)])
  func arc4(key: String, first: UInt32) {
    #expect(GKARC4RandomSource(seed: Data(key.utf8)).nextInt() == Int(Int32(bitPattern: first)))
  }

  /// C++, [rand.predef]: "the 10000th consecutive invocation of a default-constructed object of type mt19937_64 produces the value
  /// 9981545732273789042", whose seed is 5489. Of 64 bits the upper 32 are taken.
  @Test func mersenneTwister() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 1..<10_000 { _ = source.nextInt() }
    #expect(
      source.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64 >> 32)))
  }

  /// From 0 comes the constant of the sum alone.
  @Test func linearCongruential() {
    let source = GKLinearCongruentialRandomSource(seed: 0)
    #expect(source.nextInt() == 0x1405_7B7E)
    #expect(source.seed == 0x1405_7B7E_F767_814F)
  }

  /// "Deterministic": the same seed, the same numbers; dropped ones are passed over.
  @Test func seeds() {
    let (one, other) = (GKARC4RandomSource(seed: Data([7])), GKARC4RandomSource(seed: Data([7])))
    let numbers = (0..<8).map { _ in one.nextInt() }
    other.dropValues(3)
    #expect((0..<5).map { _ in other.nextInt() } == Array(numbers.dropFirst(3)))
  }

  /// Sources without a seed differ within an app, and come out the same when the app is run again.
  @Test func withoutASeed() throws {
    func draw() throws -> [Int] {
      var drawn: [Int] = []
      try Stage().act { _ in
        for source in [GKARC4RandomSource(), GKARC4RandomSource(), GKMersenneTwisterRandomSource(), GKRandomSource()] {
          drawn.append(source.nextInt())
        }
        drawn += [GKRandomSource.sharedRandom().nextInt(), GKRandomSource.sharedRandom().nextInt()]
      }
      return drawn
    }
    let first = try draw()
    #expect(Set(first).count == 6)
    #expect(try draw() == first)
  }

  @Test func bounds() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let drawn = Set((0..<500).map { _ in source.nextInt(upperBound: 6) })
    #expect(drawn == Set(0..<6))
    #expect(source.nextInt(upperBound: 1) == 0)
    let uniform = (0..<500).map { _ in source.nextUniform() }
    #expect(uniform.allSatisfy { (0...1).contains($0) })
    #expect(Set((0..<100).map { _ in source.nextBool() }) == [true, false])
    let shuffled = source.arrayByShufflingObjects(in: Array(1...50)) as? [Int] ?? []
    #expect(shuffled.sorted() == Array(1...50) && shuffled != Array(1...50))
  }

  @Test func dice() {
    let die = GKRandomDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 1, highestValue: 6)
    #expect(die.numberOfPossibleOutcomes == 6)
    #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(1...6))
    #expect(Set((0..<500).map { _ in die.nextInt(upperBound: 3) }) == [1, 2])
    #expect(
      GKRandomDistribution.d20().highestValue == 20 && GKRandomDistribution.d6().lowestValue == 1)
    #expect(GKRandomDistribution(forDieWithSideCount: 4).highestValue == 4)
  }

  /// "Fair": each of the range comes once in as many draws as there are.
  @Test func shuffledDistribution() {
    let all = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 5, highestValue: 9)
    for _ in 0..<4 { #expect(Set((0..<5).map { _ in all.nextInt() }) == Set(5...9)) }
  }

  /// The range is six deviations; the mean of many draws is the middle, and two thirds lie within one deviation of it.
  @Test func gaussianDistribution() {
    let source = GKMersenneTwisterRandomSource(seed: 2)
    let curve = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    #expect(curve.mean == 30 && curve.deviation == 10)
    let about = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
    #expect(about.lowestValue == 4 && about.highestValue == 16)
    let drawn = (0..<4000).map { _ in curve.nextInt() }
    #expect(drawn.allSatisfy { (0...60).contains($0) })
    #expect(abs(Double(drawn.reduce(0, +)) / 4000 - 30) < 1)
    // 19.5 to 40.5, 1.05 deviations to each side: 70.6 of 100.
    #expect(abs(Double(drawn.count { abs($0 - 30) <= 10 }) / 4000 - 0.706) < 0.04)
  }

  /// GKStateMachine.enter(_:): asked, left, entered, in this order; what may not follow does not.
  @Test func machines() {
    let log = Log()
    let machine = GKStateMachine(states: [Idle(log), Running(log)])
    #expect(
      machine.currentState == nil && machine.canEnterState(Running.self)
        && !machine.canEnterState(Other.self))
    #expect(machine.enter(Idle.self) && !machine.enter(Idle.self) && machine.enter(Running.self))
    machine.update(deltaTime: 0.5)
    #expect(
      machine.currentState === machine.state(forClass: Running.self)
        && machine.state(forClass: Other.self) == nil)
    #expect(machine.currentState?.stateMachine === machine)
    #expect(log.lines == ["Idle from none", "Idle to Running", "Running from Idle", "Running 0.5"])
  }

  /// GKEntity.addComponent(_:): a part takes the place of one of its class.
  @Test func entities() {
    let (entity, first, second) = (GKEntity(), Health(), Health())
    entity.addComponent(first)
    entity.update(deltaTime: 2)
    entity.addComponent(second)
    #expect(entity.component(ofType: Health.self) === second && entity.components.count == 1)
    #expect(first.heard == ["added to one", "2.0", "removed"] && first.entity == nil)
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    system.addComponent(foundIn: entity)
    system.update(deltaTime: 3)
    #expect(system[0].heard == ["added to one", "3.0"])
    entity.removeComponent(ofType: Health.self)
    #expect(entity.components.isEmpty && second.entity == nil)
  }

  /// Ranges as wide as numbers go, and curves that have no whole number within them: each draw ends, and within the range.
  @Test func endsOfRanges() {
    let source = GKMersenneTwisterRandomSource(seed: 7)
    let wide = GKRandomDistribution(randomSource: source, lowestValue: 0, highestValue: .max)
    #expect(wide.numberOfPossibleOutcomes == .max && wide.nextInt() >= 0 && (0...1).contains(wide.nextUniform()))
    let all = GKRandomDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
    #expect(all.numberOfPossibleOutcomes == .max && all.nextInt(upperBound: .min + 1) == .min)
    let many = GKRandomDistribution(randomSource: source, lowestValue: 0, highestValue: 1_000_000_000)
    #expect((0..<50).allSatisfy { _ in (0..<10).contains(many.nextInt(upperBound: 10)) })
    let flat = GKGaussianDistribution(randomSource: source, mean: 5, deviation: 0)
    #expect(flat.nextInt() == 5)
    for (mean, deviation) in [(5.4, 0), (5.3, 0.05), (.nan, 1), (.infinity, 1), (0, .infinity)] as [(Float, Float)] {
      let curve = GKGaussianDistribution(randomSource: source, mean: mean, deviation: deviation)
      #expect((curve.lowestValue...curve.highestValue).contains(curve.nextInt()), "\(mean), \(deviation)")
    }
    let long = GKGaussianDistribution(randomSource: source, lowestValue: 1, highestValue: .max)
    #expect(long.mean > 1 && long.nextInt(upperBound: 1) == 1)
    let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 3, highestValue: 8)
    #expect((0..<30).allSatisfy { _ in (3..<5).contains(shuffled.nextInt(upperBound: 5)) })
    #expect(shuffled.nextInt(upperBound: 3) == 3)
  }
}
