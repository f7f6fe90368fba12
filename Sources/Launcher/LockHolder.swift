// A process proved to hold a lock, and held itself by a descriptor: numbers in files can be anybody's, and numbers of
// processes pass to others.
import CPidfd
import Foundation

/// The holder of a lock on a file, told by the kernel and not by what the file says.
final class LockHolder {
  let process: Int32
  /// Refers to this process for ever, whoever gets its number; −1 where the kernel has none (before Linux 5.3).
  private let descriptor: Int32

  /// nil when `process` does not hold an exclusive lock on `file`, an open descriptor, or may not be looked at.
  init?(_ process: Int32, of file: Int32) {
    guard process > 0 else { return nil }
    self.process = process
    // Before the proof: what is found under /proc is then of this process, or it has ended and cannot be signalled.
    descriptor = swivel_pidfd_open(process)
    guard descriptor >= 0 || errno == ENOSYS, Self.holds(process, file) else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func signal(_ number: Int32) {
    if descriptor >= 0 { _ = swivel_pidfd_send_signal(descriptor, number) } else { kill(process, number) }
  }

  /// The numbers of all processes that hold an exclusive lock on `file`, an open descriptor, in rising order: a lock is inherited, and
  /// kept until the last of them ends. Processes of other users are not seen.
  static func processes(holding file: Int32) -> [Int32] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: "/proc") } catch { return [] }
    return names.compactMap { Int32($0) }.sorted().filter { holds($0, file) }
  }

  /// Whether one of the process's descriptors is of the same file and carries its lock.
  private static func holds(_ process: Int32, _ file: Int32) -> Bool {
    var wanted = stat()
    guard fstat(file, &wanted) == 0, let directory = opendir("/proc/\(process)/fd") else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard stat("/proc/\(process)/fd/\(name)", &status) == 0, status.st_ino == wanted.st_ino,
        status.st_dev == wanted.st_dev,
        let info = FileManager.default.contents(atPath: "/proc/\(process)/fdinfo/\(name)")
      else { continue }
      // lock:	1: FLOCK  ADVISORY  WRITE 1234 08:01:99 0 EOF
      let isLocked = String(decoding: info, as: UTF8.self).split(separator: "\n").contains { line in
        line.hasPrefix("lock:") && line.contains("FLOCK") && line.contains("WRITE")
      }
      if isLocked { return true }
    }
    return false
  }
}
