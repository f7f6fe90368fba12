// A screen as a display list: shapes and texts in their order, as values. Knows no views, reads and writes no files.
import Foundation

/// What is seen of something, from back to front; lengths are points, y runs downwards.
public struct Picture: Sendable, Hashable {
  /// Width and height.
  public var size: CGSize
  /// What people call it.
  public var title: String
  /// From back to front.
  public var nodes: [PictureNode]

  /// Creates a picture.
  public init(size: CGSize, title: String, nodes: [PictureNode] = []) {
    self.size = size
    self.title = title
    self.nodes = nodes
  }

  /// The longest side of a picture in points: more no screen has, and a sheet of screens stays below it.
  package static let longestSide = 100_000.0
  /// Nodes inside each other beyond this are left out, so that no reader's stack overflows.
  package static let maximumDepth = 512

  /// Throws unless it has a size that can be drawn.
  package func checkSize() throws(PictureError) {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, max(width, height) <= Self.longestSide else {
      throw .noSize(title: title, width: width, height: height)
    }
  }
}

/// A part of a picture.
public struct PictureNode: Sendable, Hashable {
  /// What is drawn.
  public indirect enum Content: Sendable, Hashable {
    /// A filled or outlined shape.
    case shape(PictureShape)
    /// One line of text.
    case text(PictureText)
    /// Parts that belong together.
    case group(PictureGroup)
  }

  /// What it is of, such as an identifier; empty for a part of something named.
  public var name: String
  /// What kind of thing it is, such as a class; empty where nobody asks.
  public var kind: String
  /// What is drawn.
  public var content: Content

  /// Creates a part.
  public init(_ content: Content, name: String = "", kind: String = "") {
    self.name = name
    self.kind = kind
    self.content = content
  }
}

/// Parts that are moved, clipped and made translucent together.
public struct PictureGroup: Sendable, Hashable {
  /// From the parts' coordinates to those around the group.
  public var transform: PictureTransform
  /// 0 for invisible, 1 for opaque.
  public var opacity: Double
  /// Nothing beyond this outline, in the parts' coordinates, is seen.
  public var clip: Outline?
  /// Whether parts of the clip that cross leave holes.
  public var clipIsEvenOdd: Bool
  /// From back to front.
  public var children: [PictureNode]
  /// What is seen of the parts, by how opaque these are, in the parts' coordinates; nil for all.
  public var mask: [PictureNode]?

  /// Creates a group.
  public init(
    _ children: [PictureNode], transform: PictureTransform = .identity, opacity: Double = 1, clip: Outline? = nil,
    clipIsEvenOdd: Bool = false, mask: [PictureNode]? = nil
  ) {
    self.mask = mask
    self.transform = transform
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    self.clip = clip
    self.clipIsEvenOdd = clipIsEvenOdd
    self.children = children
  }
}

/// A shape.
public struct PictureShape: Sendable, Hashable {
  /// What fills a shape.
  public enum Fill: Sendable, Hashable {
    /// One colour.
    case color(PictureColor)
    /// Colours that run into each other.
    case gradient(PictureGradient)
    /// Pixels, stretched over a box.
    case image(PictureImage)
  }
  /// A line along the outline, half of it inside.
  public struct Stroke: Sendable, Hashable {
    /// Its colour.
    public var color: PictureColor
    /// Points.
    public var width: Double
    /// Lengths of dashes and gaps; none for a whole line.
    public var dash: [Double]
    /// Whether ends and corners are round.
    public var isRound: Bool

    /// Creates a line.
    public init(_ color: PictureColor, width: Double, dash: [Double] = [], isRound: Bool = false) {
      self.color = color
      self.width = width
      self.dash = dash
      self.isRound = isRound
    }
  }
  /// A soft shape behind the shape.
  public struct Shadow: Sendable, Hashable {
    /// Its colour.
    public var color: PictureColor
    /// Where it falls.
    public var offset: CGSize
    /// How soft, as Core Animation counts: two standard deviations.
    public var radius: Double

    /// Creates a shadow.
    public init(_ color: PictureColor, offset: CGSize, radius: Double) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// Its form.
  public var outline: Outline
  /// What fills it.
  public var fill: Fill?
  /// The line along it.
  public var stroke: Stroke?
  /// What lies behind it.
  public var shadow: Shadow?
  /// Whether outlines that cross leave holes.
  public var isEvenOdd: Bool

