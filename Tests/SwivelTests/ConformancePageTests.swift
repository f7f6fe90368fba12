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
}
