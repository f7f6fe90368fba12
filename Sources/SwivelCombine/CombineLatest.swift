// `combineLatest`, which OpenCombine leaves open: the latest values of two to four publishers, together.
// Source: Apple's documentation of `Publishers.CombineLatest` and of its initialisers.
import Foundation
import OpenCombineShim

/// The latest value of one publisher.
private final class Latest<Value> {
  var value: Value?
}

/// Hands on what the latest values make whenever one of them changes. Requests go to all upstreams; a value the downstream has not
/// asked for is dropped, and stays the latest.
private final class LatestJoin<Output, Downstream: Subscriber>: Join<Downstream> where Downstream.Input == Output {
  private let make: () -> Output?
  private var demand = Subscribers.Demand.none
  /// All that was asked for so far: what an upstream that answers late is asked for.
  private var requested = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int, _ make: @escaping () -> Output?) {
    self.make = make
    super.init("CombineLatest", downstream, count: count)
  }

  func listen<Upstream: Publisher>(to upstream: Upstream, at place: Int, _ latest: Latest<Upstream.Output>)
  where Upstream.Failure == Downstream.Failure {
    listen(to: upstream, at: place) { value in
      latest.value = value
      self.send()
    }
  }

  private func send() {
    guard demand > .none, let downstream, let output = make() else { return }
    demand -= 1
    let more = downstream.receive(output)
    if more > .none { request(more) }
  }

  override var firstDemand: Subscribers.Demand { requested }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      requested += demand
      askAll(demand)
    }
  }
}

extension Publishers {
  /// The latest values of two publishers, as soon as both have one. It finishes when both have; it fails when one does.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// From its parts.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let (first, second) = (Latest<A.Output>(), Latest<B.Output>())
      let join = LatestJoin(subscriber, count: 2) { () -> Output? in
        guard let a = first.value, let b = second.value else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: join)
      join.listen(to: a, at: 0, first)
      join.listen(to: b, at: 1, second)
    }
  }

  /// The same of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let (first, second, third) = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
      let join = LatestJoin(subscriber, count: 3) { () -> Output? in
        guard let a = first.value, let b = second.value, let c = third.value else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: join)
      join.listen(to: a, at: 0, first)
      join.listen(to: b, at: 1, second)
      join.listen(to: c, at: 2, third)
    }
  }

  /// The same of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let (first, second) = (Latest<A.Output>(), Latest<B.Output>())
      let (third, fourth) = (Latest<C.Output>(), Latest<D.Output>())
      let join = LatestJoin(subscriber, count: 4) { () -> Output? in
        guard let a = first.value, let b = second.value, let c = third.value, let d = fourth.value else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: join)
      join.listen(to: a, at: 0, first)
      join.listen(to: b, at: 1, second)
      join.listen(to: c, at: 2, third)
      join.listen(to: d, at: 3, fourth)
    }
  }
}

extension Publisher {
  /// The latest values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// What `transform` makes of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// The latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// What `transform` makes of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// The latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// What `transform` makes of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
