// A mark at a bar's button (era 26): how many there are of something, a word, or that there is something.
import Foundation

extension UIBarButtonItem {
  /// A mark.
  public struct Badge: Equatable {
    /// What it says; empty where it only says that there is something.
    public let stringValue: String
    /// Its colour; red for nil.
    public var backgroundColor: UIColor?
    /// Its text's; white for nil.
    public var foregroundColor: UIColor?
    /// Its font.
    public var font: UIFont?
    /// How many there are.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    /// A word.
    public static func string(_ stringValue: String) -> Badge { Badge(stringValue: stringValue) }
    /// There is something.
    public static func indicator() -> Badge { Badge(stringValue: "") }
    init(stringValue: String) { self.stringValue = stringValue }
  }
}

/// Shows a mark at the upper trailing corner of a button.
final class BadgeLabel: UILabel {
  /// As high as the round mark of a tab.
  static let height: CGFloat = 18
  /// Of one that only says that there is something.
  static let dot: CGFloat = 10

  func show(_ badge: UIBarButtonItem.Badge, over box: CGRect, isMirrored: Bool) {
    text = badge.stringValue
    textAlignment = .center
    font = badge.font ?? .systemFont(ofSize: 13)
    textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
    let height = badge.stringValue.isEmpty ? Self.dot : Self.height
    let width = max(height, badge.stringValue.isEmpty ? 0 : sizeThatFits(.zero).width + 8)
    let x = isMirrored ? box.minX - width / 2 : box.maxX - width / 2
    frame = CGRect(x: x, y: box.minY, width: width, height: height)
    layer.cornerRadius = height / 2
    clipsToBounds = true
  }
}
