// A device's rules at both sides of their bounds, what users say of an accelerometer, and the sources of facts in words.
import Configuration
import DeviceCatalog
import Foundation
import SensorSources
import Testing

@Suite struct RuleBoundTests {
  private func problems(_ folder: Folder, _ work: (ConfigurationFolder) throws(ConfigurationError) -> Void) -> [String]
  {
    do {
      try work(folder.configuration)
      return []
    } catch { return error.problems.map { String("\($0)".dropFirst(folder.path.count + 1)) } }
  }

  private static let phone = """
    id: duo
    name: A Phone
    idiom: phone
    release: 2007
    launchOS: 8.1
    lastOS: 15
    models: [x1]
    displays:
      - {name: outer, size: [400, 700], scale: 2, corners: home-button, upsideDown: false, source: me}
      - {name: inner, size: [700, 900], scale: 3, corners: punch-hole-touch-id, upsideDown: true, multitasking: [splitView], quarterTurns: 1, fold: {position: 450, strip: 20}, source: A;B, confidence: strong, note: hm}
    areas:
      - {orientation: portrait, os: "<=10", safeArea: [20, 0, null, 0], statusBar: 20, navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 43, keyboard: 300, plainKeyboard: 250, remarks: so, source: me}
      - {orientation: portrait, os: "11-18", safeArea: [21, 0, 0, 0], source: me}
    windows:
      - {display: inner, orientation: portrait, window: full, os: 8-15, size: [700, 900], classes: [compact, regular], source: me}
      - {display: inner, orientation: portrait, window: 2/3, os: 9-15, size: [400, 900], divider: 10, classes: [compact, regular], source: me}
      - {display: inner, orientation: portrait, window: 1/3, os: 9-15, size: [290, 900], classes: [compact, ""], source: me}
    classes:
      - {orientation: landscape, window: full, classes: [n/a, compact], source: me}
    """

  @Test func everyValueOfAFileIsRead() throws {
    let folder = try Folder(["devices/duo.yaml": Self.phone])
    let device = try #require(try folder.configuration.devices().first)
    let me = FactSource("me", .medium, note: "")
    let outer = Display(
      name: "outer", width: 400, height: 700, scale: 2, corners: .homeButton, supportsUpsideDown: false,
      multitasking: [], source: me)
    let inner = Display(
      name: "inner", width: 700, height: 900, scale: 3, corners: .punchHole, supportsUpsideDown: true,
      multitasking: [.splitView], quarterTurns: 1,
      fold: Fold(position: 450, strip: 20), source: FactSource("A;B", .strong, note: "hm"))
    func window(_ kind: TableWindow, _ eras: String, _ width: Double, _ classes: [String], divider: Double? = nil)
      -> WindowFact
    {
      WindowFact(
        display: "inner", orientation: .portrait, window: kind, eras: EraRange(eras), size: [width, 900],
        classes: classes, divider: divider, source: me)
    }
    let expected = DeviceProfile(
      id: "duo", name: "A Phone", idiom: .phone, releaseYear: 2007, launchEra: Era(8, 1), lastMajorVersion: 15,
      models: ["x1"],
      displays: [outer, inner],
      areas: [
        AreaFact(
          display: "outer", orientation: .portrait, eras: try #require(EraRange("<=10")), safeArea: [20, 0, nil, 0],
          statusBar: 20, navigationBar: 44,
          largeTitle: 52, tabBar: 49, toolbar: 43, keyboard: 300, plainKeyboard: 250, remarks: "so", source: me),
        AreaFact(
          display: "outer", orientation: .portrait, eras: try #require(EraRange("11-18")), safeArea: [21, 0, 0, 0],
          source: me),
      ],
      windows: [
        window(.full, "8-15", 700, ["compact", "regular"]),
        window(.wide, "9-15", 400, ["compact", "regular"], divider: 10),
        window(.narrow, "9-15", 290, ["compact", ""]),
      ],
      classes: [
        WindowFact(display: "outer", orientation: .landscape, window: .full, classes: ["n/a", "compact"], source: me)
      ])
    #expect(device == expected)
  }

