// Topics, heartbeats and subscribers.
import Foundation
import Testing
import Wire
import ZeroMQ

@testable import Bus

@Suite struct PublishingTests {
  private let context: Context
  private let publisher: Publisher
  private let lines = Lines()
  private let endpoint = "inproc://events"

  init() throws {
    context = try Context()
    publisher = try Publisher(endpoint, in: context)
  }

  private func subscriber(_ topics: [String]) throws -> Subscriber {
    let lines = lines
    return try Subscriber(endpoint, topics: topics, in: context) { lines.add($0) }
  }

  /// The next published message within one deadline.
  private func next(_ subscriber: Subscriber) throws -> WireEnvelope.OneOf_Body {
    var poller = Poller()
    _ = poller.add(subscriber.socket)
    let deadline = Deadline(seconds: 10)
    while !deadline.hasPassed {
      if let body = try subscriber.next() { return body }
      try poller.wait(milliseconds: deadline.millisecondsLeft)
    }
    throw BusError.noAnswer(peer: "publisher", seconds: 10)
  }

  @Test func newSubscribersAreNoticedOnce() throws {
    #expect(try !publisher.takeNewSubscribers())
    let first = try subscriber([Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    #expect(try !publisher.takeNewSubscribers())
    // The same topic again, from somebody else: told as well.
    let second = try subscriber([Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    #expect(try first.next() == nil)
    #expect(try second.next() == nil)
  }

  @Test func subscribersGetTheirTopicsInOrder() throws {
    let subscriber = try subscriber([Topic.orientation, Topic.heartbeat])
    #expect(try publisher.takeNewSubscribers())
    try publisher.publish(Topic.samples + "ipad", .sample(WireSample()))
    try publisher.publish(Topic.orientation + "ipad", .orientationChange(.with { $0.reason = "one" }))
    try publisher.heartbeat(epoch: 3, n: 4)
    try publisher.publish(Topic.orientation + "ipad", .orientationChange(.with { $0.reason = "two" }))
    #expect(try next(subscriber) == .orientationChange(.with { $0.reason = "one" }))
    guard case .heartbeat(let beat) = try next(subscriber) else {
      Issue.record("no heartbeat")
      return
    }
    #expect(beat.epoch == 3)
    #expect(beat.n == 4)
    #expect(beat.sentAt > 0)
    #expect(try next(subscriber) == .orientationChange(.with { $0.reason = "two" }))
    #expect(lines.all == [])
  }

  @Test func unreadableMessagesArePassedOverAndReportedOncePerKind() throws {
    let subscriber = try subscriber([""])
    #expect(try publisher.takeNewSubscribers())
    for bad: [[UInt8]] in [[[1]], [[1], [0xff]], [[1], [0xff, 0xff]], [[1], []], [[1], [2], [3]]] {
      try publisher.socket.send(bad)
    }
    try publisher.publish("x", .sample(WireSample()))
    #expect(try next(subscriber) == .sample(WireSample()))
    #expect(lines.all.count == 3)
    #expect(
      subscriber.rejections.counts == [.frames: 2, .message(.malformed): 2, .message(.wrongVersion): 1])
  }
}
