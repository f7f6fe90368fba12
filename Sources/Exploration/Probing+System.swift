// What the system does to an app while nobody touches it: it goes to the background and comes back, and memory gets short.
import Emulator
import EventLog
import Orientation

extension Probing {
  /// Away to the Home Screen and back: what says the same stands where it stood. And once for every screen, because little of it
  /// depends on more: what was typed is still there, what follows is as before, and no more is left behind each time.
  func considerAbsence() {
    guard !choices.away.isEmpty else { return }
    let back = replayer.mark(path + choices.away)
    if desk.asks(.callbackBalance), let back, back.shown != state.shown {
      desk.consider(Claim(oracle: .callbackBalance, relation: .comeBack, prefix: path, detour: choices.away))
    }
    guard explorer.isFirst(state.screens, for: .absence) else { return }
    considerTurnsAway()
    for action in choices.actions where action.kind == "type" && !explorer.isOver {
      considerLoss(of: action, by: choices.away)
    }
    guard let back, back.asSeen == state.asSeen else { return }
    considerActions(after: choices.away)
    considerGrowth(by: choices.away)
  }

  /// Turned while it was away, an app looks as one that was turned first (R-ROT-14): what it says of having been away it says in both.
  private func considerTurnsAway() {
    guard desk.asks(.pathIndependence) else { return }
    for (turn, turned) in straight where turned.configuration != state.configuration && !explorer.isOver {
      let detour = [choices.away[0], turn] + choices.away.dropFirst()
      desk.consider(Claim(oracle: .pathIndependence, relation: .away, prefix: path, detour: detour))
    }
  }

  /// A warning of memory changes nothing that is seen: what an app lets go then it gets again. And once for every screen, as above:
  /// nor does it change what follows, or take away what was done.
  func considerMemory() {
    guard desk.asks(.stateLoss) else { return }
    let warning = [DeviceEvent.system(.memoryWarning)]
    if let warned = replayer.mark(path + warning), warned.shown != state.shown || warned.screens != state.screens {
      desk.consider(Claim(oracle: .stateLoss, relation: .neutral, prefix: path, detour: warning))
      return
    }
    guard explorer.isFirst(state.screens, for: .memory) else { return }
    for action in choices.actions where !explorer.isOver {
      desk.consider(
        Claim(oracle: .stateLoss, relation: .neutral, prefix: path, detour: warning, tail: [action]))
    }
  }
}
