// Which open font this machine has to paint pictures with: looked for by name in the folders fonts are in.
import Foundation
import Picture

extension PictureFonts {
  /// Where Linux keeps fonts.
  private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
  /// Files by preference: what is nearest to the system font of iOS first.
  private static let wanted = [
    ("Inter-Regular.ttf", "Inter-Bold.ttf"), ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("OpenSans-Regular.ttf", "OpenSans-Bold.ttf"), ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
  ]
  /// Files looked at in one folder; more no machine has.
  private static let maximumFiles = 20_000

  /// The best font there is; `none` where there is none, and then texts are bars.
  public static func ofThisMachine() -> PictureFonts {
    var found: [String: String] = [:]
    let names = Set(wanted.flatMap { [$0.0, $0.1] })
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      var count = 0
      while let file = files.nextObject() as? String, count < maximumFiles {
        count += 1
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if names.contains(name), found[name] == nil { found[name] = "\(folder)/\(file)" }
      }
    }
    for (regular, bold) in wanted {
      guard let path = found[regular], let file = read(path) else { continue }
      return PictureFonts(regular: file, bold: found[bold].flatMap(read), name: path)
    }
    return .none
  }

  /// The font in a file; nil for one that cannot be read or drawn from.
  private static func read(_ path: String) -> FontFile? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do { return try FontFile(Array(data)) } catch { return nil }
  }
}
