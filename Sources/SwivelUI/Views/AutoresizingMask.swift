// Springs and struts: how a rectangle follows the size of the rectangle it lies in.

extension UIView {
  /// Which margins and sizes of a view stretch; raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margin on the left stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin on the right stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin at the top stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin at the bottom stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// `frame` after the superview's size changed: along each axis the flexible parts share the change in proportion to
    /// their lengths, or equally when all of them are zero.
    func resized(_ frame: CGRect, from oldSize: CGSize, to newSize: CGSize) -> CGRect {
      let (x, width) = Self.stretch(
        (frame.minX, frame.width, oldSize.width - frame.maxX),
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)),
        by: newSize.width - oldSize.width)
      let (y, height) = Self.stretch(
        (frame.minY, frame.height, oldSize.height - frame.maxY),
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)),
        by: newSize.height - oldSize.height)
      return CGRect(x: x, y: y, width: width, height: height)
    }

    private typealias Triple<Value> = (first: Value, second: Value, third: Value)

    /// The margin before and the length after a change: `parts` are the margin before, the length, the margin after.
    private static func stretch(
      _ parts: Triple<CGFloat>, _ flexible: Triple<Bool>, by change: CGFloat
    ) -> (margin: CGFloat, length: CGFloat) {
      guard change != 0 else { return (parts.first, parts.second) }
      let total =
        (flexible.first ? parts.first : 0) + (flexible.second ? parts.second : 0) + (flexible.third ? parts.third : 0)
      let count = (flexible.first ? 1 : 0) + (flexible.second ? 1 : 0) + (flexible.third ? 1 : 0)
      guard count > 0 else { return (parts.first, parts.second) }
      func share(_ part: CGFloat) -> CGFloat { total == 0 ? change / CGFloat(count) : change * part / total }
      let margin = flexible.first ? parts.first + share(parts.first) : parts.first
      let length = flexible.second ? parts.second + share(parts.second) : parts.second
      return (margin, max(0, length))
    }

    /// What the origin and the size along `axis` take of one point more of the superview.
    func shares(of frame: CGRect, in superviewSize: CGSize, along axis: LayoutAxis) -> (origin: Double, size: Double) {
      let isHorizontal = axis == .horizontal
      let far = axis.length(superviewSize) - axis.position(frame) - axis.length(frame.size)
      let parts: Triple<CGFloat> = (axis.position(frame), axis.length(frame.size), far)
      let flexible: Triple<Bool> =
        isHorizontal
        ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
        : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
      let total =
        (flexible.first ? parts.first : 0) + (flexible.second ? parts.second : 0) + (flexible.third ? parts.third : 0)
      let count = (flexible.first ? 1 : 0) + (flexible.second ? 1 : 0) + (flexible.third ? 1 : 0)
      func share(_ part: CGFloat, _ isFlexible: Bool) -> Double {
        guard isFlexible else { return 0 }
        return total == 0 ? 1 / Double(count) : Double(part / total)
      }
      return (share(parts.first, flexible.first), share(parts.second, flexible.second))
    }
  }
}

/// How a view's origin and size along one axis follow its superview's size.
struct Springs {
  var origin: Double
  var size: Double
  /// The superview's size at which they are so.
  var superviewSize: Double
  /// What they take of one point more.
  var originShare: Double
  var sizeShare: Double
}
