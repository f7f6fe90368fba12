// A split view in a screen of its own, and pages that are turned below it.
import UIKit

final class ColumnsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let (list, detail) = (UITableViewController(style: .insetGrouped), UIViewController())
    list.title = "List"
    detail.title = "Detail"
    detail.view.backgroundColor = .systemBackground
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    addChild(split)
    split.view.frame = view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}
