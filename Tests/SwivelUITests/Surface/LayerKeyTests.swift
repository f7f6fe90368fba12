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

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
  }

  /// A turn leaves what else there is: perspective, a mirror, another turn, the place.
  @Test func turns() throws {
    for (part, turn) in [
      ("rotation", CATransform3DMakeRotation(0.5, 0, 0, 1)), ("rotation.z", CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("rotation.x", CATransform3DMakeRotation(0.5, 1, 0, 0)), ("rotation.y", CATransform3DMakeRotation(0.5, 0, 1, 0)),
    ] {
      try onLayer { layer in
        @MainActor func number() -> CGFloat { layer.value(forKeyPath: "transform.\(part)") as? CGFloat ?? .nan }
        @MainActor func isAbout(_ wanted: CATransform3D) -> Bool {
          zip(numbers(layer.transform), numbers(wanted)).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        layer.setValue(0.5, forKeyPath: "transform.\(part)")
        #expect(abs(number() - 0.5) < 1e-9 && isAbout(turn), "\(part)")
        // Seen from 500 points: what comes nearer is larger, so that the turn has to come first.
        var perspective = CATransform3DIdentity
        (perspective.m34, perspective.m41, perspective.m42) = (-1 / 500, 8, 9)
        layer.transform = perspective
        for angle in [1.2, 0.5] as [CGFloat] { layer.setValue(angle, forKeyPath: "transform.\(part)") }
        #expect(abs(number() - 0.5) < 1e-9 && isAbout(CATransform3DConcat(turn, perspective)), "\(part)")
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        for angle in [1.2, 0.5] as [CGFloat] { layer.setValue(angle, forKeyPath: "transform.\(part)") }
        let rows = numbers(layer.transform)
        #expect(abs(number() - 0.5) < 1e-9, "\(part)")
        // It is a mirror still: its determinant is -1.
        let across = rows[0] * (rows[5] * rows[10] - rows[6] * rows[9])
        let down = rows[1] * (rows[4] * rows[10] - rows[6] * rows[8])
        #expect(abs(across - down + rows[2] * (rows[4] * rows[9] - rows[5] * rows[8]) + 1) < 1e-9, "\(part)")
      }
    }
  }

  /// A box of something else changes nothing, and ends nothing.
  @Test func otherBoxes() throws {
    let boxes: [(String, NSValue)] = [
      ("position", NSValue(cgPoint: CGPoint(x: 1, y: 1))),
      ("shadowOffset", NSValue(cgSize: CGSize(width: 1, height: 1))),
      ("bounds", NSValue(cgRect: CGRect(x: 1, y: 1, width: 1, height: 1))),
      ("transform", NSValue(caTransform3D: CATransform3DMakeScale(9, 9, 9))),
      ("contentsRect", NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))),
    ]
    let keys = [
      "position", "anchorPoint", "bounds.origin", "shadowOffset", "bounds.size", "bounds", "transform",
      "sublayerTransform", "position.x", "transform.scale", "transform.translation", "opacity", "hidden",
    ]
    // A place is no size, nor the other way round; each goes into the keys of its own structure.
    let own = [
      "position": ["position", "anchorPoint", "bounds.origin"],
      "shadowOffset": ["shadowOffset", "bounds.size", "transform.translation"], "bounds": ["bounds"],
      "transform": ["transform", "sublayerTransform"],
    ]
    for (name, box) in boxes {
      for key in keys where own[name]?.contains(key) != true {
        try onLayer { layer in
          let before = "\(String(describing: layer.value(forKeyPath: key)))"
          layer.setValue(box, forKeyPath: key)
          #expect("\(String(describing: layer.value(forKeyPath: key)))" == before, "\(name)'s box for \(key)")
        }
      }
      #expect(name == "position" || box.cgPointValue == .zero)
      #expect(name == "bounds" || box.cgRectValue == .zero)
    }
  }

  /// A layer's frame by its name, and parts of it.
  @Test func frames() throws {
    try onLayer { layer in
      #expect((layer.value(forKey: "frame") as? NSValue)?.cgRectValue == CGRect(x: -10, y: -14, width: 30, height: 40))
      layer.setValue(NSValue(cgRect: CGRect(x: 2, y: 4, width: 6, height: 8)), forKey: "frame")
      #expect(layer.position == CGPoint(x: 5, y: 8) && layer.bounds.size == CGSize(width: 6, height: 8))
      layer.setValue(20, forKeyPath: "frame.size.width")
      layer.setValue(1, forKeyPath: "frame.origin.x")
      #expect(layer.frame == CGRect(x: 1, y: 4, width: 20, height: 8))
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
