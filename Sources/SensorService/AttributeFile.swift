// Text attributes of sysfs: read whole, or kept open and read again and again.
import Foundation

/// Why a file could not be read or written.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  var path: String
  var code: Int32

  /// Whether the device behind the file has gone.
  var isGone: Bool { [ENODEV, ENOENT, ENXIO, EBADF].contains(code) }

  var description: String { "\(path): \(String(cString: strerror(code)))" }
}

/// Files that are read or written once.
enum SysfsText {
  /// The largest attribute: sysfs hands out a page.
  static let pageSize = 4096

  /// The text of the file; nil when there is none or it cannot be read.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: pageSize)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Replaces the attribute's text.
  static func write(_ text: String, to path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    defer { close(descriptor) }
    let bytes = Array((text + "\n").utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw FileFailure(path: path, code: errno) }
  }

  /// The names in a folder, sorted; none when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// An attribute that is kept open: reading it again costs one call.
final class AttributeFile {
  let path: String
  private let descriptor: Int32
  private var opened = stat()
  private var buffer = [UInt8](repeating: 0, count: 64)

  init(path: String) throws(FileFailure) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, fstat(descriptor, &opened) == 0 else { throw FileFailure(path: path, code: errno) }
  }

  deinit { close(descriptor) }

  /// What stands in it now.
  func read() throws(FileFailure) -> ArraySlice<UInt8> {
    let count = pread(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { throw FileFailure(path: path, code: errno) }
    // Sysfs answers ENODEV when its device has gone. A device that came back under its old name is another file.
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(path: path, code: errno) }
    guard status.st_ino == opened.st_ino, status.st_dev == opened.st_dev else {
      throw FileFailure(path: path, code: ENODEV)
    }
    return buffer[..<count]
  }
}
