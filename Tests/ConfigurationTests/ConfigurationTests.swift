// The repository's own configuration is right, and a wrong one is refused with everything that is wrong in it.
import Configuration
import DeviceCatalog
import Foundation
import Orientation
import SensorSources
import Testing

private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

@Suite("Configuration")
struct ConfigurationTests {
  static let motions: [(name: String, expected: [DeviceOrientation])] = [
    ("turn-left", [.portrait, .landscapeLeft]), ("turn-upright", [.landscapeLeft, .portrait]),
    (
      "all-around",
      [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait, .faceUp, .portrait, .faceDown]
    ),
  ]

  @Test("each motion is classified as what its file describes, and nothing is pending at its end", arguments: motions)
  func motion(name: String, expected: [DeviceOrientation]) throws {
    let motion = try ConfigurationFolder(path: repository + "/config").motion(name)
    var classifier = OrientationClassifier()
    var seen: [DeviceOrientation] = []
    for sample in motion.samples() {
      if case .changed(let orientation, _) = classifier.ingest(sample) { seen.append(orientation) }
    }
    #expect(seen == expected)
  }

  @Test("the default device is in the catalogue and runs the default era")
  func defaults() throws {
    let folder = ConfigurationFolder(path: repository + "/config")
    let emulator = try folder.emulator()
    let device = try #require(try folder.device(emulator.device))
    #expect(device.runs(emulator.era))
    #expect(emulator.apps == ["Alternates", "BaseController"])
  }

  @Test("everything that is wrong in a motion is told at once, with its line and key")
  func allProblems() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let motions = folder.appendingPathComponent("motions")
    try FileManager.default.createDirectory(at: motions, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let text = """
      name: wrong
      rate: fast
      colour: red
      keyframes:
        - { pose: upright, hold: -1 }
        - { pose: portrait, turns: 0.6 }
      """
    try Data(text.utf8).write(to: motions.appendingPathComponent("wrong.yaml"))
    let error = try #require(throws: ConfigurationError.self) {
      try ConfigurationFolder(path: folder.path).motion("wrong")
    }
    let places = Set(error.problems.map { "\($0.line) \($0.keyPath)" })
    #expect(
      places == ["2 rate", "3 colour", "5 keyframes[0].pose", "5 keyframes[0].hold", "6 keyframes[1].turns"])
    #expect(error.problems.allSatisfy { $0.file.hasSuffix("wrong.yaml") })
  }

  /// A file that is no YAML, the line that is told, and what is expected there; however much stands in it, a line or two are said.
  @Test(
    arguments: [
      ("a list without an end", "device: ipad\nera: [1\n", 3, "YAML"),
      ("brackets deeper than anybody reads", String(repeating: "[", count: 20_000), 1, "YAML"),
      ("a key that is a book", String(repeating: "k", count: 500_000) + ": 1\nera: 9\n", 1, "YAML"),
      ("a key twice", "device: ipad\ndevice: ipad\nera: 9\napps: [A]\n", 1, "each key once"),
      (
        "a value that is a book", "device: ipad\nera: \(String(repeating: "v", count: 500_000))\napps: [A]\n", 2,
        "an iOS version"
      ),
    ] as [(String, String, Int, String)])
  func whatIsNoYAMLIsToldInALine(what: String, text: String, line: Int, expected: String) throws {
    let folder = try Folder(["emulator.yaml": text])
    let error = try #require(throws: ConfigurationError.self) { try folder.configuration.emulator() }
    let problem = try #require(error.problems.first)
    #expect(problem.line == line && problem.expected.contains(expected), "\(problem)")
    #expect("\(error)".count < 1_000)
  }

  @Test("tremor by its spectrum, noise, bias and counts of a motion's own")
  func sensorErrors() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let motions = folder.appendingPathComponent("motions")
    try FileManager.default.createDirectory(at: motions, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let text = """
      name: shaky
      hand: none
      tremor:
        - { low: 6, high: 11, rms: 0.07 }
      noise: 0.002
      bias: [0.01, 0, -0.02]
      resolution: 0.004
      keyframes:
        - { pose: portrait, hold: 1 }
      """
    let file = motions.appendingPathComponent("shaky.yaml")
    try Data(text.utf8).write(to: file)
    let errors = try ConfigurationFolder(path: folder.path).motion("shaky").imperfections
    #expect(errors.bands == [Motion.Band(low: 6, high: 11, rms: 0.07)])
    #expect(errors.noise == 0.002 && errors.bias == SIMD3(0.01, 0, -0.02) && errors.resolution == 0.004)
    try Data(text.replacingOccurrences(of: "high: 11", with: "high: 5").utf8).write(to: file)
    let error = try #require(throws: ConfigurationError.self) {
      try ConfigurationFolder(path: folder.path).motion("shaky")
    }
    #expect(error.problems.map(\.keyPath) == ["tremor[0].high"])
  }

  @Test("an unknown motion is refused with the ones there are")
  func unknownMotion() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try ConfigurationFolder(path: repository + "/config").motion("somersault")
    }
    #expect("\(error)".contains("turn-left") && "\(error)".contains("somersault"))
  }
}
