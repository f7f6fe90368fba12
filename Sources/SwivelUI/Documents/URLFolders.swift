// Addresses of an app's folders by name, and bookmarks of files: what Foundation on Linux has neither of.
import Foundation

extension URL {
  private static func folder(_ which: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: which, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
  /// The folder of what the user makes.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what an app keeps for itself.
  public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }
  /// The folder of what an app can make anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what an app needs to work.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// How a bookmark is made; raw values are Foundation's.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With little of what the file is.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// To be written into a file of its own.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// Without leave to open it.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }
  /// How a bookmark is followed; raw values are Foundation's.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking the user.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Without mounting a disk.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// Without leave to open it.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// What finds the file again, by its path: a file that was moved is not found. Of a file that is not there it throws.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    return Data((Self.mark + standardizedFileURL.path).utf8)
  }
  private static let mark = "swivel-bookmark:"

  /// The file of a bookmark. Throws for what is none, and where the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.mark) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let path = String(text.dropFirst(Self.mark.count))
    guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = false
    self = URL(fileURLWithPath: path)
  }
}
