// What is handed from app to app: values that are loaded when they are wanted. Foundation on Linux has none.
import Foundation

/// A class whose objects can be handed on.
public protocol NSItemProviderWriting: AnyObject {
  /// What kinds of content they are, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be taken.
public protocol NSItemProviderReading: AnyObject {
  /// What kinds of content they are made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Pictures.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Pictures.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// Colours.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Colours.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  /// What a user does.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// What a user does.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
}

/// A value that is loaded when it is wanted. Values of this process are handed over as they are; bytes of kinds that were registered
/// are asked for.
@preconcurrency @MainActor open class NSItemProvider: NumberedObject {
  /// Gives the bytes of a kind.
  public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private var kinds: [String] = []
  private var loaders: [String: DataLoader] = [:]
  final private(set) var objects: [AnyObject] = []
  /// A name for a file of it.
  open var suggestedName: String?

  /// Nothing yet.
  public override init() { super.init() }
  /// An object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// A file; nil for an address that is none.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init(object: fileURL as NSURL)
    suggestedName = fileURL.lastPathComponent
  }
  /// A value of a kind.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item { objects.append(item as AnyObject) }
    if let typeIdentifier { kinds.append(typeIdentifier) }
  }

  /// Who may load it; raw values are Foundation's.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// The app itself.
    case ownProcess = 3
  }

  /// Adds an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    objects.append(object)
    for kind in type(of: object).writableTypeIdentifiersForItemProvider where !kinds.contains(kind) {
      kinds.append(kind)
    }
  }
  /// Adds bytes of a kind.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    if !kinds.contains(typeIdentifier) { kinds.append(typeIdentifier) }
    loaders[typeIdentifier] = loadHandler
  }
  /// The kinds there are, the best first.
  open var registeredTypeIdentifiers: [String] { kinds }
  /// Whether it has content of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return kinds.contains { UTType($0)?.conforms(to: wanted) ?? false }
  }
  /// Whether an object of a class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass || isOne($0, of: aClass) }
  }
  /// Loads an object of a class; it comes when the input ends.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isOne($0, of: aClass) } as? any NSItemProviderReading
    return hand { completionHandler(found, found == nil ? Self.nothing : nil) }
  }
  /// Whether a value of a type can be made of it.
  open func canLoadObject<Value: ItemProvidedValue>(ofClass aType: Value.Type) -> Bool {
    objects.contains { Value.value(of: $0) != nil }
  }
  /// Loads a value of a type; it comes when the input ends.
  @discardableResult open func loadObject<Value: ItemProvidedValue>(
    ofClass aType: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.lazy.compactMap { Value.value(of: $0) }.first
    return hand { completionHandler(found, found == nil ? Self.nothing : nil) }
  }
  /// Loads bytes of a kind; they come when the input ends.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders[typeIdentifier] { return loader(completionHandler) ?? Progress(totalUnitCount: 1) }
    let text = objects.lazy.compactMap { String.value(of: $0) }.first
    return hand { completionHandler(text.map { Data($0.utf8) }, text == nil ? Self.nothing : nil) }
  }

  private static var nothing: any Error { CocoaError(.featureUnsupported) }
  private func isOne(_ object: AnyObject, of type: any NSItemProviderReading.Type) -> Bool {
    var candidate: AnyClass? = Swift.type(of: object)
    while let current = candidate {
      if current == type as AnyClass { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
  private func hand(_ body: @escaping () -> Void) -> Progress {
    AppScene.current.later { body() }
    return Progress(totalUnitCount: 1)
  }
}

/// A value that objects stand for: texts and addresses.
public protocol ItemProvidedValue {
  /// The value an object stands for; nil for another's.
  static func value(of object: AnyObject) -> Self?
}
extension String: ItemProvidedValue {
  /// The text.
  public static func value(of object: AnyObject) -> String? { (object as? NSString).map { String(describing: $0) } }
}
extension URL: ItemProvidedValue {
  /// The address.
  public static func value(of object: AnyObject) -> URL? { (object as? NSURL)?.absoluteURL }
}
