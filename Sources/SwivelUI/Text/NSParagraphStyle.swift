// How paragraphs are set.

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let comparable = ComparableWord()
  fileprivate struct Values: Hashable {
    /// "12 left-aligned tabs at 28-point intervals" (NSParagraphStyle.tabStops).
    static let usualTabs = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
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
    var usesDefaultHyphenation = false
    var tightens = false
    var strategy = LineBreakStrategy()
    var writing = NSWritingDirection.natural
    var tabInterval: CGFloat = 0
    var tabs = Self.usualTabs
    var lists: [NSTextList] = []
  }
  fileprivate var values = Values()

  /// How lines are broken besides; raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line of one word takes another down.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul is broken between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system breaks its own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  /// Which way text without a direction of its own runs in a language; natural where nobody knows it.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName?.prefix { $0 != "-" && $0 != "_" } ?? ""
    if code.isEmpty { return .natural }
    return ["ar", "dv", "fa", "he", "ku", "ps", "ur", "yi"].contains(code) ? .rightToLeft : .leftToRight
  }

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
  /// Whether words are hyphenated as the system does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters move together before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// How lines are broken besides; kept, for sizes here are those of none.
  open var lineBreakStrategy: LineBreakStrategy { values.strategy }
  /// Which way the paragraph runs.
  open var baseWritingDirection: NSWritingDirection { values.writing }
  /// Points between tab stops beyond the last that was set.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// The tab stops, from the leading edge.
  open var tabStops: [NSTextTab]! { values.tabs }
  /// The lists the paragraph is in, outermost first; kept, and not drawn.
  open var textLists: [NSTextList] { values.lists }

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
  /// Whether words are hyphenated as the system does.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether letters move together before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  /// How lines are broken besides; kept, for sizes here are those of none.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.strategy }
    set { values.strategy = newValue }
  }
  /// Which way the paragraph runs.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.writing }
    set { values.writing = newValue }
  }
  /// Points between tab stops beyond the last that was set.
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }
  /// The tab stops, from the leading edge.
  open override var tabStops: [NSTextTab]! {
    get { values.tabs }
    set { values.tabs = newValue ?? Values.usualTabs }
  }
  /// The lists the paragraph is in, outermost first; kept, and not drawn.
  open override var textLists: [NSTextList] {
    get { values.lists }
    set { values.lists = newValue }
  }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabs.append(anObject)
    values.tabs.sort { $0.location < $1.location }
  }
  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject } }
  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// Which way text runs; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  /// As its first strong letter does.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A place tabs go on to.
open class NSTextTab: NSObject, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// How an option of a tab stop is named.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at the stop.
  public let alignment: NSTextAlignment
  /// Points from the leading edge.
  public let location: CGFloat
  /// What else is said of it.
  public let options: [OptionKey: Any]

  /// A stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
  }
  /// Whether place and alignment agree.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }
  /// By the place.
  open override var hash: Int { StableHash.of([location]) }
}
