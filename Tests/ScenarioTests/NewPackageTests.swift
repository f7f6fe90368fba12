// A user's own package, outside this repository: written by `swivel new`, built, tested with both test libraries, hosted.
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct NewPackageTests {
  /// Building what a package needs takes minutes the first time, so a step of its own runs this (`.ci/run`).
  private static let isAsked = ProcessInfo.processInfo.environment["SWIVEL_NEW_PACKAGE"] == "1"

  /// The user's own tests, right and wrong, with XCTest and with Swift Testing.
  private static let tests = """
    import Foundation
    import SwivelTesting
    import Testing
    import UIKit
    import XCTest

    @testable import Mine

    private let isWrong = ProcessInfo.processInfo.environment["MINE_IS_WRONG"] == "1"

    final class ClassicTests: XCTestCase {
      func testTurns() throws {
        try MainActor.assumeIsolated {
          let device = try TestDevice("iphone-8", iOS: "15", Mine.app)
          device.rotate(.landscapeRight)
          device.window.expect(interface: isWrong ? .portrait : .landscapeLeft)
        }
      }
    }

    @MainActor struct ModernTests {
      @Test func turns() throws {
        let device = try TestDevice(.pad(width: 768, height: 1024), iOS: "9", Mine.app)
        device.rotate(.landscapeRight)
        device.window.expect(interface: isWrong ? .portrait : .landscapeLeft)
      }
    }
    """

  /// A script on the user's own host.
  private static let script = """
    {"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Mine"]}
    {"record":"input","event":"tap","window":1,"target":"show"}
    {"record":"expect","window":1,"interface":"landscapeRight","visible":"PictureViewController"}
    """

  @Test(.enabled(if: isAsked, "SWIVEL_NEW_PACKAGE is not 1"), .timeLimit(.minutes(30)))
  func aNewPackageIsBuiltTestedAndHosted() throws {
    let sandbox = try Sandbox()
    let package = sandbox.runtime + "/mine"
    let new = try sandbox.swivel("new", "Mine", "--at", package)
    try #require(new.status == 0, "\(new)")
    #expect(try sandbox.swivel("new", "Mine", "--at", package).status == 3)
    try Self.tests.write(toFile: package + "/Tests/MineTests/Both.swift", atomically: false, encoding: .utf8)
    // The products are kept beside this build: a second run compiles only the user's files.
    let scratch = try #require(Installation.repository) + "/.build/new-package"
    let common = ["--package-path", package, "--scratch-path", scratch]
    let swift = try swiftProgram()
    let build = try sandbox.start(["build", "--build-tests"] + common, program: swift).finish()
    try #require(build.status == 0, "\(build)")

    let right = try sandbox.start(["test", "--skip-build"] + common, program: swift).finish()
    #expect(right.status == 0, "\(right)")
    let wrong = try sandbox.start(
      ["MINE_IS_WRONG=1", swift, "test", "--skip-build"] + common, program: "/usr/bin/env"
    ).finish()
    #expect(wrong.status != 0)
    let said = wrong.output + wrong.diagnostics
    #expect(
      said.contains("Both.swift:16: error: ClassicTests.testTurns : failed - window 1: interface: expected portrait"),
      "\(said)")
    #expect(said.contains("Test turns() recorded an issue at Both.swift:25:"), "\(said)")
    #expect(said.contains("window 1: interface: expected portrait, got landscapeLeft, after rotate to landscapeRight"))

    let host = scratch + "/debug/Mine-host"
    let up = try sandbox.swivel(
      "up", "--detach", "--host", host, "--app", "Mine", "--device", "iphone-8", "--era", "15")
    try #require(up.status == 0, "\(up)")
    #expect(try sandbox.swivel("act", "present", "Picture").status == 0)
    // R-NEG-01: the picture lists landscape alone.
    #expect(try sandbox.swivel("rotate", "landscapeRight").status == 0)
    let turn = try sandbox.swivel("rotate", "portrait", "--json")
    #expect(turn.status == 3)
    #expect(try JSONLine(turn.output).lines("windows")[0].string("reason") == "mask")
    try sandbox.down()

    let script = sandbox.runtime + "/mine.swivel"
    try Self.script.write(toFile: script, atomically: false, encoding: .utf8)
    let run = try sandbox.swivel("run", script, "--host", host)
    #expect(run.status == 0, "\(run)")
    #expect(try sandbox.swivel("run", script).status == 2)
  }

  @Test(arguments: ["mine", "My App", "2Fast", "", "UIKit", "SwivelTesting", "My-App"])
  func namesThatAreNoModules(name: String) throws {
    let sandbox = try Sandbox()
    let ran = try sandbox.swivel("new", name, "--at", sandbox.runtime + "/new")
    #expect(ran.status == 2, "\(ran)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.runtime + "/new"))
  }

  /// A clone lies where its owner likes, and a package is called as its owner likes: shells, Swift and options have signs of their own.
  /// Swift's book, String Literals, says how a quote and a backslash are written in one.
  @Test(arguments: [
    ("R&D", "mine", "R&D"), ("a \"b\"", "it's", #"a \"b\""#), (#"back\nslash"#, "-odd $HOME", #"back\\nslash"#),
    ("$(touch x)`touch x`", "a b", "$(touch x)`touch x`"),
  ])
  func foldersCalledAnything(_ clone: String, _ place: String, _ written: String) throws {
    let sandbox = try Sandbox()
    let (root, repository) = ("\(sandbox.runtime)/\(clone)", try #require(Installation.repository))
    for path in ["tools/new-package", "config/templates"] {
      let target = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: "\(repository)/\(path)", toPath: target)
    }
    let ran = try sandbox.start(
      ["-c", "cd \"$1\" && exec \"$2/tools/new-package\" Mine --at \"$3\"", "sh", sandbox.runtime, root, place],
      program: "/bin/sh"
    ).finish()
    try #require(ran.status == 0, "\(ran)")
    let manifest = try String(contentsOfFile: "\(sandbox.runtime)/\(place)/Package.swift", encoding: .utf8)
    #expect(manifest.contains(#".package(name: "swivel", path: "\#(sandbox.runtime)/\#(written)")"#), "\(manifest)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.runtime + "/x"))
    // What is printed there can be given to a shell: of its words the third leads to the package.
    let line = try #require(ran.output.split(separator: "\n").first { $0.hasPrefix("  swift test ") })
    let word = try sandbox.start(
      ["-c", "cd \"$1\"; eval \"set -- $2\"; cd -- \"$4\" && pwd", "sh", sandbox.runtime, String(line)],
      program: "/bin/bash"
    ).finish()
    #expect(word.output == "\(sandbox.runtime)/\(place)\n", "\(word)")
  }

  private func swiftProgram() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
    return try #require(found)
  }
}
