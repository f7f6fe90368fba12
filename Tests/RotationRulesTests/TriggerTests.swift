// Decisions that no turn of the device makes: launches, presentations, dismissals, updates and requests (spec §4, §10).
import DeviceCatalog
import Orientation
import RotationRules
import Testing

@MainActor struct TriggerTests {
  private static func policy(
    _ era: Era, current: InterfaceOrientation, device: DeviceOrientation, isMultitasking: Bool = false,
    sharesScreen: Bool = false, isLocked: Bool = false
  ) -> RotationPolicy {
    RotationPolicy(
      era: era, deviceMask: .all, isMultitasking: isMultitasking, sharesScreen: sharesScreen, isLocked: isLocked,
      current: current, device: device)
  }

  // MARK: Launch

  /// Permitted by the Info.plist, held so, and the orientation the first `viewDidLoad` sees.
  nonisolated static let launches:
    [(String, Era, InterfaceOrientationMask, InterfaceOrientation?, InterfaceOrientation)] = [
      ("R-LAUNCH-01 portrait first", Era(12), .all, .landscapeLeft, .portrait),
      ("R-LAUNCH-02 else the first allowed, right before left", Era(12), .landscape, nil, .landscapeRight),
      ("R-LAUNCH-03 as it is held from era 13", Era(13), .all, .landscapeLeft, .landscapeLeft),
      ("R-LAUNCH-03 if that is allowed", Era(13), .portrait, .landscapeLeft, .portrait),
      ("R-LAUNCH-03 flat: as before", Era(13), .all, nil, .portrait),
    ]

  @Test(arguments: launches)
  func launch(
    rule: String, era: Era, permitted: InterfaceOrientationMask, held: InterfaceOrientation?,
    initial: InterfaceOrientation
  ) {
    #expect(LaunchPolicy(era: era, permitted: permitted, held: held).initial == initial, "\(rule)")
  }

  // MARK: Presentations

  struct Presentation: Sendable, CustomTestStringConvertible {
    let rule: String
    var era = Era(15)
    var answers = Answers.Given()
    var preferred: InterfaceOrientation?
    var current = InterfaceOrientation.portrait
    var device = DeviceOrientation.portrait
    /// Where the interface goes; nil when it stays.
    let target: InterfaceOrientation?
    var raises = false

    var testDescription: String { rule }
  }

  nonisolated static let presentations = [
    Presentation(
      rule: "R-NEG-06 C31 a landscape controller turns it", answers: .init(controller: .landscape),
      target: .landscapeRight),
    Presentation(
      rule: "R-NEG-06 to where it is held, if that is allowed", answers: .init(controller: .landscape),
      device: .landscapeRight, target: .landscapeLeft),
    Presentation(rule: "R-NEG-06 one that allows it stays", target: nil),
    Presentation(rule: "R-NEG-07 C33 the preferred one wins", preferred: .landscapeLeft, target: .landscapeLeft),
    Presentation(
      rule: "R-EXC-02 unless it is not supported", answers: .init(controller: .portrait), preferred: .landscapeLeft,
      target: nil, raises: true),
    Presentation(
      rule: "R-EXC-01 no common orientation", answers: .init(app: .portrait, controller: .landscape), target: nil,
      raises: true),
    Presentation(
      rule: "R-EXC-01 but with the gate closed it is shown as it is",
      answers: .init(app: .portrait, controller: .landscape, autorotates: false), target: nil),
    Presentation(
      rule: "R-LEG-04 era 5 asks the predicate, beyond the Info.plist", era: Era(5),
      answers: .init(plist: .portrait, predicate: .landscape), target: .landscapeRight),
  ]

  @Test(arguments: presentations)
  func present(row: Presentation) {
    let policy = Self.policy(row.era, current: row.current, device: row.device)
    let decision = policy.decidePresentation(Answers(row.answers)) { row.preferred }
    #expect(decision.target == row.target)
    #expect((decision.exceptionReason != nil) == row.raises)
  }

