// Texts as lines at their places, set by the product's own metrics: what layout believed is what is drawn.
import Foundation
import Picture
import SwivelUI
import TextMetrics

/// Sets a text in a box.
@MainActor struct TextSetting {
  var font: UIFont
  var color: PictureColor
  var alignment = NSTextAlignment.left
  var maximumLines = 1
  var breaking = LineBreaking.truncatingTail
  var paragraph = ParagraphMetrics.plain
  /// The smallest share of its size the text may shrink to, to fit on one line.
  var smallest = 1.0
  /// Steps in which the size is found that fits: each is nearer by the share tracking has.
  private static let shrinks = 6
  /// Whether lines begin at the top of the box; else they stand in its middle.
  var isAtTop = false

  /// Where the lines of a release of the font stand.
  let generation: FontGeneration

  /// In a font and colour, or those an app's attributes say.
  init(
    _ font: UIFont, _ color: PictureColor, _ generation: FontGeneration, said: [NSAttributedString.Key: Any] = [:]
  ) {
    self.font = said[.font] as? UIFont ?? font
    self.color = (said[.foregroundColor] as? UIColor).map(PictureColor.init) ?? color
    self.generation = generation
  }

  /// The lines that have room in a box; what has none is left out, with an ellipsis in the last line there is.
  func nodes(_ text: String, in box: CGRect) -> [PictureNode] {
    let (width, height) = (Double(box.width), Double(box.height))
    guard !text.isEmpty, width.isFinite, height.isFinite, box.minX.isFinite, box.minY.isFinite else { return [] }
    var metrics = font.metrics(generation)
    if smallest < 1, maximumLines == 1 {
      let least = metrics.size * smallest
      // Small letters stand farther apart: what fits by proportion is a little too wide still.
      for _ in 0..<Self.shrinks {
        let natural = metrics.width(of: text)
        guard natural > width, natural > 0, metrics.size > least else { break }
        metrics.size = max(least, metrics.size * width / natural)
      }
    }
    let line = paragraph.lineHeight(metrics.lineHeight)
    let step = line + metrics.leading + paragraph.lineSpacing
    guard line > 0, step > 0 else { return [] }
    // As many lines as fit, but always one.
    let room = min(max(1, ((height + step - line) / step + 0.01).rounded(.down)), 1_000)
    let most = maximumLines > 0 ? min(maximumLines, Int(room)) : Int(room)
    // A box fitted to its text is as wide as it, up to a pixel.
    let layout = TextLayout(text, font: metrics, width: width + 0.5, maximumLines: most, breaking: breaking)
    let whole = Double(layout.lines.count) * step - (step - line)
    var top = Double(box.minY) + (isAtTop ? 0 : (height - whole) / 2)
    return layout.lines.compactMap { shown in
      let baseline = top + line - metrics.lineHeight + metrics.ascender
      top += step
      return node(shown, at: baseline, in: box, metrics)
    }
  }

  private func node(
    _ line: TextLayout.Line, at baseline: Double, in box: CGRect, _ metrics: SystemFont
  ) -> PictureNode? {
    guard !line.text.isEmpty else { return nil }
    let space = Double(box.width) - line.width
    let x: Double =
      switch alignment {
      case .center: Double(box.minX) + space / 2
      case .right: Double(box.minX) + space
      case .left, .justified, .natural: Double(box.minX)
      }
    return PictureNode(
      .text(
        PictureText(
          line.text, x: x, y: baseline, ends: metrics.ends(of: line.text), size: metrics.size, weight: font.cssWeight,
          color: color, isItalic: font.symbolicTraits.contains(.traitItalic),
          isMonospaced: font.symbolicTraits.contains(.traitMonoSpace))))
  }
}

extension UIFont {
  /// The weight as drawings count it, 100…900.
  var cssWeight: Int {
    let steps: [(Double, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
    ]
    return steps.first { Double(weight.rawValue) < $0.0 }?.1 ?? 900
  }
}
