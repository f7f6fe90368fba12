// Pictures that are written beside the host's loop: who orders goes on, each is handed out once and in order, and too many are refused.
import Bus
import BusFixtures
import Foundation
import Testing
import Wire

@testable import HostService

@Suite struct PicturePressTests {
  private enum Torn: Error { case paper }

  /// Requests of clients, as the host gets them; the first of each is sent so many times.
  private func peers(_ clients: Int = 1, each count: Int, times: Int = 1) throws -> [Peer] {
    let transport = MemoryTransport()
    let endpoints = Endpoints.inproc("press")
    let responder = try Responder(endpoints.hostControl, on: transport.node()) { _ in }
    let asking = try (0..<clients).map { _ in
      try Requester(endpoints.hostControl, peer: "host", on: transport.node())
    }
    return try asking.flatMap { client in
      try (0..<count).flatMap { index in
        try client.send(.getPicture(WireGetPicture()))
        let peer = try #require(try responder.next()).peer
        return [Peer](repeating: peer, count: index == 0 ? times : 1)
      }
    }
  }

  /// Waits until all is done, by the press's own word.
  private func handedOut(_ press: PicturePress) -> [PicturePress.Print] {
    var all: [PicturePress.Print] = []
    while press.isBusy { all += press.takeDone() }
    return all
  }

  @Test func whoOrdersGoesOnMeanwhile() throws {
    let press = PicturePress()
    let peers = try peers(each: 2)
    let gate = DispatchSemaphore(value: 0)
    #expect(!press.isBusy)
    #expect(
      press.order(for: peers[0]) {
        gate.wait()
        return ([1], "one")
      })
    #expect(press.order(for: peers[1]) { throw Torn.paper })
    // Whoever was asked to wait has not begun, so nothing is done.
    #expect(press.isBusy && press.takeDone().isEmpty)
    gate.signal()
    let prints = handedOut(press)
    #expect(prints.map(\.peer) == peers)
    let first = try prints.first?.file.get()
    #expect(first?.bytes == [1] && first?.note == "one")
    #expect(throws: Torn.self) { try prints.last?.file.get() }
    #expect(!press.isBusy && press.takeDone().isEmpty)
  }

  /// A client asks again while nothing is answered: that is the same picture, made once.
  @Test func whatIsSentAgainIsOneOrder() throws {
    let press = PicturePress()
    let gate = DispatchSemaphore(value: 0)
    let peers = try peers(each: 2, times: 50)
    for peer in peers where !press.isUnderWay(peer) {
      #expect(
        press.order(for: peer) {
          gate.wait()
          return ([1], "")
        })
    }
    for _ in 0..<2 { gate.signal() }
    #expect(handedOut(press).map(\.peer) == [peers[0], peers[50]])
    // Once it is handed out the same may be ordered again.
    #expect(!press.isUnderWay(peers[0]))
    gate.signal()
    #expect(
      press.order(for: peers[0]) {
        gate.wait()
        return ([2], "")
      })
    #expect(handedOut(press).count == 1)
  }

  /// Eight of a client and 32 of all, until one is handed out.
  @Test func moreThanTheLimitsAreRefused() throws {
    let press = PicturePress()
    let gate = DispatchSemaphore(value: 0)
    let each = PicturePress.clientLimit + 1
    let taken = try peers(5, each: each).map { peer in
      press.order(for: peer) {
        gate.wait()
        return ([], "")
      }
    }
    #expect(taken == (0..<45).map { $0 < 36 && $0 % 9 < 8 })
    for _ in 0..<PicturePress.limit { gate.signal() }
    #expect(handedOut(press).count == PicturePress.limit)
    // A press that was done begins anew.
    let peer = try #require(try peers(each: 1).first)
    #expect(press.order(for: peer) { ([7], "") })
    #expect(try handedOut(press).map { try $0.file.get().bytes } == [[7]])
  }

  /// Where time is a test's nothing happens beside it.
  @Test func atOnce() throws {
    let press = PicturePress(isBeside: false)
    let peer = try #require(try peers(each: 1).first)
    #expect(press.order(for: peer) { ([1], "") })
    #expect(press.takeDone().count == 1 && !press.isBusy)
  }
}
