// Files that others name, whole and within a limit: one that is too large is refused before it is read, and a pipe nobody writes to
// is told of, since it keeps whoever reads it for ever.
import Glibc

/// Why a file was not read.
public enum FileReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A system call failed; `reason` is the system's.
  case system(path: String, reason: String)
  /// More bytes than its reader takes.
  case tooLarge(path: String, limit: Int)
  /// A pipe or a device, where only a file will do.
  case notRegular(path: String)

  /// In a sentence.
  public var description: String {
    switch self {
    case .system(let path, let reason): "\(path): cannot be read: \(reason)"
    case .tooLarge(let path, let limit): "\(path): more than \(limit) bytes, which are read at most"
    case .notRegular(let path): "\(path): expected a file, found a pipe or a device"
    }
  }
}

/// Reads files whole.
public enum GivenFile {
  /// What of pipes and devices.
  public enum Pipes: Sendable {
    /// They are refused: what is looked through by name, and not given, is no place for them.
    case refused
    /// They are read to their end, and what keeps that from coming is told of.
    case awaited
  }

  /// Milliseconds a pipe may be silent before that is said: longer than programs take to begin.
  public static let patience: Int32 = 2_000

  /// The bytes of the file at `path`, at most `limit`. What is to be said to the user of a pipe that is silent for `patience`
  /// milliseconds, once, is given to `tell`, which writes it to standard error unless told otherwise; it has no control characters.
  public static func bytes(
    of path: String, limit: Int, pipes: Pipes, patience: Int32 = GivenFile.patience,
    tell: (String) -> Void = GivenFile.say
  ) throws(FileReadingError) -> [UInt8] {
    // Without O_NONBLOCK opening a pipe waits for whoever writes to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
      return try rest(of: file, path, limit, room: Int(status.st_size)) {}
    case S_IFDIR: throw .system(path: path, reason: String(cString: strerror(EISDIR)))
    case _:
      guard case .awaited = pipes else { throw .notRegular(path: path) }
      var isTold = false
      return try rest(of: file, path, limit, room: 0) {
        var item = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        while true {
          let ready = poll(&item, 1, isTold ? -1 : patience)
          if ready > 0 || (ready < 0 && errno != EINTR) { return }
          guard ready == 0 else { continue }
          isTold = true
          tell("\(shown(path)): nothing comes from this pipe; waiting for whoever writes to it")
        }
      }
    }
  }

  /// Reads to the end; `wait` comes back when something may be read.
  private static func rest(
    of file: Int32, _ path: String, _ limit: Int, room: Int, _ wait: () -> Void
  ) throws(FileReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than there should be finds the end without another portion.
    bytes.reserveCapacity(room + 1)
    var portion = [UInt8](repeating: 0, count: min(max(room + 1, 1 << 12), 1 << 20))
    while true {
      wait()
      let count = read(file, &portion, portion.count)
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { throw failure(path) }
        continue
      }
      guard count > 0 else { return bytes }
      guard count <= limit - bytes.count else { throw .tooLarge(path: path, limit: limit) }
      bytes.append(contentsOf: portion[..<count])
    }
  }

  private static func failure(_ path: String) -> FileReadingError {
    .system(path: path, reason: String(cString: strerror(errno)))
  }

  /// A name in characters no terminal takes for orders.
  private static func shown(_ path: String) -> String {
    path.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  /// Writes a line to standard error.
  public static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
