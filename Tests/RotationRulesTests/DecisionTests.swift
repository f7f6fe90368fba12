// What a decision says to people and to the device: its words, whether it is news, and what it refuses. Apart from the tables of
// turns, which say when each decision is taken.
import DeviceCatalog
import Orientation
import RotationRules
import Testing

@MainActor struct DecisionTests {
  /// A decision; where it turns to, whether it raises, and its sentence, with the rule it follows from.
  struct Row: Sendable, CustomTestStringConvertible {
    let decision: RotationDecision
    var target: InterfaceOrientation?
    var raises = false
    let words: String
    var testDescription: String { words }

    init(_ decision: RotationDecision, raises: Bool = false, _ words: String) {
      self.init(decision, nil, raises: raises, words)
    }

    init(_ decision: RotationDecision, _ target: InterfaceOrientation?, raises: Bool = false, _ words: String) {
      self.decision = decision
      self.target = target
      self.raises = raises
      self.words = words
    }
  }

  nonisolated static let rows = [
    Row(
      .rotate(.landscapeLeft, .multitasking), .landscapeLeft,
      "turned to landscapeLeft: a multitasking app follows the screen, its masks are not asked (R-MULTI-01)"),
    Row(
      .rotate(.portrait, .masks(app: .portrait, controller: .all, name: "V")), .portrait,
      "turned to portrait: the app allows portrait, "
        + "V allows portrait|landscapeRight|landscapeLeft|portraitUpsideDown (R-NEG-01)"),
    Row(.rotate(.portrait, .predicate("V")), .portrait, "turned to portrait: V says YES to it (R-LEG-02)"),
    Row(.launched(.portrait), "launched in portrait (R-LAUNCH-01…04)"),
    Row(.turned(.portrait, .newRoot), .portrait, "turned to portrait for the new root controller (R-NEG-05)"),
    Row(.turned(.portrait, .presentation("V")), .portrait, "turned to portrait to present V (R-NEG-06)"),
    Row(.turned(.portrait, .dismissal("V")), .portrait, "turned to portrait to uncover V (R-NEG-08)"),
    Row(
      .turned(.portrait, .update("V")), .portrait,
      "turned to portrait because V said that its answers changed (R-API-02)"),
    Row(
      .turned(.portrait, .request), .portrait, "turned to portrait because the app asked the scene for it (R-API-04)"),
    Row(.kept(.portrait, .presentation("V")), "stays portrait; it was looked at to present V (R-NEG-06)"),
    Row(.already(.portrait), "already portrait"),
    Row(.flat(.faceUp), "the device is faceUp, which asks for no orientation (R-DEV-07)"),
    Row(.locked(.portrait), "rotation is locked, the interface stays portrait (R-DEV-09)"),
    Row(.gate("V"), "V.shouldAutorotate is NO (R-NEG-03)"),
    Row(
      .deviceMask(.portraitUpsideDown, .landscape),
      "the device cannot show portraitUpsideDown, only landscapeRight|landscapeLeft (R-MASK-05)"),
    Row(.appMask(.portrait, []), "the app does not allow portrait, only none (R-MASK-06, R-MASK-07)"),
    Row(.controllerMask(.landscapeLeft, .portrait, "V"), "V does not allow landscapeLeft, only portrait (R-NEG-01)"),
    Row(.predicate(.landscapeLeft, "V"), "V says NO to landscapeLeft (R-LEG-01)"),
    Row(
      .noCommonOrientation("V", namesClass: true), raises: true,
      "UIKit raises UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
        + "application, and [V shouldAutorotate] is returning YES (R-EXC-01)"),
    Row(
      .preferredUnsupported(.portrait, .landscape), raises: true,
      "UIKit raises UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation 'portrait' must "
        + "match a supported interface orientation: 'landscapeRight, landscapeLeft'! (R-EXC-02)"),
    Row(
      .orientationOnly(.portrait),
      "the value became portrait, the window keeps its size: the app requires full screen (R-WIN-03)"),
    Row(.preferredLock(.portrait, "V"), "V prefers the orientation locked, the interface stays portrait (R-WIN-08)"),
    Row(
      .stayed(.portrait, asked: .landscapeLeft),
      "stays portrait: the device asks for landscapeLeft as it did before, and UIKit looks only when it turns (R-NEG-05)"
    ),
    Row(.covered, "in the background: not asked until it comes to the front"),
    Row(.otherScreen(.portrait), "on the external display, which does not turn: stays portrait"),
  ]

  @Test(arguments: rows) func says(row: Row) {
    #expect(row.decision.explanation == row.words)
    #expect(row.decision.target == row.target)
    #expect((row.decision.exceptionReason != nil) == row.raises)
    // A turn is news, and so is what raises; that all stays as it is is none.
    #expect(row.decision.isNews == (row.target != nil || row.raises))
  }

