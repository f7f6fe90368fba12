// Finds addresses, telephone numbers and dates in texts: Foundation on Linux has no such class.

/// What was found in a text, and what it stands for.
final class DetectedResult: NSTextCheckingResult {
  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  fileprivate var address: URL?
  fileprivate var moment: Date?
  fileprivate var number: String?

  init(_ kind: NSTextCheckingResult.CheckingType, _ place: NSRange) {
    (self.kind, self.place) = (kind, place)
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// Where a link leads; nil for anything else.
  public var url: URL? { (self as? DetectedResult)?.address }
  /// When a date is; nil for anything else.
  public var date: Date? { (self as? DetectedResult)?.moment }
  /// A telephone number; nil for anything else.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
  /// The time zone a date names. None is read here.
  public var timeZone: TimeZone? { nil }
  /// How long what a date begins takes. None is read here.
  public var duration: TimeInterval { 0 }
}

/// Finds links, telephone numbers and dates: those written with a scheme, `www.` or a common ending, e-mail addresses, numbers of
/// seven to fifteen digits, and days of the month in words or figures. Other kinds are taken and never found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let finders: [(kind: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

  // Foundation on Linux calls its own names of these deprecated, because it finds none; its bits are not
  // everywhere those of Apple's.
  private static let dates = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  private static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let numbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  private static let months = "jan feb mar apr may jun jul aug sep oct nov dec".split(separator: " ").map(String.init)
  private static let monthPattern = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?"
  private static let patterns: [(NSTextCheckingResult.CheckingType, String)] = [
    (
      links,
      "(?:https?|ftp|file|tel|mailto)://[^\\s<>\"]+|mailto:[^\\s<>\"]+"
        + "|[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\\.[A-Z0-9-]+)+"
        + "|\\b(?:www\\.[A-Z0-9-]+(?:\\.[A-Z0-9-]+)+"
        + "|(?:[A-Z0-9-]+\\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp|ch|at|nl))\\b(?:[/?#][^\\s<>\"]*)?"
    ),
    (
      dates,
      "\\b\\d{1,2}\\.? \(monthPattern),? \\d{4}\\b|\\b\(monthPattern) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b"
        + "|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b"
    ),
    (numbers, "(?<![\\w.@/+-])(?:\\+|\\()?\\d[\\d ().-]{5,18}\\d(?![\\w@/-])"),
  ]

  /// Looks for kinds of things; with none it cannot be.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    finders = try Self.patterns.filter { wanted.contains($0.0) }.map {
      ($0.0, try NSRegularExpression(pattern: $0.1, options: .caseInsensitive))
    }
  }

  /// What is found, in the order of the text; of what overlaps, links before dates before numbers.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    let text = NSString(string: string)
    for (kind, expression) in finders {
      for match in expression.matches(in: string, options: options, range: range) {
        let words = Self.ended(text.substring(with: match.range), kind)
        let place = NSRange(location: match.range.location, length: words.utf16.count)
        guard !found.contains(where: { NSIntersectionRange($0.range, place).length > 0 }),
          let result = Self.result(kind, place, words)
        else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls `block` for each thing that is found, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
  /// The first thing that is found.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  /// How many things are found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  /// Where the first thing is.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// A link without the marks that end its sentence.
  private static func ended(_ words: String, _ kind: NSTextCheckingResult.CheckingType) -> String {
    guard kind == links else { return words }
    var words = words
    while let last = words.last, ".,;:!?'".contains(last) || last == ")" && !words.contains("(") { words.removeLast() }
    return words
  }

  private static func result(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, _ words: String
  ) -> DetectedResult? {
    let result = DetectedResult(kind, place)
    if kind == links {
      let isMail = words.contains("@") && !words.contains("/") && !words.lowercased().hasPrefix("mailto:")
      let hasScheme = words.contains("://") || words.lowercased().hasPrefix("mailto:")
      result.address = URL(string: isMail ? "mailto:\(words)" : hasScheme ? words : "http://\(words)")
      return result.address == nil ? nil : result
    }
    if kind == dates {
      result.moment = day(words)
      return result.moment == nil ? nil : result
    }
    guard (7...15).contains(words.count(where: \.isNumber)) else { return nil }
    result.number = words
    return result
  }

  /// The day words name, at noon, as Foundation gives days without a time.
  private static func day(_ words: String) -> Date? {
    var parts = DateComponents(hour: 12)
    let figures = words.split { !$0.isNumber }.compactMap { Int($0) }
    if let month = months.firstIndex(where: { words.lowercased().contains($0) }), figures.count == 2 {
      (parts.day, parts.month, parts.year) = (figures[0], month + 1, figures[1])
    } else if figures.count == 3, words.contains("-") {
      (parts.year, parts.month, parts.day) = (figures[0], figures[1], figures[2])
    } else if figures.count == 3 {
      (parts.month, parts.day, parts.year) = (figures[0], figures[1], figures[2])
    }
    let calendar = Calendar(identifier: .gregorian)
    guard let year = parts.year, (1...9999).contains(year), let month = parts.month, (1...12).contains(month),
      let day = parts.day, (1...31).contains(day)
    else { return nil }
    return calendar.date(from: parts)
  }
}
