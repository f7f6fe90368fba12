// Each rule meets text that breaks it, and text that only looks as if it did.
import Testing

@Suite struct PlantedTests {
  private let floors = ["Low": 0, "Side": 1, "Middle": 1, "High": 2]
  private let package = PackageText(
    """
    let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")
    let settings = ["-module-alias", "Kit=Low"]
    targets: [
      .target(name: "Low", swiftSettings: settings),
      .target(name: "Side"),
      .target(
        name: "Middle", dependencies: ["Low", "Side", yaml],
        swiftSettings: settings),
      .target(name: "High", dependencies: ["Middle", "Low"]),
      .testTarget(name: "HighTests", dependencies: ["High"]),
    ]
    """)

  private func imports(_ path: String, _ text: String) -> [String] {
    Rules.imports(SourceFile(path: path, text), floors: floors, package: package).map(\.what)
  }

  @Test func theTableIsRead() {
    let plan = FloorPlan(
      markdown: """
        | floor | target | sentence |
        |---|---|---|
        | 0 | `Low` | The first. |
        | 1 | `Side` · `Middle` | Two of them. |
        | a | b |
        """)
    #expect(plan.floors == ["Low": 0, "Side": 1, "Middle": 1])
    #expect(plan.problems == [])
    #expect(FloorPlan(markdown: "| 0 | `A` | x |\n| 1 | `A` | y |").problems == ["A stands in the table twice"])
    #expect(FloorPlan(markdown: "nothing").problems == ["no floor table found"])
  }

  @Test func dependenciesThatClimbAreFound() {
    let found = Rules.package(package, floors: floors, sources: ["Low", "Side", "Middle", "High"]).map(\.what)
    #expect(found == ["Middle on floor 1 uses Side on floor 1"])
    let roofless = Rules.package(package, floors: ["Low": 0], sources: ["Low", "Side"]).map(\.what)
    #expect(roofless == ["Side stands on no floor"])
    let empty = Rules.package(package, floors: ["Low": 0, "Gone": 3], sources: ["Low"]).map(\.what)
    #expect(empty == ["there is no target Gone"])
  }

