// A page of a session in a browser: it opens from disk, unpacks its pictures, and says what went wrong first.
import Foundation
import Launcher
import Testing

@Suite struct ReportPageTests {
  /// Debian's browser; without it what needs one is passed over, loudly.
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The elements of a page as the browser has them when it has come to rest.
  private func opened(_ page: String, in sandbox: Sandbox, at step: String = "") throws -> String? {
    guard let browser = Self.browser else {
      print("NOT RUN: pages in a browser; there is no chromium (apt-get install chromium)")
      return nil
    }
    let ran = try sandbox.start(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(sandbox.runtime)/browser",
        "--virtual-time-budget=4000", "--dump-dom", "file://\(page)\(step)",
      ], program: browser
    ).finish()
    #expect(ran.status == 0)
    return ran.output
  }

  private static let script = """
    {"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Alternates"]}
    {"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}
    {"record":"expect","window":1,"interface":"landscapeRight"}
    {"record":"input","event":"deviceOrientation","orientation":"portrait"}
    {"record":"expect","window":1,"interface":"landscapeLeft"}

    """

  @Test func aRunIsSeenInABrowser() throws {
    let sandbox = try Sandbox()
    let (script, page) = (sandbox.runtime + "/turn.swivel", sandbox.runtime + "/turn.html")
    try Self.script.write(toFile: script, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("run", script, "--report", page)
    #expect(ran.status == 1, "\(ran)")
    guard let whole = try opened(page, in: sandbox) else { return }
    #expect(whole.contains("data-ready=\"yes\"") && !whole.contains("<p class=\"note\""))
    // Three steps, each with its picture at the left; the first that failed is open, beside what was before.
    #expect(whole.components(separatedBy: "<img").count - 1 == 3 + 2)
    #expect(whole.contains("<section id=\"step-2\" class=\"bad now\""))
    let first = try #require(try opened(page, in: sandbox, at: "#step-1"))
    #expect(first.contains("<section id=\"step-1\" class=\"changed now\""))
  }

  /// What was seen in the middle of a log, without anything running: upright at the launch, on its side after the first input.
  @Test(arguments: [("0", "375×667"), ("1", "667×375"), ("2", "375×667")])
  func aMomentOfALog(at input: String, size: String) throws {
    let sandbox = try Sandbox()
    let (script, picture) = (sandbox.runtime + "/turn.swivel", sandbox.runtime + "/moment.svg")
    try Self.script.write(toFile: script, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("screenshot", picture, "--log", script, "--at", input)
    #expect(ran.status == 0, "\(ran)")
    let sides = size.split(separator: "×")
    let drawn = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(drawn.contains("width=\"\(sides[0])\" height=\"\(sides[1])\""))
  }

  @Test(arguments: [(["--at", "9"], "input 9"), (["--window", "7"], "no window 7"), (["--log", "/gone"], "/gone")])
  func noMomentOfALog(words: [String], said: String) throws {
    let sandbox = try Sandbox()
    let script = sandbox.runtime + "/turn.swivel"
    try Self.script.write(toFile: script, atomically: false, encoding: .utf8)
    let log = words.contains("--log") ? [] : ["--log", script]
    let ran = try sandbox.start(["screenshot", sandbox.runtime + "/m.svg"] + log + words).finish()
    #expect(ran.status == 2 && ran.diagnostics.contains(said), "\(ran)")
  }

  /// Where nothing but the launch is logged there is no input, not even a first.
  @Test func noInputOfALaunchAlone() throws {
    let sandbox = try Sandbox()
    let (script, picture) = (sandbox.runtime + "/launch.swivel", sandbox.runtime + "/m.svg")
    try String(Self.script.prefix { $0 != "\n" }).write(toFile: script, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("screenshot", picture, "--log", script, "--at", "1")
    #expect(ran.status == 2 && ran.diagnostics.contains("after input 1: the inputs run are 1 to 0"), "\(ran)")
    #expect(try sandbox.swivel("screenshot", picture, "--log", script).status == 0)
  }

  @Test func aPageThatCannotBeWrittenIsTold() throws {
    let sandbox = try Sandbox()
    let script = sandbox.runtime + "/turn.swivel"
    try Self.script.write(toFile: script, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("run", script, "--report", sandbox.runtime + "/nowhere/turn.html")
    #expect(ran.status != 0 && ran.diagnostics.contains("nowhere/turn.html: cannot be written"), "\(ran)")
    // What was run is told all the same.
    #expect(ran.output.contains("2 inputs"))
  }
}
