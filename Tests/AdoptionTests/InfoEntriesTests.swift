// The Info.plist an adopted app reads at run time, by Xcode's reference of build settings: `$(NAME)` is the setting's value, nothing
// where there is none, and a generated file has the version, the build, the identifier and every `INFOPLIST_KEY_…`.
import Foundation
import Testing

@testable import Adoption

@Suite struct InfoEntriesTests {
  private func entries(_ body: String?, _ settings: [String: String], target: String = "My App") throws -> [String: Any]
  {
    let plist = body.map { "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\($0)</dict></plist>" }
    let text = try #require(InfoEntries.text(plist: plist.map { Array($0.utf8) }, settings: settings, target: target))
    let read = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(read as? [String: Any])
  }

  @Test(
    "settings in the text of a file",
    arguments: [
      ("$(MARKETING_VERSION)", "1.2"), ("${MARKETING_VERSION} ($(CURRENT_PROJECT_VERSION))", "1.2 (34)"),
      ("$(PRODUCT_NAME)", "My App"), ("$(PRODUCT_BUNDLE_IDENTIFIER)", "com.example.My-App"),
      ("$(PRODUCT_MODULE_NAME).SceneDelegate", "My_App.SceneDelegate"), ("$(NOT_THERE)", ""), ("$(A)", ""),
      ("https://$(HOST)/v1", "https://example.com/v1"), ("costs $5", "costs $5"),
    ])
  func filled(text: String, expected: String) throws {
    let settings = [
      "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "34", "HOST": "example.com", "A": "$(B)", "B": "$(A)",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
    ]
    let read = try entries("<key>K</key><array><string>\(text)</string></array>", settings)
    #expect(read["K"] as? [String] == [expected])
    #expect(read.count == 1, "nothing is made up for a file that is not generated")
  }

  @Test func aGeneratedFile() throws {
    let settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "2.0", "CURRENT_PROJECT_VERSION": "7",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.Larder", "INFOPLIST_KEY_CFBundleDisplayName": "Larder!",
      "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait",
    ]
    let read = try entries(nil, settings, target: "Larder")
    #expect(read["CFBundleShortVersionString"] as? String == "2.0" && read["CFBundleVersion"] as? String == "7")
    #expect(
      read["CFBundleIdentifier"] as? String == "com.example.Larder" && read["CFBundleName"] as? String == "Larder")
    #expect(read["CFBundleDisplayName"] as? String == "Larder!" && read["UIRequiresFullScreen"] as? Bool == false)
    #expect(read["UISupportedInterfaceOrientations"] == nil, "the package's own code has them")
    // What the file says itself stays.
    let own = try entries("<key>CFBundleVersion</key><string>99</string>", settings)
    #expect(own["CFBundleVersion"] as? String == "99" && own["CFBundleShortVersionString"] as? String == "2.0")
  }

  @Test func nothingToSay() {
    #expect(InfoEntries.text(plist: nil, settings: ["MARKETING_VERSION": "1"], target: "A") == nil)
    #expect(InfoEntries.text(plist: Array("{ a".utf8), settings: [:], target: "A") == nil)
  }
}
