// Half turns: the size is the same, and all but the trait lines of T1 happens.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct HalfTurnTests {
  /// T8 on a half turn: whoever is displayed lays out between willRotate and willAnimateRotation.
  @Test(arguments: [(DeviceProfile.iPhone4, Era(5), "480×300"), (.iPhone4, Era(7), "480×320")])
  func t8(profile: DeviceProfile, era: Era, size: String) throws {
    let driver = Driver(
      try EmulatedDevice(profile: profile, era: era, apps: [.test(plist: .allButUpsideDown) { LegacyTurner() }]))
    driver.turn(.landscapeLeft)
    #expect(
      driver.turn(.landscapeRight).calls(leaving: ["supported", "should", "UIDevice"]) == [
        "LegacyTurner.willRotate(to: landscapeLeft)", "LegacyTurner.viewWillLayoutSubviews \(size)",
        "LegacyTurner.viewDidLayoutSubviews \(size)", "LegacyTurner.willAnimateRotation(to: landscapeLeft)",
        "LegacyTurner.didRotate(from: landscapeRight)",
      ])
  }

  /// A controller that is nobody's child and has none: its view keeps its size, and nobody lays it out
  /// (github.com/omergul/LLSimpleCamera/pull/46, seen on devices with iOS 8).
  @Test func aRootByItselfIsNotLaidOut() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { V() }]))
    driver.turn(.landscapeLeft)
    let calls = driver.turn(.landscapeRight).calls(leaving: ["shouldAutorotate", "supported", "UIDevice"])
    #expect(calls == ["V.viewWillTransition(to: 667×375)"])
  }

  /// T5 line 17 where the turn back is a half turn: the uncovered one and what stays in the window lay out.
  @Test func presentationsLayOutWhatStays() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { V() }]))
    driver.turn(.landscapeLeft)
    let outcome = driver.device.perform(window: 1) { window in
      window.rootViewController?.present(B(.overFullScreen, mask: .landscapeLeft), animated: false)
    }
    #expect(outcome.windows[0].interface == .landscapeLeft)
    #expect(outcome.calls().contains("V.viewDidLayoutSubviews 667×375"))
  }
}
