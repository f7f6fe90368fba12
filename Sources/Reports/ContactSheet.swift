// A report to look at: each screen once as a small picture, what is wrong outlined and numbered.
import Findings
import Foundation
import Picture

/// Draws the reports' screens side by side as SVG.
struct ContactSheet {
  private static let columns = 8
  /// The most a screen takes on the sheet.
  private static let room = CGSize(width: 180, height: 190)
  /// Findings told below a screen; the others are counted.
  private static let told = 3

  private let looks: Looks

  /// Screens that look the same with the same findings are drawn once.
  init(_ reports: [FindingsReport]) { looks = Looks(reports) }

  /// The document's lines.
  func lines() throws(PictureError) -> [String] {
    let entries = looks.shown.map { look in
      PictureSheet.Entry(
        look.drawing,
        captions: [look.label, place(look), FindingsReport.counted(look.findings.count)] + captions(look),
        isMarked: !look.findings.isEmpty)
    }
    let sheet = PictureSheet(title: looks.title, entries: entries, room: Self.room, columns: Self.columns)
    return try sheet.picture.svg().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func place(_ look: FindingsReport.Look) -> String {
    let size = look.drawing.size
    return "\(look.place) \(points(size.width))×\(points(size.height))"
  }

  private func captions(_ look: FindingsReport.Look) -> [String] {
    let left = look.findings.count - Self.told
    return look.findings.prefix(Self.told).enumerated().map { index, finding in
      "\(index + 1)  \(finding.identity.check.rawValue)  \(finding.identity.view)"
    } + (left > 0 ? ["and \(left) more"] : [])
  }
}
