// What a running storyboard makes of a collection and its tabs: headers, items of another size than drawn, and the system's tabs.
import DeviceCatalog
import DeviceFixtures
import Emulator
import InterfaceBuilder
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct RunningListsTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="tabs"><device id="retina6_12" orientation="portrait"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
    <connections><segue destination="list" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s2"><objects><collectionViewController id="list" sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
    <size key="itemSize" width="100" height="50"/><size key="headerReferenceSize" width="50" height="40"/>
    <size key="footerReferenceSize" width="50" height="30"/>
    <inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="item" id="i"><rect key="frame" x="0" y="40" width="100" height="50"/>
    <autoresizingMask key="autoresizingMask"/><collectionViewCellContentView key="contentView" id="c">
    <rect key="frame" x="0" y="0" width="100" height="50"/><autoresizingMask key="autoresizingMask"/>
    </collectionViewCellContentView></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h">
    <rect key="frame" x="0" y="0" width="393" height="40"/><autoresizingMask key="autoresizingMask"/>
    <subviews><label opaque="NO" text="Fridge" id="words"><rect key="frame" x="16" y="8" width="100" height="21"/>
    <autoresizingMask key="autoresizingMask"/></label></subviews></collectionReusableView></collectionView><tabBarItem key="tabBarItem" systemItem="favorites" id="t1"/>
    </collectionViewController></objects></scene>
    <scene sceneID="s3"><objects><navigationController id="nav" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" systemItem="mostViewed" id="t2"/><navigationBar key="navigationBar" id="nb"/>
    <connections><segue destination="about" kind="relationship" relationship="rootViewController" id="r3"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s4"><objects><viewController title="About" id="about" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
    </scenes></document>
    """

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 80) }
  }

  private func driver() throws -> Driver {
    let files = ["k.storyboard": Array(Self.text.utf8)]
    return Driver(
      try EmulatedDevice(profile: .iPhoneX, era: Era(16), apps: [.showing(storyboard: "k", files: files)]))
  }

  /// A document that is run alone shows its prototypes, each once, where the layout has them: the item of 100 by 50 below the header of 40
  /// over all of the width, upright and lying, with the header's own label.
  @Test(arguments: [DeviceOrientation.portrait, .landscapeLeft])
  func aCollectionWithoutASource(held: DeviceOrientation) throws {
    let driver = try driver()
    driver.turn(held)
    let found = driver.device.inspect(window: 1) { window -> [String] in
      guard let tabs = window.rootViewController as? UITabBarController,
        let collection = tabs.viewControllers?.first?.view as? UICollectionView
      else { return [] }
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      let item = collection.cellForItem(at: IndexPath(item: 0, section: 0))
      return [
        "\(collection.numberOfItems(inSection: 0))", "\(item?.frame ?? .null)",
        header?.frame == CGRect(x: 0, y: 0, width: collection.bounds.width, height: 40) ? "above" : "elsewhere",
        (header?.subviews.first as? UILabel)?.text ?? "",
      ]
    }
    #expect(found == ["1", "\(CGRect(x: 0, y: 40, width: 100, height: 50))", "above", "Fridge"])
  }

  /// UICollectionViewFlowLayout.headerReferenceSize: its height, over all of the width; an item begins below it, and the delegate's size
  /// is that of its content view, too, whatever was drawn. The footer begins where the item ends.
  @Test func aCollectionOfADocument() throws {
    let driver = try driver()
    let items = Items()
    _ = driver.device.perform(window: 1) { window in
      guard let list = window.firstVisible(where: { $0 is UICollectionView }) as? UICollectionView else { return }
      (list.dataSource, list.delegate) = (items, items)
      list.reloadData()
    }
    _ = driver.device.inspect(window: 1) { window in
      let list = window.firstVisible { $0 is UICollectionView } as? UICollectionView
      let headers = list?.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers?.first?.frame.height == 40)
      #expect(headers?.first?.subviews.compactMap { ($0 as? UILabel)?.text } == ["Fridge"])
      let cell = list?.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame == CGRect(x: 0, y: 40, width: window.bounds.width, height: 80))
      #expect(cell?.contentView.frame == cell?.bounds)
      #expect(list?.contentSize.height == 150)
    }
  }

  /// UITabBarItem.SystemItem: "the system-defined title and image", whatever a controller within is called.
  @Test func tabsOfTheSystem() throws {
    let driver = try driver()
    _ = driver.device.inspect(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      #expect(tabs?.viewControllers?.map { $0.tabBarItem.title ?? "" } == ["Favorites", "Most Viewed"])
      #expect(tabs?.viewControllers?.map(\.tabBarItem.systemItem) == [.favorites, .mostViewed])
    }
  }
}
