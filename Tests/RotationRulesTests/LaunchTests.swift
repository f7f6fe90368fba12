// Where an interface goes when it got its root, and the corners of presentations, dismissals and requests that the tables of
// triggers leave open: the predicate of era 5, multitasking, the lock.
import DeviceCatalog
import Orientation
import RotationRules
import Testing

@MainActor struct LaunchTests {
  /// An interface that is portrait, on a device held with its left side up, which asks for landscapeRight, unless said otherwise.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let era: Era
    var answers = Answers.Given()
    var hardware: InterfaceOrientationMask = .all
    var isMultitasking = false
    var isLocked = false
    var device = DeviceOrientation.landscapeLeft
    let target: InterfaceOrientation?
    let asked: [String]
    var testDescription: String { rule }

    @MainActor var policy: RotationPolicy {
      RotationPolicy(
        era: era, deviceMask: hardware, isMultitasking: isMultitasking, isLocked: isLocked, current: .portrait,
        device: device)
    }
  }

  private nonisolated static let gated = ["gate", "app", "plist", "controller"]
  private nonisolated static let masks = ["app", "plist", "controller"]

  nonisolated static let launches = [
    Row(
      rule: "R-LAUNCH-04 before era 13 on to how it is held", era: Era(12), target: .landscapeRight, asked: gated),
    Row(rule: "R-LAUNCH-04 from era 13 it is there already if it may be", era: Era(13), target: nil, asked: gated),
    Row(
      rule: "R-LAUNCH-04 else to how it is held", era: Era(13), answers: .init(controller: .landscape),
      device: .landscapeRight, target: .landscapeLeft, asked: gated),
    Row(
      rule: "R-LAUNCH-04 flat, and not allowed: the first that is", era: Era(13),
      answers: .init(controller: .landscape),
      device: .faceUp, target: .landscapeRight, asked: gated),
    Row(rule: "R-LAUNCH-04 flat, and allowed: it stays", era: Era(12), device: .faceUp, target: nil, asked: gated),
    Row(
      rule: "R-LAUNCH-04 held as the controller forbids", era: Era(12), answers: .init(controller: .portrait),
      target: nil, asked: gated),
    Row(
      rule: "R-NEG-03 a closed gate", era: Era(6), answers: .init(controller: .landscape, autorotates: false),
      target: nil, asked: ["gate"]),
    Row(
      rule: "R-NEG-03 until era 15", era: Era(15), answers: .init(controller: .landscape, autorotates: false),
      target: nil, asked: ["gate"]),
    Row(
      rule: "R-NEG-04 no gate from era 16", era: Era(16), answers: .init(controller: .landscape, autorotates: false),
      target: .landscapeRight, asked: masks),
    Row(
      rule: "R-EXC-06 nothing in common raises nothing here", era: Era(16),
      answers: .init(plist: .portrait, controller: .landscape), target: nil, asked: masks),
    Row(rule: "R-MULTI-01 as it is held", era: Era(16), isMultitasking: true, target: .landscapeRight, asked: []),
    Row(
      rule: "R-MULTI-01 where it is already", era: Era(16), isMultitasking: true, device: .portrait, target: nil,
      asked: []),
    Row(
      rule: "R-LEG-01 era 5 asks the predicate", era: Era(5), answers: .init(predicate: .landscape),
      target: .landscapeRight, asked: ["predicate landscapeRight"]),
    Row(rule: "R-LEG-01 which may say NO", era: Era(5), target: nil, asked: ["predicate landscapeRight"]),
    Row(rule: "R-LEG-01 not of where it is", era: Era(5), device: .portrait, target: nil, asked: []),
    Row(rule: "R-LEG-01 nor of a device that lies flat", era: Era(5), device: .faceUp, target: nil, asked: []),
    Row(
      rule: "R-MASK-05 nor of what the hardware does not show", era: Era(5), answers: .init(predicate: .all),
      hardware: .portrait, target: nil, asked: []),
  ]

  @Test(arguments: launches) func launch(row: Row) {
    let answers = Answers(row.answers)
    #expect(row.policy.targetAtLaunch(answers) == row.target)
    #expect(answers.asked == row.asked)
  }

  /// A full screen controller that covers the portrait interface, of which nothing is preferred.
  nonisolated static let presentations = [
    Row(
      rule: "R-NEG-06 to how it is held", era: Era(15), target: .landscapeRight,
      asked: ["app", "plist", "controller", "gate"]),
    Row(
      rule: "R-NEG-03 with a closed gate it stays if it may", era: Era(15), answers: .init(autorotates: false),
      target: nil, asked: ["app", "plist", "controller", "gate"]),
    Row(
      rule: "R-NEG-04 no gate from era 16", era: Era(16), answers: .init(autorotates: false), target: .landscapeRight,
      asked: masks),
    Row(
      rule: "R-DEV-09 locked: how it is held does not count", era: Era(16), isLocked: true, target: nil, asked: masks),
    Row(
      rule: "R-MASK-05 what the hardware does not show", era: Era(16), answers: .init(plist: .all, controller: .all),
      hardware: .allButUpsideDown, device: .portraitUpsideDown, target: nil, asked: masks),
    Row(rule: "R-MULTI-01 as it is held", era: Era(16), isMultitasking: true, target: .landscapeRight, asked: []),
    Row(
      rule: "R-MULTI-01 unless locked", era: Era(16), isMultitasking: true, isLocked: true, target: nil, asked: []),
    Row(
      rule: "R-MULTI-01 or not to be shown", era: Era(16), hardware: .portrait, isMultitasking: true, target: nil,
      asked: []),
    Row(
      rule: "R-LEG-04 era 5: how it is held comes first", era: Era(5), answers: .init(predicate: .all),
      target: .landscapeRight, asked: ["predicate landscapeRight"]),
    Row(
      rule: "R-LEG-04 then where it is", era: Era(5), target: nil,
      asked: ["predicate landscapeRight", "predicate portrait"]),
    Row(
      rule: "R-LEG-04 NO to all: it stays", era: Era(5), answers: .init(predicate: []), hardware: .portrait,
      device: .portrait, target: nil, asked: ["predicate portrait", "predicate portrait", "predicate portrait"]),
  ]

  @Test(arguments: presentations) func present(row: Row) {
    let answers = Answers(row.answers)
    let decision = row.policy.decidePresentation(answers) { nil }
    #expect(
      decision == row.target.map { .turned($0, .presentation("V")) } ?? .kept(.portrait, .presentation("V")))
    #expect(answers.asked == row.asked)
  }

  /// R-NEG-08 in era 5: how it is held, where it is, and where it was when it was covered, as far as the predicate says YES.
  @Test(
    arguments: [
      (.all, .landscapeLeft, .landscapeRight), ([.portrait, .landscapeLeft], .landscapeLeft, nil),
      ([.landscapeLeft, .portraitUpsideDown], .landscapeLeft, .portraitUpsideDown),
      (.landscapeLeft, .faceUp, .landscapeLeft), ([], .landscapeLeft, nil),
    ] as [(InterfaceOrientationMask, DeviceOrientation, InterfaceOrientation?)])
  func uncovered(yes: InterfaceOrientationMask, device: DeviceOrientation, target: InterfaceOrientation?) {
    let policy = RotationPolicy(
      era: Era(5), deviceMask: .all, isMultitasking: false, current: .portrait, device: device)
    let decision = policy.decideDismissal(Answers(.init(predicate: yes)), whenCovered: .portraitUpsideDown)
    #expect(decision == target.map { .turned($0, .dismissal("V")) } ?? .kept(.portrait, .dismissal("V")))
  }

  /// R-API-04, R-API-06: of several the one it is held in; one it has already is enough; back only to where it may be.
  @Test(
    arguments: [
      (.landscape, .allButUpsideDown, .landscapeRight, false, .turn(.landscapeLeft, thenBackTo: nil)),
      (.landscape, .allButUpsideDown, .faceUp, false, .turn(.landscapeRight, thenBackTo: nil)),
      (.landscapeRight, .allButUpsideDown, .landscapeRight, false, .turn(.landscapeRight, thenBackTo: .landscapeLeft)),
      (.landscapeRight, .allButUpsideDown, .landscapeRight, true, .turn(.landscapeRight, thenBackTo: nil)),
      (.landscapeRight, .landscapeRight, .portrait, false, .turn(.landscapeRight, thenBackTo: nil)),
      (.all, .allButUpsideDown, .landscapeLeft, false, .satisfied),
      (
        .portraitUpsideDown, .all, .portrait, false,
        .unsupported(requested: .portraitUpsideDown, supported: .allButUpsideDown)
      ),
    ] as [(InterfaceOrientationMask, InterfaceOrientationMask, DeviceOrientation, Bool, GeometryDecision)])
  func request(
    wanted: InterfaceOrientationMask, controller: InterfaceOrientationMask, device: DeviceOrientation, isLocked: Bool,
    decision: GeometryDecision
  ) {
    let policy = RotationPolicy(
      era: Era(16), deviceMask: .all, isMultitasking: false, isLocked: isLocked, current: .portrait, device: device)
    #expect(policy.decideRequest(wanted, Answers(.init(controller: controller))) == decision)
  }
}
