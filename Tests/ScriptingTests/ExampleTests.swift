// The scripts that are shipped: every one runs, expects something, and stands in docs/samples.md.
import Alternates
import BaseController
import Configuration
import DeviceCatalog
import Foundation
import MovieLock
import Pages
import Scripting
import SwivelUI
import Testing

@MainActor struct ExampleTests {
  nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  nonisolated static let names: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Examples").path)
        .filter { $0.hasSuffix(".swivel") }.sorted()
    } catch { return ["Examples cannot be read: \(error)"] }
  }()

  static let apps: [AppBundle] =
    [Alternates.app, Alternates.defaultAnswers, BaseController.app, Pages.app]
    + MovieLock.Variant.allCases.map { MovieLock.app($0) }

  @Test(arguments: names)
  func runs(name: String) throws {
    let script = try Script(file: Self.root.appending(path: "Examples/\(name)").path)
    let folder = ConfigurationFolder(path: Self.root.appending(path: "config").path)
    let profile = try #require(try folder.device(script.header.device))
    let era = try #require(Era(script.header.era))
    let apps = try script.header.apps.map { name in try #require(Self.apps.first { $0.name == name }) }
    var met = 0
    try ScriptRunner.run(script, profile: profile, era: era, apps: apps) { report in
      guard case .checked(let check) = report else { return }
      #expect(check.isMet, "\(name):\(check.line): \(check.subject): expected \(check.expected), got \(check.actual)")
      met += check.isMet ? 1 : 0
    }
    #expect(met > 0)
    let samples = try String(contentsOf: Self.root.appending(path: "docs/samples.md"), encoding: .utf8)
    #expect(samples.contains(name), "\(name) stands nowhere in docs/samples.md")
  }
}
