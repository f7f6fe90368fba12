// What keyboards ask of a text they type into: places in it, parts of it, and where both are seen.

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NumberedObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  /// A place of an app's own kind.
  public override convenience init() { self.init(0) }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NumberedObject {
  private let places: (UITextPosition, UITextPosition)
  /// Where it begins.
  open var start: UITextPosition { places.0 }
  /// Where it ends.
  open var end: UITextPosition { places.1 }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: Int, _ end: Int) {
    places = (UITextPosition(start), UITextPosition(end))
    super.init()
  }
  /// A part of an app's own kind.
  public override convenience init() { self.init(0, 0) }
}

/// What of a selection is seen in one line.
@preconcurrency @MainActor open class UITextSelectionRect: NumberedObject {
  private let line: (rect: CGRect, isFirst: Bool, isLast: Bool)
  /// Where.
  open var rect: CGRect { line.rect }
  /// Which way its text runs.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in it.
  open var containsStart: Bool { line.isFirst }
  /// Whether it ends in it.
  open var containsEnd: Bool { line.isLast }
  /// Whether its text runs downwards.
  open var isVertical: Bool { false }
  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    line = (rect, isFirst, isLast)
    super.init()
  }
  /// One of an app's own kind.
  public override convenience init() { self.init(.zero, isFirst: false, isLast: false) }
}

/// A way on the screen; raw values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A way in a text or on the screen: the raw value of either.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Int
  /// Creates a way from a value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A way in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    Self(rawValue: direction.rawValue)
  }
  /// A way on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    Self(rawValue: direction.rawValue)
  }
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}

/// Who is told that a text or its selection is changed by others than the keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to be another.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection is another.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to be another.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text is another.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text that keyboards know their way around in. Offsets of the framework's own places are in UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The whole text.
  var inputText: String { get }
  /// What is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What is typed and not decided yet.
  var markedTextRange: UITextRange? { get }
  /// How that looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// Who is told of changes by others than the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose coordinates places are in.
  var textInputView: UIView { get }
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the keyboard may replace a part of the text.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Types what is not decided yet.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Decides for it.
  func unmarkText()
  /// A part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place so far from another; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place so far from another on the screen.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How far one place is from another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The place of a part that is furthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The part from a place as far as the line goes.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Which way text runs.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Lets text run another way.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Where the first line of a part is.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where an insertion point is shown.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a part is, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a part nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A text input of the framework's: its text in lines, and where they are in its view.
@MainActor protocol PlacedTextInput: UITextInput, UIView {
  /// The lines, and where the room for them begins.
  var placesInView: (TextPlaces, CGPoint) { get }
}

extension UITextInput {
  /// The whole text, by its parts.
  public var inputText: String {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
  }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// Nothing: keys here type what they mean.
  public var markedTextRange: UITextRange? { nil }
  /// Nothing is marked.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Nobody.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { AssociationTable.values(of: self, isMade: false)?.inputDelegate }
    set { AssociationTable.values(of: self, isMade: true)?.inputDelegate = newValue }
  }
  /// By letters and line feeds.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(unitsOf: self) }
  /// Itself.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Types it: keys here type what they mean.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let range = selectedTextRange { replace(range, withText: markedText ?? "") }
  }
  /// Does nothing.
  public func unmarkText() {}
  /// A part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    part(from: fromPosition, to: toPosition)
  }
  /// A place so far from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }
  /// How far one place is from another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, and: other)
  }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? { characters(in: range) }
  /// Rightwards.
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { .leftToRight }
  /// Does nothing.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// It may.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

// What the methods above do of their own: classes that let theirs be overridden call these.
extension UITextInput {
  /// A part between two places.
  func part(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset), max(from.offset, to.offset))
  }
  /// A place so far from another; nil outside of the text.
  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && (0...inputText.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// Which of two places comes first.
  func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// The text of a part; nil where none is.
  func characters(in range: UITextRange) -> String? {
    let text = inputText as NSString
    guard range.start.offset >= 0, range.start.offset <= range.end.offset, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// What of a range lies in the text as it is now.
  func within(_ range: NSRange) -> NSRange {
    let count = inputText.utf16.count
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  /// What of a range lies in the text as it is now.
  func within(_ range: UITextRange) -> NSRange {
    let start = max(0, range.start.offset)
    return within(NSRange(location: start, length: max(0, range.end.offset - start)))
  }

  /// The character a place in the text comes after or is within, with all it is composed of; nil at the beginning.
  func character(before place: Int) -> NSRange? {
    var start = 0
    for character in inputText {
      let length = character.utf16.count
      if place > start, place <= start + length { return NSRange(location: start, length: length) }
      start += length
    }
    return nil
  }
}
