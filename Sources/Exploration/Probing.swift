// Every relation tried at one state: turns there and back, other ways to the same place, what users do before and after.
import Emulator
import Orientation
import SwivelUI

/// What is tried at a state.
@MainActor struct Probing {
  let explorer: Explorer
  let path: Path
  let state: Mark
  let choices: Choices
  /// Where turns lead from here, straight.
  var straight: [(event: DeviceEvent, mark: Mark)] = []

  /// So many ways back from a screen are tried.
  private static let returns = 2
  /// So many controls are asked for a way back.
  private static let askedReturns = 5
  /// So many deviations of a tour are looked into.
  private static let deviations = 4
  /// So many actions are tried after a screen was left and shown again.
  static let afterwards = 12

  init(_ explorer: Explorer, _ path: Path, _ state: Mark, _ choices: Choices) {
    self.explorer = explorer
    self.path = path
    self.state = state
    self.choices = choices
  }

  var replayer: Replayer { explorer.replayer }
  var desk: FindingDesk { explorer.desk }

  mutating func run() {
    guard desk.asksAnything else { return }
    for event in nodes {
      if let mark = replayer.mark(path + [event]) { straight.append((event, mark)) }
    }
    if desk.asks(.fixedPoint) { desk.consider(Claim(oracle: .fixedPoint, relation: .again, prefix: path)) }
    if path.isEmpty { considerLaunches() }
    considerFlat()
    considerParts()
    considerTextSize()
    considerDrags()
    tour()
    mirror()
    considerDarkMode()
    for action in choices.actions where !explorer.isOver { consider(action) }
    for scroll in choices.scrolls where !explorer.isOver { considerLoss(of: scroll) }
    considerTurnsBack()
    considerLeftUp()
    for event in choices.actions + straight.map(\.event) where !explorer.isOver { considerInterruptions(of: event) }
    considerSwipes()
    considerAbsence()
    considerMemory()
    considerUndoing()
    considerLyingFlat()
  }

  /// Where one can turn to from here, and back: with the way the device is held now.
  private var nodes: [DeviceEvent] {
    var nodes = choices.turns.filter { $0 != .deviceOrientation(.faceDown) }
    let upright: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    // The way it is held now is no choice, but the way back.
    for held in upright where !nodes.contains(.deviceOrientation(held)) { nodes.append(.deviceOrientation(held)) }
    return nodes
  }

  /// Launched there, or gone there: the first screens have to be the same.
  private func considerLaunches() {
    guard desk.asks(.pathIndependence) else { return }
    for (event, _) in straight {
      desk.consider(Claim(oracle: .pathIndependence, relation: .launch, detour: [event]))
    }
  }

  /// An event that leaves all windows where they are leaves alone what they show.
  private func considerFlat() {
    let others = choices.system.filter(\.leavesAlone).compactMap { event in
      replayer.mark(path + [event]).map { (event: event, mark: $0) }
    }
    for (event, mark) in straight + others where isChanged(mark) {
      desk.consider(Claim(oracle: .thereAndBack, relation: .detour, prefix: path, detour: [event]))
    }
  }

  /// Screens are made dark, and light again, once each: pictures take their time.
  private func considerDarkMode() {
    guard desk.asks(.darkMode), replayer.world.era >= EmulatedDevice.darkModeEra,
      explorer.isFirst(state.screens, for: .dark)
    else {
      return
    }
    let dark = DeviceEvent.appearance(.dark)
    for detour in [[dark], [dark, .appearance(.light)]] {
      desk.consider(Claim(oracle: .darkMode, relation: .light, prefix: path, detour: detour))
    }
  }

  /// Windows with a part of the screen are laid out for that part.
  private func considerParts() {
    guard desk.asks(.places), state.parts.count > 1 else { return }
    desk.consider(Claim(oracle: .places, relation: .part, prefix: path))
  }

  /// After text was of another size for a while, the same is seen.
  private func considerTextSize() {
    guard desk.asks(.thereAndBack), let other = choices.system.first(where: { $0.kind == "text size" }) else { return }
    let detour = [other, .contentSize(path.contentSize)]
    guard let mark = replayer.mark(path + detour), isChanged(mark) else { return }
    desk.consider(Claim(oracle: .thereAndBack, relation: .detour, prefix: path, detour: detour))
  }

