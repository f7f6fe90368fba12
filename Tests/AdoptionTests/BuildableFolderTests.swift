// Folders that are a target's as they are (Xcode 16): what another target has of them, what is left out, and what is copied.
import Foundation
import Testing

@testable import Adoption

@Suite final class BuildableFolderTests {
  private let folder = NSTemporaryDirectory() + "folders-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  /// An app with the folder App, and a widget with the folder Widget. `exceptions` are those of Widget for the app.
  private static func project(app: String, widget: String) -> String {
    """
    { objectVersion = 77; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, W, ); };
      G = { isa = PBXGroup; children = (A, B, ); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (EA, EX, ); sourceTree = "<group>"; };
      B = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (EB, EW, ); sourceTree = "<group>"; };
      EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(app)); };
      EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Both.swift, ); };
      EB = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(widget)); };
      EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Info.plist, ); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (A, ); };
      W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
            fileSystemSynchronizedGroups = (B, ); };
    }; rootObject = P; }
    """
  }

  private static let files = [
    "App/App.swift": "import UIKit\n", "App/Both.swift": "", "App/Old/Old.swift": "", "App/Old/Older.swift": "",
    "App/GoogleService-Info.plist": "<plist/>", "App/Info.plist": "<plist/>", "App/words.txt": "", "App/Kit.h": "",
    "App/Art.xcassets/logo.imageset/logo.pdf": "", "App/Art.xcassets/logo.imageset/logo.svg": "",
    "App/Sounds.bundle/a/b.caf": "", "App/App.entitlements": "", "App/.env": "", "App/ROOM.H": "",
    "App/Kit.xcframework/ios/Kit.framework/Kit": "", "App/Guide.docc/Guide.md": "", "App/AppIcon.icon/icon.json": "{}",
    "App/art.scnassets/ship.scn": "",
    "Widget/Widget.swift": "", "Widget/Attributes.swift": "", "Widget/Deep/Shared.swift": "", "Widget/Info.plist": "",
    "Widget/Looks.xcassets/Contents.json": "{}", "Widget/Looks.xcassets/tint.colorset/Contents.json": "{}",
  ]

  private static let own = ["App/App.swift", "App/Both.swift", "App/Old/Old.swift", "App/Old/Older.swift"]

  /// The app's sources, by its exceptions to its own folder and to the widget's: the former are files it has not, the latter those it has.
  @Test(
    arguments: [
      ("", "", own),
      ("Both.swift, ", "", ["App/App.swift", "App/Old/Old.swift", "App/Old/Older.swift"]),
      ("Old, ", "", ["App/App.swift", "App/Both.swift"]),
      ("Ol, ", "", own),
      ("", "Attributes.swift, ", own + ["Widget/Attributes.swift"]),
      ("", "Deep/Shared.swift, Gone.swift, ", own + ["Widget/Deep/Shared.swift"]),
      ("", "Deep, ", own + ["Widget/Deep/Shared.swift"]),
    ] as [(String, String, [String])])
  func sources(app: String, widget: String, expected: [String]) throws {
    try write(Self.files)
    try write(["A.xcodeproj/project.pbxproj": Self.project(app: app, widget: widget)])
    let targets = try XcodeProject(folder + "/A.xcodeproj").targets
    #expect(targets[0].sources == expected)
    #expect(
      targets[1].sources == [
        "Widget/Attributes.swift", "Widget/Deep/Shared.swift", "Widget/Widget.swift", "App/Both.swift",
      ])
  }

  /// The bundle has what Xcode copies: catalogues and bundles whole, whatever kind of file an app reads, and none it compiles from.
  @Test func resources() throws {
    try write(Self.files)
    try write(["A.xcodeproj/project.pbxproj": Self.project(app: "", widget: "Looks.xcassets, ")])
    let plan = try AdoptionPlan(folder + "/A.xcodeproj", target: nil)
    let copied = [
      "GoogleService-Info.plist": "App/GoogleService-Info.plist", "words.txt": "App/words.txt",
      "Art.xcassets/logo.imageset/logo.pdf": "App/Art.xcassets/logo.imageset/logo.pdf",
      "Art.xcassets/logo.imageset/logo.svg": "App/Art.xcassets/logo.imageset/logo.svg",
      "Sounds.bundle/a/b.caf": "App/Sounds.bundle/a/b.caf", "art.scnassets/ship.scn": "App/art.scnassets/ship.scn",
      "Looks.xcassets/Contents.json": "Widget/Looks.xcassets/Contents.json",
      "Looks.xcassets/tint.colorset/Contents.json": "Widget/Looks.xcassets/tint.colorset/Contents.json",
    ]
    #expect(plan.main.resources == copied.mapValues { "\(folder)/\($0)" })
    #expect(plan.remarks.isEmpty)
  }

  /// A file with translations is named without their folders.
  @Test func translatedExceptions() throws {
    try write(Self.files)
    try write([
      "App/en.lproj/Page.html": "", "App/Deep/en.lproj/Page.html": "", "App/en.lproj/Other.html": "",
      "A.xcodeproj/project.pbxproj": Self.project(app: "\"/Localized: Page.html\", ", widget: ""),
    ])
    let pages = try XcodeProject(folder + "/A.xcodeproj").targets[0].resources.filter { $0.hasSuffix(".html") }
    #expect(pages == ["App/Deep/en.lproj/Page.html", "App/en.lproj/Other.html"])
  }

  /// A film of more than 64 MB is left where it is, and said.
  @Test(arguments: [(0, true), (64 << 20, true), ((64 << 20) + 1, false)])
  func largeFiles(size: Int, isCopied: Bool) throws {
    try write(Self.files)
    try write(["A.xcodeproj/project.pbxproj": Self.project(app: "", widget: ""), "App/film.mp4": ""])
    // A hole of that size takes no room on the disk.
    #expect(truncate(folder + "/App/film.mp4", size) == 0)
    let plan = try AdoptionPlan(folder + "/A.xcodeproj", target: nil)
    #expect((plan.main.resources["film.mp4"] != nil) == isCopied)
    let told = Remark(file: folder + "/App/film.mp4", line: 1, text: "left out: more than 67108864 bytes")
    #expect(plan.remarks == (isCopied ? [] : [told]))
  }
}
