// What a screen reader calls a colour: a word for how it looks, as "dark blue". Which words UIKit has for which colours is not published;
// these follow the circle of hues.

extension UIColor {
  /// The colour in words, as it is in the present traits.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.7 ? "light gray" : "gray"
    }
    let name = Self.hueNames.last { hue * 360 >= $0.from }?.name ?? "red"
    if brightness < 0.5 { return name == "orange" ? "brown" : "dark \(name)" }
    return saturation < 0.5 ? "light \(name)" : name
  }

  /// Where on the circle of hues a word begins, in degrees.
  private static let hueNames: [(from: CGFloat, name: String)] = [
    (0, "red"), (15, "orange"), (45, "yellow"), (75, "green"), (165, "cyan"), (195, "blue"), (255, "purple"),
    (290, "magenta"), (320, "pink"), (345, "red"),
  ]
}
