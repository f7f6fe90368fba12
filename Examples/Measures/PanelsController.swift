// A header, and two panels of one width below it. Who inherits says so in constraints; what was seen when is written down here.
import UIKit

class PanelsController: UIViewController {
  let header = UILabel()
  let first = UIView()
  let second = UIView()

  /// The frames of header, first and second: as a turn is announced, beside its animation, and when it is over.
  private(set) var announced: [CGRect] = []
  private(set) var animated: [CGRect] = []
  private(set) var completed: [CGRect] = []

  var frames: [CGRect] { [header, first, second].map(\.frame) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    header.text = "Panels"
    first.backgroundColor = .lightGray
    second.backgroundColor = .darkGray
    for part in [header, first, second] { view.addSubview(part) }
    constrain()
  }

  /// 8 below the safe area and 16 from both sides a header of 44; 8 below it two panels of one width, 8 apart, that end 16 above the
  /// safe area's bottom.
  func constrain() { fatalError("a library does it") }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    announced = frames
    coordinator.animate(
      alongsideTransition: { _ in
        self.view.layoutIfNeeded()
        self.animated = self.frames
      },
      completion: { _ in self.completed = self.frames })
  }
}
