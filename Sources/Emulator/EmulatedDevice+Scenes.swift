// Apps with several scenes: which process a window joins, what an app asks of the stage, and the common way to rest.
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// The running app a new window of `app` becomes a scene of; nil if it gets a process of its own.
  func running(_ app: AppBundle) -> RunningApp? {
    guard app.infoDictionary.sharesProcess(on: profile.idiom, era: era) else { return nil }
    return windows.first { $0.process.bundle.name == app.name }?.process.app
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

  /// Does what guests put off and what they ask of the stage, and lays out and draws, until no window asks for more.
  func settleGuests() {
    var rounds = 0
    repeat {
      for window in windows {
        window.process.runDeferred()
        window.process.settle()
      }
      if !requests.isEmpty {
        let next = requests.removeFirst()
        next.answer(carryOut(next.request, by: next.app))
      }
      rounds += 1
      guard rounds < Self.maximumRounds else {
        for window in windows where window.process.unsettled == nil {
          let asks = requests.contains { $0.app.name == window.process.bundle.name }
          guard asks || window.process.hasWork else { continue }
          window.process.unsettled = "the windows still give each other work after \(rounds) rounds"
        }
        requests.removeAll()
        return
      }
    } while !requests.isEmpty || windows.contains { $0.process.hasWork && $0.process.unsettled == nil }
  }
}
