// The monitor's three ways to show what it sees: a picture on a terminal, a line a change, everything once.
import Bus
import Foundation
import Terminal

/// Runs a session until it ends.
public struct MonitorLoop {
  private let session: MonitorSession
  private let lifeline: Int?
  /// Asked once a second by a monitor that has no lifeline.
  private let isGone: () throws(BusError) -> Bool

  /// Milliseconds between pictures at most: samples come faster than eyes follow.
  static let frameMilliseconds = 33
  /// Milliseconds between looks at the clock where no picture is drawn: fine enough to tell a silent peer.
  static let idleMilliseconds = 200

  /// `lifelineDescriptor` ends the loop when it ends; nil for a monitor started by hand, which ends when `isGone` says that
  /// nothing is left to be seen.
  public init(
    _ session: MonitorSession, lifelineDescriptor: Int32?, isGone: @escaping () throws(BusError) -> Bool = { false }
  ) {
    self.session = session
    self.isGone = isGone
    lifeline = lifelineDescriptor.map(session.node.watch(descriptor:))
  }

  /// Whether it is time to leave; `asked` is when `isGone` was asked last.
  private func isOrphan(_ asked: inout Double) throws(MonitorError) -> Bool {
    if let lifeline { return session.node.isReady(lifeline) }
    guard session.now - asked >= Self.gonePeriod else { return false }
    asked = session.now
    do { return try isGone() } catch { throw .bus(error) }
  }

  /// Seconds between two looks at whether the instance is still there.
  static let gonePeriod = 1.0

  /// One line for each change on standard output, JSON or text, until the launcher goes or nobody reads any more.
  public func runLines(json: Bool) throws(MonitorError) {
    var asked = session.now
    while try !isOrphan(&asked) {
      for event in try session.step(milliseconds: Self.idleMilliseconds) {
        let line = (json ? MonitorLines.json(event) : MonitorLines.text(event)) + "\n"
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }
    }
  }

  /// Everything, once it is known; throws when nothing was heard for `seconds`.
  public func once(json: Bool, seconds: Double) throws(MonitorError) -> String {
    let deadline = session.node.deadline(seconds: seconds)
    while session.model.device == nil || session.model.reading == nil {
      guard !deadline.hasPassed else { throw .nothingHeard(seconds: seconds) }
      _ = try session.step(milliseconds: 10)
    }
    return json ? MonitorLines.json(session.model) + "\n" : MonitorLines.once(session.model)
  }

  /// The picture, until the user quits or the launcher goes.
  public func runTerminal(colors: ColorDepth) throws(MonitorError) {
    do throws(TerminalError) {
      let terminal = try RawTerminal()
      defer { terminal.restore() }
      try draw(on: terminal, colors: colors)
    } catch {
      if error != .closed { throw .terminal(error) }
    }
  }

  private func draw(on terminal: RawTerminal, colors: ColorDepth) throws(TerminalError) {
    let keys = session.node.watch(descriptor: terminal.input)
    let notices = session.node.watch(descriptor: terminal.signalDescriptor)
    var parser = KeyParser()
    var writer = FrameWriter(colors: colors)
    var drawn = -1.0
    var asked = session.now
    while true {
      do { if try isOrphan(&asked) { return } } catch { throw .closed }
      do { _ = try session.step(milliseconds: Self.frameMilliseconds) } catch { throw .closed }
      if session.node.isReady(notices), !terminal.notices().isEmpty {
        writer.invalidate()
        drawn = -1
      }
      var typed = session.node.isReady(keys) ? parser.feed(try terminal.read(), at: session.now) : []
      typed += parser.expire(at: session.now)
      for key in typed {
        switch session.handle({ $0.handle(key) }) {
        case .none: break
        case .redraw: drawn = -1
        case .repaint:
          writer.invalidate()
          drawn = -1
        case .suspend: terminal.suspend()
        case .quit: return
        }
      }
      guard session.now - drawn >= Double(Self.frameMilliseconds) / 1000 else { continue }
      drawn = session.now
      let size = terminal.size
      var screen = Screen(columns: size.columns, rows: size.rows)
      MonitorPicture.draw(session.model, into: &screen)
      try terminal.write(writer.bytes(for: screen))
    }
  }
}
