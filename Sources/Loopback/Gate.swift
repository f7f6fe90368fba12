// The port of a loopback server: whose connection it is is known before a byte of it is read, and only ours are handed on to the
// server, which is reached by nobody else. Threads of its own, two for each connection.
import Dispatch
import Foundation
import Synchronization

/// An open port on 127.0.0.1 in front of a socket without a name.
final class Gate {
  /// The port, which the system chose where 0 was asked for.
  let port: UInt16
  private let listener: Int32
  /// Seconds in which a visitor has to take something of what it is answered, and to say more of what it has begun.
  private let patience: Double

  /// Connections at a time: some browsers and phones; more are closed as they come.
  static let maximumConnections = 64
  /// Bytes handed on at once.
  private static let portion = 1 << 16

  /// Takes the port; who connects waits until the gate is opened.
  init(port asked: UInt16, patience: Double) throws(LoopbackError) {
    self.patience = patience
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    func failed() -> LoopbackError {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      return LoopbackError(asked, reason: reason)
    }
    guard descriptor >= 0 else { throw failed() }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = asked.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw failed() }
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Hands on who is welcome to the socket that `inner`, a descriptor this takes over, leads to.
  func open(to inner: Int32, isWelcome: @escaping @Sendable (in_addr, in_port_t) -> Bool) {
    let (listener, count, patience) = (dup(listener), Count(), patience)
    guard listener >= 0 else { return }
    Self.thread {
      defer {
        close(listener)
        close(inner)
      }
      while let visitor = Self.accept(listener) {
        guard isWelcome(visitor.address, visitor.port), count.enter() else {
          close(visitor.descriptor)
          continue
        }
        Self.limit(visitor.descriptor, to: patience)
        Self.handOn(visitor.descriptor, to: inner, patience: patience) { count.leave() }
      }
    }
  }

