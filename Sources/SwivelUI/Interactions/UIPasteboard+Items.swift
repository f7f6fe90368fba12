// What was copied, by kinds: texts, addresses, pictures and colours are read from whatever kind of theirs a thing has.
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
  /// The pictures of all things; nil for none.
  public var images: [UIImage]? {
    get { all(Self.picture) }
    set { items = (newValue ?? []).map { [Self.pictureKinds[0]: $0] } }
  }
  /// The addresses of all things; nil for none.
  public var urls: [URL]? {
    get { all(Self.address) }
    set { items = (newValue ?? []).map { [Self.addressKinds[0]: $0] } }
  }
  /// The colours of all things; nil for none.
  public var colors: [UIColor]? {
    get { all(Self.color) }
    set { items = (newValue ?? []).map { [Self.colorKind: $0] } }
  }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }
  /// How many things were copied.
  public var numberOfItems: Int { items.count }
  /// The kinds of the first thing.
  public var types: [String] { items.first?.keys.sorted() ?? [] }
  /// Whether the first thing is of one of some kinds.
  public func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
  /// The first thing as one of a kind.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// The bytes of the first thing as one of a kind.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case _: nil
    }
  }
  /// Copies something beside what there is.
  public func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Copies something, in the place of what there is.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  // MARK: Kinds

  // Each first kind is the one it is copied as (UIPasteboard's lists of types).
  static let textKinds = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  static let addressKinds = ["public.url", "public.file-url"]
  static let pictureKinds = ["public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.image"]
  static let colorKind = "com.apple.uikit.color"

  /// What all things have of something; nil where none has it.
  func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let found = items.compactMap(read)
    return found.isEmpty ? nil : found
  }
  static func text(_ item: [String: Any]) -> String? { first(textKinds, item, words) }
  static func address(_ item: [String: Any]) -> URL? {
    first(addressKinds, item) { $0 as? URL ?? words($0).flatMap(URL.init(string:)) }
  }
  static func picture(_ item: [String: Any]) -> UIImage? {
    first(pictureKinds, item) { $0 as? UIImage ?? ($0 as? Data).flatMap(UIImage.init(data:)) }
  }
  static func color(_ item: [String: Any]) -> UIColor? { item[colorKind] as? UIColor }

  private static func words(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }
  private static func first<Value>(_ kinds: [String], _ item: [String: Any], _ read: (Any) -> Value?) -> Value? {
    for kind in kinds { if let found = item[kind].flatMap(read) { return found } }
    return nil
  }
}

extension UIPasteboard {
  /// What was copied, to be loaded.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }
  private static func provider(_ item: [String: Any]) -> NSItemProvider {
    if let picture = picture(item) { return NSItemProvider(object: picture) }
    if let address = address(item) { return NSItemProvider(object: address as NSURL) }
    if let color = color(item) { return NSItemProvider(object: color) }
    if let text = text(item) { return NSItemProvider(object: text as NSString) }
    let made = NSItemProvider()
    for (kind, value) in item.sorted(by: { $0.key < $1.key }) {
      made.registerDataRepresentation(forTypeIdentifier: kind, visibility: .all) { done in
        done(value as? Data, nil)
        return nil
      }
    }
    return made
  }
  /// Copies what providers have as objects, in the place of what there was.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    setObjects(itemProviders.compactMap { $0.objects.first as? any NSItemProviderWriting })
  }
  /// Copies objects, in the place of what there was.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool = false, expirationDate: Date? = nil
  ) {
    items = objects.compactMap { object in
      if let text = object as? NSString { return [Self.textKinds[0]: String(describing: text)] }
      if let address = object as? NSURL { return [Self.addressKinds[0]: address.absoluteURL as Any] }
      if let picture = object as? UIImage { return [Self.pictureKinds[0]: picture] }
      if let color = object as? UIColor { return [Self.colorKind: color] }
      return nil
    }
  }
}
