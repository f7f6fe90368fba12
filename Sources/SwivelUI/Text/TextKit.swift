// Text as a storage, a setter of lines and rooms for them: what apps ask of them is measured as one text.

/// A text that can be changed, and who sets its lines.
open class NSTextStorage: NSMutableAttributedString {
  /// Who sets the lines.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// Adds someone who sets the lines.
  public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
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
  /// Who sets the lines.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// A room.
  public init(size: CGSize) { self.size = size }
  /// A room without limits.
  public override convenience init() { self.init(size: .zero) }
}

/// Sets lines into rooms.
open class NSLayoutManager: NSObject {
  /// The rooms.
  public private(set) var textContainers: [NSTextContainer] = []
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Whether lines have the distances of their fonts.
  open var usesFontLeading = true
  /// A setter of lines.
  public override init() { super.init() }
  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// How many glyphs there are: as many as characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyphs in a room: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  /// Sets the lines of a room, which is done when anybody asks.
  open func ensureLayout(for container: NSTextContainer) {}
  /// What the lines of a room take.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage else { return .zero }
    nonisolated(unsafe) let measured = text
    let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : .infinity
    let size = MainActor.assumeIsolated { AttributedMeasuring.size(measured, width: width) }
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
  /// Draws glyphs. Nothing is drawn here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws what is behind glyphs. Nothing is drawn here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
