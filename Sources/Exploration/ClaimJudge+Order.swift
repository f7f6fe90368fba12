// What the order of things must not matter to: an action before or after a turn, and an action in another window before one here.
import Emulator
import EventLog
import Orientation
import Scripting

extension ClaimJudge {
  /// An action on a screen and a turn, in both orders. Where something lies that was placed by hand is the app's to say; but what
  /// fits into the window in one order does not hang out of it in the other, and what keeps to an edge keeps to it.
  func misplaced(_ claim: Claim) -> Verdict? {
    let (acted, turned) = (claim.prefix + claim.tail, claim.prefix + claim.detour)
    let reference = claim.relation == .actedAbove ? turned + claim.tail : acted + claim.detour
    guard let window = claim.tail.last?.window, let start = replayer.mark(claim.prefix),
      let done = replayer.mark(acted), done.screens == start.screens, let bare = replayer.mark(turned),
      let now = replayer.mark(claim.path), let right = replayer.mark(reference),
      now.configuration == right.configuration,
      now.screens == right.screens, now.shown != right.shown,
      // Who takes away with each turn what was opened, or offers it in one shape only, means it.
      now.shown != bare.shown || now.focus != bare.focus, !isUndone(claim, now),
      let a = places(claim.path), let b = places(reference), let c = places(acted),
      let d = places(claim.prefix), let e = places(turned),
      // Up in one order and not in the other, a keyboard hides what it may; and nobody hears of it when its window is moved.
      Set([a, b, c].map(\.hasKeyboard)).count == 1, !a.hasKeyboard || claim.detour.allSatisfy(\.turnsDevice)
    else { return nil }
    let found = Comparison(a.snapshot, expected: b.snapshot) { $0 == window }.differences.filter { difference in
      guard difference.property == .frame, let now = a.places.place(of: difference),
        let right = b.places.place(of: difference), let before = c.places.place(of: difference)
      else { return false }
      // The action moves it or brings it: what it leaves alone, before the turn and after it, stays alone whatever comes first.
      if let first = d.places.place(of: difference), first.isAt(before) {
        return claim.relation == .actedAbove && !a.hasKeyboard
          && (e.places.place(of: difference).map { right.isSteady($0) && now.isPlacedLike(right) && !now.isAt(right) }
            ?? false)
      }
      let fits = !right.hangsOut && !before.hangsOut
      if a.hasKeyboard { return fits && before.keepsToTheKeyboard(with: right, unlike: now) }
      // What should have moved it did not: the turn, or after the turn the action.
      let isAbove = claim.relation == .actedAbove
      guard let stay = isAbove ? before : e.places.place(of: difference), isAbove || now.isAt(stay) else {
        return false
      }
      // Both orders are in the same shape; before the turn it was another.
      guard fits else { return isAbove && before.leavesAsMuch(as: right, unlike: now, thatStaysAt: stay) }
      return now.hangsOut || before.keepsToAnEdge(with: right, unlike: now, thatStaysAt: stay)
        || isAbove && isLeftBehind(difference, now: a.places, right: b.places, before: c.places, start: d.places)
    }
    guard !found.isEmpty else { return nil }
    var verdict = Verdict(found, reference: words(reference))
    verdict.right = reference
    return verdict
  }

  /// Whether a view lies in the middle of another one, which the action does not move and the turn does, before the turn and in the
  /// other order, and was left where it was by the turn: what marks something marks nothing any more.
  private func isLeftBehind(_ view: Difference, now: Places, right: Places, before: Places, start: Places) -> Bool {
    guard let at = now.place(of: view), let was = before.place(of: view), let due = right.place(of: view) else {
      return false
    }
    return before.middles(of: view).contains { name in
      guard let marked = before.place(view.window, name), let first = start.place(view.window, name),
        let turned = now.place(view.window, name), let other = right.place(view.window, name), marked.isAt(first),
        turned.isAt(other)
      else { return false }
      return [Places.Place.Axis.across, .along].contains { axis in
        was.isOn(marked, axis) && due.isOn(other, axis) && !turned.stays(at: marked, axis) && at.stays(at: was, axis)
          && at.distance(to: turned, axis) > 1
      }
    }
  }

  /// Whether the turn took away what was done before: then the action is another one, such as opening where it was closing.
  private func isUndone(_ claim: Claim, _ now: Mark) -> Bool {
    guard claim.relation == .actedBelow else { return false }
    return claim.prefix.indices.contains { count in
      replayer.mark(claim.prefix[..<count] + claim.detour + claim.tail)?.shown == now.shown
    }
  }

