// Few values an app keeps for all devices of its user: a class of Foundation's that Linux lacks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Values by their names that iCloud would carry to the user's other devices. Nobody is signed in here: they stay on this one, as long as
/// it runs, and no others come.
@preconcurrency @MainActor open class NSUbiquitousKeyValueStore: NumberedObject {
  /// The app's.
  open class var `default`: NSUbiquitousKeyValueStore { AppScene.current.app.sharedValues }
  /// Posted when other devices' values came; never here.
  public nonisolated static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: [String: Any] = [:]

  /// The value of a name.
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  /// The text of a name.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  /// The list of a name.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  /// The dictionary of a name.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  /// The data of a name.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// The number of a name; 0 for none.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// The number of a name; 0 for none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// The truth of a name; false for none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }
  private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }

  /// Keeps a value by a name; nil forgets it.
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = unwrapped(anObject) }
  /// Keeps a text by a name; nil forgets it.
  open func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }
  /// Keeps data by a name; nil forgets them.
  open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
  /// Keeps a list by a name; nil forgets it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }
  /// Keeps a dictionary by a name; nil forgets it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }
  /// Keeps a number by a name.
  open func set(_ value: Int64, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Keeps a number by a name.
  open func set(_ value: Double, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Keeps a truth by a name.
  open func set(_ value: Bool, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Forgets a name.
  open func removeObject(forKey aKey: String) { values[aKey] = nil }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { values }
  /// Writes what was kept, which is done.
  @discardableResult open func synchronize() -> Bool { true }
}

/// Why values changed, in what the notification says.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Which values changed, in what the notification says.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device's values came.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another user is signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3
