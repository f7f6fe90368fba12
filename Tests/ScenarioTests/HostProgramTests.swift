// The host as a program of its own, without an instance: what it prints of a script, the films and pictures it makes of one, and how it
// says no. Statuses are those of `docs/commands.md`: 1 for what was found, 2 for words that are not understood, 3 for what is refused.
import DeviceFixtures
import Foundation
import Launcher
import Testing

@Suite struct HostProgramTests {
  private let sandbox: Sandbox
  private let script: String

  init() throws {
    sandbox = try Sandbox()
    script = sandbox.runtime + "/turn.swivel"
    try write(script)
  }

  private func write(
    _ file: String, device: String = "iphone-8", era: String = "15", app: String = "Alternates", count: Int = 5
  ) throws {
    let text = TurnScript.text(device: device, era: era, app: app, count: count)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  private func host(_ words: [String], path: String? = nil) throws -> Ran {
    let configuration = try #require(Installation.configuration(named: nil))
    let whole = [Installation.program("swivel-host"), "--config", configuration] + words
    let setting = path.map { "PATH=\($0); export PATH; " } ?? ""
    return try sandbox.start(["-c", setting + "exec \"$@\"", "sh"] + whole, program: "/bin/sh").finish()
  }

  /// (how many lines of the script there are, how it ends, the last line that is printed).
  @Test(arguments: [
    (5, 1, "2 inputs, 1 expectations met, 1 not met"), (3, 0, "1 input, 1 expectations met, 0 not met"),
    (2, 0, "1 input, 0 expectations met, 0 not met"),
  ])
  func aScriptIsCounted(count: Int, status: Int32, last: String) throws {
    try write(script, count: count)
    let ran = try host(["--script", script])
    #expect(ran.status == status, "\(ran)")
    #expect(ran.output.split(separator: "\n").last.map(String.init) == last, "\(ran)")
    let json = try host(["--script", script, "--json"])
    #expect(json.status == status && !json.output.contains("expectations met"), "\(json)")
    let told = json.output.split(separator: "\n")
    #expect(told.count == count - 1 && told.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(json)")
  }

  /// A film's longer side has as many pixels as were asked for, 480 unless told otherwise: the height, for the device turns in a square
  /// with its words below.
  @Test(arguments: [
    ([], 480), (["--film-side", "100"], 100), (["--film-from", "1", "--film-to", "1"], 480), (["--film-to", "0"], 480),
  ])
  func theSizeOfAFilm(words: [String], height: Int) throws {
    let film = sandbox.runtime + "/film.gif"
    let ran = try host(["--script", script, "--film", film] + words)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: film)))
    #expect(String(decoding: bytes.prefix(6), as: UTF8.self) == "GIF89a")
    let width = Int(bytes[6]) + Int(bytes[7]) << 8
    #expect(width < height && width > height / 2 && Int(bytes[8]) + Int(bytes[9]) << 8 == height)
    #expect(ran.status == 0 && ran.output.hasPrefix("\(film): ") && ran.output.contains("\(width)×\(height)"), "\(ran)")
    #expect(bytes.last == 0x3B, "a GIF's end")
  }

  /// The launch, a turn and a turn back are three states; a film of the launch alone is one.
  @Test(arguments: [([], 3), (["--film-to", "0"], 1), (["--film-from", "1"], 2)])
  func theStatesOfAFilm(words: [String], states: Int) throws {
    let page = sandbox.runtime + "/film.html"
    let ran = try host(["--script", script, "--film", page] + words)
    #expect(ran.status == 0 && ran.output.hasPrefix("\(page): \(states) states, "), "\(ran)")
    #expect(try String(contentsOfFile: page, encoding: .utf8).lowercased().hasPrefix("<!doctype html>"))
  }

  /// Without `ffmpeg` there is no .mp4, and other films need none.
  @Test(arguments: [("mp4", 3), ("gif", 0), ("html", 0)])
  func withoutAnEncoder(ending: String, status: Int32) throws {
    let film = sandbox.runtime + "/film.\(ending)"
    let ran = try host(["--script", script, "--film", film], path: "/nowhere")
    #expect(ran.status == status, "\(ran)")
    #expect(FileManager.default.fileExists(atPath: film) == (status == 0))
    if status != 0 { #expect(ran.diagnostics.contains("ffmpeg, which is not on the PATH"), "\(ran)") }
  }

  /// What `ffmpeg` says as it fails is handed on; what it makes of its last word takes the place of an old film, which stays where it makes
  /// nothing, or half of one.
  @Test(arguments: [
    ("echo new > \"$last\"", 0, ""), ("exit 0", 3, "film.mp4"),
    ("echo half > \"$last\"; echo broken >&2; exit 1", 3, "ffmpeg: broken"),
  ])
  func anEncoderOfAnothers(program: String, status: Int32, words: String) throws {
    let folder = sandbox.runtime + "/bin"
    let film = sandbox.runtime + "/film.mp4"
    try "old\n".write(toFile: film, atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "#!/bin/sh\nfor last; do :; done\n\(program)\n"
      .write(toFile: folder + "/ffmpeg", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/ffmpeg")
    let ran = try host(["--script", script, "--film", film], path: folder + ":/bin")
    #expect(ran.status == status && (words.isEmpty || ran.diagnostics.contains(words)), "\(ran)")
    #expect(try String(contentsOfFile: film, encoding: .utf8) == (status == 0 ? "new\n" : "old\n"))
  }

  /// What is said of words that cannot be followed: OUT is a folder of the test's, SCRIPT the script.
  @Test(
    arguments: [
      (["--script", "SCRIPT", "--film", "OUT/film.avi"], 2, "a film is a .gif, .html or .mp4"),
      (["--script", "SCRIPT", "--film", "OUT/film.gif", "--film-from", "9"], 2, "its inputs are 1 to 2"),
      (["--script", "SCRIPT", "--film", "/nowhere/film.gif"], 3, "/nowhere/film.gif"),
      (["--script", "SCRIPT", "--picture", "OUT/a.bmp"], 2, "expected a name that ends in"),
      (["--script", "SCRIPT", "--picture", "OUT/a.svg", "--at", "9"], 2, "nothing is seen after input 9"),
      (["--script", "SCRIPT", "--picture", "OUT/a.svg", "--picture-window", "7"], 2, "no window 7 after input 2"),
      (["--script", "SCRIPT", "--picture", "/nowhere/a.svg"], 3, "/nowhere/a.svg"),
      (["--script", "SCRIPT", "--report", "/nowhere/a.html"], 3, "/nowhere/a.html"),
      (["--script", "/nowhere/a.swivel"], 2, "/nowhere/a.swivel"), (["--replay", "/nowhere/log"], 2, "/nowhere/log"),
      (["--sweep", "--app", "Alternates", "--device", "iphone-8", "--scene", "X"], 2, "Alternates is no storyboard"),
      (["--sweep", "--app", "Nobody", "--device", "iphone-8"], 2, "Nobody"),
      (["--storyboard", "/nowhere/Main.storyboard"], 2, "/nowhere/Main.storyboard"),
      ([], 2, "expected --directory, --device and --era"),
      (["--explore"], 2, "expected --app NAME or --storyboard FILE"),
      (["--explore", "--app", "Nobody"], 2, "Nobody"),
      (["--explore", "--app", "Alternates", "--device", "iphone-99"], 2, "no device 'iphone-99'"),
      (["--explore", "--app", "Alternates", "--device", "iphone-8", "--ios", "x"], 2, "'x' is no iOS version"),
    ] as [([String], Int32, String)])
  func whatCannotBeDone(words: [String], status: Int32, said: String) throws {
    let ran = try host(
      words.map {
        $0.replacingOccurrences(of: "OUT", with: sandbox.runtime).replacingOccurrences(of: "SCRIPT", with: script)
      })
    #expect(ran.status == status && ran.diagnostics.contains(said), "\(ran)")
  }

  @Test(arguments: [
    ("iphone-99", "15", "Alternates", "no device 'iphone-99'"), ("iphone-8", "x", "Alternates", "no iOS version 'x'"),
    ("iphone-8", "15", "Nobody", "Nobody"),
  ])
  func aScriptOfNothingThatIsThere(device: String, era: String, app: String, said: String) throws {
    try write(script, device: device, era: era, app: app)
    let ran = try host(["--script", script])
    #expect(ran.status == 2 && ran.diagnostics.contains(said), "\(ran)")
  }

  /// Two storyboards of one name would be one; a file that is none is named.
  @Test func storyboards() throws {
    let folders = ["a", "b"].map { sandbox.runtime + "/" + $0 }
    for folder in folders {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "no document".write(toFile: folder + "/Main.storyboard", atomically: false, encoding: .utf8)
    }
    let two = try host(folders.flatMap { ["--storyboard", $0 + "/Main.storyboard"] })
    #expect(two.status == 2 && two.diagnostics.contains("two files are named Main.storyboard"), "\(two)")
    let bad = try host(["--storyboard", folders[0] + "/Main.storyboard"])
    #expect(bad.status == 2 && bad.diagnostics.contains("Main.storyboard"), "\(bad)")
  }
}