  /// What divides windows is dragged and put back, and so is a window's corner; and dragged somewhere, it is as when one goes there.
  private func considerDrags() {
    for (drag, ways) in choices.drags where !explorer.isOver {
      guard let there = replayer.mark(path + [drag]) else { continue }
      if desk.asks(.thereAndBack), let way = ways.first(where: { leadsBack(from: drag, $0) }) {
        let back = replayer.mark(path + [drag, way])
        if back?.shown != state.shown {
          desk.consider(Claim(oracle: .thereAndBack, relation: .detour, prefix: path, detour: [drag, way]))
        }
      }
      let straight = straight.first { $0.mark.configuration == there.configuration }
      guard desk.asks(.pathIndependence), let straight, straight.mark.shown != there.shown else { continue }
      desk.consider(
        Claim(oracle: .pathIndependence, relation: .detour, prefix: path, detour: [drag, straight.event]))
    }
  }

  private func leadsBack(from drag: DeviceEvent, _ way: DeviceEvent) -> Bool {
    replayer.mark(path + [drag, way])?.configuration == state.configuration
  }

  /// What users do is not undone by text of another size; and a screen that follows the size of text follows it wholly.
  private func considerTextSize(after action: DeviceEvent, _ done: Mark) {
    guard let other = choices.system.first(where: { $0.kind == "text size" }) else { return }
    guard let late = replayer.mark(path + [other, action]), let early = replayer.mark(path + [action, other]),
      late.configuration == early.configuration, late.shown != early.shown || late.screens != early.screens
    else { return }
    if done.screens != state.screens, late.screens == early.screens, early.shown != done.shown {
      desk.consider(
        Claim(oracle: .pathIndependence, relation: .turnAbove, prefix: path, detour: [other], tail: [action]))
    }
    considerLoss(of: action, by: other)
  }

  private func isChanged(_ mark: Mark) -> Bool {
    mark.configuration == state.configuration && mark.shown != state.shown
  }

  /// One walk from each turn to each other one: wherever it comes, all has to be as when one goes there straight.
  private func tour() {
    guard desk.asks(.thereAndBack) || desk.asks(.pathIndependence), straight.count > 1 else { return }
    var route: Path = []
    for first in straight.indices {
      for second in straight.indices where second > first { route += [straight[first].event, straight[second].event] }
      route.append(straight[first].event)
    }
    var deviations = 0
    var walked: Path = []
    for event in route where deviations < Self.deviations && !explorer.isOver {
      walked.append(event)
      guard let end = replayer.walk(path + walked), end.misstep == nil else { return }
      let mark = Mark(end.device)
      let oracle: Oracle
      if mark.configuration == state.configuration {
        oracle = .thereAndBack
        if mark.shown == state.shown { continue }
      } else {
        oracle = .pathIndependence
        let alike = straight.filter { $0.mark.configuration == mark.configuration }
        // Straight, or by what was before that is taken back.
        guard let right = alike.first(where: { $0.event == event }) ?? alike.first, right.mark.shown != mark.shown
        else { continue }
      }
      deviations += 1
      let short = Claim(oracle: oracle, relation: .detour, prefix: path, detour: Array(walked.suffix(2)))
      if !desk.consider(short) {
        desk.consider(Claim(oracle: oracle, relation: .detour, prefix: path, detour: walked))
      }
    }
  }

  /// Turns while what an event began still moves, or what it put off is still to come.
  private func considerInterruptions(of event: DeviceEvent) {
    guard desk.asks(.interruption), let done = replayer.mark(path + [event]) else { return }
    for pause in replayer.pauses(after: path + [event]) {
      for (turn, turned) in straight where turned.configuration != done.configuration && !explorer.isOver {
        desk.consider(
          Claim(
            oracle: .interruption, relation: .haste, prefix: path, detour: [event, .wait(pause)], tail: [turn]))
      }
    }
    guard replayer.rest(after: path + [event]) != nil else { return }
    for (turn, turned) in straight where turned.configuration != done.configuration && !explorer.isOver {
      desk.consider(Claim(oracle: .interruption, relation: .early, prefix: path, detour: [event], tail: [turn]))
    }
  }

