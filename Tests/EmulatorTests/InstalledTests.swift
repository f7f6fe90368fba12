// Views and constraints of documents that are not installed: they are made, so that outlets name them, and wait.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

final class InstallingController: UIViewController {
  @Outlet var lead: NSLayoutConstraint!
  @Outlet var middle: NSLayoutConstraint!
  @Outlet var extra: UIView!
  @Outlet var inner: NSLayoutConstraint!
}

@MainActor @Suite struct InstalledTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    version="3.0" useAutolayout="YES" useTraitCollections="YES" initialViewController="c"><scenes><scene \
    sceneID="s1"><objects><viewController id="c" customClass="InstallingController" customModule="EmulatorTests"><view \
    key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><view id="box" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="10" y="20" width="50" height="50"/></view><view \
    id="extra" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="10" y="90" width="50" height="50"/>\
    <subviews><view id="inside" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="5" \
    height="5"/></view></subviews><constraints><constraint firstItem="inside" firstAttribute="width" secondItem="extra" \
    secondAttribute="width" id="inner"/><constraint firstAttribute="width" constant="40" id="ew"/><constraint \
    firstAttribute="height" constant="30" id="eh"/></constraints></view></subviews><constraints><constraint \
    firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="lead"/><constraint \
    firstItem="box" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="middle"/><constraint \
    firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="top"/><constraint \
    firstItem="box" firstAttribute="width" relation="equal" constant="50" id="w"/><constraint firstItem="box" \
    firstAttribute="height" constant="50" id="h"/><constraint firstItem="extra" firstAttribute="leading" \
    secondItem="v" secondAttribute="leading" constant="7" id="el"/><constraint firstItem="extra" firstAttribute="top" \
    secondItem="v" secondAttribute="top" constant="90" id="et"/></constraints><variation key="default"><mask \
    key="subviews"><exclude reference="extra"/></mask><mask key="constraints"><exclude reference="middle"/></mask>\
    </variation><variation key="heightClass=compact"><mask key="subviews"><include reference="extra"/></mask></variation>\
    </view><connections><outlet property="lead" destination="lead" id="o1"/><outlet property="middle" \
    destination="middle" id="o2"/><outlet property="extra" destination="extra" id="o3"/><outlet property="inner" \
    destination="inner" id="o4"/></connections></viewController></objects></scene></scenes></document>
    """

  private struct Seen: Equatable {
    var lead, middle, isShown, isHidden, inner: Bool
    var box, extra: CGFloat?
  }

  private func seen(_ driver: Driver) throws -> Seen {
    var seen: Seen?
    driver.device.inspect(window: 1) { window in
      guard let screen = window.rootViewController as? InstallingController, let extra = screen.extra,
        let lead = screen.lead, let middle = screen.middle, let inner = screen.inner
      else { return }
      seen = Seen(
        lead: lead.isActive, middle: middle.isActive, isShown: extra.superview === screen.view,
        isHidden: extra.isHidden, inner: inner.isActive, box: screen.view.subviews.first?.frame.minX,
        extra: extra.superview == nil ? nil : extra.frame.minX)
    }
    return try #require(seen)
  }

  /// Xcode's help on size classes: "a runtime object for an uninstalled view is still created"; it and its constraints are not in the
  /// hierarchy, and it is hidden. A turn installs what varies, and leaves alone what code switched on or off.
  @Test func outletsNameThem() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16),
        apps: [.showing(storyboard: "Main", files: ["Main.storyboard": Array(Self.document.utf8)])]))
    #expect(
      try seen(driver)
        == Seen(lead: true, middle: false, isShown: false, isHidden: true, inner: true, box: 10, extra: nil))
    _ = driver.device.perform(window: 1) { window in
      guard let screen = window.rootViewController as? InstallingController else { return }
      screen.lead?.isActive = false
      screen.middle?.isActive = true
    }
    driver.turn(.landscapeLeft)
    #expect(
      try seen(driver)
        == Seen(lead: false, middle: true, isShown: true, isHidden: false, inner: true, box: 308.5, extra: 7))
    driver.turn(.portrait)
    let back = try seen(driver)
    #expect(!back.lead && back.middle && !back.isShown && back.box == 162.5)
  }
}
