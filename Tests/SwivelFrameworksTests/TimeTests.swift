// Times as fractions of seconds: their order, sums and stretches, by the rules Core Media's CMTime.h and CMTimeRange.h write down.
import Foundation
import SwivelFrameworks
import Testing

struct TimeTests {
  private static func time(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
  private static let scales: [Int32] = [1, 2, 3, 24, 25, 30, 600, 1000, 44_100, 90_000]
  private static let times: [CMTime] = scales.flatMap { scale in
    [-7, -1, 0, 1, 2, 3, 599, 600, 601].map { CMTime(value: $0, timescale: scale) }
  }

  /// CMTimeCompare: "Negative infinity is considered to be … less than any other time"; an indefinite time is more than numbers and less
  /// than positive infinity, an invalid one more than any other; each is equal to itself.
  @Test func order() {
    let rising: [CMTime] = [
      .negativeInfinity, Self.time(-3, 1), Self.time(-1, 600), .zero, Self.time(1, 3), Self.time(1, 2),
      Self.time(.max, 1),
      .indefinite, .positiveInfinity, .invalid,
    ]
    for (first, one) in rising.enumerated() {
      for (second, two) in rising.enumerated() {
        #expect(CMTimeCompare(one, two) == (first < second ? -1 : first == second ? 0 : 1), "\(first) \(second)")
        #expect((one < two) == (first < second) && (one == two) == (first == second))
        #expect(CMTimeMinimum(one, two) == rising[min(first, second)])
        #expect(CMTimeMaximum(one, two) == rising[max(first, second)])
      }
    }
    // "Times in numerically larger epochs are always greater."
    let later = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 1)
    #expect(Self.time(1000, 1) < later && later != .zero)
  }

