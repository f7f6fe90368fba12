// Presenting, explaining and ledgers through real processes, and the exit codes of conformance.
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct ExplainTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// For a person the rules follow; for a machine a reason is one line, with the rules' numbers.
  @Test func aReasonIsExplained() throws {
    let told = try sandbox.swivel("explain", "locked")
    #expect(told.status == 0 && told.output.contains("The user has locked rotation. Exit code 3."))
    #expect(told.output.contains("\nR-DEV-09: "), "\(told)")
    let json = try sandbox.swivel("explain", "locked", "--json")
    let lines = json.output.split(separator: "\n")
    #expect(lines.count == 1 && lines.first?.hasSuffix(#""rules":["R-DEV-09"]}"#) == true, "\(json)")
  }

  @Test func aMovieForcesLandscapeAndSaysWhy() throws {
    let up = try sandbox.swivel("up", "--detach", "--device", "iphone-5", "--era", "6", "--app", "MovieLock")
    try #require(up.status == 0, "\(up)")
    let rotated = try sandbox.swivel("rotate", "portrait")
    #expect(rotated.status == 0)
    let present = try sandbox.swivel("act", "present", "Movie")
    #expect(present.status == 0, "\(present)")
    #expect(try sandbox.swivel("expect", "interface=landscapeRight", "--window", "1").status == 0)
    let why = try sandbox.swivel("why", "--window", "1")
    #expect(why.output.contains("MovieViewController allows landscapeRight|landscapeLeft (R-NEG-01)"), "\(why)")
    #expect(why.output.contains("so: turned to landscapeRight to present MovieViewController (R-NEG-06)"))
    #expect(try sandbox.swivel("why", "--window", "4").status == 2)
    #expect(try sandbox.swivel("act", "dismiss").status == 0)
    #expect(try sandbox.swivel("act", "dismiss").status == 3)
    #expect(try sandbox.swivel("act", "pull-down").status == 3)
    // The refusals called nobody; the dismissal before them, and the presentation, are the third and fourth last.
    let lines = try sandbox.swivel("ledger", "--last", "4", "--window", "1").output.split(separator: "\n").map(
      String.init)
    let appearance = lines.filter { $0.contains("MovieViewController.view") && $0.contains("ppear(") }
    #expect(
      appearance == [
        "  1  MovieViewController.viewWillAppear(true)", "  1  MovieViewController.viewDidAppear(true)",
        "  1  MovieViewController.viewWillDisappear(true)", "  1  MovieViewController.viewDidDisappear(true)",
      ])
    #expect(lines.last?.hasSuffix("pull down in window 1") == true)
    #expect(try sandbox.swivel("ledger", "--last", "0").status == 2)
    try sandbox.down()
  }

  /// The specification has 210 rules; those no test names are said to be open.
  @Test func rulesAreListedAsMetOrOpen() throws {
    let ran = try sandbox.swivel("conformance", "--rules", "--json")
    #expect(ran.status == 0)
    let rules = try ran.output.split(separator: "\n").map { try JSONLine($0) }
    #expect(rules.count == 210)
    let met = try rules.filter { ($0.object["met"] as? Bool) == true }.map { try $0.string("rule") }
    #expect(met.count > 100)
    for rule in rules {
      let tests = try #require(rule.object["tests"] as? [String])
      #expect(tests.isEmpty == (rule.object["met"] as? Bool == false), "\(rule.object)")
    }
    let open = try sandbox.swivel("conformance", "--rules", "--open").output.split(separator: "\n")
    #expect(open.count == 210 - met.count + 1)
    #expect(open.last == "\(met.count) of 210 rules are met by a test that names them, \(210 - met.count) are open")
    #expect(try sandbox.swivel("conformance").status == 2)
    #expect(try sandbox.swivel("conformance", "--rules", "table.csv").status == 2)
  }

  @Test func theDoctorSaysWhatIsWrong() throws {
    let well = try sandbox.swivel("doctor")
    #expect(well.status == 0, "\(well)")
    #expect(!well.output.contains("BAD"))
    let bad = try sandbox.swivel("doctor", "--config", sandbox.runtime, "--json")
    #expect(bad.status == 1)
    let wrong = try bad.output.split(separator: "\n").map { try JSONLine($0) }
      .filter { ($0.object["ok"] as? Bool) == false }
    #expect(try wrong.map { try $0.string("what") } == ["configuration"])
    #expect(try wrong.first?.string("text").contains("emulator.yaml") == true)
  }

  /// UIKit's documentation: present(_:animated:completion:) is UIViewController's, and UIHostingController is SwiftUI's.
  @Test func namesBehaveOrAreAbsent() throws {
    let controller = try sandbox.swivel("doctor", "--api", "--type", "UIViewController").output
    #expect(controller.contains("  behaves  present(_:animated:completion:)\n"))
    #expect(
      try sandbox.swivel("doctor", "--api", "--type", "UIHostingController").output.hasPrefix(
        "UIHostingController: absent\n"))
    #expect(try sandbox.swivel("doctor", "--api", "--type", "Nothing").status == 2)
    #expect(try sandbox.swivel("doctor", "--type", "UIView").status == 2)
  }

  @Test func theLogsTail() throws {
    #expect(try sandbox.swivel("log", "tail").status == 5)
    let up = try sandbox.swivel("up", "--detach", "--device", "iphone-5", "--era", "6", "--app", "MovieLock")
    try #require(up.status == 0, "\(up)")
    #expect(try sandbox.swivel("rotate", "portrait").status == 0)
    #expect(try sandbox.swivel("act", "tap", "play").status == 0)
    let last = try sandbox.swivel("log", "tail", "--last", "1").output.split(separator: "\n").map(String.init)
    #expect(last.count == 3)
    #expect(last[0].hasSuffix(" s: tap 'play' in window 1"))
    #expect(last[1] == "  ⇒ settled")
    #expect(last[2].hasPrefix("  window 1: portrait → landscapeRight, 568×320"))
    // All of it, as the log has it, is a script.
    let all = try sandbox.swivel("log", "tail", "--last", "100", "--json").output
    #expect(all == (try String(contentsOfFile: sandbox.directory() + "/host.swivel", encoding: .utf8)))
    let follower = try sandbox.start(["log", "tail", "--last", "0", "-f"])
    while try sandbox.swivel("act", "tap", "done").status != 0 {}
    try sandbox.down()
    // It ends with the instance, and has shown what came before that.
    let followed = try follower.finish()
    #expect(followed.status == 0)
    #expect(followed.output.contains("tap 'done' in window 1") || followed.output.isEmpty, "\(followed)")
    #expect(try sandbox.swivel("log", "tail", "--last", "-1").status == 2)
  }

  @Test func aTextThatIsTooWideIsAConflictAndOneWithRoomIsAmbiguous() throws {
    let up = try sandbox.swivel("up", "--detach", "--device", "ipad-air-2", "--era", "9", "--app", "Pages,Pages")
    try #require(up.status == 0, "\(up)")
    #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
    #expect(try sandbox.swivel("act", "push", "About", "--window", "1").status == 0)
    // 560 wide and 20 from both edges, in 507. Without its width nothing says where it stands.
    let narrow = try sandbox.swivel("tree", "--constraints", "--window", "1")
    #expect(narrow.status == 0, "\(narrow)")
    #expect(narrow.output.contains("4 constraints, 1 view ambiguous, 1 conflict\n"), "\(narrow)")
    #expect(narrow.output.contains("UILabel:about.width == 560   (active)>  BROKEN, conflict 1\n"), "\(narrow)")
    #expect(try sandbox.swivel("window", "split", "full", "--window", "1").status == 0)
    let lines = try sandbox.swivel("tree", "--constraints", "--window", "1", "--json").output.split(separator: "\n")
      .map { try JSONLine($0) }
    let about = try #require(lines.first { $0.object["identifier"] as? String == "about" })
    #expect(about.object["ambiguous"] as? Bool == true)
    #expect(lines.allSatisfy { $0.object["conflict"] == nil })
    #expect(try sandbox.swivel("tree", "--constraints", "--window", "4").status == 2)
    #expect(try sandbox.swivel("tree", "--constraints", "--window", "0").status == 2)
    try sandbox.down()
  }

  private static let header =
    "id,era,idiom,plist,appDelegate,sceneDelegate,requiresFullScreen,windowing,tree,current,device,event,"
    + "resultOrientation,resultKind,callbacks"

  @Test(arguments: [
    ("V", "landscapeRight", Int32(0), "ok       R1"), ("V{mask=P}", "landscapeRight", 1, "DIFFERS  R1"),
    ("V{mask=", "portrait", 2, "row 2, column tree, character 8"),
  ])
  func conformanceLeavesWithACode(tree: String, result: String, status: Int32, says: String) throws {
    let path = sandbox.runtime + "/table.csv"
    let row = "R1,15,home,ABU,-,-,no,full,\(tree),portrait,landscapeLeft(dev),rotate,\(result),rotated,trait+size"
    try "\(Self.header)\n\(row)\n".write(toFile: path, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("conformance", path)
    #expect(ran.status == status, "\(ran)")
    #expect("\(ran)".contains(says), "\(ran)")
  }
}
