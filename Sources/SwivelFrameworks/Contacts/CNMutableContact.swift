// Somebody an app makes or changes, and how a name is written.
import Foundation
import SwivelUI

/// Somebody, still to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  private func set(_ key: String, _ value: String) { values.texts[key] = value }
  /// The first name.
  open override var givenName: String {
    get { super.givenName }
    set { set(CNContactGivenNameKey, newValue) }
  }
  /// Names between.
  open override var middleName: String {
    get { super.middleName }
    set { set(CNContactMiddleNameKey, newValue) }
  }
  /// The last name.
  open override var familyName: String {
    get { super.familyName }
    set { set(CNContactFamilyNameKey, newValue) }
  }
  /// What stands before.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { set(CNContactNamePrefixKey, newValue) }
  }
  /// What stands after.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { set(CNContactNameSuffixKey, newValue) }
  }
  /// What friends say.
  open override var nickname: String {
    get { super.nickname }
    set { set(CNContactNicknameKey, newValue) }
  }
  /// The company.
  open override var organizationName: String {
    get { super.organizationName }
    set { set(CNContactOrganizationNameKey, newValue) }
  }
  /// The part of the company.
  open override var departmentName: String {
    get { super.departmentName }
    set { set(CNContactDepartmentNameKey, newValue) }
  }
  /// What they do there.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { set(CNContactJobTitleKey, newValue) }
  }
  /// What somebody wrote of them.
  open override var note: String {
    get { super.note }
    set { set(CNContactNoteKey, newValue) }
  }
  /// Telephones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// Addresses of letters.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// Pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  /// Houses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// When they were born.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values.birthday = newValue }
  }
  /// A picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { values.imageData = newValue }
  }
  /// Whom it is.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values.type = newValue }
  }
}

/// How a name is written; raw values are Contacts'.
public enum CNContactFormatterStyle: Int, Sendable {
  /// All of it.
  case fullName = 0
  /// As it is spoken; here as it is written.
  case phoneticFullName = 1
}

/// Writes names, in the order English has.
open class CNContactFormatter: NSObject {
  /// How.
  open var style = CNContactFormatterStyle.fullName
  /// Writes.
  public override init() { super.init() }
  /// A name; nil where there is none. A company's stands for one without.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ].filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  /// The same in this formatter's way.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// What has to be fetched for it.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
