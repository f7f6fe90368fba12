// Who caused what: the name an input keeps from the process it began in to the receipt.

/// Who caused an input: a stream (a sensor's or a command client's) and the number of the message in it.
public struct Cause: Sendable, Hashable {
  /// The stream; a new one each time its process starts.
  public var epoch: UInt64
  /// The position in the stream, from 1.
  public var n: UInt64

  public init(epoch: UInt64, n: UInt64) {
    self.epoch = epoch
    self.n = n
  }
}
