// Colours as Core Image knows them.

/// A colour of red, green, blue and alpha.
public final class CIColor: NSObject, @unchecked Sendable {
  /// Red, 0 to 1.
  public let red: CGFloat
  /// Green, 0 to 1.
  public let green: CGFloat
  /// Blue, 0 to 1.
  public let blue: CGFloat
  /// 0 for nothing, 1 for opaque.
  public let alpha: CGFloat

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Clear.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  /// The colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.rgba
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
  /// The colour of a UIKit colour, as it is in the present traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// The colour of a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
