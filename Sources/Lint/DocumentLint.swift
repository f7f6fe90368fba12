// The mistakes of one document over many screens, told by its lines.
import Canvas
import Findings
import Foundation
import InterfaceBuilder
import Reports

extension FindingsReport.Issue {
  /// What a baseline knows a mistake of a document by: the line may change, the identity not.
  package var baselineKey: String {
    let identity = worst.finding.identity
    let other = identity.check == .unsatisfiable ? "" : identity.other
    return [
      URL(fileURLWithPath: origin.file ?? "").lastPathComponent, origin.scene ?? "", identity.check.rawValue,
      identity.view, other,
    ].joined(separator: "\t").replacingOccurrences(of: "\n", with: " ")
  }
}

/// The findings of one document over several screens.
package struct DocumentLint {
  let document: InterfaceDocument
  let screens: [LintScreen]
  /// Only this scene; nil for all.
  let scene: String?
  /// Whether layouts are kept for pictures.
  let keepsScreens: Bool

  package init(document: InterfaceDocument, screens: [LintScreen], scene: String? = nil, keepsScreens: Bool = false) {
    self.document = document
    self.screens = screens
    self.scene = scene
    self.keepsScreens = keepsScreens
  }

  /// The mistakes, in order of the lines they point at; errors of the document itself are told once.
  @MainActor package func report(telling tell: (InterfaceDiagnostic) -> Void = { _ in }) -> FindingsReport {
    let inspector = ScreenInspector()
    var report = FindingsReport(subject: document.file, screens: screens.map(\.reported))
    for (index, screen) in screens.enumerated() {
      let layout = DeviceLayout(document, profile: screen.profile, era: screen.era)
      for scene in layout.layout(in: screen.window, scene: scene) {
        report.layouts += 1
        // What a document says wrong it says on every screen.
        if index == 0 {
          for error in scene.builder.diagnostics where error.severity == .error { tell(error) }
        }
        let reading = scene.reading
        let lines = reading.lines
        let findings = inspector.findings(in: reading)
        for finding in findings {
          let isConflict = finding.identity.check == .unsatisfiable
          report.add(
            .init(screen: index, finding: finding),
            from: .init(
              file: document.file, line: lines[finding.identity.view] ?? scene.controller?.line ?? 1, scene: scene.id,
              constraints: isConflict ? scene.conflictWords[finding.identity.other] : nil))
        }
        guard keepsScreens else { continue }
        report.pictures.append(
          .init(
            name: screen.name, scene: "scene \(scene.id)", label: screen.name, size: screen.window.frame.size,
            reading: reading, findings: findings))
      }
    }
    report.sort()
    return report
  }
}
