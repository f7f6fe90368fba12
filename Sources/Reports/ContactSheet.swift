// A report to look at: each screen once as a small picture, what is wrong outlined and numbered.
import Findings
import Foundation
import Picture

/// Draws the reports' screens side by side as SVG.
struct ContactSheet {
  /// Screens in a row, the most one takes on the sheet, and findings told below it; the others are counted.
  private struct Measures {
    let columns: Int
    let room: CGSize
    let told: Int
  }
  private static let overview = Measures(columns: 8, room: CGSize(width: 180, height: 190), told: 3)
  private static let explanation = Measures(columns: 3, room: CGSize(width: 420, height: 440), told: 12)

  private let looks: Looks

  /// Screens that look the same with the same findings are drawn once.
  init(_ reports: [FindingsReport]) { looks = Looks(reports) }

  /// The document's lines.
  func lines() throws(PictureError) -> [String] {
    try sheet(looks.shown, Self.overview).svg().split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  /// The screens where something is wrong, large enough to see what.
  var explanation: Picture { sheet(looks.shown.filter { !$0.findings.isEmpty }, Self.explanation) }

  private func sheet(_ shown: [FindingsReport.Look], _ measures: Measures) -> Picture {
    let entries = shown.map { look in
      PictureSheet.Entry(
        look.drawing,
        captions: [look.label, place(look), FindingsReport.counted(look.findings.count)]
          + captions(look, measures.told),
        isMarked: !look.findings.isEmpty)
    }
    return PictureSheet(title: looks.title, entries: entries, room: measures.room, columns: measures.columns).picture
  }

  private func place(_ look: FindingsReport.Look) -> String {
    let size = look.drawing.size
    return "\(look.place) \(points(size.width))×\(points(size.height))"
  }

  private func captions(_ look: FindingsReport.Look, _ told: Int) -> [String] {
    let left = look.findings.count - told
    return look.findings.prefix(told).enumerated().map { index, finding in
      "\(index + 1)  \(finding.identity.check.rawValue)  \(finding.identity.view)"
    } + (left > 0 ? ["and \(left) more"] : [])
  }
}

extension FindingsReport {
  /// The screens of reports where something is wrong, what is wrong outlined, numbered and named.
  public static func explanation(of reports: [FindingsReport]) -> Picture { ContactSheet(reports).explanation }
}
