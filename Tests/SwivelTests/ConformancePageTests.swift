// The page of `swivel conformance --report`: one step a row.
import ArgumentParser
import Foundation
import Testing

@testable import swivel

@Suite @MainActor struct ConformancePageTests {
  private static let header =
    "id,era,idiom,plist,appDelegate,sceneDelegate,requiresFullScreen,windowing,tree,current,device,event,"
    + "resultOrientation,resultKind,callbacks"

  /// Rows are steps in the table's order, numbered from 1 (--help: every row's screen); the words are the truth table's C01.
  @Test func rowsAreNumberedAsTheyStand() throws {
    let folder = try Folder()
    let row = "15,home,ABU,-,-,no,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,trait+size"
    let table = try folder.file("table.csv", "\(Self.header)\nR1,\(row)\nR2,\(row)\n")
    let page = folder.path + "/page.html"
    try ConformanceCommand.parse([table, "--report", page]).run()
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.matches(of: /<section id="step-([0-9]+)"/).map { String($0.output.1) } == ["1", "2"])
    let first = try #require(text.range(of: "R1 rotate"))
    let second = try #require(text.range(of: "R2 rotate"))
    #expect(first.lowerBound < second.lowerBound)
  }

  /// Under each row stands what was expected of it, and its line: one that is as expected, one that is not, one that cannot be run.
  @Test func whatWasExpectedStandsUnderItsRow() throws {
    let folder = try Folder()
    let row = "15,home,ABU,-,-,no,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,trait+size"
    let other = row.replacing("landscapeRight,", with: "landscapeLeft,")
    let table = try folder.file("table.csv", "\(Self.header)\nR1,\(row)\nR2,\(other)\n")
    let page = folder.path + "/page.html"
    #expect(throws: (any Error).self) { try ConformanceCommand.parse([table, "--report", page]).run() }
    let sections = try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "<section id=\"step-")
    try #require(sections.count == 3)
    #expect(sections[1].contains("<td>ok</td><td>line 2</td><td>row</td><td>landscapeRight, rotated</td>"))
    #expect(sections[2].contains("<td>FAIL</td><td>line 3</td><td>row</td><td>landscapeLeft, rotated</td>"))
  }
}
