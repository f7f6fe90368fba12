// The words and sentences of a text, one after the other: apart from Foundation's own enumeration, which on Linux knows lines, paragraphs
// and characters alone.
import Foundation

extension NSString.EnumerationOptions {
  /// Word by word.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentence by sentence.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
  /// Calls `body` with each part of a text of the kind `opts` says: the part, its range, the range with what follows it up to the next
  /// one, and whether to stop. Words are runs of letters and figures, with what joins two of them ("can't", "3.14"; Unicode Standard Annex
  /// 29); sentences end after a full stop, a question or an exclamation mark and the blanks behind it.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index { enumerateParts(in: range, opts, body) }
}

extension Substring {
  /// The same of a part of a text.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index { enumerateParts(in: range, opts, body) }
}

extension NSString {
  /// The same of Foundation's own strings, whose places count UTF-16; other parts than words and sentences are enumerated by Foundation.
  public func enumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let places = Range(range, in: text) else { return }
    text.enumerateSubstrings(in: places, options: opts) { part, own, whole, stop in
      var ends = ObjCBool(stop)
      block(part, NSRange(own, in: text), NSRange(whole, in: text), &ends)
      stop = ends.boolValue
    }
  }
}

extension StringProtocol where Index == String.Index {
  fileprivate func enumerateParts<R: RangeExpression>(
    in range: R, _ opts: NSString.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let whole = range.relative(to: self)
    let parts: [Range<Index>]
    switch opts.rawValue & 0xff {
    case NSString.EnumerationOptions.byWords.rawValue: parts = words(in: whole)
    case NSString.EnumerationOptions.bySentences.rawValue: parts = sentences(in: whole)
    // Of any text this is Foundation's own.
    case _: return enumerateSubstrings(in: range, options: opts, body)
    }
    let isReversed = opts.contains(.reverse)
    let isSilent = opts.contains(.substringNotRequired)
    var stop = false
    for index in isReversed ? Array(parts.indices.reversed()) : Array(parts.indices) where !stop {
      let start = index == 0 ? whole.lowerBound : parts[index].lowerBound
      let end = index + 1 < parts.count ? parts[index + 1].lowerBound : whole.upperBound
      body(isSilent ? nil : String(self[parts[index]]), parts[index], start..<end, &stop)
    }
  }

  private func words(in whole: Range<Index>) -> [Range<Index>] {
    var words: [Range<Index>] = []
    var begun: Index?
    var index = whole.lowerBound
    while index < whole.upperBound {
      let next = self.index(after: index)
      if isOfWord(index) || begun != nil && next < whole.upperBound && joins(index, next) {
        if begun == nil { begun = index }
      } else if let start = begun {
        words.append(start..<index)
        begun = nil
      }
      index = next
    }
    if let begun { words.append(begun..<whole.upperBound) }
    return words
  }

  private func isOfWord(_ index: Index) -> Bool {
    self[index].isLetter || self[index].isNumber || self[index] == "_"
  }

  /// Whether a mark stands between two letters or two figures that it keeps together.
  private func joins(_ index: Index, _ next: Index) -> Bool {
    let before = self[self.index(before: index)]
    let (mark, after) = (self[index], self[next])
    if before.isLetter, after.isLetter { return "'’.:·".contains(mark) }
    return before.isNumber && after.isNumber && "'’.,;".contains(mark)
  }

  private func sentences(in whole: Range<Index>) -> [Range<Index>] {
    var sentences: [Range<Index>] = []
    var start = whole.lowerBound
    var index = start
    while index < whole.upperBound {
      let ends = ".!?…".contains(self[index])
      index = self.index(after: index)
      guard ends, index < whole.upperBound, self[index].isWhitespace else { continue }
      while index < whole.upperBound, self[index].isWhitespace { index = self.index(after: index) }
      sentences.append(start..<index)
      start = index
    }
    if start < whole.upperBound { sentences.append(start..<whole.upperBound) }
    return sentences
  }
}
