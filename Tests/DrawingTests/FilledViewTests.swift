// Which views of documents hide what lies below them: those of a colour that is seen (UIView.backgroundColor: nil is "a transparent
// background color", and so is one without alpha).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Findings
import Foundation
import Readings
import SwivelUI
import Testing

@MainActor @Suite struct FilledViewTests {
  @Test(arguments: [(nil, false), ("0.0", false), ("0.01", true), ("1", true)] as [(String?, Bool)])
  func filled(alpha: String?, isFilled: Bool) throws {
    let color =
      alpha.map {
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"\($0)\" colorSpace=\"calibratedRGB\"/>"
      }
      ?? ""
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="123" height="40"/>\(color)</view></objects></document>
      """
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    _ = device.perform(window: 1) { window in
      let made = UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UIView
      made.map { window.rootViewController?.view.addSubview($0) }
    }
    let found = device.inspect(window: 1) { window in
      var pending = [ScreenReading(window).root]
      while let view = pending.popLast() {
        if view.frame.width == 123 { return view.isFilled as Bool? }
        pending += view.subviews
      }
      return nil
    }
    #expect(found == isFilled)
  }
}
