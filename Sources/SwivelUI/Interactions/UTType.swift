// Kinds of content by their public names. Linux has no table of them: a kind is its name here, and conforms to itself and to what the
// names below say.
import Foundation

/// What a kind is said to be one of: nothing that tells kinds apart.
private final class DeclaredParent: NSObject, Sendable {
  static let nobody = DeclaredParent(nil)
  let name: String?
  init(_ name: String?) { self.name = name }
  override func isEqual(_ object: Any?) -> Bool { object is DeclaredParent }
  override var hash: Int { 0 }
}

/// A kind of content.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String
  /// The kind of a name.
  public init?(_ identifier: String) { self.init(known: identifier) }
  /// What an app says its own kind is one of. Two are the same kind whose names are, whatever was said of them.
  private let declared: DeclaredParent
  private init(known identifier: String, parent: UTType? = nil) {
    self.identifier = identifier
    declared = parent.map { DeclaredParent($0.identifier) } ?? .nobody
  }
  /// A kind of the app's own, declared elsewhere.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }
  /// A kind of another app's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }
  /// The kind of files whose names end so; one of its own for an ending nobody here knows, as in UIKit.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    self.init(known: Self.endings.first { $0.endings.contains(ending) }?.name ?? "dyn.\(ending)")
  }
  /// What the names of its files end with.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return Self.endings.first { $0.name == identifier }?.endings.first
  }
  private static let endings: [(name: String, endings: [String])] = [
    ("public.plain-text", ["txt", "text"]), ("public.jpeg", ["jpeg", "jpg"]), ("public.png", ["png"]),
    ("com.compuserve.gif", ["gif"]), ("public.heic", ["heic"]), ("public.svg-image", ["svg"]),
    ("public.mp3", ["mp3"]), ("public.mpeg-4", ["mp4"]), ("com.apple.quicktime-movie", ["mov"]),
    ("public.rtf", ["rtf"]), ("public.html", ["html", "htm"]), ("public.xml", ["xml"]), ("public.json", ["json"]),
    ("public.comma-separated-values-text", ["csv"]), ("public.swift-source", ["swift"]), ("com.adobe.pdf", ["pdf"]),
    ("public.zip-archive", ["zip"]), ("com.apple.property-list", ["plist"]), ("public.vcard", ["vcf"]),
    ("org.idpf.epub-container", ["epub"]),
  ]
  // As *Uniform Type Identifiers* and its older list "System-Declared Uniform Type Identifiers" have them: what is content is mostly
  // also data, that is, a file's bytes.
  private static let parents: [String: [String]] = [
    "public.jpeg": ["public.image"], "public.png": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.heic": ["public.image"], "public.svg-image": ["public.image"],
    "public.mp3": ["public.audio"], "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.video": ["public.movie"],
    "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
    "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
    "public.vcard": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.text": ["public.data", "public.content"], "public.image": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "org.idpf.epub-container": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"],
    "public.zip-archive": ["public.data", "public.archive"], "com.apple.property-list": ["public.data"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.data": ["public.item"], "public.folder": ["public.directory"], "public.directory": ["public.item"],
  ]
  /// Whether the kind is one of another.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || parents.contains { UTType(known: $0).conforms(to: type) }
  }
  private var parents: [String] {
    declared.name.map { [$0] } ?? Self.parents[identifier] ?? (identifier.hasPrefix("dyn.") ? ["public.data"] : [])
  }
  /// The kind of this name.
  public static let item = UTType(known: "public.item")
  /// The kind of this name.
  public static let content = UTType(known: "public.content")
  /// The kind of this name.
  public static let data = UTType(known: "public.data")
  /// The kind of this name.
  public static let folder = UTType(known: "public.folder")
  /// The kind of this name.
  public static let directory = UTType(known: "public.directory")
  /// The kind of this name.
  public static let image = UTType(known: "public.image")
  /// The kind of this name.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The kind of this name.
  public static let png = UTType(known: "public.png")
  /// The kind of this name.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The kind of this name.
  public static let heic = UTType(known: "public.heic")
  /// The kind of this name.
  public static let svg = UTType(known: "public.svg-image")
  /// The kind of this name.
  public static let movie = UTType(known: "public.movie")
  /// The kind of this name.
  public static let video = UTType(known: "public.video")
  /// The kind of this name.
  public static let audio = UTType(known: "public.audio")
  /// The kind of this name.
  public static let mp3 = UTType(known: "public.mp3")
  /// The kind of this name.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The kind of this name.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The kind of this name.
  public static let text = UTType(known: "public.text")
  /// The kind of this name.
  public static let plainText = UTType(known: "public.plain-text")
  /// The kind of this name.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The kind of this name.
  public static let rtf = UTType(known: "public.rtf")
  /// The kind of this name.
  public static let html = UTType(known: "public.html")
  /// The kind of this name.
  public static let xml = UTType(known: "public.xml")
  /// The kind of this name.
  public static let json = UTType(known: "public.json")
  /// The kind of this name.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The kind of this name.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The kind of this name.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The kind of this name.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The kind of this name.
  public static let zip = UTType(known: "public.zip-archive")
  /// The kind of this name.
  public static let archive = UTType(known: "public.archive")
  /// The kind of this name.
  public static let url = UTType(known: "public.url")
  /// The kind of this name.
  public static let fileURL = UTType(known: "public.file-url")
  /// The kind of this name.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The kind of this name.
  public static let vCard = UTType(known: "public.vcard")
  /// The kind of this name.
  public static let epub = UTType(known: "org.idpf.epub-container")
}
