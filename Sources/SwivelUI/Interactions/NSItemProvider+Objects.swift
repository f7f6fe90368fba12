// What objects an item provider hands on and makes: which kinds a class writes and reads, and the bytes it writes and is read from.
import Foundation

/// A class whose objects can be handed on.
public protocol NSItemProviderWriting: AnyObject {
  /// What kinds of content they are, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as one of these kinds.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects can be taken.
public protocol NSItemProviderReading: AnyObject {
  /// What kinds of content they are made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of the bytes of one of these kinds.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

private let unreadable = CocoaError(.fileReadCorruptFile)

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
  /// The text of bytes in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
      throw unreadable
    }
    return made
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// The address's text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// The address of a text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw unreadable
    }
    return made
  }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Pictures.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Pictures.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// The picture's file, as PNG or JPEG.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    return nil
  }
  /// The picture of a file.
  public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw unreadable }
    return made
  }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// Colours.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Colours.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The colour's archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch { completionHandler(nil, error) }
    return nil
  }
  /// The colour of an archive.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
      throw unreadable
    }
    return made
  }
}
extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  /// What a user does.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// What a user does.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// None: an activity is handed on as it is.
  public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return nil
  }
  /// None: an activity is handed on as it is.
  public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.featureUnsupported)
  }
}

/// A value that objects stand for: texts and addresses.
public protocol ItemProvidedValue {
  /// The class of these objects.
  static var objectClass: any NSItemProviderReading.Type { get }
  /// The value an object stands for; nil for another's.
  static func value(of object: AnyObject) -> Self?
}
extension String: ItemProvidedValue {
  /// Texts.
  public static var objectClass: any NSItemProviderReading.Type { NSString.self }
  /// The text.
  public static func value(of object: AnyObject) -> String? { (object as? NSString).map { String(describing: $0) } }
}
extension URL: ItemProvidedValue {
  /// Addresses.
  public static var objectClass: any NSItemProviderReading.Type { NSURL.self }
  /// The address.
  public static func value(of object: AnyObject) -> URL? { (object as? NSURL)?.absoluteURL }
}
