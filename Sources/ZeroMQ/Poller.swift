// Waiting for any of several sockets and descriptors: the one place where a Swivel process blocks.
//
// zmq_poll asks every socket twice a turn, with two system calls each, which is more than a rotation's own. This waits on
// the descriptors behind the sockets (ZMQ_FD) and asks only those that could have been missed: the descriptor tells of a
// change once, and any call on the socket may take that word away.
import CZeroMQ
import Foundation

/// A fixed set of sockets and file descriptors to wait for input on.
public struct Poller {
  private var items: [pollfd] = []
  /// The socket of each item, which it keeps alive; nil for plain descriptors.
  private var sockets: [Socket?] = []

  /// A set with nothing in it.
  public init() {}

  /// Adds a socket and returns its index among the items.
  public mutating func add(_ socket: Socket) -> Int {
    sockets.append(socket)
    return append(socket.descriptor)
  }

  /// Adds a file descriptor and returns its index among the items. Its end counts as input.
  public mutating func add(descriptor: Int32) -> Int {
    sockets.append(nil)
    return append(descriptor)
  }

  private mutating func append(_ descriptor: Int32) -> Int {
    items.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    return items.count - 1
  }

  /// Waits for another socket at `index`, one that was added as a socket; the one before is let go.
  public mutating func replace(_ socket: Socket, at index: Int) {
    precondition(sockets[index] != nil, "item \(index) is a descriptor")
    sockets[index] = socket
    items[index].fd = socket.descriptor
    items[index].revents = 0
  }

  /// Watches another file descriptor at `index`, one that was added as a descriptor; nil watches none.
  public mutating func replace(descriptor: Int32?, at index: Int) {
    precondition(sockets[index] == nil, "item \(index) is a socket")
    // poll(2) passes over negative descriptors.
    items[index].fd = descriptor ?? -1
    items[index].revents = 0
  }

  /// Waits until an item may be ready or `milliseconds` have passed (−1: for ever). A signal ends the wait early, and so
  /// can libzmq's own housekeeping.
  public mutating func wait(milliseconds: Int) throws(ZeroMQError) {
    var waiting: [Int] = []
    for (index, socket) in sockets.enumerated() {
      if let socket, socket.mayHaveInput, try socket.hasInput() { waiting.append(index) }
    }
    if poll(&items, nfds_t(items.count), waiting.isEmpty ? Int32(clamping: milliseconds) : 0) < 0 {
      guard errno == EINTR else { throw ZeroMQError("poll") }
      for index in items.indices { items[index].revents = 0 }
    }
    for index in waiting { items[index].revents |= Int16(POLLIN) }
  }

  /// Whether the item at `index` may have input, an error or its end since the last wait. A socket that has none then is
  /// to be asked all the same: its descriptor stays readable until then.
  public func isReady(_ index: Int) -> Bool { items[index].revents != 0 }
}
