// Cuts a text into lines no wider than asked: at spaces, and inside a word only when the word is wider than a line.

/// What happens to text that does not fit.
public enum LineBreaking: Sendable, Hashable, CaseIterable {
  /// `NSLineBreakMode`'s, in its order.
  case wordWrapping
  case characterWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle

  /// What stands where text is left out, if the last line says so.
  var marksOmission: Bool {
    switch self {
    case .wordWrapping, .characterWrapping, .clipping: false
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    }
  }
}

/// Greedy line breaking. Against 31 labels of Interface Builder with a whole number of lines it counts 28 alike and 3 one
/// line short (Tables/README.md).
struct LineBreaker {
  /// How much wider than the room a line may be, in points: below anything a frame could show.
  static let tolerance = 0.02

  let measured: MeasuredText
  let width: Double
  let breaksWords: Bool

  /// Lines up to `maximum`, 0 for any number, and where the first line that is left out begins.
  func lines(maximum: Int) -> (lines: [Range<Int>], rest: Int?) {
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      if maximum > 0, lines.count == maximum { return (lines, start) }
      let line = line(from: start)
      lines.append(start..<line.end)
      guard let next = line.next else { return (lines, nil) }
      start = next
    }
  }

  /// Where the line that begins at `start` ends, without the spaces at its end, and where the next begins.
  private func line(from start: Int) -> (end: Int, next: Int?) {
    var candidate: (end: Int, next: Int)?
    var index = start
    while index < measured.count {
      switch measured.kinds[index] {
      case .newline:
        // Spaces before the feed hang, too.
        return (candidate?.next == index ? candidate?.end ?? index : index, index + 1)
      case .space:
        let wordEnd = index
        while index + 1 < measured.count, measured.kinds[index + 1] == .space { index += 1 }
        if wordEnd > start { candidate = (wordEnd, index + 1) }
        if index + 1 == measured.count { return (hangingEnd(wordEnd, from: start), nil) }
      case .letter, .hyphen, .ideograph, .other:
        if measured.width(start..<(index + 1)) > width + Self.tolerance {
          if let candidate, !breaksWords { return skippingNewline(candidate) }
          let next = max(index, start + 1)
          var end = next
          while end > start + 1, measured.kinds[end - 1] == .space { end -= 1 }
          return (end, next < measured.count ? next : nil)
        }
        if mayBreak(after: index) { candidate = (index + 1, index + 1) }
      }
      index += 1
    }
    return (measured.count, nil)
  }

  /// Spaces at the end of a text of one line count while they fit; all others hang.
  private func hangingEnd(_ wordEnd: Int, from start: Int) -> Int {
    start > 0 || measured.width(start..<measured.count) > width ? wordEnd : measured.count
  }

  /// Spaces before a line feed belong to the line that the feed ends.
  private func skippingNewline(_ line: (end: Int, next: Int)) -> (end: Int, next: Int?) {
    if line.next < measured.count, measured.kinds[line.next] == .newline { return (line.end, line.next + 1) }
    return (line.end, line.next)
  }

  private func mayBreak(after index: Int) -> Bool {
    guard index + 1 < measured.count else { return false }
    switch measured.kinds[index] {
    case .ideograph: return measured.kinds[index + 1] == .ideograph || measured.kinds[index + 1] == .letter
    case .hyphen: return index > 0 && measured.kinds[index - 1] == .letter && measured.kinds[index + 1] == .letter
    case .letter, .space, .newline, .other: return false
    }
  }
}
