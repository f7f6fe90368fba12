// Values apps hang on objects: the calls of Objective-C's runtime, without that runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How a value is kept; raw values are the runtime's. Values are references here, so all but `ASSIGN` keep them.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept: forgotten with the object it refers to.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Kept; nothing is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Kept; nothing is copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// What is associated with one object, and what a screen reader is told of it.
final class AssociatedValues {
  private struct Entry {
    var kept: Any?
    weak var assigned: AnyObject?
  }
  private var entries: [UnsafeRawPointer: Entry] = [:]
  /// Traits of a keyboard, set for what has no place for them.
  var inputTraits = TextInputTraits()
  /// How a view looks while it has the focus.
  var focusEffect: UIFocusEffect?
  /// Who is told of changes of an app's own text input.
  weak var inputDelegate: (any UITextInputDelegate)?
  /// What a user does in a responder.
  var activity: NSUserActivity?
  /// What stands above an iPad's keyboard, once somebody asked.
  @MainActor lazy var assistant = UITextInputAssistantItem()
  /// How text is dragged out of it and into it, once somebody asked.
  @MainActor lazy var textDrags = TextDrags()
  /// What an app asked writing tools for.
  var writing: (behavior: UIWritingToolsBehavior, results: UIWritingToolsResultOptions) = (.default, [])
  /// What may be pasted.
  var pasting: UIPasteConfiguration?
  /// What can be shared.
  var sharing: (any UIActivityItemsConfigurationReading)?
  /// Set by the app for screen readers.
  var spoken = SpokenValues()
  /// What is only kept for whoever asks, by the property's name.
  private var kept: [String: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    AssociationTable.lock.withLock { entries[key].flatMap { $0.kept ?? $0.assigned } }
  }

  // What was there before is let go of when the lock is free again: as it goes it may ask for what is associated with it.

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let entry = value.map { value in
      policy == .OBJC_ASSOCIATION_ASSIGN ? Entry(assigned: value as AnyObject) : Entry(kept: value)
    }
    let before = AssociationTable.lock.withLock {
      let before = entries[key]
      entries[key] = entry
      return before
    }
    withExtendedLifetime(before) {}
  }

  func removeAll() {
    let before = AssociationTable.lock.withLock {
      let before = entries
      entries = [:]
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// What was kept under a name; nil for nothing.
  func keptValue(_ name: String) -> Any? { AssociationTable.lock.withLock { kept[name] } }

  /// Keeps a value under a name.
  func keep(_ value: Any, _ name: String) {
    let before = AssociationTable.lock.withLock { kept.updateValue(value, forKey: name) }
    withExtendedLifetime(before) {}
  }
}

/// The values of objects that have no place for them, found by the object.
enum AssociationTable {
  private struct Row {
    weak var object: AnyObject?
    let values: AssociatedValues
  }
  /// The table, and what apps hang on objects or have kept, are read and written under this: formatters, which keep what Foundation on
  /// Linux has no place for, are set up on any thread. Not covered: the other properties of `AssociatedValues`, which are the main
  /// thread's, and where an object ends whose last holder lets go just while its row is looked at: on the thread that looks.
  static let lock = NSLock()
  nonisolated(unsafe) private static var rows: [ObjectIdentifier: Row] = [:]
  nonisolated(unsafe) private static var purgeAt = 64

  static func values(of object: AnyObject, isMade: Bool) -> AssociatedValues? {
    // Responders are used on the main thread alone, as in UIKit.
    if let responder = object as? UIResponder {
      if isMade, responder.associations == nil { responder.associations = AssociatedValues() }
      return responder.associations
    }
    let id = ObjectIdentifier(object)
    // What is let go of when the lock is free again, as above: of an object that is gone, whose place this one has.
    var before: AssociatedValues?
    defer { withExtendedLifetime(before) {} }
    var all: [ObjectIdentifier: Row]?
    let found = lock.withLock { () -> AssociatedValues? in
      if let row = rows[id], row.object === object { return row.values }
      guard isMade else { return nil }
      let values = AssociatedValues()
      before = rows.updateValue(Row(object: object, values: values), forKey: id)?.values
      // Whoever finds it full purges it, and nobody else meanwhile.
      if rows.count > purgeAt { (all, purgeAt) = (rows, .max) }
      return values
    }
    if let all { purge(all) }
    return found
  }

  /// Takes away the rows of objects that are gone. They are looked at without the lock, one by one, and no object is held: one whose
  /// last holder lets go during the look ends here, and may ask for its values as it does.
  private static func purge(_ all: [ObjectIdentifier: Row]) {
    let gone = all.filter { $0.value.object == nil }
    lock.withLock {
      // Another object may have the place by now.
      for (id, row) in gone where rows[id]?.values === row.values { rows[id] = nil }
      purgeAt = max(64, rows.count * 2)
    }
  }
}

extension UIResponder {
  final var madeAssociations: AssociatedValues {
    if let associations { return associations }
    let made = AssociatedValues()
    associations = made
    return made
  }
}

/// The value associated with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.values(of: object as AnyObject, isMade: false)?[key]
}

/// Associates a value with an object under a key; nil takes it back.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.values(of: object as AnyObject, isMade: value != nil)?.set(value, key, policy)
}

/// Takes back everything associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.values(of: object as AnyObject, isMade: false)?.removeAll()
}

extension NSObjectProtocol where Self: NSObject {
  /// A property that is only kept: what was set, else what it is by itself. `name` is the property that asks.
  func kept<Value>(_ usual: Value, _ name: String = #function) -> Value {
    guard let found = AssociationTable.values(of: self, isMade: false)?.keptValue(name) else { return usual }
    return found as? Value ?? usual
  }

  /// Keeps what was set of a property.
  func keep<Value>(_ value: Value, _ name: String = #function) {
    AssociationTable.values(of: self, isMade: true)?.keep(value, name)
  }
}
