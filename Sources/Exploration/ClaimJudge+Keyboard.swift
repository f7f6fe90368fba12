// The keyboard: what it drove up comes down when it is gone, by whatever way it went.
import Emulator
import SwivelUI

extension ClaimJudge {
  /// Who was typed into is no more, and no one is without having typed: what lies where the keyboard drove it, and would be behind the
  /// keyboard without that, was left there. A text that was typed may move things, too, but not out of the keyboard's way.
  func leftUp(_ claim: Claim) -> Verdict? {
    let reference = claim.prefix + claim.tail.filter { !$0.endsTyping }
    guard !claim.detour.isEmpty, !claim.tail.isEmpty, let right = replayer.mark(reference),
      let now = replayer.mark(claim.path), right.focus == Digest(), now.focus == Digest(),
      now.screens == right.screens, now.configuration == right.configuration, now.shown != right.shown,
      let typed = lastTyped(claim), replayer.mark(typed)?.configuration == now.configuration,
      let a = replayer.snapshot(claim.path), let b = replayer.snapshot(reference), let after = places(claim.path),
      let before = places(reference), let during = places(typed)
    else { return nil }
    let found = Comparison(a, expected: b).differences.filter { difference in
      guard difference.property == .frame, let after = after.place(of: difference),
        let before = before.place(of: difference), let during = during.place(of: difference)
      else { return false }
      return during.isDriven(from: before) && after.isAt(during) && !after.isAt(before)
    }
    guard !found.isEmpty else { return nil }
    var verdict = Verdict(found, reference: words(reference))
    verdict.right = reference
    return verdict
  }

  /// The longest beginning of a path at whose end somebody is typed into.
  private func lastTyped(_ claim: Claim) -> Path? {
    let path = claim.path
    return (claim.prefix.count + claim.detour.count...path.count).reversed().lazy.map { Array(path[..<$0]) }
      .first { replayer.mark($0).map { $0.focus != Digest() } ?? false }
  }

  private func places(_ path: Path) -> Places? {
    guard let walked = replayer.walk(path), walked.misstep == nil else { return nil }
    return Places(walked.device)
  }
}

extension Probing {
  /// Nobody is typed into any more: all is as if nobody had been.
  func considerLeftUp() {
    guard desk.asks(.places), let place = path.lastIndex(where: { $0.kind == "type" && !$0.endsTyping }) else { return }
    let prefix = Array(path[..<place])
    func consider(_ tail: Path) {
      desk.consider(Claim(oracle: .places, relation: .leftUp, prefix: prefix, detour: [path[place]], tail: tail))
    }
    let tail = Array(path[(place + 1)...])
    if state.focus == Digest() { return tail.isEmpty ? () : consider(tail) }
    for end in choices.actions where end.endsTyping { consider(tail + [end]) }
  }
}
