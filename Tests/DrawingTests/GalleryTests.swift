// The pictures of docs/gallery.md: each script is drawn as its picture was when somebody looked at it last. Run
// tools/generate-pictures to accept a new look, then look at each that is another.
import Configuration
import DeviceCatalog
import Drawing
import Emulator
import Foundation
import Gallery
import Scripting
import SwivelUI
import Testing

@MainActor struct GalleryTests {
  nonisolated static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs")

  nonisolated static let names: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: docs.appending(path: "gallery").path)
        .filter { $0.hasSuffix(".swivel") }.map { String($0.dropLast(7)) }.sorted()
    } catch { return ["docs/gallery cannot be read: \(error)"] }
  }()

  @Test(arguments: names) func isDrawnAsItWasLookedAt(name: String) throws {
    let script = try Script(file: Self.docs.appending(path: "gallery/\(name).swivel").path)
    let config = Self.docs.deletingLastPathComponent().appending(path: "config").path
    let profile = try #require(try ConfigurationFolder(path: config).device(script.header.device))
    let era = try #require(Era(script.header.era))
    var device: EmulatedDevice?
    var refused: [String] = []
    try ScriptRunner.run(
      script, profile: profile, era: era, apps: [Gallery.app],
      seen: { seen, outcome, input in
        device = seen
        if let input, outcome.ending != .settled { refused.append("input \(input.seq)") }
      }, report: { _ in })
    #expect(refused.isEmpty)
    let picture = try #require(device?.picture())
    let drawn = try picture.svg()
    let kept = try Data(contentsOf: Self.docs.appending(path: "images/gallery/\(name).svg"))
    #expect(String(decoding: kept, as: UTF8.self) == drawn, "tools/generate-pictures draws \(name) anew")
  }

  /// Every screen of the app has a picture, and every picture its place on the page.
  @Test func nothingIsLeftOut() throws {
    let page = try String(contentsOf: Self.docs.appending(path: "gallery.md"), encoding: .utf8)
    for name in Self.names { #expect(page.contains("images/gallery/\(name).svg"), "docs/gallery.md has no \(name)") }
    let scripts = try Self.names.map {
      try String(contentsOf: Self.docs.appending(path: "gallery/\($0).swivel"), encoding: .utf8)
    }
    for screen in Gallery.screens {
      #expect(scripts.contains { $0.contains("\"target\":\"\(screen)\"") }, "no picture of \(screen)")
    }
  }
}
