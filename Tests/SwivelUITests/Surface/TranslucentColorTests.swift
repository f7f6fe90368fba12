// Colours of text, lines and fills, which let through what lies below: Apple's Human Interface Guidelines, "Dynamic system colors", with the
// values developers read off them since iOS 13.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct TranslucentColorTests {
  /// A colour's parts of 255 and its alpha of 100, in light and in dark.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let color: UIColor
    let light: [Int]
    let dark: [Int]
    init(_ name: String, _ color: UIColor, _ light: [Int], _ dark: [Int]) {
      (testDescription, self.color, self.light, self.dark) = (name, color, light, dark)
    }
  }

  nonisolated static let rows = [
    Row("label", .label, [0, 0, 0, 100], [255, 255, 255, 100]),
    Row("second label", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    Row("third label", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    Row("fourth label", .quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
    Row("placeholder", .placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
    Row("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    Row("opaque separator", .opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
    Row("link", .link, [0, 122, 255, 100], [9, 132, 255, 100]),
    Row("fill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    Row("second fill", .secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
    Row("third fill", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
    Row("fourth fill", .quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
    Row("background", .systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    Row("second background", .secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    Row("third background", .tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
    Row("grouped background", .systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    Row("second grouped", .secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
    Row("third grouped", .tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
    Row("dark text", .darkText, [0, 0, 0, 100], [0, 0, 0, 100]),
    Row("light text", .lightText, [255, 255, 255, 60], [255, 255, 255, 60]),
  ]

  @Test(arguments: rows) func published(row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      for (style, expected) in [(UIUserInterfaceStyle.light, row.light), (.dark, row.dark)] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let color = row.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        let parts: [CGFloat] = [red * 255, green * 255, blue * 255, alpha * 100]
        #expect(parts.map { Int($0.rounded()) } == expected)
      }
    }
  }
}
