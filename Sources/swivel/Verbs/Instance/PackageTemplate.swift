// The files of a new package: as little as shows how an app, its host and its tests are written.

/// A package around one app.
struct PackageTemplate {
  let name: String
  /// Where Swivel's own package lies.
  let repository: String

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"), ("Sources/\(name)/\(name).swift", app),
      ("Sources/\(name)-host/Host.swift", host), ("Tests/\(name)Tests/\(name)Tests.swift", test),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    // The app says `import UIKit` and gets SwivelUI.
    let uiKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])]

    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "swivel", path: "\(repository)")],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "SwivelUI", package: "swivel")], swiftSettings: uiKit),
        .executableTarget(
          name: "\(name)-host", dependencies: ["\(name)", .product(name: "SwivelHost", package: "swivel")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "SwivelTesting", package: "swivel"),
            .product(name: "SwivelUI", package: "swivel"),
          ],
          swiftSettings: uiKit),
      ]
    )

    """
  }

  private var app: String {
    """
    // The app: a list of nothing yet, and a picture that is only shown in landscape.
    import UIKit

    /// The app as hosts and tests launch it.
    public enum \(name) {
      public static let app = AppBundle(
        name: "\(name)", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown),
        screens: ["Picture": { PictureViewController() }]
      ) { AppDelegate() }
    }

    final class AppDelegate: UIApplicationDelegate {
      private var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    final class ListViewController: UIViewController {
      private let heading = UILabel()
      private let show = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        heading.accessibilityIdentifier = "heading"
        show.accessibilityIdentifier = "show"
        show.setTitle("Show picture", for: .normal)
        // On Linux there is no target-action: a closure does it.
        show.addAction(
          UIAction { [weak self] _ in self?.present(PictureViewController(), animated: true) }, for: .touchUpInside)
        for part in [heading, show] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
          part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
        show.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 20).isActive = true
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        heading.text = view.bounds.width > view.bounds.height ? "Wide" : "Tall"
      }
    }

    final class PictureViewController: UIViewController {
      init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    """
  }

  private var host: String {
    """
    // The program that hosts the app: swivel up --host …/\(name)-host --app \(name)
    import \(name)
    import SwivelHost

    @main
    struct Host {
      static func main() { SwivelHost.run([\(name).app]) }
    }

    """
  }

  private var test: String {
    """
    // What the app does when the device is turned, under two versions of iOS.
    import SwivelTesting
    import Testing
    import UIKit

    @testable import \(name)

    @MainActor struct \(name)Tests {
      @Test(arguments: ["12", "16"])
      func theListTurnsWithTheDevice(version: String) throws {
        let device = try TestDevice("iphone-8", iOS: version, \(name).app)
        device.window.expect(view: "heading", text: "Tall")
        device.rotate(.landscapeLeft)
        device.window.expect(interface: .landscapeRight, reason: .rotated, size: CGSize(width: 667, height: 375))
        device.window.expect(view: "heading", text: "Wide")
      }

      @Test func thePictureIsOnlyShownInLandscape() throws {
        let device = try TestDevice("iphone-8", iOS: "15", \(name).app)
        device.window.tap("show")
        device.window.expect(interface: .landscapeRight, visible: "PictureViewController")
        device.window.expectCalls("ListViewController.viewWillDisappear", "PictureViewController.viewWillAppear")
        device.rotate(.portrait)
        device.window.expect(interface: .landscapeRight, reason: .mask)
      }
    }

    """
  }
}
