// The page of a table: a step a row, with its screen, its calls and what differs.
import Conformance
import Drawing
import Emulator
import FileWriting
import Foundation
import Picture
import Reports
import Vocabulary

/// What the rows of a table came to, for `--report`.
struct ConformancePage {
  private var page: SessionPage

  /// A page for the table at a path.
  init(_ table: String, rows: Int) {
    page = SessionPage(title: table, facts: [("rows", "\(rows)")])
  }

  /// Runs a row and takes down what is seen of it.
  @MainActor mutating func run(_ row: ConformanceRow) -> RowResult {
    let number = UInt64(page.steps.count + 1)
    let title = "\(row.id) \(row.event.name): iOS \(row.era), \(row.idiom.rawValue)"
    var sight: (device: EmulatedDevice, outcome: Outcome)?
    let result = RowRunner.run(row) { sight = ($0, $1) }
    if let sight {
      page.see(sight.device, sight.outcome, number: number, time: 0, title: title, receipt: [])
    } else {
      page.steps.append(SessionPage.Step(number: number, time: nil, title: title, isChanged: false))
    }
    let last = page.steps.count - 1
    // Rows are no moments of one session.
    page.steps[last].time = nil
    page.steps[last].checks = checks(row, result)
    return result
  }

  private func checks(_ row: ConformanceRow, _ result: RowResult) -> [SessionPage.Check] {
    func check(_ subject: String, _ actual: String, isMet: Bool) -> SessionPage.Check {
      SessionPage.Check(
        place: "line \(row.line)", subject: subject, expected: "\(row.result), \(row.kind)", actual: actual,
        isMet: isMet)
    }
    switch result {
    case .passed: return [check("row", "as expected", isMet: true)]
    case .differs(let differences): return differences.map { check("row", $0, isMet: false) }
    case .notRun(let reason): return [check("not run", reason, isMet: false)]
    }
  }

  /// Writes the page.
  func write(to path: String) throws {
    let bytes: [UInt8]
    do throws(PictureError) { bytes = try page.html() } catch { throw Failure("\(path): no report: \(error)", .usage) }
    do { try WholeFile.write(bytes, to: path) } catch { throw Failure("\(error)", .usage) }
  }
}

extension RowEvent {
  /// The word of the table.
  fileprivate var name: String {
    switch self {
    case .launch: "launch"
    case .rotate: "rotate"
    case .present: "present"
    case .dismiss: "dismiss"
    case .push: "push"
    case .tab: "tab"
    case .attempt: "attempt"
    case .setNeeds: "setNeeds"
    case .geometry: "geometry"
    }
  }
}
