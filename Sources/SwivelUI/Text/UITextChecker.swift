// What tells misspelled words from others: no language has a dictionary here, and where there is none UIKit finds nothing wrong.

/// Finds misspelled words.
@preconcurrency @MainActor open class UITextChecker: NumberedObject {
  /// The languages there are dictionaries of.
  open class var availableLanguages: [String] { [] }
  /// The place of a misspelled word: `NSNotFound`, of length 0.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// What could have been meant: nobody knows.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// What could be meant: nobody knows.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  nonisolated(unsafe) private static var learned: Set<String> = []
  /// Takes a word for a right one, until the process ends.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Takes a learned word back.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// Words that are not looked at.
  open var ignoredWords: [String]?
  /// Does not look at a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
}
