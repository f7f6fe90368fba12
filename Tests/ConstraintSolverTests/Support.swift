// What the solver's tests share: where the corpus is, and a short way to write systems down.

import ConstraintSolver
import Foundation
import LayoutProblems

/// Folder of problems, expectations and the oracle; nil when it is not there.
let corpus: String? = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"].flatMap { path in
  FileManager.default.fileExists(atPath: path + "/solver/problems") ? path : nil
}

/// A solver whose variables have names.
struct Sketch {
  var solver: LayoutSolver
  private(set) var names: [String] = []
  private(set) var variables: [Variable] = []

  init(_ names: String..., cache: ProgramCache = ProgramCache()) throws {
    solver = LayoutSolver(cache: cache)
    for name in names { try add(name) }
  }

  mutating func add(_ name: String) throws {
    names.append(name)
    variables.append(try solver.makeVariable())
  }

  func v(_ name: String) -> Variable { variables[names.firstIndex(of: name)!] }

  /// `sum + constant relation 0` at a priority.
  @discardableResult
  mutating func say(
    _ terms: KeyValuePairs<String, Double>, _ relation: Relation, _ constant: Double, at priority: Float = 1000,
    _ parameters: [(parameter: Parameter, coefficient: Double)] = []
  ) throws -> ConstraintID {
    let sum = LinearExpression(
      terms.map { (v($0.key), $0.value) }, parameters: parameters, constant: -constant)
    return try solver.activate(Constraint(sum, relation, priority: Priority(priority)))
  }

  /// Variables that have nothing to do with the rest, each with its value.
  mutating func addOthers(_ count: Int) throws {
    for other in 0..<count {
      try add("other\(other)")
      try say(["other\(other)": 1], .equal, Double(other))
    }
  }

  subscript(_ name: String) -> Double { solver.value(of: v(name)) }
}

/// Rounds away what is below the solver's own tolerance.
func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }

/// `count` problems of `gen.py` at a size, made in a temporary folder by Python; empty when it is not there.
func generatedProblems(_ size: Int) throws -> [AlpProblem] {
  guard let corpus else { return [] }
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "alp-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") } }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["python3", corpus + "/solver/gen.py", folder.path, "\(size)"]
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return try ["siblings", "chain", "nested", "form", "rows"].map {
    try AlpProblem(path: folder.appending(path: "\($0)-\(size).alp").path)
  }
}
