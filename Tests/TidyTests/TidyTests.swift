// The rules on the whole repository: no exemptions.
import Foundation
import Testing

@Suite struct TidyTests {
  private let repository: Repository
  private let plan: FloorPlan

  init() throws {
    repository = try Repository.read()
    plan = FloorPlan(markdown: repository.architecture)
  }

  @Test func theFloorTableIsWhole() throws {
    #expect(plan.problems == [])
    let found = Rules.package(repository.package, floors: plan.floors, sources: try repository.sourceTargets())
    #expect(found == [])
  }

  /// What Package.swift says of floors and dependencies is what the table and the imports say.
  @Test func thePackageSaysWhatTheTableAndTheImportsSay() throws {
    #expect(
      Rules.headings(repository.package, floors: plan.floors, sources: try repository.sourceTargets()) == [])
    #expect(Rules.unused(repository.package, files: repository.files) == [])
  }

  @Test func noImportClimbs() {
    let found = repository.files.flatMap { Rules.imports($0, floors: plan.floors, package: repository.package) }
    #expect(found == [])
  }

  @Test func whatOneTargetKeepsNoOtherImports() {
    #expect(repository.files.flatMap(Rules.kept) == [])
  }

  @Test func filesAndFunctionsFitAScreen() throws {
    let manifest = try String(contentsOf: repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let files = repository.files + [SourceFile(path: "Package.swift", manifest)]
    #expect(files.flatMap(Rules.sizes) == [])
  }

  @Test func noErrorIsDroppedNothingSleepsAndTheCoreKnowsNoTime() {
    #expect(repository.files.flatMap { Rules.words($0, floor: plan.floors[$0.target]) } == [])
  }

  @Test func everythingPublicIsDocumented() {
    #expect(repository.files.flatMap(Rules.documentation) == [])
  }

  /// The kinds of changes there are, and where CONTRIBUTING.md says they are made.
  @Test func contributingNamesFilesThatExist() throws {
    let text = try String(contentsOf: repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    for kind in [
      "a device", "a trace format", "a reason", "a finding", "a verb", "a view class", "a rule of a new version",
      "a format",
      "a panel", "an expectation",
    ] {
      let row = text.split(separator: "\n").first { $0.hasPrefix("| \(kind) |") }
      #expect(row.map { !Rules.paths(in: String($0)).isEmpty } == true, "\(kind)")
    }
    let missing = Rules.paths(in: text).filter {
      !FileManager.default.fileExists(atPath: repository.root.appending(path: $0.path).path)
    }
    #expect(missing.map { "CONTRIBUTING.md:\($0.line): there is no \($0.path)" } == [])
  }

  /// A compiler that is told where nothing goes leaves its products in the folder it was called from.
  @Test func nothingBuiltLiesAtTheTop() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: repository.root.path)
    let built = ["o", "a", "so", "swiftmodule", "swiftdoc", "swiftsourceinfo"]
    #expect(names.filter { built.contains(URL(fileURLWithPath: $0).pathExtension) } == [])
  }

  /// The generated code is the schema's: its header holds the SHA-256 of the schema it was made from.
  @Test func generatedCodeIsOfThisSchema() throws {
    let wire = repository.root.appending(path: "Sources/Wire")
    let generated = try String(contentsOf: wire.appending(path: "Generated/swivel.pb.swift"), encoding: .utf8)
    let header = try #require(generated.split(separator: "\n").first)
    #expect(header == "// Schema SHA-256: \(try sha256sum(wire.appending(path: "Schema/swivel.proto")))")
  }

  /// By coreutils, an implementation that is not ours.
  private func sha256sum(_ file: URL) throws -> Substring {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try #require(output.split(separator: " ").first)
  }
}
