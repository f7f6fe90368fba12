// UIKit's attributes in attributed strings that are values, and the way from a dictionary of attributes and back.

extension AttributeScopes {
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// How paragraphs are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// What is added to each letter's width, in points.
    public let kern: KernAttribute
    /// What is added to each letter's width, in points.
    public let tracking: TrackingAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// How wide the letters' outlines are.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// What stands in the text.
    public let attachment: AttachmentAttribute
    /// How far above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How slanted.
    public let obliqueness: ObliquenessAttribute
    /// How wide.
    public let expansion: ExpansionAttribute
    /// How a part of a text is meant.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
    -> Key
  { self[Key.self] }
}

/// The attributes both kinds of attributed strings have, each with the way over and back.
private enum CommonAttributes {
  typealias Key = NSAttributedString.Key
  typealias UIKit = AttributeScopes.UIKitAttributes

  struct Way {
    var key: Key
    var write: (Any, inout AttributeContainer) -> Void
    var read: (AttributeContainer) -> Any?

    init<Attribute: AttributedStringKey>(_ key: Key, _ attribute: Attribute.Type) where Attribute.Value: Sendable {
      self.key = key
      write = { value, container in
        if let value = value as? Attribute.Value { container[Attribute.self] = value }
      }
      read = { $0[Attribute.self] }
    }
    /// Of numbers, which are of many types, and of styles, which are numbers there.
    init<Attribute: AttributedStringKey>(
      _ key: Key, _ attribute: Attribute.Type, from number: @escaping (Double) -> Attribute.Value,
      to value: @escaping (Attribute.Value) -> Any
    ) where Attribute.Value: Sendable {
      self.key = key
      write = { given, container in
        if let given = given as? Attribute.Value { container[Attribute.self] = given }
        if let given = given as? NSNumber { container[Attribute.self] = number(given.doubleValue) }
      }
      read = { $0[Attribute.self].map(value) }
    }
  }

  // Written once and read from then on; what the ways touch is their arguments.
  nonisolated(unsafe) static let ways: [Way] = [
    Way(.font, UIKit.FontAttribute.self), Way(.paragraphStyle, UIKit.ParagraphStyleAttribute.self),
    Way(.foregroundColor, UIKit.ForegroundColorAttribute.self),
    Way(.backgroundColor, UIKit.BackgroundColorAttribute.self),
    Way(.ligature, UIKit.LigatureAttribute.self, from: { Int($0) }, to: { $0 }),
    Way(.kern, UIKit.KernAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(.tracking, UIKit.TrackingAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(
      .strikethroughStyle, UIKit.StrikethroughStyleAttribute.self, from: { NSUnderlineStyle(rawValue: Int($0)) },
      to: { $0.rawValue }),
    Way(
      .underlineStyle, UIKit.UnderlineStyleAttribute.self, from: { NSUnderlineStyle(rawValue: Int($0)) },
      to: { $0.rawValue }),
    Way(.strokeColor, UIKit.StrokeColorAttribute.self),
    Way(.strokeWidth, UIKit.StrokeWidthAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(.shadow, UIKit.ShadowAttribute.self), Way(.attachment, UIKit.AttachmentAttribute.self),
    Way(.baselineOffset, UIKit.BaselineOffsetAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(.underlineColor, UIKit.UnderlineColorAttribute.self),
    Way(.strikethroughColor, UIKit.StrikethroughColorAttribute.self),
    Way(.obliqueness, UIKit.ObliquenessAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(.expansion, UIKit.ExpansionAttribute.self, from: { CGFloat($0) }, to: { $0 }),
    Way(
      .inlinePresentationIntent, UIKit.InlinePresentationIntentAttribute.self,
      from: { InlinePresentationIntent(rawValue: UInt($0)) }, to: { NSNumber(value: $0.rawValue) }),
    Way(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
  ]
}

extension AttributeContainer {
  /// The attributes of a dictionary, as far as UIKit has them.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for way in CommonAttributes.ways {
      if let value = dictionary[way.key] { way.write(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container, as far as UIKit has them.
  public init(_ container: AttributeContainer) {
    self.init()
    for way in CommonAttributes.ways {
      if let value = way.read(container) { self[way.key] = value }
    }
  }
}
