// Many wait for receipts: each is answered in turn, and nobody can have so many that others pay for it.
import Bus
import BusFixtures
import Emulator
import Testing
import Wire

@testable import HostService

@Suite struct WaitersTests {
  private let transport = MemoryTransport()
  private let clients = Clients()

  /// Peers of so many clients, each with `requests` requests.
  private func peers(_ count: Int, requests: Int) throws -> [[Peer]] {
    let node = transport.node()
    let responder = try Responder("inproc://waiters", on: node) { Issue.record("\($0)") }
    return try (0..<count).map { _ in
      let client = try node.open(.requester, at: "inproc://waiters")
      clients.all.append(client)
      return try (1...requests).map { number in
        try client.send([WireEnvelope.bytes(.hello(WireHello()), request: UInt64(number), session: 5)])
        return try #require(try responder.next()).peer
      }
    }
  }

  private func cause(_ n: Int) -> Cause { Cause(epoch: 1, n: UInt64(n)) }

  @Test func eachIsAnsweredOnceInTheOrderItCame() throws {
    let peers = try peers(3, requests: 1).joined().map { $0 }
    let waiters = List()
    for peer in peers { #expect(waiters.add(peer, for: cause(1))) }
    #expect(waiters.add(peers[0], for: cause(1)))
    #expect(waiters.add(peers[0], for: cause(2)))
    #expect(waiters.count == 4)
    #expect(waiters.take(cause(1)) == peers)
    #expect(waiters.take(cause(1)) == [])
    #expect(waiters.take(cause(2)) == [peers[0]])
    #expect(waiters.count == 0)
  }

  @Test func whoAsksAgainForTheSameWaitsOnceAndTheNewestIsAnswered() throws {
    let peers = try peers(2, requests: 2 * Waiters.peerLimit)
    let waiters = List()
    for peer in peers[0] { #expect(waiters.add(peer, for: cause(1))) }
    #expect(waiters.add(peers[1][0], for: cause(1)))
    #expect(waiters.count == 2)
    #expect(waiters.take(cause(1)) == [peers[0][2 * Waiters.peerLimit - 1], peers[1][0]])
  }

  @Test func aClientMayWaitForSoManyAndNoMore() throws {
    let peers = try peers(2, requests: Waiters.peerLimit + 1)
    let waiters = List()
    for (index, peer) in peers[0].dropLast().enumerated() { #expect(waiters.add(peer, for: cause(index))) }
    #expect(!waiters.add(peers[0][Waiters.peerLimit], for: cause(Waiters.peerLimit)))
    #expect(waiters.add(peers[1][0], for: cause(Waiters.peerLimit)))
    #expect(waiters.take(cause(0)).count == 1)
    #expect(waiters.add(peers[0][Waiters.peerLimit], for: cause(Waiters.peerLimit)))
  }

  @Test func beyondTheLimitTheOldestIsForgotten() throws {
    let peers = try peers(Waiters.limit / Waiters.peerLimit + 1, requests: Waiters.peerLimit).joined()
    let waiters = List()
    let taken = peers.prefix(Waiters.limit + 3).enumerated().map { index, peer in waiters.add(peer, for: cause(index)) }
    #expect(taken.count { $0 } == Waiters.limit + 3)
    #expect(waiters.count == Waiters.limit)
    #expect(waiters.take(cause(2)) == [])
    #expect(waiters.take(cause(3)).count == 1)
  }

  /// Of two who wait for one receipt the one who came first is forgotten first, and the other is answered.
  @Test func whoIsForgottenTakesNobodyAlong() throws {
    let peers = try peers(Waiters.limit / Waiters.peerLimit + 1, requests: Waiters.peerLimit)
    let waiters = List()
    for client in 0..<2 { #expect(waiters.add(peers[client][0], for: cause(0))) }
    let others = peers.flatMap { $0.dropFirst() }.prefix(Waiters.limit - 1)
    for (index, peer) in others.enumerated() { #expect(waiters.add(peer, for: cause(index + 1))) }
    #expect(waiters.count == Waiters.limit)
    #expect(waiters.take(cause(0)) == [peers[1][0]])
  }

  /// Who was answered is not the oldest of those who wait, and nobody is forgotten in its stead.
  @Test func theOldestIsAmongThoseWhoStillWait() throws {
    let peers = try peers(Waiters.limit / Waiters.peerLimit + 1, requests: Waiters.peerLimit).joined().map { $0 }
    let waiters = List()
    for (index, peer) in peers.prefix(Waiters.limit).enumerated() { #expect(waiters.add(peer, for: cause(index))) }
    #expect(waiters.take(cause(0)) == [peers[0]])
    for index in Waiters.limit..<Waiters.limit + 2 { #expect(waiters.add(peers[index], for: cause(index))) }
    #expect(waiters.count == Waiters.limit)
    #expect(waiters.take(cause(1)) == [])
    #expect(waiters.take(cause(2)) == [peers[2]])
  }
}

/// Those who ask, kept for as long as a test runs: a place on the bus is another's when they are gone.
private final class Clients {
  var all: [any Link] = []
}

/// The waiters behind a reference, because an expectation may not change a value.
private final class List {
  private var waiters = Waiters()

  func add(_ peer: Peer, for cause: Cause) -> Bool { waiters.add(peer, for: cause) }
  func take(_ cause: Cause) -> [Peer] { waiters.take(cause) }
  var count: Int { waiters.count }
}
