// Everything that is wrong in a file is told at once, with file, line and key path.
import Configuration
import DeviceCatalog
import Foundation
import Testing

@Suite struct StrictnessTests {
  /// `LINE: KEYPATH: expected … got …` of every problem, with the file's name cut off.
  private func problems(_ folder: Folder, _ work: (ConfigurationFolder) throws(ConfigurationError) -> Void) -> [String]
  {
    do {
      try work(folder.configuration)
      return []
    } catch {
      return error.problems.map { problem in
        String("\(problem)".dropFirst(folder.path.count + 1))
      }
    }
  }

  private func emulator(_ text: String) throws -> [String] {
    problems(try Folder(["emulator.yaml": text])) { folder throws(ConfigurationError) in _ = try folder.emulator() }
  }

  private func device(_ text: String, name: String = "pad") throws -> [String] {
    problems(try Folder(["devices/\(name).yaml": text])) { folder throws(ConfigurationError) in
      _ = try folder.devices()
    }
  }

  private func motion(_ text: String) throws -> [String] {
    problems(try Folder(["motions/m.yaml": text])) { folder throws(ConfigurationError) in _ = try folder.motion("m") }
  }

  /// What the system takes is judged by the display it takes it of: 600 of 700 points leave something, 500 of 400 nothing.
  @Test func insetsAreThoseOfTheirDisplay() throws {
    func text(_ display: String, _ side: Int) -> String {
      """
      id: pad
      name: A Phone
      idiom: phone
      launchOS: 8.1
      lastOS: 15
      displays:
        - {name: outer, size: [400, 700], scale: 2, corners: home-button, upsideDown: false, multitasking: [], source: me}
        - {name: inner, size: [700, 900], scale: 2, corners: home-button, upsideDown: false, multitasking: [], source: me}
      areas:
        - {display: \(display), orientation: portrait, os: "11-18", safeArea: [0, \(side), 0, \(side)], source: me}
      """
    }
    #expect(try device(text("inner", 300)) == [])
    #expect(
      try device(text("outer", 250)) == [
        "devices/pad.yaml:10: areas[0].safeArea: expected insets inside 400.0 × 700.0, got [0.0, 250.0, 0.0, 250.0]"
      ])
  }

  @Test func goodFilesAreRead() throws {
    let folder = try Folder([
      "emulator.yaml": Good.emulator, "devices/pad.yaml": Good.pad, "devices/notes.txt": "no device",
      "motions/m.yaml": Good.motion,
    ])
    let emulator = try folder.configuration.emulator()
    #expect(emulator.device == "ipad")
    #expect(emulator.era == Era(9, 1))
    #expect(emulator.apps == ["A", "B"])
    let device = try #require(try folder.configuration.devices().first)
    #expect(device.id == "pad" && device.launchEra == Era(8, 1) && device.lastMajorVersion == 15)
    #expect(device.portraitWidth == 768 && device.portraitHeight == 1024 && device.offers(.splitView))
    #expect(device.areas.count == 1 && device.windows.count == 2)
    let motion = try folder.configuration.motion("m")
    #expect(motion.keyframes.count == 2)
    #expect(motion.rate == 50)
    #expect(motion.duration == 1.1)
  }

  @Test(arguments: [
    (
      "device: x\nera: 18\napps: [A]\ncolour: red\n",
      ["4: colour: expected one of the keys device, era, apps, got 'colour'"]
    ),
    ("era: 18\napps: [A]\n", ["1: device: expected text, got nothing"]),
    ("device: [x]\nera: 18\napps: [A]\n", ["1: device: expected text, got a list"]),
    ("device: x\nera: 2\napps: [A]\n", ["2: era: expected an iOS version, got '2'"]),
    ("device: x\nera: 9.1.2\napps: [A]\n", ["2: era: expected an iOS version, got '9.1.2'"]),
    ("device: x\nera: 9\napps: A\n", ["3: apps: expected a list of texts, got 'A'"]),
    ("device: x\nera: 9\napps: []\n", ["3: apps: expected a list of texts, got a list"]),
    ("device: x\nera: 9\napps: [A, [B]]\n", ["3: apps: expected a list of texts, got a list"]),
    ("device: x\nera: 9\napps: [A, '']\n", ["3: apps: expected a list of texts, got a list"]),
    ("- device\n", ["1: expected a mapping, got a list"]), ("x", ["1: expected a mapping, got 'x'"]),
  ])
  func emulatorFiles(text: String, expected: [String]) throws {
    #expect(try emulator(text) == expected.map { "emulator.yaml:" + $0 })
  }

  /// Several problems are told together, in the order of their lines.
  @Test func everythingWrongIsToldAtOnce() throws {
    #expect(
      try emulator("device: {a: b}\nera: no\nunknown: 1\napps: 3\nother: 2\n") == [
        "emulator.yaml:1: device: expected text, got a mapping",
        "emulator.yaml:2: era: expected an iOS version, got 'no'",
        "emulator.yaml:3: unknown: expected one of the keys device, era, apps, got 'unknown'",
        "emulator.yaml:4: apps: expected a list of texts, got '3'",
        "emulator.yaml:5: other: expected one of the keys device, era, apps, got 'other'",
      ])
  }

  @Test(arguments: [
    (
      "size: [768, 1024], scale", "size: [1e9, 1024], scale",
      ["7: displays[0].size: expected 2 numbers from 200.0 to 2000.0, got a list"]
    ),
    (
      "size: [768, 1024], scale", "size: [nan, 1024], scale",
      ["7: displays[0].size: expected 2 numbers from 200.0 to 2000.0, got a list"]
    ),
    ("size: [768, 1024], scale", "size: [null, 1024], scale", ["7: displays[0].size: expected numbers only, got null"]),
    ("scale: 2", "scale: 2.5", ["7: displays[0].scale: expected a whole number from 1 to 3, got '2.5'"]),
    ("upsideDown: true", "upsideDown: yes", ["7: displays[0].upsideDown: expected true or false, got 'yes'"]),
    (
      "upsideDown: true", "upsideDown: false",
      ["7: displays: expected upsideDown true for an iPad (R-MASK-05), got false"]
    ),
    ("launchOS: 8.1", "launchOS: eight", ["4: launchOS: expected an iOS version, got 'eight'"]),
    ("idiom: pad", "idiom: watch", ["3: idiom: expected one of phone, pad, got 'watch'"]),
    (
      "idiom: pad", "idiom: phone",
      ["7: displays: expected no multitasking on a phone that does not fold, got splitView"]
    ),
    (
      "source: nobody}", "source: ''}",
      ["7: displays[0].source: expected text, got ''", "9: areas[0].source: expected text, got ''"]
    ),
    (
      "safeArea: [20, 0, 0, 0]", "safeArea: [20, 400, 0, 368]",
      ["9: areas[0].safeArea: expected insets inside 768.0 × 1024.0, got [20.0, 400.0, 0.0, 368.0]"]
    ),
    ("11-18", "11-14", ["9: areas[0].os: expected versions up to 15, got 11-14"]),
    ("os: 8-15", "os: 9-15", ["11: windows[0].os: expected all versions, 8-15, got 9-15"]),
    ("os: 9-15", "os: 16-18", ["12: windows[1].os: expected a version within 8-15, got 16-18"]),
    ("size: [507, 768]", "size: [500, 768]", ["12: windows[1].size: expected parts that add up to 1024.0, got 1010.0"]),
    (
      "size: [507, 768]", "size: [507, 800]",
      ["12: windows[1].size: expected a part of 1024.0 × 768.0, got [507.0, 800.0]"]
    ),
    ("window: 1/2", "window: 2/3", ["12: windows[1].window: expected a window 1/3 beside it, got none"]),
    (
      "classes: [compact, regular]", "classes: [wide, regular]",
      ["12: windows[1].classes: expected 2 of 'compact', 'regular', 'n/a', '', got a list"]
    ),
    (
      "scale: 2, corners", "scale: 2, pixels: [1530, 2048], corners",
      [
        "7: displays[0].pixels: expected 1536 × 2048, points times 2.0, or a nativeScale, got [1530, 2048]"
      ]
    ),
    (
      "scale: 2, corners", "scale: 2, pixels: [1344, 1792], nativeScale: 1.75, zoomed: [800, 1024], corners",
      ["7: displays[0].zoomed: expected at most 768.0 × 1024.0, got [800.0, 1024.0]"]
    ),
    (
      "scale: 2, corners", "scale: 2, pixels: [1536, 2048], nativeScale: 2.5, corners",
      [
        "7: displays[0].nativeScale: expected less than the scale 2, got 2.5",
        "7: displays[0].pixels: expected 1920 × 2560, points times 2.5, or a nativeScale, got [1536, 2048]",
      ]
    ),
    // Contradictions are told together, whatever else is wrong with them.
    (
      "lastOS: 15", "lastOS: 7",
      [
        "5: lastOS: expected at least 8.1, got 7", "11: windows[0].os: expected a version within 8-7, got 8-15",
        "12: windows[1].os: expected a version within 8-7, got 9-15",
      ]
    ),
    (
      "[768, 1024], scale", "[1024, 768], scale",
      [
        "7: displays: expected main at most as wide as high, got 1024.0 × 768.0",
        "11: windows[0].size: expected the screen's 768.0 × 1024.0, got [1024.0, 768.0]",
        "12: windows[1].size: expected parts that add up to 768.0, got 1024.0",
      ]
    ),
  ])
  func deviceFiles(old: String, new: String, expected: [String]) throws {
    #expect(try device(Good.pad(old, new)) == expected.map { "devices/pad.yaml:" + $0 })
  }

  @Test func aDeviceStandsInTheFileOfItsName() throws {
    #expect(try device(Good.pad, name: "other") == ["devices/other.yaml: id: expected the file's name, got pad"])
  }

  @Test func theProblemsOfAllFilesAreToldTogether() throws {
    let folder = try Folder(["devices/a.yaml": Good.pad("scale: 2", "scale: 9"), "devices/b.yaml": "id: b"])
    let found = problems(folder) { folder throws(ConfigurationError) in _ = try folder.devices() }
    #expect(found.first == "devices/a.yaml:7: displays[0].scale: expected a whole number from 1 to 3, got '9'")
    #expect(found.filter { $0.hasPrefix("devices/b.yaml:1: ") }.count == 5)
  }

  @Test(arguments: [
    (
      "pose: landscapeLeft", "pose: sideways",
      [
        "6: keyframes[1].pose: expected one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown, got 'sideways'"
      ]
    ),
    ("tilt: 30", "tilt: 91", ["5: keyframes[0].tilt: expected a number from -90.0 to 90.0, got '91'"]),
    ("turn: 0.6", "turn: -1", ["6: keyframes[1].turn: expected a number from 0.0 to 3600.0, got '-1'"]),
    (
      "turn: 0.6", "turns: 1",
      ["6: keyframes[1].turns: expected one of the keys pose, tilt, roll, turn, hold, got 'turns'"]
    ),
    ("rate: 50", "rate: 0", ["2: rate: expected a number from 1.0 to 1000.0, got '0'"]),
    ("hand: none", "lever: [1, 2]", ["3: lever: expected three numbers from -1.0 to 1.0, got a list"]),
    ("hand: none", "seed: -1", ["3: seed: expected a whole number from 0 to 9223372036854775807, got '-1'"]),
  ])
  func motionFiles(old: String, new: String, expected: [String]) throws {
    let text = Good.motion.replacingOccurrences(of: old, with: new)
    #expect(try motion(text) == expected.map { "motions/m.yaml:" + $0 })
  }

  @Test func aMotionNeedsAKeyframe() throws {
    #expect(
      try motion("name: m\nkeyframes: []\n") == [
        "motions/m.yaml: expected a possible motion, got m: keyframes: expected at least one, found none"
      ])
    #expect(try motion("name: m\nkeyframes: 3\n") == ["motions/m.yaml:2: keyframes: expected a list, got '3'"])
    #expect(
      try motion("name: m\nkeyframes: [3]\n").first == "motions/m.yaml:2: keyframes[0]: expected a mapping, got '3'")
  }

  /// A motion is named, not a path: nothing leads out of the folder.
  @Test(arguments: ["other", "../devices/pad", "m.yaml", ""])
  func motionsThatAreNotThere(name: String) throws {
    let folder = try Folder(["motions/m.yaml": Good.motion, "devices/pad.yaml": Good.pad])
    let found = problems(folder) { folder throws(ConfigurationError) in _ = try folder.motion(name) }
    #expect(found == ["motions: expected one of m, got '\(name)'"])
  }

  /// What is no YAML at all, or YAML nobody means.
  @Test(arguments: [
    "", "device: [", "device: x\ndevice: y\nera: 9\napps: [A]\n", "a: b\n---\na: b\n", "device: *none\n",
    "\tdevice: x", "\u{0}", String(repeating: "[", count: 10_000), "a: &a [*a]",
  ])
  func noYAML(text: String) throws {
    let found = try emulator(text)
    #expect(found.count >= 1)
    #expect(found[0].hasPrefix("emulator.yaml"))
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try Folder([:])
    #expect(
      problems(folder) { f throws(ConfigurationError) in _ = try f.emulator() } == [
        "emulator.yaml: expected a readable file, got No such file or directory"
      ])
    #expect(throws: ConfigurationError.self) { try ConfigurationFolder(path: folder.path + "/none").devices() }
    let large = try Folder(["emulator.yaml": String(repeating: "#", count: 1 << 20 + 1)])
    #expect(
      problems(large) { f throws(ConfigurationError) in _ = try f.emulator() } == [
        "emulator.yaml: expected at most 1048576 bytes, got more"
      ])
  }
}
