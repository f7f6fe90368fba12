// Waiting for any of several sockets and descriptors: the one place where a Swivel process blocks.
import CZeroMQ

/// A fixed set of sockets and file descriptors to wait for input on.
public struct Poller {
  private var items: [zmq_pollitem_t] = []
  // Keeps the sockets alive while their handles stand in `items`.
  private var sockets: [Socket] = []

  public init() {}

  /// Adds a socket and returns its index among the items.
  public mutating func add(_ socket: Socket) -> Int {
    sockets.append(socket)
    items.append(zmq_pollitem_t(socket: socket.handle, fd: 0, events: Int16(ZMQ_POLLIN), revents: 0))
    return items.count - 1
  }

  /// Adds a file descriptor and returns its index among the items. Its end counts as input.
  public mutating func add(descriptor: Int32) -> Int {
    items.append(zmq_pollitem_t(socket: nil, fd: descriptor, events: Int16(ZMQ_POLLIN), revents: 0))
    return items.count - 1
  }

  /// Waits until an item is ready or `milliseconds` have passed (−1: for ever). A signal ends the wait early.
  public mutating func wait(milliseconds: Int) throws(ZeroMQError) {
    if zmq_poll(&items, Int32(items.count), milliseconds) < 0 {
      guard zmq_errno() == EINTR else { throw ZeroMQError("zmq_poll") }
      for index in items.indices { items[index].revents = 0 }
    }
  }

  /// Whether the item at `index` had input, an error or its end at the last wait.
  public func isReady(_ index: Int) -> Bool { items[index].revents != 0 }
}
