// The text of TextKit 2: a storage read as paragraphs, and who may say how a paragraph is shown.
import Foundation

/// A part of a text that is laid out by itself.
open class NSTextElement: NSObject {
  /// Whose it is; not kept.
  open weak var textContentManager: NSTextContentManager?
  /// Where it is in the text; nil until somebody took it.
  open var elementRange: NSTextRange?
  /// What it consists of: nothing here.
  open var childElements: [NSTextElement] { [] }
  /// What it is a part of: nothing here.
  open weak var parent: NSTextElement? { nil }
  /// Whether it is shown.
  open var isRepresentedElement: Bool { true }
  /// An element of a text.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph, with what ends it.
open class NSTextParagraph: NSTextElement {
  /// Its words as they are shown.
  public let attributedString: NSAttributedString
  /// A paragraph of words.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }
  /// Where its words are, without what ends it; nil until somebody took it.
  open var paragraphContentRange: NSTextRange? { part { NSRange(location: $0.location, length: $0.length - ending) } }
  /// Where what ends it is; nil where nothing does.
  open var paragraphSeparatorRange: NSTextRange? {
    guard ending > 0 else { return nil }
    return part { NSRange(location: $0.location + $0.length - ending, length: ending) }
  }
  private var ending: Int {
    let end = attributedString.string.reversed().prefix { $0.isNewline }
    return end.reduce(0) { $0 + $1.utf16.count }
  }
  private func part(_ of: (NSRange) -> NSRange) -> NSTextRange? { elementRange?.units.map { NSTextRange(of($0)) } }
}

/// How elements are gone through; raw values are UIKit's.
extension NSTextContentManager {
  /// How elements are gone through; raw values are UIKit's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Backwards.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }
}

/// Who is asked which elements a text has. The methods are optional, as in UIKit.
public protocol NSTextContentManagerDelegate: AnyObject {
  /// An element of the app's own at a place; nil for the framework's.
  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
    -> NSTextElement?
  /// Whether an element is gone through.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// The framework's.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// It is.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// Who is asked how a paragraph is shown. The method is optional, as in UIKit.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph of the app's own, as long as the text it stands for; nil for the text as it is.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// The text as it is.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A text and who lays it out. Whoever keeps a text otherwise than in a storage overrides what is said of places.
open class NSTextContentManager: NSObject {
  /// Who is asked which elements there are; not kept. A content storage has one of a narrower kind.
  weak var elementDelegate: (any NSTextContentManagerDelegate)?
  /// Who lays the text out.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// Whose layout the text's own view shows.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?
  /// Whether those who lay out hear of changes by themselves. Kept: they read the text when they are asked.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// The same of the storage. Kept.
  open var automaticallySynchronizesToBackingStore = true
  /// Whether changes are being made together.
  open private(set) var hasEditingTransaction = false

  /// A text without anybody who lays it out.
  public override init() { super.init() }
  /// Adds somebody who lays the text out.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(textLayoutManager) else { return }
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    primaryTextLayoutManager = primaryTextLayoutManager ?? textLayoutManager
  }
  /// Takes somebody away who does.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
  }
  /// Makes changes together.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOutermost = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    if isOutermost { hasEditingTransaction = false }
  }
  /// Lets those who lay out know of a change: they read the text when they are asked.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}
  /// The whole text.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// A place so far from another; nil outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextLocation)?.offset, let whole = documentRange.units else { return nil }
    return (0...whole.length).contains(start + offset) ? TextLocation(start + offset) : nil
  }
  /// How far one place is from another; `NSNotFound` for places of somebody else's.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextLocation, let end = to as? TextLocation else { return NSNotFound }
    return end.offset - start.offset
  }
  /// Goes through the elements from a place on, all for none, until told to stop; where it came to.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// Replaces a part of the text.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  /// The elements a part of the text is in.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange, !range.endLocation.isBefore(place.location) else { return false }
      if place.intersects(range) || place.contains(range.location) { found.append(element) }
      return true
    }
    return found
  }
}

/// A text in a storage, paragraph by paragraph.
open class NSTextContentStorage: NSTextContentManager {
  /// Who is asked how a paragraph is shown; not kept.
  open weak var delegate: (any NSTextContentStorageDelegate)? { didSet { elementDelegate = delegate } }
  /// The text.
  open var textStorage: NSTextStorage? {
    get { heldBy?() ?? storage }
    set { storage = newValue }
  }
  private var storage: NSTextStorage? = NSTextStorage(string: "")
  /// The storage of the view whose text it is.
  var heldBy: (() -> NSTextStorage?)?
  /// The text with its attributes.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
  /// Whether the marks of lists are part of the text. Kept.
  open var includesTextListMarkers = false

  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }
  /// The words of an element as they are shown; nil for one of somebody else's.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }
  /// A paragraph of words.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }
  /// A part of the text as far as it can be edited: all of it.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }

  @discardableResult open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isBackwards = options.contains(.reverse)
    let start = (textLocation as? TextLocation)?.offset ?? (isBackwards ? textStorage?.length ?? 0 : 0)
    let wanted = paragraphs.filter { isBackwards ? $0.location < max(1, start) : $0.location + $0.length > start }
    var edge: (any NSTextLocation)?
    for range in isBackwards ? wanted.reversed() : wanted {
      let element = element(in: range)
      guard elementDelegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
        continue
      }
      edge = isBackwards ? element.elementRange?.location : element.elementRange?.endLocation
      guard block(element) else { break }
    }
    return edge
  }
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let units = range.units, let textStorage else { return }
    let words = NSMutableAttributedString(string: "")
    for element in textElements ?? [] { attributedString(for: element).map(words.append) }
    textStorage.replaceCharacters(in: units, with: words)
  }

  /// Where the paragraphs are, each with what ends it.
  var paragraphs: [NSRange] {
    guard let text = textStorage?.string as NSString? else { return [] }
    var found: [NSRange] = []
    var place = 0
    while place < text.length {
      let range = text.paragraphRange(for: NSRange(location: place, length: 0))
      found.append(range)
      place = range.location + max(1, range.length)
    }
    return found
  }
  private func element(in range: NSRange) -> NSTextElement {
    let place = NSTextRange(range)
    let own = elementDelegate?.textContentManager(self, textElementAt: place.location)
    let element =
      own ?? delegate?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    element.textContentManager = self
    element.elementRange = element.elementRange ?? place
    return element
  }
}
