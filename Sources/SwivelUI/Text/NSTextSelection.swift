// What of a text is selected, as TextKit 2 has it.
import Foundation

/// What is selected: parts of a text, and how they grow.
open class NSTextSelection: NSObject {
  /// By what it grows; raw values are UIKit's.
  public enum Granularity: Int, Sendable {
    /// Characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }
  /// To which line a place between two belongs; raw values are UIKit's.
  public enum Affinity: Int, Sendable {
    /// The one above.
    case upstream = 0
    /// The one below.
    case downstream = 1
  }
  /// The parts.
  public let textRanges: [NSTextRange]
  /// By what it grows.
  public let granularity: Granularity
  /// To which line a place between two belongs.
  public let affinity: Affinity
  /// Whether it is of a gesture that is not done.
  open var isTransient: Bool { false }
  /// Where in its line it began.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether it follows the text's order.
  open var isLogical = false
  /// The other place of text that runs both ways.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Some parts.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }
  /// One part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }
  /// The same of other parts.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
  }
}
