// A container that gives the screen less than the window: where its arithmetic goes wrong.
import UIKit

/// Shows the second version of the screen away from the window's corner, like the column of a split or below an opaque bar.
public final class ShiftingViewController: UIViewController {
  /// The screen that is shown.
  public let child = PlacementViewController(.second)
  private let offset: CGPoint

  /// Leaves `offset` free at the left and at the top.
  public init(by offset: CGPoint) {
    self.offset = offset
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    child.view.frame = CGRect(
      x: offset.x, y: offset.y, width: size.width - offset.x, height: size.height - offset.y)
  }
}
