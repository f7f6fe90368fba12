// What code draws with Core Graphics is seen: in views, layers and images, where and as Core Graphics' reference says.
import DeviceCatalog
import Drawing
import Emulator
import Findings
import Foundation
import Orientation
import Picture
import Readings
import SwivelUI
import Testing

/// A view that draws what a test says.
private final class Sketch: UIView {
  var paint: @MainActor (CGContext, CGRect) -> Void = { _, _ in }
  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { paint(context, rect) }
  }
}

/// What a view of 100×60 points at (20, 40) draws.
@MainActor private func sketched(
  _ mode: UIView.ContentMode = .scaleToFill, _ paint: @escaping @MainActor @Sendable (CGContext, CGRect) -> Void
) throws -> [DrawnPart] {
  try drawn { root in
    let view = Sketch(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
    view.accessibilityIdentifier = "sketch"
    view.contentMode = mode
    view.paint = paint
    root.addSubview(view)
  }.parts(of: "sketch")
}

private let red = PictureColor(red: 1, green: 0, blue: 0)
private let blue = PictureColor(red: 0, green: 0, blue: 1)

@MainActor @Suite struct DrawnByCodeTests {
  /// Each drawing, and the rectangle and colour of what is seen. The view's corner is at (20, 40).
  @Test(arguments: [
    ("fill", CGRect(x: 25, y: 46, width: 10, height: 8)), ("moved", CGRect(x: 35, y: 56, width: 10, height: 8)),
    ("scaled", CGRect(x: 30, y: 52, width: 20, height: 16)), ("turned", CGRect(x: 6, y: 45, width: 8, height: 10)),
    ("given back", CGRect(x: 25, y: 46, width: 10, height: 8)), ("path", CGRect(x: 25, y: 46, width: 10, height: 8)),
    ("ellipse", CGRect(x: 25, y: 46, width: 10, height: 8)), ("bezier", CGRect(x: 25, y: 46, width: 10, height: 8)),
    ("UIRectFill", CGRect(x: 25, y: 46, width: 10, height: 8)),
  ]) func aShapeIsWhereItsTransformPutsIt(_ way: String, _ place: CGRect) throws {
    let parts = try sketched { context, _ in
      let box = CGRect(x: 5, y: 6, width: 10, height: 8)
      UIColor.red.setFill()
      switch way {
      case "fill": context.fill(box)
      case "moved":
        context.translateBy(x: 10, y: 10)
        context.fill(box)
      case "scaled":
        context.scaleBy(x: 2, y: 2)
        context.fill(box)
      case "turned":
        // A quarter to the right about the origin: (x, y) goes to (−y, x).
        context.rotate(by: .pi / 2)
        context.fill(box)
      case "given back":
        context.saveGState()
        context.translateBy(x: 50, y: 50)
        UIColor.blue.setFill()
        context.restoreGState()
        context.fill(box)
      case "path":
        context.addRect(box)
        context.fillPath()
      case "ellipse": context.fillEllipse(in: box)
      case "bezier": UIBezierPath(rect: box).fill()
      case _: UIRectFill(box)
      }
    }
    let part = try #require(parts.first)
    let seen = try #require(part.place)
    for (one, other) in [
      (seen.minX, place.minX), (seen.minY, place.minY), (seen.width, place.width), (seen.height, place.height),
    ] { #expect(abs(one - other) < 1e-9, "\(seen)") }
    #expect(part.color == red)
  }

  /// "Core Graphics transforms points as they are added": a path built before a transform stays where it was.
  @Test func aPathKeepsTheTransformItWasBuiltIn() throws {
    let parts = try sketched { context, _ in
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.translateBy(x: 50, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fillPath()
    }
    #expect(parts.first?.place == CGRect(x: 20, y: 40, width: 60, height: 10))
  }

  @Test func aLineHasItsPenAndColour() throws {
    let parts = try sketched { context, _ in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [4, 2])
      context.setAlpha(0.5)
      context.scaleBy(x: 2, y: 2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    }
    guard case .shape(let shape)? = parts.first?.node.content, let stroke = shape.stroke else {
      Issue.record("no line")
      return
    }
    #expect(stroke.color == PictureColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(stroke.width == 6 && stroke.dash == [8, 4] && stroke.isRound)
  }

  /// CGContextSetShadow: "black with 1/3 alpha … {0, 0, 0, 1.0/3.0} in the DeviceRGB color space".
  @Test func aShadowWithoutAColourIsAThirdOfBlack() throws {
    let parts = try sketched { context, _ in
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 10)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    let shadows = parts.map { part -> PictureShape.Shadow? in
      guard case .shape(let shape) = part.node.content else { return nil }
      return shape.shadow
    }
    let shadow = try #require(shadows.first ?? nil)
    #expect(shadow.color.alpha == 85 && shadow.color.luminance == 0, "a third of 255")
    #expect(shadow.offset == CGSize(width: 3, height: 4) && shadows.count == 2 && shadows[1] == nil)
  }

  @Test func textHasItsFontsColoursAndLines() throws {
    let parts = try sketched { _, rect in
      let text = NSMutableAttributedString(string: "One ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      text.append(
        NSAttributedString(
          string: "two",
          attributes: [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
          ]))
      text.draw(in: rect)
    }
    let texts = parts.compactMap(\.text)
    #expect(texts.map(\.string) == ["One ", "two"])
    #expect(texts.map(\.size) == [20, 10])
    #expect(texts.map(\.weight) == [700, 400])
    #expect(texts.map(\.color) == [.black, red])
    // All runs of a line stand on the baseline of the largest font: 1950/2048 of 20 points below the top.
    for text in texts { #expect(abs(text.y - 20 * 1950 / 2048) < 1e-9) }
    // The second begins where the first ends, and has a line under it.
    #expect(texts.count == 2 && abs(texts[1].x - (texts[0].ends.last ?? 0)) < 1e-9)
    #expect(parts.contains { $0.color == red && ($0.place?.height ?? 0) == 1 })
  }

  /// "The view's bitmap is scaled": what was drawn in another size is stretched, unless the mode draws anew.
  @Test(arguments: [(UIView.ContentMode.scaleToFill, 200.0), (.redraw, 50), (.topLeft, 50)])
  func whatWasDrawnIsStretchedAsTheModeSays(_ mode: UIView.ContentMode, _ width: Double) throws {
    let device = try phone { root in
      let view = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.accessibilityIdentifier = "sketch"
      view.contentMode = mode
      view.paint = { context, _ in context.fill(CGRect(x: 0, y: 0, width: 50, height: 60)) }
      root.addSubview(view)
    }
    _ = device.inspect(window: 1) { $0.rootViewController?.view.subviews.first?.frame.size.width = 400 }
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let place = picture.parts(of: "sketch").first?.place
    // Before the next pass nothing is drawn anew: only the mode decides.
    #expect(place?.width == CGFloat(mode == .redraw ? 200 : width))
  }

  @Test func clipsHoldUntilTheStateIsGivenBack() throws {
    let parts = try sketched { context, rect in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      context.fill(rect)
      context.restoreGState()
      context.fill(rect)
    }
    #expect(parts.count == 2)
  }

  /// Images are what was drawn into them: by a renderer, an image context, as a template, and as pixels again.
  @Test(arguments: ["renderer", "image context", "template", "pixels", "mask"])
  func anImageShowsWhatWasDrawnIntoIt(_ way: String) throws {
    let parts = try drawn { root in
      let square = CGRect(x: 0, y: 0, width: 10, height: 10)
      var image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(square)
      }
      switch way {
      case "image context":
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 0)
        UIColor.red.setFill()
        UIRectFill(square)
        image = UIGraphicsGetImageFromCurrentImageContext() ?? image
        UIGraphicsEndImageContext()
      case "template": image = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
      case "pixels":
        if let pixels = image.cgImage { image = UIImage(cgImage: pixels, scale: image.scale, orientation: .up) }
      case "mask":
        // The usual way to colour an image in Core Graphics, where y runs upwards.
        let inner = image
        image = UIGraphicsImageRenderer(size: inner.size).image { context in
          context.cgContext.translateBy(x: 0, y: 20)
          context.cgContext.scaleBy(x: 1, y: -1)
          let whole = CGRect(origin: .zero, size: inner.size)
          if let mask = inner.cgImage { context.cgContext.clip(to: whole, mask: mask) }
          UIColor.blue.setFill()
          context.fill(CGRect(origin: .zero, size: inner.size))
        }
      case _: break
      }
      let view = UIImageView(image: image)
      view.accessibilityIdentifier = "image"
      view.frame = CGRect(x: 30, y: 50, width: 40, height: 40)
      root.addSubview(view)
    }.parts(of: "image")
    #expect(parts.count == 1)
    #expect(parts.first?.color == (["template", "mask"].contains(way) ? blue : red))
    let place = try #require(parts.first?.place)
    #expect(abs(place.minX - 30) < 1e-9 && abs(place.minY - 50) < 1e-9, "\(place)")
    #expect(abs(place.width - 20) < 1e-9 && abs(place.height - 20) < 1e-9, "\(place)")
  }

  /// A pad that draws its last image and a line on it, a thousand times, shows every line.
  @Test func whatGoesOnFromItsLastImageLosesNothing() throws {
    let parts = try drawn { root in
      var image: UIImage?
      for index in 0..<1000 {
        UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
        image?.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIRectFill(CGRect(x: index % 100, y: index / 100, width: 1, height: 1))
        image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
      }
      let view = UIImageView(image: image)
      view.accessibilityIdentifier = "pad"
      root.addSubview(view)
    }.parts(of: "pad")
    #expect(Set(parts.compactMap { $0.place.map { "\($0)" } }).count == 1000)
  }

  @Test func aLayerThatAskedIsDrawn() throws {
    final class Striped: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
    let parts = try drawn { root in
      for name in ["asked", "silent"] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.accessibilityIdentifier = name
        let layer = Striped()
        layer.frame = CGRect(x: 7, y: 8, width: 20, height: 20)
        if name == "asked" { layer.setNeedsDisplay() }
        view.layer.addSublayer(layer)
        root.addSubview(view)
      }
    }
    #expect(parts.parts(of: "asked").map(\.place) == [CGRect(x: 7, y: 8, width: 5, height: 5)])
    #expect(parts.parts(of: "silent").isEmpty)
  }

  /// A line of 100 points of which a share is drawn, and a ring's quarter.
  @Test(arguments: [(0.0, 0.3, 0.0, 30.0), (0.25, 0.75, 25, 75), (0, 1, 0, 100)])
  func aShapeLayersLineIsAsLongAsItSays(_ start: Double, _ end: Double, _ left: Double, _ right: Double) throws {
    let parts = try drawn { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      view.accessibilityIdentifier = "bar"
      let line = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      line.path = path.cgPath
      line.fillColor = nil
      line.strokeColor = UIColor.red.cgColor
      (line.strokeStart, line.strokeEnd) = (start, end)
      view.layer.addSublayer(line)
      root.addSubview(view)
    }.parts(of: "bar")
    #expect(parts.first?.place == CGRect(x: left, y: 0, width: right - left, height: 0))
  }

  /// CAReplicatorLayer, instanceTransform: applied to each copy, from the copy before.
  @Test func copiesStandBesideEachOther() throws {
    let parts = try drawn { root in
      let copies = CAReplicatorLayer()
      copies.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      copies.instanceCount = 3
      copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      let dot = CALayer()
      dot.name = "dot"
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = UIColor.red.cgColor
      copies.addSublayer(dot)
      root.layer.addSublayer(copies)
    }.parts(of: "dot")
    #expect(parts.map { $0.place?.minX } == [0, 20, 40])
  }

  /// A quarter turn about the end of a pointer of 4×40 lays it down: its far end, 40 above, comes to lie 40 to the right.
  @Test func aTurnedLayerIsTurnedAboutItsAnchor() throws {
    let parts = try drawn { root in
      let pointer = CALayer()
      pointer.name = "pointer"
      pointer.bounds = CGRect(x: 0, y: 0, width: 4, height: 40)
      pointer.anchorPoint = CGPoint(x: 0.5, y: 1)
      pointer.position = CGPoint(x: 100, y: 100)
      pointer.backgroundColor = UIColor.red.cgColor
      pointer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      root.layer.addSublayer(pointer)
    }.parts(of: "pointer")
    let place = try #require(parts.first?.place).standardized
    #expect(abs(place.minX - 100) < 1e-9 && abs(place.maxX - 140) < 1e-9, "\(place)")
    #expect(abs(place.minY - 98) < 1e-9 && abs(place.maxY - 102) < 1e-9, "\(place)")
  }

  /// Numbers that are none, a path of a million points, images in images: a picture all the same.
  @Test func whatCannotBeDrawnHarmsNothing() throws {
    let parts = try sketched { context, rect in
      context.fill(CGRect(x: Double.nan, y: 0, width: 10, height: 10))
      context.scaleBy(x: 0, y: 0)
      context.stroke(rect, width: .infinity)
      _ = context.path
      context.scaleBy(x: .infinity, y: 1)
      "x".draw(in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: .nan)])
      for _ in 0..<30_000 { context.fill(rect) }
      context.restoreGState()
      context.endTransparencyLayer()
      var image = UIImage()
      for _ in 0..<200 {
        let inner = image
        image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
          inner.draw(in: CGRect(x: 1, y: 1, width: 8, height: 8))
        }
      }
      image.draw(at: .zero)
    }
    #expect(parts.count <= 20_000)
  }

  /// Drawn again where light becomes dark ("Supporting Dark Mode in your interface"): colours were taken when it drew.
  @Test func aViewDrawsAnewInTheDark() throws {
    let device = try phone { root in
      let view = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.accessibilityIdentifier = "sketch"
      view.paint = { context, rect in
        context.setFillColor(UIColor.label.cgColor)
        context.fill(rect)
      }
      root.addSubview(view)
    }
    func color() throws -> PictureColor? {
      try #require(device.picture(DevicePictureOptions(window: 1))).parts(of: "sketch").first?.color
    }
    #expect(try color() == .black)
    _ = device.perform(window: 1) { $0.overrideUserInterfaceStyle = .dark }
    #expect(try color() == .white)
  }

  /// A turn stretches what was drawn for the other orientation, unless the mode asks for drawing or keeps its scale.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, true, true), (.scaleAspectFit, true, true), (.redraw, true, false),
    (.topLeft, true, false), (.scaleToFill, false, false),
  ]) func aTurnIsSeenToStretch(_ mode: UIView.ContentMode, _ isPatterned: Bool, _ isTold: Bool) throws {
    let device = try phone { root in
      let view = Sketch(frame: root.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentMode = mode
      view.paint = { context, rect in
        context.fill(rect)
        if isPatterned { context.fillEllipse(in: rect.insetBy(dx: 40, dy: 40)) }
      }
      root.addSubview(view)
    }
    func findings() -> [String] {
      device.inspect(window: 1) { window in
        ScreenInspector(checks: [.stretched]).findings(in: ScreenReading(window)).map(\.message)
      } ?? []
    }
    #expect(findings().isEmpty)
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    let told = "Sketch: drawn for 375×667 pt, stretched to 667×375 pt; contentMode .redraw draws it anew"
    #expect(findings() == (isTold ? [told] : []))
  }
}
