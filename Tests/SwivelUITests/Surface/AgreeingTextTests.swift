// The app's texts with attributes (AttributedString(localized:)): Markdown, and nouns that agree with their number.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct AgreeingTextTests {
  /// "Automatic grammar agreement" (WWDC 2021, session 10220): `^[…](inflect: true)` by the rules of English spelling.
  @Test(arguments: [
    (1, "recipe", "1 recipe"), (0, "recipe", "0 recipes"), (3, "recipe", "3 recipes"), (2, "dish", "2 dishes"),
    (2, "box", "2 boxes"), (2, "berry", "2 berries"), (2, "day", "2 days"), (2, "person", "2 people"),
    (12, "Leaf", "12 Leaves"), (3, "items", "3 items"), (2, "class", "2 classes"), (2, "café", "2 cafés"),
  ])
  func aNounAgreesWithItsNumber(count: Int, noun: String, expected: String) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let text = AttributedString(localized: "^[\(count) \(noun)](inflect: true) found")
      #expect(String(text.characters) == "\(expected) found")
    }
  }

  /// "AttributedString(localized:)": the text is read as Markdown.
  @Test func marksBecomeAttributes() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let text = AttributedString(localized: "A **bold** word")
      #expect(String(text.characters) == "A bold word")
      #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }
  }
}