  /// (what is written instead, and what is told; nothing for what is just right)
  @Test(
    arguments: [
      ("position: 450, strip: 20", "position: 10, strip: 19", []),
      ("position: 450, strip: 20", "position: 890, strip: 19", []),
      (
        "position: 450, strip: 20", "position: 10, strip: 20",
        ["9: displays: expected a fold inside 700.0 × 900.0, got 10.0 ± 10.0"]
      ),
      (
        "position: 450, strip: 20", "position: 890, strip: 20",
        ["9: displays: expected a fold inside 700.0 × 900.0, got 890.0 ± 10.0"]
      ),
      ("size: [400, 700]", "size: [700, 700]", []),
      (
        "size: [400, 700]", "size: [700.5, 700]",
        ["9: displays: expected outer at most as wide as high, got 700.5 × 700.0"]
      ),
      ("safeArea: [21, 0, 0, 0]", "safeArea: [300, 0, 399, 0]", []),
      (
        "safeArea: [21, 0, 0, 0]", "safeArea: [300, 0, 400, 0]",
        ["13: areas[1].safeArea: expected insets inside 400.0 × 700.0, got [300.0, 0.0, 400.0, 0.0]"]
      ),
      ("safeArea: [21, 0, 0, 0]", "safeArea: [0, 200, 0, 199]", []),
      ("statusBar: 20", "statusBar: 699", []),
      ("statusBar: 20", "statusBar: 700", ["12: areas[0].statusBar: expected less than the height 700.0, got 700.0"]),
      ("tabBar: 49", "tabBar: 700", ["12: areas[0].tabBar: expected less than the height 700.0, got 700.0"]),
      ("toolbar: 43", "toolbar: 700", ["12: areas[0].toolbar: expected less than the height 700.0, got 700.0"]),
      (
        "navigationBar: 44", "navigationBar: 700",
        ["12: areas[0].navigationBar: expected less than the height 700.0, got 700.0"]
      ),
      ("plainKeyboard: 250", "plainKeyboard: 300", []),
      (
        "plainKeyboard: 250", "plainKeyboard: 301",
        ["12: areas[0].plainKeyboard: expected at most the keyboard's 300.0, got 301.0"]
      ),
      ("keyboard: 300, ", "keyboard: 700, ", ["12: areas[0].keyboard: expected less than the height 700.0, got 700.0"]),
      ("\"11-18\"", "\"12-18\"", ["13: areas[1].os: expected the versions from 11 on, got 12-18"]),
      ("\"11-18\"", "\"11-15\"", []),
      ("\"<=10\"", "\"9+\"", ["13: areas[1].os: expected no further area of portrait, got 11-18"]),
      (
        "size: [700, 900], classes", "size: [700, 899], classes",
        ["15: windows[0].size: expected the screen's 700.0 × 900.0, got [700.0, 899.0]"]
      ),
      (
        "size: [290, 900]", "size: [290, 901]",
        ["17: windows[2].size: expected a part of 700.0 × 900.0, got [290.0, 901.0]"]
      ),
      (
        "size: [290, 900]", "size: [700, 900]",
        [
          "16: windows[1].size: expected parts that add up to 700.0, got 1110.0",
          "17: windows[2].size: expected a part of 700.0 × 900.0, got [700.0, 900.0]",
        ]
      ),
      ("window: 1/3", "window: 1/2", ["16: windows[1].window: expected a window 1/3 beside it, got none"]),
      ("os: 8-15", "os: 8-14", ["15: windows[0].os: expected all versions, 8-15, got 8-14"]),
      ("os: 8-15", "os: 7+", []),
      (
        "window: 1/3", "window: 2/3",
        [
          "16: windows[1].window: expected a window 1/3 beside it, got none",
          "17: windows[2].window: expected each window once, got inner portrait 2/3 9-15 again",
        ]
      ),
      ("release: 2007", "release: 2006", ["4: release: expected a whole number from 2007 to 2100, got '2006'"]),
      ("release: 2007", "release: 2100", []),
      ("lastOS: 15", "lastOS: 100", ["6: lastOS: expected a whole number from 3 to 99, got '100'"]),
      ("models: [x1]", "models: []", ["7: models: expected a list of texts, got a list"]),
      (
        "quarterTurns: 1", "quarterTurns: 4",
        ["10: displays[1].quarterTurns: expected a whole number from 0 to 3, got '4'"]
      ),
      ("source: me}\n  - {name: inner", "source: me, pixels: [801, 1398], nativeScale: 1.999}\n  - {name: inner", []),
      (
        "statusBar: 20", "statusBar: 2001", ["12: areas[0].statusBar: expected a number from 0.0 to 2000.0, got '2001'"]
      ),
    ] as [(String, String, [String])])
  func bounds(old: String, new: String, expected: [String]) throws {
    let text = Self.phone.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Self.phone)
    let folder = try Folder(["devices/duo.yaml": text])
    let found = problems(folder) { folder throws(ConfigurationError) in _ = try folder.devices() }
    #expect(found == expected.map { "devices/duo.yaml:" + $0 })
  }

  @Test func devicesByTheirNames() throws {
    let folder = try Folder([
      "devices/duo.yaml": Self.phone, "devices/pad-2.yaml": Good.pad("id: pad", "id: pad-2"),
      "devices/bad.yaml": Good.pad,
    ])
    let configuration = folder.configuration
    for (asked, id) in [
      ("duo", "duo"), ("duo-inner", "duo-inner"), ("duo-outer", "duo-outer"), ("duo-none", nil), ("Pad 2", "pad-2"),
      ("PAD2", "pad-2"), ("", nil), ("../devices/duo", nil), ("pâd-2", nil), ("none", nil), ("390x844@3", "390x844@3"),
    ] as [(String, String?)] {
      #expect(try configuration.device(asked)?.id == id, "\(asked)")
    }
    #expect(try configuration.deviceIdentifiers() == ["bad", "duo", "pad-2"])
    #expect(
      problems(folder) { folder throws(ConfigurationError) in _ = try folder.devices() } == [
        "devices/bad.yaml: id: expected the file's name, got pad"
      ])
  }

  // MARK: Accelerometers

  private static let flip = "1, 0, 0; 0, -1, 0; 0, 0, -1"

  /// What is written is read again; a file's name has no character that leads elsewhere.
  @Test func overridesAreWrittenAndRead() throws {
    let folder = try Folder([:])
    #expect(try folder.configuration.accelerometers() == [])
    let all = [
      AccelerometerOverride(
        name: "a\"b\\/..é", matrix: try MountMatrix(Self.flip, place: "matrix"), zSign: -1, mode: .auto),
      AccelerometerOverride(name: "bmc150-1_x", matrix: nil, zSign: 1, mode: try #require(ReadingMode.allCases.last)),
      AccelerometerOverride(name: "plain"),
    ]
    let files = try all.map { try folder.configuration.write($0) }
    #expect(
      files.map { String($0.dropFirst(folder.path.count)) } == [
        "/accelerometers/a_b_____.yaml", "/accelerometers/bmc150-1_x.yaml", "/accelerometers/plain.yaml",
      ])
    #expect(try folder.configuration.accelerometers() == all)
    func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
    let head = "# How this accelerometer is mounted; read when a sensor begins to listen to it.\n"
    #expect(try text(files[2]) == head + "name: \"plain\"\n")
    #expect(
      try text(files[1]) == head
        + "name: \"bmc150-1_x\"\nzSign: +1\nmode: \(ReadingMode.allCases.last?.rawValue ?? "")\n")
    #expect(try text(files[0]).hasPrefix(head + "name: \"a\\\"b\\\\/..é\"\nmatrix: \""))
    #expect(try text(files[0]).hasSuffix("\"\nzSign: -1\n"))
  }

  @Test(
    arguments: [
      ("zSign: 1", []), ("zSign: \"+1\"", []), ("zSign: 2", ["2: zSign: expected one of +1, 1, -1, got '2'"]),
      (
        "mode: never",
        ["2: mode: expected one of \(ReadingMode.allCases.map(\.rawValue).joined(separator: ", ")), got 'never'"]
      ),
      ("axis: x", ["2: axis: expected one of the keys name, matrix, zSign, mode, got 'axis'"]),
    ] as [(String, [String])])
  func overridesThatAreWrong(line: String, expected: [String]) throws {
    let folder = try Folder([:])
    try FileManager.default.createDirectory(atPath: folder.path + "/accelerometers", withIntermediateDirectories: true)
    try Data("name: a\n\(line)\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/accelerometers/a.yaml"))
    #expect(
      problems(folder) { folder throws(ConfigurationError) in _ = try folder.accelerometers() }
        == expected.map { "accelerometers/a.yaml:" + $0 })
    try Data("name: a\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/accelerometers/b.yaml"))
    let again = ["accelerometers/b.yaml: name: expected each accelerometer once, got 'a' again"]
    #expect(
      problems(folder) { folder throws(ConfigurationError) in _ = try folder.accelerometers() }
        == (expected.isEmpty ? again : expected.map { "accelerometers/a.yaml:" + $0 }))
  }

  @Test func aMatrixThatIsNone() throws {
    let folder = try Folder([:])
    try FileManager.default.createDirectory(atPath: folder.path + "/accelerometers", withIntermediateDirectories: true)
    try Data("name: a\nmatrix: \"1, 2\"\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/accelerometers/a.yaml"))
    let found = problems(folder) { folder throws(ConfigurationError) in _ = try folder.accelerometers() }
    #expect(
      found.count == 1
        && found[0].hasPrefix(
          "accelerometers/a.yaml:2: matrix: expected nine numbers of a rotation or reflection, got '1, 2' (")
    )
  }

  // MARK: Sources

  @Test func sourcesInWords() throws {
    let folder = try Folder([:])
    try FileManager.default.createDirectory(atPath: folder.path + "/devices/tables", withIntermediateDirectories: true)
    let list = "key,name\nA,First Source\nB,\"Second, with a comma\"\nno comma\n"
    try Data(list.utf8).write(to: URL(fileURLWithPath: folder.path + "/devices/tables/sources.csv"))
    for (names, rows) in [
      (
        folder.configuration.sourceNames,
        [
          ("A", "First Source", true), ("A;B", "First Source; Second, with a comma", true),
          ("KB:A", "keyboards: First Source", true), ("BARS:B", "bars: Second, with a comma", true),
          ("XX:A", "XX:A", true), ("A(p. 3)", "First Source (p. 3)", true),
          ("KB:A(x)", "keyboards: First Source (x)", true), ("C", "C", false), ("C(x)", "C(x)", false),
          ("in words", "in words", true), ("-", "-", true), ("rule(1)", "rule(1)", true), ("none", "none", true),
          ("A;C", "First Source; C", false), ("key", "key", false),
        ]
      ),
      (try Folder([:]).configuration.sourceNames, [("A", "A", false), ("KB:A", "keyboards: A", false)]),
    ] {
      for (keys, words, isKnown) in rows {
        let source = FactSource(keys, .medium, note: "")
        #expect(names.text(source) == words && names.knows(source) == isKnown, "\(keys)")
      }
    }
  }
}
