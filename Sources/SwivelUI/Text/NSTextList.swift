// Lists in texts: how their items are marked. The marks are given to whoever asks; texts are not drawn with them.
import Foundation

/// How the items of a list are marked.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// A mark: a word of UIKit's in braces, with what stands around it.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The word and what stands around it.
    public let rawValue: String
    /// By the word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the word.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An empty box.
    public static let box = MarkerFormat("{box}")
    /// A tick.
    public static let check = MarkerFormat("{check}")
    /// A ring.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A dot.
    public static let disc = MarkerFormat("{disc}")
    /// A dash.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A full box.
    public static let square = MarkerFormat("{square}")
    /// Numbers of base 10.
    public static let decimal = MarkerFormat("{decimal}")
    /// Numbers of base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Numbers of base 16 in small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers of base 16 in capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Latin capitals.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numbers in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers in capitals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  /// What else is said of a list; raw values are UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// By the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The marks of the lists it is in stand before its own.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25A0}",
  ]
  private static let roman = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  /// How items are marked.
  public let markerFormat: MarkerFormat
  /// What else is said of it.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber = 1

  /// A list marked so.
  public convenience init(markerFormat: MarkerFormat, options: Int = 0) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
  }
  /// A list marked so that begins with a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    super.init()
  }

  /// Whether items have numbers or letters.
  open var isOrdered: Bool { word.map { Self.signs[$0] == nil } ?? false }
  /// The mark of an item, from 1 on.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let word else { return markerFormat.rawValue }
    return markerFormat.rawValue.replacingOccurrences(of: "{\(word)}", with: Self.mark(word, itemNumber))
  }
  /// The same list.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether marks, options and the first number agree.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }
  open override var hash: Int { markerFormat.rawValue.utf8.count &+ startingItemNumber }

  private var word: String? {
    let parts = markerFormat.rawValue.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count > 1, let end = parts[1].firstIndex(of: "}") else { return nil }
    return String(parts[1][..<end])
  }

  private static func mark(_ word: String, _ number: Int) -> String {
    switch word {
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": romanNumber(number)
    case "upper-roman": romanNumber(number).uppercased()
    case let word: signs[word] ?? String(number)
    }
  }
  /// a to z, then aa and ab.
  private static func letters(_ number: Int) -> String {
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }
  private static func romanNumber(_ number: Int) -> String {
    var rest = number
    var text = ""
    for (value, sign) in roman {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
