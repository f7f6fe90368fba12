// What the keys of sources stand for: `devices/tables/sources.csv`, for people who read a fact and ask whose it is.
import DeviceCatalog
import Foundation

/// The names of sources by their keys.
public struct SourceNames: Sendable {
  private let names: [String: String]

  /// What a part of a source is about, by its prefix.
  private static let prefixes = ["KB": "keyboards", "BARS": "bars"]

  /// Reads the list beside the tables. Without one keys stand for themselves.
  init(folder path: String) {
    var names: [String: String] = [:]
    let text = FileManager.default.contents(atPath: path + "/devices/tables/sources.csv").map {
      String(decoding: $0, as: UTF8.self)
    }
    for line in (text ?? "").split(whereSeparator: \.isNewline).dropFirst() {
      guard let comma = line.firstIndex(of: ",") else { continue }
      names[String(line[..<comma])] = line[line.index(after: comma)...].trimmingCharacters(in: ["\""])
    }
    self.names = names
  }

  /// The sources in words, separated by commas: `KB:TG-METRICS;HACK-11` becomes
  /// `keyboards: Telegram-iOS DeviceMetrics, hacknicity.medium.com, 11-inch iPad Pro`.
  public func text(_ source: FactSource) -> String {
    source.keys.split(separator: ";").map { words(String($0)) }.joined(separator: "; ")
  }

  /// One key: with a prefix for what it is about, and with something in parentheses behind it.
  private func words(_ key: String) -> String {
    if let colon = key.firstIndex(of: ":"), let about = Self.prefixes[String(key[..<colon])] {
      return "\(about): \(words(String(key[key.index(after: colon)...])))"
    }
    if let name = names[key] { return name }
    guard let bracket = key.firstIndex(of: "("), let name = names[String(key[..<bracket])] else { return key }
    return "\(name) \(key[bracket...])"
  }

  /// Whether every key of a source has a name, or is in words itself.
  public func knows(_ source: FactSource) -> Bool {
    source.keys.split(separator: ";").allSatisfy { key in
      let bare = key.split(separator: ":").last.map(String.init) ?? String(key)
      let start = String(bare.prefix { $0 != "(" })
      return names[start] != nil || bare.contains(" ") || bare == "-" || start == "rule" || start == "none"
    }
  }
}

extension ConfigurationFolder {
  /// The names of the sources of the catalogue's facts.
  public var sourceNames: SourceNames { SourceNames(folder: path) }
}
