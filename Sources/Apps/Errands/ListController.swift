// The errands: a static table whose rows lead on by segues of several kinds.
import UIKit

final class ListController: UITableViewController {
  @Outlet var milkRow: UITableViewCell!
  @Outlet var infoItem: UIBarButtonItem!

  private var count = 3
  private(set) var chosen: [IndexPath] = []

  @Action var add = ListController.add
  func add(_ sender: UIBarButtonItem) {
    count += 1
    navigationItem.title = "\(count) errands"
  }

  @SegueAction var makeDetail = ListController.makeDetail
  func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailController? {
    DetailController(coder: coder, errand: sender as? UITableViewCell === milkRow ? "Milk" : "?")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let path = tableView.indexPathForSelectedRow { chosen.append(path) }
  }

  @Action var unwindToList = ListController.unwindToList
  func unwindToList(_ segue: UIStoryboardSegue) {
    if let detail = segue.source as? DetailController { navigationItem.title = "Rated \(detail.rating)" }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row == 2 { navigationItem.title = "Eggs" }
  }
}

/// Pushes without an animation.
final class FoldSegue: UIStoryboardSegue {
  override func perform() {
    destination.title = "Folded"
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

final class HelpController: UIViewController {}
