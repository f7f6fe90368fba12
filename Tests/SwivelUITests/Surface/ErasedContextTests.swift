// What a context forgets, what it begins with, and how it writes letters and turns pictures, by Core Graphics' reference. Apart from
// DrawingContextTests, which is about sizes, and DrawnPathTests, which is about paths.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Testing

@testable import SwivelUI

@MainActor @Suite struct ErasedContextTests {
  private let all = CGRect(x: 0, y: 0, width: 40, height: 30)
  /// What is drawn into a picture of 40×30 points.
  private func drawn(_ draw: (CGContext) -> Void) throws -> [DrawnPart] {
    try onDevice(.iPhone8, Era(15)) { _ in
      let image = UIGraphicsImageRenderer(size: all.size).image { draw($0.cgContext) }
      return try #require(image.record).parts
    }
  }

  /// `clear(_:)` and filling in the mode `clear` make everything transparent where they reach; here only what is covered wholly is forgotten.
  @Test(
    arguments: [
      ("all", 0), ("more than all", 0), ("a part", 1), ("all, moved away", 1), ("all, moved away and back", 0),
      ("all of a clip", 1), ("all of a clip that is given back", 0), ("an ellipse", 1), ("half the scale", 1),
      ("twice the scale", 0), ("all around it, askew", 1), ("all, faintly", 0), ("all of a full context", 0),
    ])
  func clearing(way: String, left: Int) throws {
    for inMode in [false, true] {
      let parts = try drawn { context in
        let times = way == "all of a full context" ? CGContext.maximumParts + 1 : 1
        for _ in 0..<times { context.fill(CGRect(x: 5, y: 6, width: 20, height: 10)) }
        func clear(_ rect: CGRect) {
          guard inMode else { return context.clear(rect) }
          context.saveGState()
          context.setBlendMode(.clear)
          context.fill(rect)
          context.restoreGState()
        }
        switch way {
        case "more than all": clear(all.insetBy(dx: -5, dy: -5))
        case "a part": clear(CGRect(x: 0, y: 0, width: 40, height: 29))
        case "all, moved away":
          context.translateBy(x: 1, y: 0)
          clear(all)
        case "all, moved away and back":
          context.translateBy(x: 1, y: 2)
          clear(all.offsetBy(dx: -1, dy: -2))
        case "all of a clip":
          context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
          clear(all)
        case "all of a clip that is given back":
          context.saveGState()
          context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
          context.restoreGState()
          clear(all)
        case "an ellipse":
          context.setBlendMode(.clear)
          context.fillEllipse(in: all)
        case "half the scale":
          context.scaleBy(x: 0.5, y: 0.5)
          clear(all)
        case "twice the scale":
          context.scaleBy(x: 2, y: 2)
          clear(CGRect(x: 0, y: 0, width: 20, height: 15))
        case "all around it, askew":
          // The square around a turned 40×30 covers all of it; the turned one leaves the corners.
          context.translateBy(x: 20, y: 15)
          context.rotate(by: .pi / 4)
          clear(all.offsetBy(dx: -20, dy: -15))
        case "all, faintly":
          context.setAlpha(0)
          clear(all)
        default: clear(all)
        }
      }
      #expect(parts.count == left, "\(way) \(inMode)")
    }
  }

  /// `setFillColorSpace(_:)`, `setStrokeColorSpace(_:)`: "the color is set to the default for the space", which is black.
  @Test func spacesBeginWithBlack() throws {
    let parts = try drawn { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.fill(all)
      context.stroke(all)
      context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
      context.fill(all)
      context.stroke(all)
    }
    let colors = parts.map { part -> UIColor? in
      switch part.content {
      case .fill(_, let color, _), .stroke(_, let color, _): UIColor(cgColor: color)
      default: nil
      }
    }
    #expect(colors.prefix(2) == [.red, .blue] && colors.count == 4)
    for color in colors.suffix(2) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 0)
      #expect(color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true)
      #expect([red, green, blue, alpha] == [0, 0, 0, 1])
    }
  }

  /// CGTextDrawingMode: letters are filled, outlined, both or neither. Filled ones are drawn once, where they are; how outlines are made up is
  /// nobody's law.
  @Test(
    arguments: [
      (CGTextDrawingMode.fill, true, false), (.stroke, false, true), (.fillStroke, true, true),
      (.invisible, false, false),
    ])
  func letters(mode: CGTextDrawingMode, fills: Bool, outlines: Bool) throws {
    let parts = try drawn { context in
      context.setTextDrawingMode(mode)
      context.setLineWidth(3)
      ("tilt" as NSString).draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    let isInPlace = parts.map { part in
      if case .text(_, let rect) = part.content {
        rect.applying(part.map).origin == CGPoint(x: 10, y: 5)
      } else {
        false
      }
    }
    #expect(isInPlace.filter { $0 }.count == (fills ? 1 : 0))
    #expect(isInPlace.contains(false) == outlines)
  }

  /// `draw(_:in:)` of a CGImage: its lower left corner is at the rectangle's origin, which stands it on its head where y runs downwards.
  @Test func picturesStandOnTheirHeads() throws {
    let parts = try drawn { context in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      }
      guard let picture = image.cgImage else { return }
      context.draw(picture, in: CGRect(x: 10, y: 6, width: 20, height: 10))
    }
    let found = try #require(parts.last)
    guard case .image(_, let rect) = found.content else {
      Issue.record("no picture")
      return
    }
    #expect(rect.applying(found.map) == CGRect(x: 10, y: 6, width: 20, height: 10))
    #expect(CGPoint(x: rect.minX, y: rect.minY).applying(found.map) == CGPoint(x: 10, y: 16))
  }
}
