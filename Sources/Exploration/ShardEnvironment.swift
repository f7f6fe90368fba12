// Which part of the work this machine has, as systems that start many machines say it: in their environment variables.

/// What `--shard auto` goes by.
enum ShardEnvironment {
  /// A system's variables.
  struct System: Sendable {
    var name: String
    /// The machine's number.
    var index: String
    /// How many machines there are; nil where that is told by first and last.
    var count: String?
    /// The first machine's number.
    var first = First.number(0)
    /// The last machine's number, where there is no count.
    var last: String?
    /// By how much numbers differ; 1 where it is not set.
    var step: String?
  }

  enum First: Sendable {
    case number(Int)
    case variable(String)
  }

  /// Each by its own documentation.
  static let systems = [
    System(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: .number(1)),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    System(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    System(name: "Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: .number(1)),
    System(
      name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: .number(1)),
    System(name: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    System(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    System(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN"), last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP"),
    System(
      name: "Grid Engine", index: "SGE_TASK_ID", first: .variable("SGE_TASK_FIRST"), last: "SGE_TASK_LAST",
      step: "SGE_TASK_STEPSIZE"),
  ]

  /// The part from 0 and of how many, and who says so; nil when no system says it.
  static func part(_ environment: [String: String]) throws(ShardEnvironmentError) -> (index: Int, of: Int)? {
    // Outside of a job array Grid Engine says `undefined`.
    let saying = systems.filter { environment[$0.index].map { $0 != "undefined" && !$0.isEmpty } ?? false }
    guard let system = saying.first else { return nil }
    guard saying.count == 1 else { throw .several(saying.map(\.name)) }
    return try system.part(environment)
  }
}

extension ShardEnvironment.System {
  fileprivate func part(_ environment: [String: String]) throws(ShardEnvironmentError) -> (index: Int, of: Int) {
    func number(_ variable: String) throws(ShardEnvironmentError) -> Int {
      guard let text = environment[variable], let number = Int(text), (0...ShardEnvironmentError.most).contains(number)
      else { throw .notANumber(system: name, variable: variable, actual: environment[variable]) }
      return number
    }
    let index = try number(index)
    let step =
      try step.flatMap { environment[$0] == nil ? nil : $0 }.map { name throws(ShardEnvironmentError) in
        try number(name)
      } ?? 1
    let first: Int
    switch self.first {
    case .number(let number): first = number
    case .variable(let name): first = try number(name)
    }
    // A job array may leave numbers out: then a number does not say which part it is.
    let counted = try last.map { last throws(ShardEnvironmentError) in
      step > 0 ? (try number(last) - first) / step + 1 : 0
    }
    let count = try count.map { name throws(ShardEnvironmentError) in try number(name) } ?? counted ?? 0
    let place = step > 0 ? (index - first) / step : -1
    guard step > 0, (index - first) % step == 0, index >= first, place < count, counted ?? count == count else {
      throw .uneven(system: name, index: index, count: count)
    }
    return (place, count)
  }
}

/// Why the environment does not say which part this is.
enum ShardEnvironmentError: Error, Equatable, CustomStringConvertible {
  /// A variable of a system that says it is no number.
  case notANumber(system: String, variable: String, actual: String?)
  /// The numbers of the machines leave some out.
  case uneven(system: String, index: Int, count: Int)
  /// More than one system says it.
  case several([String])

  /// More machines than any system starts.
  static let most = 10_000_000

  var description: String {
    switch self {
    case .notANumber(let system, let variable, let actual):
      "\(system)'s \(variable) is \(actual.map { "'\($0)'" } ?? "not set"), expected a number"
    case .uneven(let system, let index, let count):
      "\(system) says number \(index) of \(count) in steps that are not even; say --shard I/N"
    case .several(let names): "\(names.joined(separator: " and ")) both say which part this is; say --shard I/N"
    }
  }
}
