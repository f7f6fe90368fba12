// The folder `config/`: which file holds what.
import DeviceCatalog
import Foundation
import SensorSources
import Spelling

/// A configuration folder on disk.
public struct ConfigurationFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Reads nothing yet: every call reads the files it needs.
  public init(path: String) { self.path = path }

  /// The defaults of `emulator.yaml`.
  public func emulator() throws(ConfigurationError) -> EmulatorConfiguration {
    try EmulatorConfiguration(file: path + "/emulator.yaml")
  }

  /// Every device of `devices/`, in order of identifier; the problems of all files together when there are any.
  public func devices() throws(ConfigurationError) -> [DeviceProfile] {
    var devices: [DeviceProfile] = []
    var problems: [ConfigurationProblem] = []
    for id in try deviceIdentifiers() {
      do { devices.append(try device(inFileOf: id)) } catch { problems += error.problems }
    }
    if !problems.isEmpty { throw ConfigurationError(problems: problems) }
    return devices
  }

  /// The device with this identifier, on its first display; with `-` and a display's name behind the identifier, on that
  /// one; or a screen that is no device, given by its size as `WIDTHxHEIGHT@SCALE` in points. Case and punctuation may be
  /// others, as in `iPhone15`. Reads one file only. Nil when there is none.
  public func device(_ id: String) throws(ConfigurationError) -> DeviceProfile? {
    if let screen = DeviceProfile(size: id) { return screen }
    // An identifier is a name and no path: nothing leads out of the folder.
    guard !id.isEmpty, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_. ".contains($0)) }) else {
      return nil
    }
    if FileManager.default.fileExists(atPath: "\(path)/devices/\(id).yaml") { return try device(inFileOf: id) }
    if let dash = id.lastIndex(of: "-") {
      let base = String(id[..<dash])
      if FileManager.default.fileExists(atPath: "\(path)/devices/\(base).yaml") {
        return try device(inFileOf: base).showing(String(id[id.index(after: dash)...]))
      }
    }
    guard let meant = Spelling.same(as: id, in: try deviceIdentifiers()) else { return nil }
    return try device(inFileOf: meant)
  }

  /// The identifiers of all devices, in order, without reading their files.
  public func deviceIdentifiers() throws(ConfigurationError) -> [String] {
    try files("devices").map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
  }

  private func device(inFileOf id: String) throws(ConfigurationError) -> DeviceProfile {
    let file = "\(path)/devices/\(id).yaml"
    let device = try DeviceProfile(file: file)
    guard device.id == id else {
      throw ConfigurationError(problems: [
        ConfigurationProblem(file: file, line: 0, keyPath: "id", expected: "the file's name", actual: device.id)
      ])
    }
    return device
  }

  /// The motion of `motions/NAME.yaml`.
  public func motion(_ name: String) throws(ConfigurationError) -> Motion {
    let known = try files("motions").map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    guard known.contains(name) else {
      throw ConfigurationError(problems: [
        ConfigurationProblem(
          file: path + "/motions", line: 0, keyPath: "", expected: "one of \(known.joined(separator: ", "))",
          actual: "'\(name)'\(Spelling.suggestion(for: name, in: known))")
      ])
    }
    return try Motion(file: path + "/motions/\(name).yaml")
  }

  func files(_ folder: String) throws(ConfigurationError) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\(folder)/\($0)" }
    } catch {
      throw ConfigurationError(problems: [
        ConfigurationProblem(
          file: "\(path)/\(folder)", line: 0, keyPath: "", expected: "a readable folder", actual: "none")
      ])
    }
  }
}
