// What is handed from app to app: values that are loaded when they are wanted. Foundation on Linux has none.
import Foundation

/// A value that is loaded when it is wanted. Values of this process are handed over as they are; bytes of kinds that were registered
/// are asked for.
@preconcurrency @MainActor open class NSItemProvider: NumberedObject {
  /// Gives the bytes of a kind.
  public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  /// What there is of a kind.
  enum Content {
    /// An object that writes itself.
    case object(any NSItemProviderWriting)
    /// A value that is handed over as it is.
    case item(AnyObject)
    /// Bytes that are asked for.
    case bytes(DataLoader)
    /// A file.
    case file(URL)
    /// A file that is asked for.
    case askedFile(FileLoader, FileOptions)
  }
  /// The kinds there are, the best first, each with what there is of it.
  final private(set) var contents: [(kind: String, content: Content)] = []
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
  /// A file, of the kind its name ends with, and its address; nil for an address that is none of a file.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init()
    add(.file(fileURL), UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data")
    objects.append(fileURL as NSURL)
    add(.object(fileURL as NSURL), "public.file-url")
    suggestedName = fileURL.lastPathComponent
  }
  /// A value of a kind.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    objects.append(item as AnyObject)
    if let typeIdentifier { add(.item(item as AnyObject), typeIdentifier) }
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

  /// What there is of a kind: the first content stays first, and a later one of the same kind takes its place.
  final func add(_ content: Content, _ kind: String) {
    if let place = contents.firstIndex(where: { $0.kind == kind }) {
      contents[place].content = content
    } else {
      contents.append((kind, content))
    }
  }
  /// Adds an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    objects.append(object)
    for kind in type(of: object).writableTypeIdentifiersForItemProvider where !registeredTypeIdentifiers.contains(kind)
    {
      add(.object(object), kind)
    }
  }
  /// Adds an object that is made when it is wanted.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for kind in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: kind, visibility: visibility) { tell in
        loadHandler { object, error in
          guard let object else { return tell(nil, error ?? Self.nothing) }
          nonisolated(unsafe) let told = tell
          _ = object.loadData(withTypeIdentifier: kind) { told($0, $1) }
        }
      }
    }
  }
  /// Adds bytes of a kind.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) { add(.bytes(loadHandler), typeIdentifier) }
  /// The kinds there are, the best first.
  open var registeredTypeIdentifiers: [String] { contents.map(\.kind) }
  /// Whether it has content of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { content(of: typeIdentifier) != nil }
  /// The first content of a kind.
  final func content(of typeIdentifier: String) -> (kind: String, content: Content)? {
    guard let wanted = UTType(typeIdentifier) else { return nil }
    return contents.first { UTType($0.kind)?.conforms(to: wanted) ?? false }
  }
  /// The content an object of a class can be made of, by the kinds the class prefers.
  private func content(for aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.content(of: $0)?.kind }.first
  }
  /// Whether an object of a class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isOne($0, of: aClass) } || content(for: aClass) != nil
  }
  /// Loads an object of a class: the one that was handed on, or one made of the bytes of a kind the class reads. It comes when the
  /// input ends.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let found = objects.first(where: { isOne($0, of: aClass) }) as? any NSItemProviderReading {
      return hand { completionHandler(found, nil) }
    }
    guard let kind = content(for: aClass) else { return hand { completionHandler(nil, Self.nothing) } }
    return loadDataRepresentation(forTypeIdentifier: kind) { data, error in
      guard let data else { return completionHandler(nil, error ?? Self.nothing) }
      do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: kind), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }
  /// Whether a value of a type can be made of it.
  open func canLoadObject<Value: ItemProvidedValue>(ofClass aType: Value.Type) -> Bool {
    objects.contains { Value.value(of: $0) != nil } || content(for: Value.objectClass) != nil
  }
  /// Loads a value of a type; it comes when the input ends.
  @discardableResult open func loadObject<Value: ItemProvidedValue>(
    ofClass aType: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    if let found = objects.lazy.compactMap({ Value.value(of: $0) }).first {
      return hand { completionHandler(found, nil) }
    }
    return loadObject(ofClass: Value.objectClass as any NSItemProviderReading.Type) { object, error in
      completionHandler(object.flatMap { Value.value(of: $0) }, error)
    }
  }
  /// Loads bytes of the first kind that is one of the kind asked for; they come when the input ends.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let (kind, content) = content(of: typeIdentifier) else {
      return hand { completionHandler(nil, Self.nothing) }
    }
    switch content {
    case .bytes(let loader): return loader(completionHandler) ?? Progress(totalUnitCount: 1)
    case .object(let object): return hand { Self.write(object, as: kind, completionHandler) }
    case .file(let file): return hand { Self.read(file, completionHandler) }
    case .askedFile(let loader, _):
      let progress = loader { file, _, error in
        guard let file else { return completionHandler(nil, error ?? CocoaError(.fileReadUnknown)) }
        Self.read(file, completionHandler)
      }
      return progress ?? Progress(totalUnitCount: 1)
    case .item(let item):
      return hand {
        if let data = item as? NSData { return completionHandler(data as Data, nil) }
        guard let object = item as? any NSItemProviderWriting else { return completionHandler(nil, Self.nothing) }
        Self.write(object, as: kind, completionHandler)
      }
    }
  }

  static var nothing: any Error { CocoaError(.featureUnsupported) }
  private static func read(_ file: URL, _ tell: @escaping (Data?, (any Error)?) -> Void) {
    do { tell(try Data(contentsOf: file), nil) } catch { tell(nil, error) }
  }
  private static func write(
    _ object: any NSItemProviderWriting, as kind: String, _ tell: @escaping (Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let told = tell
    _ = object.loadData(withTypeIdentifier: kind) { told($0, $1) }
  }
  private func isOne(_ object: AnyObject, of type: any NSItemProviderReading.Type) -> Bool {
    var candidate: AnyClass? = Swift.type(of: object)
    while let current = candidate {
      if current == type as AnyClass { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
  final func hand(_ body: @escaping () -> Void) -> Progress {
    AppScene.current.later { body() }
    return Progress(totalUnitCount: 1)
  }
}