  /// A refusal is of the orientation it names; a closed gate refuses all.
  @Test func refusals() {
    let refusing: [RotationDecision] = [
      .deviceMask(.landscapeLeft, .portrait), .appMask(.landscapeLeft, .portrait),
      .controllerMask(.landscapeLeft, .portrait, "V"), .predicate(.landscapeLeft, "V"),
    ]
    for decision in refusing {
      #expect(decision.refuses(.landscapeLeft), "\(decision)")
      for other in [InterfaceOrientation.portrait, .landscapeRight, .portraitUpsideDown] {
        #expect(!decision.refuses(other), "\(decision)")
      }
    }
    for orientation in InterfaceOrientationMask.all.members {
      #expect(RotationDecision.gate("V").refuses(orientation))
      for decision: RotationDecision in [
        .already(orientation), .locked(orientation), .launched(orientation), .rotate(orientation, .multitasking),
        .kept(orientation, .newRoot), .turned(orientation, .newRoot), .orientationOnly(orientation), .covered,
        .preferredLock(orientation, "V"), .flat(.faceUp), .otherScreen(orientation),
        .stayed(orientation, asked: orientation), .preferredUnsupported(orientation, .all),
        .noCommonOrientation("V", namesClass: true),
      ] { #expect(!decision.refuses(orientation), "\(decision)") }
    }
  }

  // MARK: What needs no answers

  /// Eras with a predicate, with a gate, and without; and a multitasking app.
  nonisolated static let kinds: [(Era, Bool)] = [
    (Era(5), false), (Era(6), false), (Era(15), false), (Era(16), false), (Era(16), true),
  ]

  private func policy(
    _ kind: (Era, Bool), hardware: InterfaceOrientationMask = .all, locked: Bool = false,
    current: InterfaceOrientation = .portrait, _ device: DeviceOrientation
  ) -> RotationPolicy {
    RotationPolicy(
      era: kind.0, deviceMask: hardware, isMultitasking: kind.1, isLocked: locked, current: current, device: device)
  }

  /// R-MASK-05, R-ROT-05: a turn to where the window is already is none, and what the hardware does not show is not turned to,
  /// whatever the app would say, with the gate closed as with it open.
  @Test(arguments: kinds, [true, false]) func beforeTheAppDecides(kind: (Era, Bool), autorotates: Bool) {
    let answers = Answers(
      .init(plist: .all, controller: .all, autorotates: autorotates, predicate: autorotates ? .all : []))
    #expect(policy(kind, current: .landscapeRight, .landscapeLeft).decide(answers) == .already(.landscapeRight))
    #expect(
      policy(kind, hardware: .allButUpsideDown, .portraitUpsideDown).decide(answers)
        == .deviceMask(.portraitUpsideDown, .allButUpsideDown))
    // A predicate and a multitasking app's masks are not asked for that.
    if kind.0 < Era(6) || kind.1 { #expect(answers.asked == []) }
  }

  /// R-EXC-01: masks without a common orientation are found out at a turn to where the window is already, too.
  @Test(arguments: [InterfaceOrientation.portrait, .landscapeRight]) func theExceptionComesAnyhow(
    current: InterfaceOrientation
  ) {
    let answers = Answers(.init(app: .portrait, controller: .landscape))
    #expect(
      policy((Era(16), false), current: current, .landscapeLeft).decide(answers)
        == .noCommonOrientation("V", namesClass: true))
  }

  /// What a device that did not turn says by itself; nil where the app's answers count.
  @Test(
    arguments: [
      (.faceUp, false, .flat(.faceUp)), (.unknown, true, .flat(.unknown)), (.portrait, false, .already(.portrait)),
      (.portrait, true, .already(.portrait)), (.landscapeLeft, true, .locked(.portrait)), (.landscapeLeft, false, nil),
    ] as [(DeviceOrientation, Bool, RotationDecision?)])
  func unasked(device: DeviceOrientation, isLocked: Bool, decision: RotationDecision?) {
    #expect(policy((Era(16), false), locked: isLocked, device).decideUnasked() == decision)
  }

  /// R-WIN-03: only from era 26, only an app that requires full screen, only where it shares the screen.
  @Test(arguments: [Era(25), Era(26), Era(27)], [(true, true), (true, false), (false, true), (false, false)])
  func theValueAlone(era: Era, window: (requiresFullScreen: Bool, sharesScreen: Bool)) {
    let (requiresFullScreen, sharesScreen) = window
    let policy = RotationPolicy(
      era: era, deviceMask: .all, isMultitasking: false, requiresFullScreen: requiresFullScreen,
      sharesScreen: sharesScreen, current: .portrait, device: .landscapeLeft)
    let isAlone = era >= Era(26) && requiresFullScreen && sharesScreen
    let decision = policy.decide(Answers(.init()))
    #expect((decision == .orientationOnly(.landscapeRight)) == isAlone)
    #expect(decision.target == (isAlone ? nil : .landscapeRight))
  }

  /// R-NEG-03, R-NEG-04: `shouldAutorotate` counts in eras 6 to 15.
  @Test(arguments: [(Era(5), false), (Era(6), true), (Era(15), true), (Era(16), false)])
  func theGate(era: Era, exists: Bool) { #expect(policy((era, false), .portrait).gateExists == exists) }
}
