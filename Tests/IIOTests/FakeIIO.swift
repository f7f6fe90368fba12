// A folder that looks like /sys/bus/iio/devices, for one accelerometer of 1024 counts a g.
import Foundation
import SensorSources

@testable import SensorService

final class FakeIIO {
  let root: String
  var paths = IIOPaths()

  static let node = "iio:device0"

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "swivel-iio-\(UUID().uuidString)").path
    paths.devices = root + "/devices"
    paths.nodes = root + "/dev"
    paths.udev = root + "/udev"
    for folder in [paths.devices, paths.nodes, paths.udev] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: root) } catch { print("\(root) stays: \(error)") }
  }

  func folder(_ node: String = node) -> String { "\(paths.devices)/\(node)" }

  func write(_ name: String, _ text: String, node: String = node) throws {
    let path = folder(node) + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    // In place, as an attribute keeps its file.
    guard let file = fopen(path, FileManager.default.fileExists(atPath: path) ? "r+" : "w") else {
      throw FileFailure(path: path, code: errno)
    }
    ftruncate(fileno(file), 0)
    fputs(text, file)
    fclose(file)
  }

  func plug(name: String = "chip", node: String = node, _ attributes: [String: String] = [:]) throws {
    let standard = ["name": name + "\n", "in_accel_scale": "0.009576807\n"]
    for (name, text) in standard.merging(attributes, uniquingKeysWith: { $1 }) { try write(name, text, node: node) }
    for axis in ["x", "y", "z"] where attributes["in_accel_\(axis)_raw"] == nil {
      try write("in_accel_\(axis)_raw", axis == "y" ? "-1024\n" : "0\n", node: node)
    }
  }

  /// Raw counts of x, y, z.
  func set(_ x: Int, _ y: Int, _ z: Int) throws {
    for (axis, count) in zip(["x", "y", "z"], [x, y, z]) { try write("in_accel_\(axis)_raw", "\(count)\n") }
  }

  func unplug(node: String = node) throws { try FileManager.default.removeItem(atPath: folder(node)) }

  /// Scan elements of three 16-bit axes and a time stamp, and a FIFO in the node's place.
  func addBuffer() throws {
    for (index, axis) in ["x", "y", "z"].enumerated() {
      try write("scan_elements/in_accel_\(axis)_en", "0\n")
      try write("scan_elements/in_accel_\(axis)_index", "\(index)\n")
      try write("scan_elements/in_accel_\(axis)_type", "le:s16/16>>0\n")
    }
    try write("scan_elements/in_timestamp_en", "0\n")
    try write("scan_elements/in_timestamp_index", "3\n")
    try write("scan_elements/in_timestamp_type", "le:s64/64>>0\n")
    try write("buffer/length", "2\n")
    try write("buffer/enable", "0\n")
    guard mkfifo(paths.nodes + "/" + Self.node, 0o600) == 0 else {
      throw FileFailure(path: paths.nodes, code: errno)
    }
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: folder() + "/" + name, encoding: .utf8) }
}
