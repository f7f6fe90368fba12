// How many topics a publisher's socket is asked to keep, told by the messages of those who subscribe.

/// What subscribers of one endpoint have asked for since it was taken.
struct Subscriptions {
  private var counts: [[UInt8]: Int] = [:]
  private var present = 0
  private var taken = 0

  /// Topics all subscribers together may have: a monitor has three, and libzmq would keep any number.
  static let most = 1_000
  /// Bytes of subscriptions that may come, those that were given up included: whose one is given up is not told, so that a client
  /// could give up another's and have its own counted as none. A verb makes three of fifteen; libzmq takes some thirty bytes for each.
  static let mostTaken = 1 << 20

  /// Takes a message of a subscriber: 1 and a topic, or 0 and one that is given up. Whether it was a subscription.
  mutating func take(_ message: [UInt8]) -> Bool {
    let topic = Array(message.dropFirst())
    switch message.first {
    case 1:
      counts[topic, default: 0] += 1
      present += 1
      taken += message.count
      return true
    case 0:
      // libzmq hands on what gives up a topic nobody has.
      guard let count = counts[topic] else { return false }
      counts[topic] = count > 1 ? count - 1 : nil
      present -= 1
      return false
    case _: return false
    }
  }

  /// Why everybody has to be let go; nil while nobody has.
  var excess: String? {
    if present > Self.most { return "more than \(Self.most) subscriptions" }
    guard taken > Self.mostTaken else { return nil }
    return "more than \(Self.mostTaken >> 10) KiB of subscriptions, of which most were given up,"
  }
}
