// Whether a suspicion holds: both paths are walked and what they lead to is compared, by the relation between them.
import DeviceCatalog
import Emulator
import Findings
import Orientation
import Readings
import Scripting
import SwivelUI

/// Judges claims by walking them.
@MainActor struct ClaimJudge {
  let replayer: Replayer
  /// What the user said has to be so, wherever the view it is about exists.
  let expectations: [Expectation]
  /// The same in Swift.
  var rules: [ExploreRules.Rule] = []
  /// Which of the expectations could be looked at.
  let usage = ExpectationUsage()

  /// What is wrong; nil when nothing is, or one of the paths is none.
  func verdict(_ claim: Claim) -> Verdict? {
    switch claim.relation {
    case .detour: detour(claim)
    case .launch: launch(claim)
    case .turnBelow, .turnAbove: turnedElsewhere(claim)
    case .loss: loss(claim)
    case .excursion: excursion(claim)
    case .comeBack: comeBack(claim)
    case .turning: turning(claim)
    case .isolation: isolation(claim)
    case .again: again(claim)
    case .mirror: mirror(claim)
    case .light: lit(claim)
    case .state: state(claim)
    case .step: step(claim)
    case .neutral: neutral(claim)
    case .haste: haste(claim)
    case .early: early(claim)
    case .growth: growth(claim)
    case .actedAbove, .actedBelow: misplaced(claim)
    case .echo: echo(claim)
    case .part: outOfPart(claim)
    case .facing: facing(claim)
    case .away: away(claim)
    case .leftUp: leftUp(claim)
    }
  }

  private func detour(_ claim: Claim) -> Verdict? {
    guard !claim.detour.isEmpty, let end = replayer.mark(claim.path), let start = replayer.mark(claim.prefix)
    else { return nil }
    if end.configuration == start.configuration {
      return end.shown == start.shown ? nil : compare(claim.path, claim.prefix, .thereAndBack)
    }
    // Its last event leads there straight, or one before it after which the rest was taken back.
    let ways = claim.detour.reversed().map { claim.prefix + [$0] }
    guard claim.detour.count > 1,
      let straight = ways.first(where: { replayer.mark($0)?.configuration == end.configuration }),
      replayer.mark(straight)?.shown != end.shown
    else { return nil }
    let isBack = straight.last != claim.detour.last && straight.last == claim.detour.first
    return compare(claim.path, straight, isBack ? .thereAndBack : .pathIndependence)
  }

  private func launch(_ claim: Claim) -> Verdict? {
    guard claim.prefix.isEmpty, claim.tail.isEmpty, claim.detour.allSatisfy(\.isTurn) else { return nil }
    var launch = ExploredWorld.Launch()
    var report: Path = []
    for event in claim.detour {
      switch event {
      case .deviceOrientation(let held):
        guard held.isValidInterfaceOrientation else { return nil }
        launch.heldAt = held
        report = [event]
      case .arrange(let arrangement): launch.arrangement = arrangement
      case .rotationLock, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll,
        .drag, .wait, .contentSize, .appearance, .system, .tick:
        return nil
      }
    }
    guard launch != ExploredWorld.Launch(), let right = replayer.snapshot(report, from: launch),
      let now = replayer.snapshot(claim.path), now.places == right.places
    else { return nil }
    let found = Comparison(now, expected: right).differences
    guard !found.isEmpty else { return nil }
    let place = claim.detour.map(\.brief).joined(separator: ", ")
    return Verdict(found, reference: "a launch there (\(place))")
  }

  private func turnedElsewhere(_ claim: Claim) -> Verdict? {
    let (above, below) = (claim.prefix + claim.tail + claim.detour, claim.prefix + claim.detour + claim.tail)
    guard let start = replayer.mark(claim.prefix), let opened = replayer.mark(claim.prefix + claim.tail),
      start.screens != opened.screens, let first = replayer.mark(above), let second = replayer.mark(below),
      first.configuration == second.configuration, first.screens == second.screens, first.shown != second.shown
    else { return nil }
    return claim.relation == .turnAbove ? compare(above, below) : compare(below, above)
  }

