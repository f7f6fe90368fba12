// What a setter of lines asks and tells its delegate. Lines are set by one rule here, when anybody asks: of all this nothing is
// called, and an app that sets its lines apart by it sees them closer together.

/// A letter's picture in a font.
public typealias CGGlyph = UInt16

extension NSLayoutManager {
  /// What a glyph is; raw values are UIKit's.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space that can be wider.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// One that goes over the one before.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
  /// What a control character does; raw values are UIKit's.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// As a space.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// To the next stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// Ends a line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// Ends a paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// Ends what there is room for.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The room of the empty line behind a line feed at the end of the text; nil for none.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }
  /// What that line uses: nothing is in it but its beginning.
  public var extraLineFragmentUsedRect: CGRect {
    let line = extraLineFragmentRect
    guard line != .zero, let room = textContainers.first else { return .zero }
    return CGRect(x: line.minX, y: line.minY, width: 2 * room.lineFragmentPadding, height: line.height)
  }
  /// The glyphs of a line that give way to an ellipsis: where they are is not kept.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

/// Who is asked and told by a setter of lines. The methods are optional, as in UIKit; none is called here.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Lines were set.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Below a line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Above a paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Below a paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Whether a line may end before a word.
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  /// Whether a line may end within a word, with a hyphen.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// What a control character does.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Where a line goes.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Which glyphs stand for characters.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Lines have to be set anew.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// It may.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// It may.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// As it would.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// Where it would.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Those of the font.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
