// `collect(_:)` by time, which OpenCombine leaves open: values are gathered for a stretch of a scheduler's time.
// Source: Apple's documentation of `Publisher.collect(_:options:)`.
import Foundation
import OpenCombineShim

extension Publishers {
  /// When gathered values are handed on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At every interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At every interval, and as soon as there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Values gathered by time. Intervals in which none came are passed over; what is left at the end comes before it.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What comes.
    public typealias Output = [Upstream.Output]
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Whose values are gathered.
    public let upstream: Upstream
    /// When they are handed on.
    public let strategy: TimeGroupingStrategy<Context>
    /// How the scheduler is asked.
    public let options: Context.SchedulerOptions?

    /// From its parts.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      upstream.subscribe(TimedCollection(subscriber, strategy, options))
    }
  }
}

private final class TimedCollection<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let most: Int
  private let options: Context.SchedulerOptions?
  private var upstream: (any Subscription)?
  private var ticks: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var gathered: [Input] = []

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval): (self.context, self.interval, most) = (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, most) = (context, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    lock.withLock {
      guard upstream == nil, let downstream else { return subscription.cancel() }
      upstream = subscription
      downstream.receive(subscription: self)
      guard self.downstream != nil else { return }
      ticks = context.schedule(
        after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
        options: options
      ) { [weak self] in self?.send() }
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock {
      gathered.append(input)
      if gathered.count >= most { send() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      if case .finished = completion { send() }
      let told = downstream
      end()
      told?.receive(completion: completion)
    }
  }

  /// What the downstream did not ask for is kept for the next time.
  private func send() {
    lock.withLock {
      guard let downstream, demand > .none, !gathered.isEmpty else { return }
      let values = gathered
      gathered = []
      demand -= 1
      demand += downstream.receive(values)
    }
  }

  private func end() {
    downstream = nil
    ticks?.cancel()
    ticks = nil
    upstream = nil
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    lock.withLock {
      let cancelled = upstream
      end()
      cancelled?.cancel()
    }
  }
}

extension Publisher {
  /// Gathers values by time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
