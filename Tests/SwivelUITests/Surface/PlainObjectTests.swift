// Objects made without a word, whose values come later: every class that comes from NSObject has `init()`, and UIKit's documentation says
// what their properties are until they are set.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor struct PlainObjectTests {
  @Test func objectsMadeWithoutAWord() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      // UINavigationItem.title: "The default value is nil."
      let item = UINavigationItem()
      #expect(item.title == nil && item.titleView == nil)
      item.title = "History"
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
      bar.items = [item]
      #expect(bar.topItem?.title == "History")
      // UISwipeActionsConfiguration.performsFirstActionWithFullSwipe: "The default value of this property is true."
      let swipe = UISwipeActionsConfiguration()
      #expect(swipe.actions.isEmpty && swipe.performsFirstActionWithFullSwipe)
      // Style's first cases, 0, are what memory without values reads as.
      #expect(UIContextualAction().style == .normal && UIContextualAction().title == nil)
      #expect(UITableViewRowAction().style == .default && UITableViewRowAction().title == nil)
      #expect(UIAlertAction().style == .default && UIAlertAction().title == nil && UIAlertAction().isEnabled)
      let configuration = UISceneConfiguration()
      #expect(configuration.name == nil && configuration.delegateClass == nil && configuration.storyboard == nil)
      #expect(UIMenuItem().title.isEmpty)
      // UIFont(descriptor:size:): a size of 0 is the descriptor's, any other is the font's.
      #expect(UIFont(descriptor: UIFontDescriptor(), size: 25).pointSize == 25)
      #expect(UIFont().lineHeight > 0)
    }
  }

  /// What an alert does with a choice without a word is to end.
  @Test func aChoiceThatDoesNothing() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction())
      #expect(alert.actions.count == 1)
    }
  }

  /// UITabBarController.tabBar: its items are those of the controllers, whose titles apps set there before anything is shown.
  @Test func itemsOfABarNobodyHasSeen() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let tabs = UITabBarController()
      let pages = [UIViewController(), UIViewController()]
      tabs.viewControllers = pages
      #expect(!tabs.isViewLoaded)
      tabs.tabBar.items?[1].title = "Second"
      #expect(tabs.tabBar.items?.count == 2 && pages[1].tabBarItem.title == "Second")
    }
  }
}