  /// The tail brought something, it would bring it after the detour as well, and the detour took it away.
  private func loss(_ claim: Claim) -> Verdict? {
    let (done, other) = (claim.prefix + claim.tail, claim.prefix + claim.detour)
    let late = other + claim.tail
    guard let lost = replayer.mark(claim.path), let kept = replayer.mark(late),
      lost.configuration == kept.configuration,
      lost.shown != kept.shown || lost.screens != kept.screens || lost.focus != kept.focus,
      let bare = replayer.mark(other), bare.configuration == lost.configuration,
      let a = replayer.snapshot(claim.path), let b = replayer.snapshot(other), let c = replayer.snapshot(done),
      let d = replayer.snapshot(late), let e = replayer.snapshot(claim.prefix)
    else { return nil }
    let (now, without, before, after, first) = (Facts(a), Facts(b), Facts(c), Facts(d), Facts(e))
    var found: [Difference] = []
    // What rows show after a scroll depends on how large they are.
    let isScrolled = claim.tail.last?.isScroll ?? false
    // A table that appears again has no row chosen (UITableViewController.clearsSelectionOnViewWillAppear).
    let isLeft = !claim.detour.allSatisfy(\.isTurn)
    // Who goes may stop what plays and say so; a switch stays as it is.
    let isAway = claim.detour.contains(where: \.isAbsence) && claim.tail.last?.kind != "type"
    for key in before.values.keys.sorted() where !isScrolled && !isAway || key.property == .value {
      if isLeft || isAway, before.rows[key] != nil { continue }
      guard let value = before.values[key], after.values[key] == value, now.values[key] != value,
        isAsBefore(claim, key, first.values[key], without.values[key]),
        now.values[key] == without.values[key]
          || !isScrolled && isThird(claim, key, value, now.values[key], without: without.values[key]),
        !isRenumbered(claim, key, value, now.values[key]),
        before.rows[key] == nil || appearances(done) == appearances(claim.path)
      else { continue }
      let screen = d.windows.first { $0.id == key.window }?.visibleController ?? ""
      if let seen = now.values[key] {
        var difference = Difference(
          window: key.window, screen: screen, view: key.view, property: key.property, expected: value, actual: seen)
        difference.list = before.rows[key]
        found.append(difference)
      } else if key.property == .text, !key.view.hasPrefix("/") {
        found.append(
          Difference(
            window: key.window, screen: screen, view: key.view, property: .existence, expected: "true",
            actual: "false"))
      }
    }
    if found.isEmpty, !isLeft, !isAway, let verdict = focusLoss(claim, from: late) { return verdict }
    if found.isEmpty, !isLeft, !isScrolled, !isAway {
      let turned = Comparison(a, expected: d).differences.filter { difference in
        isMeddledWith(difference, first: first, before: before, without: without, after: after)
      }
      return turned.isEmpty ? nil : Verdict(turned, reference: words(late))
    }
    return found.isEmpty ? nil : Verdict(found, reference: words(late))
  }

  /// What was typed into is typed into no more, although it is still there: UIKit leaves the first responder alone when a window
  /// is turned or resized. A field that was made anew is another one.
  private func focusLoss(_ claim: Claim, from late: Path) -> Verdict? {
    let (done, other) = (claim.prefix + claim.tail, claim.prefix + claim.detour)
    guard let id = claim.tail.last?.window, let start = replayer.mark(claim.prefix), let before = replayer.mark(done),
      let kept = replayer.mark(late), let bare = replayer.mark(other), let now = replayer.mark(claim.path),
      before.focus == kept.focus, before.focus != now.focus, now.focus == bare.focus, now.focus == start.focus,
      let held = replayer.walk(late)?.device.kept[EmulatedDevice.focusWord],
      let typed = replayer.walk(done)?.device.inspect(window: id, { $0.firstResponderBelow }) ?? nil,
      // Goes on with the same objects.
      let walked = replayer.walk(claim.path), held > walked.device.kept[EmulatedDevice.focusWord, default: 0],
      walked.device.inspect(window: id, { typed.isDescendant(of: $0) }) == true
    else { return nil }
    let screen = walked.device.settled.windows.first { $0.id == id }?.visibleController ?? ""
    let difference = Difference(
      window: id, screen: screen, view: EmulatedDevice.focusWord, property: .existence, expected: "\(held)",
      actual: "\(held - 1)")
    return Verdict([difference], reference: words(late), text: "nobody gets what is typed any more")
  }

  private func excursion(_ claim: Claim) -> Verdict? {
    guard !claim.detour.isEmpty, let start = replayer.mark(claim.prefix),
      let back = replayer.mark(claim.prefix + claim.detour), start.asSeen == back.asSeen,
      let right = replayer.mark(claim.prefix + claim.tail), let now = replayer.mark(claim.path),
      now.configuration == right.configuration, now.shown != right.shown || now.screens != right.screens
    else { return nil }
    let verdict = compare(claim.path, claim.prefix + claim.tail)
    // How the device is held may be told; where things lie is the interface's.
    if claim.oracle == .thereAndBack, verdict?.differences.contains(where: { $0.property != .frame }) ?? false {
      return nil
    }
    return withoutMarks(verdict, claim.path, claim.prefix + claim.tail)
  }

