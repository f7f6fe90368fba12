// Whether the device is held as the sensor says: what the host makes of the sensor's state.
import Emulator
import Orientation
import Testing
import Wire

@testable import HostService

@Suite struct AgreementWithTheSensorTests {
  private func state(_ n: UInt64) -> WireSensorState {
    var state = WireSensorState()
    state.epoch = 7
    state.n = n
    // UIKit's landscapeLeft, as docs/protocol.md has orientations.
    state.orientation = 3
    return state
  }

  /// A state of the moment the host is at is compared with the device; of any other one nothing can be said. Changes are numbered
  /// from 1 (docs/protocol.md), so at 0 the sensor has not said anything yet.
  @Test(
    arguments: [
      (4, 4, [.deviceOrientation(.landscapeLeft)]), (1, 1, [.deviceOrientation(.landscapeLeft)]), (5, 4, []),
      (4, 5, []),
      (0, 0, []),
    ] as [(UInt64, UInt64, [DeviceEvent])])
  func whatTheDeviceIsTold(said: UInt64, handled: UInt64, events: [DeviceEvent]) throws {
    var agreement = SensorAgreement()
    let corrections = try agreement.corrections(
      state(said), last: Cause(epoch: 7, n: handled), device: (orientation: .portrait, isLocked: false))
    #expect(corrections == events)
    // The question is closed by a comparison only.
    #expect(agreement.isOpen == events.isEmpty)
  }

  @Test func whatIsInDoubtIsAskedAgain() throws {
    var agreement = SensorAgreement()
    let corrections = try agreement.corrections(
      state(2), last: Cause(epoch: 7, n: 2), device: (orientation: .landscapeLeft, isLocked: true))
    #expect(corrections == [.rotationLock(false)])
    #expect(!agreement.isOpen)
    agreement.doubt()
    #expect(agreement.isOpen)
  }
}
