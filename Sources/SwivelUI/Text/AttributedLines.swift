// Attributed text in lines: each run in its own font, each line as high as the largest on it.
import TextMetrics

/// Attributed text laid out as it is measured and drawn.
package struct AttributedLines {
  /// The runs, and what else was said of them.
  package let runs: [(run: RunLayout.Run, attributes: [NSAttributedString.Key: Any])]
  /// What the first paragraph says of lines; nil where it says nothing.
  package let style: NSParagraphStyle?
  private let paragraph: ParagraphMetrics

  /// The runs of a text, set as this device's version does; what has no font is in `font`.
  @MainActor package init(
    _ text: NSAttributedString, font: UIFont = Self.plainFont, paragraph: ParagraphMetrics = .plain
  ) {
    let generation = FontGeneration(systemVersion: AppScene.current.era.major)
    self.init(text, font: font, paragraph: paragraph, generation: generation)
  }

  /// The same as a release of the font has it.
  package init(
    _ text: NSAttributedString, font: UIFont = Self.plainFont, paragraph: ParagraphMetrics = .plain,
    generation: FontGeneration
  ) {
    var runs: [(RunLayout.Run, [NSAttributedString.Key: Any])] = []
    var style: NSParagraphStyle?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let own = (attributes[.font] as? UIFont ?? font).metrics(generation)
      let kern = (attributes[.kern] ?? attributes[.tracking]) as? NSNumber
      let room = (attributes[.attachment] as? NSTextAttachment).map {
        let room = $0.room(lineHeight: own.lineHeight, at: range.location)
        return RunLayout.Room(
          width: Double(room.width + 2 * $0.lineLayoutPadding), height: Double(room.height), below: Double(-room.minY))
      }
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let words = text.attributedSubstring(from: range).string
      runs.append((RunLayout.Run(words, font: own, kern: kern?.doubleValue ?? 0, room: room), attributes))
    }
    self.runs = runs
    self.style = style
    self.paragraph = style?.metrics ?? paragraph
  }

  /// The font of text without one, as UIKit draws it.
  package static let plainFont = UIFont.systemFont(ofSize: 12)

  /// The lines in a width, at most so many of them (0: as many as it takes).
  package func layout(
    width: CGFloat, maximumLines: Int = 0, breaking: LineBreaking = .wordWrapping
  ) -> RunLayout {
    RunLayout(
      runs.map(\.run), width: Double(width), maximumLines: maximumLines, breaking: breaking, paragraph: paragraph)
  }

  /// How much room they take in a width, in points, before rounding to pixels.
  package func size(width: CGFloat, maximumLines: Int = 0) -> CGSize {
    let lines = layout(width: width, maximumLines: maximumLines)
    return CGSize(width: min(CGFloat(lines.width), max(width, 0)), height: CGFloat(lines.height))
  }
}
