// What a paragraph looks like once it is laid out: where it is, its lines, and places in them.
import Foundation

/// One line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The words of the whole paragraph.
  public let attributedString: NSAttributedString
  /// Which of them are in the line.
  public let characterRange: NSRange
  /// Where it is, counted from its paragraph's corner.
  open var typographicBounds: CGRect { bounds }
  /// Where its baseline begins, counted from its own corner.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: bounds.height * 0.8) }
  private let bounds: CGRect
  /// Where each of the line's characters begins, and where the last ends.
  private let edges: [(unit: Int, x: CGFloat)]

  init(_ attributedString: NSAttributedString, _ characterRange: NSRange, _ bounds: CGRect, _ edges: [(Int, CGFloat)]) {
    (self.attributedString, self.characterRange, self.bounds) = (attributedString, characterRange, bounds)
    self.edges = edges
    super.init()
  }
  /// Where a character begins, counted from the line's corner.
  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: edges.last { $0.unit <= index }?.x ?? 0, y: glyphOrigin.y)
  }
  /// The character of the paragraph at a point of the line.
  open func characterIndex(for point: CGPoint) -> Int {
    edges.last { $0.x <= point.x }?.unit ?? characterRange.location
  }
  /// How far into that character a point is, 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let index = edges.lastIndex(where: { $0.x <= point.x }), index + 1 < edges.count else { return 0 }
    let width = edges[index + 1].x - edges[index].x
    return width > 0 ? (point.x - edges[index].x) / width : 0
  }
  /// Draws the line with its corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    nonisolated(unsafe) let words = attributedString.attributedSubstring(from: characterRange)
    MainActor.assumeIsolated { words.draw(at: point) }
  }
}

/// A paragraph that is laid out. An app's own draws as it likes.
open class NSTextLayoutFragment: NSObject {
  /// How much of it is known; raw values are UIKit's.
  public enum State: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// How large it may be.
    case estimatedUsageBounds = 1
    /// How large it is.
    case calculatedUsageBounds = 2
    /// All.
    case layoutAvailable = 3
  }
  /// How they are gone through; raw values are UIKit's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Backwards.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// With sizes that may be guesses. None are here.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Laid out, as all are here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// With the empty line behind a line feed at the end, which is always there.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }
  /// Who laid it out; not kept.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph: kept, for nobody else does.
  open var textElement: NSTextElement? { element }
  private let element: NSTextElement
  /// Where it is in the text.
  open private(set) var rangeInElement: NSTextRange
  /// Its lines.
  open internal(set) var textLineFragments: [NSTextLineFragment] = []
  /// How much of it is known: all, once it was laid out.
  open var state: State { frame == nil ? .none : .layoutAvailable }
  /// Where it is in the room.
  open var layoutFragmentFrame: CGRect { frame ?? .zero }
  var frame: CGRect?
  /// What it draws on, counted from its own corner.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// Room before its lines.
  open var leadingPadding: CGFloat { 0 }
  /// Room behind them.
  open var trailingPadding: CGFloat { 0 }
  /// Room above them.
  open var topMargin: CGFloat { 0 }
  /// Room below them.
  open var bottomMargin: CGFloat { 0 }

  /// A paragraph that is to be laid out; the whole of it without a range.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }
  /// Forgets where it is, until somebody asks the text's layout again.
  open func invalidateLayout() { (frame, textLineFragments) = (nil, []) }
  /// Draws its lines with its corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }
  /// Where an attachment is: nothing is known of them here.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect { .zero }
}
