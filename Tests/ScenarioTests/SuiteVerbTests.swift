// `swivel test` on a folder with one file of each kind and outcome, through the programs a user has.
import Foundation
import Launcher
import Testing

@Suite("The suite runner") struct SuiteVerbTests {
  private let sandbox: Sandbox
  private let folder: String

  /// A phone that turns once; `expected` is what its window is then expected to be.
  private static func script(_ expected: String) -> String {
    """
    {"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Alternates"]}
    {"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}
    {"record":"expect","window":1,"interface":"\(expected)"}

    """
  }

  init() throws {
    sandbox = try Sandbox()
    folder = sandbox.runtime + "/suite"
    for (name, text) in [
      ("a good.swivel", Self.script("landscapeRight")), ("deep/b wrong.swivel", Self.script("portrait")),
      ("c trace.csv", "t,x,y,z\n0,0,-1,0\n"), ("d no document.xib", "<plist/>"), (".hidden/e.swivel", "nonsense"),
    ] {
      let path = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
  }

  /// The order is the paths'; a trace is no table, and folders with a dot are nobody's.
  @Test func aFolder() throws {
    let xml = sandbox.runtime + "/suite.xml"
    let ran = try sandbox.swivel("test", folder, "--jobs", "2", "--junit", xml, "--reports", sandbox.runtime + "/pages")
    let lines = ran.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "ok    \(folder)/a good.swivel", "FAIL  \(folder)/d no document.xib (1)",
        "FAIL  \(folder)/deep/b wrong.swivel (1)", "1 of 3 files are as they should be",
      ])
    #expect(ran.output.contains("landscapeRight"))
    #expect(ran.status == 1)
    let junit = try String(contentsOfFile: xml, encoding: .utf8)
    #expect(junit.contains(#"tests="3" failures="2""#))
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.runtime + "/pages").count == 2)
  }

  /// Together the parts are the whole, and none is in two.
  @Test func parts() throws {
    let files = try ["1/2", "2/2"].map { part in
      try sandbox.swivel("test", folder, "--shard", part, "--format", "json").output.split(separator: "\n").dropLast()
        .map { try JSONLine($0).string("file") }
    }
    #expect(files.map(\.count) == [2, 1])
    #expect(Set(files.joined()).count == 3)
  }

  /// The words, and what is said of them; all end with 2.
  @Test(arguments: [
    (["nowhere"], "nowhere"), (["."], "no script (.swivel)"), ([".", "--jobs", "0"], "--jobs: expected 1 to 256"),
    ([".", "--shard", "3/2"], "'3/2' is invalid"), ([".", "--watch", "--json"], "--watch is for people"),
    ([".", "--json", "--format", "junit"], "both say what is printed"),
    ([".", "--host", "/nowhere/host"], "/nowhere/host"),
  ])
  func wrongWords(words: [String], text: String) throws {
    let empty = sandbox.runtime + "/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let ran = try sandbox.start(["test"] + words.map { $0 == "." ? empty : $0 }).finish()
    #expect(ran.status == 2)
    #expect(ran.diagnostics.contains(text))
  }
}
