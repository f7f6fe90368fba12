// The published table runs row by row, a wrong expectation is found, and what cannot be run is said to be so.
import Conformance
import Foundation
import Orientation
import Testing

@MainActor struct TableTests {
  nonisolated static let corpus = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"]
  nonisolated static let header =
    "id,era,idiom,plist,appDelegate,sceneDelegate,requiresFullScreen,windowing,tree,current,device,event,"
    + "resultOrientation,resultKind,callbacks"

  /// The published table, as it is shipped.
  nonisolated static let published = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/negotiation.csv").path

  @Test func theTruthTable() throws {
    let table = try ConformanceTable(file: Self.published)
    #expect(table.rows.count == 73)
    for row in table.rows {
      let result = RowRunner.run(row)
      #expect(result == .passed, "\(row.id)")
    }
  }

  @Test(.enabled(if: corpus != nil, "SWIVEL_CORPUS names no folder"))
  func theShippedTableIsThePublishedOne() {
    let original = FileManager.default.contents(atPath: "\(Self.corpus ?? "")/spec/uikit-truth-table.csv")
    #expect(original != nil)
    #expect(FileManager.default.contents(atPath: Self.published) == original)
  }

  static func run(_ cells: String) throws -> RowResult {
    let table = try ConformanceTable(text: "\(header)\n\(cells)\n")
    return RowRunner.run(try #require(table.rows.first))
  }

  @Test func wrongExpectationsAreFound() throws {
    // C13 with the gate forgotten, and with other callbacks.
    #expect(
      try Self.run("X,6,home,ABU,-,-,no,full,V{S=NO},portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,none")
        == .differs([
          "orientation: expected landscapeRight, got portrait", "kind: expected rotated, got stays",
        ]))
    #expect(
      try Self.run("X,15,home,ABU,-,-,no,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,size")
        == .differs(["callbacks: expected size, got trait, size 667×375, layout"]))
    #expect(
      try Self.run("X,15,home,ABU,-,-,no,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,stays,-")
        == .differs(["kind: expected stays, got rotated"]))
  }

  @Test func whatCannotBeRunIsNoPass() throws {
    let result = try Self.run(
      "X,17,pad,P,-,-,yes,shared,V,portrait,landscapeLeft(dev),rotate,portrait,stays,none")
    guard case .notRun(let reason) = result else {
      Issue.record("expected not run, got \(result)")
      return
    }
    #expect(reason.contains("R-MULTI-03"))
  }

  /// Rows that are not in the published table, each with the rule that decides it.
  // swift-format-ignore
  @Test(arguments: [
    // R-PRES-07: the top-most that fills the window decides, whatever lies over it.
    "X,15,home,ABU,-,-,no,full,A >fullScreen B{mask=P} >pageSheet S2{mask=ALL},portrait,landscapeLeft(dev),rotate,portrait,stays,none",
    "X,15,home,ABU,-,-,no,full,A >pageSheet S1 >fullScreen B{mask=P},portrait,landscapeLeft(dev),rotate,portrait,stays,none",
    // R-CONT-07: containers of the app's own answer for themselves.
    "X,15,home,ABU,-,-,no,full,Box[X{mask=P}],portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,trait+size",
    // R-CONT-05: an override that does not call super wins over the delegate.
    "X,15,home,ABU,-,-,no,full,Nav{mask=P delegateMask=ALL}[X],portrait,landscapeLeft(dev),rotate,portrait,stays,none",
    // R-EXC-04: in era 17 S=NO protects from nothing.
    "X,17,home,P,-,-,no,full,A >fullScreen B{mask=L S=NO},portrait,portrait,present,portrait,exception:no-common,-",
    // R-MASK-09: a mask of zero is an empty intersection.
    "X,15,home,ABU,-,-,no,full,V{mask=0},portrait,landscapeLeft(dev),rotate,portrait,exception:no-common,-",
    // R-MASK-04: nor may the app's be zero.
    "X,15,home,ABU,0,-,no,full,V,portrait,landscapeLeft(dev),rotate,portrait,exception:no-common,-",
    // R-MASK-03: a presentation asks for the mask in spite of the closed gate.
    "X,15,home,ABU,-,-,no,full,A{mask=P} >fullScreen B{mask=L S=NO},portrait,portrait,present,landscapeRight,rotated,-",
    // R-EXC-03: behind a closed gate nothing is raised.
    "X,15,home,P,-,-,no,full,V{mask=L S=NO},portrait,landscapeLeft(dev),rotate,portrait,stays,none",
    // R-PRES-02: a current context does not decide.
    "X,15,home,ABU,-,-,no,full,A{mask=ABU} >currentContext B{mask=P},portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,-",
    // R-MULTI-05: the test looks at the Info.plist, not at the delegate.
    "X,17,pad,ALL,P,-,no,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,size",
    // R-MULTI-04: a subset in the Info.plist opts out, the delegate widens.
    "X,15,pad,ABU,ALL,-,no,full,V{mask=P},portrait,landscapeLeft(dev),rotate,portrait,stays,none",
    // R-MULTI-06: phones ignore UIRequiresFullScreen.
    "X,17,home,ABU,-,-,yes,full,V,portrait,landscapeLeft(dev),rotate,landscapeRight,rotated,trait+size",
    // R-LEG-07: the predicate alone makes the mask.
    "X,6,home,ALL,-,-,no,full,V{legacy=P},portrait,landscapeRight(dev),rotate,portrait,stays,none",
    // R-API-06: what is there already is no request.
    "X,17,home,ABU,-,-,no,full,V,portrait,portrait,geometry(P),portrait,stays,none",
    // R-NEG-09: a pushed controller's narrower answer counts for nothing even at the next turn, the stack answers.
    "X,15,home,ABU,-,-,no,full,Nav[X],portrait,landscapeLeft(dev),attempt,landscapeRight,rotated,trait+size",
    // R-NEG-07: over full screen forces but does not prefer.
    "X,15,home,ABU,-,-,no,full,A >overFullScreen B{mask=L pref=LL},portrait,portrait,present,landscapeRight,rotated,-",
    // R-DEV-09: under the lock attempts find no attitude.
    "X,15,home,ABU,-,-,no,full,V,portrait,landscapeLeft(dev) +lock,attempt,portrait,stays,none",
  ])
  func rulesBeyondTheTable(_ cells: String) throws {
    #expect(try Self.run(cells) == .passed, "\(cells)")
  }
}
