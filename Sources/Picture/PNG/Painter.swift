// Paints a picture into pixels: forms by coverage, clips as masks, translucent groups on canvases of their own.
import Foundation

extension Picture {
  /// The picture in pixels, `scale` of them a point, on nothing.
  public func pixels(scale: Double, fonts: PictureFonts) throws(PictureError) -> PixelImage {
    try checkSize()
    guard scale.isFinite, scale > 0 else {
      throw .noSize(title: title, width: Double(size.width) * scale, height: Double(size.height) * scale)
    }
    let width = max(1, (Double(size.width) * scale).rounded())
    let height = max(1, (Double(size.height) * scale).rounded())
    guard width * height <= Double(PixelImage.maximumPixels) else {
      throw .tooLarge(title: title, pixels: width * height, limit: Double(PixelImage.maximumPixels))
    }
    let box = PixelBox(left: 0, top: 0, right: Int(width), bottom: Int(height))
    let canvas = PixelCanvas(box)
    var painter = Painter(canvas: canvas, fonts: fonts)
    for node in nodes { painter.paint(node, Painter.Place(map: .scale(scale), bounds: box), depth: 0) }
    return PixelImage(width: box.width, height: box.height, pixels: canvas.takeStraightPixels())
  }

  /// The picture as a PNG file, `scale` pixels a point.
  public func png(scale: Double = 2, fonts: PictureFonts) throws(PictureError) -> [UInt8] {
    try pixels(scale: scale, fonts: fonts).png()
  }
}

/// Paints nodes onto a canvas.
private struct Painter {
  /// Where a node is painted.
  struct Place {
    /// From the node's coordinates to pixels.
    var map: PictureTransform
    /// Nothing is painted outside.
    var bounds: PixelBox
    /// What is left of each pixel; nil for all.
    var clip: Coverage?
  }

  private var canvas: PixelCanvas
  private let fonts: PictureFonts
  private let glyphs = GlyphCache()

  init(canvas: PixelCanvas, fonts: PictureFonts) {
    self.canvas = canvas
    self.fonts = fonts
  }

  mutating func paint(_ node: PictureNode, _ place: Place, depth: Int) {
    guard depth < Picture.maximumDepth, !place.bounds.isEmpty else { return }
    switch node.content {
    case .group(let group): paint(group, place, depth)
    case .shape(let shape): paint(shape, place)
    case .text(let text):
      guard text.size > 0, text.size.isFinite, text.x.isFinite, text.y.isFinite else { return }
      let around = CGRect(
        x: text.x - text.size, y: text.y - text.size * 1.2,
        width: max(text.width, text.ends.isEmpty ? text.size * Double(text.string.count) : 0) + 2 * text.size,
        height: text.size * 1.7)
      guard !PixelBox(touching: Self.bounds(around, place.map)).intersection(place.bounds).isEmpty else { return }
      let steps = TextPainting(fonts: fonts, text: text, glyphs: glyphs).steps
      fill(.path(steps), .solid(text.color), place, isEvenOdd: false)
    }
  }

  // MARK: Groups

  private mutating func paint(_ group: PictureGroup, _ place: Place, _ depth: Int) {
    var inner = place
    inner.map = group.transform.then(place.map)
    if let clip = group.clip { self.clip(&inner, to: clip, isEvenOdd: group.clipIsEvenOdd) }
    guard !inner.bounds.isEmpty, group.opacity > 0 else { return }
    guard group.opacity < 1 || group.mask != nil else {
      for child in group.children { paint(child, inner, depth: depth + 1) }
      return
    }
    let outer = canvas
    let box = inner.bounds.intersection(outer.box)
    canvas = PixelCanvas(box)
    for child in group.children { paint(child, inner, depth: depth + 1) }
    let parts = canvas
    var seen: Coverage?
    if let mask = group.mask {
      canvas = PixelCanvas(box)
      for node in mask { paint(node, Place(map: inner.map, bounds: box), depth: depth + 1) }
      seen = canvas.opaqueness
    }
    outer.compose(parts, opacity: group.opacity, clip: seen)
    canvas = outer
  }

  private func clip(_ place: inout Place, to outline: Outline, isEvenOdd: Bool) {
    if case .rect(let rect) = outline, place.map.keepsRectangles {
      place.bounds = place.bounds.intersection(Self.whole(rect, place.map))
      return
    }
    let box = PixelBox(touching: Self.bounds(outline.bounds, place.map)).intersection(place.bounds)
    place.bounds = box
    guard !box.isEmpty else { return }
    var sum = CoverageSum(box)
    sum.add(outline.polygons(place.map))
    place.clip = sum.coverage(isEvenOdd: isEvenOdd).multiplied(by: place.clip)
  }

  /// A rectangle in whole pixels.
  private static func whole(_ rect: CGRect, _ map: PictureTransform) -> PixelBox {
    let box = bounds(rect, map)
    func whole(_ value: CGFloat) -> Int { Int(min(max(Double(value).isNaN ? 0 : Double(value), -1e7), 1e7).rounded()) }
    return PixelBox(left: whole(box.minX), top: whole(box.minY), right: whole(box.maxX), bottom: whole(box.maxY))
  }

