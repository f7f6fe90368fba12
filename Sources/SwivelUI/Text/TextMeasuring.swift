// Measures texts as the running device draws them, and remembers the last few results: turning there and back asks again.
import TextMetrics

/// A text set in a font, and its sizes by width.
@MainActor struct TextMeasuring {
  var text: String? { didSet { if text != oldValue { results.removeAll() } } }
  var font: UIFont { didSet { if font != oldValue { results.removeAll() } } }
  var maximumLines = 1 { didSet { if maximumLines != oldValue { results.removeAll() } } }
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { results.removeAll() } }
  }

  /// Heights of lines, where a paragraph style has its own.
  var paragraph = ParagraphMetrics.plain

  private var results: [(key: Key, layout: TextLayout)] = []
  /// Two widths on each of two devices.
  private static let maximumResults = 4

  private struct Key: Equatable {
    let width: CGFloat
    let generation: FontGeneration
  }

  init(font: UIFont) { self.font = font }

  /// Whether the text has more lines in less room.
  var wraps: Bool { maximumLines != 1 }

  /// The lines in a width.
  mutating func layout(width: CGFloat) -> TextLayout {
    let key = Key(width: width, generation: FontGeneration(systemVersion: AppScene.current.era.major))
    if let known = results.first(where: { $0.key == key }) { return known.layout }
    let layout = KnownTexts.layout(
      text ?? "", font: font.metrics(key.generation), width: width, maximumLines: max(0, maximumLines),
      breaking: lineBreakMode.breaking)
    if results.count == Self.maximumResults { results.removeFirst() }
    results.append((key, layout))
    return layout
  }

  /// The size of the text in a width, up to whole pixels; zero without text.
  mutating func size(width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let size = layout(width: width).size(scale: Double(UIScreen.main.scale), style: paragraph)
    return CGSize(width: min(CGFloat(size.width), max(width, 0)), height: CGFloat(size.height))
  }

  /// The width of the widest line with the spaces it was broken at, up to whole pixels; zero without text.
  mutating func widthWithSpaces(width: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    let scale = Double(UIScreen.main.scale)
    return PixelGrid.roundUp(layout(width: width).widthWithSpaces, scale: scale, slack: PixelGrid.fitSlack)
  }
}

/// Texts that were laid out before, by any label: screens are made anew at every turn, their titles stay.
@MainActor private enum KnownTexts {
  private struct Key: Hashable {
    let text: String
    let font: SystemFont
    let width: CGFloat
    let maximumLines: Int
    let breaking: LineBreaking
  }

  private static var known: [Key: TextLayout] = [:]
  /// Some screenfuls; then all are forgotten.
  private static let maximumTexts = 512
  /// Longer ones are rarely the same, and take long to compare.
  private static let longest = 64

  static func layout(
    _ text: String, font: SystemFont, width: CGFloat, maximumLines: Int, breaking: LineBreaking
  ) -> TextLayout {
    func made() -> TextLayout {
      TextLayout(text, font: font, width: Double(width), maximumLines: maximumLines, breaking: breaking)
    }
    guard text.utf8.count <= longest else { return made() }
    let key = Key(text: text, font: font, width: width, maximumLines: maximumLines, breaking: breaking)
    if let layout = known[key] { return layout }
    if known.count == maximumTexts { known.removeAll() }
    let layout = made()
    known[key] = layout
    return layout
  }
}
