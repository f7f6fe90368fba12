// The floors as ARCHITECTURE.md gives them, and the targets as Package.swift declares them.
import Foundation

/// The table of floors.
struct FloorPlan: Equatable {
  /// The floor of each target.
  let floors: [String: Int]
  /// What the table itself has wrong.
  let problems: [String]

  /// Reads rows `| floor | target | sentence |`, several targets in one row as `` `A` · `B` ``.
  init(markdown: String) {
    var floors: [String: Int] = [:]
    var problems: [String] = []
    for line in markdown.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let floor = Int(cells[0]) else { continue }
      for part in cells[1].split(separator: "·") {
        let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        if floors.updateValue(floor, forKey: name) != nil { problems.append("\(name) stands in the table twice") }
      }
    }
    if floors.isEmpty { problems.append("no floor table found") }
    self.floors = floors
    self.problems = problems
  }
}

/// A target of the package.
struct PackageTarget: Equatable {
  var name: String
  var isTest: Bool
  /// Whether it is a program; tests depend on programs they run and do not import.
  var isProgram = false
  /// The number of the `// Floor` above it; nil under any other heading.
  var floor: Int?
  /// Names of targets of this package.
  var dependencies: [String]
  /// Names of products of other packages, as they are imported.
  var products: [String]
}

/// What Package.swift says, read as text: its declarations are literals.
struct PackageText {
  let targets: [PackageTarget]
  /// Names under which a target is imported that are not its own, such as UIKit for SwivelUI.
  let aliases: [String: String]

  init(_ text: String) {
    var products: [String: String] = [:]
    for match in text.matches(of: /let (\w+): Target\.Dependency = \.product\(name: "(\w+)"/) {
      products[String(match.1)] = String(match.2)
    }
    let declaration =
      /\.(target|executableTarget|testTarget|systemLibrary)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    let headings = text.matches(of: /\n +\/\/ (?:Floor (\d+)|\w+)\n/).map {
      ($0.range.lowerBound, $0.1.flatMap { Int($0) })
    }
    targets = text.matches(of: declaration).map { match in
      let items = (match.3 ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      return PackageTarget(
        name: String(match.2), isTest: match.1 == "testTarget", isProgram: match.1 == "executableTarget",
        floor: headings.last { $0.0 < match.range.lowerBound }?.1,
        dependencies: items.filter { $0.hasPrefix("\"") }.map { $0.trimmingCharacters(in: ["\""]) },
        products: items.compactMap { products[$0] })
    }
    var aliases: [String: String] = [:]
    for match in text.matches(of: /"-module-alias", "(\w+)=(\w+)"/) { aliases[String(match.1)] = String(match.2) }
    self.aliases = aliases
  }
}
