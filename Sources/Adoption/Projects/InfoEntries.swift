// The Info.plist an adopted app finds at run time: Xcode fills in settings when it builds, and so does this. Apart from `AppInfo`, which
// has what the package's own code is made of.
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
        let read = try PropertyListSerialization.propertyList(from: Data(plist), format: nil)
        entries = read as? [String: Any] ?? [:]
      } catch { return nil }
    }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" { entries.merge(generated(settings)) { own, _ in own } }
    guard !entries.isEmpty else { return nil }
    let known = usual(name).merging(settings) { $1 }
    // What Xcode fills in is absent, and not empty, where the setting is, as one from an xcconfig, which is not read.
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

  /// Settings every target has.
  private static func usual(_ target: String) -> [String: String] {
    [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
  }

  private static func isUnset(_ value: Any, _ settings: [String: String]) -> Bool {
    guard let text = value as? String, !text.isEmpty else { return false }
    return filledIn(text, settings, depth: 0).isEmpty
  }

  private static func filledIn(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String: filledIn(text, settings, depth: 0)
    case let list as [Any]: list.map { filledIn($0, settings) }
    case let table as [String: Any]: table.mapValues { filledIn($0, settings) }
    case _: value
    }
  }

  /// Text with each `$(NAME)` and `${NAME}` as the setting has it, which may name others; nothing for one there is not.
  private static func filledIn(_ text: String, _ settings: [String: String], depth: Int) -> String {
    // Settings that name each other end here.
    guard depth < 16 else { return "" }
    return text.replacing(/\$[({]([A-Za-z0-9_]+)((?::[A-Za-z0-9]+)*)[)}]/) { match in
      let value = filledIn(settings[String(match.1)] ?? "", settings, depth: depth + 1)
      let unfit: Character? =
        match.2.contains("rfc1034identifier") ? "-" : match.2.contains("c99extidentifier") ? "_" : nil
      guard let unfit else { return value }
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : unfit })
    }
  }
}
