// Words, lines and paragraphs of a text, for keyboards and apps that select by them.

/// A unit of text; raw values are UIKit's.
public enum UITextGranularity: Int, Sendable {
  /// A character, with all it is composed of.
  case character = 0
  /// Letters and digits in a row.
  case word = 1
  /// Up to a full stop.
  case sentence = 2
  /// Up to a line feed.
  case paragraph = 3
  /// The same: how lines are broken is not the text's.
  case line = 4
  /// Everything.
  case document = 5
}

/// Finds units of text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// The unit a place is in, or at the edge of when text goes on there in the direction; nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is the edge of a unit that lies against the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit in the direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units by letters, full stops and line feeds.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NumberedObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?
  /// Finds units of a text.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }
  init(unitsOf input: any UITextInput) {
    self.input = input
    super.init()
  }

  /// Whether a sign within a word belongs to it: an apostrophe between letters, and what divides the digits of a number
  /// (Unicode Standard Annex 29, WB6 and WB11).
  private func joins(_ index: Int, _ characters: [Character]) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    let (before, after, sign) = (characters[index - 1], characters[index + 1], characters[index])
    let isApostrophe = sign == "'" || sign == "\u{2019}"
    if before.isLetter, after.isLetter { return isApostrophe }
    return before.isNumber && after.isNumber && (isApostrophe || sign == "." || sign == ",")
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = input?.inputText ?? ""
    var found: [Range<Int>] = []
    var start: Int?
    var place = 0
    func close(_ end: Int) {
      if let from = start, from < end { found.append(from..<end) }
      start = nil
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = place + character.utf16.count
      switch granularity {
      case .character: found.append(place..<next)
      case .document: start = start ?? 0
      case .word:
        if character.isLetter || character.isNumber || joins(index, characters) {
          start = start ?? place
        } else {
          close(place)
        }
      case .sentence:
        if start != nil || !character.isWhitespace { start = start ?? place }
        if character.isNewline {
          close(place)
        } else if ".!?".contains(character), index + 1 == characters.count || characters[index + 1].isWhitespace {
          close(next)
        }
      case .paragraph, .line:
        start = start ?? place
        if character.isNewline { close(next) }
      }
      place = next
    }
    close(place)
    return found
  }

  /// The unit a place is in.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.offset
    let unit = units(granularity).first {
      direction.isForward ? $0.contains(place) : place > $0.lowerBound && place <= $0.upperBound
    }
    return unit.map { UITextRange($0.lowerBound, $0.upperBound) }
  }
  /// Whether a place is the edge of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == position.offset }
  }
  /// The next edge of a unit.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let edges = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = direction.isForward ? edges.first { $0 > position.offset } : edges.last { $0 < position.offset }
    return next.map { UITextPosition($0) }
  }
  /// Whether a place is in a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// A keyboard's language.
@preconcurrency @MainActor open class UITextInputMode: NumberedObject {
  /// The language, such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String
  private init(_ language: String) {
    self.language = language
    super.init()
  }
  /// The keyboards a user has: one, of American English.
  open class var activeInputModes: [UITextInputMode] { [only] }
  private static let only = UITextInputMode("en-US")
  /// Posted when the keyboard is another. Never here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
