// Where a fact of the catalogue comes from, and for which versions it holds.

/// How well a fact is founded.
public enum Confidence: String, Sendable, CaseIterable {
  /// Several sources agree, or the vendor says it.
  case strong
  /// Between the two, in the judgement of whoever gathered it.
  case medium
  /// Follows from a rule that holds elsewhere.
  case inferred
  /// Not to be tested against (`config/devices/tables/README.md`).
  case weak
  /// No source was found; nothing is to be built on it.
  case unknown
}

/// Where a fact comes from.
public struct FactSource: Sendable, Hashable {
  /// Keys of the list in `config/devices/tables/README.md`, separated by semicolons; free text in files of one's own.
  public var keys: String
  /// How well it is founded.
  public var confidence: Confidence
  /// What else is to be known; "" for nothing.
  public var note: String

  public init(_ keys: String, _ confidence: Confidence = .medium, note: String = "") {
    self.keys = keys
    self.confidence = confidence
    self.note = note
  }
}

/// The versions a fact holds for: `<=10`, `11-18`, `26+`, or from one version on, `27.1`.
public struct EraRange: Sendable, Hashable, CustomStringConvertible {
  /// The first version of the range.
  public var from: Era
  /// The last major version; nil when there is no end.
  public var through: Int?
  /// As it was written.
  public let description: String

  /// Reads `<=10`, `11-18`, `26+` or `27.1`, which means from there on; nil for anything else.
  public init?(_ text: String) {
    description = text
    if text.hasPrefix("<="), let last = Int(text.dropFirst(2)), last >= Era.oldest.major {
      from = .oldest
      through = last
    } else if text.hasSuffix("+"), let first = Era(String(text.dropLast())) {
      from = first
      through = nil
    } else if let dash = text.firstIndex(of: "-"), let first = Era(String(text[..<dash])),
      let last = Int(text[text.index(after: dash)...]), last >= first.major
    {
      from = first
      through = last
    } else if let only = Era(text) {
      from = only
      through = nil
    } else {
      return nil
    }
  }

  /// Every version.
  public static let all = EraRange(from: .oldest, description: "3+")

  private init(from: Era, description: String) {
    self.from = from
    through = nil
    self.description = description
  }

  /// Whether the fact holds for `era`.
  public func contains(_ era: Era) -> Bool { era >= from && era.major <= through ?? .max }
}

extension Era {
  /// The oldest system of the catalogue.
  public static let oldest = Era(3)
  /// The newest version the rules know.
  public static let newest = Era(27, 1)

  /// The major version after `major`: after 18 came 26.
  public static func major(after major: Int) -> Int { major == 18 ? 26 : major + 1 }
}
