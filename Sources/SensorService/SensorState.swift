// What a restarted sensor goes on from: the device is still held as it was, whatever happened to the process.
import Foundation
import Orientation

/// The remembered pose and source, as one line of text in the instance's directory.
struct SensorState: Sendable, Equatable {
  var orientation: DeviceOrientation
  var isLocked: Bool
  /// Whether the accelerometer was the source; else the device was held, as traces do not outlive their process.
  var isListening = false

  /// `1 0`: raw value of the orientation; 1 for locked plus 2 for listening. Anything else reads as nil.
  init?(text: String) {
    let fields = text.split(separator: " ")
    guard fields.count == 2, let raw = Int(fields[0]), let orientation = DeviceOrientation(rawValue: raw),
      let flags = Int(fields[1].prefix { $0 != "\n" }), (0...3).contains(flags)
    else { return nil }
    self.init(orientation: orientation, isLocked: flags & 1 != 0, isListening: flags & 2 != 0)
  }

  init(orientation: DeviceOrientation, isLocked: Bool, isListening: Bool = false) {
    self.orientation = orientation
    self.isLocked = isLocked
    self.isListening = isListening
  }

  var text: String { "\(orientation.rawValue) \((isLocked ? 1 : 0) + (isListening ? 2 : 0))\n" }
}

/// The file the state is kept in: rewritten in place, four bytes that one write replaces whole.
final class SensorStateFile {
  private let descriptor: Int32

  init(path: String) throws(SensorServiceError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .stateFile(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  func read() -> SensorState? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return SensorState(text: String(decoding: bytes[..<count], as: UTF8.self))
  }

  func write(_ state: SensorState) {
    let bytes = [UInt8](state.text.utf8)
    // A state that cannot be kept costs a restart its pose, nothing else; the sensor goes on.
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
