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
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { tell in
      loadHandler { url, _, error in
        guard let url else { return tell(nil, error ?? CocoaError(.fileReadUnknown)) }
        do { tell(try Data(contentsOf: url), nil) } catch { tell(nil, error) }
      }
    }
  }
  /// The kinds there are for a use, the best first.
  public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] { registeredTypeIdentifiers }
  /// Whether it has content of a kind for a use.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Has a file of a kind made, which is there as long as the handler runs: a copy of a file that is handed on, or bytes.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    file(typeIdentifier) { [self] original, data, error in
      var place: URL?
      defer { if let place { Self.remove(place.deletingLastPathComponent()) } }
      do {
        let bytes = try original.map { try Data(contentsOf: $0) } ?? data
        guard let bytes else { return completionHandler(nil, error) }
        place = try written(bytes, as: original?.lastPathComponent ?? name(typeIdentifier))
        completionHandler(place, nil)
      } catch { completionHandler(nil, error) }
    }
  }
  /// A file of a kind where it is, and whether it is that: bytes are written to a file that stays.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    file(typeIdentifier) { [self] original, data, error in
      if let original { return completionHandler(original, true, nil) }
      guard let data else { return completionHandler(nil, false, error) }
      do { completionHandler(try written(data, as: name(typeIdentifier)), false, nil) } catch {
        completionHandler(nil, false, error)
      }
    }
  }
  /// Something of a kind, as extensions of apps ask for it: an address, a text, a picture, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let wanted = UTType(typeIdentifier)
    guard let tell = completionHandler else { return }
    if wanted.map({ UTType.url.conforms(to: $0) || $0.conforms(to: .url) }) == true, canLoadObject(ofClass: URL.self) {
      loadObject(ofClass: URL.self) { url, error in tell(url.map { $0 as NSURL }, error) }
    } else if wanted?.conforms(to: .text) == true, canLoadObject(ofClass: String.self) {
      loadObject(ofClass: String.self) { text, error in tell(text.map { $0 as NSString }, error) }
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in tell(data.map { $0 as NSData }, error)
      }
    }
  }

  /// The file that is handed on if it is of a kind, else bytes.
  private func file(
    _ typeIdentifier: String, _ tell: @escaping (_ original: URL?, Data?, (any Error)?) -> Void
  ) -> Progress {
    guard canLoadObject(ofClass: URL.self) else { return bytes(typeIdentifier, tell) }
    return loadObject(ofClass: URL.self) { [self] url, _ in
      guard let url, url.isFileURL, isOne(url, of: typeIdentifier) else {
        _ = bytes(typeIdentifier, tell)
        return
      }
      tell(url, nil, nil)
    }
  }
  private func bytes(
    _ typeIdentifier: String, _ tell: @escaping (_ original: URL?, Data?, (any Error)?) -> Void
  ) -> Progress { loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in tell(nil, data, error) } }
  private func isOne(_ file: URL, of typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    if UTType.fileURL.conforms(to: wanted) { return true }
    return UTType(filenameExtension: file.pathExtension)?.conforms(to: wanted) ?? false
  }
  private func name(_ typeIdentifier: String) -> String {
    let name = suggestedName ?? "item"
    guard let ending = UTType(typeIdentifier)?.preferredFilenameExtension, !name.hasSuffix(".\(ending)") else {
      return name
    }
    return "\(name).\(ending)"
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