  /// Creates a shape.
  public init(
    _ outline: Outline, fill: Fill? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil, isEvenOdd: Bool = false
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
    self.isEvenOdd = isEvenOdd
  }
}

/// Colours along a line, or from a middle outwards.
public struct PictureGradient: Sendable, Hashable {
  /// A colour at a place of 0…1.
  public struct Stop: Sendable, Hashable {
    /// 0…1.
    public var offset: Double
    /// The colour there.
    public var color: PictureColor

    /// Creates a stop.
    public init(_ offset: Double, _ color: PictureColor) {
      self.offset = offset.isNaN ? 0 : min(max(offset, 0), 1)
      self.color = color
    }
  }

  /// In rising order.
  public var stops: [Stop]
  /// Where the first colour is, in points.
  public var start: CGPoint
  /// Where the last colour is, in points.
  public var end: CGPoint
  /// Whether colours run outwards from the start.
  public var isRadial: Bool

  /// Creates a gradient.
  public init(_ stops: [Stop], from start: CGPoint, to end: CGPoint, isRadial: Bool = false) {
    self.stops = stops
    self.start = start
    self.end = end
    self.isRadial = isRadial
  }

  /// The colour at a place of 0…1 on the way; beyond the ends that of the end, and none without stops.
  public func color(at place: Double) -> PictureColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.offset { return first.color }
    for index in 1..<max(1, stops.count) where place <= stops[index].offset {
      let (one, two) = (stops[index - 1], stops[index])
      let room = two.offset - one.offset
      let t = room > 0 ? (place - one.offset) / room : 1
      func mix(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) + (Double(b) - Double(a)) * t) / 255 }
      return PictureColor(
        red: mix(one.color.red, two.color.red), green: mix(one.color.green, two.color.green),
        blue: mix(one.color.blue, two.color.blue), alpha: mix(one.color.alpha, two.color.alpha))
    }
    return last.color
  }
}

/// One line of text at its place.
public struct PictureText: Sendable, Hashable {
  /// The characters, in the order they are read.
  public var string: String
  /// The left end of the line.
  public var x: Double
  /// The baseline.
  public var y: Double
  /// Where each character ends, counted from `x`; the last is the line's width. Empty for words that are as wide as the font
  /// of whoever shows them makes them.
  public var ends: [Double]
  /// Points of the font.
  public var size: Double
  /// 100…900, 400 being regular.
  public var weight: Int
  /// The colour.
  public var color: PictureColor
  /// Whether it is slanted.
  public var isItalic: Bool
  /// Whether all characters are as wide as each other.
  public var isMonospaced: Bool

  /// Creates a line.
  public init(
    _ string: String, x: Double, y: Double, ends: [Double], size: Double, weight: Int = 400, color: PictureColor,
    isItalic: Bool = false, isMonospaced: Bool = false
  ) {
    self.string = string
    self.x = x
    self.y = y
    self.ends = ends
    self.size = size
    self.weight = weight
    self.color = color
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// Points from the left end to the right one.
  public var width: Double { ends.last ?? 0 }
}

/// Why there is no picture.
public enum PictureError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A picture of no size, or of none that is a number.
  case noSize(title: String, width: Double, height: Double)
  /// More pixels than are drawn.
  case tooLarge(title: String, pixels: Double, limit: Double)
  /// A font file that cannot be drawn from.
  case badFont(expected: String, actual: String)
  /// Bytes that are no picture of ours.
  case unreadable(expected: String, actual: String)
  /// zlib's refusal.
  case compression(code: Int)

  /// In a sentence.
  public var description: String {
    switch self {
    case .noSize(let title, let width, let height):
      "\(title): a picture is more than 0 and at most \(Int(Picture.longestSide)) points wide and high, not \(width)×\(height)"
    case .tooLarge(let title, let pixels, let limit):
      "\(title): \(pixels) pixels, at most \(Int(limit)) are drawn; choose a smaller scale"
    case .badFont(let expected, let actual): "the font cannot be drawn from: expected \(expected), found \(actual)"
    case .unreadable(let expected, let actual): "no picture that can be compared: expected \(expected), found \(actual)"
    case .compression(let code): "zlib refused with \(code)"
    }
  }
}
