// How much of a document is laid out on many screens: what no person drew ends with a finding, not with a wait.
import Canvas
import InterfaceBuilder

/// The largest documents that are looked at. The largest public ones have a third of this.
package enum LintLimits {
  /// Constraints of one scene, or of one xib.
  package static let constraints = 3_000
  /// Views of one scene, or of one xib.
  package static let views = 3_000

  /// Sets of constraints that cannot hold; public documents have fewer than ten.
  package static let conflicts = 50

  /// The work after which no further screen is looked at: what was found until then is told. Counted, and not timed, so that
  /// a document that ends here has the same findings on every machine, however busy it is.
  package static let work = 3_000_000_000
  /// Seconds of computing after which none is looked at either, before a process is ended: a last resort, for texts of any length are
  /// measured, and that is not counted.
  package static let seconds = 4
  /// What building, measuring and judging one view takes, in the solver's work, of which a second does 10⁹.
  private static let workEach = 50_000

  /// What a scene on a screen took beside solving.
  @MainActor static func building(of scene: CanvasScene) -> Int { scene.builder.views.count * workEach }

  /// What a document has too much of, in a sentence; nil for one that is looked at.
  static func exceeded(by document: InterfaceDocument) -> String? {
    for part in document.isStoryboard ? document.scenes : [document.root] {
      var counts = (views: 0, constraints: 0)
      var pending = [part]
      while let element = pending.popLast() {
        if element.name == .constraint { counts.constraints += 1 }
        if element.isView { counts.views += 1 }
        pending.append(contentsOf: element.children)
      }
      if counts.constraints > constraints {
        return
          "\(part.label) at line \(part.line) has \(counts.constraints) constraints; with more than \(constraints) "
          + "nothing is laid out"
      }
      if counts.views > views {
        return
          "\(part.label) at line \(part.line) has \(counts.views) views; with more than \(views) nothing is laid out"
      }
    }
    return nil
  }
}
