// Type-checks code as it was published against SwivelUI, straight from the corpus; nothing of it is kept.
import Foundation
import Testing

/// Seed 003's listing of placement helpers and of the layout that uses them, in the Swift of 2017.
///
/// Both compile as they stand, in Swift 5 and 6. The rest of that post needs another spelling here, because Linux has no
/// Objective-C runtime: `addTarget(_:action:for:)` with `#selector` becomes `addAction(UIAction { … }, for:)`; the override of
/// `shouldAutorotate` in an extension of `UINavigationController` becomes a subclass.
struct PublishedListingTests {
  private static let folder = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"].map {
    URL(fileURLWithPath: $0).appendingPathComponent("seeds")
  }
  private static let isHere = folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? false

  struct ListingError: Error { let message: String }

  /// The post's text.
  private static func post() throws -> String {
    guard let folder else { throw ListingError(message: "SWIVEL_CORPUS is not set") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("003_") }
    guard let name = names.sorted().first else { throw ListingError(message: "there is no 003_*.txt") }
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// From the last `opening` in `text` to the brace that closes what it opens.
  private static func block(_ opening: String, in text: String) throws -> String {
    guard let start = text.range(of: opening, options: .backwards)?.lowerBound else {
      throw ListingError(message: "the post has no \"\(opening)\"")
    }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return String(text[start...index]) }
      }
    }
    throw ListingError(message: "\"\(opening)\" never closes")
  }

  /// What the compiler says of `source` when `UIKit` means SwivelUI; empty if nothing.
  private static func complaints(_ source: String, swift version: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appendingPathComponent("Listing.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    // The modules lie beside the program that runs the tests.
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("SwivelUI.swiftmodule").path) else {
      throw ListingError(message: "no SwivelUI.swiftmodule in \(modules.path)")
    }
    let runtime = modules.deletingLastPathComponent().appendingPathComponent("CSwiftRuntime.build/module.modulemap")
    let systemLibrary = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/CXML2").standardized
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", version, "-module-alias", "UIKit=SwivelUI", "-I", modules.path,
      // What the module's own imports need: a system library's module map.
      "-I", systemLibrary.path, "-Xcc", "-I/usr/include/libxml2", "-Xcc", "-fmodule-map-file=\(runtime.path)",
      "-module-cache-path", folder.path, file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard compiler.terminationStatus == 0 else { return text.isEmpty ? "the compiler failed" : text }
    return text
  }

  @Test(.enabled(if: isHere, "needs SWIVEL_CORPUS with seeds"), arguments: ["5", "6"])
  func theHelpersCompile(_ version: String) throws {
    let helpers = try Self.block("extension UIView {", in: try Self.post())
    #expect(helpers.contains("func "))
    #expect(try Self.complaints("import UIKit\n\(helpers)\n", swift: version) == "")
  }

  @Test(.enabled(if: isHere, "needs SWIVEL_CORPUS with seeds"))
  func theLayoutThatUsesThemCompiles() throws {
    let post = try Self.post()
    let helpers = try Self.block("extension UIView {", in: post)
    let layout = try Self.block("override func viewWillLayoutSubviews() {", in: post)
    // The views and the constant the post declares elsewhere.
    let labels = Set(layout.split { !$0.isLetter }.filter { $0.hasSuffix("Label") })
    let buttons = Set(layout.split { !$0.isLetter }.filter { $0.hasSuffix("Button") })
    let declarations =
      labels.sorted().map { "  let \($0): UILabel! = UILabel()" }
      + buttons.sorted().map { "  let \($0): UIButton! = UIButton(type: .system)" }
    let source =
      "import UIKit\nenum k { static let VIEW_MARGIN: CGFloat = 8 }\n\(helpers)\nclass Screen: UIViewController {\n"
      + declarations.joined(separator: "\n") + "\n\(layout)\n}\n"
    #expect(try Self.complaints(source, swift: "5") == "")
  }

  @Test(.enabled(if: isHere, "needs SWIVEL_CORPUS with seeds"))
  func whatIsNotThereIsNoticed() throws {
    let source = "import UIKit\nextension UIView { func f() { self.noSuchThing() } }\n"
    #expect(try Self.complaints(source, swift: "6").contains("noSuchThing"))
  }
}
