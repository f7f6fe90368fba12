// How round corners are that say it by what is around (iOS 26): UICornerConfiguration's documentation, and circles about one middle.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct CornerConfigurationTests {
  private static let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// A view of 60×40 in one of 100×100 whose corners are round by 30: 10 from the left and the top, 30 from the right, 50 from below.
  private func radii(_ configuration: UICornerConfiguration) throws -> ([CGFloat], CGFloat, CACornerMask) {
    try onDevice(phone(running: 26), Era(26)) { window in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.cornerConfiguration = .corners(radius: 30)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
      outer.addSubview(inner)
      window.addSubview(outer)
      inner.cornerConfiguration = configuration
      window.layoutIfNeeded()
      return (Self.all.map(inner.effectiveRadius), inner.layer.cornerRadius, inner.layer.maskedCorners)
    }
  }

  @Test(arguments: [
    // Half of the shorter side, and no more than asked for.
    ("capsule", UICornerConfiguration.capsule(), [20.0, 20, 20, 20]),
    ("small capsule", .capsule(maximumRadius: 12), [12, 12, 12, 12]),
    ("a number", .corners(radius: .fixed(8)), [8, 8, 8, 8]),
    // Corners are no rounder than the view lets them be.
    ("too large", .corners(radius: .fixed(300)), [20, 20, 20, 20]),
    ("above", .uniformTopRadius(6), [6, 6, 0, 0]),
    ("left and right", .uniformEdges(leftRadius: 4, rightRadius: 9), [4, 9, 4, 9]),
    // The nearer edge is 10 away at the upper corners and the lower left one, and 30 at the lower right: 30 − 10 and 30 − 30.
    ("about one middle", .corners(radius: .containerConcentric()), [20, 20, 20, 0]),
    ("at least", .corners(radius: .containerConcentric(minimum: 5)), [20, 20, 20, 5]),
    ("all as the roundest", .uniformCorners(radius: .containerConcentric()), [20, 20, 20, 20]),
  ]) func howRound(_ name: String, _ configuration: UICornerConfiguration, _ expected: [Double]) throws {
    let (radii, layer, mask) = try radii(configuration)
    #expect(radii == expected.map { CGFloat($0) }, "\(name)")
    #expect(layer == radii.max(), "\(name)")
    #expect(mask.contains(.layerMaxXMaxYCorner) == (expected[3] > 0), "\(name)")
  }

  /// A capsule stays one when its size changes.
  @Test func aCapsuleFollowsItsSize() throws {
    try onDevice(phone(running: 26), Era(26)) { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      view.cornerConfiguration = .capsule()
      window.addSubview(view)
      window.layoutIfNeeded()
      view.frame.size.height = 20
      window.layoutIfNeeded()
      #expect(view.layer.cornerRadius == 10 && view.effectiveRadius(corner: .topLeft) == 10)
    }
  }
}
