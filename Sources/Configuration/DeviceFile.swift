// A device's file to a device profile: facts read strictly, then checked for contradicting each other.
import DeviceCatalog

extension DeviceProfile {
  /// Sides of a screen in points: below the first iPhone's and above the largest iPad's nothing is believable.
  static let sides = 200.0...2000.0
  /// Years of devices that can run iOS.
  private static let years = 2007...2100

  init(file path: String) throws(ConfigurationError) {
    let mapping = try StrictMapping(
      file: path,
      keys: [
        "id", "name", "idiom", "release", "launchOS", "lastOS", "models", "displays", "areas", "windows", "classes",
      ])
    let launchText = mapping.string("launchOS")
    let launch = Era(launchText)
    if launch == nil, !launchText.isEmpty {
      mapping.reject("launchOS", expected: "an iOS version", actual: "'\(launchText)'")
    }
    let displayMappings = mapping.mappings("displays", keys: DisplayReader.keys)
    let displays = displayMappings.map { DisplayReader($0).display }
    if displays.isEmpty, mapping.has("displays") {
      mapping.reject("displays", expected: "at least one display", actual: "none")
    }
    let names = displays.map(\.name)
    let areas = mapping.optionalMappings("areas", keys: AreaReader.keys)
    let windows = mapping.optionalMappings("windows", keys: WindowReader.keys)
    let classes = mapping.optionalMappings("classes", keys: WindowReader.keys)
    let id = mapping.string("id")
    let name = mapping.string("name")
    let idiom = mapping.word("idiom", DeviceIdiom.self, standIn: .phone)
    let year = mapping.has("release") ? mapping.integer("release", Self.years) : 0
    let last = mapping.integer("lastOS", 3...99)
    let models = mapping.has("models") ? mapping.strings("models") : []
    let areaFacts = areas.map { AreaReader($0, displays: names).fact }
    let windowFacts = windows.map { WindowReader($0, displays: names).fact(needsSize: true) }
    let classFacts = classes.map { WindowReader($0, displays: names).fact(needsSize: false) }
    // What follows compares values, so all must be read.
    try mapping.problems.throwIfAny()
    self.init(
      id: id, name: name, idiom: idiom, releaseYear: year, launchEra: launch ?? .oldest, lastMajorVersion: last,
      models: models, displays: displays, areas: areaFacts, windows: windowFacts, classes: classFacts)
    DeviceRules(
      profile: self, top: mapping, displays: displayMappings, areas: areas, windows: windows, classes: classes
    ).check()
    try mapping.problems.throwIfAny()
  }
}

extension StrictMapping {
  /// The three keys every fact has.
  static let sourceKeys = ["source", "confidence", "note"]

  var source: FactSource {
    FactSource(
      string("source"), has("confidence") ? word("confidence", Confidence.self, standIn: .medium) : .medium,
      note: has("note") ? string("note") : "")
  }
}

/// One entry of `displays`.
private struct DisplayReader {
  static let keys =
    [
      "name", "size", "scale", "pixels", "nativeScale", "zoomed", "corners", "upsideDown", "multitasking",
      "quarterTurns", "fold",
    ] + StrictMapping.sourceKeys
  private let mapping: StrictMapping

  init(_ mapping: StrictMapping) { self.mapping = mapping }

  var display: Display {
    let size = mapping.numbers("size", count: 2, DeviceProfile.sides)
    var fold: Fold?
    if let folded = mapping.optionalMapping("fold", keys: ["position", "strip"]) {
      fold = Fold(
        position: folded.number("position", 0...DeviceProfile.sides.upperBound),
        strip: folded.number("strip", 0...DeviceProfile.sides.upperBound))
    }
    return Display(
      name: mapping.has("name") ? mapping.string("name") : "main", width: size.first ?? 0, height: size.last ?? 0,
      scale: mapping.integer("scale", 1...3),
      pixels: mapping.has("pixels") ? mapping.numbers("pixels", count: 2, 200...10_000).map { Int($0) } : [],
      nativeScale: mapping.has("nativeScale") ? mapping.number("nativeScale", 1...3) : nil,
      zoomed: mapping.has("zoomed") ? mapping.numbers("zoomed", count: 2, DeviceProfile.sides) : [],
      corners: mapping.word("corners", CornerStyle.self, standIn: .homeButton),
      supportsUpsideDown: mapping.bool("upsideDown"),
      multitasking: mapping.has("multitasking") ? mapping.words("multitasking", Multitasking.self) : [],
      quarterTurns: mapping.has("quarterTurns") ? mapping.integer("quarterTurns", 0...3) : 0, fold: fold,
      source: mapping.source)
  }
}

