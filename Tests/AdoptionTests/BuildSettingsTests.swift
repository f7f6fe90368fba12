// What names in a setting's value stand for, by Xcode's "Build settings reference".
import Testing

@testable import Adoption

@Suite struct BuildSettingsTests {
  private struct Filled: CustomTestStringConvertible {
    var text: String
    var value: String
    var testDescription: String { text }
  }

  private static let filled = [
    Filled(text: "$(A) and ${B}", value: "1 and 1 2"), Filled(text: "$(NONE)", value: ""),
    Filled(text: "$(SELF)", value: "<>"), Filled(text: "$(X)", value: "xy"), Filled(text: "a$b", value: "a$b"),
    Filled(text: "$(NAME:c99extidentifier)/$(NAME:rfc1034identifier)", value: "My_App/My-App"),
  ]

  @Test(arguments: filled) private func whatNamesStandFor(row: Filled) {
    let settings = [
      "A": "1", "B": "$(A) 2", "SELF": "<$(SELF)>", "X": "x$(Y)", "Y": "y$(X)", "NAME": "My App",
    ]
    #expect(BuildSettings.filledIn(row.text, settings) == row.value)
  }

  /// Names that stand for each other many times end.
  @Test func namesThatGrow() {
    let settings = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("N\($0)", String(repeating: "$(N\($0 + 1))x", count: 30)) })
    #expect(BuildSettings.filledIn("$(N0)", settings).utf8.count <= 100_000)
  }
}
