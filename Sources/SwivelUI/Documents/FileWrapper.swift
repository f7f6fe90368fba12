// A file or a folder of files as one value: Foundation on Linux has no such class.

/// A file's bytes, or the files of a folder by their names.
open class FileWrapper: NSObject {
  /// How files are read; raw values are Foundation's.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once, as they are always here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// By their bytes alone.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How files are written; raw values are Foundation's.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Names are taken over from what was written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The files of a folder by their names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// A file's bytes; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// The name it is to have.
  open var preferredFilename: String?
  /// The name it has.
  open var filename: String?
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Folders in folders that are read: one that holds itself by a link has no end.
  private static let maximumDepth = 32

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// A folder of files by the names they are to have.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }
  /// What is on disk.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    try self.init(url: url, depth: 0)
  }
  private init(url: URL, depth: Int) throws {
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    try fill(from: url, depth: depth)
  }
  private func fill(from url: URL, depth: Int) throws {
    guard depth < Self.maximumDepth else { throw CocoaError(.fileReadTooLarge) }
    var isFolder = false
    if let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
      isFolder = kind == .typeDirectory
    }
    guard isFolder else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var found: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      found[name] = try FileWrapper(url: url.appendingPathComponent(name), depth: depth + 1)
    }
    fileWrappers = found
  }

  /// Reads again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    (fileWrappers, regularFileContents) = (nil, nil)
    try fill(from: url, depth: 0)
  }
  /// Writes a file, or a folder with its files: what stood there before is gone.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let contents = regularFileContents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Adds a file to a folder, under another name where its own is taken; gives the name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var number = 1
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number)__#\(wanted)"
    }
    fileWrappers?[name] = child
    child.filename = name
    return name
  }
  /// Adds bytes to a folder as a file; gives its name.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
  /// The name of a file in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}
