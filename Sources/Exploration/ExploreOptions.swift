// The options of an exploration, described once: `swivel explore` takes them, and its host takes them from it.
import ArgumentParser
import Emulator
import EventLog
import Foundation
import Scripting

/// What is looked for and for how long, besides apps and devices, and what is written.
public struct ExploreOptions: ParsableArguments {
  /// `60s`, `2m`, or a number of events.
  @Option(help: "How long: 60s, 2m, or a number of events, for each device.")
  public var budget = "60s"

  /// Events.
  @Option(help: "So many events deep the search goes breadth first; random walks go deeper.")
  public var depth = 6

  /// The same seed finds the same.
  @Option(help: "The seed of the random walks.")
  public var seed: UInt64 = 1

  /// Raw values of `Oracle`, separated by commas.
  @Option(help: "Oracles to ask, separated by commas; all unless told otherwise.")
  public var oracle: String?

  /// A script whose inputs every path begins with.
  @Option(help: "Begin with the inputs of this script, on its device.", completion: .file(extensions: ["swivel"]))
  public var from: String?

  /// Only `there-and-back`.
  @Option(help: "there-and-back: put turns, splits and absences that lead back between the steps of --from.")
  public var neutral: String?

  /// How often the app is on the device.
  @Option(help: "Windows of the app: 2 where the device shares its screen, else 1, unless told otherwise.")
  public var windows: Int?

  /// `oracle:screen`, `oracle` or `:screen`.
  @Option(help: "What is meant: oracle:screen, oracle or :screen; repeated for more.")
  public var ignore: [String] = []

  /// The object of a script's `expect` line.
  @Option(help: "What has to be so in every state, as an expect line of a script; repeated for more.")
  public var expect: [String] = []

  /// `i/N` or `auto`.
  @Option(help: "Only this part of so many, such as 1/4, or auto: as the environment of CI or a job array says.")
  public var shard: String?

  /// Processes at once.
  @Option(help: "Processes at once.")
  public var jobs = 1

  /// Fingerprints, a line each.
  @Option(help: "Say nothing of the findings this file names.", completion: .file())
  public var baseline: String?

  /// A file's path.
  @Option(help: "Write the findings there, for --baseline.", completion: .file())
  public var writeBaseline: String?

  /// A directory's path.
  @Option(help: "Write findings, and the shard's file for swivel merge, there.", completion: .directory)
  public var out: String?

  /// The format unless one is given: for people.
  public static let plain = "text"

  /// What is printed.
  @Option(help: "text, json, github, junit or sarif.")
  public var format = Self.plain

  /// Everything, for a minute.
  public init() {}

  /// The most processes: more than machines have cores.
  private static let mostJobs = 256

  /// Refuses what no exploration can be made of.
  public func validate() throws {
    _ = try limit()
    _ = try intent()
    _ = try part()
    _ = try expectations()
    guard depth >= 0 else { throw ValidationError("--depth: expected 0 or more") }
    guard (1...Self.mostJobs).contains(jobs) else { throw ValidationError("--jobs: expected 1 to \(Self.mostJobs)") }
    if let windows, !(1...EmulatedDevice.maximumWindows).contains(windows) {
      throw ValidationError("--windows: a device has 1 to \(EmulatedDevice.maximumWindows) windows, not \(windows)")
    }
    try Self.demand(format: format)
    if let neutral {
      guard neutral == "there-and-back" else { throw ValidationError("--neutral: expected there-and-back") }
      guard from != nil else { throw ValidationError("--neutral needs a script: --from FILE") }
      guard try intent().oracles.contains(.thereAndBack) else {
        throw ValidationError("--neutral asks there-and-back, which --oracle leaves out")
      }
    }
    if from != nil, windows != nil { throw ValidationError("--from and --windows both say how many windows there are") }
  }

  /// Refuses what is no format of an exploration.
  public static func demand(format: String) throws(ValidationError) {
    guard [plain, "json", "github", "junit", "sarif"].contains(format) else {
      throw ValidationError("--format: expected text, json, github, junit or sarif, got '\(format)'")
    }
  }

