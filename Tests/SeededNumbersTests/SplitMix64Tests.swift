// Numbers of a seed: those that were published, and within what was asked for.
import SeededNumbers
import Testing

@Suite struct SplitMix64Tests {
  /// The first numbers from the state 1234567, as published with the reference implementation in C.
  @Test func theSequenceIsThePublishedOne() {
    var numbers = SplitMix64(state: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect(published.map { _ in numbers.next() } == published)
    numbers = SplitMix64(state: 1_234_567)
    #expect(published.map { _ in numbers.below(1_000) } == published.map { Int($0 % 1_000) })
  }

  /// Of a thousand rolls of a die each face comes up, and none beyond; of a hundred chances in a hundred each comes true.
  @Test func rollsStayWithinTheirBounds() {
    var dice = SplitMix64(seed: 1)
    #expect(Set((0..<1_000).map { _ in dice.below(6) }) == [0, 1, 2, 3, 4, 5])
    #expect(Set((0..<1_000).map { _ in dice.pick(["a", "b"]) }) == ["a", "b"])
    #expect((0..<1_000).allSatisfy { _ in dice.chance(100) } && !(0..<1_000).contains { _ in dice.chance(0) })
  }

  /// A seed is mixed as the sequence mixes its states, which go on by the golden ratio's fraction: what a run of today printed is found
  /// again by its seed.
  @Test(arguments: [0, 1, 2, 77, 1 << 63, .max] as [UInt64]) func aSeedIsMixed(seed: UInt64) {
    var mixer = SplitMix64(state: seed &- 0x9E37_79B9_7F4A_7C15)
    var expected = SplitMix64(state: mixer.next())
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let (number, other) = (numbers.next(), expected.next())
      #expect(number == other)
    }
  }

  /// So many in a hundred: the numbers below them, of those that come.
  @Test(arguments: [1, 25, 50, 99]) func chances(percent: Int) {
    var (chances, numbers) = (SplitMix64(seed: 3), SplitMix64(seed: 3))
    for _ in 0..<1_000 {
      let (isTrue, number) = (chances.chance(percent), numbers.below(100))
      #expect(isTrue == (number < percent))
    }
    var counted = SplitMix64(seed: 5)
    let count = (0..<10_000).count { _ in counted.chance(percent) }
    // Four standard deviations of a count of ten thousand are 200 at most.
    #expect(abs(count - 100 * percent) < 200)
  }

  /// Neighbouring seeds share no number among their first hundred, as they would if a seed were the state.
  @Test func neighbouringSeedsAreFarApart() {
    func first(_ seed: UInt64) -> Set<UInt64> {
      var numbers = SplitMix64(seed: seed)
      return Set((0..<100).map { _ in numbers.next() })
    }
    #expect((0..<50).allSatisfy { first($0).isDisjoint(with: first($0 + 1)) })
  }
}
