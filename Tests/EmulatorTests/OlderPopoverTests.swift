// Popovers as apps from before iOS 8 show them. What UIPopoverController's documentation says of each.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

private final class Screen: UIViewController, UIPopoverControllerDelegate {
  let content = UIViewController()
  lazy var popover = UIPopoverController(contentViewController: content)
  var mayClose = true
  var heard: [String] = []

  func open() {
    popover.delegate = self
    popover.contentSize = CGSize(width: 240, height: 180)
    popover.present(
      from: CGRect(x: 0, y: 0, width: 40, height: 40), in: view, permittedArrowDirections: .up, animated: false)
  }
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    heard.append("should")
    return mayClose
  }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { heard.append("did") }
}

@MainActor @Suite struct OlderPopoverTests {
  /// Only iPads have any: elsewhere UIKit raises.
  @Test func aPhoneHasNone() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(12), apps: [.test { UIViewController() }])
    _ = device.perform(window: 1) { _ in _ = UIPopoverController(contentViewController: UIViewController()) }
    #expect(device.raised?.hasPrefix("UIPopoverController exception NSInvalidArgumentException") == true)
  }

  /// The delegate is asked and told of touches beside the popover; "not called when the popover is dismissed programmatically".
  @Test(
    arguments: [
      (12, true, ["should", "did"], false), (12, false, ["should"], true), (15, true, ["should", "did"], false),
      (15, false, ["should"], true),
    ])
  func aFingerBesideIt(era: Int, mayClose: Bool, heard: [String], isVisible: Bool) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(era),
        apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) { Screen() }]))
    _ = driver.device.perform(window: 1) { window in
      let screen = window.rootViewController as? Screen
      #expect(screen?.popover.isPopoverVisible == false && screen?.popover.popoverArrowDirection == .unknown)
      screen?.mayClose = mayClose
      screen?.open()
      window.layoutIfNeeded()
      #expect(screen?.popover.isPopoverVisible == true)
      #expect(screen?.content.view.bounds.size == CGSize(width: 240, height: 180))
      #expect(screen?.popover.popoverArrowDirection == .up)
    }
    _ = driver.send(.drag(window: 1, Drag("", from: FingerWay(x: 600, y: 900), by: .none)))
    _ = driver.device.perform(window: 1) { window in
      let screen = window.rootViewController as? Screen
      #expect(screen?.heard == heard)
      #expect(screen?.popover.isPopoverVisible == isVisible)
      screen?.popover.dismiss(animated: false)
      #expect(screen?.heard == heard && screen?.popover.isPopoverVisible == false)
    }
  }
}
