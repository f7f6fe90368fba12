// Screens whose breaking widths follow from arithmetic, swept; and reports other programs read.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Findings
import Foundation
import Orientation
import Reports
import Sweep
import SwivelUI
import Testing

/// A label of a fixed width 20 points from the left, and a button as wide 20 points from the right: they need
/// 20 + 150 + 150 + 20 = 340 points, and overlap below.
@MainActor private final class Narrow: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    label.text = "Left"
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button"
    button.setTitle("Right", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      label.widthAnchor.constraint(equalToConstant: 150), button.widthAnchor.constraint(equalToConstant: 150),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
    ])
  }
}

/// Notes which sizes its window had and got.
@MainActor private final class Noting: UIViewController {
  /// What was noted, in order.
  @MainActor final class Notes { var all: [String] = [] }
  private let notes: Notes

  init(_ notes: Notes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let old = view.bounds.size
    notes.all.append("\(Int(old.width))×\(Int(old.height)) to \(Int(size.width))×\(Int(size.height))")
  }
}

@MainActor @Suite("Sweeps") struct SweepTests {
  private static let app = AppBundle.test { Narrow() }

  private func run(_ plan: SweepPlan, _ app: AppBundle = app, keepsScreens: Bool = false) -> SweepResult {
    var runner = SweepRunner(app: app, plan: plan, keepsScreens: keepsScreens)
    return runner.run()
  }

  @Test("two views of 150 with 20 outside overlap by more than a point up to 338, to the point")
  func widths() throws {
    let result = run(SweepPlan(devices: [.iPadPro97], orientations: [.portrait], widths: 320...400))
    #expect(result.layouts == 81)
    let swept = try #require(result.widths?.first)
    #expect(swept.breaks.map(\.identity) == [Finding.Identity(check: .overlapping, view: "button", other: "label")])
    #expect(swept.breaks.map(\.text) == ["breaks for width 320–338"])
    #expect(swept.breaks.map(\.worstWidth) == [320])
    let told = try #require(try result.lines(.text).first)
    #expect(told.contains(": overlapping: ") && told.hasSuffix(" portrait breaks for width 320–338, worst at 320)"))
    #expect(!result.isClean)
  }

  /// UIViewController's documentation: told before the size changes, so that the view has the old one.
  @Test("between the widths of one orientation and of the next the window has the whole screen: that is what turns")
  func turnsBetweenWidths() {
    let notes = Noting.Notes()
    let plan = SweepPlan(
      devices: [.iPadPro97], orientations: [.portrait, .landscapeRight], widths: 320...330, checks: [.offScreen])
    let result = run(plan, .test { Noting(notes) })
    #expect(result.widths?.map(\.orientation) == [.portrait, .landscapeRight])
    let turns = notes.all.filter { $0.contains("×1024 to ") && $0.hasSuffix("×768") }
    #expect(turns == ["768×1024 to 1024×768"])
  }

