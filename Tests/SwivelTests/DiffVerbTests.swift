// swivel diff on files: what it says, and what it refuses.
import ArgumentParser
import Foundation
import Testing

@testable import swivel

@Suite final class DiffVerbTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-diff-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try DiffCommand.parse([old, new]).difference().lines
  }

  @Test func partsAreToldByName() throws {
    let old = try file("a.svg", "<svg>\n<g id=\"w\">\n<rect id=\"b\" x=\"1\"/>\n<text>Go</text>\n</g>\n</svg>\n")
    let new = try file("b.svg", "<svg>\n<g id=\"w\">\n<rect id=\"b\" x=\"2\"/>\n</g>\n</svg>\n")
    #expect(try lines(old, old) == [])
    #expect(
      try lines(old, new) == ["~ w/b: <rect x=\"1\"/> → <rect x=\"2\"/>", "- w/text: <text>Go</text>"])
  }

  /// What lies in thousands of groups is told by the outer ones' names: each part repeats them.
  @Test func namesOfManyGroups() throws {
    let groups = (0..<3000).map { "<g id=\"group-\($0)\" opacity=\"1\">\n" }.joined()
    let (old, new) = (try file("a.svg", "<svg>\n"), try file("b.svg", "<svg>\n" + groups))
    let told = try lines(old, new)
    #expect(told.first == "+ group-0: <g opacity=\"1\">" && told[1].hasPrefix("+ group-0/group-1: "))
    #expect(told.allSatisfy { $0.utf8.count < 2000 } && told.count == 200)
  }

  @Test func charactersAreComparedLineByLine() throws {
    let old = try file("a.txt", "one\ntwo\n")
    let new = try file("b.txt", "one\n2\n")
    #expect(try lines(old, new) == ["~ line 2: two → 2"])
  }

  @Test func whatCannotBeComparedIsUsage() throws {
    let text = try file("a.txt", "")
    for pair in [[text, "\(folder)/b.svg"], ["a.gif", "b.gif"], [text, text, "--tolerance", "256"]] {
      #expect(throws: (any Error).self) { try DiffCommand.parse(pair) }
    }
    #expect(throws: Failure.self) { try self.lines(text, "\(self.folder)/absent.txt") }
    let png = try file("a.png", "no picture")
    let failure = #expect(throws: Failure.self) { try self.lines(png, png) }
    #expect(failure?.text.hasPrefix("\(png): ") == true, "\(failure?.text ?? "")")
  }
}
