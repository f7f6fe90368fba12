// Documents with views and controllers of frameworks beside UIKit: a host that has them makes them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct DocumentTests {
  private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"30\"/>"
  private static let text = """
    <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="panel" id="c"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><mapView id="m">\(rect)</mapView>
    <wkWebView id="w">\(rect)<wkWebViewConfiguration key="configuration"/></wkWebView>
    <view id="o" customClass="MKMapView">\(rect)</view></subviews></view></viewController></objects></scene>
    <scene sceneID="t"><objects><avPlayerViewController storyboardIdentifier="film" id="f"/></objects></scene>
    </scenes></document>
    """

  @Test func viewsAndControllersAreMade() throws {
    var app = AppBundle.test(plist: .portrait) { UIViewController() }
    app.interfaceFiles = ["Main.storyboard": Array(Self.text.utf8)]
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    var made: [String] = []
    let calls = device.perform(window: 1) { _ in
      let board = UIStoryboard(name: "Main", bundle: nil)
      let panel = board.instantiateViewController(withIdentifier: "panel")
      panel.loadViewIfNeeded()
      made = panel.view.subviews.map { "\(type(of: $0)) \($0.frame.width)" }
      made.append("\(type(of: board.instantiateViewController(withIdentifier: "film")))")
    }.ledger.map(\.call)
    #expect(made == ["MKMapView 50.0", "WKWebView 50.0", "MKMapView 50.0", "AVPlayerViewController"])
    #expect(!calls.contains { $0.hasPrefix("warning") }, "\(calls)")
  }
}