  /// R-EXC-01: UIKit's text names the class from era 7 on, at presentations as at turns.
  @Test(arguments: [
    (Era(6), "shouldAutorotate is returning YES"), (Era(7), "[V shouldAutorotate] is returning YES"),
    (Era(8), "[V shouldAutorotate] is returning YES"),
  ])
  func exceptionText(era: Era, words: String) {
    let policy = Self.policy(era, current: .portrait, device: .portrait)
    let decision = policy.decidePresentation(Answers(.init(app: .portrait, controller: .landscape))) { nil }
    #expect(
      decision.exceptionReason == "Supported orientations has no common orientation with the application, and \(words)")
  }

  // MARK: Dismissals and updates

  struct Return: Sendable, CustomTestStringConvertible {
    let rule: String
    var era = Era(15)
    var answers = Answers.Given()
    var device = DeviceOrientation.portrait
    var isLocked = false
    let target: InterfaceOrientation?
    var testDescription: String { rule }
  }

  /// The interface is landscapeRight, and was portrait when it was covered.
  nonisolated static let dismissals = [
    Return(rule: "R-NEG-08 back to where the device is held", target: .portrait),
    Return(rule: "R-NEG-08 which may be where it is", device: .landscapeLeft, target: nil),
    Return(rule: "R-NEG-08 flat: it stays, if allowed", device: .faceUp, target: nil),
    Return(
      rule: "R-NEG-08 C44 flat, and not allowed: back", answers: .init(controller: .portrait), device: .faceUp,
      target: .portrait),
    Return(
      rule: "R-NEG-08 C47 gate closed: as it was when covered", answers: .init(autorotates: false),
      device: .landscapeLeft, target: .portrait),
    Return(
      rule: "R-NEG-04 no gate from era 16", era: Era(16), answers: .init(autorotates: false), device: .landscapeLeft,
      target: nil),
    Return(rule: "R-DEV-09 locked: how it is held does not count", isLocked: true, target: nil),
  ]

  @Test(arguments: dismissals)
  func dismiss(row: Return) {
    let policy = Self.policy(row.era, current: .landscapeRight, device: row.device, isLocked: row.isLocked)
    #expect(policy.decideDismissal(Answers(row.answers), whenCovered: .portrait).target == row.target)
  }

  /// The interface is portrait, and the controller says that its answers changed.
  nonisolated static let updates = [
    Return(rule: "R-API-02 to where the device is held", era: Era(16), device: .landscapeLeft, target: .landscapeRight),
    Return(
      rule: "R-API-02 if that is allowed", era: Era(16), answers: .init(controller: .portrait), device: .landscapeLeft,
      target: nil),
    Return(
      rule: "R-API-02 else to the first allowed", era: Era(16), answers: .init(controller: .landscape),
      target: .landscapeRight),
  ]

  @Test(arguments: updates)
  func update(row: Return) {
    let policy = Self.policy(row.era, current: .portrait, device: row.device)
    #expect(policy.decideUpdate(Answers(row.answers)).target == row.target)
  }

  // MARK: Requests

  nonisolated static let requests:
    [(String, InterfaceOrientationMask, Answers.Given, DeviceOrientation, Bool, GeometryDecision)] =
      [
        ("R-API-04 one it has already", .portrait, .init(), .portrait, false, .satisfied),
        ("R-API-04 turns", .landscapeRight, .init(), .faceUp, false, .turn(.landscapeRight, thenBackTo: nil)),
        (
          "R-API-06 and back, because the device is held otherwise", .landscapeRight, .init(), .portrait, false,
          .turn(.landscapeRight, thenBackTo: .portrait)
        ),
        (
          "R-API-04 none supported", .landscapeRight, .init(controller: .portrait), .portrait, false,
          .unsupported(requested: .landscapeRight, supported: .portrait)
        ),
        ("R-API-05 not among windows", .landscapeRight, .init(), .portrait, true, .windowing),
      ]

  @Test(arguments: requests)
  func request(
    rule: String, wanted: InterfaceOrientationMask, given: Answers.Given, device: DeviceOrientation,
    isMultitasking: Bool, decision: GeometryDecision
  ) {
    let policy = Self.policy(Era(16), current: .portrait, device: device, isMultitasking: isMultitasking)
    #expect(policy.decideRequest(wanted, Answers(given)) == decision, "\(rule)")
  }

  /// R-MULTI-02: a multitasking app that shares the screen has the screen's orientation, however the device is held.
  @Test(arguments: [(false, InterfaceOrientation.landscapeRight as InterfaceOrientation?), (true, nil)])
  func multitaskingFollowsTheScreen(sharesScreen: Bool, target: InterfaceOrientation?) {
    let policy = Self.policy(
      Era(16), current: .portrait, device: .landscapeLeft, isMultitasking: true, sharesScreen: sharesScreen)
    let answers = Answers(.init(controller: .portrait))
    #expect(policy.decideUpdate(answers).target == target)
    #expect(answers.asked == [])
  }
}