  /// 1/2 and 300/600 are one time; numbers too long for a Double are told apart.
  @Test func sameTimes() {
    #expect(Self.time(1, 2) == Self.time(300, 600) && Set([Self.time(1, 2), Self.time(300, 600)]).count == 1)
    #expect(Self.time(0, 5) == .zero && Set([Self.time(0, 5), .zero]).count == 1)
    #expect(
      Set([CMTime.invalid, .indefinite, .positiveInfinity, .negativeInfinity, .zero, Self.time(1, 2)]).count == 6)
    let long: Int64 = 9_007_199_254_740_993
    #expect(Self.time(long, 1) > Self.time(long - 1, 1) && Self.time(long, 3) != Self.time(long - 1, 3))
    #expect(Self.time(-1, 2) != Self.time(1, 2))
  }

  /// A sum and a difference are each other's way back, exactly; their parts are the fewest that suit both (the least common multiple).
  @Test func sums() {
    for one in Self.times {
      #expect(one + .zero == one && one - one == .zero && CMTimeAdd(one, one) == CMTimeMultiply(one, multiplier: 2))
      #expect(CMTimeAbsoluteValue(one) >= .zero && CMTimeAbsoluteValue(one).seconds == abs(one.seconds))
      for two in Self.times {
        let sum = one + two
        #expect(sum == two + one && sum - two == one && CMTimeSubtract(sum, one) == two)
        #expect((one < two) == (one - two < .zero) && (one < two) == (one.seconds < two.seconds))
        #expect(sum.timescale % one.timescale == 0 && sum.timescale % two.timescale == 0 && !sum.hasBeenRounded)
      }
    }
    #expect((Self.time(1, 4) + Self.time(1, 6)).timescale == 12 && (Self.time(1, 4) + Self.time(1, 6)).value == 5)
    #expect((Self.time(1, 600) + Self.time(1, 600)).timescale == 600)
  }

  /// What is without end swallows times, opposite ends have no sum, nobody knows what nobody knows, and of no time is nothing known.
  @Test func sumsWithoutNumbers() {
    let (ever, since, one) = (CMTime.positiveInfinity, CMTime.negativeInfinity, Self.time(1, 1))
    #expect(one + ever == ever && ever + ever == ever && since + one == since && since + since == since)
    #expect(ever + since == .invalid && ever - ever == .invalid && ever - since == ever && one - ever == since)
    #expect(.indefinite + one == .indefinite && .indefinite + ever == ever && one - .indefinite == .indefinite)
    #expect(.invalid + one == .invalid && ever + .invalid == .invalid && one - .invalid == .invalid)
    #expect(CMTimeMultiply(ever, multiplier: -2) == since && CMTimeMultiply(ever, multiplier: 0) == .invalid)
    #expect(CMTimeMultiply(since, multiplier: 3) == since && CMTimeMultiply(.indefinite, multiplier: 2) == .indefinite)
    #expect(CMTimeMultiplyByFloat64(ever, multiplier: -0.5) == since && CMTimeAbsoluteValue(since) == ever)
    #expect(ever.seconds == .infinity && since.seconds == -.infinity && CMTime.indefinite.seconds.isNaN)
    #expect(ever.isPositiveInfinity && !ever.isNegativeInfinity && since.isNegativeInfinity && !since.isNumeric)
    #expect(CMTime.indefinite.isIndefinite && !CMTime.invalid.isIndefinite && !CMTime.invalid.isValid && one.isNumeric)
  }

  /// "If the two operands are numeric, but they have different nonzero epochs, the result will be invalid"; what lies between two of one
  /// epoch is a length, in epoch 0, and with a length a time stays in its own.
  @Test func epochs() {
    func of(_ epoch: Int64) -> CMTime { CMTime(value: 5, timescale: 1, flags: .valid, epoch: epoch) }
    #expect(of(1) + of(2) == .invalid && of(1) - of(2) == .invalid)
    #expect((of(1) + of(0)).epoch == 1 && (of(0) + of(2)).epoch == 2 && (of(3) - of(3)).epoch == 0)
    #expect((of(3) - of(0)).epoch == 3)
  }

  /// "If the result value overflows, the timescale will be repeatedly halved"; where that does not help either it is infinite. More parts
  /// than 2³¹ - 1 there are not.
  @Test func whatHasNoRoom() {
    let most = Self.time(.max, 2)
    let twice = most + most
    #expect(twice.timescale == 1 && twice.hasBeenRounded && twice.seconds == most.seconds * 2)
    #expect(Self.time(.max, 1) + Self.time(1, 1) == .positiveInfinity)
    #expect(CMTimeMultiply(Self.time(.max, 1), multiplier: -2) == .negativeInfinity)
    let fine = Self.time(1, 2_147_483_647) + Self.time(1, 2_147_483_646)
    #expect(fine.timescale == .max && fine.value == 2 && fine.hasBeenRounded)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == .negativeInfinity)
    let long = CMTime(seconds: 1e17, preferredTimescale: 600)
    #expect(long.seconds == 1e17 && (1..<600).contains(long.timescale) && long.isNumeric)
  }

  /// Seconds come back from parts that hold them; others are rounded to the nearest and say so; there is no time in no parts.
  @Test func seconds() {
    for scale in Self.scales {
      for value in -20...20 {
        let seconds = Double(value) / Double(scale)
        let made = CMTimeMakeWithSeconds(seconds, preferredTimescale: scale)
        #expect(made.value == Int64(value) && made.timescale == scale && !made.hasBeenRounded)
        #expect(CMTimeGetSeconds(made) == seconds && CMTimeMake(value: Int64(value), timescale: scale) == made)
      }
    }
    let third = CMTime(seconds: 0.34, preferredTimescale: 10)
    #expect(third.value == 3 && third.hasBeenRounded && CMTime(seconds: 0.36, preferredTimescale: 10).value == 4)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(CMTime(value: 1, timescale: 0).seconds.isNaN && !CMTime().isValid)
    #expect(CMTimeMultiplyByFloat64(Self.time(1, 1), multiplier: 0.5) == Self.time(1, 2))
    #expect(CMTimeMultiplyByFloat64(Self.time(10, 600), multiplier: 1.5) == Self.time(15, 600))
    #expect(CMTimeMultiplyByFloat64(Self.time(10, 600), multiplier: 1.5).timescale == 600)
    #expect(!CMTimeMultiplyByFloat64(Self.time(1, 1), multiplier: .nan).isValid)
  }

  /// CMTimeConvertScale by method: 5/2 and -5/2, 7/4 and -7/4 in whole seconds.
  @Test(
    arguments: [
      (.roundHalfAwayFromZero, [3, -3, 2, -2, 1, -1]), (.roundTowardZero, [2, -2, 1, -1, 1, -1]),
      (.roundAwayFromZero, [3, -3, 2, -2, 2, -2]), (.roundTowardPositiveInfinity, [3, -2, 2, -1, 2, -1]),
      (.roundTowardNegativeInfinity, [2, -3, 1, -2, 1, -2]), (.quickTime, [2, -2, 1, -1, 1, -1]),
      (.default, [3, -3, 2, -2, 1, -1]),
    ] as [(CMTimeRoundingMethod, [Int64])])
  func otherParts(method: CMTimeRoundingMethod, whole: [Int64]) {
    let times = [
      Self.time(5, 2), Self.time(-5, 2), Self.time(7, 4), Self.time(-7, 4), Self.time(5, 4), Self.time(-5, 4),
    ]
    let found = times.map { CMTimeConvertScale($0, timescale: 1, method: method) }
    #expect(found.map(\.value) == whole && found.allSatisfy { $0.timescale == 1 && $0.hasBeenRounded })
    for time in Self.times {
      let finer = time.convertScale(time.timescale * 3, method: method)
      #expect(finer == time && finer.timescale == time.timescale * 3 && !finer.hasBeenRounded)
    }
    #expect(Self.time(1, 3).convertScale(10, method: .quickTime).value == 4, "more parts: away from zero")
    #expect(Self.time(1, 1).convertScale(0, method: method) == .invalid)
    #expect(CMTime.indefinite.convertScale(10, method: method) == .indefinite)
  }

  private static func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRange(start: time(start, 2), end: time(end, 2))
  }

  /// Of all stretches between 0 and 5 halves: what is in both is in each, from the later beginning to the earlier end; both together hold
  /// each; a time is in one from its beginning on and before its end.
  @Test func stretches() {
    let all = (Int64(0)...5).flatMap { start in (start...5).map { (start, $0) } }
    for (from, to) in all {
      let one = Self.range(from, to)
      #expect(one.isValid && one.isEmpty == (from == to) && CMTimeRangeGetEnd(one) == Self.time(to, 2))
      #expect(one == CMTimeRangeMake(start: Self.time(from, 2), duration: Self.time(to - from, 2)))
      #expect(CMTimeRangeFromTimeToTime(start: one.start, end: one.end) == one)
      for point in Int64(-1)...6 {
        let isIn = from <= point && point < to
        #expect(one.containsTime(Self.time(point, 2)) == isIn)
        #expect(CMTimeRangeContainsTime(one, time: Self.time(point, 2)) == isIn)
      }
      for (start, end) in all {
        let two = Self.range(start, end)
        let common = CMTimeRangeGetIntersection(one, otherRange: two)
        let (left, right) = (max(from, start), min(to, end))
        #expect(common == (left < right ? Self.range(left, right) : .zero))
        #expect(CMTimeRangeGetUnion(one, otherRange: two) == Self.range(min(from, start), max(to, end)))
        #expect(one.containsTimeRange(two) == (from <= start && end <= to))
        #expect(CMTimeRangeEqual(one, two) == ((from, to) == (start, end)))
      }
    }
  }

  /// A stretch of no time, of less than none or of another beginning is none; nobody knows when one ends that nobody knows the length of.
  @Test func noStretches() {
    let one = Self.range(0, 4)
    let backwards = CMTimeRange(start: .zero, duration: Self.time(-1, 1))
    let elsewhere = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1, flags: .valid, epoch: 1))
    for none in [CMTimeRange.invalid, CMTimeRange(), backwards, elsewhere, CMTimeRange(start: .invalid, end: .zero)] {
      #expect(!none.isValid && !none.isEmpty && !none.isIndefinite && !none.containsTime(.zero))
      #expect(!none.containsTimeRange(one) && !one.containsTimeRange(none))
      #expect(!one.intersection(none).isValid && !none.union(one).isValid)
    }
    let open = CMTimeRange(start: .zero, duration: .indefinite)
    #expect(open.isIndefinite && open.isValid && !open.isEmpty && !one.isIndefinite && open.end == .indefinite)
    let ever = CMTimeRange(start: Self.time(1, 1), duration: .positiveInfinity)
    #expect(ever.end == .positiveInfinity && ever.containsTime(Self.time(.max, 1)) && !ever.containsTime(.zero))
    #expect(ever.containsTimeRange(CMTimeRange(start: Self.time(2, 1), duration: .positiveInfinity)))
    #expect(CMTimeRange.zero.isEmpty && CMTimeMapping(source: one, target: open).source == one)
  }
}
