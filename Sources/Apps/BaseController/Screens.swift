// The two screens: the second covers the first, which then hears of no turn until it comes back.
import UIKit

/// The root: opens the second screen.
public final class FirstViewController: BaseViewController {
  private let openSecond = UIButton()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "First"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    openSecond.setTitle("Open Second", for: .normal)
    openSecond.accessibilityIdentifier = "open-second"
    openSecond.frame = CGRect(
      x: 16, y: content.bounds.height - 52, width: content.bounds.width - 32, height: 44)
    openSecond.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    openSecond.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(SecondViewController(), animated: true)
      }, for: .touchUpInside)
    content.addSubview(openSecond)
  }
}

/// Covers the first screen.
public final class SecondViewController: BaseViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Second"
  }

  public required init?(coder: NSCoder) { nil }
}
