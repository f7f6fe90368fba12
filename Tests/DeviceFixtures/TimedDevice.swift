// A device for tests of time: code runs in its one empty app as input, and what happens is noted.
import DeviceCatalog
import Emulator
import SwivelUI

/// What happened, in order.
@MainActor public final class TimeNotes {
  public var all: [String] = []
  public init() {}
  public func callAsFunction(_ note: String) { all.append(note) }
}

/// A device with one empty app, and code that runs in it as input.
@MainActor public struct TimedDevice {
  public let device: EmulatedDevice
  public let notes = TimeNotes()

  public init() throws {
    device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .portrait) { UIViewController() }])
  }

  @discardableResult public func run(_ body: (TimeNotes) -> Void) -> Outcome {
    device.perform(window: 1) { _ in body(notes) }
  }

  @discardableResult public func wait(_ seconds: Double) -> Outcome {
    device.handle(DeviceInput(time: 0, event: .wait(seconds)))
  }
}
