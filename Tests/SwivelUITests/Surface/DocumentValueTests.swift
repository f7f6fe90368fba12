// What Interface Builder writes of lists' sizes and of rows that are edited.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Testing

@testable import SwivelUI

@MainActor struct DocumentValueTests {
  private func making(_ controller: String, check: @MainActor (UIViewController) throws -> Void) throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><scenes><scene sceneID="s"><objects>
      \(controller)</objects></scene></scenes></document>
      """
    var app = AppBundle(name: "Lists", infoDictionary: InfoDictionary()) { TestDelegate(root: UIViewController()) }
    app.interfaceFiles = ["Main.storyboard": Array(text.utf8)]
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    var result: Result<Void, any Error>?
    _ = device.perform(window: 1) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "list")
      result = Result {
        made.loadViewIfNeeded()
        try check(made)
      }
    }
    try #require(result).get()
  }

  /// UICollectionViewFlowLayout.estimatedItemSize: what the document says, automatic, or none.
  @Test(
    arguments: [
      ("automaticEstimatedItemSize=\"YES\"", "", nil),
      ("", "<size key=\"estimatedItemSize\" width=\"40\" height=\"20\"/>", CGSize(width: 40, height: 20)),
      ("", "", CGSize.zero),
    ] as [(String, String, CGSize?)])
  func estimates(attribute: String, child: String, expected: CGSize?) throws {
    try making(
      """
      <collectionViewController storyboardIdentifier="list" id="c">
      <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" \(attribute) id="l">
      <size key="itemSize" width="50" height="60"/>\(child)</collectionViewFlowLayout>
      </collectionView></collectionViewController>
      """
    ) { list in
      let controller = try #require(list as? UICollectionViewController)
      let layout = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
      let estimate = expected ?? UICollectionViewFlowLayout.automaticSize
      #expect(layout.estimatedItemSize == estimate && layout.itemSize == CGSize(width: 50, height: 60))
    }
  }

  /// UITableView.rowHeight: the height of the Size inspector, whatever the estimate beside it; -1 is "Automatic".
  @Test(
    arguments: [
      ("rowHeight=\"180\" estimatedRowHeight=\"-1\"", 180), ("rowHeight=\"44\"", 44),
      ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", nil),
      ("rowHeight=\"-1\" estimatedRowHeight=\"60\"", nil),
    ])
  func rowHeights(attributes: String, height: CGFloat?) throws {
    try making(
      """
      <tableViewController storyboardIdentifier="list" id="c">
      <tableView key="view" dataMode="prototypes" style="plain" \(attributes) id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/></tableView></tableViewController>
      """
    ) { list in
      #expect((list as? UITableViewController)?.tableView.rowHeight == height ?? UITableView.automaticDimension)
    }
  }

  /// A row's accessory while it is edited, as the inspector has it.
  @Test(arguments: [("", true), ("hidesAccessoryWhenEditing=\"NO\"", false)])
  func accessories(attribute: String, hides: Bool) throws {
    try making(
      """
      <tableViewController storyboardIdentifier="list" id="c">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="row" accessoryType="checkmark" \(attribute) id="r">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="t"><rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    ) { list in
      let controller = try #require(list as? UITableViewController)
      let row = try #require(controller.tableView.dequeueReusableCell(withIdentifier: "row"))
      #expect(row.hidesAccessoryWhenEditing == hides && row.accessoryType == .checkmark)
    }
  }
}
