// Sizes that controls and bars have by themselves, and bars whose class says another. Sums of insets and line heights of the text styles.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Higher than others, the way public apps make it so.
private final class HighBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height += 20
    return size
  }
}

@MainActor @Suite struct OwnSizeTests {
  /// At three pixels a point a line of 17 points is 20.29, so 20⅓ high, and one of 15 points 17.9, so 18: with 7 above and below in
  /// documents of Xcode 15 ("Get", 51⅓×34⅓), 15 in large buttons and 5 in small ones.
  @Test(
    arguments: [
      (.medium, 34.33), (.large, 50.33), (.small, 28), (.mini, 28),
    ] as [(UIButton.Configuration.Size, Double)]) func buttonsBySize(size: UIButton.Configuration.Size, height: Double)
    throws
  {
    try onDevice(.iPhoneX, Era(15)) { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Get"
      configuration.buttonSize = size
      #expect(abs(Double(UIButton(configuration: configuration).intrinsicContentSize.height) - height) < 0.01)
      let own = configuration.contentInsets
      #expect(own.leading == own.trailing && own.top == own.bottom, "a title stands in the middle")
      let given = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      configuration.contentInsets = given
      configuration.buttonSize = .medium
      #expect(configuration.contentInsets == given, "what was said stays, whatever the size")
    }
  }

  /// Wheels are 320×216 as soon as there are any: apps give them to text fields as they are.
  @Test func wheelsHaveASizeFromTheBeginning() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let wheels = CGRect(x: 0, y: 0, width: 320, height: 216)
      #expect(UIPickerView().frame == wheels && UIDatePicker().frame == wheels)
      let given = CGRect(x: 10, y: 20, width: 300, height: 100)
      #expect(UIPickerView(frame: given).frame == given && UIDatePicker(frame: given).frame == given)
      #expect(UIPickerView(frame: given).sizeThatFits(.zero) == wheels.size)
    }
  }

  /// Bars are as wide as they may be and as high as bars are: 44, 49 for tabs with 34 for the home indicator, 56 for a search bar.
  @Test func barsAreAsHighAsBarsAre() throws {
    try onDevice(.iPhoneX, Era(15)) { _ in
      let room = CGSize(width: 300, height: 10)
      for (bar, height) in [(UINavigationBar(), 44.0), (UIToolbar(), 44), (UITabBar(), 83), (UISearchBar(), 56)]
        as [(UIView, Double)]
      {
        #expect(bar.sizeThatFits(room) == CGSize(width: 300, height: height))
      }
    }
  }

  /// A class of the app's own that says another height has it: 83 and 20, below content that ends there.
  @Test(arguments: [(false, 83.0), (true, 103)]) func aTabBarsClassSaysItsHeight(isOwn: Bool, height: Double) throws {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(15),
      apps: [
        .test {
          let tabs = UITabBarController()
          if isOwn { tabs.setValue(HighBar(), forKey: "tabBar") }
          tabs.viewControllers = [V()]
          return tabs
        }
      ])
    let found = try #require(
      device.inspect(window: 1) { window in
        (window.rootViewController as? UITabBarController).map {
          ($0.tabBar.frame, $0.viewControllers?[0].view.safeAreaInsets.bottom)
        }
      } ?? nil)
    #expect(found.0 == CGRect(x: 0, y: 812 - height, width: 375, height: height))
    #expect(found.1 == CGFloat(height))
  }
}
