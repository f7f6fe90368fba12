// Topics, heartbeats and subscribers.
import BusFixtures
import Testing
import Wire

@testable import Bus

/// A publisher and its subscribers in one thread.
private struct Stream {
  static let endpoint = "inproc://events"
  let bus: OneThread
  let lines = Lines()
  let publisher: Publisher

  init(_ carrier: Carrier) throws {
    bus = try OneThread(carrier)
    publisher = try Publisher(Self.endpoint, on: bus.node)
  }

  func subscriber(_ topics: [String]) throws -> Subscriber {
    let lines = lines
    return try Subscriber(Self.endpoint, topics: topics, on: bus.node) { lines.add($0) }
  }

  /// The next published message within one deadline.
  func next(_ subscriber: Subscriber) throws -> WireEnvelope.OneOf_Body {
    let deadline = bus.node.deadline(seconds: 10)
    while !deadline.hasPassed {
      if let body = try subscriber.next() { return body }
      try bus.node.wait(milliseconds: deadline.millisecondsLeft)
    }
    throw BusError.noAnswer(peer: "publisher", seconds: 10)
  }
}

@Suite struct PublishingTests {
  @Test(arguments: Carrier.allCases) func newSubscribersAreNoticedOnce(on carrier: Carrier) throws {
    let stream = try Stream(carrier)
    let publisher = stream.publisher
    #expect(try !publisher.takeNewSubscribers())
    let first = try stream.subscriber([Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    #expect(try !publisher.takeNewSubscribers())
    // The same topic again, from somebody else: told as well.
    let second = try stream.subscriber([Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    #expect(try first.next() == nil)
    #expect(try second.next() == nil)
  }

  @Test(arguments: Carrier.allCases) func subscribersGetTheirTopicsInOrder(on carrier: Carrier) throws {
    let stream = try Stream(carrier)
    let publisher = stream.publisher
    let subscriber = try stream.subscriber([Topic.orientation, Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    try publisher.publish(Topic.samples + "ipad", .sample(WireSample()))
    try publisher.publish(Topic.orientation + "ipad", .orientationChange(.with { $0.reason = "one" }))
    try publisher.heartbeat(epoch: 3, n: 4)
    try publisher.publish(Topic.orientation + "ipad", .orientationChange(.with { $0.reason = "two" }))
    #expect(try stream.next(subscriber) == .orientationChange(.with { $0.reason = "one" }))
    guard case .heartbeat(let beat) = try stream.next(subscriber) else {
      Issue.record("no heartbeat")
      return
    }
    #expect(beat.epoch == 3)
    #expect(beat.n == 4)
    #expect(beat.sentAt > 0)
    #expect(try stream.next(subscriber) == .orientationChange(.with { $0.reason = "two" }))
    #expect(stream.lines.all == [])
  }

  @Test(arguments: Carrier.allCases) func unreadableMessagesArePassedOverAndReportedOncePerKind(on carrier: Carrier)
    throws
  {
    let stream = try Stream(carrier)
    let publisher = stream.publisher
    let subscriber = try stream.subscriber([""])
    #expect(try publisher.takeNewSubscribers())
    for bad: [[UInt8]] in [[[1]], [[1], [0xff]], [[1], [0xff, 0xff]], [[1], []], [[1], [2], [3]]] {
      try publisher.link?.send(bad)
    }
    try publisher.publish("x", .sample(WireSample()))
    #expect(try stream.next(subscriber) == .sample(WireSample()))
    #expect(stream.lines.all.count == 3)
    #expect(
      subscriber.rejections.counts == [.frames: 2, .message(.malformed): 2, .message(.wrongVersion): 1])
  }

  /// A subscriber's socket would end the connection over it; the number of the next heartbeat tells of the gap.
  @Test(arguments: Carrier.allCases) func whatNoSubscriberTakesIsLeftOutAndSaidOnce(on carrier: Carrier) throws {
    let lines = Lines()
    let bus = try OneThread(carrier)
    let publisher = try Publisher(Stream.endpoint, on: bus.node) { lines.add($0) }
    let subscriber = try Subscriber(Stream.endpoint, topics: [""], on: bus.node) { lines.add($0) }
    let deadline = bus.node.deadline(seconds: 10)
    while try !publisher.takeNewSubscribers(), !deadline.hasPassed { try bus.node.wait(milliseconds: 1) }
    let large = [UInt8](repeating: 1, count: Responder.largestReply + 1)
    for _ in 1...2 { try publisher.publish("x", envelope: large) }
    try publisher.publish("x", .sample(WireSample()))
    var body: WireEnvelope.OneOf_Body?
    while body == nil, !deadline.hasPassed {
      body = try subscriber.next()
      if body == nil { try bus.node.wait(milliseconds: 1) }
    }
    #expect(body == .sample(WireSample()))
    #expect(lines.all == ["48 MiB under x are more than a message may have; they are not published"])
  }

  /// Subscriptions are anybody's to make and libzmq's to keep: beyond a thousand everybody is let go, and whoever means to
  /// listen is heard of again.
  @Test func tooManySubscriptionsAreLetGo() throws {
    let lines = Lines()
    let bus = try OneThread(.zeroMQ)
    let publisher = try Publisher(Stream.endpoint, on: bus.node) { lines.add($0) }
    let listener = try Subscriber(Stream.endpoint, topics: [Topic.heartbeat], on: bus.node) { lines.add($0) }
    let crowd = try Subscriber(
      Stream.endpoint, topics: (0...Publisher.maximumSubscriptions).map { "topic \($0)" }, on: bus.node
    ) { lines.add($0) }
    let deadline = bus.node.deadline(seconds: 10)
    while publisher.renewals == 0, !deadline.hasPassed {
      _ = try publisher.takeNewSubscribers()
      try bus.node.wait(milliseconds: 1)
    }
    #expect(publisher.renewals > 0)
    #expect(lines.all == ["more than 1000 subscriptions at \(Stream.endpoint); all are let go"])
    _ = (listener, crowd)
  }
}
