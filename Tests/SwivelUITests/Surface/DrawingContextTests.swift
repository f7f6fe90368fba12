// Contexts that draw nothing keep what apps ask of them: the transform, the path, the size; expectations are Core Graphics' and
// UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct DrawingContextTests {
  /// Begins a picture of 30×20 points at two pixels a point, and ends it.
  private func drawing<Result>(_ body: (CGContext) throws -> Result) throws -> Result {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 2)
    defer { UIGraphicsEndImageContext() }
    return try body(try #require(UIGraphicsGetCurrentContext()))
  }

  @Test func aPictureHasItsSizeInPointsAndItsPixels() throws {
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    try drawing { context in
      #expect((context.width, context.height) == (60, 40))
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
      let pixels = try #require(context.makeImage())
      #expect((pixels.width, pixels.height) == (60, 40))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Without a scale it is 1; a scale of 0 is the screen's.
  @Test func scales() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      UIGraphicsBeginImageContext(CGSize(width: 7, height: 5))
      #expect(UIGraphicsGetCurrentContext()?.width == 7)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 5), true, 0)
      #expect(UIGraphicsGetCurrentContext()?.height == 10, "an iPhone 8 has two pixels a point")
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext()?.height == 5, "the one before")
      UIGraphicsEndImageContext()
    }
  }

  @Test func aContextThatIsPushedIsTheCurrentOne() throws {
    try drawing { first in
      try drawing { second in
        UIGraphicsPushContext(first)
        #expect(UIGraphicsGetCurrentContext() === first)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 30, height: 20))
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === second)
      }
    }
  }

  /// What is drawn at a point is scaled, then moved: the last change comes first. What was saved comes back, last first.
  @Test func transformsAndSavedStates() throws {
    try drawing { context in
      let point = CGPoint(x: 1, y: 2)
      #expect(context.ctm == .identity)
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.saveGState()
      context.scaleBy(x: 3, y: 5)
      #expect(point.applying(context.ctm) == CGPoint(x: 13, y: 30))
      context.rotate(by: .pi / 2)
      // (1, 2) turned by a quarter is (−2, 1).
      let turned = point.applying(context.ctm)
      #expect(abs(turned.x - 4) < 1e-9 && abs(turned.y - 25) < 1e-9)
      context.restoreGState()
      #expect(point.applying(context.ctm) == CGPoint(x: 11, y: 22))
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      #expect(point.applying(context.ctm) == CGPoint(x: 12, y: 24))
      context.restoreGState()
      #expect(context.ctm == .identity)
      context.restoreGState()
      #expect(context.ctm == .identity, "nothing more was saved")
    }
  }

  @Test func aPathIsKeptUntilItIsDrawn() throws {
    let square = CGRect(x: 2, y: 3, width: 5, height: 7)
    let ways: [(String, (CGContext) -> Void)] = [
      ("fill", { $0.fillPath() }), ("stroke", { $0.strokePath() }), ("draw", { $0.drawPath(using: .fillStroke) }),
      ("clip", { $0.clip() }), ("begin", { $0.beginPath() }),
    ]
    for (name, draw) in ways {
      try drawing { context in
        #expect(context.path == nil)
        context.addRect(square)
        #expect(context.path?.boundingBox == square)
        draw(context)
        #expect(context.path == nil, "\(name)")
      }
    }
  }

  /// Each way to add to a path, and the point it ends at.
  @Test func partsOfAPath() throws {
    let end = CGPoint(x: 9, y: 4)
    let half = CGFloat.pi / 2
    let parts: [(String, CGPoint, (CGContext) -> Void)] = [
      ("line", end, { $0.addLine(to: end) }), ("lines", end, { $0.addLines(between: [.zero, end]) }),
      ("curve", end, { $0.addCurve(to: end, control1: .zero, control2: .zero) }),
      ("quad", end, { $0.addQuadCurve(to: end, control: .zero) }), ("move", end, { $0.move(to: end) }),
      // A rectangle and what is closed end where they began; an ellipse at the middle of an edge.
      ("rectangle", CGPoint(x: 2, y: 3), { $0.addRect(CGRect(x: 2, y: 3, width: 5, height: 7)) }),
      (
        "path", end,
        {
          $0.addPath(
            { () -> CGPath in
              let path = CGMutablePath()
              path.move(to: end)
              return path
            }())
        }
      ),
      (
        "closed", CGPoint(x: 1, y: 1),
        { context in
          context.addLine(to: end)
          context.closePath()
        }
      ),
      // With y downwards, as UIKit's contexts have it, Core Graphics' clockwise goes against the clock.
      (
        "arc", CGPoint(x: 0, y: 3),
        { $0.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: half, clockwise: false) }
      ),
      (
        "arc back", CGPoint(x: 0, y: -3),
        { $0.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: -half, clockwise: true) }
      ),
    ]
    for (name, expected, add) in parts {
      try drawing { context in
        context.move(to: CGPoint(x: 1, y: 1))
        add(context)
        let point = try #require(context.path).currentPoint
        #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9, "\(name): \(point)")
      }
    }
  }

  @Test func aPartOfAPicture() throws {
    try drawing { context in
      let image = try #require(context.makeImage())
      let part = try #require(image.cropping(to: CGRect(x: 50, y: 30, width: 100, height: 5)))
      #expect((part.width, part.height) == (10, 5), "what lies beyond is left out")
      #expect(image.cropping(to: CGRect(x: 60, y: 0, width: 5, height: 5)) == nil)
    }
  }

  @Test func colorsThatRunIntoEachOtherAreSome() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor], locations: nil) != nil)
  }
}
