// What drawing calls of a context leave behind: shapes, pens, colours, gradients and shadows (CGContext).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct DrawnPartTests {
  /// What was drawn, in a picture of 100 by 100 pixels.
  private func parts(_ body: (CGContext) throws -> Void) throws -> [DrawnPart] {
    try onDevice(.iPhone8, Era(15)) { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
      defer { UIGraphicsEndImageContext() }
      try body(try #require(UIGraphicsGetCurrentContext()))
      return try #require(UIGraphicsGetImageFromCurrentImageContext()?.record).parts
    }
  }
  /// The box, the colour and the pen's width, 0 for what is filled.
  private func shapes(_ parts: [DrawnPart]) -> [(box: CGRect, color: CGColor, width: CGFloat)] {
    parts.compactMap { part in
      switch part.content {
      case .fill(let path, let color, _): (path.boundingBoxOfPath, color, 0)
      case .stroke(let path, let color, let pen): (path.boundingBoxOfPath, color, pen.width)
      case .gradient, .text, .image, .layer, .seen: nil
      }
    }
  }
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let one = CGRect(x: 1, y: 2, width: 30, height: 40)
  private static let two = CGRect(x: 50, y: 60, width: 7, height: 8)

  /// What is filled is so in the colour to fill, what is drawn round in the other, with the width that was said last or there.
  @Test func shapesHaveTheirColors() throws {
    let drawn = shapes(
      try parts { context in
        context.setFillColor(Self.red)
        context.setStrokeColor(Self.blue)
        context.setLineWidth(3)
        context.fill([Self.one, Self.two])
        context.fillEllipse(in: Self.two)
        context.stroke(Self.one)
        context.stroke(Self.two, width: 5)
        context.strokeEllipse(in: Self.one)
        context.stroke(Self.two)
      })
    #expect(drawn.map(\.box) == [Self.one, Self.two, Self.two, Self.one, Self.two, Self.one, Self.two])
    #expect(drawn.map(\.width) == [0, 0, 0, 3, 5, 3, 3])
    #expect(drawn.map(\.color) == [Self.red, Self.red, Self.red] + Array(repeating: Self.blue, count: 4))
  }

  /// Lines between the first and second point, the third and fourth; a point without another draws nothing.
  @Test(
    arguments: [
      ([], nil), ([CGPoint(x: 1, y: 1)], nil),
      ([CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1)], CGRect(x: 1, y: 1, width: 10, height: 0)),
      (
        [CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1), CGPoint(x: 90, y: 90)], CGRect(x: 1, y: 1, width: 10, height: 0)
      ),
      (
        [CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 9)],
        CGRect(x: 1, y: 1, width: 10, height: 8)
      ),
    ] as [([CGPoint], CGRect?)])
  func segments(points: [CGPoint], box: CGRect?) throws {
    let drawn = shapes(try parts { $0.strokeLineSegments(between: points) })
    let boxes: [CGRect] = drawn.map(\.box).filter { !$0.isNull && max($0.width, $0.height) > 0 }
    let wanted: [CGRect] = box.map { [$0] } ?? []
    #expect(boxes == wanted)
  }

  /// How opaque what is drawn is lies between nothing and everything.
  @Test(arguments: [(0.5, 0.5), (2, 1), (-1, 0), (0, 0)]) func opacity(given: Double, taken: Double) throws {
    let drawn = try parts { context in
      context.setAlpha(given)
      context.fill(Self.one)
    }
    #expect(drawn.allSatisfy { $0.alpha == taken })
  }

  /// Colours by their parts: greys, red with green and blue, and inks.
  @Test func colors() throws {
    let drawn = shapes(
      try parts { context in
        context.setFillColor(gray: 0.5, alpha: 0.25)
        context.fill(Self.one)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(Self.one)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.stroke(Self.one)
        context.setStrokeColor(gray: 1, alpha: 1)
        context.stroke(Self.one)
        context.setFillColor(cyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1)
        context.fill(Self.one)
      })
    #expect(drawn[0].color.alpha == 0.25 && UIColor(cgColor: drawn[0].color) == UIColor(white: 0.5, alpha: 0.25))
    #expect(drawn[1].color == Self.red && drawn[2].color == Self.blue)
    #expect(UIColor(cgColor: drawn[3].color) == UIColor(white: 1, alpha: 1))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 0)
    #expect(UIColor(cgColor: drawn[4].color).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0, 0, 0, 1))
  }

  /// A shadow of which only the place is said is black with an alpha of 1/3 (CGContextSetShadow); none is none.
  @Test func shadows() throws {
    let drawn = try parts { context in
      context.fill(Self.one)
      context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4)
      context.fill(Self.one)
      context.setShadow(offset: .zero, blur: 1, color: Self.red)
      context.fill(Self.one)
      context.setShadow(offset: .zero, blur: 1, color: nil)
      context.fill(Self.one)
    }
    #expect(drawn[0].shadow == nil && drawn[3].shadow == nil)
    #expect(drawn[1].shadow?.offset == CGSize(width: 2, height: 3) && drawn[1].shadow?.blur == 4)
    #expect(drawn[1].shadow.map { UIColor(cgColor: $0.color) } == UIColor(white: 0, alpha: 1.0 / 3))
    #expect(drawn[2].shadow?.color == Self.red)
  }

  /// Gradients move and grow with the coordinates.
  @Test func gradients() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue] as CFArray, locations: [0, 1]))
    let drawn = try parts { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 2), end: CGPoint(x: 3, y: 4), options: [.drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 3, endCenter: CGPoint(x: 5, y: 5), endRadius: 7, options: [])
    }
    let axes = drawn.compactMap { part -> DrawnGradientAxis? in
      if case .gradient(_, let axis) = part.content { axis } else { nil }
    }
    #expect(axes.count == 2 && axes[0].start == CGPoint(x: 12, y: 4) && axes[0].end == CGPoint(x: 16, y: 8))
    #expect(axes[0].radii == nil && axes[0].options == [.drawsAfterEndLocation])
    #expect(axes[1].start == CGPoint(x: 10, y: 0) && axes[1].end == CGPoint(x: 20, y: 10))
    #expect(axes[1].radii?.start == 6 && axes[1].radii?.end == 14)
  }

  /// What is drawn together is one part, and what a text is drawn at its place (NSAttributedString.draw(at:), draw(in:)).
  @Test func layersAndTexts() throws {
    let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let drawn = try parts { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(Self.one)
      context.fill(Self.two)
      context.endTransparencyLayer()
      text.draw(at: CGPoint(x: 3, y: 4))
      text.draw(in: Self.one)
      NSString("b").draw(at: CGPoint(x: 5, y: 6), withAttributes: nil)
      "c".draw(in: Self.two, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      let about = NSStringDrawingContext()
      text.draw(with: Self.one, options: .usesLineFragmentOrigin, context: about)
      #expect(about.totalBounds.origin == Self.one.origin && about.totalBounds.height > 0)
      // Without that option the rectangle's corner is where the first line's letters stand.
      text.draw(with: Self.one, options: [], context: nil)
    }
    guard case .layer(let inner) = drawn.first?.content else {
      Issue.record("not one part")
      return
    }
    #expect(inner.count == 2)
    let places = drawn.compactMap { part -> CGRect? in
      if case .text(_, let place) = part.content { place } else { nil }
    }
    #expect(places.map(\.minX) == [3, 1, 5, 50, 1, 1])
    #expect(places[0].minY == 4 && places[1] == Self.one && places[2].minY == 6 && places[3] == Self.two)
    #expect(places[4] == Self.one && places[5].minY == 2 - UIFont.systemFont(ofSize: 20).ascender)
  }
}