  /// A way back that is begun before a turn and let go after it.
  private func considerSwipes() {
    guard desk.asks(.interruption) else { return }
    for back in choices.actions where back.kind == "back" && !explorer.isOver {
      guard let window = back.window, let (turn, _) = straight.first(where: { isTurned($0) }) else { continue }
      desk.consider(
        Claim(
          oracle: .interruption, relation: .haste, prefix: path, detour: [.gesture(window: window, .popBegin), turn],
          tail: [.gesture(window: window, .popLetGo)]))
    }
  }

  private func isTurned(_ way: (event: DeviceEvent, mark: Mark)) -> Bool {
    way.mark.configuration != state.configuration
  }

  private func mirror() {
    guard desk.asks(.mirror) else { return }
    desk.consider(
      Claim(oracle: .mirror, relation: .mirror, prefix: path, detour: [.deviceOrientation(.landscapeLeft)]))
  }

  /// An action before and after each turn, and what it leaves behind when its screen is left again.
  private func consider(_ action: DeviceEvent) {
    guard let done = replayer.mark(path + [action]) else { return }
    let isOpening = done.screens != state.screens
    for (turn, turned) in straight where turned.configuration != state.configuration {
      if explorer.isOver { return }
      guard let late = replayer.mark(path + [turn, action]), let early = replayer.mark(path + [action, turn]) else {
        continue
      }
      if isOpening, late.configuration != early.configuration, late.screens == early.screens {
        desk.consider(Claim(oracle: .mask, relation: .facing, prefix: path, detour: [turn], tail: [action]))
      }
      guard late.configuration == early.configuration,
        late.shown != early.shown || late.screens != early.screens || late.focus != early.focus
      else { continue }
      if isOpening, late.screens == early.screens {
        desk.consider(
          Claim(
            oracle: .pathIndependence, relation: leadsBack(action, to: done) ? .turnBelow : .turnAbove, prefix: path,
            detour: [turn], tail: [action]))
      }
      considerLoss(of: action, by: turn)
      if !isOpening, !action.touchesPlace { considerPlaces(of: action, turn) }
    }
    if !isOpening { considerEchoes(of: action, done) }
    considerTextSize(after: action, done)
    if isOpening { considerReturns(from: action, done) }
  }

  /// Whether an action leads back: then it is the turn on the screen that is left which is suspected.
  private func leadsBack(_ action: DeviceEvent, to done: Mark) -> Bool {
    if action.kind == "back" || action.kind == "dismiss" { return true }
    let before = explorer.plan.start.count..<max(path.count, explorer.plan.start.count)
    return before.contains { replayer.mark(Array(path[..<$0]))?.screens == done.screens }
  }

  /// An action on a screen, and a turn.
  private func considerPlaces(of action: DeviceEvent, _ turn: DeviceEvent) {
    guard desk.asks(.places) else { return }
    for relation in [Claim.Relation.actedAbove, .actedBelow] {
      desk.consider(Claim(oracle: .places, relation: relation, prefix: path, detour: [turn], tail: [action]))
    }
  }

  /// An action in one window that shows nothing in the others, and then a turn, or the same in another.
  private func considerEchoes(of action: DeviceEvent, _ done: Mark) {
    guard desk.asks(.echo), let window = action.window, done.configuration == state.configuration,
      state.parts.count > 1, done.parts.count == state.parts.count
    else { return }
    let quiet = state.parts.indices.filter { state.parts[$0] != 0 && state.parts[$0] == done.parts[$0] }
    guard !quiet.isEmpty else { return }
    let same = choices.actions.filter { $0.window != window && $0.isTap(like: action) }
    for event in straight.map(\.event) + same where !explorer.isOver {
      guard let right = replayer.mark(path + [event]), let now = replayer.mark(path + [action, event]),
        now.configuration == right.configuration, now.parts.count == right.parts.count,
        quiet.contains(where: { now.parts.indices.contains($0) && now.parts[$0] != right.parts[$0] })
      else { continue }
      desk.consider(Claim(oracle: .echo, relation: .echo, prefix: path, detour: [action], tail: [event]))
    }
  }