  @Test func headingsAndDependenciesThatSayOtherwiseAreFound() {
    let package = PackageText(
      """
      let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")
      targets: [
        // Floor 0
        .target(name: "Low"),
        .target(name: "Side", dependencies: ["Low", yaml]),
        // Floor 1
        .executableTarget(
          name: "the-tool", dependencies: ["Low"]),
        // Tests
        .testTarget(name: "ToolTests", dependencies: ["Low", "Side", "the-tool"]),
      ]
      """)
    let found = Rules.headings(
      package, floors: ["Low": 0, "Side": 1, "the-tool": 1], sources: ["Low", "Side", "the-tool"])
    #expect(found.map(\.what) == ["Side of floor 1 stands under // Floor 0"])
    let files = [
      SourceFile(path: "Sources/Side/A.swift", "import Low"),
      SourceFile(path: "Sources/the-tool/main.swift", "let text = \"import Low\""),
      SourceFile(path: "Tests/ToolTests/A.swift", "@testable import Side"),
    ]
    #expect(
      Rules.unused(package, files: files).map(\.what)
        == ["Side imports Yams nowhere", "the-tool imports Low nowhere", "ToolTests imports Low nowhere"])
  }

  @Test func pathsAreToldFromOtherWords() {
    let found = Rules.paths(
      in: "`Sources/A.swift`: a `case`\n`Package.swift`, `Era.newest`, `tools/test` and Sources/B\n")
    #expect(found.map(\.line) == [1, 2, 2])
    #expect(found.map(\.path) == ["Sources/A.swift", "Package.swift", "tools/test"])
  }

  @Test func importsThatClimbAreFound() {
    #expect(
      imports("Sources/High/A.swift", "import Foundation\nimport Middle\n@preconcurrency import struct Low.X\n") == [])
    #expect(imports("Sources/Middle/A.swift", "import Side") == ["Middle on floor 1 uses Side on floor 1"])
    #expect(imports("Sources/Middle/A.swift", "import Yams\nimport Kit // and Low by its own name\n") == [])
    #expect(
      imports("Sources/Low/A.swift", "import High")
        == ["imports High, which Package.swift does not give to Low"])
    #expect(
      imports("Sources/High/A.swift", "@_exported import Yams")
        == ["imports Yams, which Package.swift does not give to High"])
    #expect(imports("Sources/High/A.swift", "// import Side\nlet text = \"import Side\"") == [])
    #expect(imports("Tests/HighTests/A.swift", "@testable import High\nimport Testing") == [])
    #expect(imports("Sources/Apps/Unknown/A.swift", "") == ["Package.swift declares no target Unknown"])
  }

  @Test(arguments: [
    ("Sources/Bus/A.swift", "import ZeroMQ", []), ("Sources/ZeroMQ/A.swift", "import CZeroMQ", []),
    ("Sources/swivel/A.swift", "import Bus\nimport ZeroMQ", ["imports ZeroMQ, which Bus alone may"]),
    ("Tests/BusTests/A.swift", "import ZeroMQ", ["imports ZeroMQ, which Bus alone may"]),
    ("Sources/Bus/A.swift", "import CZeroMQ", ["imports CZeroMQ, which ZeroMQ alone may"]),
    ("Sources/swivel/A.swift", "// import ZeroMQ", []),
    ("Sources/SwivelFrameworks/A.swift", "import FoundationNetworking", []),
    ("Sources/DataModels/A.swift", "import FoundationXML", []),
    ("Sources/Adoption/A.swift", "import FoundationXML", ["imports FoundationXML, which DataModels alone may"]),
    (
      "Sources/SwivelUI/A.swift", "import FoundationNetworking",
      ["imports FoundationNetworking, which SwivelFrameworks alone may"]
    ),
  ])
  func importsOfWhatAnotherKeepsAreFound(path: String, text: String, findings: [String]) {
    #expect(Rules.kept(SourceFile(path: path, text)).map(\.what) == findings)
  }

  @Test(arguments: [(400, 0), (401, 1)])
  func longFilesAreFound(lines: Int, findings: Int) {
    let text = String(repeating: "let x = 1\n", count: lines)
    #expect(Rules.sizes(SourceFile(path: "Sources/Low/A.swift", text)).count == findings)
  }

  /// A body of n lines makes a function of n + 2.
  @Test(arguments: [
    "func long() {", "private static func long(\n  a: Int = { 1 }(), b: [Int]\n) throws -> Int where A: B {",
    "public init() {", "deinit {", "override open var long: Int {", "subscript(index: Int) -> Int {",
    "nonisolated(unsafe) @discardableResult func long() {",
  ])
  func longFunctionsAreFound(opening: String) {
    let signature = opening.split(separator: "\n").count
    func source(_ body: Int) -> SourceFile {
      let lines = String(repeating: "    if \"}\" == \"\\(\"{\")\" { go() } // }\n", count: body)
      return SourceFile(
        path: "Sources/Low/A.swift", "protocol P {\n  func none()\n}\nstruct S {\n  \(opening)\n\(lines)  }\n}\n")
    }
    #expect(Rules.sizes(source(69 - signature)) == [])
    #expect(Rules.sizes(source(70 - signature)).map(\.line) == [5])
  }

  @Test(arguments: [
    ("Sources/High/A.swift", "let a = try? b()", ["'try?'"]),
    ("Tests/HighTests/A.swift", "let a = try? b()", ["'try?'"]),
    ("Sources/High/A.swift", "let a = \"try?\" // try?", []),
    ("Sources/High/A.swift", "let a = \"\"\"\n try? Date() \"{\" \n\"\"\"; try b()", []),
    ("Tests/HighTests/A.swift", "try await Task.sleep(for: .seconds(1))", ["'sleep'"]),
    ("Tests/HighTests/A.swift", "usleep(1)", ["'usleep'"]),
    (
      "Sources/High/A.swift", "let a = (b as NSString).deletingLastPathComponent",
      ["'NSString).deletingLastPathComponent'"]
    ),
    ("Sources/High/A.swift", "let a = URL(fileURLWithPath: b).deletingLastPathComponent()", []),
    ("Tests/HighTests/A.swift", "let sleepless = asleep", []),
    ("Sources/Low/A.swift", "let now = Date()", ["'Date()'"]),
    ("Sources/Low/A.swift", "let now = Date.now", ["'Date.now'"]),
    ("Sources/Low/A.swift", "let later = date.timeIntervalSinceNow", ["'timeIntervalSinceNow'"]),
    ("Sources/Low/A.swift", "var date: Date?", []),
    ("Sources/Low/A.swift", "let now = ContinuousClock.now", ["'ContinuousClock'"]),
    ("Sources/Low/A.swift", "clock_gettime(CLOCK_REALTIME, &time)", ["'clock_gettime'"]),
    ("Sources/Low/A.swift", "let dice = Int.random(in: 1...6)", ["'random'"]),
    ("Sources/Low/A.swift", "let id = UUID().uuidString", ["'UUID()'"]),
    ("Sources/Low/A.swift", "let update = isUpToDate(Dated())", []),
    ("Sources/High/A.swift", "try Data(a).write(to: URL(fileURLWithPath: b))", ["'write(to: URL'"]),
    ("Sources/High/A.swift", "try Data(a.utf8).write(to: b)", ["'utf8).write(to'"]),
    ("Sources/High/A.swift", "try a.write(toFile: b, atomically: true)", ["'write(toFile'"]),
    ("Sources/High/A.swift", "FileManager.default.createFile(atPath: a, contents: b)", ["'createFile(atPath'"]),
    ("Sources/High/A.swift", "message.write(to: &writer)", []),
    ("Sources/High/A.swift", "let process = Process()", ["'= Process()'"]),
    ("Sources/High/A.swift", "let effect = photoEffectProcess()", []), ("Sources/Benches/A.swift", "a = Process()", []),
    ("Sources/Benches/A.swift", "a.createFile(atPath: b)", []),
    ("Tests/HighTests/A.swift", "try Data(a.utf8).write(to: b)", []),
    ("Sources/High/A.swift", "let now = Date()", []), ("Tests/LowTests/A.swift", "let now = Date()", []),
  ])
  func forbiddenWordsAreFound(path: String, text: String, findings: [String]) {
    let file = SourceFile(path: path, text)
    let floor = file.target == "High" ? 5 : 0
    #expect(Rules.words(file, floor: floor).map(\.what) == findings)
  }

  @Test(arguments: [
    ("public var a: Int", [1]), ("/// What it is.\npublic var a: Int", []),
    ("/// What it is.\n@MainActor\n@discardableResult\npublic func a()", []),
    ("@MainActor public final class A {}", [1]),
    ("// No doc.\nopen class A {", [2]), ("public override init() {\n}\npublic init() {\n}", [3]),
    ("var a: Int\nprivate func b()\ninternal let c = \"public var\"", []),
    ("/// It.\n@MainActor public protocol P {\n  func a()\n}", [3]),
    ("/// It.\npublic protocol P {\n  func a()\n  /// It.\n  func b()\n}\nfunc c()", [3]),
    ("public extension A {}\nextension B {\n  public static func + (a: B, b: B) -> B { a }\n}", [3]),
    ("extension B: Comparable {\n  public static func < (a: B, b: B) -> Bool { true }\n}", []),
    ("public init(a: Int) { self.a = a }\npublic init(\n  a: Int, b: Int = 0\n) {\n  self.a = a\n  self.b = b\n}", []),
    (
      "public init(a: Int) { self.b = a }\npublic init() {}\npublic init(a: Int) {\n  self.a = a\n  go()\n}", [1, 2, 3]
    ),
    ("/// It.\npublic enum E {\n  /// Both.\n  case a\n  case b\n\n  case c\n}", [7]),
    (
      "/// It.\npublic enum E: Int {\n  case a\n  /// It.\n  case b\n  var c: Int {\n    switch self {\n    case .a: 1\n    }\n  }\n}",
      [3]
    ),
  ])
  func publicNamesWithoutAWordAreFound(text: String, lines: [Int]) {
    #expect(Rules.documentation(SourceFile(path: "Sources/Low/A.swift", text)).map(\.line) == lines)
    #expect(Rules.documentation(SourceFile(path: "Sources/Apps/One/A.swift", text)) == [])
    #expect(Rules.documentation(SourceFile(path: "Tests/LowTests/A.swift", text)) == [])
  }
}
