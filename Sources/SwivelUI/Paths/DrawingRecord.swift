// What code drew, as values: there are no pixels here, and pictures of screens are made of these.

/// What was drawn into a view, a layer or an image, from back to front.
package final class DrawingRecord: @unchecked Sendable {
  /// The rectangle it was drawn in: a view's bounds, or an image's size at the origin. Points.
  package let bounds: CGRect
  /// From back to front, in the coordinates of `bounds`.
  package let parts: [DrawnPart]

  init(bounds: CGRect, parts: [DrawnPart]) {
    self.bounds = bounds
    self.parts = parts
    depth = 1 + (parts.map(\.depth).max() ?? 0)
  }

  /// How many records lie in each other, this one among them.
  let depth: Int
  /// No more of them do: an image of an image of an image is a stand-in some day.
  static let maximumDepth = 32

  /// Whether stretching changes nothing that is seen: all of it is one surface.
  var isPlain: Bool {
    parts.allSatisfy { part in
      guard case .fill(let path, _, _) = part.content, part.clip == nil, part.shadow == nil else { return false }
      return path.isRectangle && path.boundingBox.contains(bounds)
    }
  }

  /// Whether it is a look that was kept to be shown at any size.
  var isSeen: Bool {
    parts.allSatisfy { if case .seen = $0.content { true } else { false } }
  }

  /// The same forms in one colour.
  package func tinted(_ color: CGColor) -> DrawingRecord {
    DrawingRecord(bounds: bounds, parts: parts.map { $0.tinted(color) })
  }
}

/// One thing that was drawn.
package struct DrawnPart {
  /// What was drawn.
  package enum Content {
    /// The inside of an outline.
    case fill(CGPath, CGColor, isEvenOdd: Bool)
    /// The line of an outline.
    case stroke(CGPath, CGColor, DrawnPen)
    /// Colours that run into each other, as far as the clip reaches.
    case gradient(CGGradient, DrawnGradientAxis)
    /// A text, from a point or in a rectangle, in coordinates that `map` leads out of.
    case text(NSAttributedString, CGRect)
    /// An image in a rectangle, in coordinates that `map` leads out of.
    case image(UIImage, CGRect)
    /// Parts that were made translucent together.
    case layer([DrawnPart])
    /// What a view or a layer looked like, stretched over a rectangle, in coordinates that `map` leads out of.
    case seen(any SeenPicture, CGRect)
  }

  /// What was drawn. Outlines are in the record's coordinates already.
  package let content: Content
  /// From the coordinates texts and images were drawn in to the record's.
  package let map: CGAffineTransform
  /// Nothing beyond it is seen; nil for everything.
  package let clip: DrawnClip?
  /// 0 for invisible, 1 for opaque.
  package let alpha: CGFloat
  /// What falls behind it.
  package let shadow: DrawnShadow?

  /// How many records lie in each other below it.
  fileprivate var depth: Int {
    switch content {
    case .fill, .stroke, .gradient, .text: 0
    case .image(let image, _): image.record?.depth ?? 0
    case .layer(let parts): parts.map(\.depth).max() ?? 0
    case .seen(let look, _): look.depth
    }
  }

  /// The same form in one colour.
  func tinted(_ color: CGColor) -> DrawnPart {
    let content: Content =
      switch content {
      case .fill(let path, _, let isEvenOdd): .fill(path, color, isEvenOdd: isEvenOdd)
      case .stroke(let path, _, let pen): .stroke(path, color, pen)
      case .image(let image, let rect):
        .image(image.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysTemplate), rect)
      case .text(let text, let rect): .text(text.colored(UIColor(cgColor: color)), rect)
      case .layer(let parts): .layer(parts.map { $0.tinted(color) })
      case .gradient, .seen: content
      }
    return DrawnPart(content: content, map: map, clip: clip, alpha: alpha, shadow: shadow)
  }
}

extension NSAttributedString {
  /// The same text in one colour.
  func colored(_ color: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: length))
    return text
  }
}

/// How far drawing reaches: an outline, within an outer one.
package final class DrawnClip {
  /// In the record's coordinates.
  package let path: CGPath
  /// Whether outlines that cross leave holes.
  package let isEvenOdd: Bool
  /// What held before.
  package let outer: DrawnClip?

  init(_ path: CGPath, isEvenOdd: Bool, within outer: DrawnClip?) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.outer = outer
  }
}

/// How a line is drawn.
package struct DrawnPen {
  /// Points.
  package var width: CGFloat
  /// How it ends.
  package var cap = CGLineCap.butt
  /// How its parts meet.
  package var join = CGLineJoin.miter
  /// Lengths of dashes and gaps, in points; none for a whole line.
  package var dashes: [CGFloat] = []
  /// How far into them it begins.
  package var phase: CGFloat = 0
}

/// What falls behind what is drawn.
package struct DrawnShadow {
  /// Points, which no transform changes.
  package let offset: CGSize
  /// How soft, as Core Graphics counts.
  package let blur: CGFloat
  /// Its colour.
  package let color: CGColor
}

/// Where a gradient's colours run.
package struct DrawnGradientAxis {
  /// Where the first colour is; of a radial one the middle of its circle.
  package let start: CGPoint
  /// Where the last colour is; of a radial one the middle of its circle.
  package let end: CGPoint
  /// The radii of a radial one's circles; nil for a linear one.
  package let radii: (start: CGFloat, end: CGFloat)?
  /// How far it reaches beyond its ends.
  package let options: CGGradientDrawingOptions
}
