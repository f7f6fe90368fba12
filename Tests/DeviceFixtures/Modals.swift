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

  public required init?(coder: NSCoder) { nil }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
