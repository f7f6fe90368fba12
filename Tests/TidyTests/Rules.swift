// The rules of the house, each a function from text to findings, so that each can be seen to fail on planted text.

/// One thing that is against a rule.
struct Finding: Equatable, CustomStringConvertible {
  var file: String
  /// From 1; 0 when the whole file is meant.
  var line: Int
  var what: String

  var description: String { "\(file)\(line > 0 ? ":\(line)" : ""): \(what)" }
}

/// One Swift file of the repository.
struct SourceFile {
  /// From the repository's root, such as `Sources/Bus/Responder.swift`.
  var path: String
  var text: SwiftText

  init(path: String, _ text: String) {
    self.path = path
    self.text = SwiftText(text)
  }

  /// The target the file belongs to, by its folder.
  var target: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts[1] == "Apps" ? parts[2] : parts[1]
  }

  var isTest: Bool { path.hasPrefix("Tests/") }

  /// The modules it imports, with the line of each.
  var imports: [(line: Int, module: String)] {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return text.code.enumerated().compactMap { index, line in
      let words = line.split(separator: " ").map(String.init)
      guard let position = words.firstIndex(of: "import"),
        words[..<position].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "private"].contains($0) })
      else { return nil }
      let named = words[(position + 1)...].first { !kinds.contains($0) }
      return named.map { (index + 1, String($0.prefix { $0 != "." })) }
    }
  }
}

enum Rules {
  static let longestFile = 400
  static let longestFunction = 70
  /// The floors below which nothing may know the time or throw dice.
  static let deterministicFloors = 0...4

  /// Clocks, dice, and what is seeded in each process anew. A date is a value like others; asking for the present is not. On
  /// Linux CFAbsoluteTimeGetCurrent is Swivel's own, and tells the app's time.
  static let clocksAndDice = [
    "Date()", "Date.now", "Date.init", "timeIntervalSinceNow", "ContinuousClock", "SuspendingClock", "clock_gettime",
    "gettimeofday", "mach_absolute_time", "DispatchTime",
    "DispatchWallTime", "systemUptime", "time(nil)", "random", "randomElement", "shuffle",
    "shuffled", "SystemRandomNumberGenerator", "UUID()", "arc4random", "rand()", "drand48", "getrandom", "Hasher",
    "hashValue",
  ]

  static let sleeping = ["sleep", "usleep", "nanosleep", "sleepForTimeInterval"]

  /// What leaves half a file where the disk is full, and what to say instead stands in `FileWriting`.
  static let halfFiles = ["write(to: URL", "utf8).write(to", "write(toFile", "createFile(atPath"]
  /// Who starts what is measured or compared, or misbehaves. Foundation's class for others waits for ever where there are no threads, and
  /// traps where there are no descriptors: `ProgramStart`.
  static let startsOthers = ["Benches", "LayoutProblems", "swivel-fault-host"]
  /// Who writes streams, or files only they will read.
  static let keepsOwnFiles = ["Benches", "Fuzzing", "swivel-fuzz"]
  static let streams: Set = ["Sources/SwivelHost/ExplorationOutput.swift", "Sources/SwivelHost/WorkerProcess.swift"]

