// Rows of a running document that nobody hears of: a finger chooses them all the same, as UITableView.allowsSelection has it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import InterfaceBuilder
import SwivelUI
import Testing

@MainActor @Suite struct RunningRowsTests {
  /// A static list of one row, whose table has no delegate.
  private func driver(table: String = "") throws -> Driver {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="list"><device id="retina6_12" orientation="portrait"/><scenes>
      <scene sceneID="s"><objects><tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" \(table) id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection headerTitle="General" id="g"><cells>
      <tableViewCell textLabel="words" style="IBUITableViewCellStyleDefault" id="row">
      <rect key="frame" x="0" y="50" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="row" id="c"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <autoresizingMask key="autoresizingMask"/><subviews><label opaque="NO" text="Privacy" id="words">
      <rect key="frame" x="16" y="0" width="361" height="44"/><autoresizingMask key="autoresizingMask"/></label></subviews>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let files = ["k.storyboard": Array(text.utf8)]
    return Driver(
      try EmulatedDevice(profile: .iPhoneX, era: Era(16), apps: [.showing(storyboard: "k", files: files)]))
  }

  private func chosen(_ driver: Driver) -> IndexPath? {
    driver.device.inspect(window: 1) { window in
      (window.firstVisible { $0 is UITableView } as? UITableView)?.indexPathForSelectedRow
    } ?? nil
  }

  /// UITableView.allowsSelection: "If the value is true (default), users can select rows." By its text or by its identifier.
  @Test(arguments: ["Privacy", "row"])
  func aRowNobodyHearsOf(name: String) throws {
    let driver = try driver()
    #expect(driver.tap(name).ending == .settled)
    #expect(chosen(driver) == IndexPath(row: 0, section: 0))
  }

  @Test func aRowThatCannotBeChosen() throws {
    let driver = try driver(table: "allowsSelection=\"NO\"")
    #expect(driver.tap("row").ending == .refused("\"row\" does nothing when tapped; there is nothing to tap"))
    #expect(chosen(driver) == nil)
  }
}
