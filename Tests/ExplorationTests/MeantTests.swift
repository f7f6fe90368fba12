// What looks like a clock that was set going twice, or like the screen's size in a window, and is meant.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

/// A clock that ticks until it is stopped, which nobody does.
@MainActor private final class TickingScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sign = label("ticks", "", y: 100)
    button("start", y: 150) {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { sign.text = sign.text == "tick" ? "tock" : "tick" }
      }
    }
  }
}

/// A board of 600 points, which a window with a part of the screen does not hold.
@MainActor private final class BoardScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UIView(frame: CGRect(x: 0, y: 100, width: 600, height: 100))
    board.accessibilityIdentifier = "board"
    view.addSubview(board)
  }
}

@MainActor struct MeantTests {
  private func told(windows: Int = 1, _ root: @escaping @MainActor @Sendable () -> UIViewController) -> [String] {
    let orientations: UIInterfaceOrientationMask = windows == 1 ? .allButUpsideDown : .all
    let app = AppBundle.showing("Meant", InfoDictionary(supportedInterfaceOrientations: orientations), root: root)
    let world = ExploredWorld(
      profile: windows == 1 ? .iPhone8 : .iPadPro11, era: Era(windows == 1 ? 15 : 18),
      apps: Array(repeating: app, count: windows), installed: [app])
    let explorer = Explorer(world, ExplorationPlan { Double($0) / 700 })
    _ = explorer.run()
    return explorer.findings.map { "\($0.line): \($0.summary)" }
  }

  /// It never ends without a turn either.
  @Test func aClockThatNeverEndsIsNotTold() { #expect(told { TickingScreen(isWrong: false) } == []) }

  /// It is as wide in any window, and not as wide as the screen.
  @Test func whatHasOneWidthIsNotHeldAgainstTheScreen() {
    #expect(told(windows: 2) { BoardScreen(isWrong: false) } == [])
  }
}
