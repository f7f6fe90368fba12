// One subscription to several publishers: what those that combine and those that merge share, apart from what they do with values.
import Foundation
import OpenCombineShim

/// Several upstreams with one downstream. Values come on the thread that sends them, one at a time.
class Join<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  /// Held while a value is handed on; the downstream may ask, cancel or send from within.
  let lock = NSRecursiveLock()
  private(set) var downstream: Downstream?
  /// By place; nil before an upstream has answered and after it has ended.
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int

  init(_ description: String, _ downstream: Downstream, count: Int) {
    self.description = description
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Subscribes to one of the publishers.
  func listen<Upstream: Publisher>(
    to upstream: Upstream, at place: Int, _ take: @escaping (Upstream.Output) -> Void
  ) where Upstream.Failure == Downstream.Failure {
    // The downstream may have cancelled as it was told of its subscription.
    guard lock.withLock({ downstream != nil }) else { return }
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { self.begin($0, at: place) },
        receiveValue: { value in
          self.lock.withLock { if self.downstream != nil { take(value) } }
          return .none
        },
        receiveCompletion: { self.end($0, at: place) }))
  }

  private func begin(_ subscription: any Subscription, at place: Int) {
    lock.withLock {
      guard downstream != nil, subscriptions[place] == nil else { return subscription.cancel() }
      subscriptions[place] = subscription
      let first = firstDemand
      if first > .none { subscription.request(first) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    lock.withLock {
      guard downstream != nil else { return }
      subscriptions[place] = nil
      unfinished -= 1
      switch completion {
      case .finished: finishIfDone()
      case .failure: leave(with: completion)
      }
    }
  }

  /// Tells the downstream that nothing comes any more, as soon as that is so.
  final func finishIfDone() {
    if unfinished == 0, !hasMore { leave(with: .finished) }
  }

  private func leave(with completion: Subscribers.Completion<Downstream.Failure>) {
    let told = downstream
    cancel()
    told?.receive(completion: completion)
  }

  /// Asks one upstream, or all of them.
  final func ask(_ demand: Subscribers.Demand, at place: Int) { subscriptions[place]?.request(demand) }

  final func askAll(_ demand: Subscribers.Demand) {
    for place in subscriptions.indices { ask(demand, at: place) }
  }

  final func cancel() {
    lock.withLock {
      downstream = nil
      let cancelled = subscriptions
      subscriptions = Array(repeating: nil, count: subscriptions.count)
      for subscription in cancelled { subscription?.cancel() }
    }
  }

  // MARK: What the two kinds do differently

  /// What an upstream is asked for as soon as it is there.
  var firstDemand: Subscribers.Demand { .none }
  /// Whether values wait for the downstream to ask.
  var hasMore: Bool { false }
  func request(_ demand: Subscribers.Demand) {}
}
