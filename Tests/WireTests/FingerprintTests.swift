// Logs of before there were external displays replay equal: on the device's own screen a window's fingerprint has no screen in it.
import Testing

@testable import Vocabulary

@Suite struct FingerprintTests {
  @Test func onlyAnotherScreenIsAdded() {
    var window = Values.window(1, reason: .rotated)
    window.screen = .device
    var (own, other) = (Fingerprint(), Fingerprint())
    window.add(to: &own)
    window.screen = .external
    window.add(to: &other)
    #expect(own.value != other.value)
    own.add(WindowScreen.external.rawValue)
    #expect(own.value == other.value)
  }
}
