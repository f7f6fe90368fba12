// Accelerometers under /sys/bus/iio: found by their attributes, described by them, read by polling or by scans.
import Foundation
import SensorSources

/// Where the kernel and udev show IIO devices.
public struct IIOPaths: Sendable {
  /// A folder for each device, with its attributes.
  public var devices = "/sys/bus/iio/devices"
  /// The character devices that give scans.
  public var nodes = "/dev"
  /// What udev's hardware database says of a device, as files.
  public var udev = "/run/udev/data"

  /// The folders of a running Linux.
  public init() {}
}

/// What came of a look at an accelerometer.
enum IIOReading: Equatable {
  /// g with CoreMotion's signs, at a clock time in seconds.
  case reading(SIMD3<Double>, time: Double)
  /// It could not be had this time.
  case missed(String)
  /// The device is not there any more.
  case gone(String)
}

/// One accelerometer, open.
public final class IIODevice {
  /// Says what a user knows better about the accelerometer of this name.
  public typealias Overrides = (String) throws(SensorSourceError) -> AccelerometerOverride?

  /// What its attributes say of it.
  public let accelerometer: Accelerometer
  /// `iio:deviceN`.
  let node: String
  private let axes: [AttributeFile]
  private let scans: IIOScans?

  /// Readings a second when polled: three times what Android and five times what ChromeOS take (spec/orientation §7).
  public static let pollRate = 50.0

  /// Whether it is read in scans.
  var isBuffered: Bool { scans != nil }
  /// Readable when scans have come; nil when polled.
  var descriptor: Int32? { scans?.descriptor }
  /// One line: what it is and how it is read.
  public var summary: String {
    "\(node) \(accelerometer.summary), \(isBuffered ? "buffered" : "polled at \(Int(Self.pollRate)) Hz")"
  }

  /// Finds the first accelerometer that moves with the screen; `mode` is used where no override has one. Throws what is
  /// wrong with those that are there.
  public static func find(
    _ paths: IIOPaths, mode: ReadingMode, overrides: Overrides
  ) throws(SensorServiceError) -> IIODevice {
    var problems: [String] = []
    for node in SysfsText.names(in: paths.devices) where node.hasPrefix("iio:device") {
      let folder = "\(paths.devices)/\(node)"
      guard isAccelerometer(folder) else { continue }
      let attributes = texts(folder, Accelerometer.attributes)
      let properties = properties(folder, paths)
      if Accelerometer.isInBase(attributes: attributes, properties: properties) {
        problems.append("\(node): sits in the base")
        continue
      }
      do {
        // The link leads to the bus it hangs on, which tells a HID sensor.
        let path = realPath(folder) ?? folder
        let accelerometer = try Accelerometer(
          attributes: attributes, properties: properties, path: path, override: overrides)
        let known = try overrides(accelerometer.name)?.mode ?? .auto
        return try IIODevice(accelerometer, node, folder, paths, mode: mode == .auto ? known : mode)
      } catch { problems.append("\(error)") }
    }
    throw .noAccelerometer(folder: paths.devices, problems: problems)
  }

  private init(
    _ accelerometer: Accelerometer, _ node: String, _ folder: String, _ paths: IIOPaths, mode: ReadingMode
  ) throws(FileFailure) {
    self.accelerometer = accelerometer
    self.node = node
    IIOScans.raiseRate(folder, to: Self.pollRate)
    var scans: IIOScans?
    switch mode {
    case .polled: scans = nil
    case .buffered: scans = try IIOScans(folder: folder, node: "\(paths.nodes)/\(node)", name: accelerometer.name)
    case .auto:
      // A device without buffer, trigger or permission can still be polled.
      do { scans = try IIOScans(folder: folder, node: "\(paths.nodes)/\(node)", name: accelerometer.name) } catch {
        scans = nil
      }
    }
    self.scans = scans
    var axes: [AttributeFile] = []
    if scans == nil {
      for axis in ["x", "y", "z"] { axes.append(try AttributeFile(path: "\(folder)/in_accel_\(axis)_raw")) }
    }
    self.axes = axes
  }

  private static func isAccelerometer(_ folder: String) -> Bool {
    ["in_accel_x_raw", "scan_elements/in_accel_x_en"].contains { access("\(folder)/\($0)", F_OK) == 0 }
  }

  private static func texts(_ folder: String, _ names: [String]) -> [String: String] {
    var texts: [String: String] = [:]
    for name in names { texts[name] = SysfsText.read("\(folder)/\(name)") }
    return texts
  }

  /// udev's properties: from its database, whose file is named after the device's number, over the kernel's own.
  private static func properties(_ folder: String, _ paths: IIOPaths) -> [String: String] {
    var properties: [String: String] = [:]
    for line in (SysfsText.read("\(folder)/uevent") ?? "").split(separator: "\n") { add(line, to: &properties) }
    let node = folder.split(separator: "/").last.map(String.init) ?? ""
    let number = SysfsText.read("\(folder)/dev")?.split(separator: "\n").first.map { "c\($0)" }
    for name in [number, "+iio:\(node)"].compactMap({ $0 }) {
      guard let text = SysfsText.read("\(paths.udev)/\(name)") else { continue }
      for line in text.split(separator: "\n") where line.hasPrefix("E:") { add(line.dropFirst(2), to: &properties) }
    }
    return properties
  }

  private static func add(_ line: Substring, to properties: inout [String: String]) {
    guard let sign = line.firstIndex(of: "=") else { return }
    properties[String(line[..<sign])] = String(line[line.index(after: sign)...])
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// One polled reading, or the scans that have come, at clock time `now`.
  func read(now: Double) -> [IIOReading] {
    if let scans {
      return scans.read(now: now).map { found in
        switch found {
        case .scan(let counts, let time): .reading(accelerometer.acceleration(counts: counts), time: time)
        case .gone(let reason): .gone(reason)
        }
      }
    }
    return [poll(now: now)]
  }

  private func poll(now: Double) -> IIOReading {
    var counts = SIMD3<Double>(0, 0, 0)
    for (index, axis) in axes.enumerated() {
      do throws(FileFailure) {
        let text = try axis.read()
        guard let count = RawCount.read(text) else {
          let shown = String(decoding: text.prefix(20), as: UTF8.self).filter { $0 != "\n" }
          return .missed("\(axis.path): expected a whole number and a line feed, found '\(shown)'")
        }
        counts[index] = count
      } catch { return error.isGone ? .gone("\(error)") : .missed("\(error)") }
    }
    return .reading(accelerometer.acceleration(counts: counts), time: now)
  }

  /// A polled reading without a clock, for calibration: g with CoreMotion's signs, or what went wrong.
  public func readOnce() throws(SensorServiceError) -> SIMD3<Double> {
    switch poll(now: 0) {
    case .reading(let reading, _): return reading
    case .missed(let reason), .gone(let reason): throw .unreadable(reason: reason)
    }
  }
}
