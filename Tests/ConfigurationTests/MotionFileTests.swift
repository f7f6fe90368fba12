// What stands in a motion's file and what it becomes, as whole values, and where each of its numbers begins and ends to be one; and the
// limits that all files have in common.
import Configuration
import Foundation
import Orientation
import SensorSources
import Testing

@Suite struct MotionFileTests {
  private func motion(_ text: String) throws -> Motion {
    let folder = try Folder(["motions/m.yaml": text])
    return try withExtendedLifetime(folder) { try folder.configuration.motion("m") }
  }

  /// `LINE: KEYPATH: expected …, got …` of every problem of a motion's file; none where it is read.
  private func problems(_ text: String) throws -> [String] {
    let folder = try Folder(["motions/m.yaml": text])
    do throws(ConfigurationError) {
      _ = try folder.configuration.motion("m")
      return []
    } catch { return error.problems.map { String("\($0)".dropFirst("\(folder.path)/motions/m.yaml:".count)) } }
  }

  /// docs/sensors.md: an upright, held device, a hundred samples a second, in a steady hand, unless the file says otherwise.
  @Test func whatIsNotSaidIsUsual() throws {
    let expected = try Motion(
      name: "short", keyframes: [Motion.Keyframe(attitude: Attitude(.faceUp, tilt: 0, roll: 0))], rate: 100,
      lever: SIMD3(0, 0, 0), imperfections: .handHeld, seed: 1)
    #expect(try motion("name: short\nkeyframes: [{pose: faceUp}]\n") == expected)
    #expect(try motion("name: short\nhand: held\nkeyframes: [{pose: faceUp}]\n") == expected)
  }

  @Test func everythingThatIsSaidIsRead() throws {
    let text = """
      name: long
      rate: 12.5
      lever: [-0.25, 0.5, 1]
      hand: none
      tremor: [{low: 2, high: 3.5, rms: 0.125}, {low: 0, high: 500, rms: 1}]
      noise: 0.75
      bias: [1, -1, 0.5]
      resolution: 0.0625
      seed: 77
      keyframes:
        - {pose: portrait}
        - {pose: portraitUpsideDown, tilt: 15, roll: -30, turn: 1.5, hold: 2.5}
        - {pose: landscapeLeft, turn: 0.5}
        - {pose: landscapeRight, hold: 0.25}
        - {pose: faceDown, tilt: -90, roll: 180}
      """
    var errors = Motion.Imperfections()
    errors.bands = [Motion.Band(low: 2, high: 3.5, rms: 0.125), Motion.Band(low: 0, high: 500, rms: 1)]
    (errors.noise, errors.bias, errors.resolution) = (0.75, SIMD3(1, -1, 0.5), 0.0625)
    let frames = [
      Motion.Keyframe(attitude: Attitude(.portrait, tilt: 0, roll: 0)),
      Motion.Keyframe(attitude: Attitude(.portraitUpsideDown, tilt: 15, roll: -30), turn: 1.5, hold: 2.5),
      Motion.Keyframe(attitude: Attitude(.landscapeLeft, tilt: 0, roll: 0), turn: 0.5),
      Motion.Keyframe(attitude: Attitude(.landscapeRight, tilt: 0, roll: 0), hold: 0.25),
      Motion.Keyframe(attitude: Attitude(.faceDown, tilt: -90, roll: 180)),
    ]
    let expected = try Motion(
      name: "long", keyframes: frames, rate: 12.5, lever: SIMD3(-0.25, 0.5, 1), imperfections: errors, seed: 77)
    #expect(try motion(text) == expected)
  }

  /// A key of the file or of its keyframe, the first and the last value there can be, and one before and one after them.
  @Test(
    arguments: [
      ("rate", "1", "1000", ["0.99", "1000.5"], "a number from 1.0 to 1000.0"),
      ("noise", "0", "1", ["-0.1", "1.01"], "a number from 0.0 to 1.0"),
      ("resolution", "0", "1", ["-0.1", "1.01"], "a number from 0.0 to 1.0"),
      (
        "seed", "0", "9223372036854775807", ["-1", "9223372036854775808"],
        "a whole number from 0 to 9223372036854775807"
      ),
      ("lever", "[-1, -1, -1]", "[1, 1, 1]", ["[-1.1, 0, 0]", "[0, 0, 1.1]"], "three numbers from -1.0 to 1.0"),
      (
        "bias", "[-1, -1, -1]", "[1, 1, 1]", ["[0, -1.1, 0]", "[0, 0]", "[0, 0, 0, 0]"],
        "three numbers from -1.0 to 1.0"
      ),
      ("tilt", "-90", "90", ["-90.5", "90.5"], "a number from -90.0 to 90.0"),
      ("roll", "-180", "180", ["-180.5", "180.5"], "a number from -180.0 to 180.0"),
      ("turn", "0", "3600", ["-1", "3600.5"], "a number from 0.0 to 3600.0"),
      ("hold", "0", "3600", ["-1", "3600.5"], "a number from 0.0 to 3600.0"),
      ("tremor", "[{low: 0, high: 0, rms: 0}]", "[{low: 500, high: 500, rms: 1}]", [], ""),
    ] as [(String, String, String, [String], String)])
  func limits(key: String, first: String, last: String, wrong: [String], expected: String) throws {
    let isOfKeyframe = ["tilt", "roll", "turn", "hold"].contains(key)
    func text(_ value: String) -> String {
      isOfKeyframe
        ? "name: m\nkeyframes:\n  - {pose: faceUp, \(key): \(value)}\n"
        : "name: m\n\(key): \(value)\nkeyframes:\n  - {pose: faceUp}\n"
    }
    #expect(try problems(text(first)) == [])
    #expect(try problems(text(last)) == [])
    let place = isOfKeyframe ? "3: keyframes[0].\(key)" : "2: \(key)"
    for value in wrong {
      let actual = value.hasPrefix("[") ? "a list" : "'\(value)'"
      #expect(try problems(text(value)) == ["\(place): expected \(expected), got \(actual)"])
    }
  }

