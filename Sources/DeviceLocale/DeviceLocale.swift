// What a device's settings say of language and region. Foundation on Linux knows no settings and says en_001 everywhere: prices of an
// app had "¤" for a currency, and days came before months. A program's own functions come before those of its libraries, so that the
// few here stand for Foundation's own getters in every program that is linked with this target, and nowhere else.
#if os(Linux)
  import Foundation

  /// An American device, as the catalogue's are: what Xcode's simulators begin with.
  private let american = "en_US"

  private var usualCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: american)
    return calendar
  }

  /// `Locale.current`
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public func deviceLocale() -> Locale { Locale(identifier: american) }

  /// `Locale.autoupdatingCurrent`
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public func deviceLocaleFollowed() -> Locale { Locale(identifier: american) }

  /// `Locale.preferredLanguages`
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public func deviceLanguages() -> [String] { ["en-US"] }

  /// `Calendar.current`
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public func deviceCalendar() -> Calendar { usualCalendar }

  /// `Calendar.autoupdatingCurrent`
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public func deviceCalendarFollowed() -> Calendar { usualCalendar }
#endif
