// An iOS version as a value that compares by number: the parameter most UIKit rules depend on.

/// The iOS or iPadOS version a device runs, `major[.minor]`; the behaviour rules of UIKit change with it.
public struct Era: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// 3…99.
  public let major: Int
  /// 0…99.
  public let minor: Int

  /// A version by its numbers, which are not checked.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `18` or `16.1`; nil for anything else, and for a major version outside 3…99 (iPhone OS 3.2 is the oldest
  /// system in the catalogue).
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else { return nil }
    guard let major = Int(parts[0]), (3...99).contains(major) else { return nil }
    guard parts.count == 2 else {
      self.init(major)
      return
    }
    guard let minor = Int(parts[1]), (0...99).contains(minor) else { return nil }
    self.init(major, minor)
  }

  public static func < (left: Era, right: Era) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

  /// `18`, or `16.1` when there is a minor version.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
