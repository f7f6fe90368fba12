// Turns of the device, decided without a device: spec §4 `deviceTurn`, and what is asked on the way.
import DeviceCatalog
import Orientation
import RotationRules
import Testing

@MainActor struct TurnTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    var era = Era(15)
    var answers = Answers.Given()
    /// What the hardware shows: a phone without a home button leaves upside down out (R-MASK-05).
    var hardware: InterfaceOrientationMask = .all
    var isMultitasking = false
    var requiresFullScreen = false
    var sharesScreen = false
    var isLocked = false
    var current = InterfaceOrientation.portrait
    var device = DeviceOrientation.landscapeLeft
    /// Where the interface goes; nil when it stays.
    let target: InterfaceOrientation?
    let asked: [String]

    var testDescription: String { rule }
  }

  private nonisolated static let modern = ["gate", "app", "plist", "controller"]
  private nonisolated static let ungated = ["app", "plist", "controller"]

  /// The device held with its left side up asks for the interface's landscapeRight (R-ENUM-04).
  nonisolated static let rows = [
    Row(rule: "R-NEG-01 every mask has it", target: .landscapeRight, asked: modern),
    Row(rule: "R-NEG-01 the other way", device: .landscapeRight, target: .landscapeLeft, asked: modern),
    Row(
      rule: "R-NEG-01 C10 the controller leaves it out", answers: .init(controller: .portrait), target: nil,
      asked: modern),
    Row(
      rule: "R-MASK-06 C09 the Info.plist leaves it out", answers: .init(plist: .portrait), target: nil, asked: modern),
    Row(
      rule: "R-MASK-07 C17 the app delegate overrules the Info.plist",
      answers: .init(plist: .portrait, app: .all, controller: .all), target: .landscapeRight,
      asked: ["gate", "app", "controller"]),
    Row(
      rule: "R-MASK-07 C18 also when it allows less", answers: .init(plist: .all, app: .portrait, controller: .all),
      target: nil, asked: ["gate", "app", "controller"]),
    Row(
      rule: "R-MASK-08 C21 from era 27 the scene delegate comes first", era: Era(27),
      answers: .init(plist: .portrait, scene: .allButUpsideDown, controller: .all), target: .landscapeRight,
      asked: ["scene", "controller"]),
    Row(
      rule: "R-MASK-08 C22 and not before", era: Era(26),
      answers: .init(plist: .portrait, scene: .allButUpsideDown, controller: .all), target: nil, asked: ungated),
    Row(
      rule: "R-MASK-05 C05 no upside down without a home button", answers: .init(plist: .all, controller: .all),
      hardware: .allButUpsideDown, device: .portraitUpsideDown, target: nil, asked: modern),
    Row(
      rule: "R-MASK-05 C04 with one", answers: .init(plist: .all, controller: .all), device: .portraitUpsideDown,
      target: .portraitUpsideDown, asked: modern),
    Row(
      rule: "R-NEG-03 C13 a closed gate: masks are not read", era: Era(6), answers: .init(autorotates: false),
      target: nil, asked: ["gate"]),
    Row(rule: "R-NEG-03 C14 up to era 15", answers: .init(autorotates: false), target: nil, asked: ["gate"]),
    Row(
      rule: "R-NEG-04 C15 no gate from era 16", era: Era(16), answers: .init(autorotates: false),
      target: .landscapeRight, asked: ungated),
    Row(
      rule: "R-DEV-07 C07 face up asks for nothing", current: .landscapeRight, device: .faceUp, target: nil, asked: []),
    Row(rule: "R-DEV-07 C08 nor does unknown", current: .landscapeRight, device: .unknown, target: nil, asked: []),
    Row(
      rule: "R-DEV-09 C12 the user's lock", isLocked: true, current: .landscapeRight, device: .portrait, target: nil,
      asked: []),
    Row(
      rule: "R-MULTI-01 masks of a multitasking app are not asked", answers: .init(controller: .portrait),
      isMultitasking: true, target: .landscapeRight, asked: []),
    Row(
      rule: "R-ROT-05 C11 a half turn is a turn", answers: .init(controller: .landscape), current: .landscapeRight,
      device: .landscapeRight, target: .landscapeLeft, asked: modern),
    Row(
      rule: "R-EXC-01 C19 no common orientation", answers: .init(app: .portrait, controller: .landscape), target: nil,
      asked: ["gate", "app", "controller"]),
    Row(
      rule: "R-WIN-03 a full screen app in a smaller window", era: Era(26), requiresFullScreen: true,
      sharesScreen: true, target: nil, asked: ungated),
    Row(
      rule: "R-WIN-03 and in one as large as the screen", era: Era(26), requiresFullScreen: true,
      target: .landscapeRight, asked: ungated),
    Row(
      rule: "R-LEG-01 era 5 asks the predicate, and only it", era: Era(5),
      answers: .init(controller: .portrait, predicate: .all), target: .landscapeRight,
      asked: ["predicate landscapeRight"]),
    Row(rule: "R-LEG-01 which may say NO", era: Era(5), target: nil, asked: ["predicate landscapeRight"]),
  ]

  @Test(arguments: rows)
  func turn(row: Row) {
    let answers = Answers(row.answers)
    let policy = RotationPolicy(
      era: row.era, deviceMask: row.hardware, isMultitasking: row.isMultitasking,
      requiresFullScreen: row.requiresFullScreen, sharesScreen: row.sharesScreen, isLocked: row.isLocked,
      current: row.current, device: row.device)
    #expect(policy.decide(answers).target == row.target)
    #expect(answers.asked == row.asked)
  }

  /// Each refusal says its own reason, in words that name the rule.
  nonisolated static let refusals: [(Answers.Given, Era, String)] = [
    (.init(controller: .portrait), Era(15), "V does not allow landscapeRight, only portrait (R-NEG-01)"),
    (.init(plist: .portrait), Era(15), "the app does not allow landscapeRight, only portrait (R-MASK-06, R-MASK-07)"),
    (.init(autorotates: false), Era(15), "V.shouldAutorotate is NO (R-NEG-03)"),
    (.init(), Era(5), "V says NO to landscapeRight (R-LEG-01)"),
  ]

  @Test(arguments: refusals)
  func refusalSaysWho(given: Answers.Given, era: Era, words: String) {
    let policy = RotationPolicy(
      era: era, deviceMask: .all, isMultitasking: false, current: .portrait, device: .landscapeLeft)
    #expect(policy.decide(Answers(given)).explanation == words)
  }

  /// R-DEV-09: the user's lock keeps the interface where it is; a device held as the interface is has nothing to be kept from.
  @Test(arguments: [
    (DeviceOrientation.portrait, RotationDecision.locked(.landscapeRight)),
    (.landscapeLeft, .already(.landscapeRight)), (.faceUp, .flat(.faceUp)),
  ])
  func theLockSaysWhatItKept(device: DeviceOrientation, decision: RotationDecision) {
    for era in [Era(5), Era(15), Era(26)] {
      let policy = RotationPolicy(
        era: era, deviceMask: .all, isMultitasking: false, isLocked: true, current: .landscapeRight, device: device)
      #expect(policy.decide(Answers(.init())) == decision)
    }
  }

  /// R-EXC-01: UIKit's text names the class from era 7 on.
  @Test(arguments: [(Era(6), "shouldAutorotate is returning YES"), (Era(7), "[V shouldAutorotate] is returning YES")])
  func exceptionText(era: Era, words: String) {
    let answers = Answers(.init(app: .portrait, controller: .landscape))
    let policy = RotationPolicy(
      era: era, deviceMask: .all, isMultitasking: false, current: .portrait, device: .landscapeLeft)
    let reason = policy.decide(answers).exceptionReason
    #expect(reason == "Supported orientations has no common orientation with the application, and \(words)")
  }
}
