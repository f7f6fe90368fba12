// An app that is portrait whatever happens: every turn of the device is refused by its mask.
import UIKit

/// The app as the bench launches it.
enum Still {
  static let app = AppBundle(
    name: "Still",
    infoDictionary: InfoDictionary(
      supportedInterfaceOrientations: .portrait, supportedInterfaceOrientationsPad: .portrait)
  ) { StillDelegate() }
}

final class StillDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = StillViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// One label, in portrait.
final class StillViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "Still"
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
