// Pasteboards by names, and what patterns a text that was copied has.
import Foundation

/// What was copied under a name.
final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
}

/// The pasteboards of an app, by their names.
final class PasteboardNames {
  let general = PasteboardContents()
  private var named: [UIPasteboard.Name: PasteboardContents] = [:]
  private var made = 0

  func contents(_ name: UIPasteboard.Name, _ isMade: Bool) -> PasteboardContents? {
    if name == .general { return general }
    if let contents = named[name] { return contents }
    guard isMade else { return nil }
    let contents = PasteboardContents()
    named[name] = contents
    return contents
  }
  /// A name nobody has yet.
  func unique() -> UIPasteboard.Name {
    made += 1
    let name = UIPasteboard.Name("com.apple.UIKit.pboard.unique.\(made)")
    return named[name] == nil ? name : unique()
  }
  func remove(_ name: UIPasteboard.Name) { named[name] = nil }
}

extension UIPasteboard {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// UIKit's word, or an app's.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its word.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one all apps have.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What a text may be; raw values are UIKit's.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of the web.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to look for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// What was found in a text.
  public struct DetectedValues {
    /// The kinds that were found.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// An address of the web; empty where there is none.
    public internal(set) var probableWebURL = ""
    /// Words to look for; empty where there are none.
    public internal(set) var probableWebSearch = ""
    /// A number; nil where there is none.
    public internal(set) var number: Double?
  }

  /// One with a name nobody has.
  public class func withUniqueName() -> UIPasteboard {
    let boards = AppScene.current.app.pasteboards
    let name = boards.unique()
    return UIPasteboard(name, boards.contents(name, true) ?? PasteboardContents())
  }
  /// Forgets what was copied under a name; the one all apps have stays.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general else { return }
    AppScene.current.app.pasteboards.remove(pasteboardName)
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  /// Tells what kinds the text is of, without the text.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    completionHandler(.success(Self.detected(in: string).patterns.intersection(keyPaths)))
  }
  /// Tells what kinds the text is of, without the text.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    Self.detected(in: string).patterns.intersection(keyPaths)
  }
  /// Tells what the text is.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    completionHandler(.success(Self.detected(in: string).only(keyPaths)))
  }
  /// Tells what the text is.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    Self.detected(in: string).only(keyPaths)
  }
  /// Tells what kinds the text is of, without the text.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Self.detected(in: string).patterns
    completionHandler(.success(patterns.filter { $0.keyPath.map(found.contains) ?? false }))
  }

  /// An address where the whole text may be one, a number where it is one, and else words to look for.
  private static func detected(in string: String?) -> DetectedValues {
    var values = DetectedValues()
    let text = (string ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return values }
    if isAddress(text) {
      values.probableWebURL = text
      values.patterns = [\.probableWebURL]
    } else if let number = Double(text), text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }) {
      values.number = number
      values.patterns = [\.number]
    } else {
      values.probableWebSearch = text
      values.patterns = [\.probableWebSearch]
    }
    return values
  }
  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    guard let url = URL(string: text.contains("://") ? text : "http://\(text)"), url.user == nil else { return false }
    guard url.scheme == "http" || url.scheme == "https", let host = url.host else { return false }
    let labels = host.split(separator: ".")
    return labels.count > 1 && labels.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } == true
  }
}

extension UIPasteboard.DetectionPattern {
  fileprivate var keyPath: PartialKeyPath<UIPasteboard.DetectedValues>? {
    switch self {
    case .probableWebURL: \.probableWebURL
    case .probableWebSearch: \.probableWebSearch
    case .number: \.number
    case _: nil
    }
  }
}

extension UIPasteboard.DetectedValues {
  fileprivate func only(_ keyPaths: Set<PartialKeyPath<Self>>) -> Self {
    var values = Self()
    values.patterns = patterns.intersection(keyPaths)
    if values.patterns.contains(\.probableWebURL) { values.probableWebURL = probableWebURL }
    if values.patterns.contains(\.probableWebSearch) { values.probableWebSearch = probableWebSearch }
    if values.patterns.contains(\.number) { values.number = number }
    return values
  }
}
