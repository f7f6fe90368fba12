// Where layers in layers are seen (Core Animation Programming Guide, "Layers Use Two Types of Coordinate Systems").
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct LayerPlaceTests {
  /// A sublayer is in its layer's bounds, whose origin is what of it is seen at the upper left: moved on by (10, 5), everything in it is
  /// seen that much further to the left and up, shapes as well as layers.
  @Test(arguments: [CGPoint.zero, CGPoint(x: 10, y: 5), CGPoint(x: -4, y: 8)])
  func sublayersAreInTheBounds(origin: CGPoint) throws {
    let picture = try drawn { root in
      let (outer, inner, shape) = (CALayer(), CALayer(), CAShapeLayer())
      outer.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
      outer.bounds.origin = origin
      inner.frame = CGRect(x: 15, y: 16, width: 20, height: 21)
      inner.backgroundColor = UIColor.red.cgColor
      shape.path = CGPath(rect: CGRect(x: 40, y: 41, width: 22, height: 23), transform: nil)
      shape.fillColor = UIColor.blue.cgColor
      outer.addSublayer(inner)
      outer.addSublayer(shape)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      box.accessibilityIdentifier = "box"
      box.layer.addSublayer(outer)
      root.addSubview(box)
    }
    let expected = [CGRect(x: 35, y: 46, width: 20, height: 21), CGRect(x: 60, y: 71, width: 22, height: 23)]
    #expect(picture.parts(of: "box").compactMap(\.place) == expected.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) })
  }
}