  deinit {
    // Wakes the thread that waits for visitors.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Milliseconds until room is looked for again where the system has none for another visitor: it comes when somebody leaves, of
  /// which nobody tells, and a loop without a pause would take a core meanwhile.
  private static let roomPause: Int32 = 50

  /// Waits for that long, or until the port is closed.
  private static func waitForRoom(_ listener: Int32) {
    // Without events the kernel tells only of an end.
    var item = pollfd(fd: listener, events: 0, revents: 0)
    _ = poll(&item, 1, roomPause)
  }

  /// The next visitor; nil when the port is closed.
  private static func accept(_ listener: Int32) -> (descriptor: Int32, address: in_addr, port: in_port_t)? {
    while true {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Foundation.accept(listener, $0, &length)
        }
      }
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (descriptor, address.sin_addr, address.sin_port)
      }
      switch errno {
      case EINVAL, EBADF, ENOTSOCK: return nil
      case EMFILE, ENFILE, ENOMEM, ENOBUFS: waitForRoom(listener)
      case _: continue
      }
    }
  }

  /// Lets nothing be sent for longer than that: a server keeps what a visitor does not take, without a limit.
  private static func limit(_ visitor: Int32, to patience: Double) {
    let seconds = patience.rounded(.down)
    var time = timeval(tv_sec: Int(seconds), tv_usec: Int((patience - seconds) * 1e6))
    setsockopt(visitor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  private static func handOn(
    _ visitor: Int32, to inner: Int32, patience: Double, whenDone: @escaping @Sendable () -> Void
  ) {
    guard let server = connect(to: inner) else {
      close(visitor)
      return whenDone()
    }
    let answered = DispatchSemaphore(value: 0)
    let (switched, full, answers) = (Switched(), Switched(), Answers())
    thread {
      var told = AnswerCount()
      copy(from: server, to: visitor, whileFull: full.set(to:)) { bytes in
        // Before it is sent: who has it may ask on at once.
        answers.add(told.take(bytes))
        if told.isSwitched { switched.set(to: true) }
        return bytes.count
      }
      // What the server has ended is over, whatever else the visitor would say; so is what the visitor takes no more of.
      shutdown(visitor, Int32(SHUT_RDWR))
      shutdown(server, Int32(SHUT_RDWR))
      answered.signal()
    }
    thread {
      var bounds = RequestBounds()
      var heard = 0
      var heardLast = DispatchTime.now().uptimeNanoseconds
      var headBegan: UInt64? = heardLast
      let silence = UInt64(patience * 1e9)
      // Who stops within a body or a frame, as a phone whose cable is pulled, would hold its connection for ever.
      let end = { headBegan.map { $0 + headPatience } ?? (bounds.isWithin ? heardLast + silence : nil) }
      copy(from: visitor, to: server, until: end) { bytes in
        let taken: Int
        do throws(RequestBounds.Excess) {
          taken = try bounds.take(bytes, answers: answers.soFar, isSwitched: switched.isSet)
        } catch {
          refuse(visitor, error)
          return 0
        }
        // A server keeps the frames it has not answered, without a limit.
        poll(nil, 0, Int32(clamping: (bounds.frames - heard) * 1000 / mostFrames))
        heard = bounds.frames
        // Whose answers wait is not heard: they would be kept as well.
        while full.isSet() { poll(nil, 0, Self.fullPause) }
        heardLast = DispatchTime.now().uptimeNanoseconds
        headBegan = bounds.isInHead ? headBegan ?? heardLast : nil
        return taken
      }
      shutdown(server, Int32(SHUT_WR))
      answered.wait()
      close(visitor)
      close(server)
      whenDone()
    }
  }

  /// Nanoseconds a head may take from its first byte on, the first one from the connection on: who only begins requests would hold
  /// all connections there are.
  private static let headPatience: UInt64 = 10_000_000_000

  /// Frames a second that are handed on: five times what the fastest sensors of phones send, and half of what is read meanwhile.
  private static let mostFrames = 10_000

  /// Milliseconds between two looks whether a visitor has taken something meanwhile.
  private static let fullPause: Int32 = 20

  /// Says what was too much, where HTTP is spoken still, and ends the connection at both ends.
  private static func refuse(_ visitor: Int32, _ excess: RequestBounds.Excess) {
    let status: String? =
      switch excess {
      case .head: "431 Request Header Fields Too Large"
      case .body: "413 Content Too Large"
      case .message, .frame: nil
      }
    if let status {
      let text = "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      _ = Array(text.utf8).withUnsafeBytes { send(visitor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    shutdown(visitor, Int32(SHUT_RDWR))
  }

  /// A connection to the socket a descriptor leads to, whose name is gone.
  private static func connect(to inner: Int32) -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "/proc/self/fd/\(inner)".utf8) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status != 0 else { return descriptor }
    close(descriptor)
    return nil
  }

  /// Hands on what comes as long as `taken` says so of the whole of each portion, and the bytes it takes of the last; ends at the time
  /// `until`, in nanoseconds of uptime, if there is one.
  private static func copy(
    from source: Int32, to target: Int32, until: () -> UInt64? = { nil }, whileFull: (Bool) -> Void = { _ in },
    taken: (ArraySlice<UInt8>) -> Int
  ) {
    var bytes = [UInt8](repeating: 0, count: portion)
    while true {
      guard waits(for: source, until: until()) else { return }
      let count = recv(source, &bytes, portion, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let whole = taken(bytes[..<count])
      var sent = 0
      while sent < whole {
        let taken = bytes[sent..<whole].withUnsafeBytes { rest in
          let now = send(target, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
          guard now < 0, errno == EAGAIN else { return now }
          whileFull(true)
          defer { whileFull(false) }
          return send(target, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        }
        if taken < 0, errno == EINTR { continue }
        guard taken > 0 else { return }
        sent += taken
      }
      if whole < count { return }
    }
  }

  /// Waits until something comes; false when the time is over before.
  private static func waits(for source: Int32, until end: UInt64?) -> Bool {
    guard let end else { return true }
    while true {
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < end else { return false }
      var item = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
      let ready = poll(&item, 1, Int32((end - now) / 1_000_000 + 1))
      if ready > 0 || (ready < 0 && errno != EINTR) { return true }
    }
  }

  private static func thread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// How many are inside.
  private final class Count: Sendable {
    private let inside = Mutex(0)

    func enter() -> Bool {
      inside.withLock { inside in
        guard inside < Gate.maximumConnections else { return false }
        inside += 1
        return true
      }
    }

    func leave() { inside.withLock { $0 -= 1 } }
  }

  /// How many requests were answered, between the two threads of a connection.
  private final class Answers: Sendable {
    private let count = Mutex(0)

    func add(_ more: Int) { count.withLock { $0 += more } }

    func soFar() -> Int { count.withLock { $0 } }
  }

  /// Whether the server has agreed to frames, or a visitor has to take something first, between the two threads of a connection.
  private final class Switched: Sendable {
    private let state = Mutex(false)

    func set(to isOn: Bool) { state.withLock { $0 = isOn } }

    func isSet() -> Bool { state.withLock { $0 } }
  }
}
