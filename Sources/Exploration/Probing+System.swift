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
    guard explorer.isFirst(state.screens, for: replayer.comesToRest(after: path) ? .absence : .clock) else { return }
    considerTurnsAway()
    for action in choices.actions where !explorer.isOver {
      // Screens may be left for good when the app is, and rows be loaded anew.
      guard replayer.mark(path + [action])?.screens == state.screens else { continue }
      considerLoss(of: action, by: choices.away)
    }
    guard let back, isBack(back) else { return }
    considerGrowth(by: choices.away)
    if back.asSeen == state.asSeen { considerActions(after: choices.away) }
  }

  /// Whether all is as it was, but for what a clock shows.
  func isBack(_ mark: Mark) -> Bool {
    mark.asSeen == state.asSeen || mark.isPlaced(as: state) && !replayer.comesToRest(after: path)
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

  /// So many actions are asked for one that takes them back.
  private static let undone = 4

  /// What is done and taken back, such as another segment and the first again, leaves no more behind each time; once for every screen.
  func considerUndoing() {
    guard desk.asks(.growth), !explorer.isOver, explorer.isFirst(state.screens, for: .undoing) else { return }
    for action in choices.actions.filter({ $0.kind == "tap" }).prefix(Self.undone) where !explorer.isOver {
      guard let walked = replayer.walk(path + [action]), walked.misstep == nil else { continue }
      let done = Mark(walked.device)
      guard done.screens == state.screens, done.shown != state.shown else { continue }
      // The same once more, for a switch.
      let others = Choices(walked.device, of: replayer.world).actions.filter { $0.kind == "tap" && $0 != action }
      let way = ([action] + others.prefix(Self.undone)).first {
        replayer.mark(path + [action, $0])?.isSeen(as: state) ?? false
      }
      guard let way else { continue }
      considerGrowth(by: [action, way])
    }
  }

  /// What users do while the device lies flat puts things where it does while it is held: the interface lies as before. Once for every
  /// screen.
  func considerLyingFlat() {
    let flat = DeviceEvent.deviceOrientation(.faceUp)
    guard desk.asks(.thereAndBack), !explorer.isOver, let laid = replayer.mark(path + [flat]), laid.isSeen(as: state),
      explorer.isFirst(state.screens, for: .flat)
    else { return }
    for action in choices.actions.prefix(Self.afterwards) where !explorer.isOver {
      guard let right = replayer.mark(path + [action]), let now = replayer.mark(path + [flat, action]),
        now.isPlaced(as: right), now.shown != right.shown
      else { continue }
      desk.consider(
        Claim(oracle: .thereAndBack, relation: .excursion, prefix: path, detour: [flat], tail: [action]))
    }
  }
}
