// Times of films and sounds as fractions of seconds. Rules are those of Core Media's CMTime.h; what is reckoned with them is beside it.
import Foundation

/// A time: so many parts of a second.
public struct CMTime: Sendable, Hashable, Comparable {
  /// What can be said of a time; bits are Core Media's.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = Flags(rawValue: 1)
    /// It was rounded.
    public static let hasBeenRounded = Flags(rawValue: 2)
    /// For ever.
    public static let positiveInfinity = Flags(rawValue: 4)
    /// Since ever.
    public static let negativeInfinity = Flags(rawValue: 8)
    /// Nobody knows.
    public static let indefinite = Flags(rawValue: 16)
  }
  /// How many parts.
  public var value: Int64 {
    get { parts.value }
    set { parts.value = newValue }
  }
  /// How many of them a second has.
  public var timescale: Int32 {
    get { parts.timescale }
    set { parts.timescale = newValue }
  }
  /// What can be said of it.
  public var flags: Flags {
    get { parts.flags }
    set { parts.flags = newValue }
  }
  /// Which of several beginnings it counts from.
  public var epoch: Int64 {
    get { parts.epoch }
    set { parts.epoch = newValue }
  }
  private var parts: Parts

  /// No time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// By parts.
  public init(value: Int64, timescale: Int32) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }
  /// By all that it is.
  public init(value: Int64, timescale: Int32, flags: Flags, epoch: Int64) {
    parts = Parts(value: value, timescale: timescale, flags: flags, epoch: epoch)
  }
  /// By seconds. What is too long for its parts has fewer of them in a second, and what is too long for seconds is for ever.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while scale > 1, (seconds * Double(scale)).magnitude >= Self.most { scale /= 2 }
    let value = (seconds * Double(scale)).rounded()
    guard value.magnitude < Self.most else {
      self = value < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: Int64(value), timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }
  /// The first number there is no room for.
  private static let most = 9_223_372_036_854_775_808.0

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// Nobody knows.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// For ever.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Since ever.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is for ever.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is since ever.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not exactly what was asked for.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// Whether it can be counted with.
  public var isNumeric: Bool {
    flags.intersection([.valid, .positiveInfinity, .negativeInfinity, .indefinite]) == .valid
  }
  /// In seconds; without end where it is, and not a number where it is no time or nobody knows it.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  /// CMTimeCompare: since ever, times, what nobody knows, for ever, and what is no time stand in this order; a later epoch is later.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(right) < 0 }
  /// Whether two are the same time, in whichever parts.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.parts == right.parts }

  /// Its parts apart: who compares times compares what they stand for, 1/2 and 2/4, and so must who counts them.
  private struct Parts: RawRepresentable, Hashable, Sendable {
    var value: Int64
    var timescale: Int32
    var flags: Flags
    var epoch: Int64
    init(value: Int64, timescale: Int32, flags: Flags, epoch: Int64) {
      (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    init?(rawValue: [Int64]) { nil }
    /// What it is, and of a time epoch and fraction without what both sides can be divided by.
    var rawValue: [Int64] {
      let time = CMTime(value: value, timescale: timescale, flags: flags, epoch: epoch)
      guard time.rank == 1 else { return [time.rank] }
      let common = Int64(CMTime.divisor(value.magnitude, UInt64(timescale.magnitude)))
      return [1, epoch, value / common, Int64(timescale) / common]
    }
  }
}

/// Printed by its fields as Core Media has them.
extension CMTime: CustomReflectable {
  /// Value, timescale, flags and epoch.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["value": value, "timescale": timescale, "flags": flags, "epoch": epoch], displayStyle: .struct)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By parts, as in C.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By seconds, as in C.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// In seconds, as in C.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
