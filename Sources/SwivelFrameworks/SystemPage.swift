// Screens the system shows in an app: a title and the button that leaves. What is in them comes from where nothing is here.
import SwivelUI

/// A page with a bar.
@MainActor enum SystemPage {
  /// A navigation controller's only page: its title, and the button that leaves, at the beginning of the bar or at its end.
  static func make(
    _ title: String, _ leave: UIBarButtonItem.SystemItem, atBeginning: Bool = true,
    left: @escaping @MainActor () -> Void
  ) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    let button = UIBarButtonItem(systemItem: leave, primaryAction: UIAction { _ in left() })
    if atBeginning {
      page.navigationItem.leftBarButtonItem = button
    } else {
      page.navigationItem.rightBarButtonItem = button
    }
    return page
  }

  /// Has a controller show such a page in bars of its own, over all of its view.
  static func show(_ page: UIViewController, in owner: UIViewController) {
    let bars = UINavigationController(rootViewController: page)
    owner.addChild(bars)
    bars.view.frame = owner.view.bounds
    bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    owner.view.addSubview(bars.view)
    bars.didMove(toParent: owner)
  }
}
