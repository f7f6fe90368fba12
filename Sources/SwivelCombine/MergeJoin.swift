// What all merges do: values of several publishers of one kind as they come.
import Foundation
import OpenCombineShim

/// Hands on every value. Each upstream is asked for one value at a time, which waits until the downstream asks for it; for all at once
/// where the downstream takes any number.
private final class MergeJoin<Downstream: Subscriber>: Join<Downstream> {
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input?]

  init(_ downstream: Downstream, count: Int) {
    waiting = Array(repeating: nil, count: count)
    super.init("Merge", downstream, count: count)
  }

  func listen<Upstream: Publisher>(to upstream: Upstream, at place: Int)
  where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {
    listen(to: upstream, at: place) { value in
      if self.demand > .none { self.send(value, from: place) } else { self.waiting[place] = value }
    }
  }

  private func send(_ value: Downstream.Input, from place: Int) {
    guard let downstream else { return }
    demand -= 1
    let wasUnlimited = demand == .unlimited
    let more = downstream.receive(value)
    if !wasUnlimited { ask(.max(1), at: place) }
    if more > .none { request(more) }
  }

  override var firstDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
  override var hasMore: Bool { waiting.contains { $0 != nil } }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      if self.demand == .unlimited, !wasUnlimited { askAll(.unlimited) }
      while self.demand > .none, let place = waiting.firstIndex(where: { $0 != nil }), let value = waiting[place] {
        waiting[place] = nil
        send(value, from: place)
      }
      finishIfDone()
    }
  }
}

extension Publisher {
  /// Subscribes to all publishers at once.
  static func merge<S: Subscriber>(_ publishers: [AnyPublisher<Output, Failure>], into subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let join = MergeJoin(subscriber, count: publishers.count)
    subscriber.receive(subscription: join)
    for (place, publisher) in publishers.enumerated() { join.listen(to: publisher, at: place) }
    if publishers.isEmpty { join.finishIfDone() }
  }
}
