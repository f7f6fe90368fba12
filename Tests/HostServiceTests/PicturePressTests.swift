// Pictures that are written beside the host's loop: who orders goes on, each is handed out once and in order, and too many are refused.
import Bus
import BusFixtures
import Foundation
import Testing
import Wire

@testable import HostService

@Suite struct PicturePressTests {
  private enum Torn: Error { case paper }

  /// Requests of a client, as the host gets them.
  private func peers(_ count: Int) throws -> [Peer] {
    let transport = MemoryTransport()
    let endpoints = Endpoints.inproc("press")
    let responder = try Responder(endpoints.hostControl, on: transport.node()) { _ in }
    let client = try Requester(endpoints.hostControl, peer: "host", on: transport.node())
    return try (0..<count).map { _ in
      try client.send(.getPicture(WireGetPicture()))
      return try #require(try responder.next()).peer
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
    let peers = try peers(2)
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

  @Test func moreThanTheLimitAreRefusedUntilOneIsTaken() throws {
    let press = PicturePress()
    let peer = try #require(try peers(1).first)
    let gate = DispatchSemaphore(value: 0)
    for index in 0..<PicturePress.limit {
      #expect(
        press.order(for: peer) {
          gate.wait()
          return ([UInt8(index)], "")
        })
    }
    #expect(!press.order(for: peer) { ([], "") })
    for _ in 0..<PicturePress.limit { gate.signal() }
    #expect(try handedOut(press).map { try $0.file.get().bytes } == (0..<PicturePress.limit).map { [UInt8($0)] })
    // A press that was done begins anew.
    #expect(press.order(for: peer) { ([7], "") })
    #expect(try handedOut(press).map { try $0.file.get().bytes } == [[7]])
  }

  /// Where time is a test's nothing happens beside it.
  @Test func atOnce() throws {
    let press = PicturePress(isBeside: false)
    let peer = try #require(try peers(1).first)
    #expect(press.order(for: peer) { ([1], "") })
    #expect(press.takeDone().count == 1 && !press.isBusy)
  }
}
