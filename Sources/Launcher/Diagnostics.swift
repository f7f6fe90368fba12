// What people should know while something runs: standard error, or a file when a screen is in the way.
import Bus
import FileWriting
import Foundation
import Vocabulary

/// Lines for people, apart from the data on standard output.
public enum Diagnostics {
  /// One line on standard error.
  public static func report(_ text: String) { StandardStreams.say("swivel: \(text.printable)\n") }

  /// One line in the instance's diagnostics file.
  public static func append(_ text: String, to directory: InstanceDirectory) {
    let descriptor = open(directory.diagnosticsFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let line = "swivel: \(text.printable)\n"
    _ = write(descriptor, line, line.utf8.count)
    close(descriptor)
  }

  private static let end = "the instance has ended: "

  /// Leaves word why an instance ended by itself.
  static func noteEnd(_ reason: String, of directory: InstanceDirectory) {
    append(end + reason.printableLine, to: directory)
  }

  /// Whether a launcher keeps the instance of the directory, and why it ended where none does.
  public static func keeping(of directory: InstanceDirectory) throws(BusError) -> Keeping {
    try directory.isLed() ? .kept : .ended(reason: try end(of: directory))
  }

  /// Why the instance that ran in the directory last has ended by itself; nil where it was told to, or nobody knows.
  public static func end(of directory: InstanceDirectory) throws(BusError) -> String? {
    let name = InstanceDirectory.diagnosticsName
    guard let descriptor = try directory.open()?.file(name, O_RDONLY) else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var tail = [UInt8](repeating: 0, count: LastWords.reach)
    let count = pread(descriptor, &tail, tail.count, max(0, status.st_size - off_t(tail.count)))
    guard count > 0 else { return nil }
    let lines = String(decoding: tail[..<count], as: UTF8.self).split(separator: "\n")
    return lines.last { $0.hasPrefix("swivel: \(end)") }.map { String($0.dropFirst("swivel: \(end)".count)) }
  }

  /// Bytes a file that children write to may have: an app that prints without end does not fill the disk.
  static let limit = 32 << 20
  /// Bytes that are kept of a longer one: what happened last.
  static let kept = 1 << 20

  /// Cuts a file that others append to down to its last lines; whether it was too long.
  static func trim(_ path: String, limit: Int = limit, keeping kept: Int = kept) -> Bool {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) > limit else { return false }
    var tail = [UInt8](repeating: 0, count: kept)
    let count = pread(descriptor, &tail, kept, status.st_size - off_t(kept))
    guard count > 0, ftruncate(descriptor, 0) == 0 else { return false }
    // The first line is most likely half of one.
    let lines = tail[..<count].drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    let head = Array("swivel: what was before is no longer kept: more than \(limit) bytes\n".utf8)
    let text = head + lines
    return write(descriptor, text, text.count) == text.count
  }
}
