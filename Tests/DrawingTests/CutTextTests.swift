// Which labels' texts are told as cut: those that find no room, as small as the label may make them (UILabel.minimumScaleFactor: "the
// smallest multiplier for the current font size"; 0 for the size it has). Widths are measured to a fiftieth.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Findings
import Foundation
import Readings
import SwivelUI
import Testing

@MainActor @Suite struct CutTextTests {
  /// The least scale, nil for none; the share of the text's width the label has; and whether the text is told as cut.
  @Test(
    arguments: [
      (nil, 1.1, false), (nil, 0.9, true), (nil, 0.5, true), (0.5, 0.6, false), (0.5, 0.45, true), (0.8, 0.85, false),
      (0.8, 0.7, true), (0, 0.9, true), (0, 1.1, false), (1, 0.9, true),
    ] as [(CGFloat?, CGFloat, Bool)])
  func cut(scale: CGFloat?, share: CGFloat, isCut: Bool) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let controller = UIViewController()
          let label = UILabel()
          label.text = "Some rather long words"
          label.accessibilityIdentifier = "words"
          if let scale { (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, scale) }
          label.frame = CGRect(x: 20, y: 100, width: label.intrinsicContentSize.width * share, height: 30)
          controller.view.addSubview(label)
          return controller
        }
      ])
    let told = device.inspect(window: 1) { window in
      ScreenInspector(checks: [.truncated]).findings(in: ScreenReading(window)).count
    }
    #expect(told == (isCut ? 1 : 0))
  }
}