  /// Shown again, a screen may say something new; what says the same stands where it stood.
  private func comeBack(_ claim: Claim) -> Verdict? {
    guard claim.detour.count > 1, claim.tail.isEmpty, let start = replayer.mark(claim.prefix),
      let back = replayer.mark(claim.path), back.screens == start.screens, back.configuration == start.configuration,
      back.shown != start.shown, let verdict = compare(claim.path, claim.prefix)
    else { return nil }
    let places = verdict.differences
    guard places.allSatisfy({ $0.property == .frame }),
      // In another order each place is still taken.
      places.map(\.actual).sorted() != places.map(\.expected).sorted()
    else { return nil }
    return withoutMarks(verdict, claim.path, claim.prefix)
  }

  private func turning(_ claim: Claim) -> Verdict? {
    guard let start = replayer.mark(claim.prefix), let back = replayer.mark(claim.prefix + claim.detour),
      start.screens == back.screens, leaves(claim, start),
      !claim.prefix.isLocked, !claim.path.isLocked,
      let now = replayer.snapshot(claim.path),
      let right = replayer.snapshot(claim.prefix + claim.tail)
    else { return nil }
    let found = Comparison(now, expected: right).differences.filter { $0.property == .interface }
    return found.isEmpty ? nil : Verdict(found, reference: words(claim.prefix + claim.tail))
  }

  /// Whether another screen was shown until the detour's last event: what is asked of a screen itself is meant for it.
  private func leaves(_ claim: Claim, _ start: Mark) -> Bool {
    replayer.mark(claim.prefix + claim.detour.dropLast()).map { $0.screens != start.screens } ?? false
  }

  private func isolation(_ claim: Claim) -> Verdict? {
    guard let acting = claim.tail.last?.window, let before = replayer.mark(claim.prefix),
      let after = replayer.mark(claim.path), before.configuration == after.configuration, before.shown != after.shown,
      let now = replayer.snapshot(claim.path), let right = replayer.snapshot(claim.prefix)
    else { return nil }
    let found = Comparison(now, expected: right) { $0 != acting }.differences
    // A text that follows what is written elsewhere is what windows of one app are for; a screen that closes is not.
    let grave = found.filter { $0.property <= .stack }
    if !grave.isEmpty { return Verdict(grave, reference: words(claim.prefix)) }
    let isMoved = !found.isEmpty && found.allSatisfy { $0.property == .frame }
    return isMoved ? Verdict(found, reference: words(claim.prefix)) : nil
  }

  private func again(_ claim: Claim) -> Verdict? {
    guard let walked = replayer.walk(claim.path), walked.misstep == nil else { return nil }
    let now = walked.device.settled
    replayer.spoil()
    for window in now.windows where window.isForeground {
      _ = walked.device.perform(window: window.id) { $0.layOutAgain() }
    }
    let found = Comparison(now, expected: walked.device.settled).differences
    return found.isEmpty ? nil : Verdict(found, reference: "laid out again")
  }

  private func mirror(_ claim: Claim) -> Verdict? {
    guard let last = claim.detour.last, claim.detour.count == 1 else { return nil }
    let other: DeviceEvent =
      last == .deviceOrientation(.landscapeLeft)
      ? .deviceOrientation(.landscapeRight) : .deviceOrientation(.landscapeLeft)
    let reference = claim.prefix + [other]
    guard let now = replayer.snapshot(claim.path), let right = replayer.snapshot(reference) else { return nil }
    let found = MirrorComparison(now, expected: right).differences
    return found.isEmpty ? nil : Verdict(found, reference: words(reference))
  }

  private func state(_ claim: Claim) -> Verdict? {
    guard let walked = replayer.walk(claim.path), walked.misstep == nil else { return nil }
    if claim.oracle == .forbidden {
      let found = forbidden(walked.device)
      return found.isEmpty ? nil : Verdict(found, reference: nil)
    }
    for expectation in expectations {
      guard let check = ScriptRunner.check(expectation, on: walked.device) else { continue }
      usage.note(expectation)
      guard !check.isMet else { continue }
      let difference = Difference(
        window: expectation.window ?? 1, screen: walked.device.settled.windows.first?.visibleController ?? "",
        view: check.subject, property: .text, expected: check.expected, actual: check.actual)
      return Verdict([difference], reference: nil, text: check.subject)
    }
    return broken(walked.device)
  }

  /// The first rule that does not hold.
  private func broken(_ device: EmulatedDevice) -> Verdict? {
    let windows = device.settled.windows.filter(\.isForeground)
    for rule in rules {
      for window in windows where device.inspect(window: window.id, { rule.holds($0) }) == false {
        let difference = Difference(
          window: window.id, screen: window.visibleController, view: Difference.cause(rule.name), property: .existence,
          expected: "so", actual: "not so")
        return Verdict([difference], reference: nil, text: "\(rule.name): not so in window \(window.id)")
      }
    }
    return nil
  }

