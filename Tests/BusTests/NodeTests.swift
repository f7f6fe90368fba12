// One wait for everything a loop listens to, as long as asked and no longer; heartbeats on the node's clock.
import BusFixtures
import Foundation
import Testing
import Wire

@testable import Bus

@Suite struct IdentityTests {
  /// As many as a clock's microsecond is long: no clock, frozen or not, tells them apart.
  @Test func noTwoStreamsShareAName() {
    let epochs = (0..<10_000).map { _ in ProcessIdentity.newEpoch() }
    #expect(Set(epochs).count == epochs.count)
    #expect(epochs.allSatisfy { $0 > 0 && $0 < 1 << 53 })
    // Nor do they rise with time.
    #expect(zip(epochs, epochs.dropFirst()).contains { $0 > $1 })
  }
}

@Suite struct NodeTests {
  private let transport = MemoryTransport()
  private let node: Node

  init() { node = transport.node() }

  /// Milliseconds of the clock that `work` takes.
  private func milliseconds(_ work: () throws -> Void) rethrows -> Int {
    let begun = node.clock.now
    try work()
    return Int(((node.clock.now - begun) * 1000).rounded())
  }

  /// Whoever connects takes a descriptor, and libzmq ends a process that has none for the next. A shell's limit is 1,024; the system's
  /// is not to be raised.
  @Test(arguments: [256, 1_024] as [rlim_t]) func connectionsHaveRoom(before: rlim_t) throws {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    try #require(getrlimit(resource, &limit) == 0)
    let hard = limit.rlim_max
    limit.rlim_cur = min(before, hard)
    try #require(setrlimit(resource, &limit) == 0)
    _ = try ZeroMQTransport()
    try #require(getrlimit(resource, &limit) == 0)
    #expect(limit.rlim_cur == min(hard, 65_536))
    #expect(limit.rlim_max == hard)
  }

  @Test func itsTimeBeginsWithIt() {
    transport.pass(milliseconds: 250)
    #expect(abs(node.now - 0.25) < 1e-9)
    #expect(abs(transport.node().now) < 1e-9)
    #expect(node.clock.now > 900)
  }

  /// From 0.1 s of the node's time on, until a moment of it.
  @Test(
    arguments: [
      (0.35, nil, 250), (0.35, 1000, 250), (0.35, 30, 30), (0.35, 0, 0), (0.1, nil, 0), (0.05, nil, 0), (-1, nil, 0),
      (0.3504, nil, 251), (Double.infinity, 40, 40),
    ] as [(Double, Int?, Int)])
  func itWaitsUntilThen(due: Double, limit: Int?, waited: Int) throws {
    transport.pass(milliseconds: 100)
    #expect(try milliseconds { try node.wait(until: due, atMost: limit) } == waited)
  }

