// Signals as bytes on a pipe, so that a poll loop sees them among everything else.
import Foundation

// Written by the signal handler, which may use nothing but a global and write(2).
nonisolated(unsafe) private var signalPipeWriteEnd: Int32 = -1

/// Delivers chosen signals of this process through a descriptor.
public struct SignalPipe {
  /// Readable when a signal has come.
  public let descriptor: Int32

  /// Catches these signals from now on, in place of what they did before.
  public init(_ signals: [Int32]) throws(LauncherError) {
    // Whoever started this process may have blocked signals in the thread that did; a launcher must hear them.
    guard Self.unblock() else { throw InstanceLock.failure("pthread_sigmask", "SIG_SETMASK") }
    let pipe = try makePipe()
    for end in [pipe.readEnd, pipe.writeEnd] where fcntl(end, F_SETFL, O_NONBLOCK) != 0 {
      throw InstanceLock.failure("fcntl", "O_NONBLOCK")
    }
    descriptor = pipe.readEnd
    signalPipeWriteEnd = pipe.writeEnd
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipeWriteEnd, &byte, 1)
        errno = saved
      }
      action.sa_flags = SA_RESTART
      guard sigaction(signal, &action, nil) == 0 else { throw InstanceLock.failure("sigaction", "\(signal)") }
    }
  }

  /// Waits until a signal has come, at most `milliseconds` (−1: for ever). It may end early.
  ///
  /// No signal is blocked meanwhile: a library that blocks some and gives back another thread's mask, as libumockdev-preload was
  /// seen to, must not make a launcher deaf.
  public func wait(milliseconds: Int) {
    // It worked when the pipe was made.
    _ = Self.unblock()
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&item, 1, Int32(clamping: milliseconds))
  }

  /// Lets every signal come to this thread; whether that worked.
  private static func unblock() -> Bool {
    var none = sigset_t()
    sigemptyset(&none)
    return pthread_sigmask(SIG_SETMASK, &none, nil) == 0
  }

  /// The signals that have come, in order.
  public func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }
}
