// One walk carried out: each step is followed by a look at everything that has to be so.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// Something that has to be so and is not.
package struct Violation: Sendable, Equatable, CustomStringConvertible {
  /// Which of the things that have to be so.
  package var rule: String
  /// From 0; −1 for the launch.
  package var step: Int
  /// Who and what, for people.
  package var detail: String

  package var description: String { "\(step < 0 ? "at launch" : "after step \(step + 1)"): \(rule): \(detail)" }
}

/// What a walk came to.
package struct WalkResult: Sendable, Equatable {
  /// The first thing that is not as it has to be; the walk ends there.
  package var violation: Violation?
  /// Steps taken: an app that raised, or does not come to rest for a reason of its own, has ended.
  package var steps: Int
  /// A hash of every ledger and every state, for comparing runs.
  package var trace: UInt64
}

/// Walks.
@MainActor package struct WalkRun {
  private let device: EmulatedDevice
  private let hand: Stagehand
  private var time = 0.0
  private var trace: UInt64 = 0xcbf2_9ce4_8422_2325

  private init(_ world: World) throws(EmulatorError) {
    let hand = Stagehand(plist: world.plist)
    self.hand = hand
    device = try EmulatedDevice(
      profile: world.profile, era: world.era, apps: Array(repeating: world.app(hand), count: world.windows))
  }

  /// Carries a walk out. `telling` hears each step's outcome; of the launch as step −1.
  package static func walk(
    _ walk: Walk, telling: ((Int, Outcome) -> Void)? = nil
  ) throws(EmulatorError) -> WalkResult {
    var run = try WalkRun(walk.world)
    return run.take(walk.steps, telling)
  }

  private mutating func take(_ steps: [Step], _ telling: ((Int, Outcome) -> Void)?) -> WalkResult {
    telling?(-1, device.launchOutcome)
    var end = WalkResult(violation: nil, steps: 0, trace: 0)
    if let (rule, detail) = look(after: device.launchOutcome, before: []) {
      end.violation = Violation(rule: rule, step: -1, detail: detail)
    }
    for (index, step) in steps.enumerated() where end.violation == nil && !isOver {
      let before = device.snapshot.windows
      let outcome = take(step)
      telling?(index, outcome)
      end.steps += 1
      if let (rule, detail) = look(after: outcome, before: before) {
        end.violation = Violation(rule: rule, step: index, detail: detail)
      }
    }
    end.trace = trace
    return end
  }

  /// Whether the app has raised: as an app of UIKit it would have ended.
  private var isOver = false

  private mutating func take(_ step: Step) -> Outcome {
    hand.begin(step.mischiefs)
    time += 1
    switch step.deed {
    case .event(let event): return device.handle(DeviceInput(time: time, event: event))
    case .act(let window, let number, let act):
      return device.perform(window: window) { window in
        let guests = hand.guests.filter { $0.viewIfLoaded?.window === window }
        if !guests.isEmpty { guests[number % guests.count].carryOut(act) }
      }
    }
  }

  private mutating func look(after outcome: Outcome, before: [WindowSnapshot]) -> (rule: String, detail: String)? {
    for entry in outcome.ledger {
      add(entry.subject)
      add(entry.call)
    }
    add(outcome.fingerprint)
    isOver = outcome.ledger.contains(where: \.isRaised)
    if isOver { return nil }
    if case .unsettled(let reason) = outcome.ending {
      isOver = true
      return ("rest", reason)
    }
    if let fault = hand.faults.first { return ("balance", fault) }
    let after = device.snapshot.windows
    let turned = Set(after.map(\.id).filter { !device.turns(ofWindow: $0).isEmpty })
    if let fault = Receipts.fault(in: outcome, before, after, turned: turned) { return fault }
    for guest in hand.guests { if let fault = Screenful.absence(guest) { return fault } }
    for window in after {
      if let fault = device.inspect(window: window.id, { Screenful(window, $0, hand, device).fault }) ?? nil {
        return (fault.rule, "window \(window.id): \(fault.detail)")
      }
    }
    return nil
  }

  private mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }

  private mutating func add(_ word: UInt64) {
    let product = (trace ^ word) &* 0x100_0000_01b3
    trace = product ^ (product >> 32)
  }
}

extension World {
  /// The app whose controllers answer to `hand`.
  @MainActor fileprivate func app(_ hand: Stagehand) -> AppBundle {
    let root = root
    var info = InfoDictionary(supportedInterfaceOrientations: plist, requiresFullScreen: requiresFullScreen)
    info.supportsMultipleScenes = sharesProcess
    let make: @MainActor @Sendable () -> UIViewController = {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      return root.make(hand)
    }
    // Before scenes the window is the application's.
    guard sharesProcess, era >= Era(13) else {
      return .showing("Walk", info, root: make)
    }
    return AppBundle(
      name: "Walk", infoDictionary: info, sceneDelegate: { SceneStarter(make) }, delegate: { RootDelegate(nil) })
  }
}

private final class SceneStarter: UIWindowSceneDelegate {
  private let make: @MainActor () -> UIViewController
  var window: UIWindow?

  init(_ make: @escaping @MainActor () -> UIViewController) { self.make = make }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = make()
    window.makeKeyAndVisible()
    self.window = window
  }
}
