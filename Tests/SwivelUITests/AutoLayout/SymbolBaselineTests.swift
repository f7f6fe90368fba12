// Symbols beside text: they stand in the middle of its capitals, whatever their size.
import DeviceCatalog
import SwivelUI
import Testing

@MainActor @Suite struct SymbolBaselineTests {
  /// Symbols are centred on the height of capitals, at every scale (Human Interface Guidelines, SF Symbols): the middle of one is half of
  /// that height above the line both stand on.
  @Test(arguments: [UIImage.SymbolScale.small, .medium, .large], [12, 17, 34] as [CGFloat])
  func aSymbolStandsInTheMiddleOfCapitals(scale: UIImage.SymbolScale, size: CGFloat) throws {
    try Screen().run { root in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
      let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
      let symbol = UIImageView(image: image)
      let stack = UIStackView(arrangedSubviews: [symbol, label])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      root.addSubview(stack)
      root.layoutIfNeeded()
      // Frames stand on pixels.
      let capitals = label.frame.minY + label.font.ascender - label.font.capHeight / 2
      #expect(abs(symbol.center.y - capitals) < 0.51)
      let offset = try #require(image.baselineOffsetFromBottom)
      #expect(abs(offset - (image.size.height - label.font.capHeight) / 2) < 0.01)
    }
  }

  /// Other pictures have no baseline.
  @Test func aPictureHasNone() throws {
    try Screen().run { _ in #expect(UIImage().baselineOffsetFromBottom == nil && !UIImage().hasBaseline) }
  }
}