  @Test(
    arguments: [
      ("{low: -1, high: 3, rms: 1}", "low: expected a number from 0.0 to 500.0, got '-1'"),
      ("{low: 4, high: 3, rms: 1}", "high: expected a number from 4.0 to 500.0, got '3'"),
      ("{low: 4, high: 501, rms: 1}", "high: expected a number from 4.0 to 500.0, got '501'"),
      ("{low: 4, high: 5, rms: 1.5}", "rms: expected a number from 0.0 to 1.0, got '1.5'"),
      ("{low: 4, high: 5}", "rms: expected a number from 0.0 to 1.0, got nothing"),
      ("{low: 4, high: 5, rms: 1, top: 1}", "top: expected one of the keys low, high, rms, got 'top'"),
    ])
  func tremorsThatAreNone(band: String, expected: String) throws {
    #expect(
      try problems("name: m\ntremor:\n  - {low: 1, high: 2, rms: 0}\n  - \(band)\nkeyframes:\n  - {pose: faceUp}\n")
        == ["4: tremor[1].\(expected)"])
  }

  /// Together no more than an hour.
  @Test func theLongestMotion() throws {
    func text(_ hold: String) -> String {
      "name: m\nkeyframes:\n  - {pose: faceUp, hold: 1800}\n  - {pose: faceDown, turn: 900, hold: \(hold)}\n"
    }
    #expect(try problems(text("900")) == [])
    #expect(try problems(text("900.5")).count == 1)
  }

  /// A hundred characters of what stands in a file are enough to find it; what is no longer is told whole.
  @Test(arguments: [(98, false), (99, true)]) func longValuesAreCut(count: Int, isCut: Bool) throws {
    let value = String(repeating: "v", count: count)
    // With its quotation marks the value is two characters longer.
    let shown = isCut ? "'\(value)…" : "'\(value)'"
    #expect(
      try problems("name: m\nrate: \(value)\nkeyframes: [{pose: faceUp}]\n") == [
        "2: rate: expected a number from 1.0 to 1000.0, got \(shown)"
      ])
  }

  @Test(arguments: [(100, false), (101, true)]) func longKeysAreCut(count: Int, isCut: Bool) throws {
    let key = String(repeating: "k", count: count)
    let found = try problems("name: m\n\(key): 1\nkeyframes: [{pose: faceUp}]\n")
    let keys = "name, rate, lever, hand, tremor, noise, bias, resolution, seed, keyframes"
    let shown = isCut ? "\(key.dropLast())…" : key
    let actual = "'\(key.prefix(99))…"
    #expect(found == ["2: \(shown): expected one of the keys \(keys), got \(actual)"])
  }

  /// A mebibyte is read, a byte more is not.
  @Test(arguments: [(1 << 20, false), (1 << 20 | 1, true)]) func theLongestFile(count: Int, isRefused: Bool) throws {
    let begin = "name: m\nkeyframes: [{pose: faceUp}]\n#"
    let text = begin + String(repeating: " ", count: count - begin.utf8.count)
    let folder = try Folder(["motions/m.yaml": text])
    if isRefused {
      let problem = ConfigurationProblem(
        file: folder.path + "/motions/m.yaml", line: 0, keyPath: "", expected: "at most 1048576 bytes", actual: "more")
      #expect(throws: ConfigurationError(problems: [problem])) { try folder.configuration.motion("m") }
    } else {
      #expect(try folder.configuration.motion("m").name == "m")
    }
  }

  /// What is no mapping lacks nothing: it is told once. What is one in the wrong place is told for what it is.
  @Test(
    arguments: [
      ("", ["expected a mapping, got an empty file"]), ("3", ["1: expected a mapping, got '3'"]),
      (
        "name: {a: b}\nkeyframes: {a: b}\n",
        ["1: name: expected text, got a mapping", "2: keyframes: expected a list, got a mapping"]
      ),
      ("rate: 5\n", ["1: keyframes: expected a list, got nothing", "1: name: expected text, got nothing"]),
      (
        "name: m\nkeyframes: [{tilt: 3}]\n",
        [
          "2: keyframes[0].pose: expected one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown, got nothing"
        ]
      ),
      ("name: m\nname: n\nkeyframes: [{pose: faceUp}]\n", ["1: expected each key once, got 'name' again"]),
      (
        "name: m\nlever: {x: 1}\nkeyframes: [{pose: faceUp}]\n",
        ["2: lever: expected three numbers from -1.0 to 1.0, got a mapping"]
      ),
    ])
  func whatIsToldOfAFile(text: String, expected: [String]) throws {
    #expect(try problems(text).map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 } == expected)
  }
}
