// A font as a description, from which variants are made.

/// What is known of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// Ways a font differs from the plain one; raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Set from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// All bits of the kind of letters, of which fonts here say nothing.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs as in old prints.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between old and new.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs as in new prints.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Thick serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Thicker serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Other serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// For headlines.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// As written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    /// Lines close together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
  /// The name of something a font has.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and the like.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Variants of glyphs.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Fonts for what a font has no glyphs of. Kept among what is known, and not looked at.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// How glyphs are turned and scaled.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters it must have glyphs of.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Widths that are all alike.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The name people read.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  /// The name of a weight and the like among traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
  /// The name of a variant of glyphs.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The same.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The same.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
  /// Designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Points; 0 where nothing is said.
  public let pointSize: CGFloat
  /// How the font differs from the plain one.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let givenName: String?
  let style: UIFont.TextStyle?

  init(
    size: CGFloat, weight: UIFont.Weight, name: String? = nil, traits: SymbolicTraits = [],
    style: UIFont.TextStyle? = nil
  ) {
    pointSize = size
    self.weight = weight
    givenName = name
    symbolicTraits = weight.rawValue >= UIFont.Weight.semibold.rawValue ? traits.union(.traitBold) : traits
    self.style = style
  }

  /// The system font in whatever size is asked for.
  public override convenience init() { self.init(size: 0, weight: .regular) }
  /// A font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(size: size, weight: UIFont.Weight(named: fontName), name: fontName)
  }
  /// A font by what is known of it.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let traits = attributes[.traits] as? [TraitKey: Any]
    let symbolic = traits?[.symbolic].flatMap(SymbolicTraits.init(any:)) ?? []
    let usual = symbolic.contains(.traitBold) ? UIFont.Weight.bold : name.map { UIFont.Weight(named: $0) } ?? .regular
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) } ?? 0
    self.init(
      size: size, weight: traits?[.weight].flatMap(UIFont.Weight.init(any:)) ?? usual, name: name,
      traits: symbolic.subtracting(.traitBold))
  }
  /// The font of a text style at the size the user wants.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// The font of a text style in an environment.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }

  /// The name.
  open var postscriptName: String { givenName ?? ".SFUI-Regular" }
  /// What is known of the font.
  open var fontAttributes: [AttributeName: Any] {
    [
      .size: pointSize, .name: postscriptName,
      .traits: [TraitKey.weight: weight, .symbolic: symbolicTraits.rawValue] as [TraitKey: Any],
    ]
  }
  /// Something that is known of the font.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// The font with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize, weight: isBold == wasBold ? weight : isBold ? .bold : .regular, name: givenName,
      traits: symbolicTraits.subtracting(.traitBold), style: style)
  }
  /// The font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, weight: weight, name: givenName, traits: symbolicTraits)
  }
  /// The font in another design; widths stay.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The font of another family; widths stay.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: weight, name: newFamily, traits: symbolicTraits)
  }
  /// The face of the font.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: UIFont.Weight(named: newFace), name: givenName, traits: symbolicTraits)
  }
  /// The font with more known of it.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let more = UIFontDescriptor(fontAttributes: attributes)
    let traits = attributes[.traits] as? [TraitKey: Any]
    let saysWeight = traits?[.weight] != nil || more.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: more.pointSize > 0 ? more.pointSize : pointSize, weight: saysWeight ? more.weight : weight,
      name: more.givenName ?? givenName, traits: traits?[.symbolic] == nil ? symbolicTraits : more.symbolicTraits)
  }
}

extension UIFontDescriptor.SymbolicTraits {
  /// The traits a dictionary has, as themselves or as their bits.
  fileprivate init?(any value: Any) {
    guard let bits = (value as? Self)?.rawValue ?? (value as? UInt32) ?? (value as? NSNumber)?.uint32Value else {
      return nil
    }
    self.init(rawValue: bits)
  }
}

extension UIFont.Weight {
  /// The weight a dictionary has, as itself or as a number.
  fileprivate init?(any value: Any) {
    if let weight = value as? UIFont.Weight {
      self = weight
    } else if let number = (value as? CGFloat) ?? (value as? Double).map({ CGFloat($0) })
      ?? (value as? NSNumber).map({ CGFloat($0.doubleValue) })
    {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }

  /// The weight a font's name says.
  init(named name: String) {
    let known: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy),
      ("extrabold", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    let lower = name.lowercased()
    self = known.first { lower.contains($0.0) }?.1 ?? .regular
  }
}