  /// Seconds, or events.
  public func limit() throws(ValidationError) -> (seconds: Double?, events: Int?) {
    let unit: Double? = budget.hasSuffix("s") ? 1 : budget.hasSuffix("m") ? 60 : nil
    if let unit, let count = Double(budget.dropLast()), count > 0, count.isFinite { return (count * unit, nil) }
    if unit == nil, let events = Int(budget), events > 0 { return (nil, events) }
    throw ValidationError("--budget: expected seconds such as 60s, minutes such as 2m, or a number of events")
  }

  /// The oracles and what is meant.
  public func intent() throws(ValidationError) -> ExplorationIntent {
    var asked = Set(Oracle.allCases)
    if let oracle {
      asked = []
      for word in oracle.split(separator: ",").map(String.init) {
        guard let known = Oracle(rawValue: word) else {
          let all = Oracle.allCases.map { "\($0.rawValue): \($0.explanation)" }.joined(separator: "\n  ")
          throw ValidationError("--oracle: no '\(word)'; there are\n  \(all)")
        }
        asked.insert(known)
      }
    }
    for word in ignore {
      let name = word.prefix { $0 != ":" }
      guard name.isEmpty ? word.count > 1 : Oracle(rawValue: String(name)) != nil else {
        throw ValidationError("--ignore: expected ORACLE:SCREEN, ORACLE or :SCREEN, and '\(name)' is no oracle")
      }
    }
    // What asks nothing finds nothing: in a pipeline that would be taken for a clean app.
    let meant = Set(ignore.compactMap { Oracle(rawValue: String($0.hasSuffix(":") ? $0.dropLast() : $0[...])) })
    guard !asked.isSubset(of: meant) else {
      throw ValidationError(
        asked.isEmpty ? "--oracle names none" : "--ignore leaves out all that --oracle asks")
    }
    return ExplorationIntent(oracles: asked, ignored: ignore)
  }

  /// The part from 0, and of how many.
  public func part() throws(ValidationError) -> (index: Int, of: Int) {
    try part(ProcessInfo.processInfo.environment)
  }

  func part(_ environment: [String: String]) throws(ValidationError) -> (index: Int, of: Int) {
    guard let shard else { return (0, 1) }
    if shard == "auto" {
      do throws(ShardEnvironmentError) {
        if let part = try ShardEnvironment.part(environment) { return part }
      } catch { throw ValidationError("--shard auto: \(error)") }
      let known = ShardEnvironment.systems.map(\.name).joined(separator: ", ")
      throw ValidationError("--shard auto: the environment says nothing of parts; known are \(known)")
    }
    let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let count = numbers[1], count > 0, (1...count).contains(part)
    else {
      throw ValidationError("--shard: expected i/N with i from 1 to N, or auto, got '\(shard)'")
    }
    return (part - 1, count)
  }

  /// What the user says has to be so.
  public func expectations() throws(ValidationError) -> [Expectation] {
    var found: [Expectation] = []
    for line in expect {
      let body = line.trimmingCharacters(in: .whitespaces)
      let inner = body.hasPrefix("{\"record\"") ? body : "{\"record\":\"expect\"," + body.dropFirst()
      let head = "{\"record\":\"header\",\"device\":\"-\",\"era\":\"-\",\"apps\":[]}"
      do throws(ScriptError) {
        found += try Script(text: head + "\n" + inner, path: "--expect").launch.expectations
      } catch { throw ValidationError("\(error)") }
    }
    return found
  }

  /// The words that give another process the same options.
  public var arguments: [String] {
    let own: [(String, String?)] = [
      ("--shard", shard), ("--baseline", baseline), ("--write-baseline", writeBaseline), ("--out", out),
      ("--format", format),
    ]
    return sharedArguments + own.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  /// Those of them that all shards of one exploration have in common.
  public var sharedArguments: [String] {
    var words = ["--budget", budget, "--depth", "\(depth)", "--seed", "\(seed)", "--jobs", "\(jobs)"]
    let given: [(String, String?)] = [
      ("--oracle", oracle), ("--from", from), ("--neutral", neutral), ("--windows", windows.map(String.init)),
    ]
    words += given.flatMap { name, value in value.map { [name, $0] } ?? [] }
    return words + ignore.flatMap { ["--ignore", $0] } + expect.flatMap { ["--expect", $0] }
  }
}
