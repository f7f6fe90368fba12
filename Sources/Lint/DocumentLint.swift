// The mistakes of one document over many screens, told by its lines.
import Canvas
import Drawing
import Findings
import Foundation
import InterfaceBuilder
import Picture
import Reports
import SwivelUI

/// The findings of one document over several screens.
package struct DocumentLint {
  let document: InterfaceDocument
  let screens: [LintScreen]
  /// Only this scene; nil for all.
  let scene: String?
  /// Whether layouts are kept for pictures.
  let keepsScreens: Bool
  /// The work after which no further screen is looked at.
  private let allowance: Int
  /// Whether enough time went into the document; asked before each screen, for not all work is counted.
  private let isOutOfTime: () -> Bool
  private let confidence: DocumentConfidence

  package init(
    document: InterfaceDocument, screens: [LintScreen], scene: String? = nil, keepsScreens: Bool = false,
    allowance: Int = .max, isOutOfTime: @escaping () -> Bool = { false }
  ) {
    self.allowance = allowance
    self.isOutOfTime = isOutOfTime
    self.document = document
    self.screens = screens
    self.scene = scene
    self.keepsScreens = keepsScreens
    confidence = DocumentConfidence(document)
  }

  /// The mistakes, in order of the lines they point at, each by itself: `joinCauses` tells together what has one cause.
  @MainActor package func report() -> FindingsReport {
    var report = FindingsReport(subject: document.file, screens: screens.map(\.reported))
    for diagnostic in document.diagnostics where diagnostic.severity == .error { tell(diagnostic, in: &report) }
    if let limit = LintLimits.exceeded(by: document) {
      add(.unfinished, "document", 1, limit, to: &report)
      report.sort()
      return report
    }
    if let ring = LintRings.first(in: document), let one = ring.constraints.first {
      add(.unsatisfiable, one[.firstItem] ?? one.parent?.parent?.id ?? "", one.line, ring.words, to: &report)
      report.sort()
      return report
    }
    look(in: &report)
    report.sort()
    return report
  }

  /// Shows where each mistake comes from, on the screen where it is worst.
  @MainActor package func explain(_ report: inout FindingsReport) {
    for index in report.issues.indices {
      let issue = report.issues[index]
      let screen = screens[issue.worst.screen]
      let scenes = DeviceLayout(document, profile: screen.profile, era: screen.era)
        .layout(in: screen.window, scene: issue.origin.scene)
      guard let scene = scenes.first(where: { $0.id == issue.origin.scene }) else { continue }
      let finding = issue.worst.finding
      report.issues[index].explanation =
        ["\(finding.severity.rawValue), \(finding.confidence.rawValue), on \(screen.name)"]
        + ScreenDrawing(finding, in: scene.reading).lines + scene.constraintWords(of: finding.identity.view)
    }
  }

  /// What was found in one scene on one screen.
  private struct Sight {
    var scene: String
    var findings: [(finding: Finding, origin: FindingsReport.Origin)]
    /// Where pictures are wanted.
    var drawing: Picture?
  }

  /// Screens that are alike in all a scene can know, and are of those it is meant for or not.
  private struct Alike: Hashable {
    var traits: DeviceLayout.Traits
    var isMeant: Bool
  }

  /// Looks at the outermost screens, then at all others with the scenes in which something is wrong there: what breaks between
  /// breaks at the ends as well.
  @MainActor private func look(in report: inout FindingsReport) {
    let layouts = screens.map { DeviceLayout(document, profile: $0.profile, era: $0.era) }
    let traits = zip(layouts, screens).map { $0.traits(in: $1.window) }
    let outermost = Outermost.screens(traits)
    var suspects: Set<String> = []
    var first: [Alike: Int] = [:]
    var alike = Array(screens.indices)
    var sights: [Int: [Sight]] = [:]
    var work = 0
    var isCut = false
    // What structures were met in other documents must not change what is counted of this one.
    LayoutWork.forgetPrograms()
    for index in outermost.sorted() + screens.indices.filter({ !outermost.contains($0) }) {
      let kind = Alike(traits: traits[index], isMeant: isMeant(screens[index]))
      if let known = first[kind] {
        alike[index] = known
        continue
      }
      first[kind] = index
      let isOuter = outermost.contains(index)
      if isCut || !isOuter && suspects.isEmpty { continue }
      guard work <= allowance, !isOutOfTime() else {
        isCut = true
        add(.unfinished, "document", 1, "it asks for too much work; not every screen was looked at", to: &report)
        continue
      }
      let solved = LayoutWork.total
      let laidOut = layouts[index].layout(
        in: screens[index].window, scenes: isOuter ? scene.map { [$0] } : suspects)
      let seen = laidOut.map { judge($0, on: index, in: &report) }
      work += laidOut.reduce(LayoutWork.total - solved) { $0 + LintLimits.building(of: $1) }
      sights[index] = seen
      suspects.formUnion(seen.filter { !$0.findings.isEmpty }.map(\.scene))
      // So many contradictions are one: the document is not what somebody meant, and each screen costs as much.
      let conflicts = seen.flatMap(\.findings).count { $0.finding.identity.check == .unsatisfiable }
      if conflicts > LintLimits.conflicts {
        add(
          .unfinished, "document", 1,
          "\(conflicts) sets of constraints cannot hold on \(screens[index].name); no other screen was looked at",
          to: &report)
        break
      }
    }
    doubtTies(&sights)
    for index in screens.indices { tell(sights[alike[index]] ?? [], on: index, in: &report) }
  }

  /// What is open on some screens only, in a document that says the same of all, has enough constraints: equal priorities
  /// share out there what room is left over or missing.
  private func doubtTies(_ sights: inout [Int: [Sight]]) {
    guard !confidence.hasVariations else { return }
    let everywhere = sights.values.joined().reduce(into: [String: Int]()) { $0[$1.scene, default: 0] += 1 }
    var open: [String: Int] = [:]
    for sight in sights.values.joined() {
      for (finding, _) in sight.findings where finding.identity.check == .ambiguous {
        open["\(sight.scene) \(finding.identity.view)", default: 0] += 1
      }
    }
    for index in sights.keys {
      for (place, sight) in (sights[index] ?? []).enumerated() {
        for (number, found) in sight.findings.enumerated() where found.finding.identity.check == .ambiguous {
          guard open["\(sight.scene) \(found.finding.identity.view)"] != everywhere[sight.scene] else { continue }
          sights[index]?[place].findings[number].finding.confidence = .possible
        }
      }
    }
  }

  /// Tells what was found on a screen, or on one that is alike.
  private func tell(_ sights: [Sight], on index: Int, in report: inout FindingsReport) {
    let screen = screens[index]
    for sight in sights {
      for (finding, origin) in sight.findings { report.add(.init(screen: index, finding: finding), from: origin) }
      guard let drawing = sight.drawing else { continue }
      report.looks.append(
        .init(
          name: screen.name, scene: "scene \(sight.scene)", label: "\(screen.profile.id) iOS \(screen.era)",
          place: "\(screen.window.orientation.name) \(screen.share)", drawing: drawing,
          findings: sight.findings.map(\.finding)))
    }
  }

  /// Looks at one scene on one screen.
  @MainActor private func judge(_ scene: CanvasScene, on index: Int, in report: inout FindingsReport) -> Sight {
    report.layouts += 1
    // What a document says wrong it says on every screen.
    if index == 0 {
      for error in scene.builder.diagnostics where error.severity == .error {
        tell(error, scene: scene.id, in: &report)
      }
    }
    let reading = scene.reading
    let found = ScreenInspector().findings(in: reading)
    // Lines and words are for those who read them: nearly all scenes have no mistake.
    let lines = found.isEmpty ? [:] : reading.lines
    let isConflicting = found.contains { $0.identity.check == .unsatisfiable }
    let conflictWords = isConflicting ? scene.conflictWords : [:]
    let open = Set(found.filter { $0.identity.check == .ambiguous }.map(\.identity.view))
    let findings = found.map { finding in
      let words = finding.identity.check == .unsatisfiable ? conflictWords[finding.identity.other] : nil
      var judged = confidence.judged(finding, in: reading, constraints: words?.all ?? [])
      // In the narrowest windows few texts have room: that is told where a whole screen has none either.
      let isNarrowed = finding.identity.check == .truncated && screens[index].share != LintScreen.wholeScreen
      // Where a view is that its constraints leave open nobody can say: what is told of it is that.
      let isOpen = finding.identity.check.isOfPlace && open.contains(finding.identity.view)
      if !isMeant(screens[index]) || isNarrowed || isOpen { judged.confidence = .possible }
      let origin = FindingsReport.Origin(
        file: document.file, line: lines[finding.identity.view] ?? scene.controller?.line ?? 1, scene: scene.id,
        constraints: words?.shown)
      return (judged, origin)
    }
    // Hundreds of screens on which nothing is wrong say nothing; the first shows what was looked at.
    let isDrawn = keepsScreens && (!findings.isEmpty || index == 0)
    return Sight(
      scene: scene.id, findings: findings, drawing: isDrawn ? drawing(of: scene, findings.map(\.0)) : nil)
  }

  /// A scene in its window, or by itself where it has none.
  @MainActor private func drawing(of scene: CanvasScene, _ findings: [Finding]) -> Picture {
    let drawing = WindowPicture(layers: [.safeArea, .findings], findings: findings)
    return scene.process.run {
      let window = scene.process.window
      let node = window.map { drawing.node($0).node } ?? drawing.node(of: scene.root, in: nil, name: scene.id).node
      return Picture(size: window?.bounds.size ?? scene.root.bounds.size, title: "", nodes: [node])
    }
  }

  /// Whether the document is for such a screen: one that was drawn on its side is of an app that may never stand upright.
  private func isMeant(_ screen: LintScreen) -> Bool {
    !document.isLandscape || screen.window.orientation.isLandscape && screen.share == LintScreen.wholeScreen
  }

  // MARK: The document itself

  /// A contradiction in the document is a mistake of every screen.
  private func tell(_ diagnostic: InterfaceDiagnostic, scene: String? = nil, in report: inout FindingsReport) {
    add(
      .broken, diagnostic.element, diagnostic.line, "<\(diagnostic.element)> \(diagnostic.message)", scene: scene,
      to: &report)
  }

  private func add(
    _ check: LayoutCheck, _ view: String, _ line: Int, _ message: String, scene: String? = nil,
    to report: inout FindingsReport
  ) {
    let finding = Finding(
      identity: .init(check: check, view: view, other: message), amount: 0, place: .zero, message: message,
      confidence: .certain)
    for index in report.screens.indices {
      report.add(
        .init(screen: index, finding: finding), from: .init(file: document.file, line: line, scene: scene))
    }
  }
}

extension LayoutCheck {
  /// Whether it is about where a view is.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .clipped, .overlapping, .offScreen, .outsideSafeArea, .unreachable: true
    case .ambiguous, .unsatisfiable, .truncated, .stretched, .broken, .unreadable, .unfinished: false
    }
  }
}