  func considerLoss(of action: DeviceEvent, by turn: DeviceEvent) { considerLoss(of: action, by: [turn]) }

  func considerLoss(of action: DeviceEvent, by detour: Path) {
    desk.consider(Claim(oracle: .stateLoss, relation: .loss, prefix: path, detour: detour, tail: [action]))
  }

  /// Where a list was scrolled to depends on its size; that it was does not.
  private func considerLoss(of scroll: DeviceEvent) {
    guard desk.asks(.stateLoss), replayer.mark(path + [scroll]) != nil else { return }
    for (turn, turned) in straight where turned.configuration != state.configuration && !explorer.isOver {
      considerLoss(of: scroll, by: turn)
    }
  }

  /// The screen an action opens is left again.
  private func considerReturns(from action: DeviceEvent, _ done: Mark) {
    guard let walked = replayer.walk(path + [action]), walked.misstep == nil else { return }
    let ways = Choices(walked.device, of: replayer.world).actions.filter { $0.window == action.window }
    let first = ways.filter { $0.kind != "tap" } + ways.filter { $0.kind == "tap" }
    let isLeft = leadsBack(action, to: done)
    var returns = 0
    for way in first.prefix(Self.askedReturns) where returns < Self.returns && !explorer.isOver {
      let detour = [action, way]
      guard let back = replayer.mark(path + detour), back.screens == state.screens,
        back.configuration == state.configuration
      else { continue }
      returns += 1
      considerGrowth(by: detour)
      if back.asSeen == state.asSeen {
        considerActions(after: detour)
        continue
      }
      // Opened by something else, a screen may stand elsewhere.
      if isLeft, way != path.last { continue }
      desk.consider(Claim(oracle: .callbackBalance, relation: .comeBack, prefix: path, detour: detour))
      // What was done on a screen that is left for good goes with it.
      if let last = path.last, !last.isTurn, path.count > explorer.plan.start.count, !isLeft {
        desk.consider(
          Claim(oracle: .stateLoss, relation: .loss, prefix: path.dropLast(), detour: detour, tail: [last]))
      }
    }
  }

  /// Turned and back, or shared and back, what users do has to come to the same as before.
  private func considerTurnsBack() {
    guard desk.asks(.callbackBalance) || desk.asks(.growth) else { return }
    var done: Set<String> = []
    for (turn, turned) in straight where turned.configuration != state.configuration && !done.contains(turn.kind) {
      if explorer.isOver { return }
      let homes = straight.filter { $0.mark.configuration == state.configuration }
      guard let way = (homes.isEmpty ? straight : homes).map(\.event).first(where: { returns(turn, $0) }) else {
        continue
      }
      considerActions(after: [turn, way])
      considerGrowth(by: [turn, way])
      done.insert(turn.kind)
    }
  }

  func considerGrowth(by detour: Path) {
    if desk.asks(.growth) { desk.consider(Claim(oracle: .growth, relation: .growth, prefix: path, detour: detour)) }
  }

  private func returns(_ turn: DeviceEvent, _ way: DeviceEvent) -> Bool {
    replayer.mark(path + [turn, way]).map(isBack) ?? false
  }

  func considerActions(after detour: Path) {
    guard desk.asks(.callbackBalance) else { return }
    let turns = detour.contains { $0.isTurn } ? [] : straight.prefix(2).map(\.event)
    for action in choices.actions.prefix(Self.afterwards) + turns where !explorer.isOver {
      guard let right = replayer.mark(path + [action]), let now = replayer.mark(path + detour + [action]),
        now.shown != right.shown || now.screens != right.screens
      else { continue }
      desk.consider(
        Claim(oracle: .callbackBalance, relation: .excursion, prefix: path, detour: detour, tail: [action]))
    }
  }
}
