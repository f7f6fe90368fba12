// A size and weight of the system font: how high its lines are and how wide its texts.

/// The system font. Widths come from tables fitted to frames that Interface Builder stored; their errors on repositories
/// held out of the fit are, for regular text up to 19 points, median 0, 97 % within 1 point; from 20 points on median 1,
/// 70 % within 1 point, 90 % within 4.7 (Tables/README.md).
public struct SystemFont: Sendable, Hashable {
  /// Points; measures as 0 unless it is positive and finite.
  public var size: Double
  /// How bold.
  public var weight: FontWeight
  /// Which release of the font.
  public var generation: FontGeneration
  /// Points between two lines, beyond the line height.
  public var leading: Double

  public init(size: Double, weight: FontWeight = .regular, generation: FontGeneration, leading: Double = 0) {
    self.size = size
    self.weight = weight
    self.generation = generation
    self.leading = leading
  }

  /// The size where it can be used.
  var usableSize: Double { size > 0 && size.isFinite ? size : 0 }

  /// From the top of a line to the top of the next: 2444/2048 em.
  public var lineHeight: Double { usableSize * 2444 / 2048 }
  /// From the baseline up to the top of the line: 1950/2048 em. The split of the line height is Apple's published figure
  /// for the font; no stored frame shows it.
  public var ascender: Double { usableSize * 1950 / 2048 }
  /// From the baseline down to the end of the line, negative: −494/2048 em.
  public var descender: Double { usableSize * -494 / 2048 }

  /// Where each character of a text on one line ends, in points from its beginning.
  public func ends(of text: String) -> [Double] { MeasuredText(text, font: self).characterEnds }

  /// The width of a text in points on one line, before rounding to pixels. Line feeds take no room.
  public func width(of text: String) -> Double {
    let measured = MeasuredText(text, font: self)
    return measured.width(0..<measured.count)
  }
}
