// Watching properties, without Objective-C's runtime: observed values are compared whenever something of the framework's that can
// be seen changes, and when the app's code has run.

/// What an observer is told; raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The present value, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before a change as well. A change is noticed once it is made, so both are told then.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a property; raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something was inserted.
  case insertion = 2
  /// Something was removed.
  case removal = 3
  /// Something was replaced.
  case replacement = 4
}

/// One change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// What happened: the property was set.
  public let kind: NSKeyValueChange
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// What of a collection changed; nil, since collections are compared whole.
  public let indexes: IndexSet?
  /// Whether this is told as what comes before the change.
  public let isPrior: Bool
}

/// Stands for one observer; it observes until this is invalidated or gone.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  var look: (@MainActor () -> Void)?

  override init() { super.init() }

  /// Ends it.
  public func invalidate() { look = nil }
}

/// The observers of one app, in the order they came: what another app changes is nothing to them, and they go with their app. Few apps
/// have any: whoever changes what can be observed asks `isWatching` first.
@MainActor final class KeyObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    /// Whose code it was made by. Between calls nobody's runs, and values are looked at, and told, as that scene's.
    let scene: BackLink<AppScene>
  }
  /// Whether any app of the process ever had one.
  nonisolated(unsafe) private(set) static var isWatching = false
  private var entries: [Entry] = []
  private var isLooking = false

  nonisolated init() {}

  /// Takes an observer of the app whose code runs.
  static func add(_ observation: NSKeyValueObservation) {
    if let running = AppScene.running {
      running.app.keyObservers.entries.append(Entry(observation: observation, scene: running.link))
    }
    isWatching = true
  }

  /// Compares what the app observes whose code runs with what it was.
  static func look() { AppScene.running?.app.keyObservers.look() }

  /// Compares what is observed with what it was.
  func look() {
    guard !isLooking, !entries.isEmpty else { return }
    isLooking = true
    defer { isLooking = false }
    entries.removeAll { $0.observation?.look == nil }
    for entry in entries {
      if AppScene.running != nil {
        entry.observation?.look?()
      } else {
        entry.scene.object?.run { entry.observation?.look?() }
      }
    }
  }
}

/// What can be observed: every object.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// A property is about to be another: what it is now is known.
  public func willChangeValue(forKey key: String) {}
  /// Whether a property's setter tells its observers, or the class by `didChangeValue` alone (NSKeyValueObserving). Adopted classes that
  /// answer otherwise have their own beside it; nobody asks it.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
  /// The properties another one follows from. Nobody asks it.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// A property is another: who observes it and finds it changed is told.
  public func didChangeValue(forKey key: String) { MainActor.unchecked { KeyObservers.look() } }
  /// A property is about to be another: what it is now is known.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// A property is another: who observes it and finds it changed is told.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { MainActor.unchecked { KeyObservers.look() } }
  /// The class itself, whose name its objects are archived by.
  public static func classForCoder() -> AnyClass { self }
}

extension KeyValueObservable {
  /// Calls a handler when a property becomes another. The observer is kept by what is returned, and keeps not the object.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    // Objects that belong to no actor observe as well, wherever they are made; on other threads nobody looks.
    guard MainThread.isHere else { return observation }
    nonisolated(unsafe) let (object, path, handler) = (self, keyPath, changeHandler)
    MainActor.unchecked { object.keepObserving(path, options, handler, by: observation) }
    return observation
  }

  @MainActor private func keepObserving<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void, by observation: NSKeyValueObservation
  ) {
    var last = self[keyPath: keyPath]
    func change(_ old: Value?, _ new: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior)
    }
    observation.look = { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      guard !areAlike(last, new) else { return }
      let old = last
      last = new
      if options.contains(.prior) { changeHandler(self, change(old, nil, isPrior: true)) }
      changeHandler(self, change(old, new))
    }
    KeyObservers.add(observation)
    if options.contains(.initial) { changeHandler(self, change(nil, last)) }
  }
}

/// Whether two values are the same: by their equality, else by their identity.
func areAlike<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return isEqual(one, other) }
  return (one as AnyObject) === (other as AnyObject)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
