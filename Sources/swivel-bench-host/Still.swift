// An app that is portrait whatever happens: every turn of the device is refused by its mask.
import UIKit

/// The app as the bench launches it.
enum Still {
  static let app = AppBundle.showing(
    "Still",
    InfoDictionary(supportedInterfaceOrientations: .portrait, supportedInterfaceOrientationsPad: .portrait)
  ) { StillViewController() }
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
