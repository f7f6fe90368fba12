// Orientation values, device orientations and masks: the rules that are arithmetic or a single question.
import DeviceFixtures
import Emulator
import Orientation
import SwivelTesting
import SwivelUI
import Testing

@MainActor struct ValueRuleTests {
  /// R-ENUM-03: 1 shifted by the raw value; the sums are arithmetic.
  @Test(arguments: [
    (UIInterfaceOrientationMask.portrait, 2), (.portraitUpsideDown, 4), (.landscapeRight, 8), (.landscapeLeft, 16),
    (.landscape, 24), (.allButUpsideDown, 26), (.all, 30),
  ])
  func maskValues(mask: UIInterfaceOrientationMask, value: Int) {
    #expect(Int(mask.rawValue) == value)
  }

  /// R-ENUM-06. Given a device orientation: isPortrait, isLandscape, isFlat, isValidInterfaceOrientation.
  @Test(arguments: [
    (UIDeviceOrientation.unknown, false, false, false, false), (.portrait, true, false, false, true),
    (.portraitUpsideDown, true, false, false, true), (.landscapeLeft, false, true, false, true),
    (.landscapeRight, false, true, false, true), (.faceUp, false, false, true, false),
    (.faceDown, false, false, true, false),
  ])
  func questions(of orientation: UIDeviceOrientation, portrait: Bool, landscape: Bool, flat: Bool, valid: Bool) {
    #expect(orientation.isPortrait == portrait)
    #expect(orientation.isLandscape == landscape)
    #expect(orientation.isFlat == flat)
    #expect(orientation.isValidInterfaceOrientation == valid)
  }

  /// R-DEV-04: given the user's lock, when asked, then generation still goes on.
  @Test func generationGoesOnUnderTheLock() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test { V() })
    device.lock()
    let isOn = device.window.inspect { _ in UIDevice.current.isGeneratingDeviceOrientationNotifications }
    #expect(isOn == true)
  }

  /// R-DEV-05: given an app in portrait alone, one notification for each change of attitude and none for a repetition.
  @Test func oneNotificationForEachChange() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test(plist: .portrait) { V() })
    let table: [(UIDeviceOrientation, Int)] = [
      (.portrait, 1), (.landscapeLeft, 1), (.landscapeLeft, 0), (.faceUp, 1), (.faceDown, 1), (.portrait, 1),
    ]
    for (attitude, posts) in table {
      device.rotate(attitude)
      #expect(device.calls.count { $0.hasPrefix("UIDevice.") } == posts, "\(attitude)")
      device.window.expect(interface: .portrait)
    }
  }

  /// R-MASK-01. Given a controller that overrides nothing: its mask on an iPad and on a phone.
  @Test(arguments: [
    ("ipad-air-2", UIInterfaceOrientationMask.all), ("iphone-8", .allButUpsideDown), ("iphone-x", .allButUpsideDown),
  ])
  func defaultMasks(model: String, mask: UIInterfaceOrientationMask) throws {
    let device = try TestDevice(.catalogue(model), iOS: "12", .test { V() })
    let answer = device.window.inspect { $0.rootViewController?.supportedInterfaceOrientations }
    #expect(answer == mask)
  }

  /// R-MASK-06. Given an Info.plist, when the device turns to landscape left, then the interface follows or not.
  @Test(arguments: [
    ("iphone-8", InfoDictionary(), UIInterfaceOrientation.portrait),
    ("iphone-8", InfoDictionary(supportedInterfaceOrientations: .portrait), .portrait),
    ("iphone-8", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown), .landscapeRight),
    (
      "iphone-8",
      InfoDictionary(supportedInterfaceOrientations: .portrait, supportedInterfaceOrientationsPhone: .allButUpsideDown),
      .landscapeRight
    ),
    (
      "iphone-8", InfoDictionary(supportedInterfaceOrientations: .portrait, supportedInterfaceOrientationsPad: .all),
      .portrait
    ),
    (
      "ipad-air-2", InfoDictionary(supportedInterfaceOrientations: .portrait, supportedInterfaceOrientationsPad: .all),
      .landscapeRight
    ),
  ])
  func listedOrientations(model: String, plist: InfoDictionary, result: UIInterfaceOrientation) throws {
    let app = AppBundle(name: "A", infoDictionary: plist) { TestDelegate(root: V()) }
    let device = try TestDevice(.catalogue(model), iOS: "12", app)
    device.rotate(.landscapeLeft)
    device.window.expect(interface: result)
  }

  /// R-API-10: given a landscape interface, when the device lies flat, then statusBarOrientation is still the interface's.
  @Test func theStatusBarIsNeverFlat() throws {
    let device = try TestDevice("iphone-8", iOS: "12", .test { V() })
    device.rotate(.landscapeLeft)
    device.rotate(.faceUp)
    let seen = device.window.inspect { _ in (UIApplication.shared.statusBarOrientation, UIDevice.current.orientation) }
    #expect(seen?.0 == .landscapeRight)
    #expect(seen?.1 == .faceUp)
  }

  /// R-EXC-06: given a delegate that allows landscape and a root that allows portrait, a launch raises nothing.
  @Test func emptinessIsNotTestedAtLaunch() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test(delegateMask: .landscape) { MaskedV(.portrait) })
    #expect(!device.calls.contains { $0.contains("exception") })
  }

  /// R-NEG-12: at rest the interface is in the mask of app and device, whatever the device does.
  @Test(
    arguments: [
      ("iphone-8", UIInterfaceOrientationMask.allButUpsideDown), ("iphone-x", .all), ("iphone-8", .landscape),
      ("iphone-8", [.portrait, .landscapeLeft]),
    ] as [(String, UIInterfaceOrientationMask)])
  func atRestTheInterfaceIsAllowed(model: String, plist: UIInterfaceOrientationMask) throws {
    let device = try TestDevice(.catalogue(model), iOS: "15", .test(plist: plist) { MaskedV(.all) })
    let isNotch = model == "iphone-x"
    for first in UIDeviceOrientation.allCases {
      for second in UIDeviceOrientation.allCases {
        device.rotate(first)
        device.rotate(second)
        let now = try #require(device.window.snapshot?.interface)
        #expect(plist.contains(now), "\(first), \(second)")
        if isNotch { #expect(now != .portraitUpsideDown) }
      }
    }
  }
}
