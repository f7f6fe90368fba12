// What paths and contexts draw, as UIBezierPath's and CGContext's references say: where, in which colour, with which line, and what is cut
// off or taken away.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct DrawnPathTests {
  /// What is drawn into a picture of 40×30 points.
  private func drawn(_ draw: (CGContext) throws -> Void) throws -> [DrawnPart] {
    try onDevice(.iPhone8, Era(15)) { _ in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
      var result = Result<Void, any Error>.success(())
      let image = renderer.image { context in result = Result { try draw(context.cgContext) } }
      try result.get()
      return try #require(image.record).parts.filter { part in
        if case .fill(let path, _, _) = part.content { !path.isEmpty } else { true }
      }
    }
  }

  private func words(_ part: DrawnPart) -> String {
    func box(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? "\(Int($0.rounded()))" : "-" }.joined(
        separator: " ")
    }
    let faded = part.alpha == 1 ? "" : " at \(part.alpha)"
    let clip = part.clip.map { " in \(box($0.path.boundingBox))\($0.isEvenOdd ? " even-odd" : "")" } ?? ""
    let what =
      switch part.content {
      case .fill(let path, _, let isEvenOdd): "fill \(box(path.boundingBox))\(isEvenOdd ? " even-odd" : "")"
      case .stroke(let path, _, let pen): "line \(box(path.boundingBox)) wide \(Int(pen.width))"
      case .image(_, let rect): "image \(box(rect.applying(part.map)))"
      case .text(let text, let rect): "text \(text.string) \(box(rect.applying(part.map)))"
      case .layer(let parts): "layer \(parts.count)"
      case .gradient: "gradient"
      case .seen: "seen"
      }
    return what + faded + clip
  }

  private let box = CGRect(x: 5, y: 6, width: 20, height: 10)

  /// "Paints the region enclosed by the receiver's path", by its winding rule; `fill(with:alpha:)` multiplies alpha; a clip cuts off what
  /// is drawn after it. A path that is filled by another rule says so.
  @Test(
    arguments: [
      ("fill", ["fill 5 6 20 10"]), ("even-odd", ["fill 5 6 20 10 even-odd"]), ("half", ["fill 5 6 20 10 at 0.5"]),
      ("too clear", ["fill 5 6 20 10"]), ("nothing", []), ("twice half", ["fill 5 6 20 10 at 0.25"]),
      ("stroke", ["line 5 6 20 10 wide 3"]), ("half stroke", ["line 5 6 20 10 wide 3 at 0.5"]),
      ("doubled", ["line 10 12 40 20 wide 6"]), ("clip", ["fill 0 0 40 30 in 5 6 20 10"]),
      ("even-odd clip", ["fill 0 0 40 30 in 5 6 20 10 even-odd"]),
      ("clip given back", ["fill 0 0 40 30 in 5 6 20 10", "fill 0 0 40 30"]),
      ("no path left", ["fill 5 6 20 10"]),
    ])
  func paths(way: String, expected: [String]) throws {
    let parts = try drawn { context in
      let path = UIBezierPath(rect: box)
      path.lineWidth = 3
      let all = CGRect(x: 0, y: 0, width: 40, height: 30)
      switch way {
      case "fill": path.fill()
      case "even-odd":
        path.usesEvenOddFillRule = true
        path.fill()
      case "half": path.fill(with: .normal, alpha: 0.5)
      case "too clear": path.fill(with: .normal, alpha: 1.5)
      case "nothing": path.fill(with: .normal, alpha: 0)
      case "twice half":
        context.setAlpha(0.5)
        path.fill(with: .normal, alpha: 0.5)
      case "stroke": path.stroke()
      case "half stroke": path.stroke(with: .normal, alpha: 0.5)
      case "doubled":
        context.scaleBy(x: 2, y: 2)
        path.stroke()
      case "clip":
        path.addClip()
        context.fill(all)
      case "even-odd clip":
        path.usesEvenOddFillRule = true
        path.addClip()
        context.fill(all)
      case "clip given back":
        context.saveGState()
        path.addClip()
        context.fill(all)
        context.restoreGState()
        context.fill(all)
      case _:
        path.fill()
        context.fillPath()
      }
    }
    #expect(parts.map { words($0) } == expected)
  }

  /// A line is drawn with the path's cap, join and dashes, and the context's are as they were.
  @Test func pens() throws {
    let parts = try drawn { context in
      let path = UIBezierPath(rect: box)
      (path.lineCapStyle, path.lineJoinStyle, path.lineWidth) = (.square, .bevel, 2)
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.stroke()
      context.setLineJoin(.round)
      context.setLineCap(.round)
      context.setLineWidth(5)
      context.setLineDash(phase: 2, lengths: [3])
      context.stroke(box)
    }
    let pens = parts.compactMap { if case .stroke(_, _, let pen) = $0.content { pen } else { nil } }
    #expect(pens.map(\.cap) == [.square, .round] && pens.map(\.join) == [.bevel, .round])
    #expect(pens.map(\.width) == [2, 5] && pens.map(\.dashes) == [[4, 2], [3]] && pens.map(\.phase) == [1, 2])
  }

  /// Corners of 4 points: the edges and the bounds are the rectangle's, and only corners are outside. Never more than half a side.
  @Test(
    arguments: [
      (4.0, 5.5, 6.5, false), (4, 7, 7, true), (4, 9, 6.1, true), (0, 5.1, 6.1, true), (50, 7, 7, false),
      (50, 15, 6.1, true),
    ])
  func roundCorners(radius: Double, x: Double, y: Double, isInside: Bool) {
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
    #expect(path.contains(CGPoint(x: x, y: y)) == isInside && path.bounds == box)
  }

  /// Equal paths are equal and have one hash.
  @Test func equality() {
    let (one, same, other) = (UIBezierPath(rect: box), UIBezierPath(rect: box), UIBezierPath(ovalIn: box))
    #expect(one == same && one.hash == same.hash && one != other)
  }

  /// `clear(_:)` makes a rectangle transparent: what covers the picture takes all away; text is drawn as lines, inside or both;
  /// `.sourceIn` colours what is there; an image is upside down, in its rectangle.
  @Test(
    arguments: [
      ("clear all", []), ("clear a part", ["fill 5 6 20 10"]), ("clear in a clip", ["fill 5 6 20 10"]),
      ("layer", ["layer 2 at 0.5"]), ("empty layer", []), ("image", ["image 5 6 20 10"]),
      ("tiled", ["image 5 6 20 10"]), ("mask", ["image 5 6 20 10 in 5 6 20 10"]),
    ])
  func contexts(way: String, expected: [String]) throws {
    let parts = try drawn { context in
      let star = try #require(UIImage(systemName: "star")?.cgImage)
      switch way {
      case "clear all":
        context.fill(box)
        context.clear(CGRect(x: 0, y: 0, width: 40, height: 30))
      case "clear a part":
        context.fill(box)
        context.clear(CGRect(x: 0, y: 0, width: 39, height: 30))
      case "clear in a clip":
        context.fill(box)
        context.clip(to: box)
        context.clear(CGRect(x: 0, y: 0, width: 40, height: 30))
      case "layer":
        context.setAlpha(0.5)
        context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        context.fill(box)
        context.fill(box)
        context.endTransparencyLayer()
      case "empty layer":
        context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        context.endTransparencyLayer()
      case "image": context.draw(star, in: box)
      case "tiled": context.draw(star, in: box, byTiling: true)
      case _:
        context.clip(to: box, mask: star)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      }
    }
    #expect(parts.map { words($0) } == expected)
    if way == "image" { #expect(parts[0].map.d == -1 && parts[0].map.ty == 22) }
  }

  /// CGTextDrawingMode: the inside is drawn once, its line from all sides, nothing for `invisible`.
  @Test(
    arguments: [
      (CGTextDrawingMode.fill, 1), (.stroke, 8), (.fillStroke, 9), (.invisible, 0), (.fillClip, 1), (.strokeClip, 8),
      (.fillStrokeClip, 9), (.clip, 0),
    ])
  func letters(mode: CGTextDrawingMode, count: Int) throws {
    let parts = try drawn { context in
      context.setTextDrawingMode(mode)
      context.setLineWidth(4)
      ("a" as NSString).draw(in: box, withAttributes: nil)
    }
    #expect(parts.count == count)
    // Half a line's width around the letter.
    let left = parts.compactMap { if case .text(_, let rect) = $0.content { rect.minX } else { nil } }
    if mode == .stroke, let first = left.min(), let last = left.max() { #expect(abs(last - first - 4) < 0.001) }
  }

  /// `.sourceIn` and `.sourceAtop` with a colour: all that was drawn takes it, texts, lines, layers and pictures as well.
  @Test(arguments: [CGBlendMode.sourceIn, .sourceAtop]) func tints(mode: CGBlendMode) throws {
    let parts = try drawn { context in
      UIColor.red.set()
      context.fill(box)
      context.stroke(box)
      "a".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
      context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
      context.fill(box)
      context.endTransparencyLayer()
      UIColor.blue.setFill()
      context.setBlendMode(mode)
      context.fill(box)
    }
    #expect(parts.count == 4)
    for part in parts {
      switch part.content {
      case .fill(_, let color, _), .stroke(_, let color, _): #expect(UIColor(cgColor: color) == .blue)
      case .text(let text, _):
        let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .blue)
      case .layer(let inner):
        let colors = inner.compactMap {
          if case .fill(_, let color, _) = $0.content { UIColor(cgColor: color) } else { nil }
        }
        #expect(colors == [.blue])
      case _: Issue.record("neither of what was drawn")
      }
    }
  }

  /// A bitmap of pixels has rows of four bytes each and y upwards; there is none without a side.
  @Test(arguments: [(8, 4, true), (1, 1, true), (0, 4, false), (8, 0, false), (-1, 4, false)])
  func bitmaps(width: Int, height: Int, isThere: Bool) throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
    let provider = try #require(CGDataProvider(data: NSData()))
    let image = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
    let mask = CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width, provider: provider,
      decode: nil, shouldInterpolate: false)
    #expect([context != nil, image != nil, mask != nil] == [isThere, isThere, isThere])
    guard let context, let image, let mask else { return }
    #expect(context.width == width && context.height == height && context.bytesPerRow == width * 4)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    #expect(image.width == width && image.height == height && image.bytesPerRow == width * 4)
    #expect(mask.width == width && mask.height == height && image.copy()?.width == width)
    for (bits, pixel) in [
      (context.bitsPerComponent, context.bitsPerPixel), (image.bitsPerComponent, image.bitsPerPixel),
    ] { #expect(bits == 8 && pixel == 32) }
    #expect(context.alphaInfo == .premultipliedLast && image.alphaInfo == .premultipliedLast)
    #expect(context.bitmapInfo.rawValue == 1 && image.bitmapInfo.rawValue == 1)
    #expect(context.colorSpace?.model == .rgb && image.colorSpace?.model == .rgb)
  }

  /// Bézier curves by their formula: halfway a quadratic one is at (P0 + 2 P1 + P2) / 4, a cubic one at (P0 + 3 P1 + 3 P2 + P3) / 8.
  @Test func curvesAsLines() {
    let (quad, cubic, closed) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 20, y: 20))
    closed.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    func dashed(_ path: CGPath, _ lengths: [CGFloat], _ map: CGAffineTransform = .identity) -> CGRect {
      path.copy(dashingWithPhase: 0, lengths: lengths, transform: map).boundingBoxOfPath
    }
    #expect(dashed(quad, [100, 1]) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(dashed(cubic, [100, 1]) == CGRect(x: 0, y: 0, width: 20, height: 15))
    // Five points along the first side; no pattern, or one that makes no sense, leaves the line whole.
    #expect(dashed(closed, [5, 1000]) == CGRect(x: 0, y: 0, width: 5, height: 0))
    let whole = CGRect(x: 1, y: 0, width: 10, height: 10)
    let moved = CGAffineTransform(translationX: 1, y: 0)
    for lengths in [[], [0, 0], [3, -1], [.infinity]] as [[CGFloat]] {
      #expect(dashed(closed, lengths, moved) == whole, "\(lengths)")
    }
  }
}
