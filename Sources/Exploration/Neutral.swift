// A user's own script with turns, splits and absences put between its steps: none of them may change what comes of it.
import Emulator
import Orientation

extension Explorer {
  /// Puts each detour that leads back after each step of the plan's start, and looks at every state from there on. `tell`
  /// hears what is found. Of the figures, states are places in the script, and pairs are detours that were made there.
  public func runNeutral() -> (figures: ExplorationFigures, obstacle: ExplorationObstacle?) {
    var figures = ExplorationFigures()
    if let obstacle = obstacle { return (figures, obstacle) }
    let script = held + plan.start
    for count in 0...script.count where !isOver && count % plan.part.of == plan.part.index {
      let prefix = Array(script[..<count])
      figures.states += 1
      for detour in detours(at: prefix) where !isOver {
        figures.pairs += 1
        for end in count...script.count {
          let isWrong = desk.consider(
            Claim(
              oracle: .thereAndBack, relation: .neutral, prefix: prefix, detour: detour,
              tail: Array(script[count..<end])))
          if isWrong { break }
        }
      }
    }
    figures.events = replayer.events
    figures.launches = replayer.launches
    figures.isExhausted = !isOver
    return (figures, nil)
  }

  /// The device is held as it stands when it is launched, so that there is a way back to it: nobody can let go of a device. None
  /// where that changes what is seen.
  private var held: [DeviceEvent] {
    guard let launched = replayer.mark([]) else { return [] }
    let ways: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    let way = ways.first { way in
      guard let held = replayer.mark([.deviceOrientation(way)]) else { return false }
      return held.asSeen == launched.asSeen
    }
    return way.map { [.deviceOrientation($0)] } ?? []
  }

  /// Every turn and arrangement with the way back: to how the device was held, or how its windows were arranged. And a time at the Home
  /// Screen.
  private func detours(at prefix: [DeviceEvent]) -> [[DeviceEvent]] {
    guard let walked = replayer.walk(prefix), walked.misstep == nil else { return [] }
    let state = Mark(walked.device)
    let choices = Choices(walked.device, of: replayer.world)
    let turns = choices.turns
    let ways = [.deviceOrientation(walked.device.settled.deviceOrientation)] + turns
    let back = turns.compactMap { turn in
      let back = ways.first { way in
        guard turn != way, let back = replayer.mark(prefix + [turn, way]) else { return false }
        return back.configuration == state.configuration && back.attitude == state.attitude
      }
      return back.map { [turn, $0] }
    }
    return choices.away.isEmpty ? back : [choices.away] + back
  }
}
