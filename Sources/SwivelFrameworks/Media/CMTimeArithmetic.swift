// What is reckoned with times, exactly where there is room for it: sums, multiples, other parts and orders, by Core Media's CMTime.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Which way a time goes that another number of parts has no place for; raw values are Core Media's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and away from nothing in the middle.
  case roundHalfAwayFromZero = 1
  /// Towards nothing.
  case roundTowardZero = 2
  /// Away from nothing.
  case roundAwayFromZero = 3
  /// As QuickTime did: towards nothing where there are fewer parts, and away from it where there are more.
  case quickTime = 4
  /// Later.
  case roundTowardPositiveInfinity = 5
  /// Earlier.
  case roundTowardNegativeInfinity = 6
  /// The usual one.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// Where its kind stands among others: 0 since ever, 1 times, 2 what nobody knows, 3 for ever, 4 what is no time.
  var rank: Int64 {
    if !isValid || isNumeric && timescale <= 0 { return 4 }
    return isNegativeInfinity ? 0 : isNumeric ? 1 : isPositiveInfinity ? 3 : 2
  }
  /// -1, 0 or 1.
  func order(_ other: CMTime) -> Int32 {
    func compare<Number: Comparable>(_ one: Number, _ two: Number) -> Int32 { one < two ? -1 : one > two ? 1 : 0 }
    guard rank == 1, other.rank == 1 else { return compare(rank, other.rank) }
    guard epoch == other.epoch else { return compare(epoch, other.epoch) }
    return compare(Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
  }
  /// The largest number both can be divided by.
  static func divisor(_ one: UInt64, _ two: UInt64) -> UInt64 { two == 0 ? one : divisor(two, one % two) }

  /// A number of parts that may have no room: with fewer parts in a second it has, or is for ever.
  private static func fitting(_ value: Int128, _ timescale: Int32, _ flags: Flags, _ epoch: Int64) -> CMTime {
    var (number, scale, all) = (value, timescale, flags)
    while Int64(exactly: number) == nil {
      guard scale > 1 else { return number < 0 ? .negativeInfinity : .positiveInfinity }
      number = divided(value * Int128(scale / 2), by: Int128(timescale), .default)
      scale /= 2
      all.insert(.hasBeenRounded)
    }
    return CMTime(value: Int64(number), timescale: scale, flags: all, epoch: epoch)
  }
  /// A quotient as a whole number; the divisor is positive.
  private static func divided(_ value: Int128, by divisor: Int128, _ method: CMTimeRoundingMethod) -> Int128 {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return whole }
    let away: Int128 = rest < 0 ? -1 : 1
    switch method {
    case .roundHalfAwayFromZero: return rest.magnitude * 2 >= divisor.magnitude ? whole + away : whole
    case .roundTowardZero, .quickTime: return whole
    case .roundAwayFromZero: return whole + away
    case .roundTowardPositiveInfinity: return away > 0 ? whole + 1 : whole
    case .roundTowardNegativeInfinity: return away < 0 ? whole - 1 : whole
    }
  }

  /// Together. Of different parts it has those that suit both, the fewest there are, or 2³¹ - 1 where there are too many; what is without
  /// end stays so, what nobody knows, too, and opposite ends have no sum.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.rank != 4, right.rank != 4 else { return .invalid }
    let ends = [left, right].filter { $0.rank == 0 || $0.rank == 3 }
    if let end = ends.first { return ends.allSatisfy { $0.rank == end.rank } ? end : .invalid }
    guard left.rank == 1, right.rank == 1 else { return .indefinite }
    guard left.epoch == right.epoch || left.epoch == 0 || right.epoch == 0 else { return .invalid }
    let epoch = left.epoch == 0 ? right.epoch : left.epoch
    let flags = left.flags.union(right.flags)
    let common = Int64(divisor(UInt64(left.timescale), UInt64(right.timescale)))
    let both = Int64(left.timescale) / common * Int64(right.timescale)
    let sum =
      Int128(left.value) * (Int128(both) / Int128(left.timescale))
      + Int128(right.value) * (Int128(both) / Int128(right.timescale))
    guard let scale = Int32(exactly: both) else {
      let product = sum * Int128(Int32.max)
      let isExact = product % Int128(both) == 0
      return fitting(
        divided(product, by: Int128(both), .default), .max, isExact ? flags : flags.union(.hasBeenRounded), epoch)
    }
    return fitting(sum, scale, flags, epoch)
  }
  /// What lies between: of two times of an epoch it is a length, which has none.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    guard left.rank == 1, right.rank == 1 else { return left + right.opposite }
    var (one, two) = (left, right.opposite)
    if left.epoch == right.epoch { (one.epoch, two.epoch) = (0, 0) }
    return one + two
  }
  private var opposite: CMTime {
    switch rank {
    case 0: .positiveInfinity
    case 3: .negativeInfinity
    case 1: Self.fitting(-Int128(value), timescale, flags, epoch)
    default: self
    }
  }
  /// So many times.
  func times(_ multiplier: Int32) -> CMTime {
    switch rank {
    case 1: Self.fitting(Int128(value) * Int128(multiplier), timescale, flags, epoch)
    case 0, 3: multiplier == 0 ? .invalid : multiplier < 0 ? opposite : self
    default: self
    }
  }
  /// So many times. It keeps its parts where they are enough for it, else it has as many more as make a
  /// billion (ours).
  func times(_ multiplier: Double) -> CMTime {
    guard rank == 1 else {
      return multiplier.isNaN || multiplier == 0 && rank != 2 ? .invalid : multiplier < 0 ? opposite : self
    }
    let product = Double(value) * multiplier
    let isWhole = product == product.rounded()
    if isWhole, let exact = Int64(exactly: product) {
      return CMTime(value: exact, timescale: timescale, flags: flags, epoch: epoch)
    }
    let scale = isWhole ? timescale : timescale * max(1, 1_000_000_000 / timescale)
    var time = CMTime(seconds: seconds * multiplier, preferredTimescale: scale)
    guard time.isNumeric else { return time }
    time.epoch = epoch
    if hasBeenRounded { time.flags.insert(.hasBeenRounded) }
    return time
  }
  /// The same in other parts of a second; what they have no place for is rounded. Less than one part in a second is no time.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard rank == 1 else { return self }
    guard newTimescale > 0 else { return .invalid }
    let product = Int128(value) * Int128(newTimescale)
    let isExact = product % Int128(timescale) == 0
    let grows = method == .quickTime && newTimescale > timescale
    let number = Self.divided(product, by: Int128(timescale), grows ? .roundAwayFromZero : method)
    return Self.fitting(number, newTimescale, isExact ? flags : flags.union(.hasBeenRounded), epoch)
  }
  /// As far from nothing, later.
  var magnitude: CMTime { rank == 0 || rank == 1 && value < 0 ? opposite : self }
}

/// Together, as in C.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What lies between, as in C.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1, as in C.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(time2) }
/// So many times, as in C.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.times(multiplier) }
/// So many times, as in C.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime { time.times(multiplier) }
/// In other parts of a second, as in C.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
/// Without its sign, as in C.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time.magnitude }
/// The earlier, as in C.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later, as in C.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
