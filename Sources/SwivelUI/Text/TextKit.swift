// Text as a storage, a setter of lines and rooms for them: who changes the storage is heard by all who show it.

/// What of a text was changed.
extension NSTextStorage {
  /// What was edited; raw values are UIKit's.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// Posted before a change is worked on.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted after.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Who is told of changes of a storage. The methods are optional, as in UIKit.
public protocol NSTextStorageDelegate: AnyObject {
  /// A change is about to be worked on.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// A change was worked on.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A room for lines.
open class NSTextContainer: NSObject {
  /// How large it is.
  open var size: CGSize
  /// Beside the lines at either end.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as fit.
  open var maximumNumberOfLines = 0
  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as wide as its view.
  open var widthTracksTextView = false
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
  /// What lines keep clear of. Kept.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it is a rectangle without anything in the way.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// Where a line can go that would like to be somewhere: there, as far as it is in the room. Asked by whoever sets lines of its own.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    return proposedRect.intersection(CGRect(origin: .zero, size: size))
  }
  /// Who sets the lines.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Who lays out the text by TextKit 2.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// A room.
  public init(size: CGSize) { self.size = size }
  /// A room without limits.
  public override convenience init() { self.init(size: .zero) }
  /// What an archive has of it: its size.
  public required init(coder: NSCoder) { size = coder.decodeCGSize(forKey: "NSContainerSize") }
  /// Whether it is a rectangle.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
  /// Has the lines set by another, which takes its rooms and its text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let text = old.textStorage
    let rooms = old.textContainers
    for _ in rooms { old.removeTextContainer(at: 0) }
    if let text {
      text.removeLayoutManager(old)
      text.addLayoutManager(newLayoutManager)
    }
    for room in rooms { newLayoutManager.addTextContainer(room) }
  }
}

/// Sets lines into rooms. There is one room in use, the first, and a glyph for each UTF-16 unit.
open class NSLayoutManager: NSObject {
  /// The rooms.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Whether lines have the distances of their fonts.
  open var usesFontLeading = true
  /// Whether invisible characters are shown. Kept.
  open var showsInvisibleCharacters = false
  /// Whether characters that steer others are drawn; kept, and not drawn.
  open var showsControlCharacters = false
  /// Whether lines far away may be set later. Kept.
  open var allowsNonContiguousLayout = false
  /// Who is told; not kept.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// A setter of lines.
  public override init() { super.init() }
  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Adds a room before another.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
  }
  /// Takes a room away.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }
  /// How many glyphs there are: as many as characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is such a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The glyphs in a room: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  /// Sets the lines of a room, which is done when anybody asks.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Sets the lines of a part of the text, which is done when anybody asks.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Forgets lines, which nobody keeps.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
  /// Forgets what is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayChanged?() }
  /// Forgets what is drawn: glyphs are characters here.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }
  /// Makes glyphs of a part of the text, which are its characters here.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes glyphs, which are characters here.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Forgets glyphs, which nobody keeps: they are characters here.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// The first character that has no line yet: none, for lines are set when anybody asks.
  open func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
  /// The first glyph that has no line yet: none.
  open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
  /// Draws glyphs, where their first one stands in the first room and that stands at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, origin) }
  /// Draws what is behind glyphs. Nothing is drawn here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws a line below glyphs. Lines are drawn with their text here, and nobody asks.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws a line through glyphs. Lines are drawn with their text here, and nobody asks.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws what is behind a part of a text. Nobody asks here: what is behind letters is drawn with them.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    nonisolated(unsafe) let rects = UnsafeBufferPointer(start: rectArray, count: rectCount)
    MainActor.assumeIsolated {
      color.setFill()
      for rect in rects { UIRectFill(rect) }
    }
  }
  /// The empty line behind a line feed at the end. What is set is not kept: it is where the text has it.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}
  /// Whether words may be broken where lines end, with a hyphen. Kept: no language has a dictionary here.
  open var usesDefaultHyphenation = false
  /// Whether texts that would take very long are left out. Kept.
  open var limitsLayoutForSuspiciousContents = false
  /// The size of a room is another: lines are set when anybody asks.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { changed?() }
  /// Whether lines far away are not set yet: never.
  open var hasNonContiguousLayout: Bool { false }
  /// The storage changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { changed?() }
  /// The view that shows the text.
  var changed: (() -> Void)?
  /// The same view, where only its picture is another.
  var displayChanged: (() -> Void)?
}
