// A user's own script with turns, splits and absences put between its steps: none of them may change what comes of it.
import Emulator
import Orientation

extension Explorer {
  /// Puts each detour that leads back after each step of the plan's start, and looks at every state from there on. `tell`
  /// hears what is found.
  public func runNeutral() -> ExplorationFigures {
    let script = plan.start
    for count in 0...script.count where !isOver {
      let prefix = Array(script[..<count])
      for detour in detours(at: prefix) where !isOver {
        for end in count...script.count {
          let isWrong = desk.consider(
            Claim(
              oracle: .thereAndBack, relation: .neutral, prefix: prefix, detour: detour,
              tail: Array(script[count..<end])))
          if isWrong { break }
        }
      }
    }
    var figures = ExplorationFigures()
    figures.events = replayer.events
    figures.launches = replayer.launches
    return figures
  }

  private func detours(at prefix: [DeviceEvent]) -> [[DeviceEvent]] {
    guard let walked = replayer.walk(prefix), walked.misstep == nil else { return [] }
    let state = Mark(walked.device)
    let held = walked.device.settled.deviceOrientation
    var turns = Choices(walked.device).turns
    turns.append(.deviceOrientation(held.isValidInterfaceOrientation ? held : .portrait))
    var detours: [[DeviceEvent]] = []
    for turn in turns {
      guard let there = replayer.mark(prefix + [turn]), there.configuration != state.configuration else { continue }
      let back = turns.first { replayer.mark(prefix + [turn, $0])?.configuration == state.configuration }
      if let back { detours.append([turn, back]) }
    }
    return detours
  }
}
