// Who is found in an address book by a name, a number or an address (CNContact.predicateForContacts…), and what a page of a picture
// draws (PDFPage.draw(with:to:)).
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor @Suite struct FoundPeopleTests {
  init() { SeenViews.begin() }

  enum Search: Sendable {
    case name(String)
    case number(String)
    case mail(String)
    case identifier(String)
  }
  nonisolated private static func people() -> [CNMutableContact] {
    let (ada, bob) = (CNMutableContact(), CNMutableContact())
    (ada.givenName, ada.middleName, ada.familyName, ada.departmentName) = ("Ada", "Maria", "Zuse", "Engines")
    ada.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 (555) 010-2030")),
      CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "030 123")),
    ]
    ada.emailAddresses = [CNLabeledValue(label: nil, value: "Ada@Example.com" as NSString)]
    (bob.givenName, bob.familyName, bob.organizationName) = ("Bob", "Adams", "Zebra Ltd")
    return [ada, bob]
  }
  @Test(
    arguments: [
      (.name("ada"), ["Ada", "Bob"]), (.name("Maria"), ["Ada"]), (.name("zu"), ["Ada"]), (.name("zebra"), ["Bob"]),
      (.name("use"), ["Ada"]), (.name("Carl"), []), (.number("+15550102030"), ["Ada"]), (.number("030-123"), ["Ada"]),
      (.number("5550102030"), []), (.number("0301"), []), (.mail("ada@example.com"), ["Ada"]),
      (.mail("ADA@EXAMPLE.COM"), ["Ada"]), (.mail("example.com"), []), (.identifier("nobody"), []),
    ] as [(Search, [String])])
  func found(by search: Search, names: [String]) throws {
    let stage = try Stage()
    stage.act { _ in
      let predicate =
        switch search {
        case .name(let name): CNContact.predicateForContacts(matchingName: name)
        case .number(let number): CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number))
        case .mail(let address): CNContact.predicateForContacts(matchingEmailAddress: address)
        case .identifier(let name): CNContact.predicateForContacts(withIdentifiers: [name])
        }
      let request = CNSaveRequest()
      for person in Self.people() { request.add(person, toContainerWithIdentifier: nil) }
      do {
        try CNContactStore().execute(request)
        let found = try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: [])
        #expect(found.map(\.givenName) == names)
        if let ada = found.first, names == ["Ada"] { #expect(ada.departmentName == "Engines") }
      } catch { Issue.record("\(error)") }
    }
  }

  /// A page of a picture draws it on its paper, an empty one paper alone.
  @Test func whatAPageDraws() throws {
    let stage = try Stage()
    stage.act { _ in
      let size = CGSize(width: 20, height: 10)
      let red = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      let empty = PDFPage()
      empty.setBounds(CGRect(origin: .zero, size: size), for: .mediaBox)
      let files = [PDFPage(image: red), empty].map { page in
        UIGraphicsImageRenderer(size: size).image { page?.draw(with: .mediaBox, to: $0.cgContext) }.pngData()
      }
      #expect(files[0] != files[1] && !files.contains(nil))
    }
  }

  /// What is taken off a page is on none; of another page's nothing is taken.
  @Test func whosePageItIs() throws {
    let stage = try Stage()
    stage.act { _ in
      let (one, other) = (PDFPage(), PDFPage())
      let mark = PDFAnnotation(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), forType: .ink, withProperties: nil)
      one.addAnnotation(mark)
      other.removeAnnotation(mark)
      #expect(mark.page === one && one.annotations == [mark])
      one.removeAnnotation(mark)
      #expect(mark.page == nil && one.annotations.isEmpty)
    }
  }
}
