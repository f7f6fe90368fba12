// What a turn changes of a document's views: what their variations name, and nothing the app has made of them since.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct VaryingTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    version="3.0" useAutolayout="YES" useTraitCollections="YES" initialViewController="one"><scenes><scene \
    sceneID="s1"><objects><viewController id="one"><view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" \
    height="667"/><subviews><label fixedFrame="YES" text="Drawn" id="lab"><rect key="frame" x="0" y="0" width="100" \
    height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/><variation \
    key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/></variation></label>\
    <switch fixedFrame="YES" on="YES" id="swi"><rect key="frame" x="0" y="40" width="51" height="31"/><variation \
    key="heightClass=compact" hidden="YES"/></switch><stackView fixedFrame="YES" axis="vertical" spacing="3" id="sta"><rect \
    key="frame" x="0" y="90" width="100" height="100"/><variation key="heightClass=compact" axis="horizontal"/></stackView>\
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func all<View: UIView>(_ type: View.Type, _ window: UIWindow) -> [View] {
    (window.rootViewController?.view.subviews ?? []).compactMap { $0 as? View }
  }

  /// An iPhone SE is of compact height in landscape: the label's font, whether the switch is hidden and the stack's axis vary there.
  /// The text, the switch and the spacing were changed by the app and stay changed, there and back.
  @Test func aTurnChangesWhatVariesAlone() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16),
        apps: [.showing(storyboard: "Main", files: ["Main.storyboard": Array(Self.document.utf8)])]))
    _ = driver.device.perform(window: 1) { window in
      for label in all(UILabel.self, window) { label.text = "Written" }
      for toggle in all(UISwitch.self, window) { toggle.isOn = false }
      for stack in all(UIStackView.self, window) { stack.spacing = 9 }
    }
    for (held, size, isHidden, axis) in [
      (DeviceOrientation.landscapeLeft, 11.0, true, NSLayoutConstraint.Axis.horizontal),
      (.portrait, 17.0, false, .vertical),
    ] {
      #expect(driver.turn(held).ending == .settled)
      driver.device.inspect(window: 1) { window in
        #expect(all(UILabel.self, window).map(\.text) == ["Written"])
        #expect(all(UILabel.self, window).map { Double($0.font.pointSize) } == [size])
        #expect(all(UISwitch.self, window).map(\.isOn) == [false])
        #expect(all(UISwitch.self, window).map(\.isHidden) == [isHidden])
        #expect(all(UIStackView.self, window).map(\.spacing) == [9])
        #expect(all(UIStackView.self, window).map(\.axis) == [axis])
      }
    }
  }
}
