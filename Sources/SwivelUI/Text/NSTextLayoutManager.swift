// Who lays out the paragraphs of TextKit 2. Nothing is kept: lines are set when somebody asks, by the arithmetic of all texts here.
import Foundation

/// Who is asked about a layout. The methods are optional, as in UIKit.
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// A fragment of the app's own for a paragraph.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// The framework's.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

/// Lays out a text in a room.
open class NSTextLayoutManager: NSObject {
  /// What of a part is asked for; raw values are UIKit's.
  public enum SegmentType: Int, Sendable {
    /// What its characters take.
    case standard = 0
    /// What is marked where it is selected.
    case selection = 1
    /// What is marked where it is pointed at.
    case highlight = 2
  }
  /// How it is gone through; raw values are UIKit's.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody wants to know which characters they are.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// As far as it fits into the room.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// From its first to its last line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// To the end of its last line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// A place between two lines is the one above's.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }
  /// Who is asked; not kept.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// The text; not kept.
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// The room.
  open var textContainer: NSTextContainer? {
    get { heldBy?() ?? container }
    set {
      container?.textLayoutManager = nil
      container = newValue
      newValue?.textLayoutManager = self
    }
  }
  private var container: NSTextContainer?
  /// The room of the view whose text it is.
  var heldBy: (() -> NSTextContainer?)?
  /// What is selected.
  open var textSelections: [NSTextSelection] = []
  /// Whether lines have the distances of their fonts. Kept.
  open var usesFontLeading = true
  /// Whether words are broken. Kept: none are.
  open var usesHyphenation = false
  /// Whether suspicious text is left out. Kept.
  open var limitsLayoutForSuspiciousContents = false

  /// A layout of nothing.
  public override init() { super.init() }
  /// Sets another text in place of the one there is.
  open func replace(_ textContentManager: NSTextContentManager) {
    // "All NSTextLayoutManager objects sharing the current NSTextContentManager object will share the new text content manager."
    let old = self.textContentManager
    let (first, isFree) = (old?.primaryTextLayoutManager, textContentManager.primaryTextLayoutManager == nil)
    for manager in old?.textLayoutManagers ?? [self] {
      old?.removeTextLayoutManager(manager)
      textContentManager.addTextLayoutManager(manager)
    }
    if isFree, let first { textContentManager.primaryTextLayoutManager = first }
  }
  /// The whole text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// A place so far from another; nil outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }
  /// How far one place is from another.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }
  /// Which way text runs at a place.
  open func baseWritingDirection(at location: any NSTextLocation) -> NSWritingDirection { .leftToRight }
  /// Lays a part out, which is done when anybody asks.
  open func ensureLayout(for range: NSTextRange) {}
  /// Lays a part of the room out, which is done when anybody asks.
  open func ensureLayout(for bounds: CGRect) {}
  /// Forgets a part's layout, which nobody keeps.
  open func invalidateLayout(for range: NSTextRange) {}
  /// Replaces a part of the text by words with attributes.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    textContentManager?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: Attributes of what is shown

  private var rendering: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
  /// Gives a part attributes that are shown, and not the text's. They are kept and can be asked for.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    guard let units = textRange.units else { return }
    invalidateRenderingAttributes(for: textRange)
    rendering.append((units, renderingAttributes))
  }
  /// Adds one such attribute.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    guard let units = textRange.units, let value else { return }
    rendering.append((units, [renderingAttribute: value]))
  }
  /// Takes one such attribute away.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    guard let units = textRange.units else { return }
    rendering = rendering.map { entry in
      let isHit = NSIntersectionRange(entry.range, units).length > 0
      return (entry.range, isHit ? entry.values.filter { $0.key != renderingAttribute } : entry.values)
    }
  }
  /// Takes all of them away.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    guard let units = textRange.units else { return }
    rendering.removeAll { NSIntersectionRange($0.range, units).length > 0 }
  }
  /// Goes through them from a place on.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let sorted = rendering.sorted { ($0.range.location < $1.range.location) != reverse }
    for entry in sorted where entry.values.isEmpty == false {
      let range = NSTextRange(entry.range)
      guard reverse ? range.location.isBefore(location) : location.isBefore(range.endLocation) else { continue }
      guard block(self, entry.values, range) else { return }
    }
  }
}
