// An address book: who may read it, what an app puts in it, and the screens of people.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct ContactTests {
  private func somebody(_ given: String, _ family: String) -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    return contact
  }
  private func names(_ order: CNContactSortOrder, _ predicate: NSPredicate? = nil) -> [String] {
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])
    (request.sortOrder, request.predicate) = (order, predicate)
    var found: [String] = []
    do {
      try CNContactStore().enumerateContacts(with: request) { contact, _ in found.append(contact.givenName) }
    } catch { Issue.record("\(error)") }
    return found
  }

  /// CNContactStore.requestAccess(for:): not determined before, and the book of a device nobody wrote in is empty.
  @Test func theUserIsAsked() throws {
    let stage = try Stage()
    var (heard, found): ([Bool], [String]?) = ([], nil)
    var before: CNAuthorizationStatus?
    stage.act { _ in
      before = CNContactStore.authorizationStatus(for: .contacts)
      CNContactStore().requestAccess(for: .contacts) { may, _ in heard.append(may) }
      found = names(.none)
    }
    #expect(before == .notDetermined && heard == [true] && found == [])
  }

  /// CNSaveRequest adds, changes and deletes; CNContactSortOrder orders by the first or the last name; who is not there cannot be deleted
  /// (CNError.recordDoesNotExist, 200), and then nothing of the request is done.
  @Test func whatIsSaved() throws {
    let stage = try Stage()
    var (orders, changed, failed, after): ([[String]], [String], NSError?, [String]) = ([], [], nil, [])
    stage.act { _ in
      do {
        let (ada, bob) = (somebody("Ada", "Zuse"), somebody("Bob", "Adams"))
        let first = CNSaveRequest()
        first.add(ada, toContainerWithIdentifier: nil)
        first.add(bob, toContainerWithIdentifier: nil)
        try CNContactStore().execute(first)
        orders = [names(.none), names(.givenName), names(.familyName)]
        let found = try CNContactStore().unifiedContact(withIdentifier: bob.identifier, keysToFetch: [])
        let copy = try #require(found.mutableCopy() as? CNMutableContact)
        copy.givenName = "Rob"
        let second = CNSaveRequest()
        second.update(copy)
        try CNContactStore().execute(second)
        changed = names(.none, CNContact.predicateForContacts(matchingName: "ada"))
        let third = CNSaveRequest()
        third.delete(ada)
        third.delete(somebody("No", "Body"))
        do { try CNContactStore().execute(third) } catch { failed = error as NSError }
        after = names(.none)
      } catch { Issue.record("\(error)") }
    }
    #expect(orders == [["Ada", "Bob"], ["Ada", "Bob"], ["Bob", "Ada"]])
    #expect(changed == ["Ada", "Rob"] && failed?.code == 200 && after == ["Ada", "Rob"])
  }

  /// CNContactFormatter: a full name has its parts in their order; a company's name stands for one that is missing. A label for people has
  /// no marks (CNLabeledValue.localizedString(forLabel:)).
  @Test func names() {
    let contact = somebody("Ada", "Lovelace")
    contact.namePrefix = "Dr."
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada Lovelace")
    let company = CNMutableContact()
    #expect(CNContactFormatter.string(from: company, style: .fullName) == nil)
    company.organizationName = "Engines"
    #expect(CNContactFormatter.string(from: company, style: .fullName) == "Engines")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
  }

  /// contactPickerDidCancel(_:): the picker goes by itself.
  @Test func aPickerIsLeft() throws {
    final class Ear: NSObject, CNContactPickerDelegate {
      var heard = 0
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) { heard += 1 }
    }
    let (stage, ear) = (try Stage(), Ear())
    let root = stage.root
    stage.act { _ in
      let picker = CNContactPickerViewController()
      picker.delegate = ear
      root.present(picker, animated: true)
    }
    #expect(stage.send(.tap(window: 1, target: "Cancel")).ending == .settled)
    #expect(ear.heard == 1 && stage.read { _ in root.presentedViewController == nil } == true)
  }

  /// contactViewController(_:didCompleteWith:): somebody new is kept by Done; nil where the user left.
  @Test(arguments: [("Done", 1), ("Cancel", 0)])
  func aCardOfSomebodyNew(button: String, kept: Int) throws {
    final class Ear: NSObject, CNContactViewControllerDelegate {
      var heard: [String] = []
      func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        heard.append(contact?.givenName ?? "nobody")
        viewController.dismiss(animated: true)
      }
    }
    let (stage, ear) = (try Stage(), Ear())
    let root = stage.root
    stage.act { _ in
      let card = CNContactViewController(forNewContact: somebody("Ada", "Zuse"))
      card.delegate = ear
      root.present(UINavigationController(rootViewController: card), animated: true)
    }
    #expect(stage.send(.tap(window: 1, target: button)).ending == .settled)
    var found = -1
    stage.act { _ in found = names(.none).count }
    #expect(ear.heard == [kept == 1 ? "Ada" : "nobody"] && found == kept)
  }
}
