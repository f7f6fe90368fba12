// What Foundation and Core Foundation have on Apple's systems and not on Linux, by their documentation: folders, bookmarks, words,
// kinds of values, exceptions, and sections by first letters.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct FoundationNameTests {
  /// "The working directory": each is the folder `FileManager` names for the user.
  @Test(arguments: [
    (URL.documentsDirectory, FileManager.SearchPathDirectory.documentDirectory),
    (URL.cachesDirectory, .cachesDirectory),
    (URL.applicationSupportDirectory, .applicationSupportDirectory), (URL.downloadsDirectory, .downloadsDirectory),
  ])
  func folders(url: URL, which: FileManager.SearchPathDirectory) {
    #expect(url == FileManager.default.urls(for: which, in: .userDomainMask).first)
    #expect(URL.libraryDirectory == URL.homeDirectory.appendingPathComponent("Library", isDirectory: true))
    // Foundation's own, of which there must be no second.
    #expect(URL.temporaryDirectory.path == FileManager.default.temporaryDirectory.path)
  }

  /// A bookmark finds the file it was made of; where that is gone, and of what is no bookmark, it throws.
  @Test func bookmarks() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
    #expect(throws: CocoaError.self) { _ = try file.bookmarkData() }
    try Data("a".utf8).write(to: file)
    let mark = try file.bookmarkData(options: .minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: mark, bookmarkDataIsStale: &isStale)
    #expect(found.standardizedFileURL == file.standardizedFileURL && !isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { _ = try URL(resolvingBookmarkData: mark, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { _ = try URL(resolvingBookmarkData: Data(), bookmarkDataIsStale: &isStale) }
  }

  /// Rules WB6, WB7, WB11 and WB12 of Unicode Standard Annex 29: marks join letters with letters and figures with figures.
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("One, two!", ["One", "two"]), ("can't stop", ["can't", "stop"]),
    ("3.14 and 1,000", ["3.14", "and", "1,000"]), ("the end.", ["the", "end"]), ("a-b", ["a", "b"]),
    ("'quoted'", ["quoted"]), ("snake_case", ["snake_case"]), ("Ärger über Öl", ["Ärger", "über", "Öl"]),
  ])
  func words(text: String, expected: [String]) {
    var words: [String] = []
    var parts: [String] = []
    text[...].enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in parts.append(word!) }
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in words.append(word!) }
    #expect(parts == words)
    #expect(words == expected)
    var reversed: [String?] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords, .reverse]) { word, range, _, _ in
      reversed.append(word.map { $0 == text[range] ? $0 : "" })
    }
    #expect(reversed == expected.reversed())
  }

  /// Enumerating stops where it is told to; sentences keep the blanks behind them; lines are Foundation's still.
  @Test func parts() {
    func all(_ text: String, _ kind: NSString.EnumerationOptions, atMost count: Int = 9) -> [String] {
      var parts: [String] = []
      text.enumerateSubstrings(in: text.startIndex..., options: kind) { part, _, _, stop in
        parts.append(part ?? "")
        stop = parts.count == count
      }
      return parts
    }
    #expect(all("Yes. No? Oh!", .bySentences) == ["Yes. ", "No? ", "Oh!"])
    #expect(all("one two three", .byWords, atMost: 2) == ["one", "two"])
    #expect(all("a\nb", .byLines) == ["a", "b"])
  }

  /// A truth value is no number, though both are NSNumber.
  @Test func kinds() {
    #expect(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID())
    for number in [1 as NSNumber, 1.5 as NSNumber] { #expect(CFGetTypeID(number) == CFNumberGetTypeID()) }
    #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID())
    #expect(CFGetTypeID([1] as NSArray) == CFArrayGetTypeID())
    #expect(CFGetTypeID(["a": 1] as NSDictionary) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
  }

  /// "Raises the receiver": the input ends with an exception of that name, and who asked for it is told before.
  @Test func exceptions() throws {
    var told: [String] = []
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { UIViewController() }])
    let outcome = device.perform(window: 1) { _ in
      NSSetUncaughtExceptionHandler { told.append($0.name.rawValue) }
      NSException(name: .rangeException, reason: "too far", userInfo: nil).raise()
    }
    #expect(outcome.windows[0].reason == .exception && told == ["NSRangeException"])
  }

  private final class Contact: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func sortingName() -> String { name }
  }

  /// Sections go by the first letter, whatever its case and its marks; what begins with none is in the last.
  @Test(arguments: [("anna", 0), ("Änne", 0), ("Zoe", 25), ("42", 26), ("", 26), ("_", 26)])
  func sections(name: String, section: Int) {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles[26] == "#")
    #expect(collation.section(for: name, collationStringSelector: "self") == section)
    let selector = Selector("sortingName", Contact.sortingName)
    #expect(collation.section(for: Contact(name), collationStringSelector: selector) == section)
  }

  @Test func sortedContacts() {
    let contacts = ["bob", "Anna", "Bea", "anna"].map { Contact($0) }
    let selector = Selector("sortingName", Contact.sortingName)
    let sorted = UILocalizedIndexedCollation.current().sortedArray(from: contacts, collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Contact)?.name } == ["Anna", "anna", "Bea", "bob"])
  }
}
