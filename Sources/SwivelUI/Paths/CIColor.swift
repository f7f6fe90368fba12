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
