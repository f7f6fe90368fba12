// Layers of their own and layers of views: geometry and tree, as Core Animation's guide has them.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct LayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  /// "The frame is derived from bounds, anchorPoint and position": position = origin + anchor · size.
  @Test(arguments: [(0.5, 0.5), (0, 0), (1, 0.25)] as [(CGFloat, CGFloat)])
  func positionAndAnchor(x: CGFloat, y: CGFloat) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: x, y: y)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    #expect(layer.position == CGPoint(x: 10 + x * 40, y: 20 + y * 80))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 80))
    layer.position = CGPoint(x: 100, y: 200)
    #expect(layer.frame == CGRect(x: 100 - x * 40, y: 200 - y * 80, width: 40, height: 80))
    // Twice as large about the anchor.
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 100 - x * 80, y: 200 - y * 160, width: 80, height: 160))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  /// A view's layer has the view's geometry; moving the anchor moves the view, and the position stays.
  @Test func theLayerOfAView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 80))
    #expect(view.layer.frame == view.frame && view.layer.position == CGPoint(x: 30, y: 60))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 30, y: -20, width: 40, height: 80))
    #expect(view.layer.position == CGPoint(x: 30, y: 60))
    view.layer.position = CGPoint(x: 5, y: 90)
    #expect(view.frame == CGRect(x: 5, y: 10, width: 40, height: 80))
    view.layer.bounds = CGRect(x: 3, y: 4, width: 40, height: 80)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test func looksOfALayerAndOfAView() {
    let view = UIView(frame: .zero)
    for layer in [CALayer(), view.layer] {
      #expect(!layer.isHidden && layer.opacity == 1 && layer.backgroundColor == nil && !layer.masksToBounds)
      (layer.isHidden, layer.opacity, layer.masksToBounds) = (true, 0.5, true)
      layer.backgroundColor = UIColor.red.cgColor
      #expect(layer.isHidden && layer.opacity == 0.5 && layer.masksToBounds)
      #expect(layer.backgroundColor == UIColor.red.cgColor)
      // CALayer's documentation: a black shadow that is not seen, 3 points soft, 3 points above; one pixel a point.
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && layer.speed == 1)
    }
    #expect(view.isHidden && view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red)
  }

  @Test func sublayersHaveAnOrder() {
    let parent = layer(0, 0, 100, 100)
    let (a, b, c, d) = (layer(0, 0, 1, 1), layer(0, 0, 1, 1), layer(0, 0, 1, 1), layer(0, 0, 1, 1))
    #expect(parent.sublayers == nil)
    parent.addSublayer(b)
    parent.insertSublayer(a, at: 0)
    parent.insertSublayer(d, at: 99)
    parent.insertSublayer(c, below: d)
    #expect(parent.sublayers == [a, b, c, d])
    let new = layer(0, 0, 1, 1)
    parent.insertSublayer(new, above: b)
    #expect(parent.sublayers == [a, b, new, c, d])
    new.removeFromSuperlayer()
    parent.replaceSublayer(a, with: new)
    #expect(parent.sublayers == [new, b, c, d] && a.superlayer == nil && new.superlayer === parent)
    parent.replaceSublayer(a, with: layer(0, 0, 1, 1))
    #expect(parent.sublayers == [new, b, c, d], "what is not there cannot be replaced")
    d.removeFromSuperlayer()
    #expect(parent.sublayers == [new, b, c] && d.superlayer == nil)
    let other = layer(0, 0, 10, 10)
    other.addSublayer(c)
    #expect(parent.sublayers == [new, b] && c.superlayer === other, "a layer is in one at most")
    parent.sublayers = [a, d]
    #expect(parent.sublayers == [a, d] && b.superlayer == nil && a.superlayer === parent)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && a.superlayer == nil)
  }

  /// A layer that changes its place is first taken out: each row says what lies where afterwards, arithmetic on the list of
  /// Core Animation's guide ("Building a Layer Hierarchy"): at the end, at an index, behind or in front of another.
  struct OrderRow: Sendable {
    var order: String
    var change: @MainActor @Sendable (CALayer, [CALayer]) -> Void
    init(_ order: String, _ change: @escaping @MainActor @Sendable (CALayer, [CALayer]) -> Void) {
      (self.order, self.change) = (order, change)
    }
  }
  @Test(arguments: [
    OrderRow("bcda") { $0.insertSublayer($1[0], above: $1[3]) },
    OrderRow("bcad") { $0.insertSublayer($1[0], above: $1[2]) },
    OrderRow("bacd") { $0.insertSublayer($1[0], above: $1[1]) },
    OrderRow("bcad") { $0.insertSublayer($1[0], below: $1[3]) },
    OrderRow("abcd") { $0.insertSublayer($1[0], below: $1[1]) },
    OrderRow("dabc") { $0.insertSublayer($1[3], below: $1[0]) },
    OrderRow("adbc") { $0.insertSublayer($1[3], above: $1[0]) },
    OrderRow("abcd") { $0.insertSublayer($1[1], above: $1[1]) },
    OrderRow("abcd") { $0.insertSublayer($1[1], below: $1[1]) }, OrderRow("bcda") { $0.addSublayer($1[0]) },
    OrderRow("bcda") { $0.insertSublayer($1[0], at: 3) }, OrderRow("dabc") { $0.insertSublayer($1[3], at: 0) },
    OrderRow("bda") {
      $0.replaceSublayer($1[2], with: $1[3])
      $0.addSublayer($1[0])
    },
  ])
  func layersThatChangeTheirPlace(_ row: OrderRow) {
    let parent = layer(0, 0, 100, 100)
    let four = ["a", "b", "c", "d"].map { name in
      let made = layer(0, 0, 1, 1)
      made.name = name
      parent.addSublayer(made)
      return made
    }
    row.change(parent, four)
    #expect((parent.sublayers ?? []).map { $0.name ?? "" }.joined() == row.order)
  }

  /// One list has the layers of subviews and those that were added, in the order they came in or were moved to.
  @Test func layersOfSubviewsAndOthersAreInOneList() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let own = layer(0, 0, 5, 5)
    view.layer.addSublayer(own)
    let child = UIView(frame: .zero)
    view.layer.addSublayer(child.layer)
    #expect(child.superview === view && view.layer.sublayers == [own, child.layer])
    #expect(child.layer.superlayer === view.layer && own.superlayer === view.layer)
    let (back, front) = (layer(0, 0, 1, 1), UIView(frame: .zero))
    view.addSubview(front)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, own, child.layer, front.layer])
    view.bringSubviewToFront(child)
    #expect(view.layer.sublayers == [back, own, front.layer, child.layer])
    view.layer.insertSublayer(own, above: front.layer)
    #expect(view.layer.sublayers == [back, front.layer, own, child.layer])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.layer.sublayers == [back, child.layer, own, front.layer])
    view.sendSubviewToBack(front)
    #expect(view.layer.sublayers == [front.layer, back, child.layer, own])
    view.layer.addSublayer(own)
    view.insertSubview(front, aboveSubview: child)
    #expect(view.layer.sublayers == [back, child.layer, own, front.layer] && view.subviews == [child, front])
    child.layer.removeFromSuperlayer()
    #expect(child.superview == nil && view.layer.sublayers == [back, own, front.layer])
    view.layer.sublayers = [front.layer, back]
    #expect(view.layer.sublayers == [front.layer, back] && own.superlayer == nil)
    back.removeFromSuperlayer()
    #expect(view.layer.sublayers == [front.layer])
  }

  /// UIView's documentation of the order of subviews; a view that is moved among its siblings keeps its constraints with them.
  @Test(
    arguments: [
      ("bcda", 0, 3, true), ("bcad", 0, 2, true), ("bcad", 0, 3, false), ("dabc", 3, 0, false), ("adbc", 3, 0, true),
      ("abcd", 1, 1, true), ("abcd", 1, 1, false),
    ] as [(String, Int, Int, Bool)])
  func subviewsThatChangeTheirPlace(order: String, moved: Int, sibling: Int, isAbove: Bool) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let four = ["a", "b", "c", "d"].map { name in
      let view = UIView(frame: .zero)
      view.accessibilityIdentifier = name
      parent.addSubview(view)
      return view
    }
    let tied = four[moved].leftAnchor.constraint(equalTo: four[(moved + 1) % 4].leftAnchor)
    tied.isActive = true
    if isAbove {
      parent.insertSubview(four[moved], aboveSubview: four[sibling])
    } else {
      parent.insertSubview(four[moved], belowSubview: four[sibling])
    }
    #expect(parent.subviews.map { $0.accessibilityIdentifier ?? "" }.joined() == order)
    #expect(parent.subviews.map(\.layer) == parent.layer.sublayers)
    #expect(tied.isActive && parent.constraints.contains(tied))
  }

  /// A point goes from one layer to another by their origins, scrolled bounds counted.
  @Test func points() {
    let root = layer(0, 0, 200, 200)
    let (one, other) = (layer(10, 20, 100, 100), layer(50, 60, 100, 100))
    let inner = layer(5, 6, 20, 20)
    root.addSublayer(one)
    root.addSublayer(other)
    one.addSublayer(inner)
    one.bounds.origin = CGPoint(x: 3, y: 4)
    // Inner's origin is at (10 − 3 + 5, 20 − 4 + 6) in the root.
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 23))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -37, y: -37))
    #expect(inner.convert(CGPoint(x: 1, y: 1), from: other) == CGPoint(x: 39, y: 39))
    #expect(inner.convert(CGPoint(x: 13, y: 23), from: root) == CGPoint(x: 1, y: 1))
    #expect(one.contains(CGPoint(x: 4, y: 5)) && !one.contains(CGPoint(x: 2, y: 5)))
  }

  @Test func theFrontmostLayerUnderAPoint() {
    let root = layer(10, 10, 100, 100)
    let (back, front) = (layer(0, 0, 50, 50), layer(25, 25, 50, 50))
    root.addSublayer(back)
    root.addSublayer(front)
    let hits: [(CGFloat, CGFloat, CALayer?)] = [
      (20, 20, back), (40, 40, front), (80, 80, front), (95, 95, root), (5, 5, nil), (115, 115, nil),
    ]
    for (x, y, hit) in hits { #expect(root.hitTest(CGPoint(x: x, y: y)) === hit, "\(x) \(y)") }
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    root.bounds.origin = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) === back, "(15 + 30, 15 + 30) lies in the one at the back")
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === root)
  }

  @Test func animationsHaveKeys() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layer = CALayer()
      window.layer.addSublayer(layer)
      #expect(layer.animationKeys() == nil)
      let (one, other) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
      layer.add(one, forKey: "a")
      layer.add(other, forKey: "b")
      #expect(layer.animationKeys() == ["a", "b"] && layer.animation(forKey: "a") === one)
      layer.add(other, forKey: "a")
      #expect(layer.animationKeys() == ["b", "a"] && layer.animation(forKey: "a") === other)
      layer.removeAnimation(forKey: "b")
      #expect(layer.animationKeys() == ["a"] && layer.animation(forKey: "b") == nil)
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil)
    }
  }

  /// The control points Core Animation names: (0, 0), two of the curve's own, (1, 1).
  @Test(
    arguments: [
      (.linear, [0, 0, 0, 0, 1, 1, 1, 1]), (.easeIn, [0, 0, 0.42, 0, 1, 1, 1, 1]),
      (.easeOut, [0, 0, 0, 0, 0.58, 1, 1, 1]), (.easeInEaseOut, [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      (.default, [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func curvesOfTime(name: CAMediaTimingFunctionName, points: [Float]) {
    func read(_ curve: CAMediaTimingFunction) -> [Float] {
      (0...3).flatMap { index in
        var values: [Float] = [9, 9]
        curve.getControlPoint(at: index, values: &values)
        return values
      }
    }
    #expect(read(CAMediaTimingFunction(name: name)) == points)
    #expect(read(CAMediaTimingFunction(controlPoints: points[2], points[3], points[4], points[5])) == points)
  }
}
