// Files of what is handed from app to app: a file that is handed on is copied or read in its place, bytes are written to one of a moment.
import Foundation

extension NSItemProvider {
  /// Gives the file of a kind, whether it is to be told of changes, and an error.
  public typealias FileLoader = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  /// Gives something of a kind.
  public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// How a file may be used; bits are Foundation's.
  public struct FileOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where it is.
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  /// Adds a file of a kind, whose bytes are asked for. A loader that has no file and no error has none of the kind.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [], visibility: RepresentationVisibility,
    loadHandler: @escaping FileLoader
  ) {
    add(.askedFile(loadHandler, fileOptions), typeIdentifier)
  }
  /// The kinds there are for a use, the best first: all, or those of files that can be used where they are.
  public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
    contents.filter { isFor(fileOptions, $0.content) }.map(\.kind)
  }
  /// Whether it has content of a kind for a use.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = []
  ) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers(fileOptions: fileOptions).contains { UTType($0)?.conforms(to: wanted) ?? false }
  }
  private func isFor(_ use: FileOptions, _ content: Content) -> Bool {
    guard use.contains(.openInPlace) else { return true }
    switch content {
    case .file: return true
    case .askedFile(_, let options): return options.contains(.openInPlace)
    case .object, .item, .bytes: return false
    }
  }

  /// Has a file of a kind made, which is there as long as the handler runs: a copy of a file that is handed on, or bytes.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    file(typeIdentifier) { [self] original, _, data, error in
      var place: URL?
      defer { if let place { Self.remove(place.deletingLastPathComponent()) } }
      do {
        let bytes = try original.map { try Data(contentsOf: $0) } ?? data
        guard let bytes else { return completionHandler(nil, error) }
        place = try written(
          bytes, as: original?.lastPathComponent ?? name(content(of: typeIdentifier)?.kind ?? typeIdentifier))
        completionHandler(place, nil)
      } catch { completionHandler(nil, error) }
    }
  }
  /// A file of a kind where it is, and whether it is that: others and bytes are written to a file that stays.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    file(typeIdentifier) { [self] original, isInPlace, data, error in
      if let original, isInPlace { return completionHandler(original, true, nil) }
      do {
        let bytes = try original.map { try Data(contentsOf: $0) } ?? data
        guard let bytes else { return completionHandler(nil, false, error) }
        completionHandler(
          try written(
            bytes, as: original?.lastPathComponent ?? name(content(of: typeIdentifier)?.kind ?? typeIdentifier)), false,
          nil)
      } catch { completionHandler(nil, false, error) }
    }
  }
  /// Something of a kind, as extensions of apps ask for it: an address, a text, a picture, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let tell = completionHandler else { return }
    guard let (kind, content) = content(of: typeIdentifier) else {
      _ = hand { tell(nil, Self.nothing) }
      return
    }
    switch content {
    case .item(let item): _ = hand { tell(item as? any NSSecureCoding, nil) }
    case .object(let object as any NSSecureCoding) where object is NSString || object is NSURL:
      _ = hand { tell(object, nil) }
    case .file(let file): _ = hand { tell(file as NSURL, nil) }
    case .askedFile(let loader, _): _ = loader { file, _, error in tell(file.map { $0 as NSURL }, error) }
    case .object, .bytes:
      loadDataRepresentation(forTypeIdentifier: kind) { data, error in tell(data.map { $0 as NSData }, error) }
    }
  }

  /// The file that is handed on if it is of a kind, and whether it may be used where it is; else bytes.
  private func file(
    _ typeIdentifier: String,
    _ tell: @escaping (_ original: URL?, _ isInPlace: Bool, Data?, (any Error)?) -> Void
  ) -> Progress {
    switch content(of: typeIdentifier)?.content {
    case .file(let file): return hand { tell(file, true, nil, nil) }
    case .object(let url as NSURL) where url.isFileURL: return hand { tell(url.absoluteURL, true, nil, nil) }
    case .askedFile(let loader, let options):
      let progress = loader { file, _, error in tell(file, options.contains(.openInPlace), nil, error) }
      return progress ?? Progress(totalUnitCount: 1)
    case .object, .item, .bytes, nil:
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in tell(nil, false, data, error) }
    }
  }
  private func name(_ typeIdentifier: String) -> String {
    let name = suggestedName.map(Self.nameInFolder) ?? "item"
    guard let ending = UTType(typeIdentifier)?.preferredFilenameExtension, !name.hasSuffix(".\(ending)") else {
      return name
    }
    return "\(name).\(ending)"
  }
  /// A name that leads nowhere else: an app may have it from anybody.
  private static func nameInFolder(_ name: String) -> String {
    let plain = name.replacingOccurrences(of: "/", with: ":")
    return plain.isEmpty || plain == "." || plain == ".." ? "item" : plain
  }
  private func written(_ data: Data, as name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-provider-\(hash)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file, options: .atomic)
    return file
  }
  /// A copy of a moment that cannot be removed harms nobody: the next one of its name takes its place.
  private static func remove(_ folder: URL) {
    do { try FileManager.default.removeItem(at: folder) } catch { return }
  }
}

/// The name `NSItemProvider.FileOptions` has in Foundation.
public typealias NSItemProviderFileOptions = NSItemProvider.FileOptions
