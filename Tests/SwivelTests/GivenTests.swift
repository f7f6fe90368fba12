// Names of files as verbs meet them: with a dash at their beginning, and of what is no file.
import Foundation
import Testing

@testable import swivel

@Suite struct GivenTests {
  @Test(arguments: [
    ("a.swivel", "a.swivel"), ("a-b.swivel", "a-b.swivel"), ("-x.swivel", "./-x.swivel"), ("--help", "./--help"),
    ("./-x", "./-x"), ("/-x", "/-x"), ("-", "./-"), ("", ""),
  ]) func aPathIsTakenForNoOption(path: String, word: String) {
    #expect(path.asPathWord == word)
  }

  /// Whatever hands files on to another program names them so that it takes them for files.
  @Test func filesAreHandedOnAsWords() throws {
    let hosted = try HostedOptions.parse(["--host=-h", "--config=-c", "--storyboard=-s.xib"])
    #expect(hosted.arguments == ["--host", "./-h", "--config", "./-c", "--storyboard", "./-s.xib"])
    #expect(StoryboardApp.arguments(["-s.xib", "t.xib"]) == ["--storyboard", "./-s.xib", "--storyboard", "t.xib"])
  }

  /// A pipe in a folder, whatever it is called, would keep a suite waiting for ever.
  @Test func aSuiteIsMadeOfFilesAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-suite-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") } }
    for name in ["a.swivel", "b.csv", "c.storyboard"] { try #require(mkfifo("\(folder)/\(name)", 0o600) == 0) }
    try Data().write(to: URL(fileURLWithPath: folder + "/d.xib"))
    #expect(try SuiteFile.all(in: [folder]).map(\.path) == [folder + "/d.xib"])
  }
}
