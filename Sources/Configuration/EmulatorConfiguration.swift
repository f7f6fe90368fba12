// What `swivel up` runs unless told otherwise.
import DeviceCatalog

/// The defaults of `config/emulator.yaml`.
public struct EmulatorConfiguration: Sendable, Equatable {
  /// A catalogue identifier.
  public var device: String
  /// The iOS version.
  public var era: Era
  /// The apps' names, one for each window.
  public var apps: [String]

  init(file path: String) throws(ConfigurationError) {
    let mapping = try StrictMapping(file: path, keys: ["device", "era", "apps"])
    device = mapping.string("device")
    let text = mapping.string("era")
    era = Era(text) ?? Era(18)
    if Era(text) == nil, !text.isEmpty { mapping.reject("era", expected: "an iOS version", actual: "'\(text)'") }
    apps = mapping.strings("apps")
    try mapping.problems.throwIfAny()
  }
}
