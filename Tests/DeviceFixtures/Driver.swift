// Short words for what tests do to a device, and for what they read from it.
import Emulator
import Orientation
import SwivelUI

/// A device with a running clock.
@MainActor public final class Driver {
  public let device: EmulatedDevice
  private var time = 0.0

  public init(_ device: EmulatedDevice) { self.device = device }

  @discardableResult
  public func send(_ event: DeviceEvent) -> Outcome {
    time += 1
    return device.handle(DeviceInput(time: time, event: event))
  }

  @discardableResult
  public func turn(_ orientation: DeviceOrientation) -> Outcome { send(.deviceOrientation(orientation)) }

  @discardableResult
  public func tap(_ target: String, window: Int = 1) -> Outcome { send(.tap(window: window, target: target)) }

  @discardableResult
  public func segue(_ identifier: String, window: Int = 1) -> Outcome {
    send(.segue(window: window, identifier: identifier))
  }

  public func window(_ id: Int = 1) -> WindowSnapshot { device.snapshot.windows[id - 1] }

  public func stack(_ id: Int = 1) -> [String] { window(id).navigationStack }
}

extension Outcome {
  /// The ledger as `subject.call` lines of one window, without those `leaving` names.
  public func calls(window: Int = 1, leaving omitted: [String] = []) -> [String] {
    ledger.filter { entry in entry.window == window && !omitted.contains { entry.call.hasPrefix($0) } }
      .map { "\($0.subject).\($0.call)" }
  }
}

extension ViewSnapshot {
  /// The first view, depth first, with this identifier.
  public func find(_ identifier: String) -> ViewSnapshot? {
    if self.identifier == identifier { return self }
    for view in subviews {
      if let found = view.find(identifier) { return found }
    }
    return nil
  }
}
