// Where words are typed: fields in every border, a search bar and a text view; the first field can be written in.
import UIKit

final class FieldsViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let borders: [(String, UITextField.BorderStyle)] = [
      ("Rounded", .roundedRect), ("Line", .line), ("Bezel", .bezel), ("None", .none),
    ]
    for (name, border) in borders {
      let field = UITextField()
      field.borderStyle = border
      field.placeholder = name
      field.accessibilityIdentifier = name.lowercased()
      column.addArrangedSubview(field)
    }
    let written = UITextField()
    written.borderStyle = .roundedRect
    written.text = "Written"
    written.clearButtonMode = .always
    let secret = UITextField()
    secret.borderStyle = .roundedRect
    secret.isSecureTextEntry = true
    secret.text = "secret"
    let iconic = UITextField()
    iconic.borderStyle = .roundedRect
    iconic.placeholder = "With views"
    iconic.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    iconic.leftViewMode = .always
    iconic.rightView = UIImageView(image: UIImage(systemName: "star.fill"))
    iconic.rightViewMode = .always
    for field in [written, secret, iconic] { column.addArrangedSubview(field) }

    let (prominent, minimal) = (UISearchBar(), UISearchBar())
    prominent.placeholder = "Search"
    prominent.showsCancelButton = true
    minimal.searchBarStyle = .minimal
    minimal.text = "Found"
    column.addArrangedSubview(prominent)
    column.addArrangedSubview(minimal)

    let notes = UITextView()
    notes.text = "A text view\nwith two lines"
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    paint { notes.layer.borderColor = UIColor.separator.cgColor }
    notes.layer.borderWidth = 1
    notes.layer.cornerRadius = 6
    notes.heightAnchor.constraint(equalToConstant: 90).isActive = true
    column.addArrangedSubview(notes)
  }
}
