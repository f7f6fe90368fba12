// Rectangles and the like as words, as documents and defaults have them: Apple's forms of points, sizes, rectangles and insets.
import Foundation

extension NSCoder {
  /// `{1, 2}`
  public class func string(for point: CGPoint) -> String { words([point.x, point.y]) }
  /// `{1, 2}`
  public class func string(for vector: CGVector) -> String { words([vector.dx, vector.dy]) }
  /// `{1, 2}`
  public class func string(for size: CGSize) -> String { words([size.width, size.height]) }
  /// `{{1, 2}, {3, 4}}`
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// `[1, 0, 0, 1, 5, 6]`
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(word).joined(separator: ", ") + "]"
  }
  /// `{1, 2, 3, 4}`: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    words([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// `{1, 2}`
  public class func string(for offset: UIOffset) -> String { words([offset.horizontal, offset.vertical]) }

  /// The point of such words; zero where they are of something else.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector of such words; zero where they are of something else.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size of such words; zero where they are of something else.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of such words; zero where they are of something else.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets of such words; zero where they are of something else.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private class func words(_ numbers: [CGFloat]) -> String { "{" + numbers.map(word).joined(separator: ", ") + "}" }
  private class func word(_ number: CGFloat) -> String {
    let value = Double(number)
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}

// The functions of C that the class methods above took the place of.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{1, 2}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{1, 2}`
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{{1, 2}, {3, 4}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `[1, 0, 0, 1, 5, 6]`
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{1, 2, 3, 4}`: top, left, bottom, right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point of such words; zero where they are of something else.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of such words; zero where they are of something else.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle of such words; zero where they are of something else.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
