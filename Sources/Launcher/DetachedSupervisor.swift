// A supervisor that outlives the command that started it: told apart from it by a pipe for one answer.
import Foundation

/// Starting the supervisor in the background and hearing how it went.
public enum DetachedSupervisor {
  /// How the start went.
  public enum Result: Sendable, Equatable {
    /// It runs and answers.
    case ready
    /// It does not: the exit code, and what there is to say.
    case failed(status: Int32, text: String)
  }

  /// Starts this program again with `arguments` and waits for its answer.
  public static func start(arguments: [String]) throws(LauncherError) -> Result {
    let pipe = try makePipe()
    defer { close(pipe.readEnd) }
    var program = ChildProgram(path: "/proc/self/exe", arguments: arguments)
    program.standardOutput = .descriptor(try raised(pipe.writeEnd))
    program.standardError = .file("/dev/null")
    _ = try program.spawn(lifeline: nil, lock: nil)
    if case .descriptor(let copy) = program.standardOutput { close(copy) }
    close(pipe.writeEnd)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(pipe.readEnd, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    let answer = String(decoding: bytes, as: UTF8.self)
    if answer == "ready\n" { return .ready }
    let parts = answer.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let status = Int32(parts[0]) else {
      return .failed(status: 1, text: "the supervisor ended before it answered")
    }
    return .failed(status: status, text: String(parts[1]))
  }

  /// The supervisor's end of the pipe, its standard output.
  public struct Answer {
    /// Makes this process a session of its own and lets go of every descriptor it happened to inherit: somebody may
    /// wait for their end, as Foundation's Process does for the end of the command that started it. What is closed by `exec` was opened
    /// here, and may be in use.
    public init() {
      setsid()
      signal(SIGPIPE, SIG_IGN)
      var inherited: [Int32] = []
      if let directory = opendir("/proc/self/fd") {
        while let entry = readdir(directory) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          if let descriptor = Int32(name), descriptor > STDERR_FILENO, fcntl(descriptor, F_GETFD) & FD_CLOEXEC == 0 {
            inherited.append(descriptor)
          }
        }
        closedir(directory)
      }
      for descriptor in inherited { close(descriptor) }
    }

    /// Whether the command that started it still waits; a pipe nobody reads is in error.
    public var isAwaited: Bool {
      var item = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      return poll(&item, 1, 0) <= 0
    }

    /// Tells the command that started it that it runs; false when nobody listens any more: who gave up waiting does not
    /// want what was started.
    public func ready() -> Bool { finish("ready\n") }

    /// Tells the command that started it with which exit code to end, and why.
    public func failed(status: Int32, _ text: String) { _ = finish("\(status) \(text)") }

    /// Says it and lets go of the pipe, so that the reader sees its end.
    private func finish(_ text: String) -> Bool {
      let isHeard = write(STDOUT_FILENO, text, text.utf8.count) == text.utf8.count
      let null = open("/dev/null", O_WRONLY)
      dup2(null, STDOUT_FILENO)
      close(null)
      return isHeard
    }
  }
}
