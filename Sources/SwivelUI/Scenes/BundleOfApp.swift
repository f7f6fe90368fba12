// The bundle of an adopted app: its files lie beside the program that hosts it, whose own bundle `Bundle.main` is.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Bundle {
  /// The files of the app whose code runs, which adopted sources mean by `Bundle.main`; the program's own where an app has none.
  public static var ofApp: Bundle {
    guard MainThread.isHere else { return BundleOfApp.latest ?? .main }
    guard let path = MainActor.unchecked({ AppScene.running?.app.bundle.resourcePath }) else { return .main }
    return BundleOfApp.at(path) ?? .main
  }
}

/// Bundles by where they are, and that of the app that asked last, for other threads.
enum BundleOfApp {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: Bundle] = [:]
  nonisolated(unsafe) private static var last: Bundle?

  static var latest: Bundle? { lock.withLock { last } }

  static func at(_ path: String) -> Bundle? {
    lock.withLock {
      last = known[path] ?? Bundle(path: path)
      known[path] = last
      return last
    }
  }
}

/// The text of a key in the app's tables of strings; the value, else the key, where it has none. What is not in the program's own
/// bundle is the app's.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .ofApp, value: String = "", comment: String
) -> String {
  let bundle = bundle === Bundle.main ? .ofApp : bundle
  return PluralStrings.text(key, table: tableName, in: bundle)?.placed
    ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension String {
  /// A key with values in it, as tables of strings have it: values are `%@`, `%lld` and `%lf` there.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [String]
    /// A key without values.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    /// A key.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A key with values.
    public init(stringInterpolation: Interpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// What a key is made of.
    public struct Interpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [String] = []
      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// The text between values.
      public mutating func appendLiteral(_ literal: String) { key += literal }
      /// A text.
      public mutating func appendInterpolation(_ string: String) { add("%@", string) }
      /// Any value.
      public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", "\(value)") }
      /// A whole number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) { add("%lld", "\(value)") }
      /// A number with a fraction.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) { add("%lf", "\(value)") }
      /// A value in a format.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { add("%@", format.format(value)) }

      private mutating func add(_ sign: String, _ value: String) {
        key += sign
        arguments.append(value)
      }
    }

    /// The text with its values in the place of their signs.
    func text(in bundle: Bundle?, table: String?, default given: String? = nil) -> String {
      let bundle = bundle == nil || bundle === Bundle.main ? Bundle.ofApp : bundle
      let home = bundle ?? .ofApp
      let choice = PluralStrings.text(key, table: table, in: home, counts: arguments.map { Int($0) })
      return filled(choice?.text ?? home.localizedString(forKey: key, value: given, table: table), choice?.order)
    }

    /// A text with the values in the place of its signs: by `order` where forms left some out, else one after the other.
    fileprivate func filled(_ format: String, _ order: [Int]?) -> String {
      var (text, next, rest) = ("", 0, format[...])
      while let sign = rest.range(of: "%(lld|ld|d|lf|f|@|[0-9]+\\$@|[0-9]+\\$lld)", options: .regularExpression) {
        text += rest[..<sign.lowerBound]
        let place = rest[sign].dropFirst().prefix { $0.isNumber }
        let index = order.map { next < $0.count ? $0[next] : arguments.count } ?? Int(place).map { $0 - 1 } ?? next
        text += arguments.indices.contains(index) ? arguments[index] : String(rest[sign])
        next += 1
        rest = rest[sign.upperBound...]
      }
      return text + rest
    }
  }

  /// The app's text for a key; the key where it has none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text(in: bundle, table: table) }

  /// The app's text for a key; `defaultValue` where it has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let home = bundle ?? .ofApp
    let choice = PluralStrings.text("\(key)", table: table, in: home, counts: defaultValue.arguments.map { Int($0) })
    let known = choice?.text ?? home.localizedString(forKey: "\(key)", value: "", table: table)
    let isKnown = known != "\(key)" && !known.isEmpty
    self = isKnown ? defaultValue.filled(known, choice?.order) : defaultValue.text(in: bundle, table: table)
  }

  /// The app's text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.value.text(in: nil, table: resource.table)
  }
}

/// A key of a table of strings, to be looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let value: String.LocalizationValue
  /// The table; nil for the usual one.
  public let table: String?
  /// The key.
  public var key: String { value.key }
  /// A key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A key with values.
  public init(stringInterpolation: String.LocalizationValue.Interpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
  /// A key of a table.
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    (value, self.table) = (keyAndValue, table)
  }
}
