// A package of one's own: an app, the program that hosts it, and a test.
import ArgumentParser
import Foundation
import Launcher

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a package with one app, its host and a test, ready to build and run.",
    discussion: "The package depends on the repository this program was built from.")

  @Argument(help: "The app's name: a Swift module's, beginning with a capital letter.")
  var name: String

  @Option(help: "The folder to make; it may exist when it is empty. The name, here, unless told otherwise.")
  var at: String?

  /// Modules an app's package is built with: another of the same name cannot be.
  static let taken: Set<String> = [
    "ArgumentParser", "Bus", "Configuration", "ConstraintSolver", "DeviceCatalog", "Dispatch", "Emulator", "EventLog",
    "Foundation", "Glibc", "HostService", "InterfaceBuilder", "Orientation", "Scripting", "SensorSources", "Swift",
    "SwiftProtobuf", "SwivelHost", "SwivelTesting", "SwivelUI", "Testing", "TextMetrics", "UIKit", "Wire", "XCTest",
    "Yams", "ZeroMQ",
  ]

  /// The longest name: with its suffixes it stays a file's name and an instance's app.
  private static let longestName = 64

  func validate() throws {
    let isName =
      name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil && name.utf8.count <= Self.longestName
    guard isName else {
      throw ValidationError(
        "'\(name)': expected a capital letter, then letters and digits, at most \(Self.longestName)")
    }
    guard !Self.taken.contains(name) else { throw ValidationError("'\(name)' is a module the app is built with") }
  }

  func run() throws {
    guard let repository = Installation.repository else {
      throw Failure("this program lies in no build of Swivel's package, which an app's package needs", .usage)
    }
    let folder = at ?? name
    let files = FileManager.default
    do {
      if files.fileExists(atPath: folder), try !files.contentsOfDirectory(atPath: folder).isEmpty {
        throw Failure("\(folder) is not empty; name another folder with --at", .refused)
      }
      for file in PackageTemplate(name: name, repository: repository).files {
        let path = "\(folder)/\(file.path)"
        try files.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try file.text.write(toFile: path, atomically: false, encoding: .utf8)
      }
    } catch let failure as Failure { throw failure } catch {
      throw Failure("\(folder): \((error as NSError).localizedDescription)", .usage)
    }
    print(
      """
      \(name) in \(folder): an app, its host and a test
        swift test --package-path \(folder)
        swift build --package-path \(folder) --product \(name)-host
        \(repository)/tools/swivel up --host \(folder)/.build/debug/\(name)-host --app \(name)
      """)
  }
}
