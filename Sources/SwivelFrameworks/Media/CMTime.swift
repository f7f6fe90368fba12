// Times of films and sounds as fractions of seconds.
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
  public var value: Int64
  /// How many of them a second has.
  public var timescale: Int32
  /// What can be said of it.
  public var flags: Flags
  /// Which of several beginnings it counts from.
  public var epoch: Int64

  /// No time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// By parts.
  public init(value: Int64, timescale: Int32) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }
  /// By all that it is.
  public init(value: Int64, timescale: Int32, flags: Flags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// By seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite, preferredTimescale > 0, abs(seconds) < 1e12 else {
      self.init()
      return
    }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// Nobody knows.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// For ever.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it can be counted with.
  public var isNumeric: Bool {
    flags.intersection([.valid, .positiveInfinity, .negativeInfinity, .indefinite]) == .valid
  }
  /// In seconds; not a number where it is none.
  public var seconds: Double { isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan }

  /// By seconds.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  /// Together.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
  }
  /// What lies between.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
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
