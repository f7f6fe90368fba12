// What of a paragraph's style text measurement knows.
import TextMetrics

extension NSParagraphStyle {
  /// The heights of lines.
  var metrics: ParagraphMetrics {
    ParagraphMetrics(
      lineSpacing: Double(lineSpacing), lineHeightMultiple: Double(lineHeightMultiple),
      minimumLineHeight: Double(minimumLineHeight), maximumLineHeight: Double(maximumLineHeight))
  }
}
