// Measures, names and lines as values say them of themselves, by Foundation's documentation and Unicode's tables for American English.
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct FormattedValueTests {
  /// A mile is 1,609.344 m, a foot 0.3048 m, a pound 0.45359237 kg. The unit is the largest of which there is one at least; numbers below
  /// ten have two figures.
  @Test(arguments: [(3000, "1.9 mi"), (1609.344, "1 mi"), (100, "328 ft"), (2.25, "7.4 ft"), (0.1, "3.9 in")])
  func lengths(metres: Double, text: String) {
    let american = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"))
    #expect(Measurement(value: metres, unit: UnitLength.meters).formatted(american) == text)
  }

  @Test func widths() {
    let locale = Locale(identifier: "en_US")
    let way = Measurement(value: 2.25, unit: UnitLength.meters)
    #expect(way.formatted(.measurement(width: .wide).locale(locale)) == "7.4 feet")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale)) == "2.25 meters")
    #expect(
      Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide).locale(locale)) == "1 mile")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(heat.formatted(.measurement(width: .abbreviated, usage: .weather).locale(locale)) == "68°F")
    #expect(heat.formatted(.measurement(width: .narrow).locale(Locale(identifier: "de_DE"))) == "20°")
    let mass = Measurement(value: 80, unit: UnitMass.kilograms)
    #expect(mass.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(locale)) == "176 lb")
    let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(3))
    #expect(
      way.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number).locale(locale))
        == "2.250 m")
  }

  @Test(
    arguments: [
      (.short, "Ada"), (.medium, "Ada Lovelace"), (.long, "Lady Ada King Lovelace"), (.abbreviated, "AL"),
    ] as [(PersonNameComponents.FormatStyle.Style, String)])
  func names(style: PersonNameComponents.FormatStyle.Style, text: String) {
    var ada = PersonNameComponents()
    (ada.namePrefix, ada.givenName, ada.middleName, ada.familyName) = ("Lady", "Ada", "King", "Lovelace")
    #expect(ada.formatted(.name(style: style)) == text)
    #expect(ada.formatted() == "Ada Lovelace")
  }

  /// "Lines" end with what Unicode calls a new line; empty ones are left out.
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\ntwo\n", ["one", "two"]), ("one\r\ntwo", ["one", "two"]),
    ("one\n\n\ntwo", ["one", "two"]), ("one\u{2028}two\u{85}three", ["one", "two", "three"]), (" \n", [" "]),
  ])
  func lines(text: String, expected: [String]) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) } }
    var lines: [String] = []
    for try await line in try FileHandle(forReadingFrom: file).bytes.lines { lines.append(line) }
    #expect(lines == expected)
  }

  private protocol Told: NSObjectProtocol {}
  private final class Teller: NSObject, Told {}

  /// NSObjectProtocol: an object known by a protocol is asked for its class, and for the methods it has.
  @Test func objectsKnownByAProtocol() {
    let told: any Told = Teller()
    #expect(told.isKind(of: Teller.self) && told.isKind(of: NSObject.self) && !told.isKind(of: Bundle.self))
    #expect(told.isMember(of: Teller.self) && !told.isMember(of: NSObject.self))
    #expect(!told.responds(to: Selector("nothingOfTheKind")))
    #expect(Teller.automaticallyNotifiesObservers(forKey: "a"))
  }

  /// Ranges count UTF-16, of which the pictograph has two.
  @Test func wordsOfFoundationsStrings() {
    var found: [String] = []
    let text = "a 🙂 can't 3.14" as NSString
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, range, _, stop in
      found.append("\(word ?? "")@\(range.location),\(range.length)")
      if word == "can't" { stop.pointee = true }
    }
    #expect(found == ["a@0,1", "can't@5,5"])
  }
}
