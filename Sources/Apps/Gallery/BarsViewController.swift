// Every bar at once: a large title with a prompt and search, items on both sides, a toolbar, and tabs with badges.
import UIKit

final class BarsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let first = UINavigationController(rootViewController: BarredViewController())
    first.navigationBar.prefersLargeTitles = true
    first.isToolbarHidden = false
    first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "house"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    second.tabBarItem.badgeValue = "3"
    let third = UIViewController()
    third.tabBarItem = UITabBarItem(title: "Third", image: UIImage(systemName: "person"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second, third]
    addChild(tabs)
    tabs.view.frame = view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

final class BarredViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Large title"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil),
    ]
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
