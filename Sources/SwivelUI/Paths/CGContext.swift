// What views draw with. There are no pixels: what is drawn is kept as values, in the order it came.

/// What views draw with. Lengths are points, y runs downwards, as in UIKit's contexts.
open class CGContext: @unchecked Sendable {
  /// What is kept and taken back with the graphics state.
  struct State {
    var map = CGAffineTransform.identity
    var clip: DrawnClip?
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var pen = DrawnPen(width: 1)
    var alpha: CGFloat = 1
    var shadow: DrawnShadow?
    var blend = CGBlendMode.normal
    var letters = CGTextDrawingMode.fill
    /// What fills reach no further than the opaque pixels of, and where it is.
    var mask: (image: UIImage, rect: CGRect, map: CGAffineTransform)?
  }

  var state = State()
  private var states: [State] = []
  /// In the coordinates of what is drawn on: Core Graphics transforms points when they are added.
  private var outline = CGMutablePath()
  private(set) var parts: [DrawnPart] = []
  /// Parts around the transparency layers that are open, and the states they began in.
  private var layers: [(parts: [DrawnPart], state: State)] = []
  /// Whether something was drawn whose looks are not known.
  var isIncomplete = false
  /// The size of what is drawn on, in points.
  let size: CGSize
  /// Pixels a point has.
  let scale: CGFloat

  /// Parts of one drawing: beyond this nobody sees more, and memory ends some day.
  static let maximumParts = 20_000

  init(size: CGSize, scale: CGFloat = 1) { (self.size, self.scale) = (size, scale) }

  /// A picture of so many pixels, in which y runs upwards; nil for none. Its bytes are not there.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
    scale = 1
    state.map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// What was drawn, in a rectangle.
  func record(in bounds: CGRect) -> DrawingRecord {
    DrawingRecord(bounds: bounds, parts: layers.first?.parts ?? parts)
  }

  /// Forgets all, for a new page.
  func startOver() { (parts, layers, states, state, outline) = ([], [], [], State(), CGMutablePath()) }

  /// The picture so far.
  var image: UIImage {
    UIImage(size: size, scale: scale, record: isIncomplete ? nil : record(in: CGRect(origin: .zero, size: size)))
  }

