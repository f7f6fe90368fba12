// A picture as the bytes of a file, in the format its name asks for.
import Foundation
import Picture

/// A file's format; raw values are the endings of names.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// Lines and words for browsers and people who change them.
  case svg
  /// Pixels.
  case png
  /// Characters.
  case txt

  /// The format of a file of this name; nil for an ending nobody knows.
  public init?(path: String) {
    guard !path.hasSuffix("/") else { return nil }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    self.init(rawValue: ending ?? "")
  }

  /// The endings there are, for people.
  public static var endings: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }

  /// The file's bytes, and what its reader should know of it; "" for nothing.
  ///
  /// - Parameters:
  ///   - picture: what is seen.
  ///   - scale: pixels per point of a PNG.
  ///   - fonts: what a PNG's texts are painted with, asked for where there are any.
  public func file(
    of picture: Picture, scale: Double, fonts: () -> PictureFonts = PictureFonts.ofThisMachine
  ) throws(PictureError) -> (bytes: [UInt8], note: String) {
    switch self {
    case .svg: return (Array(try picture.svg().utf8), "")
    case .txt: return (Array(try picture.text().utf8), "")
    case .png:
      let fonts = fonts()
      let note =
        fonts.regular == nil
        ? "no open TrueType font in /usr/share/fonts: words are bars; install fonts-dejavu-core or fonts-liberation"
        : ""
      return (try picture.png(scale: scale, fonts: fonts), note)
    }
  }
}
