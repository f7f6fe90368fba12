// Tables in the style they are made with: every kind of row, every mark at its end, headers, footers, a chosen row.
import UIKit

final class RowsViewController: UITableViewController {
  private static let styles: [(String, UITableViewCell.CellStyle)] = [
    ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
  ]
  private static let marks: [(String, UITableViewCell.AccessoryType)] = [
    ("None", .none), ("Disclosure", .disclosureIndicator), ("Detail", .detailButton),
    ("Both", .detailDisclosureButton), ("Check", .checkmark),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [Self.styles.count, Self.marks.count, 1][section]
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Styles", "Marks", nil][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    [nil, "What stands at the end of a row says what a tap does.", nil][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      let (name, style) = Self.styles[indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = "Detail"
      if indexPath.row < 2 { cell.imageView?.image = UIImage(systemName: "star.fill") }
      return cell
    case 1:
      let (name, mark) = Self.marks[indexPath.row]
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.accessoryType = mark
      return cell
    default:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A row whose words are so long that they do not fit into one line and go on in the next"
      cell.textLabel?.numberOfLines = 0
      cell.accessoryView = UISwitch()
      return cell
    }
  }
}
