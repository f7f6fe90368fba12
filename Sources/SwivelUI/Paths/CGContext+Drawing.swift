// What a context draws at once, and how: rectangles, ellipses, images, gradients, colours and lines.

extension CGContext {
  private func path(_ fill: (CGMutablePath) -> Void) -> CGMutablePath {
    let path = CGMutablePath()
    fill(path)
    return path
  }
  /// Draws with a mode and an alpha of its own.
  func apart(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    state.alpha *= min(max(alpha, 0), 1)
    draw(self)
    restoreGState()
  }
  private func box(_ rect: CGRect) -> CGPath { path { $0.addRect(rect, transform: state.map) } }
  private func oval(_ rect: CGRect) -> CGPath { path { $0.addEllipse(in: rect, transform: state.map) } }

  /// Draws an outline at once. "The current path is cleared as a side effect" (CGContext.fill(_:), stroke(_:), fillEllipse(in:) …).
  private func atOnce(_ content: DrawnPart.Content) {
    add(content)
    beginPath()
  }

  /// Fills a rectangle; the path is forgotten.
  public func fill(_ rect: CGRect) { atOnce(.fill(box(rect), state.fill, isEvenOdd: false)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { atOnce(.stroke(box(rect), state.stroke, scaledPen())) }
  /// Draws the edges of a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    atOnce(.stroke(box(rect), state.stroke, scaledPen(width: width)))
  }
  /// Takes away what was drawn in a rectangle, where that is all of it.
  public func clear(_ rect: CGRect) { erase(rect) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { atOnce(.fill(oval(rect), state.fill, isEvenOdd: false)) }
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) { atOnce(.stroke(oval(rect), state.stroke, scaledPen())) }
  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = path { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index], transform: state.map)
        path.addLine(to: points[index + 1], transform: state.map)
      }
    }
    atOnce(.stroke(lines, state.stroke, scaledPen()))
  }
  /// Draws an image. Its first row is where y is largest: in UIKit's contexts it stands on its head, as in Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard image.source != nil else {
      isIncomplete = true
      return
    }
    let outer = state.map
    state.map = upended(rect)
    add(.image(UIImage(cgImage: image), rect))
    state.map = outer
  }
  /// Draws an image again and again; here once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { draw(image, in: rect) }
  /// The picture so far.
  public func makeImage() -> CGImage? { CGImage(CGSize(width: width, height: height), of: image) }

  /// Draws colours along a line, as far as the clip reaches.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let axis = DrawnGradientAxis(
      start: startPoint.applying(state.map), end: endPoint.applying(state.map), radii: nil, options: options)
    add(.gradient(gradient, axis))
  }
  /// Draws colours between two circles, as far as the clip reaches.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let factor = scaledPen(width: 1).width
    let axis = DrawnGradientAxis(
      start: startCenter.applying(state.map), end: endCenter.applying(state.map),
      radii: (startRadius * factor, endRadius * factor), options: options)
    add(.gradient(gradient, axis))
  }

  /// Sets how opaque what follows is.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets how colours mix with what lies below. They cover it here; `sourceIn` and `sourceAtop` colour what is there, and what
  /// other modes would take away of it stays.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// Sets what fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets what fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets what fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  /// Sets the colour of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// Sets how long points of lines that meet may be; they are as long as they are here.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.pen.phase, state.pen.dashes) = (phase, lengths) }
  /// Sets how far a line may stray from a curve.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets what fills, by inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }
  /// Sets the colour of lines, by inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }
  /// Sets whether letters' edges are smooth.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether letters' edges may be smooth.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets which of letters is drawn. Lines around them are as wide as others, and in the text's colour.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.letters = mode }
  /// A text as its mode says. There are no outlines of letters here: a line around them is the text at eight places half its width away.
  func addLetters(_ text: NSAttributedString, _ rect: CGRect) {
    if state.letters.hasLines {
      for eighth in 0..<8 {
        let (angle, half) = (CGFloat(eighth) * .pi / 4, state.pen.width / 2)
        keep(.text(text, rect.offsetBy(dx: half * cos(angle), dy: half * sin(angle))), state.map)
      }
    }
    if state.letters.hasInside { keep(.text(text, rect), state.map) }
  }
  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow; none for no colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawnShadow(offset: offset, blur: blur, color: $0) }
  }
  /// Begins what is faded as one.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { open() }
  /// The same in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) { open() }
  /// Ends it.
  public func endTransparencyLayer() { close() }
  /// Sends what was drawn on its way.
  public func flush() {}
}