  /// From what is drawn to what it is drawn on.
  open var ctm: CGAffineTransform { state.map }
  /// From what is drawn to pixels.
  open var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.map.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// A point of what is drawn in pixels.
  open func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// A size of what is drawn in pixels.
  open func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// A rectangle of what is drawn in pixels.
  open func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// A point of pixels where it is drawn.
  open func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// A size of pixels as it is drawn.
  open func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// A rectangle of pixels where it is drawn.
  open func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// How colours that cannot be shown are replaced: all can.
  open func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// What is drawn is in the picture at once.
  open func synchronize() {}
  /// Fills are of another space from here on: black, until a colour is set.
  open func setFillColorSpace(_ space: CGColorSpace) { state.fill = CGColor(gray: 0, alpha: 1) }
  /// Lines are of another space from here on: black, until a colour is set.
  open func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = CGColor(gray: 0, alpha: 1) }
  /// From a text's coordinates to those of what is drawn. Kept: what draws texts here stands them upright.
  open var textMatrix = CGAffineTransform.identity
  /// Where the next text is. Kept.
  open var textPosition = CGPoint.zero
  /// How pictures are scaled.
  open var interpolationQuality = CGInterpolationQuality.default
  /// How many pixels in a row.
  open var width: Int { Int(size.width * scale) }
  /// How many pixels in a column.
  open var height: Int { Int(size.height * scale) }
  /// Keeps the state for later: transform, clip, colours, line, alpha, shadow.
  open func saveGState() { states.append(state) }
  /// Takes the state kept last.
  open func restoreGState() { if let last = states.popLast() { state = last } }
  /// Moves what follows.
  open func translateBy(x tx: CGFloat, y ty: CGFloat) { state.map = state.map.translatedBy(x: tx, y: ty) }
  /// Scales what follows.
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
  /// Turns what follows.
  open func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Transforms what follows.
  open func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }

  // MARK: The path

  /// Forgets the path.
  open func beginPath() { outline = CGMutablePath() }
  /// Goes back to where this part of the path began.
  open func closePath() { outline.closeSubpath() }
  /// Goes on elsewhere.
  open func move(to point: CGPoint) { outline.move(to: point, transform: state.map) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point, transform: state.map) }
  /// Adds lines.
  open func addLines(between points: [CGPoint]) { outline.addLines(between: points, transform: state.map) }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect) { outline.addRect(rect, transform: state.map) }
  /// Adds rectangles.
  open func addRects(_ rects: [CGRect]) { outline.addRects(rects, transform: state.map) }
  /// Adds an ellipse.
  open func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: state.map) }
  /// Adds a path.
  open func addPath(_ path: CGPath) { outline.addPath(path, transform: state.map) }
  /// Adds a part of a circle.
  open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.map)
  }
  /// Adds a corner rounded by a circle that touches both its lines.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let here = CGMutablePath()
    here.move(to: currentPointOfPath)
    here.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    outline.addSteps(here.steps.dropFirst().map { $0.applying(state.map) })
  }
  /// Adds a curve bent by two points.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
  }
  /// Adds a curve bent by one point.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: state.map)
  }
  /// Makes the outline of the path's line the path.
  open func replacePathWithStrokedPath() {
    let pen = scaledPen()
    let line = outline.copy(strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: 10)
    outline = CGMutablePath()
    outline.addPath(line)
  }
  /// The path so far, in the coordinates that hold now; nil for nothing.
  open var path: CGPath? {
    guard !outline.isEmpty else { return nil }
    let path = CGMutablePath()
    path.addPath(outline, transform: state.map.inverted())
    return path
  }
  /// Whether there is no path.
  open var isPathEmpty: Bool { outline.isEmpty }
  /// Where the path goes on.
  open var currentPointOfPath: CGPoint { outline.currentPoint.applying(state.map.inverted()) }
  /// The rectangle around the path's points; null for nothing.
  open var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Whether a point lies in the path.
  open func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point.applying(state.map), using: mode.isEvenOdd ? .evenOdd : .winding)
  }
  /// The rectangle drawing reaches.
  open var boundingBoxOfClipPath: CGRect {
    var box = CGRect(origin: .zero, size: size)
    var clip = state.clip
    while let current = clip {
      box = box.intersection(current.path.boundingBox)
      clip = current.outer
    }
    return box.isNull ? box : box.applying(state.map.inverted())
  }

  /// Draws the path, which is forgotten.
  open func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { add(.fill(outline, state.fill, isEvenOdd: mode.isEvenOdd)) }
    if mode != .fill, mode != .eoFill { add(.stroke(outline, state.stroke, scaledPen())) }
    beginPath()
  }
  /// Fills the path, which is forgotten.
  open func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws the path's line; the path is forgotten.
  open func strokePath() { drawPath(using: .stroke) }
  /// Lets drawing reach no further than the path, which is forgotten.
  open func clip(using rule: CGPathFillRule = .winding) {
    state.clip = DrawnClip(outline, isEvenOdd: rule == .evenOdd, within: state.clip)
    beginPath()
  }
  /// Lets drawing reach no further than a rectangle; the path is forgotten, as with any clip.
  open func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Lets drawing reach no further than some rectangles.
  open func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: state.map)
    state.clip = DrawnClip(path, isEvenOdd: false, within: state.clip)
    beginPath()
  }
  /// Lets fills reach no further than an image is opaque; all else goes as far as its rectangle.
  open func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    if mask.source != nil { state.mask = (UIImage(cgImage: mask), rect, upended(rect)) }
  }
  /// Lets drawing reach everywhere again.
  open func resetClip() { (state.clip, state.mask) = (nil, nil) }

  // MARK: Keeping

  /// Adds what is drawn now, with the state it is drawn in. What modes take away of what is there stays.
  func add(_ content: DrawnPart.Content) {
    // What takes away needs no room, and does so however faint it is drawn.
    if state.blend == .clear {
      if case .fill(let path, _, _) = content, path.isRectangle { forget(path.boundingBox) }
      return
    }
    guard parts.count < Self.maximumParts, state.alpha > 0 else { return }
    switch state.blend {
    case .destinationIn, .destinationAtop, .destinationOut, .destinationOver, .sourceOut, .xor: return
    case .sourceIn, .sourceAtop:
      if case .fill(_, let color, _) = content { parts = parts.map { $0.tinted(color) } }
      return
    case _: break
    }
    if case .text(let text, let rect) = content, state.letters != .fill { return addLetters(text, rect) }
    if case .fill(_, let color, _) = content, let mask = state.mask {
      let image = mask.image.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysTemplate)
      return keep(.image(image, mask.rect), mask.map)
    }
    if case .image(let image, let rect) = content, let record = image.record {
      guard record.depth < DrawingRecord.maximumDepth else {
        isIncomplete = true
        return
      }
      // Code that goes on drawing draws its last image first: what was in it is taken over.
      if image.tint == nil, rect == record.bounds, isPlain { return take(record.parts) }
    }
    keep(content, state.map)
  }

  /// Whether what is drawn now is drawn as it is.
  private var isPlain: Bool {
    state.map == .identity && state.clip == nil && state.alpha == 1 && state.shadow == nil && state.blend == .normal
  }

  private func take(_ more: [DrawnPart]) { parts += more.prefix(Self.maximumParts - parts.count) }

  func keep(_ content: DrawnPart.Content, _ map: CGAffineTransform) {
    parts.append(
      DrawnPart(content: content, map: map, clip: state.clip, alpha: state.alpha, shadow: state.shadow))
  }

  /// The transform in which an image in a rectangle stands on its head, as Core Graphics draws it where y runs downwards.
  func upended(_ rect: CGRect) -> CGAffineTransform {
    state.map.translatedBy(x: 0, y: rect.minY + rect.maxY).scaledBy(x: 1, y: -1)
  }

  /// Forgets what was drawn where a rectangle covers all of it; a part of it stays. One that stands askew is taken to cover a part.
  func erase(_ rect: CGRect) {
    let map = state.map
    let staysUpright = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    if staysUpright { forget(rect.applying(map)) }
  }
  private func forget(_ rect: CGRect) {
    if state.clip == nil, rect.contains(CGRect(origin: .zero, size: size)) { parts = [] }
  }

  /// Opens a part that is faded as one.
  func open() {
    layers.append((parts, state))
    parts = []
    (state.alpha, state.shadow, state.blend) = (1, nil, .normal)
  }

  /// Closes it.
  func close() {
    guard let outer = layers.popLast() else { return }
    let inner = parts
    (parts, state) = outer
    if !inner.isEmpty { add(.layer(inner)) }
  }

  /// The pen in the points of what is drawn on.
  func scaledPen(width: CGFloat? = nil) -> DrawnPen {
    var pen = state.pen
    let map = state.map
    let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
    pen.width = (width ?? pen.width) * factor
    pen.dashes = pen.dashes.map { $0 * factor }
    pen.phase *= factor
    return pen
  }
}

extension CGPathDrawingMode {
  /// Whether outlines that cross leave holes.
  var isEvenOdd: Bool {
    switch self {
    case .eoFill, .eoFillStroke: true
    case .fill, .stroke, .fillStroke: false
    }
  }
}
