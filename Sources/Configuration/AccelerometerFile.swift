// What a user knows better than kernel and udev about an accelerometer: a file to an override, and back.
import FileWriting
import Foundation
import SensorSources

extension AccelerometerOverride {
  /// Which way z points after the matrix.
  private enum Sign: String, CaseIterable {
    case plus = "+1"
    case one = "1"
    case minus = "-1"

    var value: Double { self == .minus ? -1 : 1 }
  }

  init(file path: String) throws(ConfigurationError) {
    let mapping = try StrictMapping(file: path, keys: ["name", "matrix", "zSign", "mode"])
    self.init(name: mapping.string("name"))
    if mapping.has("matrix") {
      let text = mapping.string("matrix")
      do { matrix = try MountMatrix(text, place: "matrix") } catch {
        mapping.reject("matrix", expected: "nine numbers of a rotation or reflection", actual: "'\(text)' (\(error))")
      }
    }
    if mapping.has("zSign") { zSign = mapping.word("zSign", Sign.self, standIn: .plus).value }
    if mapping.has("mode") { mode = mapping.word("mode", ReadingMode.self, standIn: .auto) }
    try mapping.problems.throwIfAny()
  }

  /// The file's text.
  var yaml: String {
    var lines = ["# How this accelerometer is mounted; read when a sensor begins to listen to it."]
    let quoted = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    lines.append("name: \"\(quoted)\"")
    if let matrix { lines.append("matrix: \"\(matrix.text)\"") }
    if let zSign { lines.append("zSign: \(zSign > 0 ? "+1" : "-1")") }
    if mode != .auto { lines.append("mode: \(mode.rawValue)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ConfigurationFolder {
  /// Every override of `accelerometers/`, which need not be there; the problems of all files together.
  public func accelerometers() throws(ConfigurationError) -> [AccelerometerOverride] {
    guard FileManager.default.fileExists(atPath: "\(path)/accelerometers") else { return [] }
    var overrides: [AccelerometerOverride] = []
    var problems: [ConfigurationProblem] = []
    for file in try files("accelerometers") {
      do {
        let found = try AccelerometerOverride(file: file)
        if overrides.contains(where: { $0.name == found.name }) {
          problems.append(
            ConfigurationProblem(
              file: file, line: 0, keyPath: "name", expected: "each accelerometer once", actual: "'\(found.name)' again"
            ))
        }
        overrides.append(found)
      } catch { problems += error.problems }
    }
    if !problems.isEmpty { throw ConfigurationError(problems: problems) }
    return overrides
  }

  /// Writes `override` to its file under `accelerometers/`; returns the file.
  public func write(_ override: AccelerometerOverride) throws(ConfigurationError) -> String {
    let folder = "\(path)/accelerometers"
    let safe = override.name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "_" }
    let file = "\(folder)/\(String(safe)).yaml"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try WholeFile.write(override.yaml, to: file)
    } catch {
      throw ConfigurationError(problems: [
        ConfigurationProblem(file: file, line: 0, keyPath: "", expected: "to write it", actual: "\(error)")
      ])
    }
    return file
  }
}
