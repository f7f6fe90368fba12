// Colours in their parts: hue, saturation and brightness against red, green and blue, grey, alpha and Core Graphics' colours
// (UIColor.init(hue:saturation:brightness:alpha:), getHue, getWhite, CGColor).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ColorTableTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }
  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// The six corners of the colour wheel, what lies between two, greys, and a turn that is whole.
  @Test(
    arguments: [
      ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([2.0 / 6, 1, 1], [0, 1, 0]),
      ([3.0 / 6, 1, 1], [0, 1, 1]),
      ([4.0 / 6, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]), ([0.5 / 6, 1, 1], [1, 0.5, 0]),
      ([5.5 / 6, 1, 1], [1, 0, 0.5]), ([0.5, 0.5, 0.8], [0.4, 0.8, 0.8]), ([0, 0, 0.3], [0.3, 0.3, 0.3]),
      ([0, 0, 0], [0, 0, 0]), ([0, 0, 1], [1, 1, 1]),
    ] as [([CGFloat], [CGFloat])])
  func hues(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.25)
    #expect(isNear(rgba(color), rgb + [0.25]))
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    let same = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.25)
    #expect(same.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(isNear([hue, saturation, brightness, alpha], hsb + [0.25]))
    // Nothing is asked for.
    #expect(same.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  @Test func aWholeTurnIsRed() {
    #expect(isNear(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)), [1, 0, 0, 1]))
  }

  @Test(
    arguments: [
      (UIColor(white: 0.4, alpha: 0.5), 0.4, 2), (UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5), 0.4, 4),
      (UIColor(red: 0.4, green: 0.4, blue: 0.5, alpha: 0.5), nil, 4),
      (UIColor(red: 0.5, green: 0.4, blue: 0.4, alpha: 0.5), nil, 4),
    ] as [(UIColor, CGFloat?, Int)])
  func greys(color: UIColor, white: CGFloat?, count: Int) {
    var (found, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(color.getWhite(&found, alpha: &alpha) == (white != nil))
    #expect(found == white ?? -1 && alpha == (white == nil ? -1 : 0.5))
    // Grey has one component and alpha, another colour three (CGColor.numberOfComponents).
    let core = color.cgColor
    #expect(core.numberOfComponents == count && core.components?.count == count && core.alpha == 0.5)
    #expect(core.colorSpace?.model == (count == 2 ? .monochrome : .rgb))
    #expect(isNear(rgba(UIColor(cgColor: core)), rgba(color)))
    // Alpha alone is another.
    let clear = color.withAlphaComponent(0)
    #expect(Array(rgba(clear).prefix(3)) == Array(rgba(color).prefix(3)) && rgba(clear)[3] == 0)
    #expect(clear.cgColor.numberOfComponents == count && clear != color)
    #expect(core.copy(alpha: 1)?.alpha == 1 && core.copy(alpha: 0.5) == core)
  }

  /// Inks take light away, black of all (CMYK); grey is how bright parts look (ITU-R BT.709: 0.2126, 0.7152, 0.0722).
  @Test(
    arguments: [
      ([0, 0, 0, 0], [1, 1, 1], 1), ([1, 0, 0, 0], [0, 1, 1], 0.7874), ([0, 1, 0, 0], [1, 0, 1], 0.2848),
      ([0, 0, 1, 0], [1, 1, 0], 0.9278), ([0, 0, 0, 1], [0, 0, 0], 0), ([0.5, 0, 0, 0.5], [0.25, 0.5, 0.5], 0.44685),
    ] as [([CGFloat], [CGFloat], CGFloat)])
  func inks(ink: [CGFloat], light: [CGFloat], gray: CGFloat) throws {
    let color = CGColor(genericCMYKCyan: ink[0], magenta: ink[1], yellow: ink[2], black: ink[3], alpha: 0.5)
    #expect(color.numberOfComponents == 5 && color.alpha == 0.5 && color.colorSpace?.model == .cmyk)
    #expect(isNear(rgba(UIColor(cgColor: color)), light + [0.5]))
    let converted = try #require(
      color.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(isNear(converted.components ?? [], [gray, 0.5]))
  }

  /// A colour space takes as many components as it has, and alpha.
  @Test(
    arguments: [
      (1, [0.5, 1], true), (1, [0.5], false), (3, [0, 0, 0, 1], true), (3, [0, 0, 1], false), (4, [0, 0, 0, 1], false),
    ]
      as [(Int, [CGFloat], Bool)])
  func components(count: Int, given: [CGFloat], isColor: Bool) {
    let space =
      count == 1
      ? CGColorSpaceCreateDeviceGray() : count == 3 ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceCMYK()
    #expect(space.numberOfComponents == count && (CGColor(colorSpace: space, components: given) != nil) == isColor)
  }

  /// A colour for each environment is asked anew in each, also for one of its alphas.
  @Test func dynamicColors() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let (light, dark) = (
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
      )
      #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: light) == .black)
      let half = color.withAlphaComponent(0.5)
      #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
      #expect(half.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
      dark.performAsCurrent { #expect(rgba(color) == [1, 1, 1, 1] && UITraitCollection.current == dark) }
      light.performAsCurrent { #expect(rgba(color) == [0, 0, 0, 1]) }
      #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red.resolvedColor(with: dark) || UIColor.red == .red)
    }
  }
}
