// Names with a value that UIKit's documentation tells: colours and accessibility traits.
import SwivelUI
import Testing

@MainActor struct NamedValueTests {
  /// Red, green, blue and alpha by day or by night.
  private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Double($0) }
  }

  /// In the dark the backgrounds of what lies above others are one step lighter (Human Interface Guidelines, Dark Mode).
  @Test func elevatedBackgrounds() {
    let rows: [(color: UIColor, base: Int, elevated: Int)] = [
      (.systemBackground, 0, 28), (.secondarySystemBackground, 28, 44), (.tertiarySystemBackground, 44, 58),
      (.systemGroupedBackground, 0, 28), (.secondarySystemGroupedBackground, 28, 44),
      (.tertiarySystemGroupedBackground, 44, 58),
    ]
    func red(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> Double {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      ])
      var red: CGFloat = 0
      color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
      return Double(red * 255).rounded()
    }
    for (index, row) in rows.enumerated() {
      #expect(red(row.color, .dark, .base) == Double(row.base), "\(index)")
      #expect(red(row.color, .dark, .elevated) == Double(row.elevated), "\(index)")
      #expect(red(row.color, .light, .elevated) == red(row.color, .light, .base), "\(index)")
    }
  }

  @Test func fixedColors() {
    let table: [(color: UIColor, expected: [Double])] = [
      (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
      (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
      (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]),
      (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
    ]
    for row in table {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let parts = parts(row.color, style)
        #expect(zip(parts, row.expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(row.expected)")
      }
    }
  }

  /// Core Image's names are of the same colours as UIKit's.
  @Test func colorsOfCoreImage() {
    let table: [(color: CIColor, expected: [CGFloat])] = [
      (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]),
      (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]),
      (.yellow, [1, 1, 0, 1]), (.clear, [0, 0, 0, 0]), (CIColor(color: .orange), [1, 0.5, 0, 1]),
    ]
    for (color, expected) in table { #expect([color.red, color.green, color.blue, color.alpha] == expected) }
  }

  /// The Human Interface Guidelines' backgrounds, in 255ths by day and by night: screens that are grouped exchange the first
  /// two by day.
  @Test func backgrounds() {
    let table: [(color: UIColor, day: [Double], night: [Double])] = [
      (.systemBackground, [255, 255, 255], [0, 0, 0]), (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
      (.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
      (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
      (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
      (.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
    ]
    for (place, row) in table.enumerated() {
      let (day, night) = (parts(row.color, .light), parts(row.color, .dark))
      #expect(zip(day, row.day + [255]).allSatisfy { abs($0 * 255 - $1) < 1e-6 }, "background \(place)")
      #expect(zip(night, row.night + [255]).allSatisfy { abs($0 * 255 - $1) < 1e-6 }, "background \(place)")
    }
  }

  /// Bits of UIKit's header, which archives and documents have: one each.
  @Test func accessibilityTraits() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
    ]
    #expect(traits.map(\.rawValue) == (0..<15).map { 1 << $0 })
    #expect(UIAccessibilityTraits.header.rawValue == 0x1_0000)
  }

  /// CGPath's documentation: the arc touches both lines. In a right corner at (0, 0) it does so a radius away from it.
  @Test func cornersTouchTheirLines() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 30, y: 40))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 80, y: -60), radius: 10)
    #expect(abs(path.currentPoint.x - 8) < 1e-9 && abs(path.currentPoint.y + 6) < 1e-9)
    #expect(path.boundingBoxOfPath.maxY == 40 && abs(path.boundingBoxOfPath.minY + 6) < 1e-9)
  }
}
