// Colours documents name of the system's that are not known by name: they keep what they were.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct DocumentColorTests {
  private static func document(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    version="3.0" useAutolayout="YES" useTraitCollections="YES" initialViewController="c"><scenes><scene \
    sceneID="s1"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" \
    height="667"/><color key="backgroundColor" systemColor="\(name)"/></view></viewController></objects></scene></scenes>\
    <resources><systemColor name="underPageBackgroundColor"><color red="0.5" green="0.25" blue="0.75" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></systemColor><systemColor name="systemRedColor"><color white="1" \
    alpha="1"/></systemColor></resources></document>
    """
  }

  @Test(arguments: ["underPageBackgroundColor", "systemRedColor", "nobodysColor"])
  func theirOwnColours(name: String) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16),
        apps: [.showing(storyboard: "Main", files: ["Main.storyboard": Array(Self.document(name).utf8)])]))
    driver.device.inspect(window: 1) { window in
      let known = [
        "underPageBackgroundColor": UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1), "systemRedColor": .systemRed,
      ]
      #expect(window.rootViewController?.view.backgroundColor == known[name])
    }
  }

  /// A bar of a controller has the ground its document gives it, as any view has.
  @Test func groundsOfBars() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      version="3.0" useAutolayout="YES" useTraitCollections="YES" initialViewController="n"><scenes><scene sceneID="s1">\
      <objects><navigationController id="n"><navigationBar key="navigationBar" id="b"><color key="backgroundColor" red="0.5" \
      green="0.25" blue="0.75" alpha="1"/></navigationBar><toolbar key="toolbar" id="t"><color key="backgroundColor" \
      white="0.5" alpha="1"/></toolbar></navigationController></objects></scene></scenes></document>
      """
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16),
        apps: [.showing(storyboard: "Main", files: ["Main.storyboard": Array(text.utf8)])]))
    driver.device.inspect(window: 1) { window in
      let controller = window.rootViewController as? UINavigationController
      #expect(controller?.navigationBar.backgroundColor == UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1))
      #expect(controller?.toolbar.backgroundColor == UIColor(white: 0.5, alpha: 1))
    }
  }
}
