// How paragraphs are set.

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  fileprivate var values = Values()

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The style of text without one.
  public override init() { super.init() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points above the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far in the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far in lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points a line has at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Points a line has at most; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The natural line height is multiplied by it; 0 for no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// The same style.
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  /// The same style, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether all values agree.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// By what sizes depend on.
  open override var hash: Int { StableHash.of([lineSpacing, headIndent, minimumLineHeight, lineHeightMultiple]) }
}

/// How a paragraph is set, and can be set otherwise.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Points below the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points above the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How far in the first line begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far in lines begin.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Points a line has at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// Points a line has at most; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The natural line height is multiplied by it; 0 for no change.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
