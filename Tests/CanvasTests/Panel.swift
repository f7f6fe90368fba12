// A storyboard of one panel, loaded by an app, and what the ledger says of it.
import DeviceCatalog
import DeviceFixtures
import Emulator

@testable import SwivelUI

/// The documents and the device of tests that tie a panel's parts together.
@MainActor enum Panel {
  /// Runs code in an app with these documents; what the ledger says of it.
  static func run(_ files: [String: String], _ body: (UIWindow) -> Void) throws -> [String] {
    var app = AppBundle(name: "Panels", infoDictionary: InfoDictionary()) { TestDelegate(root: UIViewController()) }
    app.interfaceFiles = files.mapValues { Array($0.utf8) }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    return device.perform(window: 1, body).calls()
  }

  /// A storyboard of one panel: what its root view has, what it is tied to, and what lies beside it.
  nonisolated static func storyboard(_ inside: String, _ connections: String = "", beside: String = "") -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="panel" id="c" customClass="PanelController" customModule="CanvasTests">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(inside)</subviews></view>
    <connections>\(connections)</connections></viewController>\(beside)
    </objects></scene></scenes></document>
    """
  }

  /// The place of a part.
  nonisolated static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"30\"/>"

  /// What the ledger says when the panel's view is loaded, after `warning: ` or `error: `.
  static func warnings(_ text: String, _ body: (PanelController) -> Void = { _ in }) throws -> [String] {
    let calls = try run(["Main.storyboard": text]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      made.loadViewIfNeeded()
      if let panel = made as? PanelController { body(panel) }
    }
    return calls.compactMap { line in
      (line.range(of: "warning: ") ?? line.range(of: "error: ")).map { String(line[$0.upperBound...]) }
    }
  }
}
