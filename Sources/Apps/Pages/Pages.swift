// The Pages app: a book that shows one page or two, decided by the shape of its canvas.
import UIKit

/// The app as hosts launch it.
public enum Pages {
  /// All four orientations everywhere, so that iPads split the screen with it.
  public static let app = AppBundle(
    name: "Pages", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all),
    screens: [
      "About": { AboutViewController() }, "NotDue": { PagesViewController(startsDue: false) },
      "Margin": { PagesViewController(defaultConstant: 60) }, "Settling": { SettlingViewController() },
    ]
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
///
/// Its text says how wide it is and how far from the edges it keeps, but not where it stands: ambiguous in a window with room,
/// a conflict in one without.
final class AboutViewController: UIViewController {
  private static let textWidth: CGFloat = 560
  private static let margin: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    let text = UILabel()
    text.accessibilityIdentifier = "about"
    text.text = "One page, or two where there is room for two."
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let width = text.widthAnchor.constraint(equalToConstant: Self.textWidth)
    width.identifier = "about-width"
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: Self.margin),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor, constant: Self.margin),
      text.centerYAnchor.constraint(equalTo: view.centerYAnchor), width,
    ])
  }
}
