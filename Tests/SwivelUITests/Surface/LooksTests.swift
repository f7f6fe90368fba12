// What UIKit derives from looks: whom a finger meets, which tint holds, which colour a trait gives, how large text is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct LooksTests {
  /// UIView's documentation: hidden views, those that take no touches and those fainter than 0.01 are left out.
  @Test(arguments: [
    ("visible", 1.0, false, true, true), ("faint", 0.009, false, true, false), ("hardly", 0.01, false, true, true),
    ("hidden", 1, true, true, false), ("deaf", 1, false, false, false),
  ])
  func hitTesting(_ name: String, alpha: Double, isHidden: Bool, isTouchable: Bool, isHit: Bool) throws {
    let hit = try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.alpha = CGFloat(alpha)
      view.isHidden = isHidden
      view.isUserInteractionEnabled = isTouchable
      window.addSubview(view)
      return window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view
    }
    #expect(hit == isHit, "\(name)")
  }

  /// Tenths are told: 400.26 is 400.3 and 123.44 is 123.4.
  @Test func aPlaceBeyondTheWindowIsToldInTenths() throws {
    let said = try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView(frame: CGRect(x: 350, y: 100, width: 100, height: 50))
      window.addSubview(view)
      return window.obstacle(to: view, at: CGPoint(x: 400.26, y: 123.44))
    }
    #expect(
      said == "its middle is 400.3×123.4 points from the upper left corner, and the window has 375×667")
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }

    static func pair(in window: UIWindow) -> (parent: UIView, child: Tinted) {
      let (parent, child) = (UIView(), Tinted())
      parent.addSubview(child)
      window.addSubview(parent)
      return (parent, child)
    }
  }

  @Test func tintGoesDownTheTree() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (parent, child) = Tinted.pair(in: window)
      #expect(child.tintColor == .systemBlue)
      let before = child.changes
      parent.tintColor = .red
      #expect(child.tintColor == .red)
      #expect(child.changes == before + 1)
      child.tintColor = .green
      parent.tintColor = .blue
      #expect(child.tintColor == .green)
    }
  }

  /// UIView's documentation of `tintAdjustmentMode`: automatic takes the superview's, normal where there is none; dimmed makes the tint
  /// another, of which views are told.
  @Test func aDimmedTintGoesDownTheTree() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (parent, child) = Tinted.pair(in: window)
      #expect(child.tintAdjustmentMode == .normal)
      let before = child.changes
      parent.tintAdjustmentMode = .dimmed
      #expect(parent.tintAdjustmentMode == .dimmed && child.tintAdjustmentMode == .dimmed)
      #expect(child.tintColor != .systemBlue && child.changes == before + 1)
      child.tintAdjustmentMode = .normal
      #expect(child.tintAdjustmentMode == .normal && child.tintColor == .systemBlue)
    }
  }

  /// The Human Interface Guidelines' system red: 255, 59, 48 in light and 255, 69, 58 in dark.
  @Test(arguments: [(UIUserInterfaceStyle.light, [255, 59, 48]), (.dark, [255, 69, 58])])
  func systemColoursFollowTraits(_ style: UIUserInterfaceStyle, parts: [Int]) throws {
    let found = try onDevice(.iPhone8, Era(15)) { _ in
      let color = UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      return (color.cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
    }
    #expect(found == parts)
  }

  /// Dynamic Type's table: body is 17 points at the usual size, 23 three steps up and 53 at the largest.
  @Test(arguments: [
    (UIContentSizeCategory.large, 17.0), (.extraExtraExtraLarge, 23), (.accessibilityExtraExtraExtraLarge, 53),
    (.extraSmall, 14),
  ])
  func textStylesFollowTheTextSize(_ category: UIContentSizeCategory, size: Double) throws {
    let found = try onDevice(.iPhone8, Era(15)) { _ in
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(found == CGFloat(size))
  }

  /// A circle of radius 50 about (50, 50) touches 0 and 100, and holds its middle but not its box's corners.
  @Test func outlinesHaveBoundsAndInsides() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 3, y: 3)))
    circle.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(circle.bounds.minX == 10)
  }

  @Test func layersShareTheirViewsGeometry() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.layer.position = CGPoint(x: 100, y: 100)
      #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
      view.layer.opacity = 0.5
      #expect(view.alpha == 0.5)
      let own = CALayer()
      own.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      view.layer.addSublayer(own)
      #expect(own.superlayer === view.layer)
      #expect(own.position == CGPoint(x: 10, y: 10))
    }
  }
}
