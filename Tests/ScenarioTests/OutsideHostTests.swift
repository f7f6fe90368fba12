// A user's own package, outside this repository: builds a host of ten lines against the SwivelHost product and runs it.
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct OutsideHostTests {
  /// The repository, from the folder of the test's programs.
  private var repository: String? {
    Installation.configuration(named: nil).map { ($0 as NSString).deletingLastPathComponent }
  }

  /// The user's only file.
  private static let app = """
    import SwivelHost
    import UIKit

    final class OnlyController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    final class AppDelegate: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = OnlyController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    @main
    struct Host {
      static func main() {
        SwivelHost.run([
          AppBundle(
            name: "Mine", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)
          ) { AppDelegate() }
        ])
      }
    }
    """

  @Test(.timeLimit(.minutes(20)))
  func aPackageOutsideHostsItsOwnApp() throws {
    let sandbox = try Sandbox()
    let repository = try #require(repository)
    let package = sandbox.runtime + "/my-app"
    let sources = package + "/Sources/my-host"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "my-app",
        dependencies: [.package(name: "swivel", path: "\(repository)")],
        targets: [
          .executableTarget(
            name: "my-host",
            dependencies: [
              .product(name: "SwivelHost", package: "swivel"), .product(name: "SwivelUI", package: "swivel"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])])
        ])
      """
    try manifest.write(toFile: package + "/Package.swift", atomically: false, encoding: .utf8)
    try Self.app.write(toFile: sources + "/Host.swift", atomically: false, encoding: .utf8)
    // The products are kept beside this build: a second run compiles only the user's file.
    let scratch = repository + "/.build/outside-host"
    let build = try sandbox.start(
      ["build", "--package-path", package, "--scratch-path", scratch, "--product", "my-host"],
      program: try swiftProgram()
    ).finish()
    try #require(build.status == 0, "\(build)")
    let up = try sandbox.swivel(
      "up", "--detach", "--host", scratch + "/debug/my-host", "--app", "Mine", "--device", "iphone-8", "--era", "15")
    try #require(up.status == 0, "\(up)")
    // R-NEG-01: the controller lists portrait alone.
    let turn = try sandbox.swivel("rotate", "landscapeLeft", "--json")
    #expect(turn.status == 3)
    #expect(try JSONLine(turn.output).lines("windows")[0].string("reason") == "mask")
    #expect(try sandbox.swivel("down").status == 0)
  }

  private func swiftProgram() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
    return try #require(found)
  }
}
