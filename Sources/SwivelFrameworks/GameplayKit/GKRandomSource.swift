// Chance as GameplayKit has it: sources of numbers, which a seed repeats, and how numbers are spread.
import Foundation
import SwivelUI

/// Numbers by chance (developer.apple.com/documentation/gameplaykit/gkrandom).
public protocol GKRandom: AnyObject {
  /// Any number.
  func nextInt() -> Int
  /// A number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number of 0…1.
  func nextUniform() -> Float
  /// One or the other.
  func nextBool() -> Bool
}

/// A source of numbers, each as likely as any other. Which numbers follow a seed is the published algorithm's doing, not known to be
/// Apple's. What has no seed takes one that no other source of the app has, the same in every run: sessions can be run again.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  /// The one of the whole app, which has no seed.
  open class func sharedRandom() -> GKRandomSource { KeptForApp.current.object { GKRandomSource() } }
  private var place = GKRandomSource.unusedSeed()
  /// A source without a seed.
  public override init() { super.init() }
  /// A seed nobody has had.
  static func unusedSeed() -> UInt64 { mixed(UInt64(KeptForApp.current.number())) }
  /// SplitMix64's mixing (Steele, Lea and Flood, 2014).
  private static func mixed(_ number: UInt64) -> UInt64 {
    var word = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
  /// The next 32 bits.
  func next() -> UInt32 {
    place &+= 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: Self.mixed(place) >> 32)
  }
  /// A number of 32 bits, with its sign.
  open func nextInt() -> Int { Int(Int32(bitPattern: next())) }
  /// A number from 0 to below a bound; what would make small numbers more likely is drawn again.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let (bound, drawn) = (UInt64(upperBound), UInt64(1) << 32)
    guard bound <= drawn else { return Int((UInt64(next()) << 32 | UInt64(next())) % bound) }
    let fair = drawn - drawn % bound
    while true {
      let number = UInt64(next())
      if number < fair { return Int(number % bound) }
    }
  }
  /// A number of 0…1.
  open func nextUniform() -> Float { Float(Double(next()) / Double(UInt32.max)) }
  /// One or the other.
  open func nextBool() -> Bool { next() & 1 == 1 }
  /// The same objects in another order, each order as likely as any other.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var all = array
    for last in all.indices.reversed() where last > 0 {
      all.swapAt(last, nextInt(upperBound: last + 1))
    }
    return all
  }
}

/// ARC4: quick, and good enough for games.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// What its numbers follow from.
  open private(set) var seed: Data
  private var state: [UInt8] = []
  private var (one, other): (UInt8, UInt8) = (0, 0)
  /// A seed nobody chose.
  public override convenience init() {
    self.init(seed: withUnsafeBytes(of: Self.unusedSeed()) { Data($0) })
  }
  /// By a seed of bytes.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    state = (0...255).map { UInt8($0) }
    var swapped: UInt8 = 0
    for index in state.indices {
      swapped = swapped &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(swapped))
    }
  }
  private func byte() -> UInt8 {
    one = one &+ 1
    other = other &+ state[Int(one)]
    state.swapAt(Int(one), Int(other))
    return state[Int(state[Int(one)] &+ state[Int(other)])]
  }
  override func next() -> UInt32 { (0..<4).reduce(0) { number, _ in number << 8 | UInt32(byte()) } }
  /// Leaves out so many numbers; the first of this algorithm tell of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}

/// The quickest: each number follows from the one before by a product and a sum.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// What its numbers follow from.
  open var seed: UInt64
  /// A seed nobody chose.
  public override convenience init() { self.init(seed: Self.unusedSeed()) }
  /// By a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  /// Knuth's numbers for 64 bits; of the result the upper half, which repeats least.
  override func next() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }
}

/// The Mersenne twister of 64 bits (Matsumoto and Nishimura, 2004): the most even.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  private static let (size, middle) = (312, 156)
  /// What its numbers follow from.
  open var seed: UInt64 { didSet { begin() } }
  private var state: [UInt64] = []
  private var index = 0
  /// A seed nobody chose.
  public override convenience init() { self.init(seed: Self.unusedSeed()) }
  /// By a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }
  private func begin() {
    state = [seed]
    for number in 1..<UInt64(Self.size) {
      let last = state[state.count - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ number)
    }
    index = Self.size
  }
  private func twist() {
    for place in state.indices {
      let mixed =
        state[place] & 0xFFFF_FFFF_8000_0000 | state[(place + 1) % Self.size] & 0x7FFF_FFFF
      let odd: UInt64 = mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
      state[place] = state[(place + Self.middle) % Self.size] ^ (mixed >> 1) ^ odd
    }
    index = 0
  }
  /// The next 64 bits.
  func word() -> UInt64 {
    if index >= Self.size { twist() }
    var number = state[index]
    index += 1
    number ^= (number >> 29) & 0x5555_5555_5555_5555
    number ^= (number << 17) & 0x71D6_7FFF_EDA6_0000
    number ^= (number << 37) & 0xFFF7_EEE0_0000_0000
    return number ^ (number >> 43)
  }
  override func next() -> UInt32 { UInt32(truncatingIfNeeded: word() >> 32) }
}

