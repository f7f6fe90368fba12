// Stretches of time and what is counted with them, also as objects, as lists of them are handed over.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A stretch of time.
public struct CMTimeRange: Sendable, Hashable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// When it ends.
  public var end: CMTime { start + duration }
  /// No stretch.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// By its beginning and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// By its beginning and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Nothing.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No stretch.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// Whether it is one: its beginning and length are times, and the length is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0 }
  /// Whether nobody knows when it begins or how long it is.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether it lasts no time.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a time is in it: from its beginning on, and before its end.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  /// Whether another lies in it.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  /// What is in both; nothing where they have nothing in common, and no stretch where one is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (from, to) = (max(start, otherRange.start), min(end, otherRange.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  /// From where the first begins to where the last ends; no stretch where one is none.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// A stretch of time that stands for another.
public struct CMTimeMapping: Sendable, Hashable {
  /// Which.
  public var source: CMTimeRange
  /// For which.
  public var target: CMTimeRange
  /// One for another.
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// By its beginning and length, as in C.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// By its beginning and end, as in C.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// When it ends, as in C.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in it, as in C.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// What is in both, as in C.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
/// From where the first begins to where the last ends, as in C.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
/// Whether two are the same stretch, as in C.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
// Foundation's boxes on Linux hold few kinds of values: times are put into the bits of a rectangle. Epochs, which are 0 but for loops, are
// not kept.
extension NSValue {
  /// A time as an object.
  public convenience init(time: CMTime) { self.init(timeRange: CMTimeRange(start: time, duration: .invalid)) }
  /// A stretch of time as an object.
  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start.bits, timeRange.duration.bits)
    self.init(rect: CGRect(x: start.0, y: start.1, width: duration.0, height: duration.1))
  }
  /// The time.
  public var timeValue: CMTime { timeRangeValue.start }
  /// The stretch of time.
  public var timeRangeValue: CMTimeRange {
    let rect = rectValue
    return CMTimeRange(
      start: CMTime(rect.origin.x, rect.origin.y), duration: CMTime(rect.size.width, rect.size.height))
  }
}
extension CMTime {
  fileprivate var bits: (Double, Double) {
    let rest = UInt64(UInt32(bitPattern: timescale)) << 32 | UInt64(flags.rawValue)
    return (Double(bitPattern: UInt64(bitPattern: value)), Double(bitPattern: rest))
  }
  fileprivate init(_ value: Double, _ rest: Double) {
    self.init(
      value: Int64(bitPattern: value.bitPattern),
      timescale: Int32(bitPattern: UInt32(truncatingIfNeeded: rest.bitPattern >> 32)),
      flags: Flags(rawValue: UInt32(truncatingIfNeeded: rest.bitPattern)), epoch: 0)
  }
}
