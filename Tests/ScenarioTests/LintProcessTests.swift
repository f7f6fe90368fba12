// swivel lint with its workers: what each is handed and answers, over real pipes.
import Foundation
import Testing

@Suite struct LintProcessTests {
  /// A line's end in a name must not move answers to the next document. POSIX allows any byte but `/` and NUL in names.
  @Test func aNameOfTwoLinesIsOneDocument() throws {
    let sandbox = try Sandbox()
    let good = "<document targetRuntime=\"iOS.CocoaTouch\" toolsVersion=\"22000\"><objects/></document>"
    for (name, text) in [("a\nb.xib", good), ("c.xib", "<document"), ("d.xib", good)] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(sandbox.runtime)/\(name)"))
    }
    let ran = try sandbox.swivel("lint", sandbox.runtime, "--jobs", "1")
    #expect(ran.status == 1)
    let found = ran.output.split(separator: "\n").filter { $0.contains("unreadable") }
    #expect(found.count == 1 && found.allSatisfy { $0.contains("c.xib:1") }, "\(ran.output)\(ran.diagnostics)")
  }

  /// A link is there, so that no other name was meant.
  @Test func aLinkThatLeadsNowhereIsNoNameMisspelt() throws {
    let sandbox = try Sandbox()
    let link = "\(sandbox.runtime)/Main.storyboard"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(sandbox.runtime)/nowhere")
    let ran = try sandbox.swivel("lint", link)
    #expect(ran.status == 2)
    #expect(ran.diagnostics.contains("Main.storyboard: a link that leads to no file"), "\(ran.diagnostics)")
  }
}
