// A font: always the system's, since its tables are the only ones there are.
import TextMetrics

/// A size and weight of the system font. Metrics and widths come from fitted tables with known errors; see `SystemFont`.
public final class UIFont: Equatable, Sendable {
  /// How bold a font is, −1…1, regular being 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8; as wide as thin, which is the tables' thinnest.
    public static let ultraLight = Weight(-0.8)
    /// −0.6
    public static let thin = Weight(-0.6)
    /// −0.4
    public static let light = Weight(-0.4)
    /// 0
    public static let regular = Weight(0)
    /// 0.23
    public static let medium = Weight(0.23)
    /// 0.3
    public static let semibold = Weight(0.3)
    /// 0.4
    public static let bold = Weight(0.4)
    /// 0.56
    public static let heavy = Weight(0.56)
    /// 0.62; as wide as heavy, which is the tables' boldest.
    public static let black = Weight(0.62)
  }

  /// The point size of labels that ask for no other.
  public static let labelFontSize: CGFloat = 17
  /// The point size of custom buttons' titles.
  public static let buttonFontSize: CGFloat = 18
  /// The standard point size of the system font.
  public static let systemFontSize: CGFloat = 14
  /// The point size of small system text.
  public static let smallSystemFontSize: CGFloat = 12

  /// Points.
  public let pointSize: CGFloat
  let weight: Weight
  /// Between lines, beyond the line height: what text styles have, and no other fonts.
  public let leading: CGFloat

  private init(size: CGFloat, weight: Weight, leading: CGFloat = 0) {
    pointSize = size
    self.weight = weight
    self.leading = leading
  }

  /// The system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  /// The font of a text style at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style, style.metrics)
  }
  /// The font of a text style at the smallest text size.
  class func smallestPreferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style, style.smallestMetrics) }

  private convenience init(_ style: TextStyle, _ metrics: (size: CGFloat, distance: CGFloat)) {
    let line = CGFloat(SystemFont(size: Double(metrics.size), generation: .variable).lineHeight)
    self.init(size: metrics.size, weight: style.weight, leading: max(0, metrics.distance - line))
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line in points, not rounded.
  public var lineHeight: CGFloat { CGFloat(metrics(.variable).lineHeight) }
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { CGFloat(metrics(.variable).ascender) }
  /// From the baseline down to the end of the line; negative.
  public var descender: CGFloat { CGFloat(metrics(.variable).descender) }
  /// Whether size, weight and leading agree.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left === right
      || (left.pointSize == right.pointSize && left.weight == right.weight
        && left.leading == right.leading)
  }
  /// The font as a release of iOS draws it; line heights are the same in all.
  func metrics(_ generation: FontGeneration) -> SystemFont {
    SystemFont(
      size: Double(pointSize), weight: weight.nearest, generation: generation, leading: Double(leading))
  }
}

extension UIFont.Weight {
  /// The tables' weight whose UIKit number is closest.
  fileprivate var nearest: FontWeight {
    let known: [(UIFont.Weight, FontWeight)] = [
      (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy),
    ]
    let closest = known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return closest?.1 ?? .regular
  }
}
