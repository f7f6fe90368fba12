// The Pages app: a book that shows one page or two, decided by the shape of its canvas.
import UIKit

/// The app as hosts launch it.
public enum Pages {
  /// All four orientations everywhere, so that iPads split the screen with it.
  public static let app = AppBundle(
    name: "Pages", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all),
    screens: ["About": { AboutViewController() }]
  ) { PagesDelegate() }
}

/// Builds the window: a stack without a bar, so that the canvas is the window.
final class PagesDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: PagesViewController())
    navigation.isNavigationBarHidden = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Covers the book, which then hears of no turn until it is uncovered.
final class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
  }
}
