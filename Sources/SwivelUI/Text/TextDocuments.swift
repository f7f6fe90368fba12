// Texts as documents have them, in HTML or plain: Foundation on Linux reads and writes none into attributed strings.
import Foundation

extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The same with pictures, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }
  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind: a `DocumentType`; where nothing is said, what its first letters look like.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// Its encoding: a number of Foundation's; UTF-8 where nothing is said.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// What is said of a document that is written or was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind: a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// Its encoding. Here always UTF-8.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    // The rest are taken and not written: documents here have words, paragraphs and fonts.
    /// How large its paper is.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// Around its text.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// How large its view is.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// How large it is seen, in percent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// Whether it is seen in pages.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Whether it is not to be changed.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// What is behind it.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// Where words are broken, 0…1.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// Between its tab stops.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// Parts that run another way.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
    /// How its sizes are meant.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    /// How sizes of what it was read from are meant.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// The version of what wrote it.
    public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }
  /// A look of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As if pressed into paper. Kept.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The text of a document. HTML is read for its words, paragraphs, fonts, colours, links and lists; nothing is fetched.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for bytes that are not of the encoding,
  ///   `CocoaError.fileReadUnknown` for a kind that is not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let number = (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? Int).map(UInt.init)
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let said = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    let kind = said ?? (text.drop { $0.isWhitespace }.first == "<" ? .html : .plain)
    dict?.pointee = NSDictionary(dictionary: ["DocumentType": kind.rawValue])
    switch kind {
    case .html: self.init(attributedString: HTMLText.attributed(text))
    case .plain:
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    case _: throw CocoaError(.fileReadUnknown)
    }
  }

  /// The text of a document in a file, as that of its data; the file's name tells its kind where the options do not.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    if options[.documentType] == nil, ["htm", "html"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A part of the text as a file: plain, or HTML.
  ///
  /// - Throws: `CocoaError.fileWriteUnknown` for a kind that is not written here.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }

  /// A part of the text as a document: plain, or HTML with paragraphs, weights, slants, lines and links.
  ///
  /// - Throws: `CocoaError.fileWriteUnknown` for a kind that is not written here.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let part = attributedSubstring(from: range)
    let said = dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map(DocumentType.init)
    switch said ?? .plain {
    case .plain: return Data(part.string.utf8)
    case .html: return Data(HTMLWriter.document(part).utf8)
    case _: throw CocoaError(.fileWriteUnknown)
    }
  }
}

/// Attributed strings as HTML.
private enum HTMLWriter {
  static func document(_ text: NSAttributedString) -> String {
    var body = ""
    var at = 0
    while at < text.length {
      var run = NSRange()
      let said = text.attributes(at: at, effectiveRange: &run)
      body += piece(text.attributedSubstring(from: run).string, said)
      at = NSMaxRange(run)
    }
    let paragraphs = body.split(separator: "\n", omittingEmptySubsequences: false).map { "<p>\($0)</p>" }
    return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n"
      + paragraphs.joined(separator: "\n") + "\n</body></html>\n"
  }

  /// Tags are closed before each end of a line and opened again after it.
  private static func piece(_ words: String, _ said: [NSAttributedString.Key: Any]) -> String {
    var tags: [(open: String, close: String)] = []
    if let font = said[.font] as? UIFont {
      if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { tags.append(("<b>", "</b>")) }
      if font.fontDescriptor.symbolicTraits.contains(.traitItalic) { tags.append(("<i>", "</i>")) }
    }
    if let style = said[.underlineStyle] as? Int, style != 0 { tags.append(("<u>", "</u>")) }
    if let style = said[.strikethroughStyle] as? Int, style != 0 { tags.append(("<s>", "</s>")) }
    if let link = (said[.link] as? URL)?.absoluteString ?? said[.link] as? String {
      tags.append(("<a href=\"\(escaped(link))\">", "</a>"))
    }
    let (before, after) = (tags.map(\.open).joined(), tags.reversed().map(\.close).joined())
    return words.components(separatedBy: "\n").map { $0.isEmpty ? "" : before + escaped($0) + after }
      .joined(separator: "\n")
  }

  private static func escaped(_ words: String) -> String {
    words.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "\u{2028}", with: "<br>")
  }
}
