// Texts that depend on a number, and catalogues of strings; apart, because Foundation on Linux reads neither: it takes a plural text's
// table for a text, which ends the process, and knows no `.xcstrings`. By Apple's "Stringsdict file format" and what Xcode writes.

/// The tables of an app that are no plain `.strings`, by the file each was read from.
enum PluralStrings {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [String: PluralText]] = [:]
  /// What was handed out without its numbers, by what was handed out: they come with the call that makes a text of it. Nil where two texts
  /// look alike without their numbers: nobody can tell which of them it is then.
  nonisolated(unsafe) private static var open: [String: PluralText?] = [:]

  /// The text of a key; nil where neither a catalogue nor a table of plurals of the bundle has it.
  /// - Parameter counts: what is put into the text, in order, nil for what is no whole number. Where nothing is known of them each plural
  ///   has the form of most numbers.
  static func text(_ key: String, table: String?, in bundle: Bundle, counts: [Int?] = []) -> PluralText.Choice? {
    for ending in ["xcstrings", "stringsdict"] {
      guard let file = bundle.path(forResource: table ?? "Localizable", ofType: ending) else { continue }
      guard let text = texts(of: file, ending)[key] else { continue }
      let choice = text.chosen(counts)
      if counts.isEmpty, !text.variables.isEmpty {
        lock.withLock {
          let alike = open[choice.placed]
          open.updateValue(alike == nil || alike == .some(text) ? text : nil, forKey: choice.placed)
        }
      }
      return choice
    }
    return nil
  }

  /// A format with the plural forms its numbers ask for, and its arguments in the order it takes them, where it is a text handed out without
  /// them; else both as they are.
  static func format(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    guard let text = lock.withLock({ open[format] ?? nil }) else { return (format, arguments) }
    let choice = text.chosen(arguments.map { ($0 as? any BinaryInteger).flatMap { Int(exactly: $0) } })
    // A text that asks for more than it is given is as it was.
    guard choice.order.allSatisfy(arguments.indices.contains) else { return (format, arguments) }
    return (choice.text, choice.order.map { arguments[$0] })
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
    let entries = (read as? [String: Any] ?? [:]).compactMap { key, entry in
      (entry as? [String: Any]).map { (key, PluralText(entry: $0, key: key)) }
    }
    return Dictionary(uniqueKeysWithValues: entries)
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
  /// By name: which value a part is about, from 0, where a catalogue says so (`argNum`).
  var places: [String: Int] = [:]

  /// A part, `%%`, or a value as printf has it; before either the number of the value.
  private static var sign: Regex<(Substring, Substring?, Substring?)> {
    /%(?:([0-9]+)\$)?(?:#@([^@]*)@|%|[-+ #.*0-9]*(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@])/
  }

  /// How Xcode calls the part that a text is as a whole.
  private static let whole = "value"

  /// An entry of a `.stringsdict`: a format with plural forms, or a text by width or device, of which the widest and that for all
  /// others are taken; the key where it is nothing of these.
  init(entry: [String: Any], key: String) {
    variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
    let widths = variables["NSStringVariableWidthRuleType"] ?? [:]
    let devices = variables["NSStringDeviceSpecificRuleType"] ?? [:]
    format =
      entry["NSStringLocalizedFormatKey"] as? String ?? widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
      ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value ?? key
  }

  /// What a catalogue has for a language: a text, its plural forms, or a text with parts that have them.
  init(unit: [String: Any], key: String) {
    format = Self.text(unit) ?? key
    if let forms = Self.forms(unit) { (format, variables) = ("%#@\(Self.whole)@", [Self.whole: forms]) }
    for (name, part) in unit["substitutions"] as? [String: Any] ?? [:] {
      guard let part = part as? [String: Any], let forms = Self.forms(part) else { continue }
      let sign = "%" + (part["formatSpecifier"] as? String ?? "lld")
      variables[name] = forms.mapValues { $0.replacing("%arg", with: sign) }
      places[name] = (part["argNum"] as? Int).map { $0 - 1 }
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

  /// A text in the forms its numbers take. Forms may leave their numbers out, so it says which value each of its signs is for.
  struct Choice: Equatable {
    /// With the signs in the order of `order`, none of which names a place.
    var text = ""
    /// By sign: which of the values it takes, from 0.
    var order: [Int] = []
    /// The same for all values in their own order: the signs name places where that is another one.
    var placed = ""
    fileprivate var next = 0
  }

  /// The text with each part in the form its number takes in English: `one` of 1, `zero` of 0 where there is one, else `other`.
  func chosen(_ counts: [Int?]) -> Choice {
    var choice = Choice()
    expand(format, own: nil, counts, depth: 0, &choice)
    choice.placed = ""
    guard choice.order != Array(choice.order.indices) else {
      choice.placed = choice.text
      return choice
    }
    var (rest, index) = (choice.text[...], 0)
    while let sign = rest.firstMatch(of: Self.sign) {
      choice.placed += rest[..<sign.range.lowerBound]
      if sign.0 == "%%" {
        choice.placed += "%%"
      } else {
        choice.placed += "%\(choice.order[index] + 1)$" + sign.0.dropFirst()
        index += 1
      }
      rest = rest[sign.range.upperBound...]
    }
    choice.placed += rest
    return choice
  }

  /// Parts within forms that go deeper than this go in a circle.
  private static let deepest = 8

  /// - Parameter own: the value a form is about, which its first sign without a place takes.
  private func expand(_ format: String, own: Int?, _ counts: [Int?], depth: Int, _ choice: inout Choice) {
    var (rest, own) = (format[...], own)
    while let sign = rest.firstMatch(of: Self.sign) {
      choice.text += rest[..<sign.range.lowerBound]
      let place = sign.1.flatMap { Int($0) }.map { $0 - 1 }
      if let name = sign.2.map(String.init) {
        let index = place ?? places[name] ?? choice.takeNext()
        if depth < Self.deepest {
          let form = form(of: name, counts.indices.contains(index) ? counts[index] : nil)
          expand(form, own: index, counts, depth: depth + 1, &choice)
        }
      } else if sign.0 == "%%" {
        choice.text += "%%"
      } else {
        // Without the place: what comes behind `%`, or behind the `$` of the number.
        let skipped = sign.1.map { $0.count + 2 } ?? 1
        choice.text += "%" + sign.0.dropFirst(skipped)
        choice.order.append(place ?? own ?? choice.takeNext())
        if place == nil { own = nil }
      }
      rest = rest[sign.range.upperBound...]
    }
    choice.text += rest
  }

  private func form(of name: String, _ count: Int?) -> String {
    let forms = variables[name] ?? [:]
    let category = count == 0 ? "zero" : count == 1 ? "one" : "other"
    return forms[category] ?? forms["other"] ?? ""
  }
}

extension PluralText.Choice {
  fileprivate mutating func takeNext() -> Int {
    next += 1
    return next - 1
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
    let chosen = PluralStrings.format(format, arguments)
    self.init(format: chosen.format, arguments: chosen.arguments)
  }

  /// The same of a list in a locale.
  public init(textFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    let chosen = PluralStrings.format(format, arguments)
    self.init(format: chosen.format, locale: locale, arguments: chosen.arguments)
  }

  /// What adopted sources have for `localizedStringWithFormat`, in the same way.
  public static func localizedTextWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(textFormat: format, locale: .current, arguments: arguments)
  }
}
