// Settings by which a target's sources mean something else: names of `#if`, and what is on the main actor.
import Foundation
import Testing

@testable import Adoption

@Suite final class TargetSettingTests {
  private let folder = NSTemporaryDirectory() + "settings-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  /// As a `project.pbxproj` has them, and what a manifest says in their place. By Xcode's build settings reference; `DEBUG` is set by
  /// SwiftPM, and `inherited` is the project's `BASE`.
  @Test(
    arguments: [
      ("", [".define(\"BASE\")"]),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING;", [".define(\"STAGING\")"]),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG STAGING  A_1\";", [".define(\"STAGING\")", ".define(\"A_1\")"]),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) MOCK BASE\";",
        [".define(\"BASE\")", ".define(\"MOCK\")"]
      ),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", MOCK, );", [".define(\"BASE\")", ".define(\"MOCK\")"]
      ),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(KIND)\"; KIND = BETA;", [".define(\"BETA\")"]),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A-B 1C D=1 \";", []),
      (
        "OTHER_SWIFT_FLAGS = \"-DONE -D TWO \\\"-D\\\" \\\"COCOAPODS\\\" -Onone -Xcc -DFOUR -D\";",
        [".define(\"BASE\")", ".define(\"ONE\")", ".define(\"TWO\")", ".define(\"COCOAPODS\")"]
      ),
      ("OTHER_SWIFT_FLAGS = (\"-D\", THREE, \"-DBASE\", );", [".define(\"BASE\")", ".define(\"THREE\")"]),
      (
        "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
        [".define(\"BASE\")", ".unsafeFlags([\"-default-isolation\", \"MainActor\"])"]
      ),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", [".define(\"BASE\")"]),
      (
        "SWIFT_APPROACHABLE_CONCURRENCY = YES;",
        [
          ".define(\"BASE\")", ".enableUpcomingFeature(\"DisableOutwardActorInference\")",
          ".enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")",
          ".enableUpcomingFeature(\"InferIsolatedConformances\")",
          ".enableUpcomingFeature(\"InferSendableFromCaptures\")",
          ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
        ]
      ),
      ("SWIFT_APPROACHABLE_CONCURRENCY = NO;", [".define(\"BASE\")"]),
    ] as [(String, [String])])
  func ofAProject(own: String, expected: [String]) throws {
    let project = """
      { objects = { P = { mainGroup = G; targets = (T, ); buildConfigurationList = L; }; G = { children = (A, ); }; A = { path = A.swift; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, );
              buildConfigurationList = M; };
        S = { isa = PBXSourcesBuildPhase; files = (F, ); }; F = { fileRef = A; };
        L = { buildConfigurations = (C, ); }; C = { name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE; }; };
        M = { buildConfigurations = (D, ); }; D = { name = Release; buildSettings = { \(own) }; };
      }; rootObject = P; }
      """
    for (path, text) in ["A.xcodeproj/project.pbxproj": project, "A.swift": ""] {
      try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)")
    }
    let plan = try AdoptionPlan(folder + "/A.xcodeproj", target: nil)
    #expect(plan.main.swiftSettings == expected)
    let package = AdoptedPackage(plan, folder: folder + "/Out", repository: "/swivel", classes: AppClasses([]))
    let manifest = try #require(package.files.first { $0.path == "Package.swift" }).text
    let written = expected.isEmpty ? "uiKit" : "uiKit + [\(expected.joined(separator: ", "))]"
    #expect(manifest.contains("swiftSettings: \(written), plugins:"))
  }

  /// As a library's manifest has them: those for phones, in a build for debugging.
  @Test(
    arguments: [
      (".define(\"A\")", [".define(\"A\")"]),
      (
        ".define(\"A\"), .define(\"B\", .when(configuration: .debug)), .define(\"C\", .when(configuration: .release))",
        [".define(\"A\")", ".define(\"B\")"]
      ),
      (
        ".define(\"A\", .when(platforms: [.macOS, .linux])), .define(\"B\", .when(platforms: [.iOS, .tvOS]))",
        [".define(\"B\")"]
      ),
      (".defaultIsolation(MainActor.self)", [".unsafeFlags([\"-default-isolation\", \"MainActor\"])"]),
      (".defaultIsolation(nil)", []),
      (
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"), .enableUpcomingFeature(\"MemberImportVisibility\")",
        [".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"]
      ),
      (".swiftLanguageMode(.v6), .unsafeFlags([\"-O\"]), .define(\"A B\")", []),
    ] as [(String, [String])])
  func ofAPackage(written: String, expected: [String]) throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"P\", swiftSettings: [\(written)])])"
    let manifest = try PackageManifest(file: "Package.swift", text: text)
    #expect(manifest.targets.map(\.swiftSettings) == [expected])
    try FolderListing.write([UInt8](text.utf8), to: folder + "/Package.swift")
    try FolderListing.write([], to: folder + "/Sources/P/P.swift")
    var libraries = LocalLibraries()
    try libraries.add(package: folder)
    var told: [Remark] = []
    #expect(try libraries.module("P", &told)?.swiftSettings == expected)
  }
}
