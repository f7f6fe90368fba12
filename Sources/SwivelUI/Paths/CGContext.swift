// What views draw with. There are no pixels: calls keep the state that can be asked for, and draw nothing.

/// How colours mix with what lies below; raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  /// Core Graphics' mode of this name.
  case normal = 0
  /// Core Graphics' mode of this name.
  case multiply = 1
  /// Core Graphics' mode of this name.
  case screen = 2
  /// Core Graphics' mode of this name.
  case overlay = 3
  /// Core Graphics' mode of this name.
  case darken = 4
  /// Core Graphics' mode of this name.
  case lighten = 5
  /// Core Graphics' mode of this name.
  case colorDodge = 6
  /// Core Graphics' mode of this name.
  case colorBurn = 7
  /// Core Graphics' mode of this name.
  case softLight = 8
  /// Core Graphics' mode of this name.
  case hardLight = 9
  /// Core Graphics' mode of this name.
  case difference = 10
  /// Core Graphics' mode of this name.
  case exclusion = 11
  /// Core Graphics' mode of this name.
  case hue = 12
  /// Core Graphics' mode of this name.
  case saturation = 13
  /// Core Graphics' mode of this name.
  case color = 14
  /// Core Graphics' mode of this name.
  case luminosity = 15
  /// Core Graphics' mode of this name.
  case clear = 16
  /// Core Graphics' mode of this name.
  case copy = 17
  /// Core Graphics' mode of this name.
  case sourceIn = 18
  /// Core Graphics' mode of this name.
  case sourceOut = 19
  /// Core Graphics' mode of this name.
  case sourceAtop = 20
  /// Core Graphics' mode of this name.
  case destinationOver = 21
  /// Core Graphics' mode of this name.
  case destinationIn = 22
  /// Core Graphics' mode of this name.
  case destinationOut = 23
  /// Core Graphics' mode of this name.
  case destinationAtop = 24
  /// Core Graphics' mode of this name.
  case xor = 25
  /// Core Graphics' mode of this name.
  case plusDarker = 26
  /// Core Graphics' mode of this name.
  case plusLighter = 27
}

/// How pictures are scaled; raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context thinks best.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Good.
  case high = 3
  /// Between.
  case medium = 4
}

/// What of a path is drawn; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Filled, then its line.
  case fillStroke = 3
  /// Filled by the even-odd rule, then its line.
  case eoFillStroke = 4
}

/// How far gradients reach.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that run into each other.
public final class CGGradient: Sendable {
  /// Colours and where they stand, 0…1; evenly for nil.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    if colors.count == 0 { return nil }
  }
}

/// Core Foundation's arrays, which are Swift's here.
public typealias CFArray = NSArray

/// Pixels. Only how many there are is known.
public final class CGImage: Sendable {
  /// How many in a row.
  public let width: Int
  /// How many in a column.
  public let height: Int
  init(_ size: CGSize) {
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }
  /// The part of the pixels in a rectangle; nil for nothing.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(part.size)
  }
}

/// What views draw with.
public final class CGContext {
  private var states: [CGAffineTransform] = []
  private var outline = CGMutablePath()
  private let size: CGSize

  init(size: CGSize) { self.size = size }

  /// From what is drawn to what it is drawn on.
  public private(set) var ctm = CGAffineTransform.identity
  /// How pictures are scaled.
  public var interpolationQuality = CGInterpolationQuality.default
  /// How many pixels in a row.
  public var width: Int { Int(size.width) }
  /// How many pixels in a column.
  public var height: Int { Int(size.height) }
  /// Keeps the transform for later.
  public func saveGState() { states.append(ctm) }
  /// Takes the transform kept last.
  public func restoreGState() { if let last = states.popLast() { ctm = last } }
  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Turns what follows.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Forgets the path.
  public func beginPath() { outline = CGMutablePath() }
  /// Goes back to where this part of the path began.
  public func closePath() { outline.closeSubpath() }
  /// Goes on elsewhere.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  /// Adds a part of a circle.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a curve bent by two points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve bent by one point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
  /// The path so far; nil for nothing.
  public var path: CGPath? { outline.isEmpty ? nil : outline }
  /// Draws the path, which is forgotten. Nothing is drawn here.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Fills the path, which is forgotten. Nothing is drawn here.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws the path's line; the path is forgotten. Nothing is drawn here.
  public func strokePath() { beginPath() }
  /// Lets drawing reach no further than the path, which is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// The picture so far.
  public func makeImage() -> CGImage? { CGImage(size) }
  /// Draws, or sets how to. Nothing is drawn here.
  public func fill(_ rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func fill(_ rects: [CGRect]) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func stroke(_ rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func clear(_ rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func clip(to rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setFillColor(_ color: CGColor) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setLineWidth(_ width: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func endTransparencyLayer() {}
  /// Draws, or sets how to. Nothing is drawn here.
  public func flush() {}
}