extension StrictMapping {
  /// The name of one of the device's displays; the first where none is named.
  fileprivate func display(of displays: [String]) -> String {
    guard has("display") else { return displays.first ?? "main" }
    let name = string("display")
    if !displays.contains(name) {
      reject("display", expected: "one of \(displays.joined(separator: ", "))", actual: "'\(name)'")
    }
    return name
  }

  fileprivate func eras(_ key: String) -> EraRange? {
    let text = string(key)
    if text.isEmpty { return nil }
    guard let range = EraRange(text) else {
      reject(key, expected: "versions such as 11-18, <=10 or 26+", actual: "'\(text)'")
      return nil
    }
    return range
  }

  fileprivate func optionalNumber(_ key: String, _ range: ClosedRange<Double>) -> Double? {
    has(key) ? number(key, range) : nil
  }
}

/// One entry of `areas`.
private struct AreaReader {
  static let keys =
    [
      "display", "orientation", "os", "safeArea", "statusBar", "navigationBar", "largeTitle", "tabBar", "toolbar",
      "keyboard", "plainKeyboard", "remarks",
    ] + StrictMapping.sourceKeys
  private let mapping: StrictMapping
  private let displays: [String]

  init(_ mapping: StrictMapping, displays: [String]) {
    self.mapping = mapping
    self.displays = displays
  }

  /// Heights of bars and keyboards: nothing higher fits the largest screen.
  private static let heights = 0.0...DeviceProfile.sides.upperBound

  var fact: AreaFact {
    AreaFact(
      display: mapping.display(of: displays),
      orientation: mapping.word("orientation", TableOrientation.self, standIn: .portrait),
      eras: mapping.eras("os") ?? .all, safeArea: mapping.optionalNumbers("safeArea", count: 4, Self.heights),
      statusBar: mapping.optionalNumber("statusBar", Self.heights),
      navigationBar: mapping.optionalNumber("navigationBar", Self.heights),
      largeTitle: mapping.optionalNumber("largeTitle", Self.heights),
      tabBar: mapping.optionalNumber("tabBar", Self.heights),
      toolbar: mapping.optionalNumber("toolbar", Self.heights),
      keyboard: mapping.optionalNumber("keyboard", Self.heights),
      plainKeyboard: mapping.optionalNumber("plainKeyboard", Self.heights),
      remarks: mapping.has("remarks") ? mapping.string("remarks") : "", source: mapping.source)
  }
}

/// One entry of `windows` or `classes`.
private struct WindowReader {
  static let keys = ["display", "orientation", "window", "os", "size", "classes", "divider"] + StrictMapping.sourceKeys
  private static let classes = ["compact", "regular", "n/a", ""]
  private let mapping: StrictMapping
  private let displays: [String]

  init(_ mapping: StrictMapping, displays: [String]) {
    self.mapping = mapping
    self.displays = displays
  }

  func fact(needsSize: Bool) -> WindowFact {
    WindowFact(
      display: mapping.display(of: displays),
      orientation: mapping.word("orientation", TableOrientation.self, standIn: .portrait),
      window: mapping.word("window", TableWindow.self, standIn: .full),
      eras: needsSize ? mapping.eras("os") : nil,
      size: needsSize ? mapping.numbers("size", count: 2, DeviceProfile.sides) : [],
      classes: mapping.choices("classes", count: 2, Self.classes),
      divider: mapping.optionalNumber("divider", 0...DeviceProfile.sides.upperBound), source: mapping.source)
  }
}
