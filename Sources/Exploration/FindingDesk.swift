// From suspicions to findings: shrunk, verified, and one of each cause.
import Emulator
import EventLog
import SwivelUI
import Walker

/// What is let through: oracles that are switched on, and what the app's people say is meant.
public struct ExplorationIntent: Sendable {
  /// The oracles that are asked.
  public var oracles: Set<Oracle>
  /// `oracle:screen`, `oracle` or `:screen`, as people write it; told no more.
  public var ignored: [String]

  /// All oracles, nothing ignored, unless told otherwise.
  public init(oracles: Set<Oracle> = Set(Oracle.allCases), ignored: [String] = []) {
    self.oracles = oracles
    self.ignored = ignored
  }

  func tells(_ oracle: Oracle, on screen: String) -> Bool {
    oracles.contains(oracle)
      && !ignored.contains { word in
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isOracle = parts[0].isEmpty || parts[0] == oracle.rawValue
        return isOracle && (parts.count < 2 || parts[1].isEmpty || parts[1] == screen)
      }
  }
}

/// Takes suspicions and keeps findings.
@MainActor final class FindingDesk {
  private let judge: ClaimJudge
  private let intent: ExplorationIntent
  private var list = FindingList()
  private var tried: Set<LongHash> = []
  /// So many suspicions are remembered, in a table of 2^15 places: one that is looked into again costs a walk, and comes to the same.
  private static let memory = 24_500
  private var shrunk: [String: Int] = [:]
  /// So often a finding is verified.
  private static let verifications = 20
  /// So often one place is shrunk anew: the first is nearly always the shortest.
  private static let shrinks = 3
  /// So many walks shrink one claim.
  private static let walks = 400
  private let tell: (ExplorationFinding) -> Void

  init(_ judge: ClaimJudge, _ intent: ExplorationIntent, tell: @escaping (ExplorationFinding) -> Void) {
    self.judge = judge
    self.intent = intent
    self.tell = tell
  }

  /// One of each cause.
  var findings: [ExplorationFinding] { list.findings }

  /// Whether an oracle is asked at all.
  func asks(_ oracle: Oracle) -> Bool { intent.oracles.contains(oracle) }

  /// Whether any is.
  var asksAnything: Bool { !intent.oracles.isEmpty }

  /// Looks into a suspicion; whether it holds.
  @discardableResult func consider(_ claim: Claim) -> Bool {
    if tried.count >= Self.memory { tried.removeAll(keepingCapacity: true) }
    guard intent.oracles.contains(claim.oracle), tried.insert(LongHash(claim)).inserted,
      let verdict = judge.verdict(claim)
    else { return false }
    // The oracle of a detour depends on where it leads.
    guard intent.tells(verdict.oracle ?? claim.oracle, on: verdict.first.screen) else { return true }
    let place = "\(claim.relation)\t\(verdict.first.site)"
    guard shrunk[place, default: 0] < Self.shrinks else { return true }
    if let known = findings.first(where: { $0.differences[0].site == verdict.first.site }),
      known.events.count <= claim.path.count
    {
      return true
    }
    shrunk[place, default: 0] += 1
    settle(shrink(claim, verdict))
    return true
  }

  private func settle(_ claim: Claim) {
    guard let verdict = judge.verdict(claim) else { return }
    let world = judge.replayer.world
    var same = 0
    for _ in 0..<Self.verifications {
      judge.replayer.forget()
      if judge.verdict(claim)?.first == verdict.first { same += 1 }
    }
    let header = LogHeader(
      device: world.profile.id, era: world.era.description, apps: world.apps.map(\.name), date: world.date)
    let waited = verdict.isAtOnce ? 0 : judge.replayer.walk(claim.path)?.waited ?? 0
    var finding = ExplorationFinding(
      oracle: verdict.oracle ?? claim.oracle, world: world.name, header: header,
      events: claim.path + (waited > 0 ? [.wait(waited)] : []),
      differences: verdict.differences, reference: verdict.reference, text: verdict.text,
      needed: needed(claim, verdict), verified: (same, Self.verifications))
    if let right = verdict.right { finding.layout = judge.layoutMistakes(claim.path, butNot: right) }
    keep(finding)
  }

  /// The steps, from 1, without which the claim does not hold, or is none.
  private func needed(_ claim: Claim, _ verdict: Verdict) -> [Int] {
    var place = 0
    var needed: [Int] = []
    let middle: [WritableKeyPath<Claim, Path>] = claim.isTailFirst ? [\.tail, \.detour] : [\.detour, \.tail]
    for part in [\Claim.prefix] + middle {
      for index in claim[keyPath: part].indices {
        place += 1
        var without = claim
        without[keyPath: part].remove(at: index)
        if judge.verdict(without)?.first.site != verdict.first.site { needed.append(place) }
      }
    }
    // The detour is made twice.
    guard claim.relation == .growth else { return needed }
    return needed + needed.filter { $0 > claim.prefix.count }.map { $0 + claim.detour.count }
  }

  private func shrink(_ claim: Claim, _ verdict: Verdict) -> Claim {
    var best = claim
    var rest = Self.walks
    func holds(_ candidate: Claim) -> Bool {
      judge.verdict(candidate)?.differences.contains { $0.site == verdict.first.site } ?? false
    }
    for part in [\Claim.prefix, \.detour] {
      let base = best
      best[keyPath: part] = base[keyPath: part].shortened(budget: &rest) { events in
        var candidate = base
        candidate[keyPath: part] = events
        return holds(candidate)
      }
    }
    for (part, index) in [\Claim.prefix, \.detour, \.tail].flatMap({ part in
      best[keyPath: part].indices.map { (part, $0) }
    }) {
      for simpler in best[keyPath: part][index].simpler {
        var candidate = best
        candidate[keyPath: part][index] = simpler
        if rest > 0, holds(candidate) {
          best = candidate
          break
        }
        rest -= 1
      }
    }
    return best
  }

  private func keep(_ finding: ExplorationFinding) {
    guard finding.verified.same == finding.verified.of, list.keep(finding) else { return }
    tell(finding)
  }
}

extension DeviceEvent {
  /// What does the same in a plainer way, the plainest first.
  fileprivate var simpler: [DeviceEvent] {
    switch self {
    case .deviceOrientation(.landscapeRight): [.deviceOrientation(.landscapeLeft)]
    case .deviceOrientation(.portraitUpsideDown): [.deviceOrientation(.landscapeLeft)]
    case .deviceOrientation(.faceDown): [.deviceOrientation(.faceUp)]
    case .window(.split): [.arrange(.half), .arrange(.full(window: 1))]
    case .arrange(.full(let window)) where window > 1: [.arrange(.full(window: 1))]
    case .deviceOrientation, .rotationLock, .arrange, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown,
      .gesture, .type, .scroll, .drag, .wait, .contentSize, .appearance, .system, .tick:
      []
    }
  }
}
