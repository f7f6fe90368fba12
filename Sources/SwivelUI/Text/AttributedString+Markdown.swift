// Markdown within a line: Foundation on Linux has no reader of it.

/// How a part of a text is meant; raw values are Foundation's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stressed.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Stressed strongly.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that is none.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension NSAttributedString.Key {
  /// How a part of a text is meant: a number, of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributeScopes.UIKitAttributes {
  /// How a part of a text is meant.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of meanings.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// What is read, and what becomes of what cannot be.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read. Here always what stands within a line: of blocks, only that paragraphs end at empty lines.
    public enum InterpretedSyntax: Sendable {
      /// Blocks as well.
      case full
      /// Within lines, with all space as it is.
      case inlineOnlyPreservingWhitespace
      /// Within lines.
      case inlineOnly
    }
    /// What becomes of what cannot be read. Any text can.
    public enum FailurePolicy: Sendable {
      /// An error.
      case throwError
      /// As much as could be read.
      case returnPartiallyParsedIfPossible
    }
    /// Whether Apple's attributes in the text are read. Kept.
    public var allowsExtendedAttributes: Bool
    /// How much is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of what cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text. Kept.
    public var languageCode: String?
    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of Markdown: emphasis, code, strikethrough and links become attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var reader = MarkdownReader(
      Array(markdown), baseURL, keepsSpace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      endsParagraphs: options.interpretedSyntax == .full)
    self = reader.read()
  }
  /// The text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }
}

extension NSAttributedString {
  /// The text of Markdown: emphasis, code, strikethrough and links become attributes.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}

/// Reads marks around text. A mark without its partner is text.
private struct MarkdownReader {
  private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
    ("***", [.emphasized, .stronglyEmphasized]), ("___", [.emphasized, .stronglyEmphasized]),
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
    ("_", .emphasized),
  ]
  private let text: [Character]
  private let base: URL?
  private let keepsSpace: Bool
  private let endsParagraphs: Bool

  init(_ text: [Character], _ base: URL?, keepsSpace: Bool, endsParagraphs: Bool) {
    self.text = text
    self.base = base
    self.keepsSpace = keepsSpace
    self.endsParagraphs = endsParagraphs
  }

  mutating func read() -> AttributedString { read(0..<text.count, [], nil) }

  private func reads(_ mark: String, at place: Int, before end: Int) -> Bool {
    place + mark.count <= end && String(text[place..<place + mark.count]) == mark
  }
  /// Where a mark comes again behind text that does not end in space.
  private func partner(of mark: String, after place: Int, before end: Int) -> Int? {
    guard place < end, !text[place].isWhitespace else { return nil }
    var index = place + 1
    while index < end {
      if text[index] == "\\" {
        index += 2
      } else if reads(mark, at: index, before: end), !text[index - 1].isWhitespace,
        mark.count > 1 || !(index + 1 < end && String(text[index + 1]) == mark),
        mark.first != "_" || index + mark.count >= end || !(text[index + mark.count].isLetter)
      {
        return index
      } else if mark.count == 1, index + 1 < end, String(text[index]) == mark, String(text[index + 1]) == mark {
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  private func read(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    func piece(_ words: String, _ intent: InlinePresentationIntent) -> AttributedString {
      var piece = AttributedString(words)
      if !intent.isEmpty { piece[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link { piece[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
      return piece
    }
    func flush() {
      if !plain.isEmpty { result.append(piece(plain, intent)) }
      plain = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let character = text[index]
      if character == "\\", index + 1 < range.upperBound, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
        continue
      }
      if character == "`", let end = (index + 1..<range.upperBound).first(where: { text[$0] == "`" }) {
        flush()
        result.append(piece(String(text[index + 1..<end]), intent.union(.code)))
        index = end + 1
        continue
      }
      if character == "[", let (words, target, next) = target(from: index, before: range.upperBound) {
        flush()
        result.append(read(words, intent, target))
        index = next
        continue
      }
      let isInWord = character == "_" && index > range.lowerBound && text[index - 1].isLetter
      if !isInWord, let found = Self.marks.first(where: { reads($0.mark, at: index, before: range.upperBound) }),
        let end = partner(of: found.mark, after: index + found.mark.count, before: range.upperBound)
      {
        flush()
        result.append(read(index + found.mark.count..<end, intent.union(found.intent), link))
        index = end + found.mark.count
        continue
      }
      // A line feed within a paragraph is a space, unless space is kept.
      if character.isNewline, !keepsSpace {
        let first = index
        while index + 1 < range.upperBound, text[index + 1].isNewline { index += 1 }
        // An empty line ends a paragraph, of which only the meaning tells.
        if first == index || !endsParagraphs { plain.append(" ") }
      } else {
        plain.append(character)
      }
      index += 1
    }
    flush()
    return result
  }

  /// `[words](target)`: the words, the target and what comes behind.
  private func target(from start: Int, before end: Int) -> (Range<Int>, URL, Int)? {
    var depth = 0
    guard
      let close = (start..<end).first(where: { index in
        if text[index] == "[" { depth += 1 } else if text[index] == "]" { depth -= 1 }
        return depth == 0
      }), close + 1 < end, text[close + 1] == "(", let last = (close + 2..<end).first(where: { text[$0] == ")" }),
      let word = String(text[close + 2..<last]).split(separator: " ").first,
      let target = URL(string: String(word), relativeTo: base)
    else { return nil }
    return (start + 1..<close, target.absoluteURL, last + 1)
  }
}
