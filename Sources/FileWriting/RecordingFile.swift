// A file that is written as long as what it tells goes on, such as a recording: apart from whole files, since nobody knows its end, and
// others may read it meanwhile.
import Glibc

/// A file to append to. One that was there stays as it was until the new one is finished.
public final class RecordingFile {
  private let path: String
  private let file: Int32
  /// What it is called until it is finished, and whose place it takes then; nil where it is there already.
  private var exchange: (name: String, target: String)?
  /// Bytes in the file that are whole; nil of what is no file, such as a pipe.
  private var size: Int?

  /// Begins a file at `path`; follows links as `WholeFile` does.
  public init(_ path: String) throws(FileWritingError) {
    self.path = path
    do throws(WholeFile.Refusal) {
      switch try WholeFile.place(path) {
      case .stream: file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      case .file(let target, mode: nil):
        size = 0
        file = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      case .file(let target, let mode?):
        size = 0
        let new = try WholeFile.openBeside(target)
        (file, exchange) = (new.file, (new.name, target))
        _ = fchmod(file, mode)
      }
      if file < 0 { throw WholeFile.Refusal(errno) }
    } catch { throw FileWritingError(path: path, reason: String(cString: strerror(error.number))) }
  }

  /// Standard output, which is not closed.
  public init() {
    path = "standard output"
    file = dup(STDOUT_FILENO)
  }

  deinit {
    if file >= 0 { close(file) }
    if let exchange { unlink(exchange.name) }
  }

  /// Appends a piece, whole or not at all where it is a file; false where nobody reads any more.
  public func append(_ text: String) throws(FileWritingError) -> Bool {
    do throws(WholeFile.Refusal) {
      try WholeFile.put([UInt8](text.utf8), file)
      size = size.map { $0 + text.utf8.count }
      return true
    } catch {
      if error.number == EPIPE { return false }
      if let size { _ = ftruncate(file, off_t(size)) }
      throw failure(error)
    }
  }

  /// Ends it: it is on the disk then, and has taken the place of what was there.
  public func finish() throws(FileWritingError) {
    do throws(WholeFile.Refusal) {
      if size != nil, fsync(file) != 0, errno != EINVAL { throw WholeFile.Refusal(errno) }
      guard let exchange else { return }
      if rename(exchange.name, exchange.target) != 0 { throw WholeFile.Refusal(errno) }
      self.exchange = nil
    } catch { throw failure(error) }
  }

  /// Why it goes no further. What was written beside an old file stays there, by its name: nobody can record it again.
  private func failure(_ refusal: WholeFile.Refusal) -> FileWritingError {
    var reason = String(cString: strerror(refusal.number))
    if let exchange, size != 0 {
      reason += "; what was written before is in \(exchange.name)"
      self.exchange = nil
    }
    return FileWritingError(path: path, reason: reason)
  }
}
