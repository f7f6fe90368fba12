// What a device and its time do to apps: turns that come too soon or not at all, and what is left behind of what was done.
import Emulator

extension ClaimJudge {
  /// With a short pause, or a swipe that is let go, in between, and without: what moves comes to its end, sooner or later.
  func haste(_ claim: Claim) -> Verdict? {
    guard claim.detour.contains(where: \.isInterlude), claim.tail.count == 1 else { return nil }
    let calm = claim.prefix + (claim.detour + claim.tail).filter { !$0.isInterlude }
    guard let right = replayer.mark(calm) else { return nil }
    guard let now = replayer.mark(claim.path) else {
      var verdict = step(Claim(oracle: .exception, relation: .step, prefix: claim.path.dropLast(), tail: claim.tail))
      verdict?.oracle = .exception
      return verdict
    }
    // An app may refuse to turn while it moves something.
    guard now.configuration == right.configuration else { return nil }
    if let verdict = unrest(claim.path, calm) { return verdict }
    guard now.shown != right.shown || now.screens != right.screens else { return nil }
    return compare(claim.path, calm)
  }

  /// What goes on for ever after a path, and is over some time after the one that has to lead to the same: a clock that was set going
  /// once more, and of which only one is stopped.
  private func unrest(_ path: Path, _ calm: Path) -> Verdict? {
    guard replayer.goesOn(after: path), replayer.comesToRest(after: calm),
      let kept = replayer.walk(path)?.device.kept[EmulatedDevice.timerWord],
      let right = replayer.walk(calm)?.device.kept[EmulatedDevice.timerWord]
    else { return nil }
    let screen = replayer.walk(path)?.device.settled.windows.first { $0.isForeground }?.visibleController ?? ""
    let isCounted = kept > right
    let difference = Difference(
      window: 0, screen: screen, view: isCounted ? EmulatedDevice.timerWord : "", property: .existence,
      expected: "\(right)", actual: "\(isCounted ? kept : right + 1)")
    return Verdict([difference], reference: words(calm), text: "something goes on for ever")
  }

  /// Before something comes that was put off for longer than a step, and after it. What never comes to rest is not judged by it.
  func early(_ claim: Claim) -> Verdict? {
    guard !claim.detour.isEmpty, claim.tail.count == 1,
      let rest = replayer.rest(after: claim.prefix + claim.detour)
    else { return nil }
    let calm = claim.prefix + claim.detour + [.wait(rest)] + claim.tail
    guard let right = replayer.mark(calm), let now = replayer.mark(claim.path),
      now.configuration == right.configuration
    else { return nil }
    if let verdict = unrest(claim.path, calm) { return verdict }
    guard now.shown != right.shown || now.screens != right.screens else { return nil }
    return compare(claim.path, calm)
  }

  /// So often a detour is made, after which each has to leave more behind: the first ones may fill what is filled once.
  private static let rounds = 4

  /// The same is seen after every detour, and there is more of something each time, by as much. Where a clock goes on nothing is the same
  /// twice, and that there are more clocks each time is seen all the same.
  func growth(_ claim: Claim) -> Verdict? {
    guard !claim.detour.isEmpty, claim.tail.isEmpty, let start = replayer.mark(claim.prefix) else { return nil }
    let runs = !replayer.comesToRest(after: claim.prefix) && claim.detour.allSatisfy(\.isTurn)
    var counts: [[String: Int]] = []
    var path = claim.prefix
    for _ in 0..<Self.rounds {
      path += claim.detour
      guard let walked = replayer.walk(path), walked.misstep == nil else { return nil }
      let mark = Mark(walked.device)
      let isSame = runs ? mark.isPlaced(as: start) : mark.isSeen(as: start)
      guard isSame else { return nil }
      counts.append(runs ? [EmulatedDevice.timerWord: walked.timers] : walked.device.kept)
    }
    let steps = zip(counts.dropFirst(), counts.dropFirst(2))
    let growing = counts[0].keys.sorted().filter { key in
      let more = steps.map { $1[key, default: 0] - $0[key, default: 0] }
      return more.allSatisfy { $0 > 0 && $0 == more[0] }
    }
    let screen =
      replayer.walk(claim.prefix)?.device.settled.windows.first { $0.isForeground }?.visibleController ?? ""
    func count(_ key: String, after rounds: Int) -> Int { counts[rounds - 1][key, default: 0] }
    let found = growing.map { key in
      // Without what is left behind each time, and with what is made once.
      let right = 2 * count(key, after: 1) - count(key, after: 2)
      return Difference(
        window: 0, screen: screen, view: key, property: .existence, expected: "\(right)",
        actual: "\(count(key, after: 2))")
    }
    guard let key = growing.first else { return nil }
    let (once, twice) = (count(key, after: 1), count(key, after: 2))
    let words = "\(twice - once) more \(key) \(twice - once == 1 ? "is" : "are") kept"
    var verdict = Verdict(found, reference: nil, text: "each time \(words): \(once), then \(twice)")
    verdict.isAtOnce = runs
    return verdict
  }

  /// What was turned while it was away, and what was turned before.
  func away(_ claim: Claim) -> Verdict? {
    let turns = claim.detour.filter { !$0.isAbsence }
    let reference = claim.prefix + turns + claim.detour.filter(\.isAbsence)
    guard claim.detour.first == .window(.home), claim.detour.last?.isAbsence == true, !turns.isEmpty,
      let right = replayer.mark(reference), let now = replayer.mark(claim.path),
      now.configuration == right.configuration, now.shown != right.shown || now.screens != right.screens
    else { return nil }
    return compare(claim.path, reference)
  }
}