  /// Windows in an orientation that who fills them does not support, although the device is held as they would.
  private func forbidden(_ device: EmulatedDevice) -> [Difference] {
    let (profile, era) = (device.profile, device.era)
    guard era >= Era(6) else { return [] }
    return device.settled.windows.filter { $0.isForeground && $0.placement == .full }.compactMap { window in
      guard let app = replayer.world.apps.first(where: { $0.name == window.app }),
        !app.infoDictionary.isMultitasking(on: profile.idiom, era: era)
      else { return nil }
      let mask = device.inspect(window: window.id) { window -> UIInterfaceOrientationMask in
        var front = window.rootViewController
        while let next = front?.presentedViewController, !(next is UIAlertController) { front = next }
        return front?.supportedInterfaceOrientations ?? .all
      }
      let held = device.settled.deviceOrientation.matchingInterfaceOrientation ?? .portrait
      let permitted = app.infoDictionary.orientations(for: profile.idiom).intersection(mask ?? .all)
      guard window.interface != held, !permitted.contains(window.interface), permitted.contains(held) else {
        return nil
      }
      return Difference(
        window: window.id, screen: window.visibleController, view: "", property: .interface, expected: held.name,
        actual: window.interface.name)
    }
  }

  func step(_ claim: Claim) -> Verdict? {
    guard let walked = replayer.walk(claim.path), let misstep = walked.misstep, walked.step == claim.path.count - 1
    else { return nil }
    let screen = walked.device.settled.windows.first { $0.isForeground }?.visibleController ?? ""
    func told(_ oracle: Oracle, _ text: String) -> Verdict? {
      guard claim.oracle == oracle else { return nil }
      let difference = Difference(
        window: 0, screen: screen, view: Difference.cause(text), property: .existence, expected: "nothing", actual: text
      )
      return Verdict([difference], reference: nil, text: text)
    }
    switch misstep {
    case .refused: return nil
    case .raised(let text):
      if let name = documentElsewhere(text) {
        replayer.elsewhere.insert(name)
        return nil
      }
      return told(.exception, text)
    case .unsettled(let text): return told(.rest, text)
    }
  }

  private func neutral(_ claim: Claim) -> Verdict? {
    guard let start = replayer.mark(claim.prefix), let back = replayer.mark(claim.prefix + claim.detour),
      start.configuration == back.configuration,
      // What follows may depend on how the device is held.
      start.attitude == back.attitude || claim.tail.isEmpty,
      let right = replayer.mark(claim.prefix + claim.tail),
      let now = replayer.mark(claim.path), now.shown != right.shown || now.configuration != right.configuration
    else { return nil }
    return compare(claim.path, claim.prefix + claim.tail)
  }

  func compare(_ path: Path, _ reference: Path, _ oracle: Oracle? = nil) -> Verdict? {
    guard let now = replayer.snapshot(path), let right = replayer.snapshot(reference) else { return nil }
    let found = withoutUIKits(Comparison(now, expected: right).differences, path, reference)
    guard !found.isEmpty else { return nil }
    var verdict = Verdict(found, reference: words(reference))
    verdict.right = reference
    verdict.oracle = oracle
    return verdict
  }

  /// Layout mistakes that are there after a path and not after the one that has to lead to the same.
  func layoutMistakes(_ path: Path, butNot right: Path) -> [String] {
    func findings(_ path: Path) -> [Finding] {
      guard let walked = replayer.walk(path), walked.misstep == nil else { return [] }
      return walked.device.settled.windows.filter(\.isForeground).flatMap { window in
        walked.device.inspect(window: window.id) { ScreenInspector().findings(in: ScreenReading($0)) } ?? []
      }
    }
    let known = Set(findings(right).map(\.identity))
    return findings(path).filter { !known.contains($0.identity) }.map { "\($0.identity.check.rawValue): \($0.message)" }
  }

  func words(_ path: Path) -> String {
    path.isEmpty ? "the launch" : path.map(\.brief).joined(separator: "; ")
  }
}

extension DeviceSnapshot {
  /// Where the windows on the screen are.
  fileprivate var places: [String] {
    windows.filter(\.isForeground).map { "\($0.id) \($0.frame) \($0.interface.name)" }
  }
}

extension UIView {
  fileprivate var firstResponderBelow: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderBelow { return found }
    }
    return nil
  }

  /// As if everything of it had changed.
  fileprivate func layOutAgain() {
    setNeedsLayout()
    for view in subviews { view.layOutAgain() }
  }
}
