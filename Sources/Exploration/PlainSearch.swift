// Plain random search, what guided search is measured against: the same events and the same judge, met by chance.
import Emulator
import Orientation
import SeededNumbers

extension Explorer {
  /// Walks at random and asks of each path only what its own past can answer: whether it is as it was in the same place
  /// before, and as it was on the same screen. Ends with the first finding or the budget; how many events that took.
  public func runPlainly(walk length: Int = 14) -> (found: Bool, events: Int) {
    var random = SplitMix64(seed: plan.seed)
    while !isOver {
      var path = plan.start
      for _ in 0..<length where !isOver {
        guard let walked = replayer.walk(path), walked.misstep == nil else { break }
        let choices = Choices(walked.device, of: replayer.world)
        let events = choices.actions + choices.turns
        guard !events.isEmpty else { break }
        let before = path
        path.append(random.pick(events))
        guard replayer.mark(path) != nil else { break }
        if isSuspicious(path, before) { return (true, replayer.events) }
      }
    }
    return (false, replayer.events)
  }

  private func isSuspicious(_ path: [DeviceEvent], _ before: [DeviceEvent]) -> Bool {
    guard let last = path.last else { return false }
    if last.window != nil {
      return desk.consider(Claim(oracle: .windowIsolation, relation: .isolation, prefix: before, tail: [last]))
    }
    let tail = path.reversed().prefix { $0.isTurn }.count
    for count in 1...max(1, tail) where count <= tail {
      let claim = Claim(
        oracle: .thereAndBack, relation: .detour, prefix: path.dropLast(count), detour: Array(path.suffix(count)))
      if desk.consider(claim) { return true }
    }
    return false
  }
}
