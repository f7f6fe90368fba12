// Which of many screens are shown to people, and in which order: for sheets and pages.
import Findings
import Foundation
import Picture

/// The screens of some reports that look different, those with findings first.
struct Looks {
  /// More than this nobody looks at.
  private static let maximum = 200

  /// What is shown.
  let shown: [FindingsReport.Look]
  /// How many look different, and how many of these have findings.
  let distinct: Int
  let broken: Int
  /// `App: 40 layouts, 2 of 12 distinct screens break`
  let title: String

  private struct Key: Hashable {
    var report: String
    var scene: String
    var drawing: Picture
    var findings: [Finding.Identity]
  }

  init(_ reports: [FindingsReport]) {
    var seen: Set<Key> = []
    var distinct: [FindingsReport.Look] = []
    for report in reports {
      for look in report.looks {
        let key = Key(
          report: report.title, scene: look.scene, drawing: look.drawing,
          findings: look.findings.map(\.identity))
        if seen.insert(key).inserted { distinct.append(look) }
      }
    }
    let broken = distinct.filter { !$0.findings.isEmpty }
    shown = Array((broken + distinct.filter(\.findings.isEmpty)).prefix(Self.maximum))
    self.distinct = distinct.count
    self.broken = broken.count
    let layouts = reports.reduce(0) { $0 + $1.layouts }
    let others = Set(reports.map(\.subject)).count - 1
    let subject = (reports.first?.subject ?? "") + (others > 0 ? " and \(others) more" : "")
    title =
      "\(subject): \(layouts) layouts, \(broken.count) of \(distinct.count) distinct screens break"
  }
}

extension FindingsReport.Look {
  /// `scene vc iphone-se-3 portrait`
  var fullName: String { scene.isEmpty ? name : "\(scene) \(name)" }
}
