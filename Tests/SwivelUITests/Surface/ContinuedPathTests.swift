// Outlines that go on after they were closed, points that are transformed before they are looked for, and what becomes of a context's
// path: expectations are Core Graphics' documentation and arithmetic.
import DeviceCatalog
import SwivelUI
import Testing

@MainActor @Suite struct ContinuedPathTests {
  /// A triangle (0, 0) (10, 0) (10, 10), closed, and then without a move two lines, which begin at (0, 0), where the closed part did:
  /// a triangle (0, 0) (-10, 0) (-10, -10).
  private static func twoTriangles(by curve: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    if curve {
      path.addCurve(to: CGPoint(x: -10, y: 0), control1: CGPoint(x: -3, y: 0), control2: CGPoint(x: -6, y: 0))
    } else {
      path.addLine(to: CGPoint(x: -10, y: 0))
    }
    path.addLine(to: CGPoint(x: -10, y: -10))
    return path
  }

  @Test(arguments: [
    (CGPoint(x: 8, y: 2), true), (CGPoint(x: 2, y: 8), false), (CGPoint(x: -8, y: -2), true),
    (CGPoint(x: -2, y: -1), true), (CGPoint(x: -2, y: -8), false), (CGPoint(x: 5, y: -1), false),
  ])
  func insideBothParts(point: CGPoint, isInside: Bool) {
    #expect(Self.twoTriangles().contains(point) == isInside)
    #expect(Self.twoTriangles(by: true).contains(point) == isInside)
  }

  @Test func theBoxOfBothParts() {
    #expect(Self.twoTriangles().boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(Self.twoTriangles().currentPoint == CGPoint(x: -10, y: -10))
  }

  /// "transform: an affine transform to apply to the point before checking for containment": of a square from 0 to 10 the point moved,
  /// scaled or turned is looked for, and not the square.
  @Test(arguments: [
    (CGPoint(x: -15, y: 5), CGAffineTransform(translationX: 20, y: 0), true),
    (CGPoint(x: 25, y: 5), CGAffineTransform(translationX: 20, y: 0), false),
    (CGPoint(x: 4, y: 4), CGAffineTransform(scaleX: 2, y: 2), true),
    (CGPoint(x: 6, y: 6), CGAffineTransform(scaleX: 2, y: 2), false),
    (CGPoint(x: 5, y: -5), CGAffineTransform(rotationAngle: .pi / 2), true),
    (CGPoint(x: 5, y: 5), CGAffineTransform(rotationAngle: .pi / 2), false),
  ])
  func transformedPoints(point: CGPoint, transform: CGAffineTransform, isInside: Bool) {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.contains(point, transform: transform) == isInside)
    #expect(square.contains(point, using: .evenOdd, transform: transform) == isInside)
  }

  /// What a context does with its path.
  enum Act: String, CaseIterable {
    case fill, fills, stroke, wideStroke, ellipse, ellipseLine, lines, clip, clips, move, save
    @MainActor func run(_ context: CGContext) {
      let box = CGRect(x: 1, y: 1, width: 4, height: 4)
      switch self {
      case .fill: context.fill(box)
      case .fills: context.fill([box, box])
      case .stroke: context.stroke(box)
      case .wideStroke: context.stroke(box, width: 3)
      case .ellipse: context.fillEllipse(in: box)
      case .ellipseLine: context.strokeEllipse(in: box)
      case .lines: context.strokeLineSegments(between: [.zero, CGPoint(x: 3, y: 3)])
      case .clip: context.clip(to: box)
      case .clips: context.clip(to: [box, box])
      case .move: context.translateBy(x: 1, y: 1)
      case .save: context.saveGState()
      }
    }
    /// "The current path is cleared as a side effect of calling this function"; "the function resets the context's current path to an
    /// empty path". What is no drawing leaves it.
    var clears: Bool { self != .move && self != .save }
  }

  @Test(arguments: Act.allCases) func thePathOfAContext(act: Act) throws {
    UIGraphicsBeginImageContext(CGSize(width: 30, height: 20))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!context.isPathEmpty)
    act.run(context)
    #expect(context.isPathEmpty == act.clears, "\(act.rawValue)")
  }

  /// CGPath.isRect(_:): four corners in turn, closed or not, and nothing else.
  @Test(
    arguments: [
      ([(0, 0), (4, 0), (4, 3), (0, 3)], true), ([(0, 0), (0, 3), (4, 3), (4, 0)], true),
      ([(0, 0), (4, 0), (4, 3), (0, 3), (0, 0)], true), ([(0, 0), (4, 0), (4, 3)], false),
      ([(0, 0), (4, 0), (4, 3), (1, 3)], false), ([(0, 0), (4, 1), (4, 3), (0, 3)], false),
      ([(0, 0), (4, 3), (4, 0), (0, 3)], false), ([(0, 0), (4, 0), (4, 3), (0, 3), (0, 1)], false),
    ] as [([(Int, Int)], Bool)])
  func rectangles(corners: [(Int, Int)], isRectangle: Bool) {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
    var found = CGRect.zero
    #expect(path.isRect(&found) == isRectangle)
    #expect(found == (isRectangle ? CGRect(x: 0, y: 0, width: 4, height: 3) : .zero))
    path.closeSubpath()
    #expect(path.isRect(nil) == isRectangle)
  }
}
