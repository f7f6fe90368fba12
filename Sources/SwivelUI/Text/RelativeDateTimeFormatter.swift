// How far off a date is, in words: a class of Foundation's that Linux lacks, on the formats it has.

/// Distances in time in words, such as “2 hours ago”, in the largest unit that is not zero.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near dates have names of their own; raw values are Foundation's.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric = 0
    /// “yesterday”.
    case named = 1
  }
  /// How units are written; raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full = 0
    /// “two months ago”.
    case spellOut = 1
    /// “2 mo. ago”.
    case short = 2
    /// “2mo ago”.
    case abbreviated = 3
  }

  /// Whether near dates have names; none at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; in full at first.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the words are to stand.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar the distance is counted in.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// A day in the middle of a month, a year and a week, from which every unit can be counted exactly.
  private static let middle = Date(timeIntervalSinceReferenceDate: 14_256_000)

  /// The distance components stand for: the first of year, month, week, day, hour, minute and second that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Int?, Calendar.Component, Date.RelativeFormatStyle.Field)] = [
      (dateComponents.year, .year, .year), (dateComponents.month, .month, .month),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .weekOfYear, .week), (dateComponents.day, .day, .day),
      (dateComponents.hour, .hour, .hour), (dateComponents.minute, .minute, .minute),
      (dateComponents.second, .second, .second),
    ]
    let given = units.first { ($0.0 ?? 0) != 0 } ?? units.last { $0.0 != nil } ?? units[units.count - 1]
    let calendar = self.calendar ?? .autoupdatingCurrent
    let date = calendar.date(byAdding: given.1, value: given.0 ?? 0, to: Self.middle) ?? Self.middle
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [given.2], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width(), locale: locale ?? .autoupdatingCurrent, calendar: calendar,
      capitalizationContext: capitalization())
    return style.format(Self.middle)
  }

  private static var present: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.present) }

  /// A distance in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Self.present
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far a date is from another, counted by the calendar.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = self.calendar ?? .autoupdatingCurrent
    let fields: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(fields, from: referenceDate, to: date))
  }

  /// How far a `Date` is from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Self.present) }
  }

  private func width() -> Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private func capitalization() -> FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .unknown, .dynamic: .unknown
    @unknown default: .unknown
    }
  }
}

/// Things joined by commas and the language's “and”: a class of Foundation's that Linux lacks.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// What makes texts of the things; their descriptions without one.
  open var itemFormatter: Formatter?

  /// Texts joined in the language of the app.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// The things joined; nil where one of them has no text by `itemFormatter`.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// An array joined; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
