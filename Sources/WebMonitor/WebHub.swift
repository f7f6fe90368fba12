// Between the browsers' tasks and the one thread that speaks with sensor and host: what is said, and what is asked for.
import Foundation

/// Everything both sides share.
final class WebHub: @unchecked Sendable {
  /// Everything below is read and written under this.
  private let lock = NSLock()
  private var pages: [Int: AsyncStream<String>.Continuation] = [:]
  private var joined = 0
  private var orders: [(page: Int, order: WebOrder)] = []
  private var newcomers: [Int] = []
  private var shown: [UInt8] = []
  /// What is told to pages that come later as well, the oldest first.
  private var past: [String] = []

  /// Pages that look on at a time; more would be told nothing anybody reads.
  static let maximumPages = 16
  /// Orders that wait: more come only from a page that does not wait for answers, and are refused.
  static let maximumOrders = 256
  /// What waits for a page that does not read: the newest, since each says the whole.
  private static let waiting = 64
  /// Words kept for pages that come later: as many as a page lists.
  static let maximumPast = 200

  /// Whether no other page can look on.
  var isFull: Bool { lock.withLock { pages.count >= Self.maximumPages } }

  /// A page that looks on from now, and hears first what was kept; nil where there are too many.
  func join() -> (page: Int, words: AsyncStream<String>)? {
    lock.withLock {
      guard pages.count < Self.maximumPages else { return nil }
      joined += 1
      let (words, continuation) = AsyncStream.makeStream(
        of: String.self, bufferingPolicy: .bufferingNewest(Self.waiting))
      if !past.isEmpty { continuation.yield(WebWords.past(past)) }
      pages[joined] = continuation
      newcomers.append(joined)
      return (joined, words)
    }
  }

  /// The page has gone; what it asked for is done nevertheless.
  func leave(_ page: Int) { lock.withLock { pages.removeValue(forKey: page) }?.finish() }

  /// Takes an order; of readings to hold, and of views pointed at, only the newest in a row is kept. False where too many wait.
  func give(_ order: WebOrder, from page: Int) -> Bool {
    lock.withLock {
      if let last = orders.last, last.page == page {
        switch (last.order, order) {
        case (.hold, .hold), (.inspect, .inspect): orders.removeLast()
        case _: break
        }
      }
      guard orders.count < Self.maximumOrders else { return false }
      orders.append((page, order))
      return true
    }
  }

  /// The orders that have come, in order.
  func takeOrders() -> [(page: Int, order: WebOrder)] {
    lock.withLock {
      defer { orders = [] }
      return orders
    }
  }

  /// Pages that do not know yet how things stand.
  func takeNewcomers() -> [Int] {
    lock.withLock {
      defer { newcomers = [] }
      return newcomers
    }
  }

  /// Whether anybody looks.
  var isWatched: Bool { lock.withLock { !pages.isEmpty } }

  /// Says it to all pages, and to those that come later.
  func keep(_ text: String) {
    let listeners = lock.withLock {
      past = past.suffix(Self.maximumPast - 1) + [text]
      return Array(pages.values)
    }
    for listener in listeners { listener.yield(text) }
  }

  /// Says it to all pages, or to one.
  func tell(_ text: String, to page: Int? = nil) {
    let listeners = lock.withLock { page.map { pages[$0].map { [$0] } ?? [] } ?? Array(pages.values) }
    for listener in listeners { listener.yield(text) }
  }

  /// What is seen of the device, an SVG file; empty before anything is.
  var picture: [UInt8] {
    get { lock.withLock { shown } }
    set { lock.withLock { shown = newValue } }
  }
}
