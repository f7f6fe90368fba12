// Why a file is no Interface Builder document that can be read.

/// A file that is refused as a whole. Lines count from 1.
public enum InterfaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// More bytes than `InterfaceLimits.bytes`.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// A compiled nib: a binary property list, or the archive format of compiled storyboards.
  case compiled(file: String)
  /// No well-formed XML.
  case malformed(file: String, line: Int, reason: String)
  /// A document type declaration, which could name entities and other files.
  case documentType(file: String, line: Int)
  /// Elements in elements beyond `InterfaceLimits.depth`.
  case tooDeep(file: String, line: Int, limit: Int)
  /// More elements, attributes or text than the limits allow.
  case tooMany(file: String, line: Int, limit: Int)
  /// XML of another kind.
  case notADocument(file: String, element: String)
  /// A document for another system, such as macOS.
  case otherPlatform(file: String, runtime: String)
  /// No texts of a language by their keys.
  case notStrings(file: String, reason: String)

  public var description: String {
    switch self {
    case .tooLarge(let file, let bytes, let limit): "\(file): \(bytes) bytes, at most \(limit) are read"
    case .compiled(let file): "\(file): a compiled nib; the .storyboard or .xib it was made from can be read"
    case .malformed(let file, let line, let reason): "\(file):\(line): not well-formed XML: \(reason)"
    case .documentType(let file, let line):
      "\(file):\(line): a document type declaration; Interface Builder writes none, and entities are not read"
    case .tooDeep(let file, let line, let limit): "\(file):\(line): elements lie deeper than \(limit)"
    case .tooMany(let file, let line, let limit):
      "\(file):\(line): more than \(limit) elements, attributes or bytes of text"
    case .notADocument(let file, "archive"):
      "\(file): an archive of Xcode 4 or older; Xcode makes a document of it when it is saved anew"
    case .notADocument(let file, let element): "\(file): expected an element document, found \(element)"
    case .otherPlatform(let file, let runtime):
      "\(file): a document for \(runtime.isEmpty ? "an unnamed system" : runtime), expected iOS.CocoaTouch"
    case .notStrings(let file, let reason): "\(file): not a .strings file: \(reason)"
    }
  }
}

/// What git left in place of a document: told by its cause, which the place where XML ends does not say.
struct Unfetched {
  /// From 1.
  let line: Int
  let reason: String

  private static let marker = Array("<<<<<<< ".utf8)
  private static let newline = UInt8(ascii: "\n")

  /// Nil for bytes that show neither a merge's marker at the beginning of a line nor a pointer of Git LFS, whose specification has it
  /// begin with `version https://git-lfs.github.com/spec/`.
  init?(_ bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      self.init(line: 1, reason: "a pointer of Git LFS, which has not fetched the file itself")
      return
    }
    for (number, line) in bytes.split(separator: Self.newline, omittingEmptySubsequences: false).enumerated()
    where line.starts(with: Self.marker) {
      self.init(line: number + 1, reason: "git's marker of a merge that nobody has ended")
      return
    }
    return nil
  }

  private init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// How much of a file is read.
public enum InterfaceLimits {
  /// The largest public storyboard is below 2 MB.
  public static let bytes = 64 << 20
  /// Of a .strings file: the texts of the largest document fit in many times over.
  public static let strings = 8 << 20
  /// Views are admitted to a depth of 512, and each level of views takes two elements; libxml2 itself ends at 256.
  public static let depth = 255
  /// Elements, and attributes: what 64 MiB of the densest real file would hold.
  public static let elements = 1_000_000
  /// Diagnostics kept of one file; what follows is only counted.
  public static let diagnostics = 1_000
}

/// Something in a file that was not understood or cannot be right.
public struct InterfaceDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable {
    /// Known, and of no effect here.
    case note
    /// Not understood, or replaced by something close.
    case warning
    /// Contradicts itself; the element was left out, or the attribute.
    case error
  }

  /// How much it matters.
  public var severity: Severity
  /// The path, as it was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// The element's name, with its identifier where it has one.
  public var element: String
  /// What is wrong, without its place.
  public var message: String

  public init(_ severity: Severity, file: String, line: Int, element: String, _ message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.element = element
    self.message = message
  }

  public var description: String { "\(file):\(line): \(severity.rawValue): <\(element)> \(message)" }
}
