// Observed properties as a publisher: `publisher(for: \.isSelected)` of any object of UIKit's.
import OpenCombineShim
import SwivelUI

extension NSObject {
  /// The values of a property as they change.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// What comes.
    public typealias Output = Value
    /// How it can fail.
    public typealias Failure = Never
    /// Whose property it is.
    public let object: Subject
    /// Which property it is.
    public let keyPath: KeyPath<Subject, Value>
    /// What is told, and when for the first time.
    public let options: NSKeyValueObservingOptions

    /// From its parts.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(subscription: PropertySubscription(self, subscriber))
    }

    /// That it changed, without the value.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
  }
}

/// One subscriber of a property, which is observed from the first request on.
private final class PropertySubscription<Subject: NSObject, Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private let publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>
  private var observation: NSKeyValueObservation?

  init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>, _ downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  private func take(_ value: Downstream.Input) {
    lock.withLock {
      guard let downstream, demand > .none else { return }
      demand -= 1
      demand += downstream.receive(value)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      guard downstream != nil, observation == nil else { return }
      // UIKit's objects are observed where they live.
      observation = MainActor.assumeIsolated {
        publisher.object.observe(publisher.keyPath, options: publisher.options) { [weak self] object, _ in
          guard let self else { return }
          self.take(object[keyPath: self.publisher.keyPath])
        }
      }
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      observation?.invalidate()
      observation = nil
    }
  }
}

extension KeyValueObservable {
  /// The values of a property: the present one first, then each other one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
