// What the bus asks of whatever carries its messages: links by endpoint, and waiting for several of them at once.

/// What a link is for, and what its messages hold.
public enum LinkKind: Sendable, Equatable {
  /// Serves an endpoint. A message it receives begins with a frame that says whom it came from, and what it sends with
  /// one that says to whom; what is sent to somebody who has gone is dropped. Who sends more than `largest` bytes in one
  /// message is disconnected.
  case responder(largest: Int)
  /// Asks at an endpoint, which need not be served yet: what is sent waits for whoever comes to serve it.
  case requester
  /// Publishes at an endpoint: a frame with the topic, then the message. It receives a frame that begins with 1 for each
  /// topic somebody subscribes to, the same topic again included, and with 0 for each that is given up.
  case publisher
  /// Receives what is published at an endpoint under topics that start with one of these.
  case subscriber(topics: [String])
}

/// One end of a conversation in messages of frames, each whole or not at all. Nothing here blocks. It closes with its
/// owner and stays in one thread.
public protocol Link: AnyObject {
  /// Sends one message. False when it had to be dropped, because the queue is full or there is nobody to queue for.
  @discardableResult func send(_ frames: [[UInt8]]) throws(BusError) -> Bool

  /// The next whole message, or nil when there is none.
  func receive() throws(BusError) -> [[UInt8]]?
}

/// What carries messages between nodes. A new one is a file with a type that conforms; nothing else knows it.
public protocol Transport: AnyObject {
  /// Opens a link; responders and publishers take the endpoint, which nobody else may hold.
  func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link

  /// How many connections were ended by themselves because what came by them had no end.
  var endedConnections: Int { get }

  /// Waits for links of this transport, of which there are none yet.
  func makePoller() -> any LinkPoller
}

/// A set of links and file descriptors to wait for input on.
public protocol LinkPoller: AnyObject {
  /// Adds a link of the same transport and returns its index among the items.
  func add(_ link: any Link) -> Int

  /// Adds a file descriptor and returns its index among the items. Its end counts as input; a negative one has none.
  func add(descriptor: Int32) -> Int

  /// Waits for another link at `index`, one that was added as a link.
  func replace(_ link: any Link, at index: Int)

  /// Watches another file descriptor at `index`, one that was added as a descriptor; nil watches none.
  func replace(descriptor: Int32?, at index: Int)

  /// Waits until an item may be ready or `milliseconds` have passed (−1: for ever). It may end early.
  func wait(milliseconds: Int) throws(BusError)

  /// Whether the item at `index` may have input, an error or its end since the last wait.
  func isReady(_ index: Int) -> Bool
}
