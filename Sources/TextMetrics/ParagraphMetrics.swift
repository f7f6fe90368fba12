// What a paragraph style says about the heights of lines, as NSParagraphStyle's documentation defines it.

/// Line heights of a paragraph.
public struct ParagraphMetrics: Sendable, Hashable {
  /// Points between the bottom of a line and the top of the next.
  public var lineSpacing: Double
  /// The natural line height is multiplied by it; 0 for no change.
  public var lineHeightMultiple: Double
  /// Points a line has at least.
  public var minimumLineHeight: Double
  /// Points a line has at most; 0 for no limit.
  public var maximumLineHeight: Double

  /// Lines as the font has them.
  public static let plain = ParagraphMetrics()

  public init(
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// The height of a line whose font has this one: multiplied, then within the limits.
  public func lineHeight(_ natural: Double) -> Double {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
