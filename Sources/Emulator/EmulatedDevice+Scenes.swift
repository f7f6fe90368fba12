// Apps with several scenes: which process a window joins, what an app asks of the stage, and the common way to rest.
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// The running app a new window of `app` becomes a scene of; nil if it gets a process of its own.
  func running(_ app: AppBundle) -> RunningApp? {
    guard app.infoDictionary.sharesProcess(on: profile.idiom, era: era) else { return nil }
    return windows.first { $0.scene.bundle.name == app.name }?.scene.app
  }

  /// Does what an app asks of the stage, as if its user had; the reason if it cannot be done.
  private func carryOut(_ request: RunningApp.StageRequest, by app: AppBundle) -> String? {
    liftingLocks {
      switch request {
      case .open(let activity): open(app, with: activity)
      case .activate(let id): bringForward(id)
      case .destroy(let id): close(id)
      }
    }
  }

  /// Rounds in which the scenes of an app may give each other work: what one changes in another is done in the next.
  private static let maximumRounds = 32

  /// Does what guests put off until now and what they ask of the stage, and lays out and draws, until no window asks for
  /// more. What they put on a queue comes after the layout that was due before it.
  func settleGuests() {
    settleScenes()
    var rounds = 0
    while context.clock.hasDue {
      guard rounds < VirtualClock.maximumRounds else { return context.clock.giveUpDue() }
      guard context.clock.runDue() else { return }
      rounds += 1
      settleScenes()
    }
  }

  private func settleScenes() {
    var rounds = 0
    repeat {
      for window in windows {
        window.scene.runDeferred()
        window.scene.settle()
      }
      if !requests.isEmpty {
        let next = requests.removeFirst()
        next.answer(carryOut(next.request, by: next.app))
      }
      rounds += 1
      guard rounds < Self.maximumRounds else {
        for window in windows where window.scene.unsettled == nil {
          let asks = requests.contains { $0.app.name == window.scene.bundle.name }
          guard asks || window.scene.hasWork else { continue }
          window.scene.unsettled = "the windows still give each other work after \(rounds) rounds"
        }
        requests.removeAll()
        return
      }
    } while !requests.isEmpty || windows.contains { $0.scene.hasWork && $0.scene.unsettled == nil }
  }
}
