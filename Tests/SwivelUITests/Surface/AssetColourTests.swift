// Colours and pictures of asset catalogues, as Apple's "Asset Catalog Format Reference" and Xcode's files have them: numbers in three
// notations, variants for light and dark interfaces and for kinds of devices, and colours of the system's.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct AssetColourTests {
  private func inApp<Value>(
    _ files: [String: [UInt8]], _ profile: DeviceProfile = .iPhone8, _ body: () throws -> Value
  ) throws -> Value {
    var app = AppBundle.test { UIViewController() }
    app.interfaceFiles = files
    let device = try EmulatedDevice(profile: profile, era: Era(15), apps: [app])
    return try #require(try device.inspect(window: 1) { _ in try body() })
  }

  /// Red, green, blue and alpha of 255 each.
  private func parts(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> [Int]? {
    guard let color = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private func colourSet(_ entries: [String]) -> [String: [UInt8]] {
    ["A.xcassets/tint.colorset/Contents.json": Array(#"{"colors":[\#(entries.joined(separator: ","))]}"#.utf8)]
  }

  /// Xcode writes floating point (0…1), 8 bits (0…255) and 8 bits in hexadecimal; a gray has `white` alone.
  @Test(
    arguments: [
      (#""red":"0.200","green":"0.400","blue":"0.600","alpha":"1.000""#, [51, 102, 153, 255]),
      (#""red":"51","green":"102","blue":"153","alpha":"1.000""#, [51, 102, 153, 255]),
      (#""red":"0x33","green":"0x66","blue":"0x99","alpha":"1.000""#, [51, 102, 153, 255]),
      (#""red":"0xFF","green":"255","blue":"1.000","alpha":"0.600""#, [255, 255, 255, 153]),
      (#""red":"0","green":"0x00","blue":"0.000""#, [0, 0, 0, 255]),
      (#""white":"0.400","alpha":"0.200""#, [102, 102, 102, 51]),
      (#""white":"0xCC","alpha":"1""#, [204, 204, 204, 255]),
      (#""red":"0.200","green":"0.400","alpha":"1.000""#, nil),
      (#""red":"0.200","blue":"0.400","alpha":"1.000""#, nil),
      (#""green":"0.200","blue":"0.400","alpha":"1.000""#, nil),
      (#""red":"much","green":"0.400","blue":"0.600""#, nil), (#""red":"0xGG","green":"0x66","blue":"0x99""#, nil),
      (#""alpha":"1.000""#, nil),
    ] as [(String, [Int]?)])
  func notations(components: String, expected: [Int]?) throws {
    let found = try inApp(colourSet([#"{"idiom":"universal","color":{"components":{\#(components)}}}"#])) {
      [parts(UIColor(named: "tint")), parts(UIColor(named: "Colours/tint")), parts(UIColor(named: "tint"), .dark)]
    }
    #expect(found == [expected, expected, expected])
  }

  /// "Any, Light, Dark" and high contrast: `appearances` names what an entry is for; without it an entry is for all that have none.
  @Test(
    arguments: [
      ("any", ["": 10], 10, 10), ("any and dark", ["": 10, "dark": 20], 10, 20),
      ("all three", ["": 10, "light": 30, "dark": 20], 30, 20), ("no dark", ["": 10, "light": 30], 30, 10),
      ("dark alone", ["dark": 20], 20, 20), ("light alone", ["light": 30], 30, 30),
      ("light and dark", ["light": 30, "dark": 20], 30, 20), ("contrast beside any", ["": 10, "high": 40], 10, 10),
      ("dark contrast beside dark", ["": 10, "dark": 20, "dark+high": 40], 10, 20),
    ] as [(String, [String: Int], Int, Int)])
  func appearances(name: String, given: [String: Int], light: Int, dark: Int) throws {
    let entries = given.sorted { $0.key > $1.key }.map { key, white in
      let values = key.split(separator: "+").map { #"{"appearance":"a","value":"\#($0)"}"# }
      let wanted = key.isEmpty ? "" : #""appearances":[\#(values.joined(separator: ","))],"#
      return #"{"idiom":"universal",\#(wanted)"color":{"components":{"white":"\#(white)","alpha":"1.0"}}}"#
    }
    let found = try inApp(colourSet(entries)) {
      [parts(UIColor(named: "tint"))?[0], parts(UIColor(named: "tint"), .dark)?[0]]
    }
    #expect(found == [light, dark], "\(name)")
  }

  /// A set may hand on a colour of the system's by `reference`, which has its own dark look.
  @Test(arguments: ["systemBlueColor", "labelColor", "systemBackgroundColor", "unheardOfColor"])
  func systemColours(name: String) throws {
    try inApp(colourSet([#"{"idiom":"universal","color":{"platform":"universal","reference":"\#(name)"}}"#])) {
      let wanted: UIColor? =
        switch name {
        case "systemBlueColor": .systemBlue
        case "labelColor": .label
        case "systemBackgroundColor": .systemBackground
        case _: nil
        }
      for style in [UIUserInterfaceStyle.light, .dark] {
        #expect(parts(UIColor(named: "tint"), style) == parts(wanted, style), "\(style)")
      }
      #expect(UIColor(named: "none") == nil)
    }
  }

  /// "The device type": a phone takes what is for phones, a pad what is for pads, and both else what is for all.
  @Test(arguments: [(DeviceProfile.iPhone8, 2.0, 60), (.iPadAir2, 3.0, 90)])
  func kindsOfDevices(profile: DeviceProfile, width: Double, white: Int) throws {
    func png(_ width: UInt8) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    }
    let kinds: [(idiom: String, name: String, scale: String, width: UInt8, white: Int)] = [
      ("universal", "u", "2x", 1, 30), ("iphone", "p", "1x", 2, 60), ("ipad", "t", "1x", 3, 90),
      ("car", "c", "2x", 4, 120),
    ]
    var files = colourSet(
      kinds.map { #"{"idiom":"\#($0.idiom)","color":{"components":{"white":"\#($0.white)"}}}"# })
    // What is for all suits the screen's scale better, and is not taken.
    let pictures = kinds.map { #"{"idiom":"\#($0.idiom)","filename":"\#($0.name).png","scale":"\#($0.scale)"}"# }
    files["A.xcassets/icon.imageset/Contents.json"] = Array(#"{"images":[\#(pictures.joined(separator: ","))]}"#.utf8)
    for kind in kinds { files["A.xcassets/icon.imageset/\(kind.name).png"] = png(kind.width) }
    let found = try inApp(files, profile) { (UIImage(named: "icon")?.size.width, parts(UIColor(named: "tint"))?[0]) }
    #expect(found.0 == CGFloat(width) && found.1 == white)
  }

  /// A PDF is as large as the box of its page, in points (ISO 32000, 14.11.2: two corners); a picture whose bytes nobody has is there.
  @Test(
    arguments: [
      ("/MediaBox [0 0 30 40]", 30.0, 40.0), ("/MediaBox [10 20 40 60]", 30, 40),
      ("/MediaBox[-5 -5.5 25 34.5]", 30, 40),
      ("/MediaBox [0 0 12.5 8] /CropBox [1 1 2 2]", 12.5, 8), ("/MediaBox [0 0 30]", 0, 0), ("/Pages", 0, 0),
    ])
  func pdfs(head: String, width: Double, height: Double) throws {
    let set = "A.xcassets/page.imageset/"
    let files = [
      set + "Contents.json": Array(#"{"images":[{"idiom":"universal","filename":"a.pdf"}]}"#.utf8),
      set + "a.pdf": Array("%PDF-1.4\n<< \(head) >>".utf8),
      "A.xcassets/empty.imageset/Contents.json": Array(#"{"images":[{"idiom":"universal"}]}"#.utf8),
    ]
    let found = try inApp(files) { (UIImage(named: "page")?.size, UIImage(named: "empty")) }
    #expect(found.0 == CGSize(width: width, height: height) && found.1 == nil)
  }
}
