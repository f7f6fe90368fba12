// Values of Core Graphics and UIKit in archives: as Foundation has points, sizes and rectangles, others as words.
import Foundation

extension NSCoder {
  /// The point of a name; zero for none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// The size of a name; zero for none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// The rectangle of a name; zero for none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Writes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { write([vector.dx, vector.dy], key) }
  /// The vector of a name; zero for none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    read(2, key) { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Writes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
  }
  /// The transform of a name; nothing but zeros for none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    let parts = read(6, key) { $0 } ?? Array(repeating: 0, count: 6)
    return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
  /// Writes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write([insets.top, insets.left, insets.bottom, insets.right], key)
  }
  /// The insets of a name; zero for none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    read(4, key) { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Writes insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write([insets.top, insets.leading, insets.bottom, insets.trailing], key)
  }
  /// The insets of a name; zero for none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    read(4, key) { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  /// Writes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) { write([offset.horizontal, offset.vertical], key) }
  /// The offset of a name; zero for none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    read(2, key) { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private func write(_ parts: [CGFloat], _ key: String) {
    encode(NSString(string: parts.map { "\(Double($0))" }.joined(separator: " ")), forKey: key)
  }
  private func read<Value>(_ count: Int, _ key: String, _ make: ([CGFloat]) -> Value) -> Value? {
    guard let words = decodeObject(of: NSString.self, forKey: key) else { return nil }
    let parts = "\(words)".split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count ? make(parts) : nil
  }
}