  private static func bounds(_ rect: CGRect, _ map: PictureTransform) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map.map)
    return Outline.lines(corners).bounds
  }

  // MARK: Shapes

  private func paint(_ shape: PictureShape, _ place: Place) {
    if let shadow = shape.shadow { paint(shadow, of: shape.outline, place) }
    switch shape.fill {
    case .color(let color)?: fill(shape.outline, .solid(color), place, isEvenOdd: shape.isEvenOdd)
    case .gradient(let gradient)?:
      fill(shape.outline, .gradient(GradientPaint(gradient, place.map)), place, isEvenOdd: shape.isEvenOdd)
    case .image(let image)?:
      fill(shape.outline, .image(ImagePaint(image, place.map)), place, isEvenOdd: shape.isEvenOdd)
    case nil: break
    }
    guard let stroke = shape.stroke, stroke.color.alpha > 0 else { return }
    let polygons = Stroking(stroke: stroke, map: place.map).polygons(of: shape.outline)
    // Pieces that overlap run the same way around, and so add up to no more than covered.
    fill(polygons.map(Self.turned), .solid(stroke.color), place, isEvenOdd: false)
  }

  /// The polygon, running the one way around.
  private static func turned(_ polygon: [CGPoint]) -> [CGPoint] {
    var area = 0.0
    var last = polygon[polygon.count - 1]
    for point in polygon {
      area += Double(last.x) * Double(point.y) - Double(point.x) * Double(last.y)
      last = point
    }
    return area < 0 ? polygon.reversed() : polygon
  }

  private func fill(_ outline: Outline, _ paint: PixelCanvas.Paint, _ place: Place, isEvenOdd: Bool) {
    if place.map.keepsRectangles, case .solid(let color) = paint {
      guard color.alpha > 0 else { return }
      if case .rect(let rect) = outline, fillWhole(rect, color, place) { return }
      if case .rounded(let rect, let radius, let corners) = outline,
        fillRounded(rect, radius, corners, color, place)
      {
        return
      }
    }
    fill(outline.polygons(place.map), paint, place, isEvenOdd: isEvenOdd)
  }

  /// Whether the rectangle lies on pixels, and is painted.
  private func fillWhole(_ rect: CGRect, _ color: PictureColor, _ place: Place) -> Bool {
    let box = Self.bounds(rect, place.map)
    let edges = [box.minX, box.minY, box.maxX, box.maxY].map(Double.init)
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.01 && abs($0) < 1e9 }) else { return false }
    canvas.fill(Self.whole(rect, place.map).intersection(place.bounds), color, clip: place.clip)
    return true
  }

  /// A large rectangle with round corners: its middle is a rectangle, only the bands of the corners are worked out.
  private func fillRounded(
    _ rect: CGRect, _ radius: Double, _ corners: PictureCorners, _ color: PictureColor, _ place: Place
  ) -> Bool {
    let box = Self.bounds(rect, place.map)
    let band = radius * place.map.d
    let (top, bottom) = ((Double(box.minY) + band).rounded(.up), (Double(box.maxY) - band).rounded(.down))
    let (left, right) = (Double(box.minX), Double(box.maxX))
    guard bottom - top > 8, abs(left - left.rounded()) < 0.01, abs(right - right.rounded()) < 0.01,
      [top, bottom, left, right].allSatisfy({ abs($0) < 1e6 })
    else { return false }
    let whole = PixelBox(left: Int(left.rounded()), top: Int(top), right: Int(right.rounded()), bottom: Int(bottom))
    canvas.fill(whole.intersection(place.bounds), color, clip: place.clip)
    let polygons = Outline.rounded(rect, radius: radius, corners: corners).polygons(place.map)
    var above = place
    above.bounds.bottom = min(above.bounds.bottom, whole.top)
    fill(polygons, .solid(color), above, isEvenOdd: false)
    var below = place
    below.bounds.top = max(below.bounds.top, whole.bottom)
    fill(polygons, .solid(color), below, isEvenOdd: false)
    return true
  }

  private func fill(_ polygons: [[CGPoint]], _ paint: PixelCanvas.Paint, _ place: Place, isEvenOdd: Bool) {
    var around = CGRect.null
    for polygon in polygons { around = around.union(Outline.lines(polygon).bounds) }
    guard !around.isNull else { return }
    let box = PixelBox(touching: around).intersection(place.bounds)
    guard !box.isEmpty else { return }
    var sum = CoverageSum(box)
    sum.add(polygons)
    canvas.paint(sum.coverage(isEvenOdd: isEvenOdd), paint, clip: place.clip, within: place.bounds)
  }

  /// Shadows softer than so many pixels are drawn that soft.
  private static let softest = 60.0

  private func paint(_ shadow: PictureShape.Shadow, of outline: Outline, _ place: Place) {
    guard shadow.color.alpha > 0 else { return }
    let deviation = min(shadow.radius * place.map.factor / 2, Self.softest)
    let map = PictureTransform.shift(Double(shadow.offset.width), Double(shadow.offset.height)).then(place.map)
    let reach = PixelBox(touching: Self.bounds(outline.bounds, map), margin: 3 * deviation + 1)
    var near = place.bounds
    // What lies outside the clip can still throw its shadow into it.
    let margin = Int(3 * deviation) + 1
    near = PixelBox(
      left: near.left - margin, top: near.top - margin, right: near.right + margin, bottom: near.bottom + margin)
    let box = reach.intersection(near)
    guard !box.isEmpty else { return }
    var sum = CoverageSum(box)
    sum.add(outline.polygons(map))
    canvas.paint(
      sum.coverage(isEvenOdd: false).blurred(deviation), .solid(shadow.color), clip: place.clip, within: place.bounds)
  }
}
