// Labels that may make their text smaller, as the judge of mistakes sees them (UILabel.minimumScaleFactor).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Findings
import Foundation
import Readings
import SwivelUI
import Testing

@MainActor @Suite("Text that is made smaller") struct ShrunkTextTests {
  /// "If this property is set to 0.0, the current font size is used as the smallest font size": a label then shrinks nothing. Whether
  /// the text fits a room that is a share of its width is arithmetic.
  @Test(
    "a text is cut where even its smallest size has no room",
    arguments: [
      (false, 0.5, 0.6, true), (false, 0, 1.1, false), (true, 0, 0.6, true), (true, 0, 1.1, false),
      (true, 0.5, 0.6, false),
      (true, 0.5, 0.4, true), (true, 0.9, 0.6, true), (true, 1, 0.6, true),
    ] as [(Bool, Double, Double, Bool)])
  func smallest(shrinks: Bool, factor: Double, room: Double, isCut: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let findings = device.inspect(window: 1) { window in
      let label = UILabel(frame: .zero)
      label.text = "Several words of a label"
      label.adjustsFontSizeToFitWidth = shrinks
      label.minimumScaleFactor = factor
      let whole = label.intrinsicContentSize
      label.frame = CGRect(x: 20, y: 200, width: (Double(whole.width) * room).rounded(), height: whole.height)
      window.rootViewController?.view.addSubview(label)
      return ScreenInspector().findings(in: ScreenReading(window))
    }
    #expect(try #require(findings).contains { $0.identity.check == .truncated } == isCut)
  }
}