  /// Modules of the system, below every floor.
  static let system: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Dispatch",
    "Observation", "Synchronization", "Testing", "XCTest",
  ]

  static func sizes(_ file: SourceFile) -> [Finding] {
    var count = file.text.lines.count
    if file.text.lines.last == "" { count -= 1 }
    var found: [Finding] = []
    if count > longestFile {
      found.append(Finding(file: file.path, line: 0, what: "\(count) lines, at most \(longestFile)"))
    }
    for function in file.text.functions where function.length > longestFunction {
      found.append(
        Finding(file: file.path, line: function.line, what: "\(function.length) lines, at most \(longestFunction)"))
    }
    return found
  }

  static func words(_ file: SourceFile, floor: Int?) -> [Finding] {
    var forbidden = ["try?"]
    // Foundation's folder of a path ends the process at a path of one letter: `folderOfPath`.
    forbidden += file.isTest ? sleeping : ["NSString).deletingLastPathComponent"]
    if !file.isTest, !startsOthers.contains(file.target) { forbidden.append("= Process()") }
    if !file.isTest, !keepsOwnFiles.contains(file.target), !streams.contains(file.path) { forbidden += halfFiles }
    if !file.isTest, let floor, deterministicFloors.contains(floor) { forbidden += clocksAndDice }
    return file.text.lines(mentioning: forbidden).map {
      Finding(file: file.path, line: $0.line, what: "'\($0.word)'")
    }
  }

  static func documentation(_ file: SourceFile) -> [Finding] {
    // Sample apps are written as users write theirs.
    guard !file.isTest, !file.path.hasPrefix("Sources/Apps/") else { return [] }
    return file.text.undocumentedPublicLines.map {
      Finding(file: file.path, line: $0, what: "public without a doc comment: \(file.text.lines[$0 - 1])")
    }
  }

  /// Imports that climb, that nobody declared, or that lead to a module nobody knows.
  static func imports(_ file: SourceFile, floors: [String: Int], package: PackageText) -> [Finding] {
    guard let target = package.targets.first(where: { $0.name == file.target }) else {
      return [Finding(file: file.path, line: 0, what: "Package.swift declares no target \(file.target)")]
    }
    return file.imports.compactMap { line, name in
      let module = package.aliases[name] ?? name
      let what: String?
      if system.contains(module) || target.products.contains(module) {
        what = nil
      } else if !target.dependencies.contains(module) {
        what = "imports \(module), which Package.swift does not give to \(target.name)"
      } else if !file.isTest {
        what = climb(from: target.name, to: module, floors)
      } else {
        what = nil
      }
      return what.map { Finding(file: file.path, line: line, what: $0) }
    }
  }

  /// Modules that one target alone may import, of the network's with its tests: what they hold is its to hand on.
  static let keepers = [
    "CZeroMQ": ["ZeroMQ"], "ZeroMQ": ["Bus"], "FoundationNetworking": ["SwivelFrameworks", "SwivelFrameworksTests"],
    "FoundationXML": ["DataModels"],
  ]

  static func kept(_ file: SourceFile) -> [Finding] {
    file.imports.compactMap { line, module in
      guard let keepers = keepers[module], let keeper = keepers.first, !keepers.contains(file.target) else {
        return nil
      }
      return Finding(file: file.path, line: line, what: "imports \(module), which \(keeper) alone may")
    }
  }

  /// Dependencies that climb, and targets that stand on no floor.
  static func package(_ package: PackageText, floors: [String: Int], sources: Set<String>) -> [Finding] {
    let path = "Package.swift"
    var found: [Finding] = []
    for target in package.targets where sources.contains(target.name) {
      guard floors[target.name] != nil else {
        found.append(Finding(file: path, line: 0, what: "\(target.name) stands on no floor"))
        continue
      }
      for dependency in target.dependencies {
        if let what = climb(from: target.name, to: dependency, floors) {
          found.append(Finding(file: path, line: 0, what: what))
        }
      }
    }
    for name in floors.keys.sorted() where !sources.contains(name) {
      found.append(Finding(file: "ARCHITECTURE.md", line: 0, what: "there is no target \(name)"))
    }
    return found
  }

  /// Targets that stand under another floor's heading than the table's.
  static func headings(_ package: PackageText, floors: [String: Int], sources: Set<String>) -> [Finding] {
    package.targets.filter { sources.contains($0.name) }.compactMap { target in
      guard let floor = floors[target.name], floor != target.floor else { return nil }
      let under = target.floor.map { "// Floor \($0)" } ?? "no floor"
      return Finding(
        file: "Package.swift", line: 0, what: "\(target.name) of floor \(floor) stands under \(under)")
    }
  }

  /// Dependencies nobody imports. Programs a test runs are no modules of it; C targets have no imports to be read.
  static func unused(_ package: PackageText, files: [SourceFile]) -> [Finding] {
    var imported: [String: Set<String>] = [:]
    for file in files {
      imported[file.target, default: []].formUnion(file.imports.map { package.aliases[$0.module] ?? $0.module })
    }
    let programs = Set(package.targets.filter(\.isProgram).map(\.name))
    return package.targets.flatMap { target in
      let own = imported[target.name] ?? []
      return (target.dependencies + target.products).filter { dependency in
        !own.contains(dependency) && !own.contains(dependency.replacing("-", with: "_"))
          && !(target.isTest && programs.contains(dependency))
      }.map { Finding(file: "Package.swift", line: 0, what: "\(target.name) imports \($0) nowhere") }
    }
  }

  /// The files and folders a document names in back quotes; what has no slash is one only with a file's ending.
  static func paths(in markdown: String) -> [(line: Int, path: String)] {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      line.matches(of: /`([A-Za-z0-9_+.\/-]+)`/).map { (index + 1, String($0.1)) }.filter { _, path in
        path.contains("/") || [".swift", ".md"].contains { path.hasSuffix($0) && path != $0 }
      }
    }
  }

  private static func climb(from target: String, to dependency: String, _ floors: [String: Int]) -> String? {
    guard let from = floors[target] else { return "\(target) stands on no floor" }
    guard let to = floors[dependency] else { return "\(dependency), used by \(target), stands on no floor" }
    return to < from ? nil : "\(target) on floor \(from) uses \(dependency) on floor \(to)"
  }
}
