// Messages of the log: text with values in it, of which some are for nobody's eyes.
import Foundation

/// Who may read a value that stands in a message.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool
  /// What Apple's system decides by type; here, where nobody else reads, it is shown.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// Everybody may.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// Nobody may.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// Nobody may, ever.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  /// What takes the place of a value that is hidden.
  public enum Mask: Sendable {
    /// Something that is the same for the same value.
    case hash
    /// Nothing of it.
    case none
  }
  /// Nobody may, but the same can be known as the same.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody may, ever, but the same can be known as the same.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As by type, but the same can be known as the same.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let hasPrefix: Bool
  /// By tens.
  public static let decimal = OSLogIntegerFormatting(radix: 10, hasPrefix: false)
  /// By sixteens.
  public static let hex = OSLogIntegerFormatting(radix: 16, hasPrefix: false)
  /// By eights.
  public static let octal = OSLogIntegerFormatting(radix: 8, hasPrefix: false)
  /// By sixteens, said so.
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, hasPrefix: includePrefix)
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?
  /// As C writes it, with six digits behind the point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// With as many digits as it takes.
  public static let hybrid = OSLogFloatFormatting(digits: nil)
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }
}

/// How far a value is moved in its column.
public struct OSLogStringAlignment: Sendable {
  let width: Int
  let isRight: Bool
  /// Not at all.
  public static let none = OSLogStringAlignment(width: 0, isRight: true)
  /// To the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isRight: false) }
  /// To the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isRight: true) }
}

/// A message, as it is read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  let text: String
  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// What a message is made of.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// The text between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Any value, as Swift describes it.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(describing: value()), align, privacy) }
    /// A type, by its name.
    public mutating func appendInterpolation(_ type: Any.Type, privacy: OSLogPrivacy = .auto) {
      append(String(reflecting: type), .none, privacy)
    }
    /// A whole number.
    public mutating func appendInterpolation<Number: BinaryInteger>(
      _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { append((format.hasPrefix ? "0x" : "") + String(value(), radix: format.radix), align, privacy) }
    /// A number with a fraction.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { append(format.text(of: Double(value())), align, privacy) }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
      let shown = privacy.isHidden ? "<private>" : value
      let space = String(repeating: " ", count: max(0, align.width - shown.count))
      text += align.isRight ? space + shown : shown + space
    }
  }
}

extension OSLogFloatFormatting {
  fileprivate func text(of number: Double) -> String {
    digits.map { String(format: "%.\($0)f", number) } ?? String(format: "%g", number)
  }
}
