// What contexts know of what is drawn into them: coordinates, the path and its rectangle, what lies in it, and how far the clip reaches
// (CGContext.convertToDeviceSpace(_:), pathContains(_:mode:), boundingBoxOfClipPath).
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ContextTableTests {
  /// A picture of 100 by 100 points at two pixels a point.
  private func drawing(_ body: (CGContext) throws -> Void) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 2)
    defer { UIGraphicsEndImageContext() }
    try body(try #require(UIGraphicsGetCurrentContext()))
  }

  /// What is done to the coordinates.
  enum Change: Sendable {
    case move(CGFloat, CGFloat)
    case scale(CGFloat, CGFloat)
    case quarter
    case matrix(CGAffineTransform)
    case save, restore
  }

  private func take(_ change: Change, _ context: CGContext) {
    switch change {
    case .move(let x, let y): context.translateBy(x: x, y: y)
    case .scale(let x, let y): context.scaleBy(x: x, y: y)
    case .quarter: context.rotate(by: .pi / 2)
    case .matrix(let matrix): context.concatenate(matrix)
    case .save: context.saveGState()
    case .restore: context.restoreGState()
    }
  }

  /// The pixel that (1, 2) is, two to a point. The last change comes first: what is drawn is moved by it before all else.
  @Test(
    arguments: [
      ([], 2, 4), ([.move(10, 20)], 22, 44), ([.scale(3, 5)], 6, 20), ([.move(10, 20), .scale(3, 5)], 26, 60),
      ([.scale(3, 5), .move(10, 20)], 66, 220), ([.quarter], -4, 2), ([.move(10, 0), .quarter], 16, 2),
      ([.quarter, .move(10, 0)], -4, 22),
      ([.matrix(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100))], 2, 196),
      ([.save, .move(10, 20), .restore], 2, 4), ([.move(1, 1), .save, .scale(2, 2), .restore, .move(1, 1)], 6, 8),
      ([.restore, .move(1, 0)], 4, 4),
    ] as [([Change], CGFloat, CGFloat)])
  func pixels(changes: [Change], x: CGFloat, y: CGFloat) throws {
    try drawing { context in
      for change in changes { take(change, context) }
      let pixel = context.convertToDeviceSpace(CGPoint(x: 1, y: 2))
      #expect(abs(pixel.x - x) < 1e-9 && abs(pixel.y - y) < 1e-9)
      let back = context.convertToUserSpace(pixel)
      #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
      let rect = CGRect(x: 0, y: 0, width: 8, height: 4)
      let there = context.convertToUserSpace(context.convertToDeviceSpace(rect))
      #expect(abs(there.minX) < 1e-9 && abs(there.width - 8) < 1e-9 && abs(there.height - 4) < 1e-9)
      let size = context.convertToUserSpace(context.convertToDeviceSpace(CGSize(width: 3, height: 4)))
      #expect(abs(size.width - 3) < 1e-9 && abs(size.height - 4) < 1e-9)
    }
  }

  /// A square in a square that runs the same way round is inside by winding, and outside by the even-odd rule.
  @Test(
    arguments: [
      (50, 50, true, false), (10, 10, true, true), (90, 50, true, true), (95, 95, false, false), (-1, 50, false, false),
    ] as [(CGFloat, CGFloat, Bool, Bool)])
  func insideOfPaths(x: CGFloat, y: CGFloat, winding: Bool, evenOdd: Bool) throws {
    try drawing { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.addRects([CGRect(x: 0, y: 0, width: 92, height: 92), CGRect(x: 30, y: 30, width: 40, height: 40)])
      let point = CGPoint(x: x, y: y)
      #expect(
        context.pathContains(point, mode: .fill) == winding && context.pathContains(point, mode: .eoFill) == evenOdd)
      #expect(context.pathContains(point, mode: .fillStroke) == winding)
      #expect(context.pathContains(point, mode: .eoFillStroke) == evenOdd)
      // The path stands where it was drawn, whatever the coordinates become.
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 92, height: 92))
      context.scaleBy(x: 0.5, y: 0.5)
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 184, height: 184))
    }
  }

  /// Drawing forgets the path, and so does a clip by it.
  @Test func whatForgetsThePath() throws {
    try drawing { context in
      let acts: [(CGContext) -> Void] = [
        { $0.fillPath() }, { $0.fillPath(using: .evenOdd) }, { $0.strokePath() }, { $0.drawPath(using: .eoFillStroke) },
        { $0.clip() }, { $0.beginPath() },
      ]
      for act in acts {
        context.move(to: CGPoint(x: 10, y: 10))
        context.addLine(to: CGPoint(x: 30, y: 10))
        #expect(!context.isPathEmpty && context.currentPointOfPath == CGPoint(x: 30, y: 10))
        act(context)
        #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath == .null)
      }
    }
  }

  /// Each clip takes its part of the one before, until what was saved comes back.
  @Test func clips() throws {
    try drawing { context in
      let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(context.boundingBoxOfClipPath == whole)
      context.saveGState()
      context.clip(to: CGRect(x: 20, y: 30, width: 200, height: 40))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 30, width: 80, height: 40))
      context.translateBy(x: 10, y: 0)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 30, width: 80, height: 40))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 30, width: 40, height: 20))
      context.clip(to: [CGRect(x: 12, y: 31, width: 4, height: 4), CGRect(x: 20, y: 40, width: 5, height: 5)])
      #expect(context.boundingBoxOfClipPath == CGRect(x: 12, y: 31, width: 13, height: 14))
      context.saveGState()
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == whole.offsetBy(dx: -10, dy: 0))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 12, y: 31, width: 13, height: 14))
      context.clip(to: CGRect(x: 70, y: 70, width: 5, height: 5))
      #expect(context.boundingBoxOfClipPath.isNull)
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == whole)
    }
  }

  /// The outline of a line of ten points: five on either side; ends that stick out are as long again.
  @Test(
    arguments: [
      (CGLineCap.butt, CGRect(x: 20, y: 45, width: 40, height: 10)),
      (.square, CGRect(x: 15, y: 45, width: 50, height: 10)), (.round, CGRect(x: 15, y: 45, width: 50, height: 10)),
    ] as [(CGLineCap, CGRect)])
  func outlinesOfLines(cap: CGLineCap, box: CGRect) throws {
    try drawing { context in
      context.setLineWidth(10)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 20, y: 50))
      context.addLine(to: CGPoint(x: 60, y: 50))
      context.replacePathWithStrokedPath()
      let found = context.path?.boundingBoxOfPath ?? .null
      #expect(abs(found.minX - box.minX) < 0.1 && abs(found.maxX - box.maxX) < 0.1)
      #expect(abs(found.minY - box.minY) < 0.1 && abs(found.maxY - box.maxY) < 0.1)
      #expect(context.pathContains(CGPoint(x: 40, y: 54), mode: .fill))
      #expect(context.pathContains(CGPoint(x: 17, y: 50), mode: .fill) == (cap != .butt))
      #expect(context.pathContains(CGPoint(x: 15.5, y: 45.5), mode: .fill) == (cap == .square))
    }
  }

  /// A corner of two lines at a right angle, rounded by ten points: the circle touches them ten points before and behind it.
  @Test func roundedCorners() throws {
    try drawing { context in
      context.move(to: CGPoint(x: 10, y: 50))
      context.addArc(tangent1End: CGPoint(x: 50, y: 50), tangent2End: CGPoint(x: 50, y: 90), radius: 10)
      let end = context.currentPointOfPath
      #expect(abs(end.x - 50) < 1e-6 && abs(end.y - 60) < 1e-6)
      context.addLine(to: CGPoint(x: 10, y: 60))
      context.closePath()
      // The middle of the arc is ten points from (40, 60), the corner itself lies outside.
      let reach = 10 / 2.0.squareRoot()
      #expect(context.pathContains(CGPoint(x: 40 + reach - 0.2, y: 60 - reach + 0.2), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 40 + reach + 0.2, y: 60 - reach - 0.2), mode: .fill))
    }
  }
}
