// A device's file to a device profile: facts, checked for being possible.
import DeviceCatalog

extension DeviceProfile {
  /// Sides of a screen in points: below the first iPhone's and above the largest iPad's nothing is believable.
  private static let sides = 200.0...2000.0

  init(file path: String) throws(ConfigurationError) {
    let mapping = try StrictMapping(
      file: path,
      keys: [
        "id", "name", "idiom", "width", "height", "scale", "corners", "upsideDown", "launchOS", "lastOS", "splitView",
        "source",
      ])
    let launchText = mapping.string("launchOS")
    let launch = Era(launchText)
    if launch == nil, !launchText.isEmpty {
      mapping.reject("launchOS", expected: "an iOS version", actual: "'\(launchText)'")
    }
    self.init(
      id: mapping.string("id"), name: mapping.string("name"),
      idiom: mapping.word("idiom", DeviceIdiom.self, standIn: .phone),
      portraitWidth: mapping.number("width", Self.sides), portraitHeight: mapping.number("height", Self.sides),
      scale: mapping.integer("scale", 1...3),
      cornerStyle: mapping.word("corners", CornerStyle.self, standIn: .homeButton),
      supportsUpsideDown: mapping.bool("upsideDown"), launchEra: launch ?? Era(3),
      lastMajorVersion: mapping.integer("lastOS", 3...99), supportsSplitView: mapping.bool("splitView"),
      source: mapping.string("source"))
    // What follows compares values, so all must be read.
    try mapping.problems.throwIfAny()
    if portraitWidth > portraitHeight {
      mapping.reject("width", expected: "at most the height", actual: "\(portraitWidth) × \(portraitHeight)")
    }
    if launchEra.major > lastMajorVersion {
      mapping.reject("lastOS", expected: "at least \(launchEra)", actual: "\(lastMajorVersion)")
    }
    if supportsSplitView, idiom == .phone {
      mapping.reject("splitView", expected: "false for a phone", actual: "true")
    }
    if idiom == .pad, !supportsUpsideDown {
      mapping.reject("upsideDown", expected: "true for an iPad (R-MASK-05)", actual: "false")
    }
    try mapping.problems.throwIfAny()
  }
}
