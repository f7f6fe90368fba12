// Whether the device is held as the sensor says: numbers tell that nothing was missed, and only the state that nothing was
// lost, in a crash or beyond what the sensor keeps.
import Emulator
import Orientation
import Wire

/// Compares the sensor's state with the device's, after a start and after every gap, until they agree.
struct SensorAgreement {
  private var isAgreed = false

  /// Something was missed or may have been: the state is to be compared.
  mutating func doubt() { isAgreed = false }

  /// Whether to ask for the sensor's state, when a heartbeat has told that nothing is missing.
  var isOpen: Bool { !isAgreed }

  /// What the device has to be told to be as the sensor says; nothing for a state of another moment than `last`, after which
  /// the question stays open.
  mutating func corrections(
    _ state: WireSensorState, last: Cause, device: (orientation: DeviceOrientation, isLocked: Bool)
  ) throws(WireError) -> [DeviceEvent] {
    guard Cause(epoch: state.epoch, n: state.n) == last, state.n > 0 else { return [] }
    let orientation = try DeviceOrientation(wire: state.orientation, field: "orientation")
    isAgreed = true
    var events: [DeviceEvent] = []
    if orientation != device.orientation { events.append(.deviceOrientation(orientation)) }
    if state.rotationLocked != device.isLocked { events.append(.rotationLock(state.rotationLocked)) }
    return events
  }
}
