// What shows people: the picker, which has nobody to pick and can be left, and the card of somebody.
import Foundation
import SwivelUI

/// Hears who was picked.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: OptionalMethods {
  /// Nobody: the user left.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Somebody.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// A property of somebody.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Some.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  /// Nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A property of somebody.
open class CNContactProperty: NSObject {
  /// Of whom.
  public let contact: CNContact
  /// Which.
  public let key: String
  /// What it is.
  public let value: Any?
  init(contact: CNContact, key: String, value: Any?) { (self.contact, self.key, self.value) = (contact, key, value) }
}

/// Picks people (developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller): the page has none, and a button that leaves. It
/// goes by itself, as Contacts' does.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// Hears who was picked.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which properties are shown; kept.
  open var displayedPropertyKeys: [String]?
  /// Who can be picked; kept.
  open var predicateForEnablingContact: NSPredicate?
  /// Whose card is not shown; kept.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are picked; kept.
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = SystemPage.make("Contacts", .cancel, atBeginning: false) { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.contactPickerDidCancel(self)
    }
    SystemPage.show(page, in: self)
  }
}

/// Hears of a card.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: OptionalMethods {
  /// It is done: with somebody, or with nobody where the user left.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Whether touching a property does the usual.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}
extension CNContactViewControllerDelegate {
  /// Nothing.
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  /// The usual.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// Somebody's card in a stack: the name. One for somebody new has buttons that leave and keep.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// Hears of it.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whose it is.
  public let contact: CNContact
  /// Where somebody new is kept.
  open var contactStore: CNContactStore?
  /// Whether it can be changed; kept.
  open var allowsEditing = true
  /// Whether there is something to do; kept.
  open var allowsActions = true
  private let isNew: Bool
  private let name = UILabel()

  private init(_ contact: CNContact, isNew: Bool) {
    (self.contact, self.isNew) = (contact, isNew)
    super.init(nibName: nil, bundle: nil)
    title = isNew ? "New Contact" : nil
  }
  /// Somebody in the address book.
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  /// Somebody who is not.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
  /// Somebody new.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }
  /// What has to be fetched for it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = CNContactFormatter.string(from: contact, style: .fullName)
    name.textAlignment = .center
    name.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(name)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    guard isNew else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.keep() })
  }
  private func keep() {
    let somebody = CNMutableContact(contact.values, contact.identifier)
    let request = CNSaveRequest()
    request.add(somebody, toContainerWithIdentifier: nil)
    do {
      try (contactStore ?? CNContactStore()).execute(request)
      end(contact)
    } catch { end(nil) }
  }
  private func end(_ contact: CNContact?) { delegate?.contactViewController(self, didCompleteWith: contact) }
}
