// What can go wrong with a terminal.

/// Errors of `RawTerminal`; the number is `errno`.
public enum TerminalError: Error, Sendable, Equatable {
  /// The descriptor is no terminal.
  case notATerminal(descriptor: Int32, errno: Int32)
  /// Another `RawTerminal` of this process is in use.
  case busy
  /// `tcsetattr` failed.
  case cannotConfigure(errno: Int32)
  /// `read` failed.
  case cannotRead(errno: Int32)
  /// `write` failed.
  case cannotWrite(errno: Int32)
  /// The terminal was closed.
  case closed
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notATerminal(let descriptor, let errno): "descriptor \(descriptor) is no terminal (errno \(errno))"
    case .busy: "the terminal is already in use by this process"
    case .cannotConfigure(let errno): "cannot configure the terminal (errno \(errno))"
    case .cannotRead(let errno): "cannot read from the terminal (errno \(errno))"
    case .cannotWrite(let errno): "cannot write to the terminal (errno \(errno))"
    case .closed: "the terminal was closed"
    }
  }
}
