// The program a package's build runs to adopt sources: what it writes, and how it ends when it cannot.
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct AdoptProgramTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func adopt(_ words: [String]) throws -> Ran {
    try sandbox.start(words, program: Installation.program("swivel-adopt")).finish()
  }

  /// Exit code 2 is a usage error (ARCHITECTURE.md, exit codes).
  @Test(arguments: [[], ["/nowhere/list"], ["/nowhere/list", "/nowhere/folder", "more"]])
  func anythingButAListAndAFolderIsAUsageError(words: [String]) throws {
    let ran = try adopt(words)
    #expect(ran.status == 2)
    #expect(ran.diagnostics == "usage: swivel-adopt LIST FOLDER\n")
  }

  /// A build shows a reason that begins with a file, a line and `error:` at that place.
  @Test func aListThatIsNoneIsSaidWithItsPlace() throws {
    let list = sandbox.runtime + "/list"
    try "/nowhere/A.swift\n".write(toFile: list, atomically: false, encoding: .utf8)
    for (path, place) in [(list, list), (sandbox.runtime + "/none", sandbox.runtime + "/none")] {
      let ran = try adopt([path, sandbox.runtime])
      #expect(ran.status == 2)
      #expect(ran.diagnostics.hasPrefix(place + ":1:1: error: "), "\(ran)")
    }
  }

  @Test func whatTheListNamesIsWrittenIntoTheFolder() throws {
    let (list, source, folder) = (sandbox.runtime + "/list", sandbox.runtime + "/A.swift", sandbox.runtime + "/adopted")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try "let answer = 42\n".write(toFile: source, atomically: false, encoding: .utf8)
    try "modules:\n\(source)\n".write(toFile: list, atomically: false, encoding: .utf8)
    let ran = try adopt([list, folder])
    #expect(ran.status == 0, "\(ran)")
    #expect(try String(contentsOfFile: folder + "/A.adopted.swift", encoding: .utf8).contains("let answer = 42"))
  }
}