  /// After 20 ms somebody asks, publishes, subscribes or answers: that ends the wait, and who has input says so.
  @Test func inputEndsTheWait() throws {
    let responder = try Responder("control", on: node) { Issue.record("\($0)") }
    let publisher = try Publisher("events", on: node)
    let subscriber = try Subscriber("others", topics: [""], on: node) { Issue.record("\($0)") }
    let looping = try Requester("control", peer: "sensor", on: node, wakesNode: true)
    let other = transport.node()
    let stranger = try Requester("control", peer: "sensor", on: other)
    let publishing = try Publisher("others", on: other)
    func after20(_ work: @escaping () throws -> Void) throws -> [Bool] {
      var left = 20
      transport.others = {
        left -= 1
        if left == 0 { serving(work) }
      }
      #expect(try milliseconds { try node.wait(milliseconds: 1000) } == 20)
      return [responder.isReady, publisher.isReady, subscriber.isReady, looping.isReady]
    }
    #expect(try after20 { try stranger.send(.hello) } == [true, false, false, false])
    #expect(try responder.next()?.body == .hello)
    let late = Holder()
    #expect(
      try after20 { late.subscriber = try Subscriber("events", topics: [""], on: other) { _ in } }
        == [false, true, false, false])
    #expect(try publisher.takeNewSubscribers())
    #expect(try after20 { try publishing.heartbeat(epoch: 1, n: 1) } == [false, false, true, false])
    #expect(try subscriber.next() != nil)
    try looping.send(.hello)
    let (peer, _) = try #require(try responder.next())
    #expect(try after20 { try responder.reply(to: peer, .helloReply(1)) } == [false, false, false, true])
    #expect(try looping.receive()?.body == .helloReply(1))
    #expect(try milliseconds { try node.wait(milliseconds: 30) } == 30)
    #expect(![responder.isReady, publisher.isReady, subscriber.isReady, looping.isReady].contains(true))
  }

  private final class Holder {
    var subscriber: Subscriber?
  }

  /// An answer nobody takes must not keep a loop busy.
  @Test func answersToOneWhoOnlyAsksEndNoWaitOfTheNodes() throws {
    let responder = try Responder("control", on: transport.node()) { Issue.record("\($0)") }
    let requester = try Requester("control", peer: "sensor", on: node)
    try requester.send(.hello)
    let (peer, _) = try #require(try responder.next())
    try responder.reply(to: peer, .helloReply(1))
    #expect(try milliseconds { try node.wait(milliseconds: 30) } == 30)
    #expect(try milliseconds { try requester.wait(milliseconds: 30) } == 0)
  }

  @Test func descriptorsAreWatchedAndExchanged() throws {
    let (first, second) = (Pipe(), Pipe())
    let item = node.watch(descriptor: -1)
    #expect(try milliseconds { try node.wait(milliseconds: 5) } == 5)
    first.fileHandleForWriting.write(Data([1]))
    node.replace(descriptor: first.fileHandleForReading.fileDescriptor, at: item)
    #expect(try milliseconds { try node.wait(milliseconds: 5) } == 0)
    #expect(node.isReady(item))
    node.replace(descriptor: second.fileHandleForReading.fileDescriptor, at: item)
    #expect(try milliseconds { try node.wait(milliseconds: 5) } == 5)
    #expect(!node.isReady(item))
    try second.fileHandleForWriting.close()
    #expect(try milliseconds { try node.wait(milliseconds: 5) } == 0)
    #expect(node.isReady(item))
  }

  /// Ten a second while something happens: the first at once, the next a period after the last, whyever that one was sent.
  @Test func heartbeatsAreDueTenTimesASecond() throws {
    let publisher = try Publisher("events", on: node)
    #expect(publisher.isBeatDue)
    try publisher.heartbeat(epoch: 1, n: 0)
    #expect(!publisher.isBeatDue)
    transport.pass(milliseconds: 60)
    #expect(!publisher.isBeatDue)
    try publisher.heartbeat(epoch: 1, n: 0)
    transport.pass(milliseconds: 99)
    #expect(!publisher.isBeatDue)
    #expect(try milliseconds { try node.wait(until: publisher.nextBeat) } == 1)
    #expect(publisher.isBeatDue)
  }

  /// One a second once nothing was published for a second; what is published has its heartbeat within a tenth of one,
  /// however far the next was, and what is only told again changes nothing.
  @Test func heartbeatsAreSeldomAtRest() throws {
    let publisher = try Publisher("events", on: node)
    try publisher.publish(Topic.orientation, .heartbeat(WireHeartbeat()))
    transport.pass(milliseconds: 1001)
    try publisher.heartbeat(epoch: 1, n: 1)
    try publisher.repeatLast(Topic.samples, .sample(WireSample()))
    #expect(try milliseconds { try node.wait(until: publisher.nextBeat) } == 1000)
    try publisher.heartbeat(epoch: 1, n: 1)
    transport.pass(milliseconds: 50)
    try publisher.publish(Topic.orientation, .heartbeat(WireHeartbeat()))
    transport.pass(milliseconds: 99)
    #expect(!publisher.isBeatDue)
    transport.pass(milliseconds: 2)
    #expect(publisher.isBeatDue)
  }
}
