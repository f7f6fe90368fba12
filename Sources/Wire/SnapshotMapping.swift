// The device to and from bytes; its windows are one by one.
import Foundation
import Orientation
import Vocabulary

extension DeviceSnapshot {
  /// Reads a message; what is out of its range is refused with the field's name.
  public init(_ message: WireDevice) throws(WireError) {
    var windows: [WindowSnapshot] = []
    for window in message.windows { windows.append(try WindowSnapshot(window)) }
    self.init(
      device: message.device, era: message.era,
      deviceOrientation: try DeviceOrientation(wire: message.deviceOrientation, field: "device_orientation"),
      screenOrientation: try InterfaceOrientation(wire: message.screenOrientation, field: "screen_orientation"),
      screenSize: CGSize(message.screenSize), isRotationLocked: message.rotationLocked, windows: windows,
      external: message.hasExternal ? DisplaySize(message.external) : nil)
    contentSize = try ContentSizeCategory(wire: message.contentSize)
    appearance = try Appearance(wire: message.appearance)
  }

  /// The message with those windows that `include` picks; a delta carries only the changed ones.
  public func message(including include: (WindowSnapshot) -> Bool = { _ in true }) -> WireDevice {
    .with {
      $0.device = device
      $0.era = era
      $0.deviceOrientation = deviceOrientation.wireValue
      $0.screenOrientation = screenOrientation.wireValue
      $0.screenSize = screenSize.message
      $0.rotationLocked = isRotationLocked
      $0.windows = windows.filter(include).map(\.message)
      if let external { $0.external = external.message }
      if contentSize != .large { $0.contentSize = contentSize.rawValue }
      if appearance != .light { $0.appearance = appearance.rawValue }
    }
  }

  /// The device without its windows, as the bytes of such a message.
  func writeHeader(to writer: inout ProtobufWriter) {
    writer.add(1, device)
    writer.add(2, era)
    writer.add(3, deviceOrientation.wireValue)
    writer.add(4, screenOrientation.wireValue)
    writer.add(5, screenSize)
    writer.add(6, isRotationLocked)
    if let external {
      writer.add(8) { writer in
        writer.add(1, CGSize(width: external.width, height: external.height))
        writer.add(2, UInt32(clamping: external.scale))
      }
    }
    if contentSize != .large { writer.add(9, contentSize.rawValue) }
    if appearance != .light { writer.add(10, appearance.rawValue) }
  }

  /// Takes over a delta: the device's own fields, the windows it carries, and the identifiers of those that are no more.
  public mutating func apply(
    device: WireDevice, windows changed: [WireWindow], closed: [UInt32] = []
  ) throws(WireError) {
    var next = try DeviceSnapshot(device)
    next.windows = windows.filter { !closed.contains(UInt32(clamping: $0.id)) }
    for message in changed {
      let window = try WindowSnapshot(message)
      if let index = next.windows.firstIndex(where: { $0.id == window.id }) {
        next.windows[index] = window
      } else {
        next.windows.append(window)
      }
    }
    next.windows.sort { $0.id < $1.id }
    self = next
  }
}
