// What a monitor can tell about, as values: lines, JSON and the log of the picture are all made from these.
import Orientation
import Vocabulary

/// A process the monitor listens to.
public enum MonitorPeer: String, Sendable, CaseIterable {
  /// Which turns accelerations into orientations; then what runs the apps.
  case sensor
  case host
}

/// How the connection to a peer stands.
public enum ConnectionState: String, Sendable, CaseIterable {
  /// Nothing has been heard yet.
  case connecting
  /// Heartbeats arrive.
  case live
  /// Heartbeats are overdue.
  case silent
  /// The peer is gone; the monitor waits for it to come back.
  case lost
}

/// What became of one input of the host.
public struct MonitorReceipt: Sendable, Equatable {
  /// The host's number of the input, from 1.
  public var seq: UInt64
  /// The message that caused it, the sensor's or a client's; nil for the launch.
  public var cause: Cause?
  /// What the input was, for people.
  public var input: String
  /// How the input ended.
  public var ending: Ending
  /// One for each window, in order of identifier.
  public var windows: [WindowReport]
  /// The calls the app heard, in order.
  public var ledger: [LedgerEntry]
  /// The fingerprint of the snapshot it left.
  public var fingerprint: UInt64

  public init(
    seq: UInt64, cause: Cause?, input: String, ending: Ending, windows: [WindowReport], ledger: [LedgerEntry],
    fingerprint: UInt64
  ) {
    self.seq = seq
    self.cause = cause
    self.input = input
    self.ending = ending
    self.windows = windows
    self.ledger = ledger
    self.fingerprint = fingerprint
  }

  /// What a monitor tells of an outcome.
  public init(seq: UInt64, cause: Cause?, input: String, outcome: Outcome) {
    self.init(
      seq: seq, cause: cause, input: input, ending: outcome.ending, windows: outcome.windows,
      ledger: outcome.ledger, fingerprint: outcome.fingerprint)
  }

  /// Whether it settled and no window refused.
  public var isClean: Bool { ending == .settled && !windows.contains { $0.reason.isRefusal } }
}

/// One thing that is other than before.
public enum MonitorChange: Sendable, Equatable {
  /// The first whole state, or another device than before.
  case state(DeviceSnapshot)
  case deviceOrientation(from: DeviceOrientation, to: DeviceOrientation)
  case rotationLock(Bool)
  /// A window that is new or in which anything changed, its views included.
  case window(WindowSnapshot)
  case windowClosed(id: Int)
  case receipt(MonitorReceipt)
  case connection(MonitorPeer, ConnectionState)
  /// So many messages of a peer were missed.
  case gap(MonitorPeer, missed: UInt64)
  case note(String)

  /// Whether the picture lists it among the events; the others are to be seen in the picture itself.
  var isLogged: Bool {
    switch self {
    case .state, .receipt, .connection, .gap, .note: true
    case .deviceOrientation, .rotationLock, .window, .windowClosed: false
    }
  }

  /// Whether it deserves attention.
  var isTrouble: Bool {
    switch self {
    case .receipt(let receipt): !receipt.isClean
    case .connection(_, let state): state == .silent || state == .lost
    case .gap: true
    case .state, .deviceOrientation, .rotationLock, .window, .windowClosed, .note: false
    }
  }
}

/// A change and when the monitor saw it.
public struct MonitorEvent: Sendable, Equatable {
  /// Seconds on the monitor's clock.
  public var time: Double
  /// What it was.
  public var change: MonitorChange

  public init(time: Double, change: MonitorChange) {
    self.time = time
    self.change = change
  }
}
