// How a symbol is drawn: its size beside text, its weight and its colours, of which each part is said or left open.

extension UIImage {
  /// How large and how bold a symbol is. What is not said is left to what it is put together with (`applying(_:)`).
  public final class SymbolConfiguration: Configuration {
    private let pointSize: CGFloat?
    private let scale: SymbolScale?
    /// How bold the symbol is; nil where nothing is said.
    package let weight: SymbolWeight?
    /// What the symbol is drawn in, of several the first; nil for the tint of what it is in.
    let color: UIColor?
    /// Symbols in text are about as wide as their text's size and a fifth: a stand-in, since sources have no sizes of them.
    private static let sideOfPoint: CGFloat = 1.2
    /// The size of text a symbol stands in of which nothing is said.
    private static let usualPointSize: CGFloat = 17
    var side: CGFloat { ((pointSize ?? Self.usualPointSize) * Self.sideOfPoint * (scale?.factor ?? 1)).rounded() }

    /// From a symbol's middle down to its baseline: symbols stand in the middle of the height of their text's capitals (Human
    /// Interface Guidelines, SF Symbols), whatever their scale.
    var baselineFromMiddle: CGFloat { UIFont.systemFont(ofSize: pointSize ?? Self.usualPointSize).capHeight / 2 }

    /// Whether everything is left open.
    var saysNothing: Bool { pointSize == nil && scale == nil && weight == nil && color == nil }

    init(
      pointSize: CGFloat? = nil, scale: SymbolScale? = nil, weight: SymbolWeight? = nil, color: UIColor? = nil
    ) {
      self.color = color
      self.pointSize = pointSize
      self.scale = scale == .unspecified ? nil : scale
      self.weight = weight == .unspecified ? nil : weight
      super.init()
    }
    /// Whether two say the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    /// Whether two say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale && weight == other.weight && color == other.color
    }
    /// By size.
    public override var hash: Int { StableHash.of([pointSize ?? 0]) }
    /// As in text of 17 points.
    public override convenience init() { self.init(pointSize: nil, scale: nil) }
    /// As in text of a size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, scale: nil) }
    /// As in text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, scale: nil, weight: weight)
    }
    /// As in text of a size and weight, larger or smaller.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: scale, weight: weight, color: nil)
    }
    /// Larger or smaller than in text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
    /// Bolder or thinner than in text.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, scale: nil, weight: weight) }
    /// As in text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, scale: nil) }
    /// As in text of a font, larger or smaller.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: font.pointSize, scale: scale) }
    /// As in text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: Self.size(of: textStyle), scale: nil) }
    /// As in text of a style, larger or smaller.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: Self.size(of: textStyle), scale: scale)
    }
    private static func size(of style: UIFont.TextStyle) -> CGFloat {
      MainActor.assumeIsolated { UIFont.preferredFont(forTextStyle: style).pointSize }
    }
    /// In colours.
    public convenience init(paletteColors: [UIColor]) { self.init(color: paletteColors.first) }
    /// In shades of a colour.
    public convenience init(hierarchicalColor: UIColor) { self.init(color: hierarchicalColor) }
    /// In the colours it was drawn with.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Nothing is said.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// The same without a word of size and weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(scale: scale, color: color)
    }
    /// The same without a word of the scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, color: color)
    }
    /// The same without a word of the weight.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, scale: scale, color: color)
    }
    /// The same without a text's style, which is kept as its size.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(scale: scale, weight: weight, color: color)
    }
    /// The same, with what another says in its place.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, scale: other.scale ?? scale, weight: other.weight ?? weight,
        color: other.color ?? color)
    }
  }

  /// How bold a symbol is; raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As text.
    case regular = 4
    /// A little bolder.
    case medium = 5
    /// Bolder.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Very bold.
    case heavy = 8
    /// The boldest.
    case black = 9

    /// The weight of text that is as bold; of what is not said that of usual text.
    public func fontWeight() -> UIFont.Weight { Self.weights.first { $0.1 == self }?.0 ?? .regular }
    fileprivate static var weights: [(UIFont.Weight, SymbolWeight)] {
      [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
    }
  }

  /// How large a symbol is beside text; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    /// As text.
    case `default` = -1
    /// Nothing is said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As text.
    case medium = 2
    /// Larger.
    case large = 3

    /// Our figures: sources have none.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }
}

extension UIFont.Weight {
  /// How bold a symbol is beside text of this weight: the nearest there is.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = UIImage.SymbolWeight.weights
    return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
