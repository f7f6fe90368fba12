// Work dealt out to machines that cannot talk to each other: who has what, and that all of it is one report again.
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import Orientation
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

struct WorkSharesTests {
  /// Parts, events of the first state, events behind each of them.
  @Test(arguments: [(1, 5, 4), (2, 5, 4), (5, 5, 4), (7, 5, 4), (12, 5, 4), (20, 5, 4), (3, 1, 6), (4, 0, 0)])
  func eachPathOfTwoEventsIsOnePartsAlone(parts: Int, branches: Int, below: Int) {
    let shares = (0..<parts).map { WorkShares(part: $0, of: parts, branches: branches) }
    for branch in 0..<branches {
      let owners = shares.filter { $0.takes(branch, depth: 0, branch: 0) }
      #expect(!owners.isEmpty)
      for event in 0..<below {
        #expect(owners.count { $0.takes(event, depth: 1, branch: branch) } == 1, "\(branch), \(event)")
      }
      #expect(owners.count { $0.probes(depth: 1, branch: branch) } == 1, "\(branch)")
    }
    #expect(shares.count { $0.probes(depth: 0, branch: 0) } == 1)
  }
}

struct ShardEnvironmentTests {
  /// What each system sets on its second of four machines, by its documentation.
  @Test(arguments: [
    ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"],
    ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"],
    ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
    ["SEMAPHORE_JOB_INDEX": "2", "SEMAPHORE_JOB_COUNT": "4"],
    ["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "4"],
    ["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "4"],
    ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "4"],
    ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "4"],
    // sbatch --array=0-3, --array=1-4 and --array=10-40:10
    [
      "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0",
      "SLURM_ARRAY_TASK_MAX": "3",
    ],
    [
      "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1",
      "SLURM_ARRAY_TASK_MAX": "4", "SLURM_ARRAY_TASK_STEP": "1",
    ],
    [
      "SLURM_ARRAY_TASK_ID": "20", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
      "SLURM_ARRAY_TASK_MAX": "40", "SLURM_ARRAY_TASK_STEP": "10",
    ],
    // qsub -t 1-8:2
    ["SGE_TASK_ID": "3", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "8", "SGE_TASK_STEPSIZE": "2"],
    // Outside of an array.
    ["SGE_TASK_ID": "undefined", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"],
  ]) func theSecondOfFour(environment: [String: String]) throws {
    var options = try ExploreOptions.parse([])
    options.shard = "auto"
    let part = try options.part(environment)
    #expect(part == (1, 4))
    // Who says nothing explores everything.
    options.shard = nil
    #expect(try options.part(environment) == (0, 1))
  }

  @Test(
    arguments: [
      ([:], "says nothing of parts"),
      (["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 'two'"),
      (["CI_NODE_INDEX": "2"], "CI_NODE_TOTAL is not set"),
      (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], "number 5 of 4"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "number 0 of 4"),
      (["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"], "number 4 of 4"),
      // sbatch --array=1,2,7
      (
        [
          "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_MAX": "7", "SLURM_ARRAY_TASK_STEP": "1",
        ], "not even"
      ),
      (["SGE_TASK_ID": "3", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "8", "SGE_TASK_STEPSIZE": "0"], "not even"),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], "both say"),
    ] as [([String: String], String)])
  func whatSaysNoPartIsTold(environment: [String: String], words: String) throws {
    var options = try ExploreOptions.parse([])
    options.shard = "auto"
    do {
      let part = try options.part(environment)
      Issue.record("\(part)")
    } catch { #expect("\(error)".contains(words), "\(error)") }
  }
}

@MainActor struct ShardMergeTests {
  private func finding(_ events: [DeviceEvent], _ view: String) -> ExplorationFinding {
    ExplorationFinding(
      oracle: .stateLoss, world: "w", header: LogHeader(device: "iphone-8", era: "15", apps: ["A"]), events: events,
      differences: [
        Difference(window: 1, screen: "S", view: view, property: .text, expected: "a", actual: "b")
      ], reference: nil, text: nil, needed: [], verified: (20, 20))
  }

  private static let tap = DeviceEvent.tap(window: 1, target: "x")
  private static let turn = DeviceEvent.deviceOrientation(.landscapeLeft)