  @Test("the windows of the 9.7-inch iPad with iOS 16: nine screens, of which those 320 wide break")
  func windows() {
    let result = run(SweepPlan(devices: [.iPadPro97]))
    let broken = result.screens.filter { !$0.findings.isEmpty }.map { "\($0.orientation) \($0.window)" }
    #expect(
      result.screens.map { "\($0.orientation) \($0.window)" } == [
        "portrait full", "portrait 2/3", "portrait 1/3", "portrait slide over", "landscapeRight full",
        "landscapeRight 1/2", "landscapeRight 2/3", "landscapeRight 1/3", "landscapeRight slide over",
      ])
    #expect(
      broken == [
        "portrait 1/3", "portrait slide over", "landscapeRight 1/3", "landscapeRight slide over",
      ])
    #expect(result.report.issues.map(\.hits.count) == [4])
  }

  /// The newest version the rules know is 27.1, and 18 the last with Split View.
  @Test(
    "a device is tried at its newest version, and at its newest with Split View where that is another",
    arguments: [
      (DeviceProfile.iPadPro11, [Era(18), Era(27, 1)]), (.iPadPro97, [Era(16)]), (.iPhoneSE3, [Era(27, 1)]),
      (.iPhone8, [Era(16)]), (.iPad1, [Era(5)]),
    ])
  func versions(device: DeviceProfile, eras: [Era]) {
    #expect(SweepPlan(devices: [device]).eras(of: device) == eras)
    #expect(SweepPlan(devices: [device], era: eras[0]).eras(of: device) == [eras[0]])
    // The first iPad came with 3.2, which is what 3 means on it.
    #expect(SweepPlan(devices: [device], era: Era(3)).eras(of: device) == (device.id == "ipad-1" ? [Era(3, 2)] : []))
  }

  @Test("of screens equally bad the first is the worst: the narrow part upright, before the one turned")
  func ties() throws {
    let report = run(SweepPlan(devices: [.iPadPro97])).report
    let issue = try #require(report.issues.first)
    #expect(issue.hits.map { report.screens[$0.screen].size.width } == [320, 320, 320, 320])
    #expect(report.screens[issue.worst.screen].name == "ipad-pro-97 iOS 16 portrait 1/3 320×1024")
  }

  @Test("only the checks asked for are made, and nothing wrong is clean")
  func checks() throws {
    let plan = SweepPlan(devices: [.iPadPro97], checks: [.offScreen])
    #expect(run(plan).isClean)
    #expect(try run(plan).lines(.text).last?.hasSuffix("nothing breaks") == true)
  }

  @Test("what an app or a device does not take is told, not passed over")
  func skipped() {
    let upright = AppBundle.test(plist: .portrait) { Narrow() }
    let result = run(SweepPlan(devices: [.iPhone8, .iPad1], era: Era(15)), upright)
    #expect(
      result.skipped == [
        "iphone-8 iOS 15: \(upright.name) does not take landscapeRight", "ipad-1: does not run iOS 15",
      ])
  }

  @Test("the same sweep gives the same bytes")
  func deterministic() throws {
    let plan = SweepPlan(devices: [.iPadPro97, .iPhone8], checks: Set(LayoutCheck.allCases))
    let results = [run(plan, keepsScreens: true), run(plan, keepsScreens: true)]
    for format in ReportFormat.allCases { #expect(try results[0].lines(format) == results[1].lines(format)) }
  }

  @Test("JUnit's report and the contact sheet are XML, one test a screen, one failure a broken one")
  func xmlReports() throws {
    var odd = Self.app
    odd.name = "<\"odd\" & 'app'>\u{1}"
    let result = run(SweepPlan(devices: [.iPadPro97]), odd, keepsScreens: true)
    let junit = Elements(try result.lines(.junit).joined(separator: "\n"))
    #expect(junit.isWhole && junit.counts["testcase"] == 9 && junit.counts["failure"] == 4)
    let sheet = Elements(try result.lines(.svg).joined(separator: "\n"))
    #expect(sheet.isWhole)
    let entries = try result.lines(.svg).filter { $0 == "<g class=\"entry\">" || $0 == "<g class=\"broken\">" }
    #expect(entries.count == 9 && entries.count { $0.contains("broken") } == 4)
  }

  @Test("JSON Lines: one object a mistake with its four screens, told of the first; then one of the whole")
  func json() throws {
    let lines = try run(SweepPlan(devices: [.iPadPro97])).lines(.json)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 2 && objects.last?["layouts"] as? Int == 9)
    #expect((objects.first?["screens"] as? [String])?.count == 4)
    #expect(objects.first?["check"] as? String == "overlapping" && objects.first?["window"] as? String == "1/3")
  }
}

extension SweepResult {
  fileprivate func lines(_ format: ReportFormat) throws -> [String] { try format.lines(of: [report], summed: true) }
}

/// The elements of a document in which every one that is opened is closed in turn.
private struct Elements {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWhole = true

  init(_ text: String) {
    var open: [String] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else {
        isWhole = false
        return
      }
      let tag = piece[..<end]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        isWhole = isWhole && open.popLast() == String(tag.dropFirst())
        continue
      }
      let name = String(tag.prefix { $0.isLetter })
      counts[name, default: 0] += 1
      if !tag.hasSuffix("/") { open.append(name) }
    }
    isWhole = isWhole && open.isEmpty
  }
}
