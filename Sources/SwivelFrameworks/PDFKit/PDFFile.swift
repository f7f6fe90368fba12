// How many pages a PDF file has and how large they are (ISO 32000-1, 7.7.3): what layout needs of one. What is on them is not read.
import Foundation

/// A page's place, turn and boxes in a file.
struct PDFPageFacts {
  /// Left, bottom, width, height in points.
  var media: CGRect
  /// The part that is shown; nil for all of it.
  var crop: CGRect?
  /// By how many degrees it is turned, clockwise.
  var rotation = 0
}

/// A file's pages.
struct PDFFile {
  let pages: [PDFPageFacts]
  /// A document's own names, such as its title.
  let info: [String: String]
  /// US Letter in points, where a file does not say: 7.7.3.3 requires it to.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// No file of an app's has more.
  private static let mostPages = 100_000

  /// Nil for what is no PDF file, or has no page that can be found.
  ///
  /// Objects that stand open are found; those packed into streams (7.5.7) are not, and such a file counts by its tree's `/Count`.
  init?(_ data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    // One byte is one character, so that places stay.
    let text = String(decoding: data.map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    var found: [PDFPageFacts] = []
    var inherited = Self.box("MediaBox", in: Self.dictionaries(of: "Pages", in: text).joined()) ?? Self.letter
    if inherited.isEmpty { inherited = Self.letter }
    for entry in Self.dictionaries(of: "Page", in: text).prefix(Self.mostPages) {
      found.append(
        PDFPageFacts(
          media: Self.box("MediaBox", in: entry) ?? inherited, crop: Self.box("CropBox", in: entry),
          rotation: Self.number("Rotate", in: entry) ?? 0))
    }
    if found.isEmpty {
      let counts = Self.dictionaries(of: "Pages", in: text).compactMap { Self.number("Count", in: $0) }
      let count = min(max(counts.max() ?? 1, 0), Self.mostPages)
      found = Array(repeating: PDFPageFacts(media: inherited), count: count)
    }
    guard !found.isEmpty else { return nil }
    pages = found
    info = Dictionary(
      uniqueKeysWithValues: ["Title", "Author", "Subject", "Creator"].compactMap { key in
        Self.words(key, in: text).map { (key, $0) }
      })
  }

  /// What stands between `obj` and `endobj` of each object of a type.
  private static func dictionaries(of type: String, in text: String) -> [String] {
    text.components(separatedBy: "endobj").compactMap { piece in
      guard let type = piece.range(of: "/Type\\s*/\(type)(?![A-Za-z])", options: .regularExpression) else { return nil }
      let start = piece.range(of: " obj", options: .backwards, range: piece.startIndex..<type.lowerBound)?.upperBound
      let end = piece.range(of: "stream", range: type.upperBound..<piece.endIndex)?.lowerBound
      return String(piece[(start ?? piece.startIndex)..<(end ?? piece.endIndex)])
    }
  }
  private static func match(_ pattern: String, in text: String) -> String? {
    text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
  }
  private static func box(_ key: String, in text: String) -> CGRect? {
    guard let found = match("/\(key)\\s*\\[[^\\]]*\\]", in: text), let open = found.firstIndex(of: "[") else {
      return nil
    }
    let numbers = found[found.index(after: open)...].dropLast().split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
      height: abs(numbers[3] - numbers[1]))
  }
  private static func number(_ key: String, in text: String) -> Int? {
    match("/\(key)\\s+-?[0-9]+", in: text).flatMap { Int($0.split(whereSeparator: \.isWhitespace).last ?? "") }
  }
  private static func words(_ key: String, in text: String) -> String? {
    match("/\(key)\\s*\\([^)]*\\)", in: text).flatMap { found in
      found.firstIndex(of: "(").map { String(found[found.index(after: $0)...].dropLast()) }
    }
  }
}
