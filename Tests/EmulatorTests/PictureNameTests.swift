// What is called by what is seen of it: a tab without a word by its picture, an empty search bar by the word in it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct PictureNameTests {
  /// Tabs with a picture alone, with a word, and with what VoiceOver says.
  private static func tabs() -> UIViewController {
    let tabs = UITabBarController()
    let items = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
      UITabBarItem(title: nil, image: UIImage(systemName: "plus.square"), tag: 1),
      UITabBarItem(title: nil, image: UIImage(systemName: "person"), tag: 2),
    ]
    items[2].accessibilityLabel = "Profile"
    tabs.viewControllers = items.map { item in
      let controller = UIViewController()
      controller.tabBarItem = item
      return controller
    }
    return tabs
  }

  @Test(
    arguments: [("plus.square", 1), ("Profile", 2), ("Home", 0), ("person", nil), ("house", nil)] as [(String, Int?)]
  )
  func aTabIsCalledByItsPicture(name: String, chosen: Int?) throws {
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { Self.tabs() }]))
    driver.tap(name)
    let index = driver.device.inspect(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex }
    #expect((index ?? nil) == (chosen ?? 0))
  }

  /// Typing into what is called so brings the text into the bar.
  @Test(arguments: [(nil, "Search"), ("Find people", "Find people")] as [(String?, String)])
  func anEmptySearchBarIsCalledByItsWord(placeholder: String?, name: String) throws {
    let app = AppBundle.test {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
      bar.placeholder = placeholder
      let controller = UIViewController()
      controller.view.addSubview(bar)
      return controller
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app])
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: name)))
    let isTyped = device.inspect(window: 1) { $0.rootViewController?.view.subviews.first?.isFirstResponder }
    #expect(isTyped == true)
  }
}
