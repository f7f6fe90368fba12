// The rules on the whole repository: no exemptions.
import Foundation
import Testing

@Suite struct TidyTests {
  private let repository: Repository
  private let plan: FloorPlan

  init() throws {
    repository = try Repository()
    plan = FloorPlan(markdown: repository.architecture)
  }

  @Test func theFloorTableIsWhole() throws {
    #expect(plan.problems == [])
    let found = Rules.package(repository.package, floors: plan.floors, sources: try repository.sourceTargets())
    #expect(found == [])
  }

  @Test func noImportClimbs() {
    let found = repository.files.flatMap { Rules.imports($0, floors: plan.floors, package: repository.package) }
    #expect(found == [])
  }

  @Test func filesAndFunctionsFitAScreen() {
    #expect(repository.files.flatMap(Rules.sizes) == [])
  }

  @Test func noErrorIsDroppedNothingSleepsAndTheCoreKnowsNoTime() {
    #expect(repository.files.flatMap { Rules.words($0, floor: plan.floors[$0.target]) } == [])
  }

  @Test func everythingPublicIsDocumented() {
    #expect(repository.files.flatMap(Rules.documentation) == [])
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
