// Reports as a page to look through: a step a screen, what is wrong with it outlined and told.
import Findings
import Foundation
import Picture

extension SessionPage {
  /// The screens of `reports`, those with findings first; screens that look the same with the same findings once.
  init(_ reports: [FindingsReport]) throws(PictureError) {
    let looks = Looks(reports)
    let findings = reports.reduce(0) { $0 + $1.issues.count }
    self.init(
      title: looks.title,
      facts: [("layouts", "\(reports.reduce(0) { $0 + $1.layouts })"), ("findings", "\(findings)")])
    for (index, look) in looks.shown.enumerated() {
      var step = SessionPage.Step(number: UInt64(index + 1), time: nil, title: look.fullName, isChanged: false)
      step.picture = try look.drawing.svg()
      step.findings = look.findings
      step.isBroken = !look.findings.isEmpty
      steps.append(step)
    }
  }
}
