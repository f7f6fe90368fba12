// The layout of a window in words: for people who ask why a view is where it is.
import Foundation
import SwivelUI

extension EmulatedDevice {
  /// The layout of a window. Nil for an unknown window. A question, not an input: nothing changes.
  public func layout(ofWindow id: Int) -> WindowLayout? {
    guard let app = snapshot.windows.first(where: { $0.id == id })?.app else { return nil }
    return inspect(window: id) { window in
      let report = window.layoutReport()
      return WindowLayout(
        id: id, app: app, views: report.views.map(ViewLayout.init),
        conflicts: report.conflicts.map { ConstraintConflict(members: $0.members, broken: $0.broken) })
    }
  }
}

extension ViewLayout {
  @MainActor fileprivate init(_ report: ViewReport) {
    self.init(
      depth: report.depth, className: report.view.className, identifier: report.view.knownName,
      isHidden: report.view.isHidden, frame: report.view.frame, solvedFrame: report.view.solvedFrame,
      constraints: report.constraints.map {
        ConstraintLine(text: $0.text, conflicts: $0.conflicts, isBroken: $0.isBroken)
      },
      isAmbiguous: report.isAmbiguous)
  }
}
