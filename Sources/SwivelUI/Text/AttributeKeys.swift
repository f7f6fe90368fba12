// The keys of UIKit's attributes in attributed strings that are values: name and type, as UIKit's documentation has them.

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIFont
    /// Its name in attributed strings that are objects.
    public static let name = "NSFont"
  }
  /// How paragraphs are set.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = NSParagraphStyle
    /// Its name in attributed strings that are objects.
    public static let name = "NSParagraphStyle"
  }
  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIColor
    /// Its name in attributed strings that are objects.
    public static let name = "NSColor"
  }
  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIColor
    /// Its name in attributed strings that are objects.
    public static let name = "NSBackgroundColor"
  }
  /// Whether letters are joined.
  public enum LigatureAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = Int
    /// Its name in attributed strings that are objects.
    public static let name = "NSLigature"
  }
  /// What is added to each letter's width, in points.
  public enum KernAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSKern"
  }
  /// What is added to each letter's width, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSTracking"
  }
  /// How the text is struck through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = NSUnderlineStyle
    /// Its name in attributed strings that are objects.
    public static let name = "NSStrikethrough"
  }
  /// How the text is underlined.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = NSUnderlineStyle
    /// Its name in attributed strings that are objects.
    public static let name = "NSUnderline"
  }
  /// The colour of the letters' outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIColor
    /// Its name in attributed strings that are objects.
    public static let name = "NSStrokeColor"
  }
  /// How wide the letters' outlines are.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSStrokeWidth"
  }
  /// The shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = NSShadow
    /// Its name in attributed strings that are objects.
    public static let name = "NSShadow"
  }
  /// What stands in the text.
  public enum AttachmentAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = NSTextAttachment
    /// Its name in attributed strings that are objects.
    public static let name = "NSAttachment"
  }
  /// How far above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSBaselineOffset"
  }
  /// The colour of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIColor
    /// Its name in attributed strings that are objects.
    public static let name = "NSUnderlineColor"
  }
  /// The colour of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = UIColor
    /// Its name in attributed strings that are objects.
    public static let name = "NSStrikethroughColor"
  }
  /// How slanted.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSObliqueness"
  }
  /// How wide.
  public enum ExpansionAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = CGFloat
    /// Its name in attributed strings that are objects.
    public static let name = "NSExpansion"
  }
}

// What a screen reader does with a text: kept, and not heard here.
extension NSAttributedString.Key {
  /// Whether it says marks such as commas.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// In which language it reads.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How high it reads, 0…2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether it waits until what is said is said.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How important it is.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// How it is pronounced, in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether it is spelled.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// Of which level a heading is, 1…6.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// What it stands for otherwise.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// What kind of text it is.
  public static let accessibilityTextualContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}
