// What `sweep` is asked for: widths, orientations and checks as they are written, refused, and handed on to a host.
import ArgumentParser
import Findings
import Orientation
import Sweep
import Testing

struct SweepOptionsTests {
  private func plan(_ words: String...) throws -> SweepPlan { try SweepOptions.parse(words).plan(devices: []) }

  @Test(
    "widths from 100 to 4000, the first no more than the last",
    arguments: [("320..768", 320, 768), ("100..4000", 100, 4000), ("400..400", 400, 400)])
  func widths(text: String, first: Int, last: Int) throws {
    #expect(try plan("--width", text).widths == first...last)
  }

  @Test(
    arguments: [
      "", "320", "768..320", "99..768", "320..4001", "320...768", "320..", "..768", "320..500..768", "a..b", "320-768",
    ])
  func noWidths(text: String) {
    #expect(throws: (any Error).self) { try SweepOptions.parse(["--width", text]) }
  }

  @Test func orientationsAndChecks() throws {
    let plain = try plan()
    #expect(plain.widths == nil && plain.checks == Set(LayoutCheck.allCases))
    #expect(plain.orientations == [.portrait, .landscapeRight])
    let narrowed = try plan("--orientation", "landscapeLeft,portraitUpsideDown", "--check", "clipped,off-screen")
    #expect(
      narrowed.orientations == [.landscapeLeft, .portraitUpsideDown] && narrowed.checks == [.clipped, .offScreen])
    for words in [
      ["--orientation", "unknown"], ["--orientation", "portrait,sideways"], ["--check", "clipped,wrong"],
      ["--format", "paper"],
    ] { #expect(throws: (any Error).self, "\(words)") { try SweepOptions.parse(words) } }
  }

  /// Each option alone and all at once come out as they went in.
  @Test(
    arguments: [
      [], ["--width", "320..768"], ["--orientation", "portrait"], ["--check", "clipped"], ["--format", "json"],
      ["--junit", "a.xml"], ["--svg", "a.svg"], ["--scene", "one", "--scene", "two"],
      [
        "--width", "320..768", "--orientation", "portrait", "--check", "clipped", "--format", "json", "--junit",
        "a.xml",
        "--svg", "a.svg", "--scene", "one",
      ],
    ])
  func anotherProcessIsToldTheSame(words: [String]) throws {
    #expect(try SweepOptions.parse(words).arguments == words)
  }

  @Test(
    arguments: [
      ([], false), (["--svg", "a"], true), (["--junit", "a"], false), (["--format", "svg"], true),
      (["--format", "html"], true), (["--format", "text"], false), (["--format", "json"], false),
    ])
  func picturesAreKeptWhereTheyAreShown(words: [String], draws: Bool) throws {
    #expect(try SweepOptions.parse(words).draws == draws)
  }
}
