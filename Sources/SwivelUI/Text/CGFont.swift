// Fonts out of files: what they are called is read, and registering them makes nothing of their letters known here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A font of a file, TrueType or OpenType.
public final class CGFont: NSObject, @unchecked Sendable {
  /// PostScript's name for it; nil where the file has none.
  public let postScriptName: CFString?
  /// People's name for it; nil where the file has none.
  public let fullName: CFString?
  /// How many letters it has.
  public let numberOfGlyphs: Int
  /// Parts an em has.
  public let unitsPerEm: Int32

  /// The font of a file's bytes; nil for what is no font.
  public init?(_ provider: CGDataProvider) {
    guard let file = FontFile(provider.data.map { Array($0 as Data) } ?? []) else { return nil }
    postScriptName = file.name(6).map { $0 as NSString }
    fullName = file.name(4).map { $0 as NSString }
    numberOfGlyphs = file.table("maxp").flatMap { file.short(at: $0.lowerBound + 4) } ?? 0
    unitsPerEm = Int32(file.table("head").flatMap { file.short(at: $0.lowerBound + 18) } ?? 1000)
    super.init()
  }
  /// A font by its name.
  public init?(_ name: CFString) {
    (postScriptName, fullName, numberOfGlyphs, unitsPerEm) = (name, name, 0, 1000)
    super.init()
  }
}

/// For whom fonts are registered; raw values are Core Text's.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For the process.
  case process = 1
  /// For the user, for good.
  case persistent = 2
  /// For the user, until the session ends.
  case session = 3
}

/// Registers a font: true. Its names are answered without it (`UIFont.init(name:size:)`).
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Takes a font back: true.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Registers the fonts of a file: whether it is one.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let path = fontURL.path, let data = FileManager.default.contents(atPath: path) else { return false }
  return FontFile(Array(data)) != nil
}
/// Takes the fonts of a file back: whether it is one.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CTFontManagerRegisterFontsForURL(fontURL, scope, error) }

/// An error, as Core Foundation has it.
public typealias CFError = NSError

/// The tables of a font file (*OpenType specification*, "Font file" and "name - Naming table").
private struct FontFile {
  /// More tables than any font has: what says so is none.
  private static let mostTables = 256
  private let bytes: [UInt8]
  private var tables: [String: Range<Int>] = [:]

  /// Nil for what is no font, and for one whose tables lie outside.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let kinds: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
    guard bytes.count >= 12, kinds.contains(Array(bytes[0..<4])), let count = short(at: 4), count <= Self.mostTables
    else { return nil }
    for index in 0..<count {
      let row = 12 + index * 16
      guard let start = long(at: row + 8), let length = long(at: row + 12), start + length <= bytes.count else {
        return nil
      }
      tables[String(decoding: bytes[row..<row + 4], as: UTF8.self)] = start..<start + length
    }
  }

  func table(_ tag: String) -> Range<Int>? { tables[tag] }
  func short(at index: Int) -> Int? {
    guard index >= 0, index + 2 <= bytes.count else { return nil }
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }
  private func long(at index: Int) -> Int? {
    guard let high = short(at: index), let low = short(at: index + 2) else { return nil }
    return high << 16 | low
  }

  /// The name of a number: Windows' in UTF-16 before the Macintosh's.
  func name(_ wanted: Int) -> String? {
    guard let table = tables["name"], let count = short(at: table.lowerBound + 2),
      let texts = short(at: table.lowerBound + 4)
    else { return nil }
    var found: String?
    for index in 0..<count {
      let row = table.lowerBound + 6 + index * 12
      guard row + 12 <= table.upperBound, short(at: row + 6) == wanted, let platform = short(at: row),
        let length = short(at: row + 8), let offset = short(at: row + 10)
      else { continue }
      let start = table.lowerBound + texts + offset
      guard start + length <= table.upperBound else { continue }
      let letters = bytes[start..<start + length]
      if platform == 1 {
        found = found ?? String(decoding: letters, as: UTF8.self)
      } else {
        let units = stride(from: start, to: start + length - 1, by: 2).compactMap { short(at: $0).map(UInt16.init) }
        return String(decoding: units, as: UTF16.self)
      }
    }
    return found
  }
}
