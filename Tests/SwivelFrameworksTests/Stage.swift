// An app with a screen for a test, and the time that passes in it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelFrameworks
import SwivelUI

@MainActor final class Stage {
  let device: EmulatedDevice
  let root: UIViewController

  init() throws {
    device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { UIViewController() }])
    guard let root = device.inspect(window: 1, { $0.rootViewController }) ?? nil else { throw NoRoot() }
    self.root = root
  }

  private struct NoRoot: Error {}

  /// Runs as the app's code, and lets what it put off come to pass.
  func act(_ body: @escaping @MainActor (UIView) -> Void) {
    _ = device.perform(window: 1) { [root] _ in body(root.view) }
    _ = device.handle(DeviceInput(time: 0, event: .wait(0.1)))
  }

  func read<Value>(_ body: @MainActor (UIView) -> Value) -> Value? {
    device.inspect(window: 1) { [root] _ in body(root.view) }
  }

  @discardableResult
  func send(_ event: DeviceEvent) -> Outcome { device.handle(DeviceInput(time: 0, event: event)) }
}
