// Texts that depend on a number, and catalogues of strings; apart, because Foundation on Linux reads neither: it takes a plural text's
// table for a text, which ends the process, and knows no `.xcstrings`. By Apple's "Stringsdict file format" and what Xcode writes.

/// The tables of an app that are no plain `.strings`, by the file each was read from.
enum PluralStrings {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [String: PluralText]] = [:]
  /// What was handed out without its numbers, by what was handed out: they come with the call that makes a text of it.
  nonisolated(unsafe) private static var open: [String: PluralText] = [:]

  /// The text of a key; nil where neither a catalogue nor a table of plurals of the bundle has it.
  /// - Parameter counts: what is put into the text, in order, nil for what is no whole number. Where nothing is known of them each plural
  ///   has the form of most numbers.
  static func text(_ key: String, table: String?, in bundle: Bundle, counts: [Int?] = []) -> String? {
    for ending in ["xcstrings", "stringsdict"] {
      guard let file = bundle.path(forResource: table ?? "Localizable", ofType: ending) else { continue }
      guard let text = texts(of: file, ending)[key] else { continue }
      let chosen = text.chosen(counts)
      if counts.isEmpty, !text.variables.isEmpty { lock.withLock { open[chosen] = text } }
      return chosen
    }
    return nil
  }

  /// A format with the plural forms its numbers ask for, where it is a text handed out without them; else as it is.
  static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let text = lock.withLock({ open[format] }) else { return format }
    return text.chosen(arguments.map { ($0 as? any BinaryInteger).flatMap { Int(exactly: $0) } })
  }

  private static func texts(of file: String, _ ending: String) -> [String: PluralText] {
    lock.withLock {
      if let texts = known[file] { return texts }
      let data = FileManager.default.contents(atPath: file) ?? Data()
      let texts = ending == "xcstrings" ? catalogue(data) : plurals(data)
      known[file] = texts
      return texts
    }
  }

  /// The entries of a `.stringsdict`; none of a file that is none.
  static func plurals(_ data: Data) -> [String: PluralText] {
    let read: Any
    do { read = try PropertyListSerialization.propertyList(from: data, format: nil) } catch { return [:] }
    return (read as? [String: Any] ?? [:]).compactMapValues { entry in
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      return PluralText(
        format: format, variables: entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
      )
    }
  }

  /// The English texts of a `.xcstrings`, else those of its own language; a key without one is its own text.
  static func catalogue(_ data: Data) -> [String: PluralText] {
    let read: Any
    do { read = try JSONSerialization.jsonObject(with: data) } catch { return [:] }
    let catalogue = read as? [String: Any] ?? [:]
    let language = catalogue["sourceLanguage"] as? String ?? "en"
    let strings = catalogue["strings"] as? [String: Any] ?? [:]
    return Dictionary(
      uniqueKeysWithValues: strings.map { key, entry in
        let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
        let text = languages["en"] as? [String: Any] ?? languages[language] as? [String: Any] ?? [:]
        return (key, PluralText(unit: text, key: key))
      })
  }
}

/// A text with the forms its parts take.
struct PluralText: Equatable {
  /// With `%#@name@`, or `%1$#@name@`, where a part goes.
  var format: String
  /// By name: the forms of a part by category, such as `one` and `other`.
  var variables: [String: [String: String]] = [:]

  /// A part, `%%`, or a value as printf has it; before either the number of the value.
  private static var sign: Regex<(Substring, Substring?, Substring?)> {
    /%(?:([0-9]+)\$)?(?:#@([^@]*)@|%|[-+ #.*0-9]*(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@])/
  }

  /// How Xcode calls the part that a text is as a whole.
  private static let whole = "value"

  init(format: String, variables: [String: [String: String]] = [:]) {
    (self.format, self.variables) = (format, variables)
  }

  /// What a catalogue has for a language: a text, its plural forms, or a text with parts that have them.
  init(unit: [String: Any], key: String) {
    format = Self.text(unit) ?? key
    if let forms = Self.forms(unit) { (format, variables) = ("%#@\(Self.whole)@", [Self.whole: forms]) }
    for (name, part) in unit["substitutions"] as? [String: Any] ?? [:] {
      guard let part = part as? [String: Any], let forms = Self.forms(part) else { continue }
      let sign = "%" + (part["formatSpecifier"] as? String ?? "lld")
      variables[name] = forms.mapValues { $0.replacing("%arg", with: sign) }
    }
  }

  private static func text(_ unit: [String: Any]) -> String? {
    (unit["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func forms(_ unit: [String: Any]) -> [String: String]? {
    let variations = unit["variations"] as? [String: Any]
    // Of texts by device the one for all others.
    if let devices = variations?["device"] as? [String: Any] {
      return (devices["other"] as? [String: Any]).flatMap(text).map { ["other": $0] }
    }
    return (variations?["plural"] as? [String: Any])?.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  /// The text with each part in the form its number takes in English: `one` of 1, `zero` of 0 where there is one, else `other`.
  func chosen(_ counts: [Int?]) -> String {
    var (text, rest, next) = ("", format[...], 0)
    while let sign = rest.firstMatch(of: Self.sign) {
      text += rest[..<sign.range.lowerBound]
      let place = sign.1.flatMap { Int($0) }
      if let name = sign.2 {
        let index = place.map { $0 - 1 } ?? next
        let form = form(of: String(name), counts.indices.contains(index) ? counts[index] : nil)
        text += place.map { form.replacing("%", with: "%\($0)$", maxReplacements: 1) } ?? form
        // A form may leave its number out, and what comes after it is still the next.
        next += 1
      } else {
        text += sign.0
        if sign.0 != "%%", place == nil { next += 1 }
      }
      rest = rest[sign.range.upperBound...]
    }
    return text + rest
  }

  private func form(of name: String, _ count: Int?) -> String {
    let forms = variables[name] ?? [:]
    let category = count == 0 ? "zero" : count == 1 ? "one" : "other"
    return forms[category] ?? forms["other"] ?? ""
  }
}

extension String {
  /// What adopted sources have for `String(format:)` of anything but a literal: a text of the app's tables takes the plural forms its
  /// numbers ask for. Foundation's own call cannot be taken the place of, since the two would be ambiguous.
  public init(textFormat format: String, _ arguments: any CVarArg...) {
    self.init(textFormat: format, arguments: arguments)
  }

  /// The same in a locale.
  public init(textFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(textFormat: format, locale: locale, arguments: arguments)
  }

  /// The same of a list.
  public init(textFormat format: String, arguments: [any CVarArg]) {
    self.init(format: PluralStrings.format(format, arguments), arguments: arguments)
  }

  /// The same of a list in a locale.
  public init(textFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self.init(format: PluralStrings.format(format, arguments), locale: locale, arguments: arguments)
  }

  /// What adopted sources have for `localizedStringWithFormat`, in the same way.
  public static func localizedTextWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(textFormat: format, locale: .current, arguments: arguments)
  }
}
