// What was copied, by kinds: several things are kept as their first.
import Foundation

extension UIPasteboard {
  /// Until when, and how far, something is there; kept nowhere.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Until when.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// On this device alone.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// The pictures.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  /// The colours.
  public var colors: [UIColor]? {
    get { color.map { [$0] } }
    set { color = newValue?.first }
  }
  /// Whether there is a colour.
  public var hasColors: Bool { color != nil }
  /// How many things were copied.
  public var numberOfItems: Int {
    items.isEmpty ? (hasStrings || hasURLs || hasImages || hasColors ? 1 : 0) : items.count
  }
  /// The kinds there are.
  public var types: [String] {
    if let first = items.first { return first.keys.sorted() }
    let known = [("public.utf8-plain-text", hasStrings), ("public.url", hasURLs), ("public.png", hasImages)]
    return known.compactMap { $0.1 ? $0.0 : nil }
  }
  /// Whether there is something of one of some kinds.
  public func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
  /// Something of a kind.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// The bytes of a kind.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case _: pasteboardType.contains("text") ? string.map { Data($0.utf8) } : nil
    }
  }
  /// Copies something beside what there is.
  public func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Copies something.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    if let text = items.first?.first(where: { $0.key.contains("text") })?.value as? String { string = text }
  }
}
