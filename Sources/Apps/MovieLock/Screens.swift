// The screens: upright tabs, the list in them, and the movie over them.
import UIKit

/// Tabs that keep the orientation they have.
class MovieTabs: UITabBarController {
  override var shouldAutorotate: Bool { false }
}

/// Tabs that answer portrait as well, which they should not.
final class AnsweringTabs: MovieTabs {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// A list with a button that plays a movie.
public final class ListViewController: UIViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Movies"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    let play = UIButton(frame: CGRect(x: 20, y: 80, width: 120, height: 44))
    play.setTitle("Play", for: .normal)
    play.accessibilityIdentifier = "play"
    play.addAction(
      UIAction { [weak self] _ in self?.present(MovieViewController(autorotates: false), animated: true) },
      for: .touchUpInside)
    view.addSubview(play)
  }
}

/// A movie that is only ever shown in landscape.
public final class MovieViewController: UIViewController {
  private let autorotates: Bool

  /// A movie; from era 6 to 15 it stays as it was presented unless it `autorotates`.
  public init(autorotates: Bool) {
    self.autorotates = autorotates
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    let done = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
    done.setTitle("Done", for: .normal)
    done.accessibilityIdentifier = "done"
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(done)
  }

  /// Era 5.
  public override func shouldAutorotateToInterfaceOrientation(_ interfaceOrientation: UIInterfaceOrientation) -> Bool {
    interfaceOrientation.isLandscape
  }

  /// From era 6.
  public override var shouldAutorotate: Bool { autorotates }

  /// From era 6.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}
