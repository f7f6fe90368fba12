// Navigation bars that stand in a document's view by themselves, with the items Interface Builder writes into them, and the colour of a tab
// bar's chosen item (UINavigationBar.items, backItem; UITabBar.selectedImageTintColor).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct BarOfDocumentTests {
  private func bar(_ items: String) throws -> UINavigationBar {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <navigationBar id="a"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\(items)</navigationBar>
      </objects></document>
      """
    return try #require(UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UINavigationBar)
  }

  private func buttons(of bar: UINavigationBar) -> [String] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }.compactMap(\.currentTitle)
  }

  /// One item has nothing to go back to; a second one goes back to the first.
  @Test(
    arguments: [
      ("", nil, []),
      ("<navigationItem title=\"Title\" id=\"b\"/>", "Title", []),
      (
        """
        <navigationItem title="Title" id="b"><barButtonItem key="leftBarButtonItem" title="Edit" id="c"/>
        <barButtonItem key="rightBarButtonItem" title="Settings" id="d"/></navigationItem>
        """, "Title", ["Edit", "Settings"]
      ),
      ("<navigationItem title=\"One\" id=\"b\"/><navigationItem title=\"Two\" id=\"c\"/>", "Two", ["One"]),
    ] as [(String, String?, [String])])
  func items(described: String, title: String?, titles: [String]) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let bar = try bar(described.isEmpty ? "" : "<items>\(described)</items>")
      window.addSubview(bar)
      #expect(bar.topItem?.title == title)
      #expect(buttons(of: bar) == titles)
    }
  }

  /// A document can have the colour under its older name; UIKit's page sends from there to tintColor.
  @Test func theColourOfAChosenTab() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let bar = UITabBar()
      bar.selectedImageTintColor = .systemOrange
      #expect(bar.tintColor == .systemOrange && bar.selectedImageTintColor == .systemOrange)
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <tabBar id="a"><rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
        <color key="selectedImageTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></tabBar></objects></document>
        """
      let described = UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UITabBar
      #expect(described?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }
}
