// A host that runs a script or a log instead of serving: what it writes, and what it says of words that cannot be followed.
import Alternates
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import HostService
import Orientation
import SwivelUI
import Testing
import Vocabulary

@testable import SwivelHost

@MainActor struct RunTests {
  private let folder: Folder
  private let script: String

  init() throws {
    folder = try Folder()
    script = try folder.write("turn.swivel", TurnScript.text())
  }

  private func ending(_ words: String...) -> HostEnding? { folder.ending(words, [Alternates.app]) }

  /// Of so many lines of the script the last expectation is not met.
  @Test(arguments: [(5, HostEnding(HostOptions.Unmet())), (4, nil), (3, nil), (2, nil), (1, nil)])
  func aScript(count: Int, expected: HostEnding?) throws {
    try folder.write("turn.swivel", TurnScript.text(count: count))
    #expect(ending("--script", script) == expected)
    #expect(ending("--script", script, "--json") == expected)
  }

  /// Its page is there whether expectations are met or not, with a step for the launch and for each input.
  @Test(arguments: [(5, 2), (3, 1), (2, 0)]) func aScriptsPage(count: Int, checks: Int) throws {
    try folder.write("turn.swivel", TurnScript.text(count: count))
    _ = ending("--script", script, "--report", folder("page.html"))
    let page = try folder.text("page.html")
    #expect(page.contains("iPhone") || page.contains("iphone-8"))
    #expect(page.contains("device landscapeLeft"))
    #expect(page.contains("device portrait") == (count > 3))
    #expect(page.contains("expected landscapeLeft") || page.contains("landscapeLeft"))
  }

  /// A film's longer side has as many pixels as were asked for, 480 unless told otherwise: upright 375 of 667 points beside words below.
  @Test(arguments: [
    ([], 480), (["--film-side", "100"], 100), (["--film-from", "1", "--film-to", "1"], 480), (["--film-to", "0"], 480),
  ])
  func theSizeOfAFilm(words: [String], side: Int) throws {
    #expect(folder.ending(["--script", script, "--film", folder("film.gif")] + words, [Alternates.app]) == nil)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder("film.gif"))))
    #expect(String(decoding: bytes.prefix(6), as: UTF8.self) == "GIF89a")
    #expect(max(Int(bytes[6]) + Int(bytes[7]) << 8, Int(bytes[8]) + Int(bytes[9]) << 8) == side)
    #expect(bytes.last == 0x3B, "a GIF's end")
  }

  /// (the part of a film, what it has words for): the launch, a turn, and the turn back.
  @Test(arguments: [
    ([], [true, true, true]), (["--film-to", "0"], [true, false, false]), (["--film-from", "1"], [false, true, true]),
    (["--film-from", "1", "--film-to", "1"], [false, true, false]), (["--film-from", "2"], [false, false, true]),
  ])
  func theStatesOfAFilm(words: [String], told: [Bool]) throws {
    #expect(folder.ending(["--script", script, "--film", folder("film.html")] + words, [Alternates.app]) == nil)
    let page = try folder.text("film.html")
    #expect(page.lowercased().hasPrefix("<!doctype html>"))
    let titles = ["0  launch", "1  device landscapeLeft", "2  device portrait"]
    #expect(titles.map(page.contains) == told)
  }

  /// What is refused says how it ended beside it.
  @Test func aFilmOfWhatIsRefused() throws {
    try folder.write(
      "turn.swivel", TurnScript.text(count: 1) + #"{"record":"input","event":"push","window":7,"screen":"B"}"# + "\n")
    #expect(ending("--script", script, "--film", folder("film.html")) == nil)
    #expect(try folder.text("film.html").contains("1  push B in window 7: refused, "))
  }

  /// (the name of a picture, more words, how the file begins).
  @Test(arguments: [
    ("a.svg", [], "<svg"), ("a.png", [], "\u{89}PNG"), ("a.svg", ["--at", "0"], "<svg"),
    ("a.svg", ["--at", "1", "--picture-window", "1"], "<svg"), ("a.svg", ["--device-frame"], "<svg"),
  ])
  func aPicture(name: String, words: [String], begins: String) throws {
    #expect(folder.ending(["--script", script, "--picture", folder(name)] + words, [Alternates.app]) == nil)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder(name)))
    let text = String(bytes.prefix(4).map { Character(Unicode.Scalar($0)) })
    #expect(text == begins)
  }

  /// Upright the device is 375 points wide, on its side 667: after the last input it is upright again.
  @Test(arguments: [([], "375"), (["--at", "0"], "375"), (["--at", "1"], "667"), (["--at", "2"], "375")])
  func whatIsSeenWhen(words: [String], width: String) throws {
    #expect(
      folder.ending(
        ["--script", script, "--picture", folder("a.svg"), "--picture-window", "1"] + words, [Alternates.app]) == nil)
    let head = try folder.text("a.svg").prefix(400)
    #expect(head.contains("viewBox=\"0 0 \(width) "), "\(head)")
  }

