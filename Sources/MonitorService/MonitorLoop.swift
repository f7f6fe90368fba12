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

  /// Milliseconds between looks whether the instance is still there; what is due by the clock the session knows itself.
  static let idleMilliseconds = 1_000

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

  /// The picture, until the user quits or the launcher goes. `console` says what acts are done with.
  public func runTerminal(colors: ColorDepth, console: ConsoleSettings) throws(MonitorError) {
    var asked = session.now
    let loop = ConsoleLoop(session, console, colors: colors) { () throws(MonitorError) in try isOrphan(&asked) }
    try loop.run()
  }
}
