// The app's texts with attributes: Markdown in its tables of strings, and nouns that agree with the number before them.
import Foundation

extension AttributedString {
  /// The app's text for a key, by its Markdown; the key where it has none. `^[3 apple](inflect: true)` is "3 apples". Nothing goes by
  /// `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(localizedMarkdown: keyAndValue.text(in: bundle, table: table)) }

  /// The app's text for a key, by its Markdown; `defaultValue` where it has none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(localizedMarkdown: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle)) }

  /// The app's text of a resource, by its Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(localizedMarkdown: String(localized: resource))
  }

  private init(localizedMarkdown text: String) {
    let agreed = EnglishAgreement.agreed(text)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    do { self = try AttributedString(markdown: agreed, options: options) } catch { self.init(agreed) }
  }
}

/// English nouns by the number before them, for apps run on an American device.
enum EnglishAgreement {
  private static let rare = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives", "leaf": "leaves",
    "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves",
    "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
  ]

  /// A text whose phrases in `^[…](inflect: true)` agree with the first number in them.
  static func agreed(_ text: String) -> String {
    text.replacing(/\^\[([^\]]*)\]\(\s*\{?\s*inflect:\s*true\s*\}?\s*\)/) { phrase(String($0.1)) }
  }

  private static func phrase(_ text: String) -> String {
    guard let number = text.firstMatch(of: /[0-9][0-9.,]*/).map({ String($0.0) }), number != "1",
      let noun = text.matches(of: /\p{L}+/).last
    else { return text }
    return text.replacingCharacters(in: noun.range, with: plural(of: String(noun.0)))
  }

  /// The plural of a noun: the rare ones of school, -es behind hisses, -ies for a -y behind a consonant, else -s. One in -s that is
  /// no hiss is a plural already.
  static func plural(of noun: String) -> String {
    if let known = rare[noun.lowercased()] {
      return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let small = noun.lowercased()
    if small.hasSuffix("s"), !["ss", "us", "is"].contains(where: small.hasSuffix) { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    guard small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) else { return noun + "s" }
    return noun.dropLast() + "ies"
  }
}