  /// A PNG has two pixels a point unless told otherwise.
  @Test(arguments: [([], 750), (["--scale", "1"], 375), (["--scale", "3"], 1125)])
  func pixels(words: [String], width: Int) throws {
    #expect(
      folder.ending(
        ["--script", script, "--picture", folder("a.png"), "--picture-window", "1"] + words, [Alternates.app]) == nil)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder("a.png"))))
    #expect(Int(bytes[18]) << 8 + Int(bytes[19]) == width, "PNG (RFC 2083): IHDR's width ends at byte 19")
  }

  private struct Row {
    let words: [String]
    let status: Vocabulary.ExitStatus
    let said: String
    init(_ words: [String], _ status: Vocabulary.ExitStatus, _ said: String) {
      (self.words, self.status, self.said) = (words, status, said)
    }
  }

  /// What is said of words that cannot be followed: OUT is a folder of the test's, SCRIPT the script.
  // swift-format-ignore
  nonisolated private static let refused: [Row] = [
    Row(["--script", "SCRIPT", "--film", "OUT/film.avi"], .usage, "OUT/film.avi: a film is a .gif, .html or .mp4"),
    Row(["--script", "SCRIPT", "--film", "OUT/film"], .usage, "OUT/film: a film is a .gif, .html or .mp4"),
    Row(["--script", "SCRIPT", "--film", "OUT/film.gif", "--film-from", "9"], .usage,
      "SCRIPT: nothing is seen from input 9 on: its inputs are 1 to 2"),
    Row(["--script", "SCRIPT", "--film", "/nowhere/film.gif"], .refused,
      "/nowhere/film.gif: cannot be written: No such file or directory"),
    Row(["--script", "SCRIPT", "--film", "/nowhere/film.html"], .refused,
      "/nowhere/film.html: cannot be written: No such file or directory"),
    Row(["--script", "SCRIPT", "--picture", "OUT/a.bmp"], .usage, "OUT/a.bmp: expected a name that ends in "),
    Row(["--script", "SCRIPT", "--picture", "OUT/a.svg", "--at", "9"], .usage,
      "SCRIPT: nothing is seen after input 9: the inputs run are 1 to 2"),
    Row(["--script", "SCRIPT", "--picture", "OUT/a.svg", "--picture-window", "7"], .usage,
      "SCRIPT: no window 7 after input 2"),
    Row(["--script", "SCRIPT", "--picture", "OUT/a.svg", "--picture-window", "7", "--at", "0"], .usage,
      "SCRIPT: no window 7 after input 0"),
    Row(["--script", "SCRIPT", "--picture", "/nowhere/a.svg"], .refused,
      "/nowhere/a.svg: cannot be written: No such file or directory"),
    Row(["--script", "SCRIPT", "--report", "/nowhere/a.html"], .refused,
      "/nowhere/a.html: cannot be written: No such file or directory"),
    Row(["--script", "/nowhere/a.swivel"], .usage, "/nowhere/a.swivel: No such file or directory"),
    Row(["--replay", "/nowhere/log"], .usage, "read /nowhere/log: No such file or directory"),
    Row(["--sweep", "--app", "Alternates", "--device", "iphone-8", "--scene", "X"], .usage,
      "--scene: Alternates is no storyboard"),
    Row(["--sweep", "--app", "Nobody", "--device", "iphone-8"], .usage,
      "no app 'Nobody' here; of a storyboard name the file: --storyboard FILE (this host has Alternates)"),
    Row(["--sweep", "--app", "Alternates", "--device", "iphone-99"], .usage, "no device 'iphone-99'"),
    Row(["--sweep", "--app", "Alternates", "--device", "iphone-8", "--era", "x"], .usage, "'x' is no iOS version"),
    Row(["--storyboard", "/nowhere/Main.storyboard"], .usage,
      "/nowhere/Main.storyboard: cannot be read: No such file or directory"),
    Row([], .usage, "expected --directory, --device and --era, or --replay"),
    Row(["--directory", "OUT", "--device", "iphone-8"], .usage, "expected --directory, --device and --era, or --replay"),
    Row(["--directory", "OUT", "--era", "15"], .usage, "expected --directory, --device and --era, or --replay"),
    Row(["--directory", "OUT", "--device", "iphone-8", "--era", "x"], .usage,
      "expected --directory, --device and --era, or --replay"),
  ]

  @Test(arguments: refused.indices) func whatCannotBeDone(index: Int) throws {
    let row = Self.refused[index]
    func whole(_ text: String) -> String {
      text.replacingOccurrences(of: "OUT", with: folder.path).replacingOccurrences(of: "SCRIPT", with: script)
    }
    let ending = folder.ending(row.words.map(whole), [Alternates.app])
    #expect(ending?.status == row.status)
    #expect(ending?.words?.hasPrefix(whole(row.said)) == true, "\(ending?.words ?? "nothing")")
  }

  // swift-format-ignore
  @Test(arguments: [
    ("iphone-99", "15", "Alternates", "no device 'iphone-99' in \(Folder.configuration)"),
    ("ipad-air-22", "15", "Alternates", "no device 'ipad-air-22' in \(Folder.configuration); did you mean 'ipad-air-2'?"),
    ("iphone-8", "x", "Alternates", "SCRIPT: no iOS version 'x'"),
    ("iphone-8", "9", "Alternates", "iphone-8 runs iOS 11 to 16, not 9"),
    ("iphone-8", "15", "Alternate", "no app 'Alternate' here; did you mean 'Alternates'? (this host has Alternates)"),
  ])
  func aScriptOfNothingThatIsThere(device: String, era: String, app: String, said: String) throws {
    try folder.write("turn.swivel", TurnScript.text(device: device, era: era, app: app))
    for words in [[], ["--picture", folder("a.svg")], ["--film", folder("a.gif")]] {
      let ending = folder.ending(["--script", script] + words, [Alternates.app])
      #expect(ending?.status == .usage)
      #expect(ending?.words?.hasPrefix(said.replacingOccurrences(of: "SCRIPT", with: script)) == true, "\(ending as Any)")
    }
  }

  /// Two windows of one app are one app twice.
  @Test func anExplorationOfNothing() throws {
    func said(_ words: String...) -> HostEnding? {
      do {
        let parsed = try HostedExploration.parse(["--config", Folder.configuration] + words)
        _ = try parsed.run([Alternates.app], .init())
        return nil
      } catch { return HostEnding(error) }
    }
    #expect(said()?.words == "expected --app NAME or --storyboard FILE")
    #expect(said("--app", "Nobody", "--device", "iphone-8")?.words?.hasPrefix("no app 'Nobody' here") == true)
    #expect(said("--app", "Alternates", "--device", "iphone-99")?.words == "no device 'iphone-99'; see swivel devices")
    #expect(said("--app", "Alternates", "--device", "iphone-8,x")?.words == "no device 'x'; see swivel devices")
    #expect(said("--app", "Alternates", "--ios", "x")?.words == "'x' is no iOS version")
    #expect(said("--from", "/nowhere/a")?.words == "/nowhere/a: No such file or directory")
    #expect(
      said("--app", "Alternates", "--device", "iphone-8", "--baseline", "/nowhere/known")?.words
        == "/nowhere/known: cannot be read or written")
    #expect(
      said("--app", "Alternates", "--device", "iphone-8", "--write-baseline", "/nowhere/known")?.words
        == "/nowhere/known: cannot be read or written")
    #expect(
      said("--app", "Alternates", "--device", "iphone-8", "--out", script)?.words
        == "\(script): cannot be read or written")
  }
}
