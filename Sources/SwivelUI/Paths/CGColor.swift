// Colours as Core Graphics knows them: components in a colour space.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the components of a colour are; raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
}

/// A colour space; only what its components mean.
public final class CGColorSpace: Equatable, Sendable {
  /// How many components there are, without alpha.
  public let numberOfComponents: Int
  /// The name it was asked for by; nil for those of a device.
  public var name: CFString? { word.map { NSString(string: $0) } }
  private let word: String?
  init(_ numberOfComponents: Int, name: String? = nil) { (self.numberOfComponents, word) = (numberOfComponents, name) }
  /// A space of this name: grey ones have one component, those of printers four, all others three.
  public convenience init?(name: String) {
    self.init(name.contains("Gray") ? 1 : name.contains("CMYK") ? 4 : 3, name: name)
  }
  /// sRGB by the amount of light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB by the amount of light, beyond 0…1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Inks of any printer.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB beyond 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Adobe RGB (1998).
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// Display P3 by the amount of light, beyond 0…1.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Display P3 beyond 0…1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// Any screen, by the amount of light.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Grey, by the amount of light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grey beyond 0…1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Television.
  public static let itur_709 = "kCGColorSpaceITUR_709"
  /// Television of many lines.
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// Cinemas.
  public static let dcip3 = "kCGColorSpaceDCIP3"
  /// Prints of photographs.
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  /// Academy Color Encoding.
  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  /// Whether there are colours in it that are not in sRGB: by its name.
  public var isWideGamutRGB: Bool {
    numberOfComponents == 3
      && [Self.sRGB, Self.linearSRGB, Self.itur_709, Self.genericRGBLinear].allSatisfy { $0 != word }
      && word != nil
  }
  /// Whether one can draw in it: in all of these.
  public var supportsOutput: Bool { true }
  /// Grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// What the components are.
  public var model: CGColorSpaceModel {
    numberOfComponents == 1 ? .monochrome : numberOfComponents == 4 ? .cmyk : .rgb
  }
  /// Whether the components mean the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }
}

/// The device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }
/// The device's grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }
/// The device's inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(4) }

/// What `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// A colour of fixed components.
public final class CGColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The components with alpha at the end.
  public let components: [CGFloat]?
  private let values: [CGFloat]

  /// Red, green, blue and alpha, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    components = values
    colorSpace = CGColorSpace(3)
  }
  /// The same in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// What `#colorLiteral` stands for where a colour of Core Graphics is asked for, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// Grey and alpha, 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
    components = values
    colorSpace = CGColorSpace(1)
  }
  /// Inks and alpha, 0…1.
  public init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    values = [cyan, magenta, yellow, black, alpha]
    components = values
    colorSpace = CGColorSpace(4, name: CGColorSpace.genericCMYK)
  }
  /// As many components as the space has and alpha; nil for another number.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    values = components
    self.components = components
    colorSpace = space
  }

  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// What shows nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// Grey and alpha of a screen, 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  /// 0 for invisible, 1 for opaque.
  public var alpha: CGFloat { values.last ?? 1 }
  /// How many components there are with alpha.
  public var numberOfComponents: Int { values.count }
  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace.flatMap { CGColor(colorSpace: $0, components: values.dropLast() + [alpha]) }
  }
  /// The same colour in another space: grey by how bright its parts look (ITU-R BT.709).
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    let values = rgba
    guard space.numberOfComponents == 1 else {
      return CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    return CGColor(gray: 0.2126 * values[0] + 0.7152 * values[1] + 0.0722 * values[2], alpha: values[3])
  }
  /// Red, green, blue, alpha; of inks what is left of white light.
  package var rgba: [CGFloat] {
    guard values.count != 5 else { return values.prefix(3).map { (1 - $0) * (1 - values[3]) } + [values[4]] }
    return values.count == 2 ? [values[0], values[0], values[0], values[1]] : values
  }
  /// Whether space and components agree.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.values == values }
  /// By the components.
  public override var hash: Int { StableHash.of(values) }
}

/// A hash of numbers that is the same in every run.
enum StableHash {
  static func of(_ values: [CGFloat]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for value in values { hash = (hash ^ Double(value).bitPattern) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }
}
