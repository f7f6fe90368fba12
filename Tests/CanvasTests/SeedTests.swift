// Documents of our own on the canvas: expectations by arithmetic from the rules, and what bent documents do.
import Canvas
import DocumentSeeds
import InterfaceBuilder
import SwivelUI
import Testing

@MainActor @Suite struct SeedTests {
  private func document(_ name: String) throws -> InterfaceDocument {
    let seed = try #require(SeedDocuments.all.first { $0.name == name })
    return try InterfaceDocument(Array(seed.text.utf8), file: name)
  }

  @Test(arguments: SeedDocuments.all.map(\.name))
  func everySeedIsLaidOutAsDrawn(name: String) throws {
    let document = try document(name)
    #expect(document.diagnostics.filter { $0.severity != .note } == [])
    let check = CanvasCheck(CanvasDocument(document), intrinsic: .stored)
    #expect(check.mismatches.map(\.text) == [])
  }

  /// R14: `v4` is 40 points in compact height. A phone lying down has compact height; `v5` is in no environment.
  @Test func variationsFollowTheEnvironment() throws {
    let document = try document("variations.storyboard")
    func width(_ height: UIUserInterfaceSizeClass) throws -> CGFloat {
      let canvas = CanvasDocument(document)
      return try canvas.run {
        let builder = NibBuilder(
          document,
          settings: NibSettings(environment: NibSettings.Environment(width: .compact, height: height), canvas: .stored))
        let root = builder.makeRoot(try #require(document.element("r9")))
        root.layoutIfNeeded()
        return try #require(root.subviews.first).frame.width
      }
    }
    #expect(try width(.regular) == 100)
    #expect(try width(.compact) == 40)
  }

  @Test(
    arguments: [
      ("2", 2), ("0.25", 0.25), ("1:2", 0.5), ("3/4", 0.75), ("35%", 0.35), ("12.5%", 0.125), ("1:0", nil), ("a", nil),
      ("1:2:3", nil), ("", nil), ("%", nil), ("1:2%", nil), ("3%%", nil),
    ] as [(String, Double?)])
  func multipliersHaveFourSpellings(text: String, value: Double?) { #expect(NibBuilder.multiplier(text) == value) }

  /// The command `swivel-bench storyboard-fuzz` runs a million; these are its first.
  @Test func bentDocumentsAreRefusedOrLaidOut() {
    let tally = DocumentFuzz(seed: 1).run(0..<2_000)
    #expect(tally.total == 2_000)
    #expect(tally.laidOut > 200)
    #expect(tally.refused > 200)
  }

  /// Half of the mutations give an attribute another value: each odd word comes to stand between an attribute's quotes.
  @Test(arguments: ["NaN", "inf", "-1e308", "99999999", "1:0", "notAnAttribute", "-0"])
  func wordsBecomeValues(word: String) {
    let value = "=\"\(word)\""
    #expect(!SeedDocuments.all.contains { $0.text.contains(value) })
    let fuzz = DocumentFuzz(seed: 1)
    #expect((0..<400).contains { String(decoding: fuzz.mutation($0), as: UTF8.self).contains(value) })
  }

  @Test func constraintsToNothingAreReportedAndLeftOut() throws {
    let text = try #require(SeedDocuments.all.first { $0.name == "labels.storyboard" }).text
    let bent = text.replacingOccurrences(of: "secondItem=\"l1\"", with: "secondItem=\"gone\"")
    let document = try InterfaceDocument(Array(bent.utf8), file: "bent")
    let scene = try #require(CanvasDocument(document).layout(intrinsic: .stored).first)
    let errors = scene.builder.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 3)
    #expect(errors.allSatisfy { $0.message.contains("gone") && $0.line > 0 })
  }
}
