// A font: always the system's, since its tables are the only ones there are.
import TextMetrics

/// A size and weight of the system font. Metrics and widths come from fitted tables with known errors; see `SystemFont`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let comparable = ComparableWord()
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
  package let weight: Weight
  /// Between lines, beyond the line height: what text styles have, and no other fonts.
  public let leading: CGFloat
  /// The name an app asked for; nil for the system font.
  let givenName: String?
  /// The text style the font follows; nil for a fixed size.
  let style: TextStyle?
  /// What it was made larger by, and what from.
  private let scaling: (metrics: UIFontMetrics, size: CGFloat)?
  package let symbolicTraits: UIFontDescriptor.SymbolicTraits

  init(
    size: CGFloat, weight: Weight, leading: CGFloat = 0, name: String? = nil, style: TextStyle? = nil,
    scaling: (metrics: UIFontMetrics, size: CGFloat)? = nil, traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    pointSize = size
    self.weight = weight
    self.leading = leading
    givenName = name
    self.style = style
    self.scaling = scaling
    symbolicTraits = traits
  }

  /// The system font in 12 points: what code falls back to that does not find a font. UIKit says nothing of its size; 12 is that of
  /// a font asked for without one.
  public override convenience init() { self.init(size: 12, weight: .regular) }

  /// A font by its name. There are no font files: its widths and heights are the system font's, in the weight the name says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize > 0 ? fontSize : 12, weight: Weight(named: fontName), name: fontName)
  }
  /// The font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : max(descriptor.pointSize, 1), weight: descriptor.weight,
      name: descriptor.givenName, traits: descriptor.symbolicTraits)
  }

  /// The system font in regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// How wide letters are; values are UIKit's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Usual.
    public static let standard = Width(0)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Narrower.
    public static let compressed = Width(-0.3)
    /// Wide.
    public static let expanded = Width(0.2)
  }
  /// The system font in a weight and a width (era 16). The widths of letters are measured of the usual width alone, which stands in
  /// for the others.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  /// The font of a text style at the text size the user wants.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style in an environment; in the one whose code runs for nil.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.textSize ?? AppScene.wantedTextSize
    return UIFont(style, DynamicType.metrics(style, category))
  }
  /// The system font in italics, as wide as upright.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, traits: .traitItalic)
  }
  /// The system font with digits of one width, which all of the tables' are.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The system's font of one width, as wide as the usual one here.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, name: ".SFMono", traits: .traitMonoSpace)
  }
  /// The font of a text style at a text size.
  class func preferredFont(forTextStyle style: TextStyle, at size: UIContentSizeCategory) -> UIFont {
    UIFont(style, DynamicType.metrics(style, size))
  }

  private convenience init(_ style: TextStyle, _ metrics: (size: CGFloat, distance: CGFloat)) {
    let line = CGFloat(SystemFont(size: Double(metrics.size), generation: .variable).lineHeight)
    self.init(size: metrics.size, weight: style.weight, leading: max(0, metrics.distance - line), style: style)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, name: givenName, traits: symbolicTraits)
  }

  func scaled(_ size: CGFloat, by metrics: UIFontMetrics) -> UIFont {
    UIFont(
      size: size, weight: weight, name: givenName, scaling: (metrics, scaling?.size ?? pointSize),
      traits: symbolicTraits)
  }

  /// The font at another text size; nil if it does not follow it.
  func following(_ category: UIContentSizeCategory) -> UIFont? {
    if let style { return UIFont(style, DynamicType.metrics(style, category)) }
    guard let scaling else { return nil }
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return scaled(scaling.metrics.scaledValue(for: scaling.size, compatibleWith: traits), by: scaling.metrics)
  }

  /// The name: the one asked for, or the system font's in its weight.
  open var fontName: String {
    givenName ?? (weight.rawValue >= 0.23 ? ".SFUI-Semibold" : ".SFUI-Regular")
  }
  /// The name without the weight.
  open var familyName: String {
    givenName.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
  }
  /// The font as a description.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: weight, name: givenName, traits: symbolicTraits, style: style)
  }
  /// The height of capitals, by the system font's proportions.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, by the system font's proportions.
  open var xHeight: CGFloat { pointSize * 0.526 }
  /// The families there are: the system's.
  open class var familyNames: [String] { [".AppleSystemUIFont"] }
  /// The fonts of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

  /// The height of a line in points, not rounded.
  open var lineHeight: CGFloat { CGFloat(metrics(.variable).lineHeight) }
  /// From the baseline up to the top of the line.
  open var ascender: CGFloat { CGFloat(metrics(.variable).ascender) }
  /// From the baseline down to the end of the line; negative.
  open var descender: CGFloat { CGFloat(metrics(.variable).descender) }
  /// Whether name, size, weight, slant and leading agree.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (pointSize == other.pointSize && weight == other.weight && leading == other.leading
        && givenName == other.givenName && symbolicTraits == other.symbolicTraits)
  }
  /// By size and weight.
  open override var hash: Int { StableHash.of([pointSize, weight.rawValue, leading]) }
  /// The same font: fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The font as a release of iOS draws it; line heights are the same in all.
  package func metrics(_ generation: FontGeneration) -> SystemFont {
    SystemFont(
      size: Double(pointSize), weight: weight.nearest, generation: generation, leading: Double(leading))
  }
}

extension UIFont.Weight {
  private static let known: [(UIFont.Weight, FontWeight)] = [
    (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
    (.bold, .bold), (.heavy, .heavy),
  ]

  /// The tables' weight whose UIKit number is closest.
  fileprivate var nearest: FontWeight {
    let known = Self.known
    let closest = known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return closest?.1 ?? .regular
  }
}
