// The program that feeds mutated bytes to readers: what it says, what it keeps, and how it ends.
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct FuzzProgramTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func fuzz(_ words: String...) throws -> Ran {
    try sandbox.start(words + ["--corpus", corpus], program: Installation.program("swivel-fuzz")).finish()
  }
  private var corpus: String { sandbox.runtime + "/corpus" }

  /// A second of a reader that keeps its promises: nothing is found, nothing is kept, and inputs were read.
  @Test func aReaderThatKeepsItsPromises() throws {
    let ran = try fuzz("--only", "trace", "--seed", "7", "--seconds", "1")
    #expect(ran.status == 0, "\(ran)")
    let said = try #require(ran.output.wholeMatch(of: /trace, seed 7: (\d+) mutations, 0 findings\n/), "\(ran)")
    #expect((Int(said.1) ?? 0) > 0)
    #expect(!FileManager.default.fileExists(atPath: corpus))
  }

  /// A reader that is ended by the system (here by its limit of processor time) has its input kept, and is left alone after five.
  /// Nothing else is.
  @Test func whatEndsAReaderIsKept() throws {
    let temporary = sandbox.runtime + "/tmp"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
    let words =
      "export TMPDIR=\(temporary); ulimit -t 1; exec \(Installation.program("swivel-fuzz")) --only trace --seconds 600 --corpus \(corpus)"
    let ran = try sandbox.start(["-c", words], program: "/bin/sh").finish()
    #expect(ran.status == 1, "\(ran)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    let lines = ran.output.split(separator: "\n")
    #expect(lines.count == 6 && lines.last?.hasSuffix(", 5 findings") == true, "\(ran)")
    for line in lines.dropLast() {
      // SIGKILL is 9, and nothing that started the program can have blocked it.
      let kept = try #require(line.wholeMatch(of: /trace: signal 9 over (.+)/), "\(line)")
      let path = String(kept.1)
      #expect(path.hasPrefix(corpus + "/trace/found-1-"))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(path.contains("found-1-\(bytes.count)-"), "the name tells the size")
      // Run alone it is read within its time: nothing is wrong with it.
      #expect(try fuzz("--only", "trace", "--input", path).status == 0)
    }
  }

  /// EX_USAGE of sysexits(3) is 64.
  @Test(
    arguments: [
      ["--input", "/dev/null"], ["--input", "/dev/null", "--only", "log", "--only", "wire"], ["--seconds", "0"],
      ["--seconds", "-1"], ["--seconds", "inf"], ["--only", "paper"],
    ])
  func whatCannotBeRun(words: [String]) throws {
    let ran = try sandbox.start(words + ["--corpus", corpus], program: Installation.program("swivel-fuzz")).finish()
    #expect(ran.status == 64, "\(ran)")
  }
}
