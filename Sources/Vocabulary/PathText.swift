// Paths as people write them: Foundation's `deletingLastPathComponent` ends the process at a path of one letter on Linux.

extension String {
  /// The folder a path lies in, as it is written: `a/b` lies in `a`, `/a` in `/`, and a bare name in the working directory,
  /// which is the empty text. Slashes at the end are not part of a name, so `a/b/` lies in `a`.
  public var folderOfPath: String {
    let path = utf8
    let slash = UInt8(ascii: "/")
    guard let last = path.lastIndex(where: { $0 != slash }) else { return path.isEmpty ? "" : "/" }
    guard let before = path[..<last].lastIndex(of: slash) else { return "" }
    guard let end = path[..<before].lastIndex(where: { $0 != slash }) else { return "/" }
    return String(decoding: path[...end], as: UTF8.self)
  }
}
