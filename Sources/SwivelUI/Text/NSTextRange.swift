// Places and parts of a text as TextKit 2 has them: places are opaque, and whoever holds the text counts between them.
import Foundation

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Which of two places comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in UTF-16 units: the framework's own.
final class TextLocation: NSObject, NSTextLocation, Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextLocation)?.offset else { return .orderedSame }
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextLocation)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

extension NSTextLocation {
  /// Whether it comes before another.
  func isBefore(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedAscending }
}

/// A part of a text, from a place up to another, which is no longer in it.
open class NSTextRange: NSObject {
  /// Where it begins.
  open private(set) var location: any NSTextLocation
  /// Where it ends.
  open private(set) var endLocation: any NSTextLocation

  /// A part between two places; nothing at the first without a second; nil where the second comes first.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }
  /// Nothing at a place.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }
  convenience init(_ range: NSRange) {
    self.init(from: range.location, to: range.location + range.length)
  }
  private init(from start: Int, to end: Int) {
    (location, endLocation) = (TextLocation(start), TextLocation(end))
    super.init()
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Whether two are the same part.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { location.hash }
  open override var description: String { "\(location)...\(endLocation)" }

  /// Whether a place is in it.
  open func contains(_ location: any NSTextLocation) -> Bool {
    !location.isBefore(self.location) && location.isBefore(endLocation)
  }
  /// Whether another is in it whole.
  open func contains(_ textRange: NSTextRange) -> Bool {
    !textRange.location.isBefore(location) && !endLocation.isBefore(textRange.endLocation)
  }
  /// Whether anything of another is in it.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.isBefore(textRange.endLocation) && textRange.location.isBefore(endLocation)
  }
  /// What of another is in it; nil for nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    guard intersects(textRange) else { return nil }
    let start = location.isBefore(textRange.location) ? textRange.location : location
    return NSTextRange(
      location: start, end: endLocation.isBefore(textRange.endLocation) ? endLocation : textRange.endLocation)
  }
  /// From where the first of the two begins to where the last of them ends.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.isBefore(textRange.location) ? location : textRange.location
    let end = endLocation.isBefore(textRange.endLocation) ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end) ?? self
  }
  /// In UTF-16 units; nil for places of somebody else's.
  var units: NSRange? {
    guard let start = location as? TextLocation, let end = endLocation as? TextLocation else { return nil }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
