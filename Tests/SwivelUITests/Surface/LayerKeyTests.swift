// A layer's properties by name, and the fields Core Animation gives points, sizes, rectangles and transforms ("Key-Value Coding
// Extensions" of its programming guide): what is set by a name is read by it and by the property, and what stands beside it stays.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct LayerKeyTests {
  private func onLayer<Result>(_ body: (CALayer) throws -> Result) throws -> Result {
    try onDevice(.iPhone8, Era(16)) { _ in
      let layer = CALayer()
      layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
      layer.position = CGPoint(x: 5, y: 6)
      return try body(layer)
    }
  }

  /// Each number by its name: (key, what it is before, what the property says after 7 was set).
  @Test func numbers() throws {
    let rows: [(String, CGFloat, (CALayer) -> CGFloat)] = [
      ("position.x", 5, { $0.position.x }), ("position.y", 6, { $0.position.y }),
      ("bounds.origin.x", 1, { $0.bounds.minX }), ("bounds.origin.y", 2, { $0.bounds.minY }),
      ("bounds.size.width", 30, { $0.bounds.width }), ("bounds.size.height", 40, { $0.bounds.height }),
      ("anchorPoint.x", 0.5, { $0.anchorPoint.x }), ("anchorPoint.y", 0.5, { $0.anchorPoint.y }),
      ("shadowOffset.width", 0, { $0.shadowOffset.width }), ("shadowOffset.height", -3, { $0.shadowOffset.height }),
      ("contentsRect.origin.x", 0, { $0.contentsRect.minX }), ("contentsRect.size.width", 1, { $0.contentsRect.width }),
      ("zPosition", 0, { $0.zPosition }), ("anchorPointZ", 0, { $0.anchorPointZ }),
      ("cornerRadius", 0, { $0.cornerRadius }), ("borderWidth", 0, { $0.borderWidth }),
      ("shadowRadius", 3, { $0.shadowRadius }), ("transform.translation.x", 0, { $0.transform.m41 }),
      ("transform.translation.y", 0, { $0.transform.m42 }), ("transform.translation.z", 0, { $0.transform.m43 }),
      ("transform.scale.x", 1, { $0.transform.m11 }), ("transform.scale.y", 1, { $0.transform.m22 }),
      ("transform.scale.z", 1, { $0.transform.m33 }), ("sublayerTransform.scale.x", 1, { $0.sublayerTransform.m11 }),
    ]
    for (key, before, read) in rows {
      try onLayer { layer in
        #expect(layer.value(forKeyPath: key) as? CGFloat == before && read(layer) == before, "\(key)")
        layer.setValue(7, forKeyPath: key)
        #expect(layer.value(forKeyPath: key) as? CGFloat == 7 && read(layer) == 7, "\(key)")
        // All others are as they were.
        for (other, value, _) in rows where other != key {
          #expect(layer.value(forKeyPath: other) as? CGFloat == value, "\(other) after \(key)")
        }
        layer.setValue("seven", forKeyPath: key)
        #expect(read(layer) == 7, "\(key)")
      }
    }
  }

  /// "scale: the average of all three scale factors"; "rotation: in radians, about the z axis"; "translation: in x and y", a size.
  @Test func partsOfTransforms() throws {
    try onLayer { layer in
      @MainActor func number(_ part: String) -> CGFloat {
        layer.value(forKeyPath: "transform.\(part)") as? CGFloat ?? .nan
      }
      layer.transform = CATransform3DMakeScale(2, 3, 4)
      #expect(number("scale") == 3 && number("scale.x") == 2 && number("scale.y") == 3 && number("scale.z") == 4)
      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
      #expect(abs(number("rotation") - .pi / 2) < 1e-9 && abs(number("rotation.z") - .pi / 2) < 1e-9)
      #expect(
        abs(number("scale.x") - 2) < 1e-9 && abs(number("scale.y") - 3) < 1e-9 && abs(number("scale.z") - 4) < 1e-9)
      // Two to the right becomes two downwards.
      #expect(abs(layer.transform.m12 - 2) < 1e-9 && abs(layer.transform.m21 + 3) < 1e-9)
      layer.setValue(NSValue(cgSize: CGSize(width: 8, height: 9)), forKeyPath: "transform.translation")
      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
      #expect(number("translation.x") == 8 && number("translation.y") == 9 && number("translation.z") == 0)
      let moved = layer.value(forKeyPath: "transform.translation") as? NSValue
      #expect(moved?.cgSizeValue == CGSize(width: 8, height: 9))
      layer.setValue(1.5, forKeyPath: "transform.scale")
      #expect(["scale", "scale.x", "scale.y", "scale.z"].allSatisfy { abs(number($0) - 1.5) < 1e-9 })
      #expect(abs(number("rotation") - .pi / 2) < 1e-9 && number("translation.x") == 8)
      layer.setValue(0, forKeyPath: "transform.scale.x")
      layer.setValue(5, forKeyPath: "transform.scale.x")
      #expect(number("scale.x") == 5)
      layer.setValue(3, forKeyPath: "transform.other")
      #expect(layer.value(forKeyPath: "transform.other") as? Int == 3)
    }
  }

  /// Whole values, by objects and by themselves; a colour of UIKit's is none of Core Graphics'.
  @Test func wholeValues() throws {
    try onLayer { layer in
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.setValue(NSValue(cgRect: rect), forKey: "bounds")
      #expect(layer.bounds == rect && (layer.value(forKey: "bounds") as? NSValue)?.cgRectValue == rect)
      layer.setValue(CGPoint(x: 8, y: 9), forKey: "position")
      #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue == CGPoint(x: 8, y: 9))
      layer.setValue(NSValue(cgSize: CGSize(width: 2, height: 2)), forKeyPath: "bounds.size")
      #expect(layer.bounds == CGRect(x: 1, y: 2, width: 2, height: 2))
      layer.setValue(NSValue(cgPoint: .zero), forKeyPath: "bounds.origin")
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
      let half = CATransform3DMakeScale(0.5, 0.5, 1)
      layer.setValue(NSValue(caTransform3D: half), forKey: "transform")
      #expect(layer.transform == half && (layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue == half)
      for (key, start) in [("opacity", 1), ("shadowOpacity", 0)] as [(String, Float)] {
        #expect(layer.value(forKey: key) as? Float == start)
        layer.setValue(0.25, forKey: key)
        #expect(layer.value(forKey: key) as? Float == 0.25)
      }
      #expect(layer.opacity == 0.25 && layer.shadowOpacity == 0.25)
      for key in ["hidden", "masksToBounds"] {
        #expect(layer.value(forKey: key) as? Bool == false)
        layer.setValue(true, forKey: key)
        #expect(layer.value(forKey: key) as? Bool == true)
      }
      layer.setValue(false, forKey: "doubleSided")
      #expect(layer.isHidden && layer.masksToBounds && !layer.isDoubleSided)
      for key in ["backgroundColor", "borderColor", "shadowColor"] {
        layer.setValue(UIColor.red.cgColor, forKey: key)
        layer.setValue(UIColor.blue, forKey: key)
        #expect(layer.value(forKey: key) as? CGColor == UIColor.red.cgColor, "\(key)")
        layer.setValue(nil, forKey: key)
        #expect(layer.value(forKey: key) as? CGColor == nil, "\(key)")
      }
      layer.setValue("mine", forKey: "other")
      #expect(layer.value(forKey: "other") as? String == "mine" && layer.value(forKey: "another") == nil)
    }
  }
}
