// The folder `config/`: which file holds what.
import DeviceCatalog
import Foundation
import SensorSources

/// A configuration folder on disk.
public struct ConfigurationFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// The defaults of `emulator.yaml`.
  public func emulator() throws(ConfigurationError) -> EmulatorConfiguration {
    try EmulatorConfiguration(file: path + "/emulator.yaml")
  }

  /// Every device of `devices/`, in order of identifier; the problems of all files together when there are any.
  public func devices() throws(ConfigurationError) -> [DeviceProfile] {
    var devices: [DeviceProfile] = []
    var problems: [ConfigurationProblem] = []
    for file in try files("devices") {
      do {
        let device = try DeviceProfile(file: file)
        if (file as NSString).lastPathComponent != device.id + ".yaml" {
          problems.append(
            ConfigurationProblem(file: file, line: 0, keyPath: "id", expected: "the file's name", actual: device.id))
        }
        devices.append(device)
      } catch { problems += error.problems }
    }
    if !problems.isEmpty { throw ConfigurationError(problems: problems) }
    return devices
  }

  /// The motion of `motions/NAME.yaml`.
  public func motion(_ name: String) throws(ConfigurationError) -> Motion {
    let known = try files("motions").map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    guard known.contains(name) else {
      throw ConfigurationError(problems: [
        ConfigurationProblem(
          file: path + "/motions", line: 0, keyPath: "", expected: "one of \(known.joined(separator: ", "))",
          actual: "'\(name)'")
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
