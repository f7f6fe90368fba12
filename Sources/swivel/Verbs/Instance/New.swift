// A package of one's own: an app, the program that hosts it, and a test.
import ArgumentParser
import Launcher

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a package with one app, its host and a test, ready to build and run.",
    discussion: "The package depends on the repository this program was built from.")

  @Argument(help: "The app's name: a Swift module's, beginning with a capital letter.")
  var name: String

  @Option(help: "The folder to make; it may exist when it is empty. The name, here, unless told otherwise.")
  var at: String?

  func run() throws {
    guard let repository = Installation.repository else {
      throw Failure("this program lies in no build of Swivel's package, which an app's package needs", .usage)
    }
    // One writer, which needs no build: the same as `tools/swivel new`.
    let script = ChildProgram(
      path: repository + "/tools/new-package", arguments: [name] + (at.map { ["--at", $0] } ?? []))
    let status = try supervising { () throws(LauncherError) in try script.runToEnd() }
    if status != 0 { throw ExitCode(status) }
  }
}
