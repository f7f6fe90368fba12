// A translation of a document: the .strings file Xcode exports for a language, keyed by the identifiers of elements.
import FileReading
import Foundation

/// The texts of one language for one document, as in `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
public struct StringsFile: Sendable {
  /// One text.
  public struct Entry: Sendable, Equatable {
    /// The element's identifier.
    public var id: String
    /// The element's property, such as `text`, `normalTitle` or `segmentTitles[0]`.
    public var property: String
    /// What it says in this language.
    public var value: String
  }

  /// How the file was named.
  public let file: String
  /// By key, in the order of their bytes.
  public let entries: [Entry]

  /// Reads the forms Xcode and its tools write: quoted pairs in UTF-8 or UTF-16, and property lists in XML or binary.
  public init(_ bytes: [UInt8], file: String) throws(InterfaceError) {
    guard bytes.count <= InterfaceLimits.strings else {
      throw .tooLarge(file: file, bytes: bytes.count, limit: InterfaceLimits.strings)
    }
    let list: Any
    do { list = try PropertyList.read(bytes) } catch {
      throw .notStrings(file: file, reason: Self.reason(error))
    }
    guard let texts = list as? [String: String] else {
      throw .notStrings(file: file, reason: "expected pairs of texts")
    }
    self.file = file
    entries = texts.keys.sorted().compactMap { key in
      guard let value = texts[key], let dot = key.firstIndex(of: ".") else { return nil }
      return Entry(id: String(key[..<dot]), property: String(key[key.index(after: dot)...]), value: value)
    }
  }

  private static func reason(_ error: any Error) -> String {
    let inner = (error as NSError).userInfo.values.lazy.compactMap { $0 as? NSError }.first ?? error as NSError
    let text = inner.userInfo["NSDebugDescription"].map { "\($0)" } ?? inner.localizedDescription
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