/// Numbers of a range, each as likely as any other.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  /// The lowest.
  public let lowestValue: Int
  /// The highest.
  public let highestValue: Int
  /// How many there are.
  open var numberOfPossibleOutcomes: Int { Self.room(lowestValue, highestValue) }
  /// Of a source.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int
  ) {
    (self.source, lowestValue) = (source, lowestInclusive)
    self.highestValue = max(lowestInclusive, highestValue)
    super.init()
  }
  /// Of a source of its own.
  public convenience init(lowestValue lowestInclusive: Int, highestValue: Int) {
    self.init(
      randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestValue)
  }
  /// Of a die.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// Of a die with six sides.
  open class func d6() -> Self {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 6)
  }
  /// Of one with twenty.
  open class func d20() -> Self {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 20)
  }
  /// A number of the range.
  open func nextInt() -> Int { lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// A number of the range below a bound; the lowest where there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    let room = Self.room(lowestValue, upperBound - 1)
    return lowestValue &+ source.nextInt(upperBound: min(numberOfPossibleOutcomes, room))
  }
  /// How many whole numbers there are from one to another, as far as they can be counted.
  final class func room(_ lowest: Int, _ highest: Int) -> Int {
    let (room, isOver) = highest.subtractingReportingOverflow(lowest)
    return isOver || room == .max ? .max : room + 1
  }
  /// A number of 0…1: where a number stands in the range.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1
      ? (Float(nextInt()) - Float(lowestValue)) / (Float(highestValue) - Float(lowestValue)) : 0
  }
  /// One or the other.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers of which those in the middle are likelier: nearly all of Gauss's curve lies within three deviations, and none beyond comes.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// The middle.
  open private(set) var mean: Float
  /// How far two thirds are from it at most.
  open private(set) var deviation: Float
  /// Within a range, of six deviations.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int
  ) {
    mean = (Float(lowestInclusive) + Float(highestValue)) / 2
    deviation = (Float(highestValue) - Float(lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestValue)
  }
  /// About a middle.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Self.whole(Double((mean - 3 * deviation).rounded(.up))),
      highestValue: Self.whole(Double((mean + 3 * deviation).rounded(.down))))
  }
  /// Draws after which the curve has no number within its range: one of 370 lies beyond three deviations.
  private static let draws = 1000
  private static func whole(_ number: Double) -> Int { Int(exactly: min(max(number, -1e15), 1e15)) ?? 0 }

  /// One of the curve below a bound; the lowest where none comes.
  open override func nextInt(upperBound: Int) -> Int {
    for _ in 0..<Self.draws {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return lowestValue
  }
  /// By Box and Muller: two even numbers make one of the curve.
  open override func nextInt() -> Int {
    for _ in 0..<Self.draws where lowestValue < highestValue {
      let radius = (-2 * Foundation.log(max(Double(source.nextUniform()), .leastNormalMagnitude)))
        .squareRoot()
      let number =
        Double(mean) + Double(deviation) * radius
        * cos(2 * Double.pi * Double(source.nextUniform()))
      let whole = Self.whole(number.rounded())
      if (lowestValue...highestValue).contains(whole) { return whole }
    }
    return lowestValue
  }
}

/// Numbers of which each comes once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  /// Numbers of a round; in a wider range one hardly comes twice.
  private static let largestRound = 1 << 20

  /// A number below a bound that has not come in this round, or else in the next one; the lowest where there is none.
  open override func nextInt(upperBound: Int) -> Int {
    guard numberOfPossibleOutcomes <= Self.largestRound else { return super.nextInt(upperBound: upperBound) }
    for _ in 0..<2 * numberOfPossibleOutcomes {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return lowestValue
  }
  /// A number of the range that has not come in this round.
  open override func nextInt() -> Int {
    guard numberOfPossibleOutcomes <= Self.largestRound else { return super.nextInt() }
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
