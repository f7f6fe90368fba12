// People in an address book, as values an app reads and, of its own copies, changes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What is fetched of a person: the name of a property, or what a formatter needs.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// A property.
public let CNContactIdentifierKey = "identifier"
/// A property.
public let CNContactGivenNameKey = "givenName"
/// A property.
public let CNContactMiddleNameKey = "middleName"
/// A property.
public let CNContactFamilyNameKey = "familyName"
/// A property.
public let CNContactNamePrefixKey = "namePrefix"
/// A property.
public let CNContactNameSuffixKey = "nameSuffix"
/// A property.
public let CNContactNicknameKey = "nickname"
/// A property.
public let CNContactOrganizationNameKey = "organizationName"
/// A property.
public let CNContactDepartmentNameKey = "departmentName"
/// A property.
public let CNContactJobTitleKey = "jobTitle"
/// A property.
public let CNContactNoteKey = "note"
/// A property.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// A property.
public let CNContactEmailAddressesKey = "emailAddresses"
/// A property.
public let CNContactUrlAddressesKey = "urlAddresses"
/// A property.
public let CNContactPostalAddressesKey = "postalAddresses"
/// A property.
public let CNContactBirthdayKey = "birthday"
/// A property.
public let CNContactImageDataKey = "imageData"
/// A property.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// A property.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// A property.
public let CNContactTypeKey = "contactType"

/// Where somebody is reached.
public let CNLabelHome = "_$!<Home>!$_"
/// Where somebody is reached.
public let CNLabelWork = "_$!<Work>!$_"
/// Where somebody is reached.
public let CNLabelOther = "_$!<Other>!$_"
/// A telephone's kind.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A telephone's kind.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A telephone's kind.
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A telephone's number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// As it was written.
  public let stringValue: String
  /// As it was written.
  public init(stringValue string: String) { stringValue = string }
}

/// A value with its kind.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  /// The kind.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Its name.
  public let identifier = "\(KeptForApp.current.number())"
  /// Both.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// A kind for people: what stands between the marks of Contacts' own.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// Whom it is; raw values are Contacts'.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// A company.
  case organization = 1
}

/// Somebody.
open class CNContact: NSObject, @unchecked Sendable {
  struct Values {
    var texts: [String: String] = [:]
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
    var imageData: Data?
    var type = CNContactType.person
  }
  var values: Values
  /// The name in this address book.
  public let identifier: String
  init(_ values: Values, _ identifier: String) { (self.values, self.identifier) = (values, identifier) }
  /// Nobody.
  public override convenience init() { self.init(Values(), "\(KeptForApp.current.number()):ABPerson") }

  fileprivate func text(_ key: String) -> String { values.texts[key] ?? "" }
  /// The first name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// Names between.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The last name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// What stands before.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// What stands after.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// What friends say.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The company.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The part of the company.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// What they do there.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// What somebody wrote of them.
  open var note: String { text(CNContactNoteKey) }
  /// Telephones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// Addresses of letters.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// Pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// Houses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// When they were born.
  open var birthday: DateComponents? { values.birthday }
  /// A picture.
  open var imageData: Data? { values.imageData }
  /// A small one; here the same.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether there is one.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// Whom it is.
  open var contactType: CNContactType { values.type }
  /// Whether a property was fetched: all are.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether these were.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// A copy.
  open override func copy() -> Any { CNContact(values, identifier) }
  /// A copy to change.
  open override func mutableCopy() -> Any { CNMutableContact(values, identifier) }

  /// Finds those whose name has a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let word = name.lowercased()
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return [contact.givenName, contact.middleName, contact.familyName, contact.organizationName]
        .contains { $0.lowercased().hasPrefix(word) }
        || CNContactFormatter.string(from: contact, style: .fullName)?.lowercased().contains(word) == true
    }
  }
  /// Finds those with a telephone's number, however it is written (CNContact.predicateForContacts(matching:)).
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    func figures(_ text: String) -> String { text.filter { $0.isNumber || $0 == "+" } }
    let wanted = figures(phoneNumber.stringValue)
    return NSPredicate { object, _ in
      (object as? CNContact)?.phoneNumbers.contains { figures($0.value.stringValue) == wanted } == true
    }
  }
  /// Finds those with an e-mail address; capitals do not count.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let wanted = emailAddress.lowercased()
    return NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { ($0.value as String).lowercased() == wanted } == true
    }
  }
  /// Finds those of a container; there is one.
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate { _, _ in containerIdentifier == "local" }
  }
  /// Finds those with a name in this address book.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
}
