// Which of a document's variations hold (R14): every condition of a key must, those with fewer come first, and what is said last counts.
import InterfaceBuilder
import Testing

@testable import SwivelUI

@MainActor @Suite struct VariationTests {
  private static func element(_ inside: String) throws -> Element {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
      + "<objects><view id=\"root\" alpha=\"0.5\">\(inside)</view></objects></document>"
    return try #require(try InterfaceDocument(Array(text.utf8), file: "v.xib").element("root"))
  }

  private static func keys(
    _ keys: [String], _ width: UIUserInterfaceSizeClass?, _ height: UIUserInterfaceSizeClass?,
    _ idiom: UIUserInterfaceIdiom?
  ) throws -> [String] {
    let element = try element(keys.map { "<variation key=\"\($0)\"/>" }.joined())
    return NibVariations(environment: .init(width: width, height: height, idiom: idiom)).matching(element)
      .compactMap { $0[.key] }
  }

  private static let all = [
    "heightClass=compact-widthClass=regular", "widthClass=compact", "default", "widthClass=regular", "idiom=pad",
    "userInterfaceIdiom=phone", "heightClass=compact", "heightClass=regular-widthClass=compact-idiom=phone",
    "wrong=yes",
    "widthClass", "widthClass=compact=regular",
  ]

  @Test func whatHolds() throws {
    #expect(try Self.keys(Self.all, nil, nil, nil) == ["default"])
    #expect(
      try Self.keys(Self.all, .compact, .regular, .phone)
        == [
          "default", "widthClass=compact", "userInterfaceIdiom=phone",
          "heightClass=regular-widthClass=compact-idiom=phone",
        ])
    #expect(
      try Self.keys(Self.all, .regular, .compact, .pad)
        == [
          "default", "widthClass=regular", "idiom=pad", "heightClass=compact", "heightClass=compact-widthClass=regular",
        ])
    #expect(try Self.keys(Self.all, .regular, .regular, nil) == ["default", "widthClass=regular"])
  }

  /// What is excluded by default is included again where a variation with more conditions says so.
  @Test func masks() throws {
    func mask(_ kind: String, _ changes: String) -> String { "<mask key=\"\(kind)\">\(changes)</mask>" }
    let element = try Self.element(
      "<variation key=\"widthClass=compact\">" + mask("subviews", "<include reference=\"b\"/>") + "</variation>"
        + "<variation key=\"default\">"
        + mask("subviews", "<exclude reference=\"a\"/><exclude reference=\"b\"/>")
        + mask("constraints", "<exclude reference=\"c\"/>") + "</variation>")
    func left(_ width: UIUserInterfaceSizeClass, _ kind: String) -> Set<String> {
      let variations = NibVariations(environment: .init(width: width, height: nil))
      return variations.excluded(variations.matching(element), kind)
    }
    #expect(left(.regular, "subviews") == ["a", "b"] && left(.compact, "subviews") == ["a"])
    #expect(left(.compact, "constraints") == ["c"] && left(.compact, "other") == [])
  }

  /// An attribute is the last matching variation's that has it, else the element's own.
  @Test func attributes() throws {
    let element = try Self.element(
      "<variation key=\"default\" alpha=\"0.2\"/><variation key=\"widthClass=compact\" alpha=\"0.8\"/>"
        + "<variation key=\"heightClass=compact\"/>")
    func alpha(_ width: UIUserInterfaceSizeClass?, _ height: UIUserInterfaceSizeClass?) -> Double? {
      let variations = NibVariations(environment: .init(width: width, height: height))
      return variations.source(element, variations.matching(element), .alpha).number(.alpha)
    }
    #expect(alpha(.compact, .compact) == 0.8 && alpha(.regular, .compact) == 0.2)
    let plain = try Self.element("")
    #expect(NibVariations(environment: .init(width: nil, height: nil)).source(plain, [], .alpha).number(.alpha) == 0.5)
  }
}
