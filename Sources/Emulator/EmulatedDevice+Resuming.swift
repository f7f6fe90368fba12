// Going on after an app ended the process on the sensor's word: the device is held as it is, whatever the app made of it.
import Orientation

extension EmulatedDevice {
  /// Takes over what a sensor said without asking or telling anybody: the apps could not bear to hear it. Commands are no
  /// sensor's and change nothing.
  package func takeOver(_ event: DeviceEvent) {
    switch event {
    case .deviceOrientation(let orientation):
      if isRotationLocked { context.attitude = orientation } else { assume(attitude: orientation) }
    case .rotationLock(let isOn): context.isRotationLocked = isOn
    case .arrange, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag,
      .wait, .contentSize, .appearance, .system, .tick:
      break
    }
  }
}
