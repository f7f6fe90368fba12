// What lies between pages and the thread that acts: nothing is lost that counts, nothing is kept without bound.
import Testing
import Vocabulary

@testable import WebMonitor

@Suite struct WebHubTests {
  /// Of readings in a row the newest counts; an order between them is done in its place.
  @Test func readingsGiveWay() throws {
    let hub = WebHub()
    let orders: [WebOrder] = [
      .hold(x: 0, y: -1, z: 0), .hold(x: 1, y: 0, z: 0), .lock(true), .hold(x: 0, y: 0, z: -1), .hold(x: 0, y: 1, z: 0),
    ]
    for order in orders { #expect(hub.give(order, from: 1)) }
    #expect(hub.takeOrders().map(\.order) == [orders[1], .lock(true), orders[4]])
    #expect(hub.takeOrders().isEmpty)
  }

  /// Of views pointed at in a row only the last is looked at.
  @Test func pointingGivesWay() {
    let hub = WebHub()
    let orders: [WebOrder] = [
      .inspect(window: 1, path: [0]), .inspect(window: 1, path: [1]), .lock(true), .inspect(window: 2, path: []),
    ]
    for order in orders { #expect(hub.give(order, from: 1)) }
    #expect(hub.give(.inspect(window: 1, path: [5]), from: 2), "another page's is not this one's")
    #expect(hub.takeOrders().map(\.order) == Array(orders.dropFirst()) + [.inspect(window: 1, path: [5])])
  }

  @Test func moreThanCanBeDoneIsRefused() {
    let hub = WebHub()
    let taken = (0..<300).map { _ in hub.give(.lock(true), from: 1) }
    #expect(taken.count { $0 } == WebHub.maximumOrders)
    #expect(hub.takeOrders().count == WebHub.maximumOrders)
    #expect(hub.give(.lock(true), from: 1))
  }

  /// Fifty browsers: those that come too late are told so, until one leaves.
  @Test func pagesAreCounted() throws {
    let hub = WebHub()
    let pages = (0..<50).compactMap { _ in hub.join() }
    #expect(pages.count == WebHub.maximumPages)
    #expect(hub.takeNewcomers() == pages.map(\.page))
    hub.leave(pages[3].page)
    let late = try #require(hub.join())
    #expect(hub.takeNewcomers() == [late.page])
    #expect(hub.isWatched)
  }

  /// A page that does not read costs a bounded number of words, and has the newest when it reads again.
  @Test func whoDoesNotReadHasTheNewest() async throws {
    let hub = WebHub()
    let (page, words) = try #require(hub.join())
    for number in 0..<1000 { hub.tell("\(number)") }
    hub.tell("own", to: page)
    hub.tell("another's", to: page + 1)
    hub.leave(page)
    var heard: [String] = []
    for await word in words { heard.append(word) }
    #expect(heard.count < 100)
    #expect(heard.suffix(2) == ["999", "own"])
    #expect(!hub.isWatched)
  }

  /// What a page lists it lists again after it is loaded anew: each once, the newest, in order, before what is said then.
  @Test func whoComesLaterHearsWhatWasKept() async throws {
    let hub = WebHub()
    for number in 0..<250 { hub.keep("\(number)") }
    hub.tell("gone by")
    let (page, words) = try #require(hub.join())
    hub.keep("for all")
    hub.tell("now", to: page)
    hub.leave(page)
    var heard: [String] = []
    for await word in words { heard.append(word) }
    #expect(heard == [WebWords.past((50..<250).map(String.init)), "for all", "now"])
    let (next, more) = try #require(hub.join())
    hub.leave(next)
    var heardNext: [String] = []
    for await word in more { heardNext.append(word) }
    #expect(heardNext == [WebWords.past((51..<250).map(String.init) + ["for all"])])
  }

  /// Before anything was kept nothing is said.
  @Test func nothingIsKeptAtFirst() async throws {
    let hub = WebHub()
    let (page, words) = try #require(hub.join())
    hub.leave(page)
    for await word in words { Issue.record("\(word)") }
  }
}
