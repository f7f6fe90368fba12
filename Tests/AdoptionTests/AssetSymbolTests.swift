// Symbols of asset catalogues: their names as Xcode's documentation has them, and what of UIKit's they leave alone.
import Foundation
import Testing

@testable import Adoption

@Suite struct AssetSymbolTests {
  /// Words are joined, the first begins small, and a last word that only says what it is goes ("Managing assets with asset catalogs").
  @Test(
    arguments: [
      ("Logo", "Image", "logo"), ("app-icon_2", "Image", "appIcon2"), ("AccentColor", "Color", "accent"),
      ("HeroImage", "Image", "hero"), ("Image", "Image", "image"), ("URLBar", "Image", "urlBar"),
      ("ABC", "Image", "abc"),
      ("2nd place", "Image", "_2ndPlace"), ("lightBlue", "Color", "lightBlue"),
      ("primary text", "Color", "primaryText"),
    ])
  func names(_ name: String, _ ending: String, _ expected: String) {
    #expect(AssetSymbols.identifier(name, without: ending) == expected)
  }

  @Test func source() {
    let symbols = AssetSymbols(
      [
        "Assets.xcassets/Logo.imageset/Contents.json", "Assets.xcassets/Icons/Tab/home.imageset/Contents.json",
        "Assets.xcassets/AccentColor.colorset/Contents.json", "Assets.xcassets/red.colorset/Contents.json",
        "Assets.xcassets/brand.colorset/Contents.json", "Assets.xcassets/default.imageset/Contents.json",
        "Assets.xcassets/AppIcon.appiconset/Contents.json", "Main.storyboard",
      ], isNamespace: { $0 == "Assets.xcassets/Icons/Tab" })
    let lines = symbols.source(declared: ["brand"]).split(separator: "\n").map { $0.drop { $0 == " " } }
    for (line, count) in [
      ("static var logo: ImageResource { ImageResource(name: \"Logo\", bundle: .main) }", 1),
      ("static var logo: UIImage { UIImage(resource: .logo) }", 1),
      ("enum tab {", 2), ("static var home: ImageResource { ImageResource(name: \"Tab/home\", bundle: .main) }", 1),
      ("static var home: UIImage { UIImage(resource: .tab.home) }", 1),
      ("static var `default`: UIImage { UIImage(resource: .`default`) }", 1),
      ("static var accent: UIColor { UIColor(resource: .accent) }", 1),
      // UIKit has a red, and the app a brand, which are theirs.
      ("static var red: ColorResource", 1), ("static var red: UIColor", 0), ("static var brand: ColorResource", 1),
      ("static var brand: UIColor", 0), ("static var appIcon", 0),
    ] {
      #expect(lines.filter { $0.hasPrefix(line) }.count == count, "\(line)")
    }
    #expect(!symbols.source(declared: nil).contains("extension UI"))
  }

  /// An app from before Xcode 15 can have an `ImageResource` of its own, to which its sources' words mean; it gets no symbols.
  @Test(
    arguments: [
      ("enum ImageResource: String { case logo }", ["ImageResource"], false),
      ("extension ImageResource { static var own: Self { .logo } }", [], true), ("enum Pictures {}", [], true),
      ("enum Own { struct ImageResource {} }", [], true),
    ] as [(String, Set<String>, Bool)])
  func resourcesOfTheAppsOwn(source: String, own: Set<String>, hasImages: Bool) {
    let classes = AppClasses([(path: "A.swift", text: source)])
    #expect(classes.ownResources == own)
    let symbols = AssetSymbols(
      ["Assets.xcassets/Logo.imageset/Contents.json", "Assets.xcassets/Ink.colorset/Contents.json"],
      isNamespace: { _ in false })
    let text = symbols.source(declared: classes.statics, types: classes.ownResources)
    #expect(text.contains("extension ImageResource {") == hasImages && text.contains("extension ColorResource {"))
    #expect(text.contains("extension UIImage {") == hasImages && text.contains("extension UIColor {"))
  }

  @Test func staticMembers() {
    let source =
      "extension UIColor { static let brand = 1; class var ink: Int { 2 } }\nstatic func pen() {}\nclass A {}"
    #expect(AssetSymbols.statics(in: source) == ["brand", "ink", "pen"])
  }
}
