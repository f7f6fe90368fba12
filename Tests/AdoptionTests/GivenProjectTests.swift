// What people name when they adopt something: a project, a workspace, the folder they cloned.
import Foundation
import Testing

@testable import Adoption

@Suite final class GivenProjectTests {
  private let folder = NSTemporaryDirectory() + "given-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String]) throws {
    for path in files {
      let name = path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : path
      try FolderListing.write([UInt8](Self.project(of: path).utf8), to: "\(folder)/\(name)")
    }
  }

  /// A project with one target that is called as it: an app, or a library where that begins with a K.
  private static func project(of path: String) -> String {
    let name = path.split(separator: "/").last.map { $0.replacing(".xcodeproj", with: "") } ?? ""
    let product = name.hasPrefix("K") ? "framework" : "application"
    return """
      { objects = { P = { targets = (T); }; T = { isa = PBXNativeTarget; name = \(name); \
      productType = "com.apple.product-type.\(product)"; }; }; rootObject = P; }
      """
  }

  private struct Row: CustomTestStringConvertible {
    var files: [String]
    /// From the folder; empty for the folder.
    var named = ""
    /// Of the project that is found, from the folder; nil for sources or a package.
    var found: String?
    var testDescription: String { "\(named) in \(files)" }
  }

  private static let rows = [
    Row(files: ["A.xcodeproj"], named: "A.xcodeproj", found: "A.xcodeproj"),
    Row(files: ["A.xcodeproj", "B.swift"], found: "A.xcodeproj"),
    Row(files: ["Pods.xcodeproj", "S.xcodeproj"], found: "S.xcodeproj"),
    Row(files: ["README.md", "Tilt/Tilt.xcodeproj", "Tilt/Tilt/A.swift"], found: "Tilt/Tilt.xcodeproj"),
    Row(files: ["apps/ios/Tilt.xcodeproj"], found: "apps/ios/Tilt.xcodeproj"),
    // The uppermost is meant: what lies deeper is somebody else's.
    Row(files: ["Tilt/Tilt.xcodeproj", "Tilt/Vendor/Kit/Kit.xcodeproj"], found: "Tilt/Tilt.xcodeproj"),
    Row(files: ["Tilt/Tilt.xcodeproj", "Pods/Pods.xcodeproj", "build/B.xcodeproj"], found: "Tilt/Tilt.xcodeproj"),
    Row(files: [".hidden/H.xcodeproj", "Pods/X/X.xcodeproj"], found: nil),
    Row(files: ["a/b/c/d/Deep.xcodeproj"], found: nil),
    Row(files: ["A.swift", "Example/E.xcodeproj"], found: nil),
    Row(files: ["Dangerfile.swift", "Tilt/Tilt.xcodeproj"], found: "Tilt/Tilt.xcodeproj"),
    Row(files: ["Package.swift", "Example/E.xcodeproj"], found: nil),
    Row(files: ["Sources/A.swift"], found: nil),
  ]

  @Test(arguments: rows) private func whereTheProjectIs(row: Row) throws {
    try write(row.files)
    let path = row.named.isEmpty ? folder : "\(folder)/\(row.named)"
    let found = try GivenProject.find(path, target: nil)
    #expect(found?.path == row.found.map { "\(folder)/\($0)" })
    let isBelow = row.named.isEmpty && row.found?.contains("/") == true
    #expect(found.map { $0.remarks.map(\.text) } == row.found.map { isBelow ? ["its project is \($0)"] : [] })
  }

  @Test func severalAreNamed() throws {
    try write(["One/One.xcodeproj", "Two/Two.xcodeproj"])
    let reason = "several projects are below it; name one: One/One.xcodeproj, Two/Two.xcodeproj"
    #expect(throws: AdoptionError.nothing(path: folder, reason: reason)) {
      try GivenProject.find(folder, target: nil)
    }
  }

  @Test func aTargetDecidesBetweenThem() throws {
    try write(["One/One.xcodeproj", "Two/Two.xcodeproj"])
    #expect(try GivenProject.find(folder, target: "Two")?.path == folder + "/Two/Two.xcodeproj")
    #expect(throws: AdoptionError.self) { try GivenProject.find(folder, target: "Three") }
  }

  /// A link to a folder around it is not gone into.
  @Test func linksAreNotFollowed() throws {
    try write(["Tilt/Tilt.xcodeproj"])
    try FileManager.default.createSymbolicLink(atPath: folder + "/Again", withDestinationPath: folder + "/Tilt")
    #expect(try GivenProject.find(folder, target: nil)?.path == folder + "/Tilt/Tilt.xcodeproj")
  }

  /// What another program makes a project of is not the app's source.
  @Test func whatAProjectIsMadeOfIsSaid() throws {
    try FolderListing.write([UInt8]("import UIKit\n".utf8), to: folder + "/Sources/A.swift")
    try FolderListing.write([UInt8]("import ProjectDescription\n".utf8), to: folder + "/Project.swift")
    let plan = try AdoptionPlan(folder, target: nil)
    #expect(plan.main.sources == [folder + "/Sources/A.swift"])
    let said = plan.remarks.filter { $0.file == folder + "/Project.swift" }.map(\.text)
    #expect(said == ["not read: adopt the project that Tuist makes of it; here all sources below are one module"])
  }

  // MARK: Workspaces

  private static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
      <FileRef location = "group:README.md"></FileRef>
      <Group location = "container:" name = "Libraries">
        <Group location = "group:Kits" name = "Kits"><FileRef location = "group:Kit.xcodeproj"/></Group>
        <FileRef location = "group:Gone.xcodeproj"></FileRef>
      </Group>
      <FileRef location = "group:Tilt &amp; Turn/Tilt.xcodeproj"></FileRef>
      <FileRef location = "container:Other.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      <FileRef location = "group:Shapes"></FileRef>
      <FileRef location = "group:Broken.xcodeproj"></FileRef>
    </Workspace>
    """

  /// The first with an app, unless a target is named; what is not there and what CocoaPods made does not count.
  @Test(
    arguments: [
      (nil, "Tilt & Turn/Tilt.xcodeproj"), ("Other", "Other.xcodeproj"), ("Kit", "Kits/Kit.xcodeproj"),
      ("None", "Kits/Kit.xcodeproj"),
    ] as [(String?, String)])
  func aWorkspacesProject(target: String?, found: String) throws {
    let projects = ["Kits/Kit.xcodeproj", "Tilt & Turn/Tilt.xcodeproj", "Other.xcodeproj"]
    try write(projects + ["Pods/Pods.xcodeproj", "Shapes/Package.swift", "README.md"])
    try FolderListing.write([UInt8]("{".utf8), to: folder + "/Broken.xcodeproj/project.pbxproj")
    try FolderListing.write(
      [UInt8](Self.workspace.utf8), to: folder + "/Tilt.xcworkspace/contents.xcworkspacedata")
    let given = try #require(try GivenProject.find(folder + "/Tilt.xcworkspace", target: target))
    #expect(given.path == "\(folder)/\(found)")
    let all = projects + ["Shapes", "Broken.xcodeproj"]
    #expect(given.others == all.filter { $0 != found }.map { "\(folder)/\($0)" })
    // What cannot be read of it is told when the app is adopted, and no more.
    var libraries = LocalLibraries()
    for other in given.others { libraries.add(beside: other) }
    #expect(libraries.remarks.map(\.file) == [folder + "/Broken.xcodeproj/project.pbxproj"])
  }

  @Test func aWorkspaceWithoutAProject() throws {
    let path = folder + "/E.xcworkspace"
    try FolderListing.write([UInt8]("<Workspace></Workspace>".utf8), to: path + "/contents.xcworkspacedata")
    let error = AdoptionError.nothing(path: path, reason: "a workspace without a project that is there")
    #expect(throws: error) { try GivenProject.find(path, target: nil) }
  }
}
