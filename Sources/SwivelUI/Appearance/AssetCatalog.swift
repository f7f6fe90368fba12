// The app's asset catalogues: which pictures there are, how large, and which colours.

/// What an app's `.xcassets` hold, read once from the app's files: `Contents.json` of each set by its path, and the heads of
/// its pictures.
@MainActor final class AssetCatalog {
  /// A named colour; `dark` where the catalogue has another for dark interfaces.
  struct NamedColor {
    var light: UIColor
    var dark: UIColor?
  }

  private struct ImageEntry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
  }
  private struct ImageSet: Decodable { var images: [ImageEntry]? }
  private struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
  private struct ColorValue: Decodable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }
  private struct ColorEntry: Decodable {
    var color: ColorValue?
    var appearances: [Appearance]?
    var idiom: String?
  }
  private struct ColorSet: Decodable { var colors: [ColorEntry]? }

  private let files: [String: [UInt8]]
  /// The paths of sets by kind and name; names may contain the folders that provide a namespace.
  private var imagePaths: [String: String] = [:]
  private var colorPaths: [String: String] = [:]
  private var dataPaths: [String: String] = [:]
  private var images: [String: UIImage] = [:]
  private var colors: [String: NamedColor] = [:]

  /// The catalogue of the app whose code runs; nil outside apps.
  static nonisolated var current: AssetCatalog? {
    MainActor.assumeIsolated { AppScene.running?.app.assets }
  }

  init(_ files: [String: [UInt8]]) {
    self.files = files
    for path in files.keys.sorted() where path.hasSuffix("/Contents.json") {
      let folders = path.split(separator: "/").dropLast()
      guard let set = folders.last else { continue }
      if let name = Self.name(set, ".imageset") { imagePaths[name] = String(path.dropLast("/Contents.json".count)) }
      if let name = Self.name(set, ".colorset") { colorPaths[name] = path }
      if let name = Self.name(set, ".dataset") { dataPaths[name] = String(path.dropLast("/Contents.json".count)) }
    }
  }

  private static func name(_ folder: Substring, _ ending: String) -> String? {
    folder.hasSuffix(ending) ? String(folder.dropLast(ending.count)) : nil
  }

  /// The last part of a name with a namespace.
  private static func key(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The same without a picture's ending; other points belong to names.
  private static func stem(_ name: String) -> String {
    let key = key(name)
    guard let dot = key.lastIndex(of: ".") else { return key }
    let isEnding = ["png", "jpg", "jpeg", "pdf", "gif"].contains(key[key.index(after: dot)...].lowercased())
    return isEnding ? String(key[..<dot]) : key
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]?) -> Value? {
    guard let bytes else { return nil }
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch {
      AppScene.running?.record("AssetCatalog", "warning: a Contents.json cannot be read")
      return nil
    }
  }

  /// How well an entry suits the device: first its own kind's, then those for all, then others' ("Asset Catalog Format Reference", idiom).
  private static func rank(_ idiom: String?) -> Int {
    switch idiom {
    case nil, "universal": 1
    case "iphone": UIDevice.current.userInterfaceIdiom == .phone ? 0 : 2
    case "ipad": UIDevice.current.userInterfaceIdiom == .pad ? 0 : 2
    case _: 2
    }
  }

  // MARK: Pictures

  /// The picture of this name: from a catalogue, else a file of the app, else without its ending from a catalogue, as Apple's sample
  /// "Supporting multiple windows on iPad" asks for `1.jpg` and has a set `1`.
  func image(_ name: String) -> UIImage? {
    if let known = images[name] { return known }
    guard let made = imageInSet(Self.key(name)) ?? looseImage(name) ?? imageInSet(Self.stem(name)) else { return nil }
    images[name] = made
    return made
  }

  private func imageInSet(_ name: String) -> UIImage? {
    guard let folder = imagePaths[name] else { return nil }
    let entries = Self.decode(ImageSet.self, files[folder + "/Contents.json"])?.images ?? []
    let wanted = Int(UIScreen.main.scale)
    let named = entries.compactMap { entry in
      entry.filename.map {
        (file: $0, scale: max(1, Int(entry.scale?.prefix(1) ?? "1") ?? 1), rank: Self.rank(entry.idiom))
      }
    }
    // This kind of device's, and of those the screen's own scale, else the largest there is, as at run time.
    let ordered = named.sorted { ($0.rank, abs($0.scale - wanted)) < ($1.rank, abs($1.scale - wanted)) }
    for entry in ordered {
      if let bytes = files["\(folder)/\(entry.file)"], let pixels = PictureHead.size(bytes) {
        return UIImage(pixels: pixels, scale: CGFloat(entry.scale), name: name, file: bytes)
      }
    }
    // Its bytes were left out: there is a picture, and nothing says how large.
    return named.isEmpty ? nil : UIImage(size: .zero, scale: CGFloat(wanted), name: name)
  }

  private func looseImage(_ name: String) -> UIImage? {
    let dot = name.lastIndex(of: ".")
    let base = dot.map { String(name[..<$0]) } ?? name
    let endings = dot.map { [String(name[$0...])] } ?? [".png", ".jpg", ".jpeg", ".pdf", ".gif"]
    let scale = Int(UIScreen.main.scale)
    for (suffix, factor) in [("@\(scale)x", scale), ("@3x", 3), ("@2x", 2), ("", 1)] {
      for ending in endings {
        if let bytes = files[base + suffix + ending], let pixels = PictureHead.size(bytes) {
          return UIImage(pixels: pixels, scale: CGFloat(factor), name: name, file: bytes)
        }
      }
    }
    return nil
  }

  // MARK: Data

  private struct DataSet: Decodable { var data: [ImageEntry]? }

  /// The bytes of this name; the first where there are some for several kinds of devices.
  func data(_ name: String) -> [UInt8]? {
    guard let folder = dataPaths[Self.key(name)] else { return nil }
    let entries = Self.decode(DataSet.self, files[folder + "/Contents.json"])?.data ?? []
    return entries.lazy.compactMap(\.filename).compactMap { self.files["\(folder)/\($0)"] }.first
  }

  // MARK: Colours

  /// The colour of this name.
  func color(_ name: String) -> NamedColor? {
    let name = Self.key(name)
    if let known = colors[name] { return known }
    let entries = Self.decode(ColorSet.self, colorPaths[name].flatMap { files[$0] })?.colors ?? []
    var (any, light, dark): (UIColor?, UIColor?, UIColor?)
    // Of those that suit alike the first one holds; those for more contrast are not shown.
    for rank in 0...2 {
      for entry in entries where Self.rank(entry.idiom) == rank {
        guard let color = entry.color.flatMap(Self.color) else { continue }
        switch (entry.appearances ?? []).map(\.value) {
        case []: any = any ?? color
        case ["light"]: light = light ?? color
        case ["dark"]: dark = dark ?? color
        case _: break
        }
      }
    }
    guard let first = light ?? any ?? dark else { return nil }
    let made = NamedColor(light: first, dark: dark ?? any)
    colors[name] = made
    return made
  }

  private static func color(_ value: ColorValue) -> UIColor? {
    guard let parts = value.components else { return value.reference.flatMap { systemColors[$0] } }
    func part(_ name: String) -> CGFloat? {
      guard let text = parts[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let number = Double(text) else { return nil }
      // Whole numbers without a point are of 255.
      return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
    }
    let alpha = parts["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return value.space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The size a picture's file says it has.
enum PictureHead {
  /// In pixels; points for PDF. Nil for what is no picture known here.
  static func size(_ bytes: [UInt8]) -> CGSize? { png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? pdf(bytes) }

  private static func number(_ bytes: ArraySlice<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) else { return nil }
    return CGSize(
      width: CGFloat(bytes[6]) + CGFloat(bytes[7]) * 256, height: CGFloat(bytes[8]) + CGFloat(bytes[9]) * 256)
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 4, bytes[0] == 0xff, bytes[1] == 0xd8 else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xff {
      let marker = bytes[index + 1]
      // Frames of all kinds, but not tables of them.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return CGSize(width: number(bytes[index + 7..<index + 9]), height: number(bytes[index + 5..<index + 7]))
      }
      index += 2 + Int(bytes[index + 2]) * 256 + Int(bytes[index + 3])
    }
    return nil
  }

  /// How far into a PDF its box is looked for.
  private static let pdfHead = 65_536

  private static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x25, 0x50, 0x44, 0x46]) else { return nil }
    let text = String(decoding: bytes.prefix(pdfHead), as: UTF8.self)
    guard let box = text.range(of: "/MediaBox") else { return nil }
    let numbers = text[box.upperBound...].prefix(80).split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    guard numbers.count >= 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
