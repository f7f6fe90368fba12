// What fingers do that takes more words than a tap: typing, scrolling and dragging, as values with their limits.

/// What a user types. Every character is a key, a line break the return key.
public struct Typing: Sendable, Hashable {
  /// The field that is tapped first, by its identifier or text; empty for whatever is being edited.
  public var field: String
  /// Characters that are deleted before the insertion point first; no more than there are.
  public var deletes: Int
  /// The keys.
  public var text: String

  public init(_ text: String, into field: String = "", deletes: Int = 0) {
    self.field = field
    self.deletes = deletes
    self.text = text
  }

  /// The most characters deleted at once: a page of them, so that an input ends soon.
  public static let mostDeletes = 10_000

  /// Why nobody can do it; nil where somebody may.
  public var refusal: String? {
    guard 0...Self.mostDeletes ~= deletes else {
      return "0 to \(Self.mostDeletes) characters are deleted, not \(deletes)"
    }
    return nil
  }
}

/// A way of a finger, in points: to the right and down for positive numbers.
public struct FingerWay: Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A finger that stays.
  public static let none = FingerWay(x: 0, y: 0)

  /// The farthest a finger goes, in points: beyond the end of what anybody scrolls.
  public static let farthest = 1_000_000.0

  /// Why no finger goes it; nil where one may.
  public var refusal: String? {
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else {
      return "a finger goes at most \(Int(Self.farthest)) points"
    }
    return nil
  }
}

/// A finger that touches, moves, and is lifted.
public struct Drag: Sendable, Hashable {
  /// The view it touches, by identifier or text; empty for a place of the window.
  public var target: String
  /// Where it touches: from the middle of the target, or from the window's upper left corner, in points.
  public var start: FingerWay
  /// How far it moves.
  public var way: FingerWay
  /// How long that takes, in seconds: a fast one is a swipe, and one that stays a long press.
  public var seconds: Double

  public init(_ target: String = "", from start: FingerWay = .none, by way: FingerWay, seconds: Double = usual) {
    self.target = target
    self.start = start
    self.way = way
    self.seconds = seconds
  }

  /// How long a finger takes where nobody says: slower than a flick, shorter than a long press's half a second.
  public static let usual = 0.3
  /// The longest a finger stays, in seconds.
  public static let longest = 60.0

  /// Why nobody can do it; nil where somebody may.
  public var refusal: String? {
    if let refusal = start.refusal ?? way.refusal { return refusal }
    guard 0...Self.longest ~= seconds else { return "a drag takes 0 to \(Int(Self.longest)) s, not \(seconds) s" }
    return nil
  }
}
