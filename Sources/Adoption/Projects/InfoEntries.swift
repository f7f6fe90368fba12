// The Info.plist an adopted app finds at run time: Xcode fills in settings when it builds, and so does this. Apart from `AppInfo`, which
// has what the package's own code is made of.
import FileReading
import Foundation

/// The entries an app reads by `Bundle.main.object(forInfoDictionaryKey:)`.
enum InfoEntries {
  /// A property list as text; nil where there is nothing to say.
  /// - Parameters:
  ///   - plist: the file's bytes; nil where Xcode makes it from `settings` alone.
  ///   - name: the target's, which settings may refer to.
  static func text(plist: [UInt8]?, settings: [String: String], target name: String) -> String? {
    var entries: [String: Any] = [:]
    if let plist {
      do {
        let read = try PropertyList.read(plist)
        entries = read as? [String: Any] ?? [:]
      } catch { return nil }
    }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" { entries.merge(generated(settings)) { own, _ in own } }
    guard !entries.isEmpty else { return nil }
    let known = BuildSettings.usual(name, of: name).merging(settings) { $1 }
    // What Xcode fills in is absent, and not empty, where the setting is.
    let filled = filledIn(entries.filter { !isUnset($0.value, known) }, known)
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: filled, format: .xml, options: 0)
      return String(decoding: data, as: UTF8.self)
    } catch { return nil }
  }

  /// What Xcode adds by itself, by its reference of build settings ("Generate Info.plist File").
  private static func generated(_ settings: [String: String]) -> [String: Any] {
    var entries: [String: Any] = [
      "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
    ]
    let prefix = "INFOPLIST_KEY_"
    // Of what Xcode generates as a table (`…_Generation`) nothing is read at run time.
    for (key, value) in settings
    where key.hasPrefix(prefix) && !key.contains("Orientations") && !key.hasSuffix("_Generation") {
      let isFlag = ["YES", "NO"].contains(value)
      entries[String(key.dropFirst(prefix.count))] = isFlag ? (value == "YES") as Any : value as Any
    }
    return entries
  }

  private static func isUnset(_ value: Any, _ settings: [String: String]) -> Bool {
    guard let text = value as? String, !text.isEmpty else { return false }
    return BuildSettings.filledIn(text, settings).isEmpty
  }

  private static func filledIn(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String: BuildSettings.filledIn(text, settings)
    case let list as [Any]: list.map { filledIn($0, settings) }
    case let table as [String: Any]: table.mapValues { filledIn($0, settings) }
    case _: value
    }
  }
}
