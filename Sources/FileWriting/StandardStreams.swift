// The three streams every process begins with, as they may be at worst: closed, on a full disk, read by nobody. Apart from files, since
// what is said on them must never end a process, and what was lost on them has to be told by how it ends.
@preconcurrency import Glibc

/// Standard input, output and error.
public enum StandardStreams {
  /// Makes a process fit for streams and disks of any kind; called first of all.
  ///
  /// Where whoever started it closed a stream, the next file or socket that is opened would have its number, and get what is printed. And a
  /// file that grows beyond RLIMIT_FSIZE (setrlimit(2)) is an error like a full disk, and no signal that leaves half a file behind.
  public static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// Writes to standard error as it is. What cannot be written is let go of: there is no further place to tell it.
  public static func say(_ text: String) {
    do throws(WholeFile.Refusal) { try WholeFile.put([UInt8](text.utf8), STDERR_FILENO) } catch {}
  }

  /// Writes bytes to standard output, among what is printed.
  public static func put(_ bytes: [UInt8]) { fwrite(bytes, 1, bytes.count, stdout) }

  /// Whether whoever read standard output has gone, also when nothing is printed meanwhile: such as `head`, behind a verb that follows.
  public static var isOutputAbandoned: Bool {
    var item = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&item, 1, 0) > 0 && item.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// From now on a process that would leave with 0 leaves with `status` where something of what it printed is lost, and says so, however it
  /// leaves: help and versions are printed by what ends the process without asking anybody.
  public static func tellLossAtExit(by status: Int32) {
    on_exit(
      { asked, given in
        guard let loss = StandardStreams.outputLoss() else { return }
        let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "swivel"
        StandardStreams.say("\(name): \(loss)\n")
        if asked == 0 { _exit(Int32(Int(bitPattern: given))) }
      }, UnsafeMutableRawPointer(bitPattern: Int(status)))
  }

  /// Writes what was printed and has not been; why something of all that was printed is lost, in a sentence. Nil when nothing is, and
  /// when whoever read it has gone: that was to be (`swivel get | head`).
  public static func outputLoss() -> String? {
    errno = 0
    let isFlushed = fflush(stdout) == 0
    let number = errno
    guard !isFlushed || ferror(stdout) != 0 else { return nil }
    var kind = stat()
    guard number != EPIPE, fstat(STDOUT_FILENO, &kind) == 0 else { return nil }
    let type = kind.st_mode & S_IFMT
    // EIO is what a terminal says that has been closed, and a disk that is broken.
    if number == EIO, type == S_IFCHR { return nil }
    // Why an earlier piece was not written is not known any more; of pipes and terminals it may be that nobody is there.
    let isKnown = !isFlushed && number != 0
    guard isKnown || [S_IFREG, S_IFCHR, S_IFBLK].contains(type) && isatty(STDOUT_FILENO) == 0 else { return nil }
    let reason = isFlushed || number == 0 ? "" : ": \(String(cString: strerror(number)))"
    return "standard output could not be written to its end\(reason)"
  }
}
