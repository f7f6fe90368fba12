// Controllers that present others, for tests of modal presentation.
import Orientation
import SwivelUI

/// A screen to be presented, in the style it is made with.
public final class B: UIViewController {
  private let mask: UIInterfaceOrientationMask
  public init(_ style: UIModalPresentationStyle, mask: UIInterfaceOrientationMask = .all) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }
  /// A screen that is presented as a popover from somewhere; without a source UIKit raises.
  public static func popover() -> B {
    let screen = B(.popover)
    screen.popoverPresentationController?.sourceView = UIView(frame: CGRect(x: 50, y: 80, width: 40, height: 40))
    return screen
  }

  public required init?(coder: NSCoder) { nil }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
