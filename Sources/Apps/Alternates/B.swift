// Screen B: handles its own rotation by drawing anew, and brings back the navigation bar.
import UIKit

/// A screen whose view draws itself for whatever size it has.
public final class B: UIViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "B"
  }

  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let canvas = Canvas(frame: UIScreen.main.bounds)
    canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    canvas.contentMode = .redraw
    canvas.accessibilityIdentifier = "canvas"
    view = canvas
  }

  /// Shows the bar, so that there is a way back; nobody hides it again, and super is not called: both as the technique has it.
  public override func viewWillAppear(_ animated: Bool) {
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  public override func shouldAutorotateToInterfaceOrientation(_ interfaceOrientation: UIInterfaceOrientation) -> Bool {
    interfaceOrientation != .portraitUpsideDown
  }
}

/// The drawing of B: it remembers for which sizes it was drawn.
public final class Canvas: UIView {
  /// The sizes drawn so far, in order.
  public private(set) var drawnSizes: [CGSize] = []
  private let caption = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    caption.frame = CGRect(x: frame.width / 4, y: frame.height / 2 - 22, width: frame.width / 2, height: 44)
    caption.autoresizingMask = [
      .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    caption.accessibilityIdentifier = "caption"
    addSubview(caption)
  }

  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) {
    drawnSizes.append(rect.size)
    caption.text = rect.width > rect.height ? "B drawn wide" : "B drawn tall"
  }
}