  private func text(
    _ part: Int, of parts: Int, app: String = "A", plan: [String] = ["--seed", "1"], isFinished: Bool = true
  )
    throws -> String
  {
    var figures = ExplorationFigures()
    figures.events = part
    let lines = [
      ShardLine(shard: ShardHeader(app: app, part: part, parts: parts, plan: plan)),
      ShardLine(finding: FindingRecord(finding(Array(repeating: Self.tap, count: part) + [Self.turn], "common"))),
      ShardLine(finding: FindingRecord(finding(Array(repeating: Self.turn, count: part), "own\(part)"))),
      ShardLine(figures: ShardFigures(world: "w", figures: figures)), ShardLine(note: "nothing else"),
    ]
    let encoder = JSONEncoder()
    let all = lines + (isFinished ? [ShardLine(end: true)] : [])
    return try all.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }

  private func merge(_ texts: [String], unfinished: Bool = false) throws(ShardError) -> ExplorationReport {
    var shards: [ExplorationShard] = []
    for (index, text) in texts.enumerated() { shards.append(try ExplorationShard(text: text, file: "\(index)")) }
    return try ExplorationShard.merge(shards, folder: "DIR", unfinished: unfinished)
  }

  @Test func theShortestOfEachCauseIsLeftWhateverTheOrder() throws {
    let texts = try (1...3).map { try text($0, of: 3) }
    for order in [[0, 1, 2], [2, 0, 1]] {
      let report = try merge(order.map { texts[$0] })
      // The common one of the first part is the shortest; of the others the kinds are alike on one screen.
      #expect(report.findings.map(\.line) == ["tap 1 x; rotate LL", "rotate LL"])
      #expect(report.figures.map(\.figures.events) == [1, 2, 3])
      #expect(report.figures.map(\.world) == ["w, shard 1/3", "w, shard 2/3", "w, shard 3/3"])
      #expect(report.notes == ["nothing else"])
    }
  }

  @Test func whatIsNoWholeIsRefused() throws {
    let cases: [([String], ShardError)] = [
      ([], .none(folder: "DIR")),
      ([try text(1, of: 4), try text(3, of: 4)], .missing([2, 4], of: 4)),
      ([try text(1, of: 2), try text(1, of: 2), try text(2, of: 2)], .twice(part: 1, of: 2)),
      (
        [try text(1, of: 2), try text(2, of: 3)],
        .different(file: "0", other: "1", expected: "2 shards", actual: "3 shards")
      ),
      (
        [try text(1, of: 2), try text(2, of: 2, app: "B")],
        .different(file: "0", other: "1", expected: "A", actual: "B")
      ),
      (
        [try text(1, of: 2), try text(2, of: 2, plan: ["--seed", "2"])],
        .different(file: "0", other: "1", expected: "--seed 1", actual: "--seed 2")
      ),
      ([try text(1, of: 2), try text(2, of: 2, isFinished: false)], .unfinished(file: "1")),
      (["no JSON\n"], .notAShard(file: "0", line: 1)),
      ([""], .notAShard(file: "0", line: 1)),
      ([try text(1, of: 1).replacingOccurrences(of: "\"A\"", with: "5")], .notAShard(file: "0", line: 1)),
      ([try text(3, of: 2)], .notAShard(file: "0", line: 1)),
    ]
    for (texts, expected) in cases {
      do throws(ShardError) {
        _ = try merge(texts)
        Issue.record("\(expected)")
      } catch { #expect(error == expected) }
    }
  }

  /// A process that ends in the middle of a line leaves what it had written before.
  @Test func whatAProcessWroteOutlivesIt() throws {
    let whole = try text(1, of: 1)
    let lines = whole.split(separator: "\n")
    let report = try merge([lines.prefix(2).joined(separator: "\n") + "\n" + lines[2].dropLast(9)], unfinished: true)
    #expect(report.findings.map(\.line) == ["tap 1 x; rotate LL"])
    #expect(report.notes == ["all of shard 1/1: it did not come to its end"])
    // In the middle it is damage.
    do throws(ShardError) {
      _ = try merge([lines[0] + "\n" + lines[2].dropLast(9) + "\n" + lines[1] + "\n"], unfinished: true)
      Issue.record("no error")
    } catch { #expect(error == .notAShard(file: "0", line: 2)) }
  }

  /// Together parts find what one process finds.
  @Test(arguments: [2, 9]) func partsFindTheSame(count: Int) {
    // Of paths as short as each other, parts may find another first: those of two windows have several.
    for planted in Planted.all where !planted.isShared {
      var list = FindingList()
      for index in 0..<count {
        var plan = ExplorationPlan { Double($0) / Double(planted.events) }
        plan.part = (index, count)
        let explorer = Explorer(planted.world(isWrong: true), plan)
        _ = explorer.run()
        for finding in explorer.findings { list.keep(finding) }
      }
      #expect(list.findings.map(\.line) == [planted.path], "\(planted)")
    }
  }
}
