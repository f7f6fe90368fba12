// What the last decision about an orientation rested on: who was asked and what was answered, for people who ask why.
import DeviceCatalog
import Orientation
import RotationRules

/// The questions of one decision, with their answers; nil where nobody was asked.
struct Inquiry {
  enum Source {
    case infoDictionary
    case applicationDelegate
    case sceneDelegate
  }

  /// The ledger's name of the controller that was asked, its class, and how it covers the window.
  var subject: String
  var className: String
  var isPresented: Bool
  var appMask: InterfaceOrientationMask?
  var appMaskSource = Source.infoDictionary
  var shouldAutorotate: Bool?
  var controllerMask: InterfaceOrientationMask?
  var preferred: InterfaceOrientation?
  var predicate: [(orientation: InterfaceOrientation, answer: Bool)] = []

  /// What in the answers keeps an interface from `target`; nil when nothing does. `isGate` says whether `shouldAutorotate`
  /// closes the way.
  func refusal(of target: InterfaceOrientation, isGate: Bool) -> RotationDecision? {
    if isGate, shouldAutorotate == false { return .gate(className) }
    if let appMask, !appMask.contains(target) { return .appMask(target, appMask) }
    if let controllerMask, !controllerMask.contains(target) {
      return .controllerMask(target, controllerMask, className)
    }
    return predicate.contains { $0.orientation == target && !$0.answer } ? .predicate(target, className) : nil
  }

  var wasAsked: Bool { appMask != nil || shouldAutorotate != nil || controllerMask != nil || !predicate.isEmpty }
}

extension AppScene {
  /// Answers of `controller`, with a record of what was asked.
  func answers(of controller: UIViewController) -> GuestAnswers {
    inquiry = Inquiry(
      subject: controller.subject, className: controller.className,
      isPresented: controller.presenter != nil || controller !== window?.rootViewController
    )
    return GuestAnswers(scene: self, controller: controller)
  }

  /// Why the window has, or has not, the orientation of a device that is held as it was: from what was answered last, since
  /// questions themselves can have effects. `last` is the decision so far.
  package func recall(_ policy: RotationPolicy, after last: RotationDecision) -> RotationDecision {
    if let plain = policy.decideUnasked() {
      inquiry = nil
      return plain
    }
    guard let target = policy.device.matchingInterfaceOrientation else { return .flat(policy.device) }
    guard policy.deviceMask.contains(target) else { return .deviceMask(target, policy.deviceMask) }
    let stayed = RotationDecision.stayed(policy.current, asked: target)
    guard let controller = window?.rootViewController?.coveringController else {
      return last.refuses(target) ? last : stayed
    }
    if keepsLock(of: controller) { return .preferredLock(policy.current, controller.className) }
    // Answers of a controller that is not in front any more say nothing.
    guard let inquiry, inquiry.subject == controller.subject else { return stayed }
    return inquiry.refusal(of: target, isGate: policy.gateExists) ?? stayed
  }

  /// Who was asked and what was answered before the last decision, one line each with the rule; for people.
  package var inquiryLines: [String] {
    guard let inquiry, inquiry.wasAsked else { return ["asked: nobody, the decision needed no answers"] }
    let role = inquiry.isPresented ? "presented over the window" : "the window's root"
    var lines = ["asked: \(inquiry.subject), \(role) (R-NEG-02, R-PRES-01)"]
    lines.append("the device can show \(device.mask) (R-MASK-05)")
    if let mask = inquiry.appMask {
      lines.append("the app allows \(mask.intersection(.all)), says \(sourceWords(inquiry.appMaskSource))")
    }
    if let answer = inquiry.shouldAutorotate {
      lines.append("\(inquiry.subject).shouldAutorotate is \(answer ? "YES" : "NO: the gate is closed") (R-NEG-03)")
    } else if era >= Era(16) {
      lines.append("shouldAutorotate is no gate from iOS 16 on (R-NEG-04)")
    }
    if let mask = inquiry.controllerMask {
      lines.append("\(inquiry.subject) allows \(mask.intersection(.all)) (R-NEG-01)")
    }
    for (orientation, answer) in inquiry.predicate {
      lines.append("\(inquiry.subject) says \(answer ? "YES" : "NO") to \(orientation) (R-LEG-01)")
    }
    if let preferred = inquiry.preferred {
      lines.append("\(inquiry.subject) prefers \(preferred) when presented (R-NEG-07)")
    }
    return lines
  }

  private func sourceWords(_ source: Inquiry.Source) -> String {
    switch source {
    case .infoDictionary: "its Info.plist (R-MASK-06)"
    case .applicationDelegate: "its app delegate (R-MASK-07)"
    case .sceneDelegate: "its scene delegate (R-MASK-08)"
    }
  }
}
