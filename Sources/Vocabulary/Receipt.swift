// The host's word on one input, and what subscribers learn of it: what commands wait for.

/// The host's word on one input: what came of it in every window.
public struct Receipt: Sendable, Equatable {
  /// The input's number in the host's log.
  public var seq: UInt64
  /// The message that caused it, the sensor's or a client's.
  public var cause: Cause
  /// What the input was, for people.
  public var input: String
  /// The catalogue identifier of the device.
  public var device: String
  /// How the input ended.
  public var ending: Ending
  /// One for each window, in order of identifier.
  public var windows: [WindowReport]
  /// The fingerprint of the snapshot it left.
  public var fingerprint: UInt64

  public init(
    seq: UInt64, cause: Cause, input: String, device: String, ending: Ending, windows: [WindowReport],
    fingerprint: UInt64
  ) {
    self.seq = seq
    self.cause = cause
    self.input = input
    self.device = device
    self.ending = ending
    self.windows = windows
    self.fingerprint = fingerprint
  }
}

/// What one input changed.
public struct StateDelta: Sendable {
  /// The host's stream.
  public var epoch: UInt64
  /// The host's word on the input.
  public var receipt: Receipt
  /// Its own fields; its windows are not part of the delta.
  public var device: DeviceSnapshot
  /// The windows that are not as they were before.
  public var windows: [WindowSnapshot]
  /// The calls the app heard, in order.
  public var ledger: [LedgerEntry]
  /// The identifiers of the windows that are no more.
  public var closed: [Int]

  public init(
    epoch: UInt64, receipt: Receipt, device: DeviceSnapshot, windows: [WindowSnapshot], ledger: [LedgerEntry],
    closed: [Int] = []
  ) {
    self.epoch = epoch
    self.receipt = receipt
    self.device = device
    self.windows = windows
    self.ledger = ledger
    self.closed = closed
  }
}
