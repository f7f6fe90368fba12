// An app that answers from a note: what it says, and a list of what it was asked, so that tables need no device.
import DeviceCatalog
import Orientation
import RotationRules

/// Fixed answers; `asked` lists the questions in order.
@MainActor final class Answers: RotationAnswers {
  var asked: [String] = []
  private let given: Given

  /// What an app says; nil where it has no such method.
  struct Given: Sendable {
    var plist: InterfaceOrientationMask = .allButUpsideDown
    var app: InterfaceOrientationMask?
    var scene: InterfaceOrientationMask?
    var controller: InterfaceOrientationMask = .allButUpsideDown
    var autorotates = true
    /// What `shouldAutorotateToInterfaceOrientation` says YES to.
    var predicate: InterfaceOrientationMask = .portrait
  }

  init(_ given: Given) { self.given = given }

  private func note<Answer>(_ question: String, _ answer: Answer) -> Answer {
    asked.append(question)
    return answer
  }

  var controllerName: String { "V" }
  var sceneDelegateMask: InterfaceOrientationMask? { note("scene", given.scene) }
  var appDelegateMask: InterfaceOrientationMask? { note("app", given.app) }
  var plistMask: InterfaceOrientationMask { note("plist", given.plist) }
  var shouldAutorotate: Bool { note("gate", given.autorotates) }
  var controllerMask: InterfaceOrientationMask { note("controller", given.controller) }
  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    note("predicate \(orientation)", given.predicate.contains(orientation))
  }
}
