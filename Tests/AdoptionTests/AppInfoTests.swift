// What an Info.plist and Xcode's settings say of an app that is always light or always dark.
import Adoption
import Foundation
import Testing

@Suite struct AppInfoTests {
  /// "Choosing a specific interface style for your iOS app": Light, Dark or Automatic; the settings add what the file leaves open.
  @Test(
    arguments: [
      ("Light", nil, ".light"), ("Dark", nil, ".dark"), ("Automatic", nil, nil), (nil, "Dark", ".dark"),
      (nil, nil, nil),
      (").tampered(", nil, nil),
    ] as [(String?, String?, String?)])
  func theStyleOfAnApp(file: String?, setting: String?, spelt: String?) throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: file.map { ["UIUserInterfaceStyle": $0] } ?? [:], format: .xml, options: 0)
    let settings = setting.map { ["INFOPLIST_KEY_UIUserInterfaceStyle": $0] } ?? [:]
    let info = try AppInfo(plist: [UInt8](plist), file: "Info.plist", settings: settings)
    #expect(AppInfo.style(info.userInterfaceStyle) == spelt)
  }
}
