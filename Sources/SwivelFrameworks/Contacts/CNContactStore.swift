// The address book: empty until an app puts somebody in it. Who asks the user may, as with notifications.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What an app may do with people; raw values are Contacts'.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// All.
  case authorized = 3
  /// What it asks for, with some of them. It is never the answer here, and no case of its own: what older sources say of all cases would not be
  /// all, which is an error of modules built from source and none of Apple's.
  public static let limited = CNAuthorizationStatus.restricted
}

/// What is asked for; raw values are Contacts'.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts = 0
}

/// What went wrong.
public struct CNError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Contacts'.
  public enum Code: Int, Sendable {
    /// The app may not.
    case authorizationDenied = 100
    /// There is nobody by that name.
    case recordDoesNotExist = 200
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Contacts' domain.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// In which order people come; raw values are Contacts'.
public enum CNContactSortOrder: Int, Sendable {
  /// Any.
  case none = 0
  /// As the user likes; here by the last name.
  case userDefault = 1
  /// By the first name.
  case givenName = 2
  /// By the last.
  case familyName = 3
}

/// What is fetched.
open class CNContactFetchRequest: NSObject {
  /// Which properties; all come.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Who; nil for everybody.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether one that stands for several comes; there are none.
  open var unifyResults = true
  /// Whether copies to change come.
  open var mutableObjects = false
  /// Properties.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is changed.
open class CNSaveRequest: NSObject {
  fileprivate var changes: [(inout [CNContact]) throws -> Void] = []
  /// Nothing.
  public override init() { super.init() }
  /// Somebody more.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append { $0.append(CNContact(contact.values, contact.identifier)) }
  }
  /// Somebody as they are now.
  open func update(_ contact: CNMutableContact) {
    changes.append { people in
      guard let place = people.firstIndex(where: { $0.identifier == contact.identifier }) else {
        throw CNError(.recordDoesNotExist)
      }
      people[place] = CNContact(contact.values, contact.identifier)
    }
  }
  /// Somebody less.
  open func delete(_ contact: CNMutableContact) {
    changes.append { people in
      guard let place = people.firstIndex(where: { $0.identifier == contact.identifier }) else {
        throw CNError(.recordDoesNotExist)
      }
      people.remove(at: place)
    }
  }
}

extension Notification.Name {
  /// The address book is another.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The address book (developer.apple.com/documentation/contacts/cncontactstore).
open class CNContactStore: NSObject, @unchecked Sendable {
  private final class Book: @unchecked Sendable {
    let lock = NSLock()
    var people: [CNContact] = []
    var status = CNAuthorizationStatus.notDetermined
    static var current: Book { KeptForApp.current.object { Book() } }
  }
  /// The only one.
  public override init() { super.init() }

  /// What the app may do.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    let book = Book.current
    return book.lock.withLock { book.status }
  }
  private func allow() {
    let book = Book.current
    book.lock.withLock { book.status = .authorized }
  }
  /// Asks the user: yes.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    allow()
    later { completionHandler(true, nil) }
  }
  /// The same for who waits.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    allow()
    return true
  }

  /// Everybody, where the user was asked; what is asked before that asks, as Contacts does.
  private func people() -> [CNContact] {
    allow()
    let book = Book.current
    return book.lock.withLock { book.people }
  }
  /// Those a predicate finds.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { people().filter { predicate.evaluate(with: $0) } }
  /// Somebody by the name in this address book.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let found = people().first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
    return found
  }
  /// One after the other, until somebody sets the last argument.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var found = people()
    if let predicate = fetchRequest.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName: found.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    case .familyName, .userDefault: found.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
    var stops = ObjCBool(false)
    for contact in found where !stops.boolValue {
      block(fetchRequest.mutableObjects ? CNMutableContact(contact.values, contact.identifier) : contact, &stops)
    }
  }
  /// Changes the address book: all of it, or nothing where something cannot be.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    let book = Book.current
    try book.lock.withLock {
      var people = book.people
      for change in saveRequest.changes { try change(&people) }
      book.people = people
    }
    later { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }
  /// The container people are put in.
  open func defaultContainerIdentifier() -> String { "local" }
}