  private func places(_ path: Path) -> (snapshot: DeviceSnapshot, places: Places, hasKeyboard: Bool)? {
    guard let snapshot = replayer.snapshot(path), let walked = replayer.walk(path), walked.misstep == nil else {
      return nil
    }
    return (snapshot, Places(walked.device), walked.device.kept[EmulatedDevice.focusWord, default: 0] > 0)
  }

  /// What is done in one window showed nothing in another; so it shows nothing there later either, when a turn or the same deed there
  /// comes. Windows that share what they show say so at once.
  func echo(_ claim: Claim) -> Verdict? {
    guard let acting = claim.detour.last?.window, let tail = claim.tail.last, claim.tail.count == 1,
      claim.detour.allSatisfy({ $0.window == acting }), tail.window != acting,
      let start = replayer.mark(claim.prefix), let acted = replayer.mark(claim.prefix + claim.detour),
      start.configuration == acted.configuration, let right = replayer.mark(claim.prefix + claim.tail),
      let now = replayer.mark(claim.path), now.configuration == right.configuration, now.shown != right.shown,
      tail.window == nil || right.screens == start.screens,
      let before = replayer.snapshot(claim.prefix), let after = replayer.snapshot(claim.prefix + claim.detour),
      let a = replayer.snapshot(claim.path), let b = replayer.snapshot(claim.prefix + claim.tail)
    else { return nil }
    let untouched = Set(before.windows.filter { $0.isForeground && $0.id != acting }.map(\.id)).filter { id in
      Comparison(after, expected: before) { $0 == id }.differences.isEmpty
    }
    let found = Comparison(a, expected: b) { untouched.contains($0) && (tail.window ?? $0) == $0 }.differences
    // The screen's orientation is everybody's.
    guard let first = found.first, first.property != .interface else { return nil }
    var verdict = Verdict(found, reference: words(claim.prefix + claim.tail))
    verdict.right = claim.prefix + claim.tail
    return verdict
  }

  /// Whether a text that a turn changed is a third one, neither what the action brought nor what was there without it, and it was
  /// not time alone that made it so.
  func isThird(_ claim: Claim, _ key: Facts.Key, _ brought: String, _ now: String?, without: String?) -> Bool {
    guard key.property == .text, let now, let without, now != brought, now != without, brought != without,
      claim.detour.allSatisfy(\.isTurn)
    else { return false }
    let waited = claim.prefix + claim.tail + [.wait(Script.step)]
    return replayer.snapshot(waited).map { Facts($0).values[key] == brought } ?? false
  }

  /// Whether the detour alone left a value as it was; of a text that tells sizes or counts by the shape, but for its numbers.
  func isAsBefore(_ claim: Claim, _ key: Facts.Key, _ before: String?, _ after: String?) -> Bool {
    if before == after { return true }
    guard key.property == .text, claim.detour.allSatisfy(\.isTurn), let before, let after else { return false }
    return before.contains { $0.isLetter } && Difference.cause(before) == Difference.cause(after)
  }

  /// Whether an action leaves something as it is, before the turn and after it, and then the turn after the action makes it another.
  func isMeddledWith(_ difference: Difference, first: Facts, before: Facts, without: Facts, after: Facts) -> Bool {
    guard [.text, .hidden, .tappable].contains(difference.property), difference.list == nil else { return false }
    let key = Facts.Key(window: difference.window, property: difference.property, view: difference.view)
    guard let value = first.values[key], let turned = without.values[key], before.values[key] == value,
      after.values[key] == turned
    else { return false }
    // What counts, or tells a time, may do so from the action on.
    return difference.property != .text || Difference.cause(difference.actual) != Difference.cause(difference.expected)
  }

  /// Whether a number that a turn changed is there again when one turns back: pages and columns are numbered by the shape.
  func isRenumbered(_ claim: Claim, _ key: Facts.Key, _ brought: String, _ now: String?) -> Bool {
    guard let now, key.property == .text, Difference.cause(brought) == Difference.cause(now),
      let before = replayer.mark(claim.prefix + claim.tail)
    else { return false }
    let shared = claim.prefix.last { if case .arrange = $0 { true } else { false } }
    let ways: Path =
      [.portrait, .landscapeLeft, .landscapeRight].map { .deviceOrientation($0) } + [
        shared ?? .arrange(.half), .contentSize(claim.prefix.contentSize),
      ]
    return ways.contains { way in
      let back = claim.path + [way]
      guard replayer.mark(back)?.configuration == before.configuration, let snapshot = replayer.snapshot(back) else {
        return false
      }
      return Facts(snapshot).values[key] == brought
    }
  }
}
